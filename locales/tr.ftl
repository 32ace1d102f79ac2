### Turkish. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = Oyun başlatılamadı.
slow-start = Oyunun yüklenmesi uzun sürüyor.

## First part: texts of the first move. Each costs every visitor bytes.

retry = Yeniden dene
title = XOX
loading = Yükleniyor…
goal-of-first-board = Üçlü yapan kazanır
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = sen { $mark }
menu = Menü
play-again = Tekrar oyna
daily = Günün bulmacası
learn = Öğren
board-label = Tahta
square = { $square }, { $content ->
    [empty] boş
    [mark] { $mark }
   *[line] { $mark }, tamamlanmış çizgi
}
turn-of = { $player ->
    [you] Sıra sende
    [remote] Rakibin bekleniyor
    [computer] Sıra bilgisayarda
   *[other] Sıra: { $name }
}
send-the-link = Bağlantıyı gönder, sonra gelen yanıtı aç
is-thinking = Bilgisayar düşünüyor…
has-stopped = Bilgisayar düşünmeyi bıraktı
dead = Artık kimse kazanamaz
wins = { $player ->
    [you] Kazandın
    [remote] Rakibin kazandı
    [computer] Bilgisayar kazandı
   *[other] { $name } kazandı
}
won-on-first-board = Yan yana üç
drawn = Berabere
board-full = Tahta doldu
you = Sen
remote-player = Rakip
computer = Bilgisayar
score = Skor
side-score = { $player }, { $mark }: { $wins } galibiyet
mark-score = { $mark }: { $wins } galibiyet
draws = berabere
level-name = { $level ->
    [easy] Kolay
    [medium] Orta
    [hard] Zor
    [very-hard] Çok zor
   *[unbeatable] Yenilmez
}
friend = Arkadaş
by-link = Bağlantıyla
settings = Ayarlar
not-loaded = Oyunun bu bölümü yüklenemedi.

## Menu

new-game = Yeni oyun
share = Paylaş
puzzles = Bulmacalar
statistics = İstatistikler
progress = İlerleme

## Tools below the board

tools = Araçlar
undo = Geri al
redo = Yinele
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
help = Yardım
nudge = { $nudge ->
    [win] Bu hamleyle kazanabilirsin.
    [block] Rakibin kazanmak üzere. Durdurabilir misin?
    [fork] Aynı anda iki tehdit kurabilirsin.
    [stop-fork] Rakibin aynı anda iki tehdit kurabilir. Önleyebilir misin?
    [force] Kazanmayı garantileyebilirsin.
    [careful] Bazı kareler kaybettirir. Kaybettirmeyen birini bul.
    [lost] Rakibin kazanmayı garantileyebilir. Hangi kare en uzun dayanır?
    [threat] Bir tehdit kurabilirsin.
    [row] Daha uzun bir dizi kurabilirsin.
    [avoid] Bazı kareler tehlikeli. Kendi dizilerine en az yardım edeni bul.
   *[calm] Acil bir şey yok. En çok dizinin geçtiği kareyi al.
}
hint = İpucu
values = Değerler
## Moves

moves = Hamleler
start = Başlangıç
numbered-move = { $number }. { $mark } { $square }
why = Neden?
why-square = Neden { $square }?
play-from-here = Buradan oyna
show-me = Göster
skip = Atla
try-again = Yeniden dene
try-again-from = { $number }. hamleden yeniden dene
is-practice = Alıştırma: bu oyun sayılmaz
is-replay = Bu oyunu biri paylaştı
rematch-as = { $mark } olarak rövanş
go-to-start = Başa git
previous-move = Önceki hamle
next-move = Sonraki hamle
go-to-last-move = Son hamleye git
newest-first = Önce en yeni
move-of = { $number ->
    [0] Oyunun başı
   *[other] Hamle { $number } / { $of }
}
back-to-game = Oyuna dön
can-resume = “Geri al” son oyununu geri getirir

## Sharing

send = Gönder
invite = Davet et
share-game = Bu oyunu paylaş
share-turn = Hamleni gönder
share-end = Sonucu gönder
continue-with-friend = Bir arkadaşla devam et
about-turn = Rakibin bağlantıyı açar, hamlesini yapar ve sana yeni bir bağlantı gönderir. Her bağlantı bütün oyunu içerir, hiçbir sunucuda bir şey saklanmaz.
about-end = Rakibin bağlantıyı açar ve oyunun nasıl bittiğini görür.
copy-text = Metin olarak kopyala
save-picture = Görseli kaydet
save-as-file = { $format } olarak kaydet
won-at-move = { $number }. hamlede { $mark } kazandı
share-result = { $result ->
    [shared] Paylaşıldı.
    [link] Bağlantı kopyalandı.
    [game] Oyun metin olarak kopyalandı.
    [code] Kod kopyalandı.
    [result] Sonuç kopyalandı.
    [saved] Görsel kaydedildi.
    [file] Dosya olarak kaydedildi.
   *[refused] Bu tarayıcı paylaşmaya veya kopyalamaya izin vermiyor. Bunun yerine şu metni kopyala:
}
copy-this-text = Bu metni kopyala
paste-game = Oyun yapıştır
about-paste = Bir bağlantı, bir oyunun metni veya yalnızca hamleler yapıştır; örneğin b2 a1 c3.
open-file = Dosya aç (SGF, psq, sav)
first-row-below = 1. satır en altta, Gomocalc ve Yixin’deki gibi
text-problem = Bu metin açılamıyor: { $problem }.
open = Aç
cancel = Vazgeç
link-copied = Bağlantı kopyalandı. Gönder, sonra gelen yanıtı aç
link-copied-end = Bağlantı kopyalandı. Rakibine gönder
move-sent = Hamle gönderildi. Yanıt gelince aç
end-sent = Sonuç gönderildi
send-your-move = Hamleni gönder
invited = Bir arkadaşın seni davet etti. Oyna ve Gönder’e bas
move-or-invite = Oyna ve hamleyi gönder ya da Davet et’e bas
invite-friend = Arkadaşını davet et
about-invitation = Bağlantıyı gönder. İlk hamle arkadaşının
you-move-first = Bağlantıyı gönder. İlk hamle senin
friend-moves-first = İlk hamleyi arkadaşın yapar ve sana bir bağlantı gönderir
friend-changed-move = Arkadaşın bir hamlesini değiştirdi
friend-played = Arkadaşın { $square } oynadı

## Embedding

embed = Sitene ekle
about-embed = Bu kodu herhangi bir web sayfasına yapıştır.
parts = Tahtayla birlikte göster
part = { $part ->
    [status] Durum
    [score] Skor
    [reset] Yeni oyun
    [history] Hamleler ve geri alma
    [hint] İpuçları
   *[settings] Ayarlar
}
preview = Önizleme
html-code = HTML kodu
copy-code = Kodu kopyala
match-page = Sayfaya uy

## Positions

set-up = Pozisyon kur
about-set-up = Değiştirmek için bir kareye bas: X, O, boş.
side-to-move = Sıra kimde?
impossible-position = İmkânsız pozisyon: { $reason }.
clear = Temizle
place = { $square }: { $mark } koy
clear-square = { $square }: temizle
aim = Nişan al
left = Sol
up = Yukarı
down = Aşağı
right = Sağ
aims-to-play = Oynamak için yeniden dokun
aims-to-change = { $square }: değiştirmek için yeniden bas
made = { $mark }: { $square }.
taken = Bu kare dolu
sentence = { $text }.

## Boards

board = Tahta
board-size = { $columns } × { $rows }
in-a-row-number = { $line ->
    [2] ikili
    [3] üçlü
    [4] dörtlü
    [5] beşli
    [6] altılı
    [7] yedili
    [8] sekizli
    [9] dokuzlu
   *[other] yan yana { $line }
}
misere = misère
goal = Amaç
how-to-play = Nasıl oynanır?
how-to-win = Sırayla birer işaret koyun. Yatay, dikey ya da çapraz olarak ilk kim yan yana { $line } işaret dizerse kazanır. Tahta önce dolarsa oyun berabere biter.
how-to-lose = Sırayla birer işaret koyun. Yatay, dikey ya da çapraz olarak kim yan yana { $line } işaret dizerse kaybeder. Tahta önce dolarsa oyun berabere biter.
longer-row = Daha uzun bir dizi de sayılır.
square-names = Her karenin bir adı var: b2, b sütununun 2. satırıdır.
tip-two-threats = İpucu: Çatal kur, yani aynı anda iki tehdit. Rakibin yalnızca birini engelleyebilir.
tip-open-row = İpucu: İki ucu boş, yan yana { $row } işaret artık engellenemez.
tip-safe-squares = İpucu: Güvenli kareleri kendine sakla ki önce rakibininkiler bitsin.
line-rule = { $line ->
    [2] İkili
    [3] Üçlü
    [4] Dörtlü
    [5] Beşli
    [6] Altılı
    [7] Yedili
    [8] Sekizli
    [9] Dokuzlu
   *[other] Yan yana { $line } tane
} yapan { $objective ->
    [normal] kazanır
   *[misere] kaybeder
}
board-rule = { $columns } × { $rows } · { $line ->
    [2] ikili
    [3] üçlü
    [4] dörtlü
    [5] beşli
    [6] altılı
    [7] yedili
    [8] sekizli
    [9] dokuzlu
   *[other] yan yana { $line } tane
} yapan { $objective ->
    [normal] kazanır
   *[misere] kaybeder
}
you-are-with-rule = { $mark } olarak oynuyorsun · yan yana { $line } dizen { $objective ->
    [normal] kazanır
   *[misere] kaybeder
}
won-with = Yan yana { $line ->
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
   *[other] { $line }
}
won-misere = { $player ->
    [you] Sen
    [remote] Rakibin
    [computer] Bilgisayar
   *[other] { $loser }
} { $square } ile yan yana { $line ->
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
   *[other] { $line }
} { $player ->
    [you] dizdin
   *[other] dizdi
}
custom-size = Özel boyut
new-game-from = Başka türlü başla
about-custom-size = En fazla 20 sütun ve 20 satır; yan yana sayısı tahtaya sığdığı kadar.
columns = Sütunlar
rows = Satırlar
in-a-row = Yan yana
board-problem = Geçersiz tahta: { $problem }.
not-whole-numbers = Her alana 1 ile 20 arasında bir tam sayı yaz.

## Opponents

game = Oyun
opponent = Rakip
about-level = { $level ->
    [easy] Herhangi bir boş kareyi seçer.
    [medium] Kazanabiliyorsa kazanır, gerekiyorsa engeller, yoksa rastgele oynar.
    [hard] Kazanır, engeller, sonra ortayı veya bir köşeyi alır. Onu yalnızca çifte tehdit yener.
    [very-hard] İleriyi düşünür, ama yalnızca bir an.
   *[unbeatable] Hiç kaybetmez. Berabere kalabilir misin?
}
about-friend = Bu ekranda sırayla oynarsınız.
about-link = Birbirinize bağlantı göndererek sırayla oynarsınız. Bağlantı bütün oyunu içerir.
play-as = İşaretin
strategy-name = { $strategy ->
    [random] Rastgele
    [trapper] Tuzakçı
   *[strategist] Stratejist
}
strongest-level = Uzman
about-strategy = { $strategy ->
    [random] Her tahtada herhangi bir boş kareyi seçer.
    [trapper] Çifte tehdit kurmana asla izin vermez ve hep farklı oynar. Hiç kaybetmez.
   *[strategist] Sekiz kural izler: hemen kazanmaktan kenar almaya kadar. Hiç kaybetmez.
}
about-style = { $style ->
    [easy] Çizgi kurar ve seninkilerin çoğunu engeller, ama hata yapar.
    [medium] Çizgi kurar ve seninkileri engeller, ama çifte tehditleri görmez.
    [trapper] Çifte tehdit kurar ve seninkileri önler, ama daha ileriyi görmez.
    [hard] Çifte tehdit kurar ve seninkileri önler, ama ilerisini pek görmez.
   *[strategist] Kuralları izler: kazan, engelle, çatal kur, çatalı önle, sonra en çok açık çizgideki kareyi al.
}
about-style-in-misere = { $style ->
    [easy] Çoğu zaman çizgi tamamlamaktan kaçınır, ama hata yapar.
    [medium] Kaçınabildiği sürece çizgi tamamlamaz, onun dışında rastgele oynar.
   *[hard] Kendi çizgilerine en az yarayan kareyi alır.
}
plays-like = Bu tahtada { $name } gibi oynar.
about-analysis = Bu tahtadaki en güçlü rakip. En fazla { $time } düşünür.
about-solved = Bu tahtada hata yapmaz.

## Games with other rules

other-games = Diğer oyunlar
variant-name = { $game ->
    [infinite] Sonsuz
    [wild] Vahşi
    [wild-misere] Vahşi misère
    [notakto] Notakto
   *[ultimate] Ultimate
}
variant-rules = { $game ->
    [infinite] Her tarafın yalnızca üç işareti vardır: dördüncüyü koyduğunda soluk görünen en eski işaretin kaybolur ve artık sayılmaz. Yan yana üç kazanır. Aynı konum üçüncü kez oluşursa oyun berabere biter.
    [wild] Her hamlede X ya da O koy. Yan yana üç eş işaret, kimin olursa olsun kazandırır. Tahta önce dolarsa oyun berabere biter.
    [wild-misere] Her hamlede X ya da O koy. Yan yana üç eş işareti tamamlayan kaybeder. Tahta önce dolarsa oyun berabere biter.
    [notakto] İki oyuncu da X koyar. Yan yana üç X tahtayı kapatır. Son tahtayı kapatan kaybeder.
   *[ultimate] Yan yana üç küçük tahta kazan. Karen rakibini aynı yerdeki küçük tahtaya gönderir. O tahta kazanılmış ya da doluysa rakibin istediği yere oynar.
}
variant-goal = { $game ->
    [infinite] Yan yana üç kazanır. Her tarafın üç işareti var
    [wild] Yan yana üç eş işaret kazanır
    [wild-misere] Yan yana üç eş işaret kaybeder
    [notakto] Son tahtayı kapatan kaybeder
   *[ultimate] Yan yana üç küçük tahta kazanır
}
about-level-in-games = { $level ->
    [easy] Kazanabilirse kazanır, yoksa herhangi bir yere oynar.
    [medium] Hemen kazanmanı da engeller.
    [hard] Dört hamle ilerisini görür.
    [very-hard] Çok ilerisini görür.
   *[unbeatable] Hata yapmaz.
}
looks-at-own-move = Yalnızca kendi hamlesine bakar.
looks-at-reply = Senin yanıtına da bakar.
boards = Tahtalar
goes = { $seat ->
    [first] İlk oyna
   *[second] İkinci oyna
}
you-go = { $seat ->
    [first] ilk sen oynarsın
   *[second] ikinci oynarsın
}
rematch-going = { $seat ->
    [first] Rövanş, ilk sen oynarsın
   *[second] Rövanş, ikinci oynarsın
}
guide-first = { $game ->
    [infinite] Zaten üç işaretin var. Dördüncüyü koyunca soluk olan kaybolur. Işıklı kareye bas.
    [wild] İşaretler kimsenin değildir. Tahtanın altında X’i seç ve ışıklı kareye bas.
    [wild-misere] İşaretler kimsenin değildir ve bir sırayı tamamlayan kaybeder. X’i seç ve ışıklı kareye bas.
    [notakto] İkiniz de X koyarsınız ve sırayı tamamlayan kaybeder. Ortayla kazanabilirsin: ışıklı kareye bas.
   *[ultimate] Işıklı küçük tahtada oynuyorsun. Işıklı kare rakibini aynı yerdeki küçük tahtaya gönderir: sol alta.
}
guide-second = { $game ->
    [infinite] En eski işaretin kayboldu. Işıklı kareye bas: aynı anda iki tehdit oluşturur.
    [wild] İki eş işaretli ve bir boş kareli sıra bırakma. Işıklı karedeki X güvenlidir.
    [wild-misere] Bu sıradaki üçüncü X kaybettirir. O’yu seç ve sırayı kapat.
    [notakto] Rakibinin işaretinden bir at hamlesi uzağa oyna: iki kare ileri ve bir kare yana.
   *[ultimate] Rakibin seni buraya gönderdi. Yan yana üç, bu küçük tahtayı kazanır.
}
guide-third = { $game ->
    [infinite] Rakibin bir tehdidi kapattı, ama en eski işareti ötekinden kayboldu. Kazanmak için ışıklı kareye bas.
    [wild] İki eş işaret ve bir boş kare: sırayı tamamlayan kazanır. O’yu seç ve ışıklı kareye bas.
    [wild-misere] Şimdi üçüncü O kaybettirir. X’i seç ve bu sırayı da kapat.
    [notakto] Bir at hamlesi daha: artık her boş kare bir sırayı tamamlar ve rakibin kaybeder.
   *[ultimate] Gönderildiğin küçük tahta zaten kazanılmış, bu yüzden istediğin yere oynayabilirsin. Yan yana üç küçük tahta kazanır.
}
place-next = Koy
vanishes-next = sıradaki kaybolacak işaret
mark-vanishes = { $square } karesindeki { $mark } bu hamleyle kaybolur ve artık sayılmaz
play-on-board = Işıklı tahtaya oyna, { $squares }
play-on-any-board = Açık herhangi bir tahtaya oyna
wrong-board = Işıklı tahtaya oyna
board-closed = Bu tahta kapalı
three-boards = Yan yana üç tahta
boards-decided = Bütün küçük tahtalar sonuçlandı
same-position = Aynı konum üç kez oluştu
position-repeated = Aynı konum yine oluştu: üçüncüsünde berabere
closed-last-board = { $player ->
    [you] Son tahtayı sen kapattın
    [computer] Son tahtayı bilgisayar kapattı
   *[other] Son tahtayı { $name } kapattı
}
completed-a-line = { $player ->
    [you] Bir sıra tamamladın
    [computer] Bilgisayar bir sıra tamamladı
   *[other] { $name } bir sıra tamamladı
}
wins-at-once = Hemen kazanabilirsin: { $squares }.
wins-a-board = Küçük bir tahta kazanabilirsin: { $squares }.
look-at-target = Karenin rakibini nereye gönderdiğine bak.
notakto-wins = Kazanabilirsin: doğru hamleden sonra rakibin ne yaparsa yapsın son tahtayı kapatmak zorunda kalır.
notakto-loses = Rakibin hata yapmazsa ne yaparsan yap son tahtayı sen kapatırsın.
no-mistake = Hiçbir hamle hata değildi.

## Settings

theme = Renkler
theme-name = { $theme ->
    [auto] Sistem
    [light] Açık
    [dark] Koyu
   *[contrast] Kontrast
}
board-style = Tahta stili
look-name = { $look ->
    [soft] Yuvarlak kareler
    [paper] Kâğıt üstünde çizgiler
    [tiles] Fayanslar
   *[neon] Neon
}
sound = Ses ve titreşim
sound-name = { $sound ->
    [off] Kapalı
    [quiet] Kısık
   *[loud] Yüksek
}
sound-offer = Ses açılsın mı?
sound-on = Sesi aç
language = Dil
browser-language = Tarayıcının dili
shortcuts = Klavye kısayolları
show-shortcuts = Kısayolları göster
use-shortcuts = Klavye kısayollarını kullan
number-keys = 1 – 9
home-key = Home
end-key = End
number-keys-effect = 3 × 3 tahtada bir kare oyna: üst sıra 1 2 3, sayısal tuş takımında 7 8 9
move-on-board = Sıra sendeyken tahtaya, sonra kareden kareye geç
outside-board = { $effect } (tahtanın dışında)
play-keys = Enter, Boşluk
play-square = Kareye oyna
escape-key = Esc
close-window = Pencereyi, ipucunu veya analizi kapat
show-this-list = Bu listeyi göster
thinking-time = Düşünme süresi
seconds = { $seconds } saniye
move-now = Hemen oyna
stop = Durdur
stop-thinking = Düşünmeyi durdur
keep-thinking = Düşünmeye devam et
takes-turns-to-start = Sırayla başlayın
next-after-draw = Beraberlikten sonra otomatik olarak yeni oyun başlat
show-goals = Yıldızları, puanı, başarıları ve serileri göster
reset-score = Bu rakibe karşı skoru sıfırla
reset-friends-score = Arkadaşlar arası skoru sıfırla
score-is-reset = Skor yeniden 0’dan başlıyor.
about = Oyun hakkında
version = Sürüm { $version }, MIT lisansıyla.
licenses = Lisans ve bildirimler
source-code = Kaynak kodu

done = Tamam
play-at-level = { $name } seviyede oyna
play-against-strategy = { $name } ile oyna

## Matches: several games in a row, for example best of 3.

match-length = Maç
no-match = Tek oyunlar
match-score = Maç skoru
best-of = { $games } oyun üzerinden
wins-match = { $player ->
    [you] Maçı kazandın
    [remote] Maçı rakibin kazandı
    [computer] Maçı bilgisayar kazandı
   *[other] Maçı { $name } kazandı
}
match-result = { $games } oyun üzerinden { $wins } – { $losses }
next-game = Sonraki oyun
new-match = Yeni maç
names-and-colors = Adlar ve renkler
name-is-full = Bir ad en çok { $letters } harf olabilir.
player-color-of = { $seat ->
    [first] Oyuncu 1 rengi
   *[second] Oyuncu 2 rengi
}
player-color = { $color ->
    [of-mark] Varsayılan
    [green] Yeşil
    [amber] Kehribar
   *[gray] Gri
}
numbered-player = Oyuncu { $number }

## Notes

reload = Yenile
dismiss = Kapat
unknown-value = Bağlantının bir bölümü anlaşılmadı ve atlandı: { $settings }.
bad-board = Bağlantıdaki tahta geçersiz: { $problem }.
moves-left-out = Bağlantıdaki oyun da atlandı.
bad-moves = Bağlantıdaki { $number }. hamle yapılamıyor: { $reason }. Oyun oraya kadar gösteriliyor.
missing-moves = { $arrived ->
    [0] Bu bağlantı yarım gelmiş. Yeniden göndermelerini iste.
   *[other] { $of } hamleden yalnızca { $arrived } tanesi geldi. Bağlantıyı yeniden göndermelerini iste.
}
square-not-on-board = { $square } tahtada yok
bad-start = Bağlantıdaki başlangıç pozisyonu geçersiz: { $problem }.
older-link = Bu bağlantı eski: { $shown }. hamleyi gösteriyor, oyunun ise çoktan { $played }. hamlede.
bad-text = Metnin devamı okunamadı: { $problem }.
saved-unreadable = Kayıtlı skorun okunamadı, yeniden 0’dan başlıyor.
not-saved = Bu tarayıcı bu sayfa için hiçbir şey kaydetmiyor: Sayfadan ayrılınca skor kaybolacak.
no-worker = Bir şeyler ters gitti. Bilgisayar, bir sonraki oyuna kadar ileriyi hesaplamadan oynuyor.
new-version = Yeni bir sürüm hazır.
altered-file = Oyunun bir dosyası bozuk geldi. Oyun onsuz devam ediyor.
no-language = Dil yüklenemedi: { $language }.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (metnin { $line }. satırı)
in-move = { $problem } ({ $number }. hamle)
unknown-square = “{ $text }” bir kare değil: a ile { $letter } arasında bir harf ve 1 ile { $number } arasında bir sayı kullan
game-is-over = oyun zaten bitti
square-is-taken = { $square } zaten dolu
not-a-board = “{ $text }” bir tahta değil: sütun x satır x yan yana sayısı biçiminde yaz, örneğin 3x3x3
impossible-size = bir tahtada 1–20 sütun ve 1–20 satır olur, { $columns } ve { $rows } olmaz
impossible-line = yan yana { $line } olamaz: en az 2, en çok tahtaya sığan kadar olmalı
unknown-letter = { $row }. satır: “{ $letter }” ne x, ne o, ne de boş kare sayısı
row-length = { $row }. satırda { $columns } kare olmalı
row-count = { $rows } satır olmalı
side-missing = hamle sırası eksik: satırlardan sonra -x veya -o ekle
unknown-word = “{ $text }” burada geçerli değil: şunlardan birini kullan: { $words }
two-marks = { $square } karesinde hem X hem O var
too-many-marks = fazla { $mark } var: { $x } X ve { $o } O; X sayısı O sayısına eşit veya bir fazla olmalı
wrong-side = { $x } X ve { $o } O varken sıra { $mark } oyuncusunda
line-came-first = oyun ilk çizgide çoktan bitmiş olurdu
no-game = oyun bulunamadı
other-site = bu bağlantı bu oyunun değil
out-of-place = “{ $text }” yanlış yerde: Board, Objective, Start, hamleler, Outcome ve çizim birer kez ve bu sırayla gelir
invalid-start = geçersiz başlangıç pozisyonu: { $problem }
wrong-number = “{ $found }” yanlış numara: burada { $number }. hamle olmalı
wrong-turn = sıra { $due } oyuncusunda, { $found } oyuncusunda değil ({ $number }. hamle)
square-missing = kare eksik ({ $number }. hamle)
wrong-outcome = “{ $found }” uymuyor: bu hamlelerin sonucu “{ $outcome }”
drawn-otherwise = çizim, { $square } karesinde hamlelerle uyuşmuyor
drawn-size = çizim bu tahtaya uymuyor
other-format = bu, başka bir programın dosyası ({ $format }): bunun yerine SGF veya psq ya da h8 i9 gibi yalnızca hamleleri kullan
pass = { $number }. hamlede pas geçilmiş, bu oyunda pas yok
breaks-off = dosya { $number }. hamleden sonra kesiliyor
more-games = dosyada birkaç oyun var, yalnızca ilki açıldı

## Values: they stand alone, and after a square and a colon.

wins-in = { $moves } hamlede kazanır
loses-in = { $moves } hamlede kaybeder
wins-within = en fazla { $moves } hamlede kazanır
loses-within = en fazla { $moves } hamlede kaybeder
is-won = kazanır
is-lost = kaybeder
is-drawn = berabere
good-chances = durumu iyi
equal-chances = eşit
poor-chances = durumu kötü
result = { $result ->
    [win] galibiyet
    [draw] beraberlik
   *[loss] mağlubiyet
}
best-play-wins-in = Hata yapılmazsa { $mark } { $moves } hamlede kazanır
best-play-wins-within = Hata yapılmazsa { $mark } en fazla { $moves } hamlede kazanır
best-play-wins = Hata yapılmazsa { $mark } kazanır
best-play-draws = Hata yapılmazsa berabere biter
every-square-draws = Kimse hata yapmazsa her kare beraberliğe götürür
unmarked-squares-draw = İşaretsiz kareler beraberliğe götürür
even-chances = Şimdilik eşit
chances = { $mark } daha iyi durumda
not-analyzed = Henüz hesaplanmadı
thinking = Düşünüyor…

## Analysis

analysis-progress = İncelenen hamle: { $done } / { $of }
best-moves = En iyi hamleler
chances-ahead = { $mark } için şans · { $depth } hamle ileri

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }: { $reason }
square-and-value = { $square }, { $value }
probably-keeps = büyük olasılıkla { $result ->
    [win] galibiyeti
   *[other] beraberliği
} korur
proven-win = { $value }, bunu hiçbir şey engelleyemez
proven-draw = beraberliği korur, daha iyisi mümkün değil
loses-late = bilgisayar oyunu artık kurtaramaz, olabildiğince uzun dayanır
best-found = bilgisayarın bulduğu en iyi hamledir
best-so-far = şimdiye kadar bulunan en iyi hamledir
threatens = şurada kazanma tehdidi kurar: { $squares }
stops-fork = { $mark } oyuncusunun aynı anda iki tehdit yapmasını önler
open-row = { $squares } arasında iki ucu boş, yan yana { $count } işaret dizer
two-threats = aynı anda iki tehdit kurar: { $rows }
blocks-row = { $squares } arasındaki { $count } { $mark } dizisini durdurur
good-center = merkezi alır ve yan yana { $line } dizmek için birçok yol açar
many-ways = yan yana { $line } dizmek için birçok yol açar
builds = { $lines } çizgisini kurar
every-move-loses = { $reason }. Her hamle kaybeder; en uzun bu dayanır
and-wins-in = { $reason } ve { $moves } hamlede kazanır
with-value = { $reason }; { $value }
completes = { $lines } çizgisini tamamlar
blocks = { $lines } çizgisini { $mark } için kapatır
makes-fork = çatal kurar: { $lines }
blocks-fork = { $mark } oyuncusunun çatalını önler: { $squares }
takes-fork-away = { $line } üzerinde yan yana iki yaparak { $mark } oyuncusunun çatalını önler: { $squares }
forces-reply = { $mark } oyuncusunun çatalını önler ({ $squares }): { $line } üzerinde yan yana iki olunca { $mark } mecburen { $reply } oynar
takes-center = merkezi alır
takes-opposite-corner = { $corner } köşesinin karşısındaki köşeyi alır
takes-corner = bir köşe alır
takes-side = bir kenar alır
last-square = son boş kareyi alır
picked-any = bilgisayar { $squares } boş kareden birini seçti
aims-for = bilgisayar bir çizgi kuruyor, gereken: { $squares }
drawing-reply = { $square } hamlesine yanıt verir ve beraberliği korur
every-square-safe = her boş kare güvenli
safe-move = güvenlidir; { $squares } oynanırsa { $mark } kesin kazanabilir
is-losing = bilgisayar oyunu artık kurtaramaz, herhangi bir kareyi seçer
completes-nothing = çizgi tamamlamaz, oysa { $squares } tamamlardı
forces-fork = { $other } mecburen { $reply } oynar, sonra { $mark } çatal kurabilir: { $squares }
on-open-line = bilgisayar, { $mark } için hâlâ çizgi kurulabilecek bir kare seçti
most-open-lines = { $mark } çizgilerine en çok yarar
fewest-open-lines = { $mark } çizgilerine en az yarar
forces-win = { $moves } hamlede kesin kazanır
keeps-draw = beraberliği korur
keeps-draw-unless = beraberliği korur; { $mark } şunlarla kaybederdi: { $squares }
leads-to-draw = kimse hata yapmazsa beraberliğe götürür
sets-trap = beraberliği korur ve tuzak kurar: { $mark } şunlarla kaybeder: { $squares }
holds-out = her hamle kaybeder; en uzun bu dayanır
hopes = her hamle kaybeder, ama { $mark } hâlâ yanılabilir: { $squares }
would-differ = { $square }: bilgisayar farklı oynardı
but-lets-win = Ama şimdi { $mark } kazanmayı garantileyebilir.

## Review

review = Geriye bak
best = en iyi hamle
good = iyi hamle
mistake = hata
already-lost = zaten kayıp
move-with-text = { $mark } { $square }: { $text }
good-but = iyi hamle, ama daha çabuk kazanılabilirdi
better = { $review }. { $square } daha iyi: { $reason }
lost-at-would-win = { $move } oyunu kaybettirdi. { $square } ile kazanırdın.
lost-at-would-draw = { $move } oyunu kaybettirdi. { $square } ile berabere kalırdın.
lost-at = { $move } oyunu kaybettirdi.
missed-win-with = { $move } yerine { $square } kazandırırdı.
missed-win = { $move } yerine kazandıran bir hamle vardı.
risked-loss = { $square } oyunu kaybettirebilirdi.
made-no-mistake = Hiç hata yapmadın.
drawn-not-reviewed = Bir galibiyeti kaçırdın mı? Görmek için “Geriye bak”a bas.
lost-not-reviewed = Nerede yanlış yaptığını görmek için “Geriye bak”a bas.
no-moves = Henüz hamle yok
lost-the-game = { $player ->
    [you] { $square } hamlen
    [remote] Rakibinin { $square } hamlesi
    [computer] Bilgisayarın { $square } hamlesi
   *[other] { $name } tarafının { $square } hamlesi
} oyunu kaybettirdi: { $why }
was-mistake = { $player ->
    [you] { $square } hamlen
    [remote] Rakibinin { $square } hamlesi
    [computer] Bilgisayarın { $square } hamlesi
   *[other] { $name } tarafının { $square } hamlesi
} hataydı: { $why }
would-have = { $square } { $result ->
    [win] kazandırırdı
   *[other] beraberlik getirirdi
}.
would-have-because = { $square } { $result ->
    [win] kazandırırdı
   *[other] beraberlik getirirdi
} ({ $reason }).
unstopped-row = { $mark } için { $squares } arasında yan yana { $count } vardı ve { $player ->
    [you] durdurmadın
   *[other] { $name } durdurmadı
}.
unstopped-square = { $mark } için kazanmaya yalnızca { $square } eksikti ve { $player ->
    [you] durdurmadın
   *[other] { $name } durdurmadı
}.
unstopped-fork = { $mark } { $square } ile aynı anda iki tehdit yapabilirdi ve { $player ->
    [you] durdurmadın
   *[other] { $name } durdurmadı
}.
missed-line = { $square } hemen kazandırırdı.
completed-row = { $square } güvenliydi, ama { $player ->
    [you] bir çizgi tamamladın
   *[other] { $name } bir çizgi tamamladı
}.
let-win = sonrasında { $mark } kesin kazanabilirdi.
better-chances = { $square } ile kazanma şansı { $after } yerine { $before } olurdu.
chances-in-game = Oyun boyunca X’in şansı
no-mistake-found = Belirgin bir hata bulunmadı
won-from = { $number }. hamleden sonra { $mark } kesin kazanabilirdi.
no-mistakes = Kusursuz oyun: iki taraf da hata yapmadı
no-mistakes-so-far = Şimdiye kadar iki taraf da hata yapmadı
harmless-mistakes = { $mistakes ->
    [one] Bir hata var, ama oyunun sonucunu belirlemedi
   *[other] { $mistakes } hata var, ama hiçbiri oyunun sonucunu belirlemedi
}
mistakes-so-far = Şimdiye kadar { $mistakes } hata

## Puzzles

move-and-win = { $mark } olarak oynuyorsun: kazanmanın yolunu bul
move-and-win-in-misere = { $mark } olarak oynuyorsun: { $other } bir çizgi tamamlamak zorunda kalsın
move-and-draw = { $mark } olarak oynuyorsun: beraberliği kurtar
rule-of-fours = Hep dört yan yana: { $mark } engellemek zorunda
rule-of-draw = Kazanamazsın ama kaybetmeyebilirsin
grade = { $grade ->
    [easy] Kolay
    [medium] Orta
    [hard] Zor
   *[expert] Çok zor
}
puzzle-of = Bulmaca { $number } / { $of }
daily-puzzle = Günlük bulmaca { $number }
daily-result = { $title } · Günlük bulmaca { $number }: { $tries ->
    [1] ilk denemede çözüldü
   *[other] { $tries } denemede çözüldü
}
first-try-counts = Seri için yalnızca ilk deneme sayılır.
daily-missed = İlk denemen yanlıştı.
daily-solved = { $tries ->
    [1] Ilk denemede çözüldü
   *[other] { $tries } denemede çözüldü
}.
daily-solved-late = Sonradan çözüldü.
daily-time = Süre: { $time }.
daily-in-hours = Sonraki bulmacaya { $hours } saat var.
daily-in-minutes = Sonraki bulmacaya { $minutes } dakika var.
missed-day-is-forgiven = Serin sürüyor: yedi günde bir gün affedilir.
calendar = Takvim
back-to-puzzle = Bulmacaya dön
more-puzzles = Başka bulmacalar
puzzle-of-today = Bugünün bulmacası
previous-month = Önceki ay
next-month = Sonraki ay
day-state = { $date }: { $state ->
    [first] ilk denemede çözüldü
    [solved] çözüldü
    [later] sonradan çözüldü
    [missed] çözülmedi
   *[open] oynanmadı
}
signs-of-days = ★ ilk denemede · ✓ sonradan çözüldü · ✕ çözülmedi · ○ oynanmadı · ▢ bugün
signs-without-star = ✓ çözüldü · ✕ çözülmedi · ○ oynanmadı · ▢ bugün
opponent-replied = { $mark } { $square } ile karşılık verdi. Senin hamlen: { $number } / { $of }.
puzzle-solved = Bulmaca çözüldü!
draw-is-saved = Bulmaca çözüldü! Beraberliği kurtardın.
show-solution = Çözümü göster
solution = Çözüm: { $moves }.
completes-own-line = { $square } kaybettirir: kendi { $lines } çizgini tamamlar.
must-complete-a-line = { $square } kaybettirir: { $mark } { $reply } oynar ve sonunda bir çizgi tamamlamak zorunda kalırsın.
reply-wins = { $square } kaybettirir: { $mark } { $reply } oynar ve artık durdurulamaz.
reply-draws = { $square } yalnızca berabere bitirir: { $mark } { $reply } oynar ve artık kazanmayı zorlayamazsın.
makes-no-four = { $square } dört yan yana yapmaz; { $mark } seni { $reply } ile durduracak zamanı bulur.
four-is-blocked = { $square } sonrası { $mark } { $reply } ile kapatır ve kazandıran bir dörtlün kalmaz.
missed-puzzles = Tekrarla ({ $number })
rush = 3 dk
rush-rules = Üç dakikada kaç bulmaca çözebilirsin? Yanlış yanıttan sonra sıradaki bulmaca gelir.
rush-start = Başla
rush-best = Rekor: { $number }
rush-new-best = Yeni rekor!
rush-result = Çözülen bulmaca: { $number }
rush-counts = Çözülen: { $solved }, tekrarlanacak: { $missed }
was-right = Doğrusu { $square } idi.
all-puzzles = Tüm bulmacalar
win-in-moves = { $moves } hamlede kazan
draw-in-moves = { $moves } hamlede berabere kal
save-the-draw = Beraberliği kurtar
puzzle-state = Bulmaca { $number }, { $state ->
    [solved] çözüldü
    [missed] tekrarlanacak
   *[open] oynanmadı
}
day-streak = { $days ->
   *[other] Seri: { $days } gün
}
last-streak = { $days ->
   *[other] Son seri: { $days } gün
}
wrong-answer = { $square } { $result ->
    [draw] yalnızca berabere bitirir
   *[other] kaybettirir
}: { $moves }.
wrong-last-move = { $square } { $result ->
    [draw] yalnızca berabere bitirir
   *[other] kaybettirir
}.
mark-on-square = { $mark } { $square }
then-move = { $first }, { $next }
next = Sonraki

## Lesson

lesson-title = Nasıl kaybetmezsin?
lesson-progress = Kural { $number } / { $of }, { $learned } kural öğrenildi
rule = { $number }. { $rule ->
    [win] Çizgini tamamla.
    [block] Rakibinin çizgisini engelle.
    [fork] Çatal kur.
    [block-fork] Rakibinin çatalını önle.
    [center] Merkezi al.
    [opposite-corner] Rakibinin köşesinin karşısındaki köşeyi al.
    [empty-corner] Boş bir köşe al.
   *[empty-side] Boş bir kenar al.
}
why-rule = { $rule ->
    [win] Rakibini durdurmadan bile önce buna bak.
    [block] Yoksa oyun bir sonraki hamlede biter.
    [fork] Çatal, aynı anda iki tehdittir. Rakibin yalnızca birini engelleyebilir.
    [block-fork] Çatal karesini al veya yan yana iki yap ki rakibin başka yeri engellemek zorunda kalsın.
    [center] Sekiz çizginin dördü merkezden geçer; başka hiçbir kareden bu kadarı geçmez.
    [opposite-corner] Sen bir köşe kazanırsın, rakibin de aradaki köşegeni kullanamaz.
    [empty-corner] Bir köşeden üç çizgi geçer, bir kenardan yalnızca iki.
   *[empty-side] Kenarlar en sona kalır, çünkü her birinden yalnızca iki çizgi geçer.
}
find-the-move = { $mark } olarak oynuyorsun. Hamleyi bul.
learned = Doğru! { $square }: { $reason }.
two-sentences = { $first } { $next }
others-draw = Burada başka hamleler de berabere bitirir.
others-do-not-win = Başka hiçbir hamle kazanmaz.
others-lose = { $squares } kaybeder.
all-others-lose = Diğer bütün hamleler kaybeder.
does-not-follow-rule = { $square } de berabere bitirir, ama kurala uymuyor. Yeniden dene.
takes-and-wins = { $mark } { $square } oynar ve kazanır
mark-square-reason = { $mark } { $square }: { $reason }
lesson-complete = Sekiz kuralın hepsini biliyorsun. Bu sırayla uygularsan hiç kaybetmezsin.
previous-rule = Önceki kural
next-rule = Sonraki kural

## Statistics

no-statistics = Henüz oyun yok. Bir oyunu bitirince burada sayılır.
stored-by-newer = Bu istatistikleri oyunun daha yeni bir sürümü tutuyor. Görmek için sayfayı yenile.
all-boards = Tüm tahtalar
unknown = –
against-others = Başkalarına karşı oyunlar
between-friends = Arkadaşlar arası oyunlar
games = Oyun
counted = { $result ->
    [won] Galip
    [drawn] Bera­bere
    [lost] Mağlup
    [x-won] X kazandı
   *[o-won] O kazandı
}
counted-letter = { $result ->
    [won] G
    [drawn] B
    [lost] M
    [x-won] X
   *[o-won] O
}
mistakes = Hata­lar
unbeaten = Yenil­gisiz
best-streak = Rekor
streaks = Yenilgisiz oyun: { $games } (rekor: { $best })
about-statistics = Yenilgisiz: aynı tahtada aynı rakibe karşı üst üste kaybedilmeyen oyunlar. Rekor: en uzun seri. Hatalar: 3 × 3 tahtada bir galibiyeti veya beraberliği kaçıran hamleler, oyun başına.
about-mistakes = Hatalar: 3 × 3 tahtada bir galibiyeti veya beraberliği kaçıran hamleler, oyun başına.
last-games = Son oyunlar
last-results = Son oyunlar, en eskisi önce: { $results }
rating = Puan
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = Seviyelere karşı gücün; orta seviye her tahtada 1500 puandır. Gerçek değer büyük olasılıkla bu aralıktadır. Yardımlı ya da hamlesi geri alınan oyunlar sayılmaz.
no-rating = 3 × 3, 5 × 5 ya da 15 × 15 tahtasında bir seviyeye karşı yardımsız oyna; puanın burada görünür.
rating-like = Yaklaşık { $name } kadar iyi oynuyorsun.
rating-course = Sayılan oyunlar: { $games }. En yüksek puan: { $best }.
first-tries = İlk denemede
export = Dışa aktar
import = İçe aktar
erase = Sil
erase-all = Tümünü sil
about-erasing = “Tümünü sil” bütün tahtalardaki sonuçları, skorları, biten oyunları ve puanı siler. Yıldızlar, başarılar, bulmacalar, ders ve ayarlar kalır.
exported = Dosya olarak kaydedildi.
not-exported = Bu tarayıcı dosya kaydetmeye izin vermiyor.
imported = Eklendi: { $things }.
added-games = { $games ->
   *[other] { $games } oyun
}
added-part = { $part ->
    [collection] biten oyunlar
    [scores] skorlar
    [rating] puan
    [stars] yıldızlar
    [achievements] başarılar
    [lesson] ders
    [puzzles] bulmacalar
   *[settings] ayarlar
}
erased = Silindi. Bu pencere açık kaldıkça “Geri al” oyunları geri getirir.
undone = Her şey eskisi gibi.
not-undone = Başka bir sekmede yeni oyunlar eklendi, bu yüzden geri alınamıyor.
import-failed = { $problem ->
    [unreadable] Bu dosya okunamıyor.
    [too-large] Bu dosya istatistikler için fazla büyük.
    [not-statistics] Bu dosya, bu oyunun istatistiklerinin dışa aktarımı değil.
    [newer] Bu dosya oyunun daha yeni bir sürümünden.
    [damaged] Bu dosya bozuk.
    [nothing-new] Bu dosyadaki her şey sende zaten var.
   *[too-many] Bu dosyada buraya sığacak kadardan fazla sonuç var.
} Hiçbir şey değişmedi.

## Collection

collection = Oyunlarım
no-collected-games = Henüz biten oyun yok. Son 200 oyun burada, bu tarayıcıda kalır.
about-collection = Biten son 200 oyunun, yalnızca bu tarayıcıda. Yeniden bakmak için birini seç.
all-games = Tüm oyunlar
number-of-moves = { $moves ->
    [one] { $moves } hamle
   *[other] { $moves } hamle
}
delete = Sil
game-deleted = Oyun silindi.
show-more = Daha fazla göster

## Ladder

stars = { $of } yıldızdan { $stars } tanesi
new-star = Yeni yıldız: { $board } tahtasında { $name }.
win-two-of-three = Sonraki yıldız: { $name } rakibine karşı üç oyunun ikisini kazan.
win-once-more = Sonraki yıldız: { $name } rakibine karşı bir kez daha kazan.
win-once = Sonraki yıldız: { $name } rakibine karşı kazan.
draw-once = Sonraki yıldız: { $name } rakibiyle berabere kal.
win-for-star = Sonraki yıldız: bir galibiyet.
draw-for-star = Sonraki yıldız: bir beraberlik.
all-stars = { $board } tahtasının bütün yıldızları tamam.
next-board = Sonraki tahta: { $board }.
stars-of-boards = Yıldızlar
had-help = Bu kez yıldız yok: yardım aldın ya da bir hamleyi geri aldın.

## Achievements

achievement-name = { $achievement ->
    [win] İlk galibiyet
    [block] Bir çizgi zamanında engellendi
    [fork] Çatal: aynı anda iki tehdit
    [block-fork] Bir çatal önlendi
    [opposite-corner] Karşı köşe alındı
    [all-rules] Dersin bütün kuralları kullanıldı
    [draw-unbeatable] Yenilmez ile beraberlik
    [flawless] Zor seviyesi hatasız yenildi
    [win-as-o] O ile kazanıldı
    [open-four] İki ucu açık bir sırayla kazanıldı
    [double-four] Kesişen iki dörtlüyle kazanıldı
   *[misere] Çizginin kaybettirdiği oyun kazanıldı
}
achievements-of = Başarılar: { $earned } / { $of }
earned = Tamam
not-earned = Henüz açık
about-achievements = Bilgisayara karşı, yardımsız ve hamle geri almadan.
achieved = Yeni kazanılan: { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = Türkçe
description = Bir arkadaşınla veya bilgisayarla oyna: kolaydan, yenilmez olduğu kanıtlanmış seviyeye kadar.
new-game-with-friend = Arkadaşla yeni oyun
new-game-by-link = Bağlantıyla yeni oyun
new-game-at-level = Yeni oyun: { $name }

### Polish. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = Nie udało się uruchomić gry.
slow-start = Gra długo się wczytuje.

## First part: texts of the first move. Each costs every visitor bytes.

retry = Spróbuj ponownie
title = Kółko i krzyżyk
loading = Wczytywanie…
goal-of-first-board = Trzy w linii to wygrana
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = grasz jako { $mark }
menu = Menu
play-again = Zagraj ponownie
daily = Zadanie dnia
learn = Nauka
board-label = Plansza
square = { $square }, { $content ->
    [empty] puste
    [mark] { $mark }
   *[line] { $mark }, pełna linia
}
turn-of = { $player ->
    [you] Twój ruch
    [remote] Czekamy na przeciwnika
    [computer] Ruch komputera
   *[other] Ruch: { $name }
}
send-the-link = Wyślij link, a potem otwórz odpowiedź
is-thinking = Komputer myśli…
has-stopped = Komputer przestał myśleć
dead = Nikt nie może już wygrać
wins = { $player ->
    [you] Wygrywasz
    [remote] Przeciwnik wygrywa
    [computer] Komputer wygrywa
   *[other] { $name } wygrywa
}
won-on-first-board = Trzy w linii
drawn = Remis
board-full = Plansza jest pełna
you = Ty
remote-player = Przeciwnik
computer = Komputer
score = Wynik
side-score = { $player }, { $mark }: { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}
mark-score = { $mark }: { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}
draws = { $draws ->
    [one] remis
    [few] remisy
   *[many] remisów
}
level-name = { $level ->
    [easy] Łatwy
    [medium] Średni
    [hard] Trudny
    [very-hard] Bardzo trudny
   *[unbeatable] Niepo­konany
}
friend = Dwie osoby
by-link = Przez link
settings = Ustawienia
not-loaded = Nie udało się wczytać tej części gry.

## Menu

new-game = Nowa gra
share = Udostępnij
puzzles = Zadania
statistics = Statystyki
progress = Postępy

## Tools below the board

tools = Narzędzia
undo = Cofnij
redo = Ponów
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
help = Pomoc
nudge = { $nudge ->
    [win] Możesz wygrać tym ruchem.
    [block] Przeciwnik zaraz wygra. Czy możesz go powstrzymać?
    [fork] Możesz stworzyć dwie groźby naraz.
    [stop-fork] Przeciwnik może stworzyć dwie groźby naraz. Czy możesz temu zapobiec?
    [force] Możesz wymusić wygraną.
    [careful] Niektóre pola przegrywają. Znajdź takie, które nie przegrywa.
    [lost] Przeciwnik może wymusić wygraną. Które pole wytrzyma najdłużej?
    [threat] Możesz stworzyć groźbę.
    [row] Możesz stworzyć dłuższą linię.
    [avoid] Niektóre pola są niebezpieczne. Znajdź to, które najmniej pomaga twoim liniom.
   *[calm] Nic nie jest pilne. Zajmij pole, przez które przechodzi najwięcej linii.
}
hint = Podpowiedź
values = Oceny
## Moves

moves = Ruchy
start = Początek
numbered-move = { $number }. { $mark } { $square }
why = Dlaczego?
why-square = Dlaczego { $square }?
play-from-here = Graj od tego ruchu
show-me = Pokaż
skip = Pomiń
try-again = Spróbuj ponownie
try-again-from = Spróbuj od ruchu { $number }
is-practice = Trening: ta gra się nie liczy
is-replay = Ktoś udostępnił tę grę
rematch-as = Rewanż jako { $mark }
go-to-start = Na początek
previous-move = Poprzedni ruch
next-move = Następny ruch
go-to-last-move = Do ostatniego ruchu
newest-first = Od najnowszego
move-of = { $number ->
    [0] Początek gry
   *[other] Ruch { $number } z { $of }
}
back-to-game = Wróć do gry
can-resume = „Cofnij” przywraca twoją ostatnią grę

## Sharing

send = Wyślij
invite = Zaproś
share-game = Udostępnij grę
share-turn = Wyślij swój ruch
share-end = Wyślij wynik
continue-with-friend = Graj dalej ze znajomym
about-turn = Przeciwnik otwiera link, wykonuje ruch i odsyła ci swój link. Każdy link zawiera całą grę, a żaden serwer niczego nie przechowuje.
about-end = Przeciwnik otwiera link i widzi, jak skończyła się gra.
copy-text = Kopiuj jako tekst
save-picture = Zapisz obraz
save-as-file = Zapisz jako { $format }
won-at-move = { $mark } wygrywa w ruchu { $number }
share-result = { $result ->
    [shared] Udostępniono.
    [link] Skopiowano link.
    [game] Skopiowano grę jako tekst.
    [code] Skopiowano kod.
    [result] Skopiowano wynik.
    [saved] Zapisano obraz.
    [file] Zapisano jako plik.
   *[refused] Ta przeglądarka nie pozwala udostępniać ani kopiować. Skopiuj ten tekst:
}
copy-this-text = Skopiuj ten tekst
paste-game = Wklej grę
about-paste = Wklej link, tekst gry albo same ruchy, na przykład b2 a1 c3.
open-file = Otwórz plik (SGF, psq, sav)
first-row-below = Rząd 1 jest na dole, jak w Gomocalc i Yixin
text-problem = Nie można otworzyć tego tekstu: { $problem }.
open = Otwórz
cancel = Anuluj
link-copied = Link skopiowany. Wyślij go, a potem otwórz odpowiedź
link-copied-end = Link skopiowany. Wyślij go przeciwnikowi
move-sent = Ruch wysłany. Otwórz odpowiedź, kiedy przyjdzie
end-sent = Wynik wysłany
send-your-move = Wyślij swój ruch
invited = Masz zaproszenie do gry. Zrób ruch i naciśnij Wyślij
move-or-invite = Zrób ruch i wyślij go albo naciśnij Zaproś
invite-friend = Zaproś znajomego
about-invitation = Wyślij link. Pierwszy ruch robi znajomy
you-move-first = Wyślij link. Pierwszy ruch robisz ty
friend-moves-first = Pierwszy ruch robi znajomy, a potem wysyła ci link
friend-changed-move = Znajomy zmienił ruch
friend-played = Znajomy zagrał { $square }

## Embedding

embed = Osadź
about-embed = Wklej ten kod na dowolnej stronie.
parts = Pokaż przy planszy
part = { $part ->
    [status] Stan gry
    [score] Wynik
    [reset] Nowa gra
    [history] Ruchy i cofanie
    [hint] Podpowiedzi
   *[settings] Ustawienia
}
preview = Podgląd
html-code = Kod HTML
copy-code = Kopiuj kod
match-page = Jak na stronie

## Positions

set-up = Ustaw pozycję
about-set-up = Naciśnij pole, aby je zmienić: X, O, puste.
side-to-move = Czyj ruch?
impossible-position = Niemożliwa pozycja: { $reason }.
clear = Wyczyść
place = { $mark } na { $square }
clear-square = Wyczyść { $square }
aim = Celowanie
left = W lewo
up = W górę
down = W dół
right = W prawo
aims-to-play = Stuknij jeszcze raz, aby zagrać
aims-to-change = { $square }: naciśnij jeszcze raz, aby zmienić
made = { $mark }: { $square }.
taken = To pole jest zajęte
sentence = { $text }.

## Boards

board = Plansza
board-size = { $columns } × { $rows }
in-a-row-number = { $line } w linii
misere = misère
goal = Cel
how-to-play = Jak grać
how-to-win = Gracze stawiają znaki na zmianę. Wygrywa ten, kto pierwszy ułoży { $line } w linii: poziomo, pionowo lub na ukos. Jeśli wcześniej zapełni się plansza, jest remis.
how-to-lose = Gracze stawiają znaki na zmianę. Przegrywa ten, kto ułoży { $line } w linii: poziomo, pionowo lub na ukos. Jeśli wcześniej zapełni się plansza, jest remis.
longer-row = Dłuższa linia też się liczy.
square-names = Każde pole ma nazwę: b2 to kolumna b, rząd 2.
tip-two-threats = Rada: zrób widełki, czyli dwie groźby naraz. Przeciwnik może zablokować tylko jedną.
tip-open-row = Rada: { $row } w linii z dwoma wolnymi końcami nie da się już zablokować.
tip-safe-squares = Rada: zachowaj bezpieczne pola, żeby przeciwnikowi skończyły się wcześniej.
line-rule = { $line ->
    [2] Dwa w linii
    [3] Trzy w linii
    [4] Cztery w linii
    [5] Pięć w linii
    [6] Sześć w linii
    [7] Siedem w linii
    [8] Osiem w linii
    [9] Dziewięć w linii
   *[other] { $line } w linii
} to { $objective ->
    [normal] wygrana
   *[misere] przegrana
}
board-rule = { $columns } × { $rows } · { $line ->
    [2] dwa w linii
    [3] trzy w linii
    [4] cztery w linii
    [5] pięć w linii
    [6] sześć w linii
    [7] siedem w linii
    [8] osiem w linii
    [9] dziewięć w linii
   *[other] { $line } w linii
} to { $objective ->
    [normal] wygrana
   *[misere] przegrana
}
you-are-with-rule = Grasz jako { $mark } · { $line } w linii to { $objective ->
    [normal] wygrana
   *[misere] przegrana
}
won-with = { $line ->
    [2] Dwa w linii
    [3] Trzy w linii
    [4] Cztery w linii
    [5] Pięć w linii
    [6] Sześć w linii
    [7] Siedem w linii
    [8] Osiem w linii
    [9] Dziewięć w linii
   *[other] { $line } w linii
}
won-misere = { $player ->
    [you] Masz
    [remote] Przeciwnik ma
    [computer] Komputer ma
   *[other] { $loser } ma
} { $line ->
    [2] dwa w linii
    [3] trzy w linii
    [4] cztery w linii
    [5] pięć w linii
    [6] sześć w linii
    [7] siedem w linii
    [8] osiem w linii
    [9] dziewięć w linii
   *[other] { $line } w linii
} po { $square }
custom-size = Własny rozmiar
new-game-from = Zacznij inaczej
about-custom-size = Do 20 kolumn i 20 rzędów oraz linia dowolnej długości, byle się zmieściła.
columns = Kolumny
rows = Rzędy
in-a-row = W linii
board-problem = Nieprawidłowa plansza: { $problem }.
not-whole-numbers = Wpisz w każde pole liczbę całkowitą od 1 do 20.

## Opponents

game = Gra
opponent = Prze­ciwnik
about-level = { $level ->
    [easy] Wybiera dowolne wolne pole.
    [medium] Wygrywa i blokuje, kiedy może, a poza tym gra gdziekolwiek.
    [hard] Wygrywa, blokuje, a potem zajmuje środek lub róg. Pokona go tylko podwójna groźba.
    [very-hard] Myśli naprzód, ale tylko przez chwilę.
   *[unbeatable] Nigdy nie przegrywa. Uda ci się zremisować?
}
about-friend = Gracie na zmianę na tym ekranie.
about-link = Gracie na zmianę, wysyłając sobie linki. Link zawiera całą grę.
play-as = Graj jako
strategy-name = { $strategy ->
    [random] Losowy
    [trapper] Traper
   *[strategist] Strateg
}
strongest-level = Ekspert
about-strategy = { $strategy ->
    [random] Na każdej planszy wybiera dowolne wolne pole.
    [trapper] Nigdy nie dopuszcza do podwójnej groźby i gra różnorodnie. Nigdy nie przegrywa.
   *[strategist] Stosuje osiem reguł, od natychmiastowej wygranej po zajęcie pola bocznego. Nigdy nie przegrywa.
}
about-style = { $style ->
    [easy] Buduje linie i blokuje większość twoich, ale popełnia błędy.
    [medium] Buduje linie i blokuje twoje, ale nie widzi podwójnych gróźb.
    [trapper] Tworzy podwójne groźby i nie dopuszcza do twoich, ale dalej nie patrzy.
    [hard] Tworzy podwójne groźby i nie dopuszcza do twoich, ale prawie nie patrzy naprzód.
   *[strategist] Stosuje reguły: wygraj, zablokuj, zrób widełki, zapobiegnij widełkom, a potem zajmij pole na największej liczbie otwartych linii.
}
about-style-in-misere = { $style ->
    [easy] Zwykle unika pełnej linii, ale popełnia błędy.
    [medium] Nie kończy linii, dopóki może tego uniknąć, a poza tym gra byle gdzie.
   *[hard] Zajmuje pole, które najmniej pomaga jego liniom.
}
plays-like = Na tej planszy gra tak samo jak „{ $name }”.
about-analysis = Najsilniejszy przeciwnik na tej planszy. Czas na ruch: najwyżej { $time }.
about-solved = Nie popełnia błędów na tej planszy.

## Games with other rules

other-games = Inne gry
variant-name = { $game ->
    [infinite] Nieskończona
    [wild] Dzika
    [wild-misere] Dzika misère
    [notakto] Notakto
   *[ultimate] Ultimate
}
variant-rules = { $game ->
    [infinite] Każda strona ma tylko trzy znaki: gdy stawiasz czwarty, twój najstarszy, który jest wyblakły, znika i już się nie liczy. Trzy w linii wygrywają. Ta sama pozycja po raz trzeci to remis.
    [wild] W każdym ruchu postaw X lub O. Trzy równe znaki w linii wygrywają, czyjekolwiek są. Jeśli wcześniej zapełni się plansza, jest remis.
    [wild-misere] W każdym ruchu postaw X lub O. Kto ułoży trzy równe znaki w linii, przegrywa. Jeśli wcześniej zapełni się plansza, jest remis.
    [notakto] Obaj gracze stawiają X. Trzy w linii zamykają planszę. Kto zamknie ostatnią, przegrywa.
   *[ultimate] Wygraj trzy małe plansze w linii. Twoje pole wysyła przeciwnika na małą planszę w tym samym miejscu. Jeśli jest wygrana lub pełna, przeciwnik gra gdziekolwiek.
}
variant-goal = { $game ->
    [infinite] Trzy w linii wygrywają. Każda strona ma trzy znaki
    [wild] Trzy równe w linii wygrywają
    [wild-misere] Trzy równe w linii przegrywają
    [notakto] Kto zamknie ostatnią planszę, przegrywa
   *[ultimate] Trzy małe plansze w linii wygrywają
}
about-level-in-games = { $level ->
    [easy] Wygrywa, gdy może, a poza tym gra gdziekolwiek.
    [medium] Nie pozwala też od razu wygrać.
    [hard] Patrzy cztery ruchy naprzód.
    [very-hard] Patrzy daleko naprzód.
   *[unbeatable] Nie popełnia błędów.
}
looks-at-own-move = Patrzy tylko na własny ruch.
looks-at-reply = Patrzy też na twoją odpowiedź.
boards = Plansze
goes = { $seat ->
    [first] Zacznij
   *[second] Graj jako druga strona
}
you-go = { $seat ->
    [first] zaczynasz
   *[second] grasz jako druga strona
}
rematch-going = { $seat ->
    [first] Rewanż, zaczynasz
   *[second] Rewanż, grasz jako druga strona
}
guide-first = { $game ->
    [infinite] Masz już trzy znaki. Gdy postawisz czwarty, wyblakły zniknie. Naciśnij podświetlone pole.
    [wild] Znaki nie należą do nikogo. Wybierz X pod planszą i naciśnij podświetlone pole.
    [wild-misere] Znaki nie należą do nikogo, a kto ukończy linię, przegrywa. Wybierz X i naciśnij podświetlone pole.
    [notakto] Obie strony stawiają X, a kto ukończy linię, przegrywa. Ze środkiem możesz wygrać: naciśnij podświetlone pole.
   *[ultimate] Grasz na podświetlonej małej planszy. Podświetlone pole wysyła przeciwnika na małą planszę w tym samym miejscu, w lewym dolnym rogu.
}
guide-second = { $game ->
    [infinite] Twój najstarszy znak zniknął. Naciśnij podświetlone pole: tworzy dwie groźby naraz.
    [wild] Nie zostawiaj linii z dwoma równymi znakami i wolnym polem. X na podświetlonym polu jest bezpieczny.
    [wild-misere] Trzeci X w tej linii przegrałby. Wybierz O i zablokuj ją.
    [notakto] Odpowiedz o ruch skoczka od znaku przeciwnika: dwa pola dalej i jedno w bok.
   *[ultimate] Przeciwnik wysłał cię tutaj. Trzy w linii wygrywają tę małą planszę.
}
guide-third = { $game ->
    [infinite] Przeciwnik zablokował jedną groźbę, ale z drugiej zniknął jego najstarszy znak. Naciśnij podświetlone pole i wygraj.
    [wild] Dwa równe znaki i wolne pole: kto ukończy linię, wygrywa. Wybierz O i naciśnij podświetlone pole.
    [wild-misere] Teraz trzecie O przegrałoby. Wybierz X i zablokuj także tę linię.
    [notakto] Jeszcze jeden ruch skoczka: teraz każde wolne pole kończy linię, a przeciwnik przegrywa.
   *[ultimate] Mała plansza, na którą cię wysłano, jest już wygrana, więc możesz grać gdziekolwiek. Trzy małe plansze w linii wygrywają.
}
place-next = Postaw
vanishes-next = zniknie następny
mark-vanishes = { $mark } na { $square } znika z tym ruchem i już się nie liczy
play-on-board = Zagraj na podświetlonej planszy, { $squares }
play-on-any-board = Zagraj na dowolnej otwartej planszy
wrong-board = Zagraj na podświetlonej planszy
board-closed = Ta plansza jest zamknięta
three-boards = Trzy plansze w linii
boards-decided = Wszystkie małe plansze są rozstrzygnięte
same-position = Ta sama pozycja wystąpiła trzy razy
position-repeated = Znów ta sama pozycja: za trzecim razem remis
closed-last-board = { $player ->
    [you] Ostatnią planszę zamykasz ty
    [computer] Komputer zamknął ostatnią planszę
   *[other] { $name } zamyka ostatnią planszę
}
completed-a-line = { $player ->
    [you] Masz pełną linię
    [computer] Komputer ma pełną linię
   *[other] { $name } ma pełną linię
}
wins-at-once = Możesz od razu wygrać: { $squares }.
wins-a-board = Możesz wygrać małą planszę: { $squares }.
look-at-target = Zobacz, dokąd twoje pole wysyła przeciwnika.
notakto-wins = Możesz wygrać: po właściwym ruchu przeciwnik musi zamknąć ostatnią planszę, cokolwiek zrobi.
notakto-loses = Jeśli przeciwnik nie popełni błędu, musisz zamknąć ostatnią planszę, cokolwiek zrobisz.
no-mistake = Żaden ruch nie był błędem.

## Settings

theme = Kolory
theme-name = { $theme ->
    [auto] Systemowe
    [light] Jasne
    [dark] Ciemne
   *[contrast] Kontrast
}
board-style = Styl planszy
look-name = { $look ->
    [soft] Zaokrąglone pola
    [paper] Linie na papierze
    [tiles] Kafelki
   *[neon] Neon
}
sound = Dźwięk i wibracje
sound-name = { $sound ->
    [off] Wył.
    [quiet] Cicho
   *[loud] Głośno
}
sound-offer = Włączyć dźwięk?
sound-on = Włącz
language = Język
browser-language = Język przeglądarki
shortcuts = Skróty klawiszowe
show-shortcuts = Pokaż skróty
use-shortcuts = Używaj skrótów klawiszowych
number-keys = 1 – 9
home-key = Home
end-key = End
number-keys-effect = Ruch na planszy 3 × 3: górny rząd to 1 2 3, a na klawiaturze numerycznej 7 8 9
move-on-board = Przejście na planszę w swojej turze i z pola na pole
outside-board = { $effect } (poza planszą)
play-keys = Enter, Spacja
play-square = Ruch na to pole
escape-key = Esc
close-window = Zamknięcie okna, podpowiedzi lub analizy
show-this-list = Pokaż tę listę
thinking-time = Czas na ruch
seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
move-now = Zagraj już teraz
stop = Zatrzymaj
stop-thinking = Przestań myśleć
keep-thinking = Myśl dalej
takes-turns-to-start = Zaczynajcie na zmianę
next-after-draw = Po remisie automatycznie zaczynaj nową grę
show-goals = Pokazuj gwiazdki, ranking, osiągnięcia i serie
reset-score = Wyzeruj wynik z tym przeciwnikiem
reset-friends-score = Wyzeruj wynik dwóch osób
score-is-reset = Wynik liczymy znów od 0.
about = O grze
version = Wersja { $version }, na licencji MIT.
licenses = Licencja i informacje
source-code = Kod źródłowy

done = Gotowe
play-at-level = Zagraj na poziomie: { $name }
play-against-strategy = Zagraj: { $name }

## Matches: several games in a row, for example best of 3.

match-length = Mecz
no-match = Pojedyncze gry
match-score = Wynik meczu
best-of = Najlepszy z { $games }
wins-match = { $player ->
    [you] Wygrywasz mecz
    [remote] Przeciwnik wygrywa mecz
    [computer] Komputer wygrywa mecz
   *[other] { $name } wygrywa mecz
}
match-result = { $games ->
    [one] { $wins } do { $losses }, najlepszy z { $games } gry
    [few] { $wins } do { $losses }, najlepszy z { $games } gier
   *[many] { $wins } do { $losses }, najlepszy z { $games } gier
}
next-game = Następna gra
new-match = Nowy mecz
names-and-colors = Imiona i kolory
name-is-full = Imię ma najwyżej { $letters } liter.
player-color-of = { $seat ->
    [first] Kolor gracza 1
   *[second] Kolor gracza 2
}
player-color = { $color ->
    [of-mark] Domyślny
    [green] Zielony
    [amber] Bursztynowy
   *[gray] Szary
}
numbered-player = Gracz { $number }

## Notes

reload = Odśwież
dismiss = Zamknij
unknown-value = Pominięto niezrozumiałą część linku: { $settings }.
bad-board = Nieprawidłowa plansza w linku: { $problem }.
moves-left-out = Pominięto też grę z linku.
bad-moves = Ruch { $number } w linku jest niemożliwy: { $reason }. Widzisz grę do tego miejsca.
missing-moves = { $arrived ->
    [0] Ten link jest ucięty. Poproś o niego jeszcze raz.
   *[other] Link jest ucięty, doszło ruchów: { $arrived } z { $of }. Poproś o niego jeszcze raz.
}
square-not-on-board = { $square } nie leży na planszy
bad-start = Nieprawidłowa pozycja początkowa w linku: { $problem }.
older-link = Ten link jest stary: pokazuje ruch { $shown }, a twoja gra jest już przy ruchu { $played }.
bad-text = Nie udało się odczytać reszty tekstu: { $problem }.
saved-unreadable = Nie udało się odczytać zapisanego wyniku; liczymy znów od 0.
not-saved = Ta przeglądarka niczego nie zapisuje dla tej strony: wynik przepadnie po jej zamknięciu.
no-worker = Coś poszło nie tak. Do następnej gry komputer nie liczy ruchów naprzód.
new-version = Dostępna jest nowa wersja.
altered-file = Jeden z plików gry dotarł uszkodzony. Gra działa dalej bez niego.
no-language = Nie udało się wczytać języka: { $language }.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (wiersz { $line } tekstu)
in-move = { $problem } (ruch { $number })
unknown-square = „{ $text }” nie jest polem: użyj litery od a do { $letter } i liczby od 1 do { $number }
game-is-over = gra już się skończyła
square-is-taken = pole { $square } jest już zajęte
not-a-board = „{ $text }” nie jest planszą: użyj kolumny x rzędy x liczba w linii, na przykład 3x3x3
impossible-size = plansza ma od 1 do 20 kolumn i od 1 do 20 rzędów, a nie { $columns } i { $rows }
impossible-line = { $line } w linii jest niemożliwe: użyj co najmniej 2 i nie więcej, niż mieści się na planszy
unknown-letter = rząd { $row }: „{ $letter }” nie jest ani x, ani o, ani liczbą pustych pól
row-length = rząd { $row } musi mieć { $columns ->
    [one] { $columns } pole
    [few] { $columns } pola
   *[many] { $columns } pól
}
row-count = wymagana liczba rzędów: { $rows }
side-missing = nie podano, kto ma ruch: dodaj -x lub -o po rzędach
unknown-word = „{ $text }” tu nie pasuje: użyj { $words }
two-marks = na { $square } stoją jednocześnie X i O
too-many-marks = za dużo { $mark }: jest { $x } X i { $o } O, a X musi być tyle samo co O albo o jeden więcej
wrong-side = przy { $x } X i { $o } O ruch ma { $mark }
line-came-first = gra skończyłaby się już na pierwszej linii
no-game = nie znaleziono gry
other-site = ten link nie jest z tej gry
out-of-place = „{ $text }” jest w złym miejscu: Board, Objective, Start, ruchy, Outcome i rysunek występują raz i w tej kolejności
invalid-start = nieprawidłowa pozycja początkowa: { $problem }
wrong-number = „{ $found }” to zły numer: tu powinien być ruch { $number }
wrong-turn = ruch ma { $due }, a nie { $found } (ruch { $number })
square-missing = brakuje pola (ruch { $number })
wrong-outcome = „{ $found }” się nie zgadza: wynik tych ruchów to „{ $outcome }”
drawn-otherwise = rysunek na { $square } nie zgadza się z ruchami
drawn-size = rysunek nie pasuje do tej planszy
other-format = to plik innego programu ({ $format }): użyj SGF lub psq albo samych ruchów, na przykład h8 i9
pass = ruch { $number } to pas, a w tej grze go nie ma
breaks-off = plik urywa się po ruchu { $number }
more-games = plik zawiera kilka gier, a otwarto tylko pierwszą

## Values: they stand alone, and after a square and a colon.

wins-in = wygrywa w { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}
loses-in = przegrywa w { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}
wins-within = wygrywa najdalej w { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}
loses-within = przegrywa najdalej w { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}
is-won = wygrywa
is-lost = przegrywa
is-drawn = remis
good-chances = dobre szanse
equal-chances = równo
poor-chances = słabe szanse
result = { $result ->
    [win] wygrana
    [draw] remis
   *[loss] przegrana
}
best-play-wins-in = Bez błędów { $mark } wygrywa w { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}
best-play-wins-within = Bez błędów { $mark } wygrywa najdalej w { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}
best-play-wins = Bez błędów wygrywa { $mark }
best-play-draws = Bez błędów będzie remis
every-square-draws = Każde pole prowadzi do remisu, jeśli nikt się nie pomyli
unmarked-squares-draw = Pola bez oznaczenia prowadzą do remisu
even-chances = Na razie równo
chances = Lepsze szanse ma { $mark }
not-analyzed = Jeszcze nie obliczono
thinking = Myśli…

## Analysis

analysis-progress = Sprawdzono { $done } z { $of ->
    [one] { $of } ruchu
    [few] { $of } ruchów
   *[many] { $of } ruchów
}
best-moves = Najlepsze ruchy
chances-ahead = Szanse { $mark } · { $depth ->
    [one] { $depth } ruch
    [few] { $depth } ruchy
   *[many] { $depth } ruchów
} naprzód

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }: { $reason }
square-and-value = { $square }, { $value }
probably-keeps = prawdopodobnie utrzymuje { $result ->
    [win] wygraną
   *[other] remis
}
proven-win = { $value } i nic temu nie zapobiegnie
proven-draw = utrzymuje remis, lepiej się nie da
loses-late = komputer nie uratuje już gry i broni się jak najdłużej
best-found = to najlepszy ruch, jaki widzi komputer
best-so-far = to najlepszy znaleziony dotąd ruch
threatens = grozi wygraną na { $squares }
stops-fork = nie pozwala { $mark } na dwie groźby naraz
open-row = ustawia na { $squares } { $count } w linii z wolnymi końcami
two-threats = stwarza dwie groźby naraz: { $rows }
blocks-row = blokuje { $mark }: { $count } w linii na { $squares }
good-center = zajmuje środek i daje wiele sposobów na { $line } w linii
many-ways = daje wiele sposobów na { $line } w linii
builds = buduje { $lines }
every-move-loses = { $reason }. Każdy ruch przegrywa; ten broni się najdłużej
and-wins-in = { $reason } i wygrywa w { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}
with-value = { $reason }; { $value }
completes = uzupełnia { $lines }
blocks = blokuje { $mark } na { $lines }
makes-fork = tworzy widełki: { $lines }
blocks-fork = zapobiega widełkom { $mark } na { $squares }
takes-fork-away = zapobiega widełkom { $mark } na { $squares }, ustawiając dwa w linii na { $line }
forces-reply = zapobiega widełkom { $mark } na { $squares }: dwa w linii na { $line } zmuszają { $mark } do odpowiedzi na { $reply }
takes-center = zajmuje środek
takes-opposite-corner = zajmuje róg naprzeciwko { $corner }
takes-corner = zajmuje róg
takes-side = zajmuje pole boczne
last-square = zajmuje ostatnie wolne pole
picked-any = komputer wybiera jedno z { $squares } wolnych pól
aims-for = komputer buduje linię; brakuje jeszcze { $squares }
drawing-reply = odpowiada na { $square } i utrzymuje remis
every-square-safe = każde wolne pole jest bezpieczne
safe-move = jest bezpieczny; po { $squares } { $mark } może wymusić wygraną
is-losing = komputer nie uratuje już gry i wybiera dowolne pole
completes-nothing = nie uzupełnia linii, w odróżnieniu od { $squares }
forces-fork = { $other } musi odpowiedzieć na { $reply }, a wtedy { $mark } może zrobić widełki na { $squares }
on-open-line = komputer wybiera pole, na którym { $mark } może jeszcze ułożyć linię
most-open-lines = najbardziej pomaga liniom { $mark }
fewest-open-lines = najmniej pomaga liniom { $mark }
forces-win = wymusza wygraną w { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
   *[many] { $moves } ruchach
}
keeps-draw = utrzymuje remis
keeps-draw-unless = utrzymuje remis; { $mark } przegrałby po { $squares }
leads-to-draw = prowadzi do remisu, jeśli nikt się nie pomyli
sets-trap = utrzymuje remis i zastawia pułapkę: { $mark } przegrywa po { $squares }
holds-out = każdy ruch przegrywa; ten broni się najdłużej
hopes = każdy ruch przegrywa, ale { $mark } może się jeszcze pomylić: { $squares }
would-differ = { $square }: komputer gra tu inaczej
but-lets-win = Ale teraz { $mark } może wymusić wygraną.

## Review

review = Spójrz wstecz
best = najlepszy ruch
good = dobry ruch
mistake = błąd
already-lost = już przegrane
move-with-text = { $mark } { $square }: { $text }
good-but = dobry ruch, ale można było wygrać szybciej
better = { $review }. Lepszy jest ruch { $square }: { $reason }
lost-at-would-win = Ruch { $move } kosztował cię partię. { $square } dawało wygraną.
lost-at-would-draw = Ruch { $move } kosztował cię partię. { $square } dawało remis.
lost-at = Ruch { $move } kosztował cię partię.
missed-win-with = { $square } zamiast { $move } dawało wygraną.
missed-win = Zamiast { $move } był wygrywający ruch.
risked-loss = { $square } groziło przegraną.
made-no-mistake = Bez błędu z twojej strony.
drawn-not-reviewed = Naciśnij „Spójrz wstecz”, aby zobaczyć, czy można było wygrać.
lost-not-reviewed = Naciśnij „Spójrz wstecz”, aby zobaczyć, gdzie był błąd.
no-moves = Nie ma jeszcze ruchów
lost-the-game = { $player ->
    [you] Twój ruch { $square }
    [remote] Ruch { $square } przeciwnika
    [computer] Ruch { $square } komputera
   *[other] Ruch { $square } gracza { $name }
} przesądził o przegranej: { $why }
was-mistake = { $player ->
    [you] Twój ruch { $square }
    [remote] Ruch { $square } przeciwnika
    [computer] Ruch { $square } komputera
   *[other] Ruch { $square } gracza { $name }
} był błędem: { $why }
would-have = { $square } dawało { $result ->
    [win] wygraną
   *[other] remis
}.
would-have-because = { $square } dawało { $result ->
    [win] wygraną
   *[other] remis
} ({ $reason }).
unstopped-row = { $mark } ma { $count } w linii na { $squares }, a { $player ->
    [you] ty tego nie blokujesz
   *[other] { $name } tego nie blokuje
}.
unstopped-square = { $mark } potrzebuje do wygranej tylko { $square }, a { $player ->
    [you] ty tego nie blokujesz
   *[other] { $name } tego nie blokuje
}.
unstopped-fork = { $mark } może zrobić ruchem { $square } dwie groźby naraz, a { $player ->
    [you] ty tego nie blokujesz
   *[other] { $name } tego nie blokuje
}.
missed-line = { $square } dawało wygraną od razu.
completed-row = { $square } jest bezpieczne, a { $player ->
    [you] ty kończysz
   *[other] { $name } kończy
} linię.
let-win = po nim { $mark } może wymusić wygraną.
better-chances = po { $square } szansa na wygraną wynosiła { $before } zamiast { $after }.
chances-in-game = Szanse X w trakcie gry
no-mistake-found = Nie znaleziono wyraźnego błędu
won-from = Od ruchu { $number } { $mark } może wymusić wygraną.
no-mistakes = Perfekcyjna gra: bez błędów po obu stronach
no-mistakes-so-far = Na razie bez błędów po obu stronach
harmless-mistakes = { $mistakes ->
    [one] Jeden błąd, ale nie przesądził o wyniku
    [few] { $mistakes } błędy, ale żaden nie przesądził o wyniku
   *[many] { $mistakes } błędów, ale żaden nie przesądził o wyniku
}
mistakes-so-far = { $mistakes ->
    [one] Na razie jeden błąd
    [few] Na razie { $mistakes } błędy
   *[many] Na razie { $mistakes } błędów
}

## Puzzles

move-and-win = Grasz jako { $mark }: znajdź wygraną
move-and-win-in-misere = Grasz jako { $mark }: zmuś { $other }, by uzupełnił linię
move-and-draw = Grasz jako { $mark }: uratuj remis
rule-of-fours = Twórz cztery w rzędzie, a { $mark } musi blokować
rule-of-draw = Nie możesz wygrać, ale możesz nie przegrać
grade = { $grade ->
    [easy] Łatwe
    [medium] Średnie
    [hard] Trudne
   *[expert] Bardzo trudne
}
puzzle-of = Zadanie { $number } z { $of }
daily-puzzle = Zadanie dnia { $number }
daily-result = { $title } · Zadanie dnia { $number }: rozwiązane { $tries ->
    [1] za pierwszym razem
   *[many] w { $tries } próbach
}
first-try-counts = Do serii liczy się tylko pierwsza próba.
daily-missed = Pierwsza próba była błędna.
daily-solved = Rozwiązane { $tries ->
    [1] za pierwszym razem
   *[many] w { $tries } próbach
}.
daily-solved-late = Rozwiązane później.
daily-time = Czas: { $time }.
daily-in-hours = Następne zadanie za { $hours } godz.
daily-in-minutes = Następne zadanie za { $minutes } min.
missed-day-is-forgiven = Twoja seria trwa: jeden dzień na siedem jest wybaczany.
calendar = Kalendarz
back-to-puzzle = Wróć do zadania
more-puzzles = Więcej zadań
puzzle-of-today = Dzisiejsze zadanie
previous-month = Poprzedni miesiąc
next-month = Następny miesiąc
day-state = { $date }: { $state ->
    [first] rozwiązane za pierwszym razem
    [solved] rozwiązane
    [later] rozwiązane później
    [missed] nierozwiązane
   *[open] nierozegrane
}
signs-of-days = ★ za pierwszym razem · ✓ rozwiązane później · ✕ nierozwiązane · ○ nierozegrane · ▢ dziś
signs-without-star = ✓ rozwiązane · ✕ nierozwiązane · ○ nierozegrane · ▢ dziś
opponent-replied = { $mark } odpowiada na { $square }. Twój ruch { $number } z { $of }.
puzzle-solved = Zadanie rozwiązane!
draw-is-saved = Zadanie rozwiązane! Remis uratowany.
show-solution = Pokaż rozwiązanie
solution = Rozwiązanie: { $moves }.
completes-own-line = { $square } przegrywa: uzupełnia twoją własną linię { $lines }.
must-complete-a-line = { $square } przegrywa: { $mark } odpowiada { $reply } i w końcu musisz uzupełnić linię.
reply-wins = { $square } przegrywa: { $mark } odpowiada { $reply } i już nie da się go zatrzymać.
reply-draws = { $square } daje tylko remis: { $mark } odpowiada { $reply } i nie można już wymusić wygranej.
makes-no-four = { $square } nie tworzy czterech w rzędzie, więc { $mark } ma czas zatrzymać cię ruchem { $reply }.
four-is-blocked = Po { $square } { $mark } blokuje ruchem { $reply } i żadna czwórka już nie wygrywa.
missed-puzzles = Powtórz ({ $number })
rush = 3 min
rush-rules = Ile zadań rozwiążesz w trzy minuty? Po błędnej odpowiedzi pojawia się następne zadanie.
rush-start = Start
rush-best = Rekord: { $number }
rush-new-best = Nowy rekord!
rush-result = Rozwiązane zadania: { $number }
rush-counts = Rozwiązane: { $solved }, do powtórki: { $missed }
was-right = Dobrą odpowiedzią było { $square }.
all-puzzles = Wszystkie zadania
win-in-moves = { $moves ->
    [one] Wygrana w { $moves } ruchu
    [few] Wygrana w { $moves } ruchach
   *[many] Wygrana w { $moves } ruchach
}
draw-in-moves = { $moves ->
    [one] Remis w { $moves } ruchu
    [few] Remis w { $moves } ruchach
   *[many] Remis w { $moves } ruchach
}
save-the-draw = Uratuj remis
puzzle-state = Zadanie { $number }, { $state ->
    [solved] rozwiązane
    [missed] do powtórki
   *[open] nierozegrane
}
day-streak = { $days ->
    [one] Seria: { $days } dzień
    [few] Seria: { $days } dni
   *[many] Seria: { $days } dni
}
last-streak = { $days ->
    [one] Ostatnia seria: { $days } dzień
    [few] Ostatnia seria: { $days } dni
   *[many] Ostatnia seria: { $days } dni
}
wrong-answer = { $square } { $result ->
    [draw] daje tylko remis
   *[other] przegrywa
}: { $moves }.
wrong-last-move = { $square } { $result ->
    [draw] daje tylko remis
   *[other] przegrywa
}.
mark-on-square = { $mark } { $square }
then-move = { $first }, { $next }
next = Dalej

## Lesson

lesson-title = Jak nie przegrać
lesson-progress = Reguła { $number } z { $of }, opanowane: { $learned }
rule = { $number }. { $rule ->
    [win] Uzupełnij swoją linię.
    [block] Zablokuj linię przeciwnika.
    [fork] Zrób widełki.
    [block-fork] Zapobiegnij widełkom przeciwnika.
    [center] Zajmij środek.
    [opposite-corner] Zajmij róg naprzeciwko rogu przeciwnika.
    [empty-corner] Zajmij wolny róg.
   *[empty-side] Zajmij wolne pole boczne.
}
why-rule = { $rule ->
    [win] Szukaj tego najpierw, jeszcze zanim zatrzymasz przeciwnika.
    [block] Inaczej następny ruch przeciwnika zakończy grę.
    [fork] Widełki to dwie groźby naraz. Przeciwnik może zablokować tylko jedną.
    [block-fork] Zajmij to pole albo ustaw dwa w linii, aby przeciwnik musiał blokować gdzie indziej.
    [center] Przez środek przechodzą cztery z ośmiu linii, więcej niż przez jakiekolwiek inne pole.
    [opposite-corner] Masz róg, a przekątna między wami jest dla przeciwnika stracona.
    [empty-corner] Przez róg przechodzą trzy linie, a przez pole boczne tylko dwie.
   *[empty-side] Pola boczne są na końcu, bo przez każde przechodzą tylko dwie linie.
}
find-the-move = Grasz jako { $mark }. Znajdź ruch.
learned = Dobrze! { $square } { $reason }.
two-sentences = { $first } { $next }
others-draw = Inne ruchy też dają tu remis.
others-do-not-win = Żaden inny ruch nie wygrywa.
others-lose = { $squares } przegrywają.
all-others-lose = Każdy inny ruch przegrywa.
does-not-follow-rule = { $square } też daje remis, ale nie według tej reguły. Spróbuj jeszcze raz.
takes-and-wins = { $mark } zajmuje { $square } i wygrywa
mark-square-reason = { $mark } { $square } { $reason }
lesson-complete = Znasz wszystkie osiem reguł. Stosuj je w tej kolejności, a nigdy nie przegrasz.
previous-rule = Poprzednia reguła
next-rule = Następna reguła

## Statistics

no-statistics = Nie ma jeszcze żadnych gier. Skończ jedną, a pojawi się tutaj.
stored-by-newer = Te statystyki prowadzi nowsza wersja gry. Odśwież stronę, aby je zobaczyć.
all-boards = Wszystkie plansze
unknown = –
against-others = Gry z innymi
between-friends = Gry dwóch osób
games = Gry
counted = { $result ->
    [won] Wy­grana
    [drawn] Remis
    [lost] Prze­grana
    [x-won] Wygrana X
   *[o-won] Wygrana O
}
counted-letter = { $result ->
    [won] W
    [drawn] R
    [lost] P
    [x-won] X
   *[o-won] O
}
mistakes = Błędy
unbeaten = Bez porażki
best-streak = Rekord
streaks = Gry bez porażki: { $games } (rekord: { $best })
about-statistics = Bez porażki: gry z rzędu z tym samym przeciwnikiem na tej samej planszy. Rekord: najdłuższa taka seria. Błędy: ruchy na grę na planszy 3 × 3, które straciły wygraną lub remis.
about-mistakes = Błędy: ruchy na grę na planszy 3 × 3, które straciły wygraną lub remis.
last-games = Ostatnie gry
last-results = Ostatnie gry, od najstarszej: { $results }
rating = Ranking
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = Twoja siła w grze z poziomami; średni ma 1500 na każdej planszy. Prawdziwa wartość bardzo prawdopodobnie mieści się w tym zakresie. Gry z pomocą lub cofnięciem się nie liczą.
no-rating = Zagraj bez pomocy z poziomem na 3 × 3, 5 × 5 lub 15 × 15, a tu pojawi się twój ranking.
rating-like = Grasz mniej więcej na poziomie „{ $name }”.
rating-course = Zaliczone gry: { $games }. Najwyższy ranking: { $best }.
first-tries = Za pierwszym razem
export = Eksportuj
import = Importuj
erase = Usuń
erase-all = Usuń wszystko
about-erasing = „Usuń wszystko” usuwa wyniki, punkty, zakończone gry i ranking na wszystkich planszach. Gwiazdki, osiągnięcia, zadania, lekcja i ustawienia zostają.
exported = Zapisano jako plik.
not-exported = Ta przeglądarka nie pozwala zapisywać plików.
imported = Dodano: { $things }.
added-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
added-part = { $part ->
    [collection] zakończone gry
    [scores] punkty
    [rating] ranking
    [stars] gwiazdki
    [achievements] osiągnięcia
    [lesson] lekcja
    [puzzles] zadania
   *[settings] ustawienia
}
erased = Usunięto. „Cofnij” przywraca gry, dopóki to okno jest otwarte.
undone = Wszystko jest jak przedtem.
not-undone = Na innej karcie przybyło gier, więc nie można tego cofnąć.
import-failed = { $problem ->
    [unreadable] Nie można odczytać tego pliku.
    [too-large] Ten plik jest za duży na statystyki.
    [not-statistics] Ten plik nie jest eksportem statystyk tej gry.
    [newer] Ten plik pochodzi z nowszej wersji gry.
    [damaged] Ten plik jest uszkodzony.
    [nothing-new] Masz już wszystko z tego pliku.
   *[too-many] W tym pliku jest więcej wyników, niż się tu zmieści.
} Nic się nie zmieniło.

## Collection

collection = Moje gry
no-collected-games = Nie ma jeszcze zakończonych gier. Ostatnie 200 pozostaje tutaj, w tej przeglądarce.
about-collection = Twoje ostatnie 200 zakończonych gier, tylko w tej przeglądarce. Wybierz jedną, aby ją przejrzeć.
all-games = Wszystkie gry
number-of-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
delete = Usuń
game-deleted = Gra usunięta.
show-more = Pokaż więcej

## Ladder

stars = Gwiazdki: { $stars } z { $of }
new-star = Nowa gwiazdka: { $name } na planszy { $board }.
win-two-of-three = Następna gwiazdka: wygraj dwie z trzech gier ({ $name }).
win-once-more = Następna gwiazdka: wygraj jeszcze raz ({ $name }).
win-once = Następna gwiazdka: wygraj ({ $name }).
draw-once = Następna gwiazdka: zremisuj ({ $name }).
win-for-star = Następna gwiazdka: wygrana.
draw-for-star = Następna gwiazdka: remis.
all-stars = Wszystkie gwiazdki planszy { $board }.
next-board = Następna plansza: { $board }.
stars-of-boards = Gwiazdki
had-help = Tym razem bez gwiazdki: była pomoc albo cofnięcie ruchu.

## Achievements

achievement-name = { $achievement ->
    [win] Pierwsza wygrana
    [block] Linia zablokowana na czas
    [fork] Widełki: dwie groźby naraz
    [block-fork] Zapobiegnięcie widełkom
    [opposite-corner] Zajęty przeciwległy róg
    [all-rules] Użyte wszystkie zasady lekcji
    [draw-unbeatable] Remis z „Niepokonany”
    [flawless] „Trudny” pokonany bez błędu
    [win-as-o] Wygrana jako O
    [open-four] Wygrana rzędem wolnym z obu stron
    [double-four] Wygrana dwiema krzyżującymi się czwórkami
   *[misere] Wygrana tam, gdzie linia przegrywa
}
achievements-of = Osiągnięcia: { $earned } z { $of }
earned = Zdobyte
not-earned = Jeszcze nie
about-achievements = W grach z komputerem, bez pomocy i bez cofania.
achieved = Zdobyto: { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = Polski
description = Graj z drugą osobą albo z komputerem: od poziomu łatwego po niepokonany, na co jest dowód.
new-game-with-friend = Nowa gra dla dwóch osób
new-game-by-link = Nowa gra przez link
new-game-at-level = Nowa gra: { $name }

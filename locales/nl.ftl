### Dutch. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = Het spel kon niet worden gestart.
slow-start = Het laden van het spel duurt lang.

## First part: texts of the first move. Each costs every visitor bytes.

retry = Opnieuw proberen
title = Boter-kaas-en-eieren
loading = Laden…
goal-of-first-board = Drie op een rij wint
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = jij bent { $mark }
menu = Menu
play-again = Nog een keer
daily = Dagpuzzel
learn = Leren
board-label = Bord
square = { $square }, { $content ->
    [empty] leeg
    [mark] { $mark }
   *[line] { $mark }, volledige lijn
}
turn-of = { $player ->
    [you] Jij bent aan zet
    [remote] Wachten op je tegenstander
    [computer] De computer is aan zet
   *[other] { $name } is aan zet
}
send-the-link = Stuur de link en open daarna het antwoord
is-thinking = De computer denkt na…
has-stopped = De computer is gestopt met nadenken
dead = Niemand kan meer winnen
wins = { $player ->
    [you] Jij wint
    [remote] Je tegenstander wint
    [computer] De computer wint
   *[other] { $name } wint
}
won-on-first-board = Drie op een rij
drawn = Gelijkspel
board-full = Het bord is vol
you = Jij
remote-player = Tegenstander
computer = Computer
score = Stand
side-score = { $player }, { $mark }: { $wins } keer gewonnen
mark-score = { $mark }: { $wins } keer gewonnen
draws = gelijk
level-name = { $level ->
    [easy] Makkelijk
    [medium] Gemiddeld
    [hard] Moeilijk
    [very-hard] Heel moeilijk
   *[unbeatable] Onverslaan­baar
}
friend = 2 spelers
by-link = Via link
settings = Instellingen
not-loaded = Dit deel van het spel kon niet worden geladen.

## Menu

new-game = Nieuw spel
share = Delen
puzzles = Puzzels
statistics = Statistieken
progress = Voortgang

## Tools below the board

tools = Hulpmiddelen
undo = Zet terug
redo = Opnieuw
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
help = Hulp
nudge = { $nudge ->
    [win] Je kunt met deze zet winnen.
    [block] Je tegenstander staat op winst. Kun je dat tegenhouden?
    [fork] Je kunt twee dreigingen tegelijk maken.
    [stop-fork] Je tegenstander kan twee dreigingen tegelijk maken. Kun je dat voorkomen?
    [force] Je kunt de winst afdwingen.
    [careful] Sommige vakjes verliezen nu. Zoek er een dat niet verliest.
    [lost] Je tegenstander kan de winst afdwingen. Welk vakje houdt het langst stand?
    [threat] Je kunt een dreiging maken.
    [row] Je kunt een langere rij maken.
    [avoid] Sommige vakjes zijn gevaarlijk. Zoek het vakje dat je eigen lijnen het minst helpt.
   *[calm] Niets is dringend. Neem het vakje waar de meeste lijnen doorheen gaan.
}
hint = Hint
values = Waarden
## Moves

moves = Zetten
start = Begin
numbered-move = { $number }. { $mark } { $square }
why = Waarom?
why-square = Waarom { $square }?
play-from-here = Vanaf hier spelen
show-me = Laat zien
skip = Overslaan
try-again = Opnieuw proberen
try-again-from = Nog eens vanaf zet { $number }
is-practice = Oefening: dit spel telt niet
is-replay = Iemand heeft dit spel gedeeld
rematch-as = Revanche als { $mark }
go-to-start = Naar het begin
previous-move = Vorige zet
next-move = Volgende zet
go-to-last-move = Naar de laatste zet
newest-first = Nieuwste eerst
move-of = { $number ->
    [0] Begin van het spel
   *[other] Zet { $number } van { $of }
}
back-to-game = Terug naar het spel
can-resume = ‘Zet terug’ haalt je vorige spel terug

## Sharing

send = Sturen
invite = Uitnodigen
share-game = Dit spel delen
share-turn = Je zet sturen
share-end = De uitslag sturen
continue-with-friend = Verder met een vriend
about-turn = Je tegenstander opent de link, doet een zet en stuurt je een link terug. In elke link zit het hele spel; er wordt niets op een server bewaard.
about-end = Je tegenstander opent de link en ziet hoe het spel is afgelopen.
copy-text = Als tekst kopiëren
save-picture = Afbeelding bewaren
save-as-file = Bewaren als { $format }
won-at-move = { $mark } won met zet { $number }
share-result = { $result ->
    [shared] Gedeeld.
    [link] Link gekopieerd.
    [game] Spel als tekst gekopieerd.
    [code] Code gekopieerd.
    [result] Resultaat gekopieerd.
    [saved] Afbeelding bewaard.
    [file] Als bestand bewaard.
   *[refused] In deze browser kun je niet delen of kopiëren. Kopieer in plaats daarvan deze tekst:
}
copy-this-text = Kopieer deze tekst
paste-game = Spel plakken
about-paste = Plak een link, de tekst van een spel of alleen zetten, zoals b2 a1 c3.
open-file = Bestand openen (SGF, psq, sav)
first-row-below = Rij 1 is onderaan, zoals in Gomocalc en Yixin
text-problem = Deze tekst kan niet worden geopend: { $problem }.
open = Openen
cancel = Annuleren
link-copied = Link gekopieerd. Stuur hem en open daarna het antwoord
link-copied-end = Link gekopieerd. Stuur hem naar je tegenstander
move-sent = Zet gestuurd. Open het antwoord als het komt
end-sent = Uitslag gestuurd
send-your-move = Stuur je zet
invited = Een vriend nodigt je uit. Doe een zet en druk op Sturen
move-or-invite = Doe een zet en stuur hem, of druk op Uitnodigen
invite-friend = Nodig je vriend uit
about-invitation = Stuur de link. Je vriend begint
you-move-first = Stuur de link. Jij begint
friend-moves-first = Je vriend begint en stuurt je een link
friend-changed-move = Je vriend heeft een zet veranderd
friend-played = Je vriend speelde { $square }

## Embedding

embed = Insluiten
about-embed = Plak deze code in een webpagina.
parts = Tonen bij het bord
part = { $part ->
    [status] Status
    [score] Stand
    [reset] Nieuw spel
    [history] Zetten en terugzetten
    [hint] Hints
   *[settings] Instellingen
}
preview = Voorbeeld
html-code = HTML-code
copy-code = Code kopiëren
match-page = Zoals de pagina

## Positions

set-up = Stelling opzetten
about-set-up = Tik op een vak om het te wijzigen: X, O, leeg.
side-to-move = Wie is aan zet?
impossible-position = Onmogelijke stelling: { $reason }.
clear = Leegmaken
place = { $mark } op { $square }
clear-square = { $square } leegmaken
aim = Richten
left = Links
up = Omhoog
down = Omlaag
right = Rechts
aims-to-play = Tik nog eens om te spelen
aims-to-change = { $square }: druk nog eens om te wijzigen
made = { $mark }: { $square }.
taken = Dat vak is al bezet
sentence = { $text }.

## Boards

board = Bord
board-size = { $columns } × { $rows }
in-a-row-number = { $line } op rij
misere = misère
goal = Doel
how-to-play = Zo speel je
how-to-win = Plaats om de beurt een teken. Wie het eerst { $line } op een rij heeft, wint: naast elkaar, onder elkaar of schuin. Is het bord eerder vol, dan is het gelijkspel.
how-to-lose = Plaats om de beurt een teken. Wie { $line } op een rij heeft, verliest: naast elkaar, onder elkaar of schuin. Is het bord eerder vol, dan is het gelijkspel.
longer-row = Een langere rij telt ook.
square-names = Elk vak heeft een naam: b2 is kolom b, rij 2.
tip-two-threats = Tip: maak een vork, twee dreigingen tegelijk. Je tegenstander kan er maar één blokkeren.
tip-open-row = Tip: { $row } op een rij met twee vrije uiteinden is niet meer te blokkeren.
tip-safe-squares = Tip: bewaar veilige vakken, zodat die van je tegenstander eerder op zijn.
line-rule = { $line ->
    [2] Twee op een rij
    [3] Drie op een rij
    [4] Vier op een rij
    [5] Vijf op een rij
    [6] Zes op een rij
    [7] Zeven op een rij
    [8] Acht op een rij
    [9] Negen op een rij
   *[other] { $line } op een rij
} { $objective ->
    [normal] wint
   *[misere] verliest
}
board-rule = { $columns } × { $rows } · { $line ->
    [2] twee op een rij
    [3] drie op een rij
    [4] vier op een rij
    [5] vijf op een rij
    [6] zes op een rij
    [7] zeven op een rij
    [8] acht op een rij
    [9] negen op een rij
   *[other] { $line } op een rij
} { $objective ->
    [normal] wint
   *[misere] verliest
}
you-are-with-rule = Jij bent { $mark } · { $line } op een rij { $objective ->
    [normal] wint
   *[misere] verliest
}
won-with = { $line ->
    [2] Twee op een rij
    [3] Drie op een rij
    [4] Vier op een rij
    [5] Vijf op een rij
    [6] Zes op een rij
    [7] Zeven op een rij
    [8] Acht op een rij
    [9] Negen op een rij
   *[other] { $line } op een rij
}
won-misere = { $player ->
    [you] Je hebt
    [remote] Je tegenstander heeft
    [computer] De computer heeft
   *[other] { $loser } heeft
} met { $square } { $line ->
    [2] twee op een rij
    [3] drie op een rij
    [4] vier op een rij
    [5] vijf op een rij
    [6] zes op een rij
    [7] zeven op een rij
    [8] acht op een rij
    [9] negen op een rij
   *[other] { $line } op een rij
}
custom-size = Ander formaat
new-game-from = Anders beginnen
about-custom-size = Tot 20 kolommen en 20 rijen, met elk aantal op een rij dat erop past.
columns = Kolommen
rows = Rijen
in-a-row = Op een rij
board-problem = Ongeldig bord: { $problem }.
not-whole-numbers = Vul in elk veld een heel getal van 1 tot 20 in.

## Opponents

game = Spel
opponent = Tegen­stander
about-level = { $level ->
    [easy] Kiest zomaar een vrij vak.
    [medium] Wint en blokkeert als het kan, en speelt anders zomaar ergens.
    [hard] Wint, blokkeert, en neemt anders het midden of een hoek. Alleen een dubbele dreiging verslaat hem.
    [very-hard] Denkt vooruit, maar slechts even.
   *[unbeatable] Verliest nooit. Haal jij een gelijkspel?
}
about-friend = Speel om de beurt op dit scherm.
about-link = Speel om de beurt door elkaar een link te sturen. In de link zit het hele spel.
play-as = Spelen als
strategy-name = { $strategy ->
    [random] Toeval
    [trapper] Vallenzetter
   *[strategist] Strateeg
}
strongest-level = Expert
about-strategy = { $strategy ->
    [random] Kiest op elk bord zomaar een vrij vak.
    [trapper] Laat je nooit een dubbele dreiging maken en speelt gevarieerd. Verliest nooit.
   *[strategist] Volgt acht regels, van meteen winnen tot een zijvak nemen. Verliest nooit.
}
about-style = { $style ->
    [easy] Bouwt lijnen en blokkeert de meeste van jou, maar maakt fouten.
    [medium] Bouwt lijnen en blokkeert die van jou, maar ziet dubbele dreigingen niet.
    [trapper] Maakt dubbele dreigingen en verhindert die van jou, maar kijkt niet verder vooruit.
    [hard] Maakt dubbele dreigingen en verhindert die van jou, maar kijkt nauwelijks vooruit.
   *[strategist] Volgt regels: winnen, blokkeren, een vork maken, een vork voorkomen, en anders het vak op de meeste open lijnen.
}
about-style-in-misere = { $style ->
    [easy] Vermijdt meestal een volledige lijn, maar maakt fouten.
    [medium] Voltooit geen lijn als het te vermijden is, en speelt verder zomaar ergens.
   *[hard] Neemt het vak dat de eigen lijnen het minst helpt.
}
plays-like = Speelt op dit bord als { $name }.
about-analysis = De sterkste tegenstander op dit bord. Denkt hoogstens { $time } na.
about-solved = Maakt geen fouten op dit bord.

## Games with other rules

other-games = Andere spellen
variant-name = { $game ->
    [infinite] Oneindig
    [wild] Wild
    [wild-misere] Wild misère
    [notakto] Notakto
   *[ultimate] Ultimate
}
variant-rules = { $game ->
    [infinite] Elke kant heeft maar drie tekens: plaats je een vierde, dan verdwijnt je oudste, dat vaag is, en telt niet meer mee. Drie op een rij wint. Dezelfde stelling voor de derde keer is gelijkspel.
    [wild] Plaats bij elke zet X of O. Drie gelijke tekens op een rij winnen, wie ze ook plaatste. Is het bord eerder vol, dan is het gelijkspel.
    [wild-misere] Plaats bij elke zet X of O. Wie drie gelijke tekens op een rij maakt, verliest. Is het bord eerder vol, dan is het gelijkspel.
    [notakto] Beide spelers plaatsen X. Drie op een rij sluiten een bord. Wie het laatste bord sluit, verliest.
   *[ultimate] Win drie kleine borden op een rij. Je vak stuurt je tegenstander naar het kleine bord op dezelfde plek. Is dat gewonnen of vol, dan speelt je tegenstander waar hij wil.
}
variant-goal = { $game ->
    [infinite] Drie op een rij wint. Elke kant heeft drie tekens
    [wild] Drie gelijke op een rij winnen
    [wild-misere] Drie gelijke op een rij verliezen
    [notakto] Wie het laatste bord sluit, verliest
   *[ultimate] Drie kleine borden op een rij winnen
}
about-level-in-games = { $level ->
    [easy] Wint als het kan, en speelt anders waar dan ook.
    [medium] Verhindert ook dat je meteen wint.
    [hard] Kijkt vier zetten vooruit.
    [very-hard] Kijkt ver vooruit.
   *[unbeatable] Maakt geen fouten.
}
looks-at-own-move = Kijkt alleen naar de eigen zet.
looks-at-reply = Kijkt ook naar jouw antwoord.
boards = Borden
goes = { $seat ->
    [first] Als eerste
   *[second] Als tweede
}
you-go = { $seat ->
    [first] jij begint
   *[second] jij speelt als tweede
}
rematch-going = { $seat ->
    [first] Revanche, jij begint
   *[second] Revanche, jij speelt als tweede
}
guide-first = { $game ->
    [infinite] Je hebt al drie tekens. Is het vierde geplaatst, dan verdwijnt het vage. Druk op het verlichte vak.
    [wild] De tekens zijn van niemand. Kies X onder het bord en druk op het verlichte vak.
    [wild-misere] De tekens zijn van niemand, en wie een rij voltooit, verliest. Kies X en druk op het verlichte vak.
    [notakto] Jullie plaatsen allebei X, en wie de rij voltooit, verliest. Met het midden kun je winnen: druk op het verlichte vak.
   *[ultimate] Je speelt op het verlichte kleine bord. Het verlichte vak stuurt je tegenstander naar het kleine bord op dezelfde plek, linksonder.
}
guide-second = { $game ->
    [infinite] Je oudste teken is verdwenen. Druk op het verlichte vak: het dreigt dubbel.
    [wild] Laat geen rij over met twee gelijke tekens en een vrij vak. X op het verlichte vak is veilig.
    [wild-misere] Een derde X in deze rij zou verliezen. Kies O en blokkeer haar.
    [notakto] Antwoord op een paardensprong van het teken van je tegenstander: twee vakken verder en één opzij.
   *[ultimate] Je tegenstander heeft je hierheen gestuurd. Drie op een rij wint dit kleine bord.
}
guide-third = { $game ->
    [infinite] Je tegenstander blokkeerde één dreiging, maar het oudste teken verdween uit de andere. Druk op het verlichte vak en win.
    [wild] Twee gelijke tekens en een vrij vak: wie de rij voltooit, wint. Kies O en druk op het verlichte vak.
    [wild-misere] Nu zou een derde O verliezen. Kies X en blokkeer ook deze rij.
    [notakto] Nog een paardensprong: nu voltooit elk vrij vak een rij, en je tegenstander verliest.
   *[ultimate] Het kleine bord waar je moest spelen is al gewonnen, dus je mag overal spelen. Drie kleine borden op een rij winnen.
}
place-next = Plaatsen
vanishes-next = verdwijnt hierna
mark-vanishes = { $mark } op { $square } verdwijnt met deze zet en telt niet meer mee
play-on-board = Speel op het verlichte bord, { $squares }
play-on-any-board = Speel op een open bord naar keuze
wrong-board = Speel op het verlichte bord
board-closed = Dat bord is gesloten
three-boards = Drie borden op een rij
boards-decided = Alle kleine borden zijn beslist
same-position = Dezelfde stelling kwam drie keer voor
position-repeated = Weer dezelfde stelling: de derde keer is gelijkspel
closed-last-board = { $player ->
    [you] Je hebt het laatste bord gesloten
    [computer] De computer heeft het laatste bord gesloten
   *[other] { $name } heeft het laatste bord gesloten
}
completed-a-line = { $player ->
    [you] Je hebt een rij voltooid
    [computer] De computer heeft een rij voltooid
   *[other] { $name } heeft een rij voltooid
}
wins-at-once = Je kunt meteen winnen: { $squares }.
wins-a-board = Je kunt een klein bord winnen: { $squares }.
look-at-target = Kijk waarheen je vak je tegenstander stuurt.
notakto-wins = Je kunt winnen: na de juiste zet moet je tegenstander het laatste bord sluiten, wat die ook doet.
notakto-loses = Als je tegenstander geen fout maakt, moet jij het laatste bord sluiten, wat je ook doet.
no-mistake = Geen zet was een fout.

## Settings

theme = Kleuren
theme-name = { $theme ->
    [auto] Systeem
    [light] Licht
    [dark] Donker
   *[contrast] Contrast
}
board-style = Stijl van het bord
look-name = { $look ->
    [soft] Ronde vakken
    [paper] Lijnen op papier
    [tiles] Tegels
   *[neon] Neon
}
sound = Geluid en trillen
sound-name = { $sound ->
    [off] Uit
    [quiet] Zacht
   *[loud] Hard
}
sound-offer = Geluid aan?
sound-on = Geluid aan
language = Taal
browser-language = Taal van de browser
shortcuts = Sneltoetsen
show-shortcuts = Sneltoetsen tonen
use-shortcuts = Sneltoetsen gebruiken
number-keys = 1 – 9
home-key = Home
end-key = End
number-keys-effect = Een vak op 3 × 3 spelen: de bovenste rij is 1 2 3, op het numerieke toetsenblok 7 8 9
move-on-board = Naar het bord gaan als je aan de beurt bent, en van vak naar vak
outside-board = { $effect } (buiten het bord)
play-keys = Enter, spatie
play-square = Het vak spelen
escape-key = Esc
close-window = Venster, hint of analyse sluiten
show-this-list = Deze lijst tonen
thinking-time = Bedenktijd
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
move-now = Nu een zet doen
stop = Stop
stop-thinking = Stop met denken
keep-thinking = Verder denken
takes-turns-to-start = Om de beurt beginnen
next-after-draw = Na gelijkspel automatisch een nieuw spel beginnen
show-goals = Sterren, rating, prestaties en reeksen tonen
reset-score = Stand tegen deze tegenstander wissen
reset-friends-score = Stand met z’n tweeën wissen
score-is-reset = De stand begint weer bij 0.
about = Over het spel
version = Versie { $version }, onder de MIT-licentie.
licenses = Licentie en vermeldingen
source-code = Broncode

done = Klaar
play-at-level = Spelen op { $name }
play-against-strategy = Tegen { $name } spelen

## Matches: several games in a row, for example best of 3.

match-length = Match
no-match = Losse spellen
match-score = Stand van de match
best-of = Beste van { $games }
wins-match = { $player ->
    [you] Jij wint de match
    [remote] Je tegenstander wint de match
    [computer] De computer wint de match
   *[other] { $name } wint de match
}
match-result = { $wins } tegen { $losses }, beste van { $games }
next-game = Volgend spel
new-match = Nieuwe match
names-and-colors = Namen en kleuren
name-is-full = Een naam heeft hoogstens { $letters } letters.
player-color-of = { $seat ->
    [first] Kleur van speler 1
   *[second] Kleur van speler 2
}
player-color = { $color ->
    [of-mark] Standaard
    [green] Groen
    [amber] Amber
   *[gray] Grijs
}
numbered-player = Speler { $number }

## Notes

reload = Vernieuwen
dismiss = Sluiten
unknown-value = Een deel van de link is onduidelijk en overgeslagen: { $settings }.
bad-board = Ongeldig bord in de link: { $problem }.
moves-left-out = Het spel in de link is ook overgeslagen.
bad-moves = Zet { $number } in de link is niet mogelijk: { $reason }. Je ziet het spel tot daar.
missing-moves = { $arrived ->
    [0] Deze link is afgebroken. Vraag er nog eens om.
   *[other] Er zijn maar { $arrived } van { $of } zetten aangekomen. Vraag nog eens om de link.
}
square-not-on-board = { $square } ligt niet op het bord
bad-start = Ongeldige beginstelling in de link: { $problem }.
older-link = Deze link is oud: hij toont zet { $shown }, maar jouw spel is al bij zet { $played }.
bad-text = De rest van de tekst was niet te lezen: { $problem }.
saved-unreadable = Je bewaarde stand was niet te lezen en begint weer bij 0.
not-saved = Deze browser bewaart niets voor deze pagina: de stand gaat verloren als je weggaat.
no-worker = Er is iets misgegaan. De computer rekent tot het volgende spel niet vooruit.
new-version = Er is een nieuwe versie.
altered-file = Een bestand van het spel kwam beschadigd aan. Het spel gaat zonder verder.
no-language = { $language } kon niet worden geladen.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (regel { $line } van de tekst)
in-move = { $problem } (zet { $number })
unknown-square = ‘{ $text }’ is geen vak: gebruik een letter van a tot en met { $letter } en een getal van 1 tot en met { $number }
game-is-over = het spel is al afgelopen
square-is-taken = { $square } is al bezet
not-a-board = ‘{ $text }’ is geen bord: gebruik kolommen x rijen x aantal op een rij, zoals 3x3x3
impossible-size = een bord heeft 1 tot 20 kolommen en 1 tot 20 rijen, niet { $columns } en { $rows }
impossible-line = { $line } op een rij is niet mogelijk: gebruik minstens 2 en niet meer dan er op het bord past
unknown-letter = rij { $row }: ‘{ $letter }’ is geen x, geen o en geen aantal lege vakken
row-length = rij { $row } moet { $columns ->
    [one] { $columns } vak
   *[other] { $columns } vakken
} hebben
row-count = { $rows ->
    [one] er moet { $rows } rij
   *[other] er moeten { $rows } rijen
} zijn
side-missing = er staat niet bij wie aan zet is: zet -x of -o achter de rijen
unknown-word = ‘{ $text }’ kan hier niet: gebruik { $words }
two-marks = op { $square } staan een X en een O
too-many-marks = te veel { $mark }: { $x } X en { $o } O, maar het moeten er evenveel zijn of één X meer
wrong-side = met { $x } X en { $o } O is { $mark } aan zet
line-came-first = het spel zou al bij de eerste lijn zijn afgelopen
no-game = geen spel gevonden
other-site = deze link is niet van dit spel
out-of-place = ‘{ $text }’ staat op de verkeerde plaats: Board, Objective, Start, zetten, Outcome en tekening komen één keer voor, in deze volgorde
invalid-start = ongeldige beginstelling: { $problem }
wrong-number = ‘{ $found }’ is het verkeerde nummer: hier komt zet { $number }
wrong-turn = { $due } is aan zet, niet { $found } (zet { $number })
square-missing = het vak ontbreekt (zet { $number })
wrong-outcome = ‘{ $found }’ klopt niet: de uitslag van deze zetten is ‘{ $outcome }’
drawn-otherwise = de tekening klopt op { $square } niet met de zetten
drawn-size = de tekening past niet bij dit bord
other-format = dit is een bestand van een ander programma ({ $format }): gebruik liever SGF of psq, of de zetten, zoals h8 i9
pass = zet { $number } is een pas, en die bestaat niet in dit spel
breaks-off = het bestand breekt af na zet { $number }
more-games = het bestand heeft meer spellen, en alleen het eerste is geopend

## Values: they stand alone, and after a square and a colon.

wins-in = wint in { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
loses-in = verliest in { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
wins-within = wint in hoogstens { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
loses-within = verliest in hoogstens { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
is-won = wint
is-lost = verliest
is-drawn = gelijkspel
good-chances = goede kansen
equal-chances = gelijk
poor-chances = weinig kans
result = { $result ->
    [win] winst
    [draw] gelijkspel
   *[loss] verlies
}
best-play-wins-in = Zonder fouten wint { $mark } in { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
best-play-wins-within = Zonder fouten wint { $mark } in hoogstens { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
best-play-wins = Zonder fouten wint { $mark }
best-play-draws = Zonder fouten wordt het gelijkspel
every-square-draws = Elk vak leidt tot gelijkspel als niemand een fout maakt
unmarked-squares-draw = Vakken zonder aanduiding leiden tot gelijkspel
even-chances = Tot nu toe gelijk
chances = { $mark } staat beter
not-analyzed = Nog niet uitgerekend
thinking = Denkt na…

## Analysis

analysis-progress = { $done } van { $of ->
    [one] { $of } zet
   *[other] { $of } zetten
} nagegaan
best-moves = Beste zetten
chances-ahead = Kansen van { $mark } · kijkt { $depth ->
    [one] { $depth } zet
   *[other] { $depth } zetten
} vooruit

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }: { $reason }
square-and-value = { $square }, { $value }
probably-keeps = houdt waarschijnlijk { $result ->
    [win] de winst vast
   *[other] gelijkspel
}
proven-win = { $value }, en niets kan dat tegenhouden
proven-draw = houdt gelijkspel; beter kan niet
loses-late = de computer kan het spel niet meer redden en houdt het zo lang mogelijk vol
best-found = is de beste zet die de computer vond
best-so-far = is de beste zet tot nu toe
threatens = dreigt te winnen op { $squares }
stops-fork = voorkomt dat { $mark } twee keer tegelijk dreigt
open-row = maakt { $count } op een rij met twee vrije kanten op { $squares }
two-threats = dreigt twee keer tegelijk: { $rows }
blocks-row = blokkeert { $count } op een rij van { $mark } op { $squares }
good-center = bezet het midden en geeft veel manieren voor { $line } op een rij
many-ways = geeft veel manieren voor { $line } op een rij
builds = bouwt aan { $lines }
every-move-loses = { $reason }. Elke zet verliest; deze houdt het het langst vol
and-wins-in = { $reason } en wint in { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
with-value = { $reason }; { $value }
completes = voltooit { $lines }
blocks = blokkeert { $mark } op { $lines }
makes-fork = maakt een vork: { $lines }
blocks-fork = voorkomt de vork van { $mark } op { $squares }
takes-fork-away = voorkomt de vork van { $mark } op { $squares } met twee op een rij op { $line }
forces-reply = voorkomt de vork van { $mark } op { $squares }: maakt twee op een rij op { $line }, zodat { $mark } op { $reply } moet antwoorden
takes-center = bezet het midden
takes-opposite-corner = bezet de hoek tegenover { $corner }
takes-corner = bezet een hoek
takes-side = bezet een zijvak
last-square = is het laatste vrije vak
picked-any = de computer koos een van de { $squares } vrije vakken
aims-for = de computer bouwt een lijn en heeft nog { $squares } nodig
drawing-reply = antwoordt op { $square } en houdt gelijkspel
every-square-safe = elk vrij vak is veilig
safe-move = is veilig; na { $squares } kan { $mark } winst afdwingen
is-losing = de computer kan het spel niet meer redden en kiest zomaar een vak
completes-nothing = maakt geen lijn af, anders dan { $squares }
forces-fork = { $other } moet antwoorden op { $reply }, en dan kan { $mark } een vork maken op { $squares }
on-open-line = de computer koos een vak waar { $mark } nog een lijn kan maken
most-open-lines = helpt de lijnen van { $mark } het meest
fewest-open-lines = helpt de lijnen van { $mark } het minst
forces-win = dwingt winst af in { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
keeps-draw = houdt gelijkspel
keeps-draw-unless = houdt gelijkspel; { $mark } zou verliezen met { $squares }
leads-to-draw = leidt tot gelijkspel als niemand een fout maakt
sets-trap = houdt gelijkspel en zet een val: { $mark } verliest met { $squares }
holds-out = elke zet verliest; deze houdt het het langst vol
hopes = elke zet verliest, maar { $mark } kan nog de fout in gaan met { $squares }
would-differ = { $square }: de computer had anders gespeeld
but-lets-win = Maar nu kan { $mark } winst afdwingen.

## Review

review = Terugkijken
best = beste zet
good = goede zet
mistake = fout
already-lost = al verloren
move-with-text = { $mark } { $square }: { $text }
good-but = goede zet, maar het kon sneller
better = { $review }. Beter is { $square }: { $reason }
lost-at-would-win = { $move } kostte je het spel. Met { $square } had je gewonnen.
lost-at-would-draw = { $move } kostte je het spel. Met { $square } was het gelijkspel geworden.
lost-at = { $move } kostte je het spel.
missed-win-with = Met { $square } in plaats van { $move } had je gewonnen.
missed-win = In plaats van { $move } was er een winnende zet.
risked-loss = { $square } had je het spel kunnen kosten.
made-no-mistake = Je hebt geen fout gemaakt.
drawn-not-reviewed = Druk op ‘Terugkijken’ om te zien of je winst hebt gemist.
lost-not-reviewed = Druk op ‘Terugkijken’ om te zien waar het misging.
no-moves = Nog geen zetten
lost-the-game = { $player ->
    [you] Jouw zet { $square }
    [remote] Zet { $square } van je tegenstander
    [computer] Zet { $square } van de computer
   *[other] Zet { $square } van { $name }
} kostte het spel: { $why }
was-mistake = { $player ->
    [you] Jouw zet { $square }
    [remote] Zet { $square } van je tegenstander
    [computer] Zet { $square } van de computer
   *[other] Zet { $square } van { $name }
} was een fout: { $why }
would-have = { $square } was { $result ->
    [win] winst
   *[other] gelijkspel
} geweest.
would-have-because = { $square } was { $result ->
    [win] winst
   *[other] gelijkspel
} geweest ({ $reason }).
unstopped-row = { $mark } had { $count } op een rij op { $squares }, en { $player ->
    [you] jij hield
   *[other] { $name } hield
} dat niet tegen.
unstopped-square = { $mark } had alleen { $square } nog nodig om te winnen, en { $player ->
    [you] jij hield
   *[other] { $name } hield
} dat niet tegen.
unstopped-fork = { $mark } kon met { $square } twee keer tegelijk dreigen, en { $player ->
    [you] jij hield
   *[other] { $name } hield
} dat niet tegen.
missed-line = { $square } had meteen gewonnen.
completed-row = { $square } was veilig, maar { $player ->
    [you] je hebt
   *[other] { $name } heeft
} een lijn afgemaakt.
let-win = daarna kon { $mark } winst afdwingen.
better-chances = met { $square } was de kans om te winnen { $before } in plaats van { $after }.
chances-in-game = Kansen van X tijdens het spel
no-mistake-found = Geen duidelijke fout gevonden
won-from = Vanaf zet { $number } kon { $mark } de winst afdwingen.
no-mistakes = Perfect gespeeld: aan beide kanten geen fouten
no-mistakes-so-far = Tot nu toe aan beide kanten geen fouten
harmless-mistakes = { $mistakes ->
    [one] Eén fout, maar die was niet beslissend
   *[other] { $mistakes } fouten, maar geen ervan was beslissend
}
mistakes-so-far = { $mistakes ->
    [one] Eén fout tot nu toe
   *[other] { $mistakes } fouten tot nu toe
}

## Puzzles

move-and-win = Jij bent { $mark }: zoek de winst
move-and-win-in-misere = Jij bent { $mark }: dwing { $other } een rij te voltooien
move-and-draw = Jij bent { $mark }: red het gelijkspel
rule-of-fours = Maak steeds vier op een rij: { $mark } moet blokkeren
rule-of-draw = Je kunt niet winnen, maar wel verlies voorkomen
grade = { $grade ->
    [easy] Makkelijk
    [medium] Gemiddeld
    [hard] Moeilijk
   *[expert] Heel moeilijk
}
puzzle-of = Puzzel { $number } van { $of }
daily-puzzle = Dagpuzzel { $number }
daily-result = { $title } · Dagpuzzel { $number }: opgelost { $tries ->
    [1] in één keer
   *[other] in { $tries } pogingen
}
first-try-counts = Alleen de eerste poging telt voor de reeks.
daily-missed = Je eerste poging was fout.
daily-solved = Opgelost { $tries ->
    [1] in één keer
   *[other] in { $tries } pogingen
}.
daily-solved-late = Later opgelost.
daily-time = Tijd: { $time }.
daily-in-hours = Volgende puzzel over { $hours } uur.
daily-in-minutes = Volgende puzzel over { $minutes } min.
missed-day-is-forgiven = Je reeks gaat door: één dag op de zeven wordt vergeven.
calendar = Kalender
back-to-puzzle = Terug naar de puzzel
more-puzzles = Meer puzzels
puzzle-of-today = Puzzel van vandaag
previous-month = Vorige maand
next-month = Volgende maand
day-state = { $date }: { $state ->
    [first] in één keer opgelost
    [solved] opgelost
    [later] later opgelost
    [missed] niet opgelost
   *[open] niet gespeeld
}
signs-of-days = ★ in één keer · ✓ later opgelost · ✕ niet opgelost · ○ niet gespeeld · ▢ vandaag
signs-without-star = ✓ opgelost · ✕ niet opgelost · ○ niet gespeeld · ▢ vandaag
opponent-replied = { $mark } antwoordt met { $square }. Jouw zet { $number } van { $of }.
puzzle-solved = Puzzel opgelost!
draw-is-saved = Puzzel opgelost! Je hebt het gelijkspel gered.
show-solution = Toon oplossing
solution = Oplossing: { $moves }.
completes-own-line = { $square } verliest: je voltooit je eigen rij { $lines }.
must-complete-a-line = { $square } verliest: { $mark } antwoordt { $reply } en uiteindelijk moet je een rij voltooien.
reply-wins = { $square } verliest: { $mark } antwoordt { $reply } en is niet meer te stoppen.
reply-draws = { $square } levert maar gelijkspel op: { $mark } antwoordt { $reply } en je kunt de winst niet meer afdwingen.
makes-no-four = { $square } maakt geen vier op een rij, dus heeft { $mark } tijd om je te stoppen met { $reply }.
four-is-blocked = Na { $square } blokkeert { $mark } met { $reply }, en geen vier op een rij wint nog.
missed-puzzles = Herhalen ({ $number })
rush = 3 min
rush-rules = Hoeveel puzzels los je op in drie minuten? Na een fout antwoord komt de volgende puzzel.
rush-start = Start
rush-best = Record: { $number }
rush-new-best = Nieuw record!
rush-result = Opgeloste puzzels: { $number }
rush-counts = Opgelost: { $solved }, te herhalen: { $missed }
was-right = { $square } was goed.
all-puzzles = Alle puzzels
win-in-moves = { $moves ->
    [one] Winst in { $moves } zet
   *[other] Winst in { $moves } zetten
}
draw-in-moves = { $moves ->
    [one] Gelijkspel in { $moves } zet
   *[other] Gelijkspel in { $moves } zetten
}
save-the-draw = Red het gelijkspel
puzzle-state = Puzzel { $number }, { $state ->
    [solved] opgelost
    [missed] te herhalen
   *[open] niet gespeeld
}
day-streak = { $days ->
    [one] Reeks: { $days } dag
   *[other] Reeks: { $days } dagen
}
last-streak = { $days ->
    [one] Laatste reeks: { $days } dag
   *[other] Laatste reeks: { $days } dagen
}
wrong-answer = { $square } { $result ->
    [draw] levert maar gelijkspel op
   *[other] verliest
}: { $moves }.
wrong-last-move = { $square } { $result ->
    [draw] levert maar gelijkspel op
   *[other] verliest
}.
mark-on-square = { $mark } { $square }
then-move = { $first }, { $next }
next = Volgende

## Lesson

lesson-title = Zo verlies je nooit
lesson-progress = Regel { $number } van { $of }, { $learned } geleerd
rule = { $number }. { $rule ->
    [win] Voltooi je lijn.
    [block] Blokkeer de lijn van je tegenstander.
    [fork] Maak een vork.
    [block-fork] Voorkom de vork van je tegenstander.
    [center] Bezet het midden.
    [opposite-corner] Bezet de hoek tegenover die van je tegenstander.
    [empty-corner] Bezet een lege hoek.
   *[empty-side] Bezet een leeg zijvak.
}
why-rule = { $rule ->
    [win] Kijk hier eerst naar, nog voordat je je tegenstander stopt.
    [block] Anders is het spel bij de volgende zet afgelopen.
    [fork] Een vork is twee dreigingen tegelijk. Je tegenstander kan er maar één blokkeren.
    [block-fork] Bezet zelf dat vak, of zet er twee op een rij, zodat je tegenstander ergens anders moet blokkeren.
    [center] Vier van de acht lijnen lopen door het midden, meer dan door elk ander vak.
    [opposite-corner] Jij krijgt een hoek, en de diagonaal ertussen is voor je tegenstander niets meer waard.
    [empty-corner] Door een hoek lopen drie lijnen, door een zijvak maar twee.
   *[empty-side] Zijvakken komen het laatst, want door elk ervan lopen maar twee lijnen.
}
find-the-move = Jij bent { $mark }. Zoek de zet.
learned = Goed zo! { $square } { $reason }.
two-sentences = { $first } { $next }
others-draw = Andere zetten leveren hier ook gelijkspel op.
others-do-not-win = Geen andere zet wint.
others-lose = { $squares } verliezen.
all-others-lose = Elke andere zet verliest.
does-not-follow-rule = { $square } levert ook gelijkspel op, maar volgt de regel niet. Probeer het nog eens.
takes-and-wins = { $mark } bezet { $square } en wint
mark-square-reason = { $mark } { $square } { $reason }
lesson-complete = Je kent alle acht regels. Volg ze in deze volgorde en je verliest nooit.
previous-rule = Vorige regel
next-rule = Volgende regel

## Statistics

no-statistics = Nog geen spellen. Speel er een uit, dan telt het hier mee.
stored-by-newer = Deze statistieken zijn van een nieuwere versie van het spel. Vernieuw de pagina om ze te zien.
all-boards = Alle borden
unknown = –
against-others = Spellen tegen anderen
between-friends = Spellen met z’n tweeën
games = Spellen
counted = { $result ->
    [won] Winst
    [drawn] Gelijk
    [lost] Verlies
    [x-won] X won
   *[o-won] O won
}
counted-letter = { $result ->
    [won] W
    [drawn] G
    [lost] V
    [x-won] X
   *[o-won] O
}
mistakes = Fouten
unbeaten = Zonder verlies
best-streak = Record
streaks = Spellen zonder verlies: { $games } (record: { $best })
about-statistics = Zonder verlies: spellen op rij tegen dezelfde tegenstander op hetzelfde bord. Record: de langste reeks. Fouten: zetten per spel op 3 × 3 die winst of gelijkspel weggaven.
about-mistakes = Fouten: zetten per spel op 3 × 3 die winst of gelijkspel weggaven.
last-games = Laatste spellen
last-results = Laatste spellen, oudste eerst: { $results }
rating = Rating
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = Hoe sterk je speelt tegen de niveaus; het middelste niveau heeft 1500 op elk bord. De echte waarde ligt heel waarschijnlijk binnen de marge. Spellen met hulp of een teruggenomen zet tellen niet.
no-rating = Speel zonder hulp tegen een niveau op 3 × 3, 5 × 5 of 15 × 15, dan staat hier je rating.
rating-like = Je speelt ongeveer zo goed als { $name }.
rating-course = Getelde spellen: { $games }. Hoogste rating: { $best }.
first-tries = In één keer
export = Exporteren
import = Importeren
erase = Wissen
erase-all = Alles wissen
about-erasing = ‘Alles wissen’ verwijdert uitslagen, scores, afgeronde spellen en de rating op alle borden. Sterren, prestaties, puzzels, les en instellingen blijven.
exported = Als bestand bewaard.
not-exported = In deze browser kun je geen bestanden bewaren.
imported = Toegevoegd: { $things }.
added-games = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
added-part = { $part ->
    [collection] afgeronde spellen
    [scores] scores
    [rating] rating
    [stars] sterren
    [achievements] prestaties
    [lesson] les
    [puzzles] puzzels
   *[settings] instellingen
}
erased = Gewist. ‘Zet terug’ haalt de spellen terug zolang dit venster open is.
undone = Alles is weer zoals het was.
not-undone = In een ander tabblad zijn spellen toegevoegd, dus dit kan niet meer ongedaan worden gemaakt.
import-failed = { $problem ->
    [unreadable] Dit bestand kan niet worden gelezen.
    [too-large] Dit bestand is te groot voor statistieken.
    [not-statistics] Dit bestand is geen export van de statistieken van dit spel.
    [newer] Dit bestand is van een nieuwere versie van het spel.
    [damaged] Dit bestand is beschadigd.
    [nothing-new] Je hebt alles uit dit bestand al.
   *[too-many] In dit bestand staan meer resultaten dan hier passen.
} Er is niets veranderd.

## Collection

collection = Mijn spellen
no-collected-games = Nog geen afgeronde spellen. De laatste 200 blijven hier, in deze browser.
about-collection = Je laatste 200 afgeronde spellen, alleen in deze browser. Kies er een om terug te kijken.
all-games = Alle spellen
number-of-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
delete = Verwijderen
game-deleted = Spel verwijderd.
show-more = Meer tonen

## Ladder

stars = { $stars } van { $of } sterren
new-star = Nieuwe ster: { $name } op { $board }.
win-two-of-three = Volgende ster: win twee van drie spellen tegen { $name }.
win-once-more = Volgende ster: win nog één keer tegen { $name }.
win-once = Volgende ster: win van { $name }.
draw-once = Volgende ster: haal een gelijkspel tegen { $name }.
win-for-star = Volgende ster: één keer winnen.
draw-for-star = Volgende ster: een gelijkspel.
all-stars = Alle sterren van { $board }.
next-board = Volgende bord: { $board }.
stars-of-boards = Sterren
had-help = Geen ster deze keer: je had hulp of nam een zet terug.

## Achievements

achievement-name = { $achievement ->
    [win] Eerste winst
    [block] Een lijn op tijd geblokkeerd
    [fork] Vork: twee dreigingen tegelijk
    [block-fork] Een vork voorkomen
    [opposite-corner] De tegenoverliggende hoek genomen
    [all-rules] Elke regel van de les gebruikt
    [draw-unbeatable] Gelijkspel tegen Onverslaanbaar
    [flawless] Moeilijk verslagen zonder fout
    [win-as-o] Gewonnen met O
    [open-four] Gewonnen met een rij met twee vrije einden
    [double-four] Gewonnen met twee kruisende vieren
   *[misere] Gewonnen waar een rij verliest
}
achievements-of = Prestaties: { $earned } van { $of }
earned = Behaald
not-earned = Nog open
about-achievements = In spellen tegen de computer, zonder hulp of teruggenomen zet.
achieved = Behaald: { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = Nederlands
description = Speel met z’n tweeën of tegen de computer, van makkelijk tot bewezen onverslaanbaar.
new-game-with-friend = Nieuw spel voor 2 spelers
new-game-by-link = Nieuw spel via link
new-game-at-level = Nieuw spel: { $name }

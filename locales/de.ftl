### German. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = Das Spiel konnte nicht gestartet werden.
slow-start = Das Laden dauert gerade etwas länger.

## First part: texts of the first move. Each costs every visitor bytes.

retry = Erneut versuchen
title = Tic-Tac-Toe
loading = Wird geladen …
goal-of-first-board = Dreierreihe gewinnt
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = du bist { $mark }
menu = Menü
play-again = Noch einmal
daily = Tagesrätsel
learn = Lernen
board-label = Brett
square = { $square }, { $content ->
    [empty] leer
    [mark] { $mark }
   *[line] { $mark }, vollständige Reihe
}
turn-of = { $player ->
    [you] Du bist am Zug
    [remote] Warten auf deinen Gegner
    [computer] Der Computer ist am Zug
   *[other] { $name } ist am Zug
}
send-the-link = Sende den Link und öffne dann die Antwort
is-thinking = Der Computer denkt nach …
has-stopped = Der Computer hat aufgehört nachzudenken
dead = Niemand kann mehr gewinnen
wins = { $player ->
    [you] Du gewinnst
    [remote] Dein Gegner gewinnt
    [computer] Der Computer gewinnt
   *[other] { $name } gewinnt
}
won-on-first-board = Dreierreihe
drawn = Unentschieden
board-full = Das Brett ist voll
you = Du
remote-player = Gegner
computer = Computer
score = Spielstand
side-score = { $player }, { $mark }: { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
mark-score = { $mark }: { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
draws = Unent­schieden
level-name = { $level ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    [very-hard] Sehr schwer
   *[unbeatable] Unschlag­bar
}
friend = Zu zweit
by-link = Per Link
settings = Einstellungen
not-loaded = Dieser Teil des Spiels konnte nicht geladen werden.

## Menu

new-game = Neues Spiel
share = Teilen
puzzles = Rätsel
statistics = Statistik
progress = Fortschritt

## Tools below the board

tools = Werkzeuge
undo = Rückgängig
redo = Wiederholen
undo-key = Strg+Z
redo-key = Strg+Umschalt+Z
help = Hilfe
nudge = { $nudge ->
    [win] Du kannst mit diesem Zug gewinnen.
    [block] Dein Gegner gewinnt gleich. Kannst du das verhindern?
    [fork] Du kannst zwei Drohungen auf einmal aufstellen.
    [stop-fork] Dein Gegner könnte zwei Drohungen auf einmal aufstellen. Kannst du das verhindern?
    [force] Du kannst den Sieg erzwingen.
    [careful] Manche Felder verlieren jetzt. Finde eines, das nicht verliert.
    [lost] Dein Gegner kann den Sieg erzwingen. Welches Feld hält am längsten stand?
    [threat] Du kannst eine Drohung aufstellen: Dann muss dein Gegner blocken.
    [row] Du kannst eine längere Reihe bilden.
    [avoid] Manche Felder sind gefährlich. Finde eines, das deinen eigenen Reihen am wenigsten hilft.
   *[calm] Nichts ist dringend. Nimm das Feld, durch das die meisten Reihen gehen.
}
hint = Tipp
values = Werte
## Moves

moves = Züge
start = Start
numbered-move = { $number }. { $mark } { $square }
why = Warum?
why-square = Warum { $square }?
play-from-here = Ab hier spielen
show-me = Zeig es mir
skip = Überspringen
try-again = Neu versuchen
try-again-from = Ab Zug { $number } noch einmal
is-practice = Übung: Dieses Spiel zählt nicht
is-replay = Jemand hat dieses Spiel geteilt
rematch-as = Revanche als { $mark }
go-to-start = Zum Anfang
previous-move = Vorheriger Zug
next-move = Nächster Zug
go-to-last-move = Zum letzten Zug
newest-first = Neueste zuerst
move-of = { $number ->
    [0] Anfang des Spiels
   *[other] Zug { $number } von { $of }
}
back-to-game = Zurück zum Spiel
can-resume = „Rückgängig“ holt dein letztes Spiel zurück

## Sharing

send = Senden
invite = Einladen
share-game = Spiel teilen
share-turn = Deinen Zug senden
share-end = Ergebnis senden
continue-with-friend = Mit einem Freund weiterspielen
about-turn = Dein Gegner öffnet den Link, zieht und schickt dir einen Link zurück. In jedem Link steckt das ganze Spiel; im Internet wird nichts gespeichert.
about-end = Dein Gegner öffnet den Link und sieht, wie das Spiel ausgegangen ist.
copy-text = Als Text kopieren
save-picture = Bild speichern
save-as-file = Als { $format } speichern
won-at-move = { $mark } gewann mit Zug { $number }
share-result = { $result ->
    [shared] Geteilt.
    [link] Link kopiert.
    [game] Spiel als Text kopiert.
    [code] Code kopiert.
    [result] Ergebnis kopiert.
    [saved] Bild gespeichert.
    [file] Als Datei gespeichert.
   *[refused] Dieser Browser erlaubt weder Teilen noch Kopieren. Kopiere stattdessen diesen Text:
}
copy-this-text = Diesen Text kopieren
paste-game = Spiel einfügen
about-paste = Füge einen Link, den Text eines Spiels oder einfach Züge ein, zum Beispiel b2 a1 c3.
open-file = Datei öffnen (SGF, psq, sav)
first-row-below = Zeile 1 ist unten, wie bei Gomocalc und Yixin
text-problem = Dieser Text lässt sich nicht öffnen: { $problem }.
open = Öffnen
cancel = Abbrechen
link-copied = Link kopiert. Sende ihn und öffne dann die Antwort
link-copied-end = Link kopiert. Sende ihn deinem Gegner
move-sent = Zug gesendet. Öffne die Antwort, wenn sie kommt
end-sent = Ergebnis gesendet
send-your-move = Sende deinen Zug
invited = Ein Freund lädt dich ein. Zieh und drück auf Senden
move-or-invite = Zieh und sende den Zug, oder drück auf Einladen
invite-friend = Lade deinen Freund ein
about-invitation = Schick den Link. Dein Freund zieht zuerst
you-move-first = Schick den Link. Du ziehst zuerst
friend-moves-first = Dein Freund zieht zuerst und schickt dir einen Link
friend-changed-move = Dein Freund hat einen Zug geändert
friend-played = Dein Freund hat { $square } gespielt

## Embedding

embed = Einbetten
about-embed = Füge diesen Code in eine beliebige Webseite ein.
parts = Neben dem Brett anzeigen
part = { $part ->
    [status] Status
    [score] Spielstand
    [reset] Neues Spiel
    [history] Züge und Rückgängig
    [hint] Tipps
   *[settings] Einstellungen
}
preview = Vorschau
html-code = HTML-Code
copy-code = Code kopieren
match-page = Wie die Seite

## Positions

set-up = Stellung aufbauen
about-set-up = Tippe auf ein Feld, um es zu ändern: X, O, leer.
side-to-move = Wer ist am Zug?
impossible-position = Unmögliche Stellung: { $reason }.
clear = Leeren
place = { $mark } auf { $square }
clear-square = { $square } leeren
aim = Zielen
left = Links
up = Hoch
down = Runter
right = Rechts
aims-to-play = Zum Setzen noch einmal tippen
aims-to-change = { $square }: zum Ändern noch einmal drücken
made = { $mark }: { $square }.
taken = Dieses Feld ist schon besetzt
sentence = { $text }.

## Boards

board = Brett
board-size = { $columns } × { $rows }
in-a-row-number = { $line }er-Reihe
misere = misère
goal = Ziel
how-to-play = So geht’s
how-to-win = Setzt abwechselnd ein Zeichen. Wer zuerst { $line } in einer Reihe hat, gewinnt: waagrecht, senkrecht oder schräg. Ist das Brett vorher voll, endet das Spiel unentschieden.
how-to-lose = Setzt abwechselnd ein Zeichen. Wer { $line } in einer Reihe hat, verliert: waagrecht, senkrecht oder schräg. Ist das Brett vorher voll, endet das Spiel unentschieden.
longer-row = Auch eine längere Reihe zählt.
square-names = Die Felder haben Namen: b2 ist Spalte b, Zeile 2.
tip-two-threats = Tipp: Bau eine Zwickmühle, also zwei Drohungen zugleich. Dein Gegner kann nur eine blocken.
tip-open-row = Tipp: { $row } in einer Reihe mit zwei freien Enden lassen sich nicht mehr blocken.
tip-safe-squares = Tipp: Heb dir sichere Felder auf, damit sie deinem Gegner zuerst ausgehen.
line-rule = { $line ->
    [2] Zweierreihe
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
    [6] Sechserreihe
    [7] Siebenerreihe
    [8] Achterreihe
    [9] Neunerreihe
   *[other] { $line }er-Reihe
} { $objective ->
    [normal] gewinnt
   *[misere] verliert
}
board-rule = { $columns } × { $rows } · { $line ->
    [2] Zweierreihe
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
    [6] Sechserreihe
    [7] Siebenerreihe
    [8] Achterreihe
    [9] Neunerreihe
   *[other] { $line }er-Reihe
} { $objective ->
    [normal] gewinnt
   *[misere] verliert
}
you-are-with-rule = Du bist { $mark } · { $line }er-Reihe { $objective ->
    [normal] gewinnt
   *[misere] verliert
}
won-with = { $line ->
    [2] Zweierreihe
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
    [6] Sechserreihe
    [7] Siebenerreihe
    [8] Achterreihe
    [9] Neunerreihe
   *[other] { $line }er-Reihe
}
won-misere = { $player ->
    [you] Du hast
    [remote] Dein Gegner hat
    [computer] Der Computer hat
   *[other] { $loser } hat
} mit { $square } { $line ->
    [2] zwei in einer Reihe
    [3] drei in einer Reihe
    [4] vier in einer Reihe
    [5] fünf in einer Reihe
    [6] sechs in einer Reihe
    [7] sieben in einer Reihe
    [8] acht in einer Reihe
    [9] neun in einer Reihe
   *[other] { $line } in einer Reihe
}
custom-size = Eigene Größe
new-game-from = Anders beginnen
about-custom-size = Bis zu 20 Spalten und 20 Zeilen und jede Reihe, die darauf passt.
columns = Spalten
rows = Zeilen
in-a-row = In einer Reihe
board-problem = Ungültiges Brett: { $problem }.
not-whole-numbers = Gib in jedes Feld eine ganze Zahl von 1 bis 20 ein.

## Opponents

game = Spiel
opponent = Gegner
about-level = { $level ->
    [easy] Wählt irgendein freies Feld.
    [medium] Gewinnt und blockt, wenn es geht, und zieht sonst irgendwohin.
    [hard] Gewinnt, blockt, nimmt dann die Mitte oder eine Ecke. Verliert nur gegen Zwickmühlen.
    [very-hard] Denkt voraus, aber nur einen Augenblick.
   *[unbeatable] Verliert nie. Schaffst du ein Unentschieden?
}
about-friend = Ihr zieht abwechselnd an diesem Bildschirm.
about-link = Ihr schickt euch abwechselnd einen Link. Darin steckt das ganze Spiel.
play-as = Spielen als
strategy-name = { $strategy ->
    [random] Zufall
    [trapper] Fallensteller
   *[strategist] Stratege
}
strongest-level = Experte
about-strategy = { $strategy ->
    [random] Wählt auf jedem Brett irgendein freies Feld.
    [trapper] Lässt nie eine Zwickmühle zu und spielt immer wieder anders. Verliert nie.
   *[strategist] Folgt acht Regeln, vom sofortigen Sieg bis zum Kantenfeld. Verliert nie.
}
about-style = { $style ->
    [easy] Baut Reihen und blockt die meisten von deinen, macht aber Fehler.
    [medium] Baut Reihen und blockt deine, übersieht aber Zwickmühlen.
    [trapper] Baut Zwickmühlen und verhindert deine, schaut aber nicht weiter voraus.
    [hard] Baut Zwickmühlen und verhindert deine, schaut aber kaum voraus.
   *[strategist] Folgt Regeln: gewinnen, blocken, Zwickmühle bauen, Zwickmühle verhindern, sonst das Feld auf den meisten offenen Reihen.
}
about-style-in-misere = { $style ->
    [easy] Vermeidet meistens eine volle Reihe, macht aber Fehler.
    [medium] Macht keine Reihe voll, solange es sich vermeiden lässt, und spielt sonst irgendwohin.
   *[hard] Nimmt das Feld, das den eigenen Reihen am wenigsten hilft.
}
plays-like = Spielt auf diesem Brett wie „{ $name }“.
about-analysis = Der stärkste Gegner auf diesem Brett. Denkt höchstens { $time } nach.
about-solved = Macht auf diesem Brett keinen Fehler.

## Games with other rules

other-games = Andere Spiele
variant-name = { $game ->
    [infinite] Unendlich
    [wild] Wild
    [wild-misere] Wild misère
    [notakto] Notakto
   *[ultimate] Ultimate
}
variant-rules = { $game ->
    [infinite] Jede Seite hat nur drei Zeichen: Setzt du das vierte, verschwindet dein ältestes, das blass erscheint, und zählt nicht mehr. Drei in einer Reihe gewinnen. Dieselbe Stellung zum dritten Mal ist ein Unentschieden.
    [wild] Setz bei jedem Zug X oder O. Drei gleiche Zeichen in einer Reihe gewinnen, egal von wem sie sind. Ist das Brett vorher voll, endet das Spiel unentschieden.
    [wild-misere] Setz bei jedem Zug X oder O. Wer drei gleiche Zeichen in einer Reihe vollendet, verliert. Ist das Brett vorher voll, endet das Spiel unentschieden.
    [notakto] Beide setzen X. Drei in einer Reihe schließen ein Brett. Wer das letzte Brett schließt, verliert.
   *[ultimate] Gewinn drei kleine Bretter in einer Reihe. Dein Feld schickt deinen Gegner auf das kleine Brett an derselben Stelle. Ist es gewonnen oder voll, setzt er überall.
}
variant-goal = { $game ->
    [infinite] Drei in einer Reihe gewinnen. Jede Seite hat drei Zeichen
    [wild] Drei gleiche in einer Reihe gewinnen
    [wild-misere] Drei gleiche in einer Reihe verlieren
    [notakto] Wer das letzte Brett schließt, verliert
   *[ultimate] Drei kleine Bretter in einer Reihe gewinnen
}
about-level-in-games = { $level ->
    [easy] Gewinnt, wenn es geht, und setzt sonst irgendwohin.
    [medium] Verhindert auch, dass du sofort gewinnst.
    [hard] Schaut vier Züge voraus.
    [very-hard] Schaut weit voraus.
   *[unbeatable] Macht keine Fehler.
}
looks-at-own-move = Schaut nur auf den eigenen Zug.
looks-at-reply = Schaut auch auf deine Antwort.
boards = Bretter
goes = { $seat ->
    [first] Zuerst ziehen
   *[second] Als Zweiter ziehen
}
you-go = { $seat ->
    [first] du beginnst
   *[second] du ziehst als Zweiter
}
rematch-going = { $seat ->
    [first] Revanche, du beginnst
   *[second] Revanche, du ziehst als Zweiter
}
guide-first = { $game ->
    [infinite] Du hast schon drei Zeichen. Ist das vierte gesetzt, verschwindet das blasse. Drück das leuchtende Feld.
    [wild] Die Zeichen gehören niemandem. Wähl unter dem Brett X und drück das leuchtende Feld.
    [wild-misere] Die Zeichen gehören niemandem, und wer eine Reihe vollendet, verliert. Wähl X und drück das leuchtende Feld.
    [notakto] Ihr setzt beide X, und wer die Reihe vollendet, verliert. Mit der Mitte kannst du gewinnen: Drück das leuchtende Feld.
   *[ultimate] Du spielst auf dem leuchtenden kleinen Brett. Das leuchtende Feld schickt deinen Gegner auf das kleine Brett an derselben Stelle, unten links.
}
guide-second = { $game ->
    [infinite] Dein ältestes Zeichen ist verschwunden. Drück das leuchtende Feld: Es droht doppelt.
    [wild] Lass keine Reihe mit zwei gleichen Zeichen und einem freien Feld zurück. X auf dem leuchtenden Feld ist sicher.
    [wild-misere] Ein drittes X in dieser Reihe würde verlieren. Wähl O und sperr sie.
    [notakto] Antworte einen Springerzug neben dem Zeichen deines Gegners: zwei Felder weiter und eins zur Seite.
   *[ultimate] Dein Gegner hat dich hierher geschickt. Drei in einer Reihe gewinnen dieses kleine Brett.
}
guide-third = { $game ->
    [infinite] Dein Gegner hat eine Drohung gesperrt, aber sein ältestes Zeichen ist aus der anderen verschwunden. Drück das leuchtende Feld und gewinn.
    [wild] Zwei gleiche Zeichen und ein freies Feld: Wer die Reihe vollendet, gewinnt. Wähl O und drück das leuchtende Feld.
    [wild-misere] Jetzt würde ein drittes O verlieren. Wähl X und sperr auch diese Reihe.
    [notakto] Noch ein Springerzug: Jetzt vollendet jedes freie Feld eine Reihe, und dein Gegner verliert.
   *[ultimate] Du bist auf ein schon gewonnenes kleines Brett geschickt worden und darfst überall setzen. Drei kleine Bretter in einer Reihe gewinnen.
}
place-next = Setzen
vanishes-next = verschwindet als Nächstes
mark-vanishes = { $mark } auf { $square } verschwindet mit diesem Zug und zählt nicht mehr
play-on-board = Setz auf das leuchtende Brett, { $squares }
play-on-any-board = Setz auf ein beliebiges offenes Brett
wrong-board = Setz auf das leuchtende Brett
board-closed = Dieses Brett ist geschlossen
three-boards = Drei Bretter in einer Reihe
boards-decided = Alle kleinen Bretter sind entschieden
same-position = Dieselbe Stellung kam dreimal vor
position-repeated = Wieder dieselbe Stellung: beim dritten Mal unentschieden
closed-last-board = { $player ->
    [you] Du hast das letzte Brett geschlossen
    [computer] Der Computer hat das letzte Brett geschlossen
   *[other] { $name } hat das letzte Brett geschlossen
}
completed-a-line = { $player ->
    [you] Du hast eine Reihe vollendet
    [computer] Der Computer hat eine Reihe vollendet
   *[other] { $name } hat eine Reihe vollendet
}
wins-at-once = Du kannst sofort gewinnen: { $squares }.
wins-a-board = Du kannst ein kleines Brett gewinnen: { $squares }.
look-at-target = Schau, wohin dein Feld deinen Gegner schickt.
notakto-wins = Du kannst gewinnen: Nach dem richtigen Zug muss dein Gegner das letzte Brett schließen, egal was er tut.
notakto-loses = Wenn dein Gegner keinen Fehler macht, musst du das letzte Brett schließen, egal was du tust.
no-mistake = Kein Zug war ein Fehler.

## Settings

theme = Farben
theme-name = { $theme ->
    [auto] System
    [light] Hell
    [dark] Dunkel
   *[contrast] Kontrast
}
board-style = Aussehen des Bretts
look-name = { $look ->
    [soft] Runde Felder
    [paper] Linien auf Papier
    [tiles] Fliesen
   *[neon] Neon
}
sound = Ton und Vibration
sound-name = { $sound ->
    [off] Aus
    [quiet] Leise
   *[loud] Laut
}
sound-offer = Mit Ton?
sound-on = Ton an
language = Sprache
browser-language = Sprache des Browsers
shortcuts = Tastenkürzel
show-shortcuts = Tastenkürzel anzeigen
use-shortcuts = Tastenkürzel verwenden
number-keys = 1 – 9
home-key = Pos1
end-key = Ende
number-keys-effect = Auf 3 × 3 ein Feld besetzen: oberste Reihe 1 2 3, auf dem Ziffernblock 7 8 9
move-on-board = Zum Brett gehen, wenn du dran bist, und dort von Feld zu Feld
outside-board = { $effect } (außerhalb des Bretts)
play-keys = Eingabe, Leertaste
play-square = Das Feld besetzen
escape-key = Esc
close-window = Fenster, Tipp oder Analyse schließen
show-this-list = Diese Liste anzeigen
thinking-time = Bedenkzeit
seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
move-now = Jetzt ziehen
stop = Stopp
stop-thinking = Denken stoppen
keep-thinking = Weiterdenken
takes-turns-to-start = Abwechselnd anfangen
next-after-draw = Nach einem Unentschieden automatisch neu beginnen
show-goals = Sterne, Wertung, Erfolge und Serien zeigen
reset-score = Spielstand gegen diesen Gegner zurücksetzen
reset-friends-score = Spielstand zu zweit zurücksetzen
score-is-reset = Der Spielstand beginnt wieder bei 0.
about = Über das Spiel
version = Version { $version }, unter der MIT-Lizenz.
licenses = Lizenz und Hinweise
source-code = Quelltext

done = Fertig
play-at-level = Auf „{ $name }“ spielen
play-against-strategy = Gegen „{ $name }“ spielen

## Matches: several games in a row, for example best of 3.

match-length = Match
no-match = Einzelne Spiele
match-score = Spielstand des Matchs
best-of = Best of { $games }
wins-match = { $player ->
    [you] Du gewinnst das Match
    [remote] Dein Gegner gewinnt das Match
    [computer] Der Computer gewinnt das Match
   *[other] { $name } gewinnt das Match
}
match-result = { $wins } zu { $losses } im Best of { $games }
next-game = Nächstes Spiel
new-match = Neues Match
names-and-colors = Namen und Farben
name-is-full = Ein Name hat höchstens { $letters } Buchstaben.
player-color-of = { $seat ->
    [first] Farbe von Spieler 1
   *[second] Farbe von Spieler 2
}
player-color = { $color ->
    [of-mark] Standard
    [green] Grün
    [amber] Bernstein
   *[gray] Grau
}
numbered-player = Spieler { $number }

## Notes

reload = Neu laden
dismiss = Schließen
unknown-value = Im Link nicht verstanden und weggelassen: { $settings }.
bad-board = Ungültiges Brett im Link: { $problem }.
moves-left-out = Das Spiel im Link wurde auch weggelassen.
bad-moves = Zug { $number } im Link ist nicht möglich: { $reason }. Du siehst das Spiel bis dahin.
missing-moves = { $arrived ->
    [0] Dieser Link ist abgeschnitten. Lass ihn dir noch einmal schicken.
   *[other] Nur { $arrived } von { $of } Zügen sind angekommen. Lass dir den Link noch einmal schicken.
}
square-not-on-board = { $square } liegt nicht auf dem Brett
bad-start = Ungültige Anfangsstellung im Link: { $problem }.
older-link = Dieser Link ist alt: Er zeigt Zug { $shown }, dein Spiel ist aber schon bei Zug { $played }.
bad-text = Der Rest des Textes war nicht lesbar: { $problem }.
saved-unreadable = Dein gespeicherter Spielstand war nicht lesbar und beginnt wieder bei 0.
not-saved = Dieser Browser speichert hier nichts: Der Spielstand geht verloren, wenn du die Seite verlässt.
no-worker = Etwas ist schiefgegangen. Bis zum nächsten Spiel rechnet der Computer deshalb nicht voraus.
new-version = Eine neue Version ist verfügbar.
altered-file = Eine Datei des Spiels kam beschädigt an. Das Spiel läuft ohne sie weiter.
no-language = { $language } konnte nicht geladen werden.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (Zeile { $line } des Textes)
in-move = { $problem } (Zug { $number })
unknown-square = „{ $text }“ ist kein Feld: Erlaubt sind ein Buchstabe von a bis { $letter } und eine Zahl von 1 bis { $number }
game-is-over = das Spiel ist schon zu Ende
square-is-taken = { $square } ist schon besetzt
not-a-board = „{ $text }“ ist kein Brett: Erwartet wird Spalten x Zeilen x Länge der Reihe, zum Beispiel 3x3x3
impossible-size = ein Brett hat 1 bis 20 Spalten und 1 bis 20 Zeilen, nicht { $columns } und { $rows }
impossible-line = { $line } in einer Reihe ist nicht möglich: mindestens 2 und höchstens so viele, wie auf das Brett passen
unknown-letter = Zeile { $row }: „{ $letter }“ ist weder x noch o noch eine Anzahl leerer Felder
row-length = Zeile { $row } muss { $columns ->
    [one] { $columns } Feld
   *[other] { $columns } Felder
} haben
row-count = { $rows ->
    [one] es muss { $rows } Zeile
   *[other] es müssen { $rows } Zeilen
} sein
side-missing = es fehlt, wer am Zug ist: Ergänze -x oder -o nach den Zeilen
unknown-word = „{ $text }“ passt hier nicht: Erlaubt sind { $words }
two-marks = auf { $square } stehen ein X und ein O
too-many-marks = zu viele { $mark }: { $x } X und { $o } O, aber es müssen gleich viele sein oder ein X mehr
wrong-side = bei { $x } X und { $o } O ist { $mark } am Zug
line-came-first = das Spiel wäre schon mit der ersten Reihe zu Ende gewesen
no-game = kein Spiel gefunden
other-site = dieser Link gehört nicht zu diesem Spiel
out-of-place = „{ $text }“ steht an der falschen Stelle: Board, Objective, Start, Züge, Outcome und Zeichnung kommen je einmal und in dieser Reihenfolge
invalid-start = ungültige Anfangsstellung: { $problem }
wrong-number = „{ $found }“ ist die falsche Nummer: Hier kommt Zug { $number }
wrong-turn = { $due } ist am Zug, nicht { $found } (Zug { $number })
square-missing = das Feld fehlt (Zug { $number })
wrong-outcome = „{ $found }“ passt nicht: Das Ergebnis dieser Züge ist „{ $outcome }“
drawn-otherwise = die Zeichnung passt auf { $square } nicht zu den Zügen
drawn-size = die Zeichnung passt nicht zu diesem Brett
other-format = das ist eine Datei eines anderen Programms ({ $format }): nimm stattdessen SGF oder psq, oder die Züge, zum Beispiel h8 i9
pass = Zug { $number } setzt aus, und das gibt es in diesem Spiel nicht
breaks-off = die Datei bricht nach Zug { $number } ab
more-games = die Datei hat mehrere Spiele, und nur das erste ist geöffnet

## Values: they stand alone, and after a square and a colon.

wins-in = gewinnt in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
loses-in = verliert in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
wins-within = gewinnt in höchstens { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
loses-within = verliert in höchstens { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
is-won = gewinnt
is-lost = verliert
is-drawn = unent­schieden
good-chances = gute Chancen
equal-chances = ausgeglichen
poor-chances = schlechte Chancen
result = { $result ->
    [win] Sieg
    [draw] Unentschieden
   *[loss] Niederlage
}
best-play-wins-in = Ohne Fehler gewinnt { $mark } in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
best-play-wins-within = Ohne Fehler gewinnt { $mark } in höchstens { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
best-play-wins = Ohne Fehler gewinnt { $mark }
best-play-draws = Ohne Fehler endet es unentschieden
every-square-draws = Jedes Feld führt zum Unentschieden, wenn niemand einen Fehler macht
unmarked-squares-draw = Felder ohne Angabe führen zum Unentschieden
even-chances = Bisher ausgeglichen
chances = Bessere Chancen für { $mark }
not-analyzed = Noch nicht durchgerechnet
thinking = Denkt nach …

## Analysis

analysis-progress = { $done } von { $of ->
    [one] { $of } Zug
   *[other] { $of } Zügen
} geprüft
best-moves = Beste Züge
chances-ahead = Chancen von { $mark } · { $depth ->
    [one] { $depth } Zug
   *[other] { $depth } Züge
} vorausgerechnet

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }: { $reason }
square-and-value = { $square }, { $value }
probably-keeps = sichert wahrscheinlich { $result ->
    [win] den Sieg
   *[other] das Unentschieden
}
proven-win = { $value }, und nichts kann das verhindern
proven-draw = sichert das Unentschieden; mehr ist nicht möglich
loses-late = der Computer kann das Spiel nicht mehr retten und hält so lange wie möglich durch
best-found = ist der beste Zug, den der Computer gefunden hat
best-so-far = ist der beste bisher gefundene Zug
threatens = droht, auf { $squares } zu gewinnen
stops-fork = verhindert eine Zwickmühle von { $mark }
open-row = baut eine offene { $count }er-Reihe auf { $squares }
two-threats = baut eine Zwickmühle: { $rows }
blocks-row = blockt die { $count }er-Reihe von { $mark } auf { $squares }
good-center = besetzt die Mitte und bietet viele Wege zur { $line }er-Reihe
many-ways = bietet viele Wege zur { $line }er-Reihe
builds = baut an { $lines }
every-move-loses = { $reason }. Jeder Zug verliert; dieser hält am längsten durch
and-wins-in = { $reason } und gewinnt in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
with-value = { $reason }; { $value }
completes = vollendet { $lines }
blocks = blockt { $mark } auf { $lines }
makes-fork = baut eine Zwickmühle: { $lines }
blocks-fork = verhindert die Zwickmühle von { $mark } auf { $squares }
takes-fork-away = verhindert die Zwickmühle von { $mark } auf { $squares } mit zwei in einer Reihe auf { $line }
forces-reply = verhindert die Zwickmühle von { $mark } auf { $squares }: setzt zwei in eine Reihe auf { $line }, sodass { $mark } auf { $reply } antworten muss
takes-center = besetzt die Mitte
takes-opposite-corner = besetzt die Ecke gegenüber von { $corner }
takes-corner = besetzt eine Ecke
takes-side = besetzt ein Kantenfeld
last-square = ist das letzte freie Feld
picked-any = der Computer hat eines von { $squares } freien Feldern gewählt
aims-for = der Computer baut eine Reihe und braucht noch { $squares }
drawing-reply = antwortet auf { $square } und sichert das Unentschieden
every-square-safe = jedes freie Feld ist sicher
safe-move = ist sicher; nach { $squares } könnte { $mark } den Sieg erzwingen
is-losing = der Computer kann das Spiel nicht mehr retten und wählt irgendein Feld
completes-nothing = vollendet keine Reihe, anders als { $squares }
forces-fork = { $other } muss auf { $reply } antworten, und dann kann { $mark } auf { $squares } eine Zwickmühle bauen
on-open-line = der Computer hat ein Feld gewählt, auf dem { $mark } noch eine Reihe bauen kann
most-open-lines = hilft den Reihen von { $mark } am meisten
fewest-open-lines = hilft den Reihen von { $mark } am wenigsten
forces-win = erzwingt den Sieg in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
keeps-draw = sichert das Unentschieden
keeps-draw-unless = sichert das Unentschieden; { $mark } würde mit { $squares } verlieren
leads-to-draw = führt zum Unentschieden, wenn niemand einen Fehler macht
sets-trap = sichert das Unentschieden und stellt eine Falle: { $mark } verliert mit { $squares }
holds-out = jeder Zug verliert; dieser hält am längsten durch
hopes = jeder Zug verliert, aber { $mark } kann mit { $squares } noch einen Fehler machen
would-differ = { $square }: der Computer hätte anders gespielt
but-lets-win = Aber jetzt kann { $mark } den Sieg erzwingen.

## Review

review = Rückblick
best = bester Zug
good = guter Zug
mistake = Fehler
already-lost = schon verloren
move-with-text = { $mark } { $square }: { $text }
good-but = guter Zug, aber es ging schneller
better = { $review }. Besser ist { $square }: { $reason }
lost-at-would-win = { $move } kostete das Spiel. Mit { $square } hättest du gewonnen.
lost-at-would-draw = { $move } kostete das Spiel. Mit { $square } wäre es unentschieden.
lost-at = { $move } kostete das Spiel.
missed-win-with = Mit { $square } statt { $move } hättest du gewonnen.
missed-win = Statt { $move } gab es einen Gewinnzug.
risked-loss = { $square } hätte dich das Spiel kosten können.
made-no-mistake = Du hast keinen Fehler gemacht.
drawn-not-reviewed = „Rückblick“ zeigt, ob du einen Sieg verpasst hast.
lost-not-reviewed = „Rückblick“ zeigt, woran es lag.
no-moves = Noch keine Züge
lost-the-game = { $player ->
    [you] Dein Zug { $square }
    [remote] Zug { $square } deines Gegners
    [computer] Zug { $square } des Computers
   *[other] Zug { $square } von { $name }
} kostete das Spiel: { $why }
was-mistake = { $player ->
    [you] Dein Zug { $square }
    [remote] Zug { $square } deines Gegners
    [computer] Zug { $square } des Computers
   *[other] Zug { $square } von { $name }
} war ein Fehler: { $why }
would-have = { $square } hätte { $result ->
    [win] gewonnen
   *[other] das Unentschieden gesichert
}.
would-have-because = { $square } hätte { $result ->
    [win] gewonnen
   *[other] das Unentschieden gesichert
} ({ $reason }).
unstopped-row = { $mark } hatte { $count } in einer Reihe auf { $squares }, und { $player ->
    [you] du hast
   *[other] { $name } hat
} nicht geblockt.
unstopped-square = { $mark } fehlte nur { $square } zum Sieg, und { $player ->
    [you] du hast
   *[other] { $name } hat
} nicht geblockt.
unstopped-fork = { $mark } konnte mit { $square } eine Zwickmühle bauen, und { $player ->
    [you] du hast
   *[other] { $name } hat
} es nicht verhindert.
missed-line = { $square } hätte sofort gewonnen.
completed-row = { $square } war sicher, aber { $player ->
    [you] du hast
   *[other] { $name } hat
} eine Reihe vollendet.
let-win = danach konnte { $mark } den Sieg erzwingen.
better-chances = mit { $square } war die Gewinnchance { $before } statt { $after }.
chances-in-game = Chancen von X im Spielverlauf
no-mistake-found = Kein klarer Fehler gefunden
won-from = Ab Zug { $number } konnte { $mark } den Sieg erzwingen.
no-mistakes = Perfekt gespielt: auf beiden Seiten kein Fehler
no-mistakes-so-far = Bisher auf beiden Seiten kein Fehler
harmless-mistakes = { $mistakes ->
    [one] Ein Fehler, der das Spiel aber nicht entschieden hat
   *[other] { $mistakes } Fehler, von denen keiner das Spiel entschieden hat
}
mistakes-so-far = { $mistakes ->
    [one] Bisher ein Fehler
   *[other] Bisher { $mistakes } Fehler
}

## Puzzles

move-and-win = Du bist { $mark }: Finde den Sieg
move-and-win-in-misere = Du bist { $mark }: Bring { $other } dazu, eine Reihe zu vollenden
move-and-draw = Du bist { $mark }: Rette das Unentschieden
rule-of-fours = Mach Viererreihen, die { $mark } blocken muss
rule-of-draw = Du kannst nicht gewinnen, aber die Niederlage verhindern
grade = { $grade ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[expert] Sehr schwer
}
puzzle-of = Rätsel { $number } von { $of }
daily-puzzle = Tagesrätsel { $number }
daily-result = { $title } · Tagesrätsel { $number }: { $tries ->
    [1] beim ersten Versuch gelöst
   *[other] in { $tries } Versuchen gelöst
}
first-try-counts = Für die Serie zählt nur der erste Versuch.
daily-missed = Dein erster Versuch war falsch.
daily-solved = { $tries ->
    [1] Beim ersten Versuch gelöst
   *[other] In { $tries } Versuchen gelöst
}.
daily-solved-late = Später gelöst.
daily-time = Zeit: { $time }.
daily-in-hours = Nächstes Rätsel in { $hours } Std.
daily-in-minutes = Nächstes Rätsel in { $minutes } Min.
missed-day-is-forgiven = Deine Serie geht weiter: Ein Tag von sieben wird verziehen.
calendar = Kalender
back-to-puzzle = Zurück zum Rätsel
more-puzzles = Mehr Rätsel
puzzle-of-today = Heutiges Rätsel
previous-month = Voriger Monat
next-month = Nächster Monat
day-state = { $date }: { $state ->
    [first] beim ersten Versuch gelöst
    [solved] gelöst
    [later] später gelöst
    [missed] nicht gelöst
   *[open] nicht gespielt
}
signs-of-days = ★ beim ersten Versuch · ✓ später gelöst · ✕ nicht gelöst · ○ nicht gespielt · ▢ heute
signs-without-star = ✓ gelöst · ✕ nicht gelöst · ○ nicht gespielt · ▢ heute
opponent-replied = { $mark } antwortet mit { $square }. Dein Zug { $number } von { $of }.
puzzle-solved = Rätsel gelöst!
draw-is-saved = Rätsel gelöst! Du hast das Unentschieden gerettet.
show-solution = Lösung zeigen
solution = Lösung: { $moves }.
completes-own-line = { $square } verliert: Damit vollendest du deine eigene Reihe { $lines }.
must-complete-a-line = { $square } verliert: { $mark } antwortet mit { $reply }, und am Ende musst du eine Reihe vollenden.
reply-wins = { $square } verliert: { $mark } antwortet mit { $reply } und ist nicht mehr aufzuhalten.
reply-draws = { $square } führt nur zum Unentschieden: { $mark } antwortet mit { $reply }, und du kannst den Sieg nicht mehr erzwingen.
makes-no-four = { $square } macht keine Vierer­reihe, so hat { $mark } Zeit, dich mit { $reply } zu stoppen.
four-is-blocked = Nach { $square } blockt { $mark } mit { $reply }, und keine Viererreihe gewinnt mehr.
missed-puzzles = Wiederholen ({ $number })
rush = 3 Min.
rush-rules = Wie viele Rätsel löst du in drei Minuten? Nach einer falschen Antwort kommt das nächste Rätsel.
rush-start = Los
rush-best = Rekord: { $number }
rush-new-best = Neuer Rekord!
rush-result = Gelöste Rätsel: { $number }
rush-counts = Gelöst: { $solved }, zu wiederholen: { $missed }
was-right = { $square } war richtig.
all-puzzles = Alle Rätsel
win-in-moves = { $moves ->
    [one] Sieg in { $moves } Zug
   *[other] Sieg in { $moves } Zügen
}
draw-in-moves = { $moves ->
    [one] Unentschieden in { $moves } Zug
   *[other] Unentschieden in { $moves } Zügen
}
save-the-draw = Rette das Unentschieden
puzzle-state = Rätsel { $number }, { $state ->
    [solved] gelöst
    [missed] zu wiederholen
   *[open] nicht gespielt
}
day-streak = { $days ->
    [one] Serie: { $days } Tag
   *[other] Serie: { $days } Tage
}
last-streak = { $days ->
    [one] Letzte Serie: { $days } Tag
   *[other] Letzte Serie: { $days } Tage
}
wrong-answer = { $square } { $result ->
    [draw] führt nur zum Unentschieden
   *[other] verliert
}: { $moves }.
wrong-last-move = { $square } { $result ->
    [draw] führt nur zum Unentschieden
   *[other] verliert
}.
mark-on-square = { $mark } { $square }
then-move = { $first }, { $next }
next = Weiter

## Lesson

lesson-title = So verlierst du nie
lesson-progress = Regel { $number } von { $of }, { $learned } gelernt
rule = { $number }. { $rule ->
    [win] Vollende deine Reihe.
    [block] Blocke die Reihe deines Gegners.
    [fork] Baue eine Zwickmühle.
    [block-fork] Verhindere die Zwickmühle deines Gegners.
    [center] Besetze die Mitte.
    [opposite-corner] Besetze die Ecke gegenüber der deines Gegners.
    [empty-corner] Besetze eine freie Ecke.
   *[empty-side] Besetze ein freies Kantenfeld.
}
why-rule = { $rule ->
    [win] Achte zuerst darauf, noch bevor du deinen Gegner aufhältst.
    [block] Sonst ist das Spiel mit dem nächsten Zug zu Ende.
    [fork] Eine Zwickmühle droht an zwei Stellen zugleich. Dein Gegner kann nur eine blocken.
    [block-fork] Besetze das Feld selbst, oder setze zwei in eine Reihe, sodass dein Gegner woanders blocken muss.
    [center] Vier der acht Reihen verlaufen durch die Mitte, mehr als durch jedes andere Feld.
    [opposite-corner] Du bekommst eine Ecke, und die Diagonale dazwischen nützt deinem Gegner nichts mehr.
    [empty-corner] Durch eine Ecke verlaufen drei Reihen, durch ein Kantenfeld nur zwei.
   *[empty-side] Die Kantenfelder kommen zuletzt, denn durch jedes verlaufen nur zwei Reihen.
}
find-the-move = Du bist { $mark }. Finde den Zug.
learned = Richtig! { $square } { $reason }.
two-sentences = { $first } { $next }
others-draw = Auch andere Züge sichern hier das Unentschieden.
others-do-not-win = Kein anderer Zug gewinnt.
others-lose = { $squares } verlieren.
all-others-lose = Jeder andere Zug verliert.
does-not-follow-rule = Auch { $square } sichert das Unentschieden, folgt aber nicht der Regel. Versuch es noch einmal.
takes-and-wins = { $mark } besetzt { $square } und gewinnt
mark-square-reason = { $mark } { $square } { $reason }
lesson-complete = Du kennst alle acht Regeln. Halte dich in dieser Reihenfolge daran, und du verlierst nie.
previous-rule = Vorherige Regel
next-rule = Nächste Regel

## Statistics

no-statistics = Noch keine Spiele. Sobald du eins beendest, zählt es hier.
stored-by-newer = Diese Statistik stammt von einer neueren Version des Spiels. Lade die Seite neu, um sie zu sehen.
all-boards = Alle Bretter
unknown = –
against-others = Spiele gegen andere
between-friends = Spiele zu zweit
games = Spiele
counted = { $result ->
    [won] Sieg
    [drawn] Unent­schieden
    [lost] Nieder­lage
    [x-won] X gewann
   *[o-won] O gewann
}
counted-letter = { $result ->
    [won] S
    [drawn] U
    [lost] N
    [x-won] X
   *[o-won] O
}
mistakes = Fehler
unbeaten = Ohne Nieder­lage
best-streak = Rekord
streaks = Spiele ohne Niederlage: { $games } (Rekord: { $best })
about-statistics = Ohne Niederlage: Spiele in Folge gegen denselben Gegner auf demselben Brett. Rekord: die längste solche Serie. Fehler: Züge pro Spiel auf 3 × 3, die einen Sieg oder ein Unentschieden verschenkt haben.
about-mistakes = Fehler: Züge pro Spiel auf 3 × 3, die einen Sieg oder ein Unentschieden verschenkt haben.
last-games = Letzte Spiele
last-results = Letzte Spiele, das älteste zuerst: { $results }
rating = Wertung
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = Wie stark du gegen die Stufen spielst; Mittel hat auf jedem Brett 1500. Der wahre Wert liegt sehr wahrscheinlich in diesem Bereich. Spiele mit Hilfe oder Rücknahme zählen nicht.
no-rating = Spiele ohne Hilfe gegen eine Stufe auf 3 × 3, 5 × 5 oder 15 × 15, dann steht hier deine Wertung.
rating-like = Du spielst etwa so gut wie „{ $name }“.
rating-course = Gezählte Spiele: { $games }. Höchste Wertung: { $best }.
first-tries = Beim ersten Versuch
export = Export
import = Import
erase = Löschen
erase-all = Alles löschen
about-erasing = „Alles löschen“ entfernt Ergebnisse, Spielstände, beendete Spiele und die Wertung auf allen Brettern. Sterne, Erfolge, Rätsel, Lektion und Einstellungen bleiben.
exported = Als Datei gespeichert.
not-exported = Dieser Browser erlaubt es nicht, Dateien zu speichern.
imported = Hinzugefügt: { $things }.
added-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
added-part = { $part ->
    [collection] beendete Spiele
    [scores] Spielstände
    [rating] Wertung
    [stars] Sterne
    [achievements] Erfolge
    [lesson] Lektion
    [puzzles] Rätsel
   *[settings] Einstellungen
}
erased = Gelöscht. „Rückgängig“ holt die Spiele zurück, solange dieses Fenster offen ist.
undone = Alles ist wieder wie vorher.
not-undone = In einem anderen Tab sind Spiele dazugekommen, daher lässt sich das nicht mehr rückgängig machen.
import-failed = { $problem ->
    [unreadable] Diese Datei ist nicht lesbar.
    [too-large] Diese Datei ist zu groß für eine Statistik.
    [not-statistics] Diese Datei ist kein Export der Statistik dieses Spiels.
    [newer] Diese Datei stammt aus einer neueren Version des Spiels.
    [damaged] Diese Datei ist beschädigt.
    [nothing-new] Alles aus dieser Datei hast du schon.
   *[too-many] Diese Datei enthält mehr Ergebnisse, als hier Platz haben.
} Es wurde nichts geändert.

## Collection

collection = Meine Spiele
no-collected-games = Noch keine beendeten Spiele. Die letzten 200 bleiben hier, in diesem Browser.
about-collection = Deine letzten 200 beendeten Spiele, nur in diesem Browser. Wähle eines, um es dir noch einmal anzusehen.
all-games = Alle Spiele
number-of-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
delete = Löschen
game-deleted = Spiel gelöscht.
show-more = Mehr zeigen

## Ladder

stars = { $stars } von { $of } Sternen
new-star = Neuer Stern: { $name } auf { $board }.
win-two-of-three = Nächster Stern: Gewinne zwei von drei Spielen gegen { $name }.
win-once-more = Nächster Stern: Gewinne noch einmal gegen { $name }.
win-once = Nächster Stern: Gewinne gegen { $name }.
draw-once = Nächster Stern: Erreiche ein Unentschieden gegen { $name }.
win-for-star = Nächster Stern: ein Sieg.
draw-for-star = Nächster Stern: Unentschieden.
all-stars = Alle Sterne auf { $board }.
next-board = Nächstes Brett: { $board }.
stars-of-boards = Sterne
had-help = Diesmal kein Stern: Du hattest Hilfe oder hast einen Zug zurückgenommen.

## Achievements

achievement-name = { $achievement ->
    [win] Erster Sieg
    [block] Eine Reihe rechtzeitig blockiert
    [fork] Zwickmühle: zwei Drohungen auf einmal
    [block-fork] Eine Zwickmühle verhindert
    [opposite-corner] Die gegenüberliegende Ecke genommen
    [all-rules] Jede Regel der Lektion benutzt
    [draw-unbeatable] Unentschieden gegen „Unschlagbar“
    [flawless] „Schwer“ ohne Fehler besiegt
    [win-as-o] Mit O gewonnen
    [open-four] Durch eine Reihe mit zwei freien Enden gewonnen
    [double-four] Durch zwei gekreuzte Viererreihen gewonnen
   *[misere] Gewonnen, wo eine Reihe verliert
}
achievements-of = Erfolge: { $earned } von { $of }
earned = Geschafft
not-earned = Noch offen
about-achievements = In Spielen gegen den Computer, ohne Hilfe und ohne Rücknahme.
achieved = Neu erreicht: { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = Deutsch
description = Spiele zu zweit oder gegen den Computer, von leicht bis bewiesenermaßen unschlagbar.
new-game-with-friend = Neues Spiel zu zweit
new-game-by-link = Neues Spiel per Link
new-game-at-level = Neues Spiel: { $name }

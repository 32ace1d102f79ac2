### Italian. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = Impossibile avviare il gioco.
slow-start = Il gioco ci mette più del solito a caricarsi.

## First part: texts of the first move. Each costs every visitor bytes.

retry = Riprova
title = Tris
loading = Caricamento…
goal-of-first-board = Chi fa tris vince
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = giochi con { $mark }
menu = Menu
play-again = Gioca ancora
daily = Sfida del giorno
learn = Impara
board-label = Griglia
square = { $square }, { $content ->
    [empty] vuota
    [mark] { $mark }
   *[line] { $mark }, linea completa
}
turn-of = { $player ->
    [you] Tocca a te
    [remote] In attesa dell’avversario
    [computer] Tocca al computer
   *[other] Tocca a { $name }
}
send-the-link = Invia il link, poi apri la risposta
is-thinking = Il computer sta pensando…
has-stopped = Il computer ha smesso di pensare
dead = Nessuno può più vincere
wins = { $player ->
    [you] Hai vinto
    [remote] Ha vinto l’avversario
    [computer] Ha vinto il computer
   *[other] Ha vinto { $name }
}
won-on-first-board = Tris
drawn = Pareggio
board-full = La griglia è piena
you = Tu
remote-player = Avversario
computer = Computer
score = Punteggio
side-score = { $player }, { $mark }: { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}
mark-score = { $mark }: { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}
draws = { $draws ->
    [one] pareggio
   *[other] pareggi
}
level-name = { $level ->
    [easy] Facile
    [medium] Medio
    [hard] Difficile
    [very-hard] Molto difficile
   *[unbeatable] Imbat­tibile
}
friend = Amico
by-link = Via link
settings = Impostazioni
not-loaded = Impossibile caricare questa parte del gioco.

## Menu

new-game = Nuova partita
share = Condividi
puzzles = Rompicapo
statistics = Statistiche
progress = Progressi

## Tools below the board

tools = Strumenti
undo = Annulla
redo = Ripeti
undo-key = Ctrl+Z
redo-key = Ctrl+Maiusc+Z
help = Aiuto
nudge = { $nudge ->
    [win] Puoi vincere con questa mossa.
    [block] Il tuo avversario sta per vincere. Puoi fermarlo?
    [fork] Puoi creare due minacce insieme.
    [stop-fork] Il tuo avversario potrebbe creare due minacce insieme. Puoi impedirlo?
    [force] Puoi forzare la vittoria.
    [careful] Alcune caselle perdono. Trovane una che non perde.
    [lost] Il tuo avversario può forzare la vittoria. Quale casella resiste di più?
    [threat] Puoi creare una minaccia.
    [row] Puoi creare una fila più lunga.
    [avoid] Alcune caselle sono pericolose. Trova quella che aiuta meno le tue linee.
   *[calm] Niente è urgente. Prendi la casella per cui passano più linee.
}
hint = Consiglio
values = Valori
## Moves

moves = Mosse
start = Inizio
numbered-move = { $number }. { $mark } { $square }
why = Perché?
why-square = Perché { $square }?
play-from-here = Gioca da qui
show-me = Mostra
skip = Salta
try-again = Riprova
try-again-from = Riprova dalla mossa { $number }
is-practice = Allenamento: questa partita non conta
is-replay = Qualcuno ha condiviso questa partita
rematch-as = Rivincita con { $mark }
go-to-start = Vai all’inizio
previous-move = Mossa precedente
next-move = Mossa successiva
go-to-last-move = Vai all’ultima mossa
newest-first = Prima le recenti
move-of = { $number ->
    [0] Inizio della partita
   *[other] Mossa { $number } di { $of }
}
back-to-game = Torna alla partita
can-resume = «Annulla» recupera l’ultima partita

## Sharing

send = Invia
invite = Invita
share-game = Condividi questa partita
share-turn = Invia la tua mossa
share-end = Invia il risultato
continue-with-friend = Continua con un amico
about-turn = Il tuo avversario apre il link, muove e ti rimanda un link. Ogni link contiene tutta la partita e nessun server salva nulla.
about-end = Il tuo avversario apre il link e vede com’è finita la partita.
copy-text = Copia come testo
save-picture = Salva immagine
save-as-file = Salva come { $format }
won-at-move = { $mark } ha vinto alla mossa { $number }
share-result = { $result ->
    [shared] Condiviso.
    [link] Link copiato.
    [game] Partita copiata come testo.
    [code] Codice copiato.
    [result] Risultato copiato.
    [saved] Immagine salvata.
    [file] Salvato in un file.
   *[refused] Questo browser non permette di condividere né di copiare. Copia questo testo:
}
copy-this-text = Copia questo testo
paste-game = Incolla una partita
about-paste = Incolla un link, il testo di una partita o solo le mosse, per esempio b2 a1 c3.
open-file = Apri un file (SGF, psq, sav)
first-row-below = La riga 1 è in basso, come in Gomocalc e Yixin
text-problem = Impossibile aprire questo testo: { $problem }.
open = Apri
cancel = Chiudi
link-copied = Link copiato. Invialo, poi apri la risposta
link-copied-end = Link copiato. Invialo al tuo avversario
move-sent = Mossa inviata. Apri la risposta quando arriva
end-sent = Risultato inviato
send-your-move = Invia la tua mossa
invited = Un amico ti invita. Muovi, poi premi Invia
move-or-invite = Muovi e invia la mossa, o premi Invita
invite-friend = Invita un amico
about-invitation = Invia il link. Il tuo amico muove per primo
you-move-first = Invia il link. Muovi tu per primo
friend-moves-first = Il tuo amico muove per primo e ti invia un link
friend-changed-move = Il tuo amico ha cambiato una mossa
friend-played = Il tuo amico ha giocato { $square }

## Embedding

embed = Incorpora
about-embed = Incolla questo codice in qualsiasi pagina web.
parts = Mostra con la griglia
part = { $part ->
    [status] Stato
    [score] Punteggio
    [reset] Nuova partita
    [history] Mosse e annulla
    [hint] Consigli
   *[settings] Impostazioni
}
preview = Anteprima
html-code = Codice HTML
copy-code = Copia codice
match-page = Come la pagina

## Positions

set-up = Crea una posizione
about-set-up = Premi una casella per cambiarla: X, O, vuota.
side-to-move = A chi tocca?
impossible-position = Posizione impossibile: { $reason }.
clear = Svuota
place = { $mark } in { $square }
clear-square = Svuota { $square }
aim = Mira
left = Sinistra
up = Su
down = Giù
right = Destra
aims-to-play = Tocca di nuovo per giocare
aims-to-change = { $square }: premi di nuovo per cambiarla
made = { $mark }: { $square }.
taken = Questa casella è occupata
sentence = { $text }.

## Boards

board = Griglia
board-size = { $columns } × { $rows }
in-a-row-number = { $line } in fila
misere = misère
goal = Obiettivo
how-to-play = Come si gioca
how-to-win = Si gioca a turno. Vince chi mette per primo { $line } segni in fila: in orizzontale, in verticale o in diagonale. Se prima la griglia si riempie, è pareggio.
how-to-lose = Si gioca a turno. Perde chi mette { $line } segni in fila: in orizzontale, in verticale o in diagonale. Se prima la griglia si riempie, è pareggio.
longer-row = Vale anche una fila più lunga.
square-names = Ogni casella ha un nome: b2 è la colonna b, riga 2.
tip-two-threats = Trucco: fai una forchetta, due minacce insieme. L’avversario può bloccarne solo una.
tip-open-row = Trucco: { $row } segni in fila con le due estremità libere non si possono più bloccare.
tip-safe-squares = Trucco: tieniti caselle sicure, così finiscono prima all’avversario.
line-rule = Chi fa { $line ->
    [2] due in fila
    [3] tris
    [4] quattro in fila
    [5] cinque in fila
    [6] sei in fila
    [7] sette in fila
    [8] otto in fila
    [9] nove in fila
   *[other] { $line } in fila
} { $objective ->
    [normal] vince
   *[misere] perde
}
board-rule = { $columns } × { $rows } · chi fa { $line ->
    [2] due in fila
    [3] tris
    [4] quattro in fila
    [5] cinque in fila
    [6] sei in fila
    [7] sette in fila
    [8] otto in fila
    [9] nove in fila
   *[other] { $line } in fila
} { $objective ->
    [normal] vince
   *[misere] perde
}
you-are-with-rule = Giochi con { $mark } · chi fa { $line ->
    [3] tris
   *[other] { $line } in fila
} { $objective ->
    [normal] vince
   *[misere] perde
}
won-with = { $line ->
    [2] Due in fila
    [3] Tris
    [4] Quattro in fila
    [5] Cinque in fila
    [6] Sei in fila
    [7] Sette in fila
    [8] Otto in fila
    [9] Nove in fila
   *[other] { $line } in fila
}
won-misere = { $player ->
    [you] Hai fatto
    [remote] L’avversario ha fatto
    [computer] Il computer ha fatto
   *[other] { $loser } ha fatto
} { $line ->
    [2] due in fila
    [3] tris
    [4] quattro in fila
    [5] cinque in fila
    [6] sei in fila
    [7] sette in fila
    [8] otto in fila
    [9] nove in fila
   *[other] { $line } in fila
} con { $square }
custom-size = Altra misura
new-game-from = Inizia in un altro modo
about-custom-size = Fino a 20 colonne e 20 righe, e tante caselle in fila quante ce ne stanno.
columns = Colonne
rows = Righe
in-a-row = In fila
board-problem = Griglia non valida: { $problem }.
not-whole-numbers = Scrivi in ogni campo un numero intero da 1 a 20.

## Opponents

game = Partita
opponent = Avversario
about-level = { $level ->
    [easy] Sceglie una casella libera qualsiasi.
    [medium] Vince e blocca quando può, altrimenti gioca ovunque.
    [hard] Vince, blocca, poi prende il centro o un angolo. Solo una doppia minaccia lo batte.
    [very-hard] Pensa in anticipo, ma solo per un attimo.
   *[unbeatable] Non perde mai. Riesci a pareggiare?
}
about-friend = A turno su questo schermo.
about-link = A turno, scambiandovi un link. Il link contiene tutta la partita.
play-as = Gioca con
strategy-name = { $strategy ->
    [random] Casuale
    [trapper] Insidioso
   *[strategist] Stratega
}
strongest-level = Esperto
about-strategy = { $strategy ->
    [random] Sceglie una casella libera qualsiasi su ogni griglia.
    [trapper] Non ti lascia mai fare una doppia minaccia e varia il gioco. Non perde mai.
   *[strategist] Segue otto regole, dal vincere subito al prendere un lato. Non perde mai.
}
about-style = { $style ->
    [easy] Costruisce linee e blocca quasi tutte le tue, ma fa errori.
    [medium] Costruisce linee e blocca le tue, ma non vede le doppie minacce.
    [trapper] Fa doppie minacce e sventa le tue, ma non guarda oltre.
    [hard] Fa doppie minacce e sventa le tue, ma guarda poco avanti.
   *[strategist] Segue regole: vincere, bloccare, fare una forchetta, impedirne una, poi prendere la casella con più linee aperte.
}
about-style-in-misere = { $style ->
    [easy] Di solito evita di completare una linea, ma fa errori.
    [medium] Non completa linee finché può evitarlo; per il resto gioca dove capita.
   *[hard] Prende la casella che aiuta meno le sue linee.
}
plays-like = Su questa griglia gioca come { $name }.
about-analysis = L’avversario più forte su questa griglia. Pensa al massimo { $time }.
about-solved = Non sbaglia mai su questa griglia.

## Games with other rules

other-games = Altri giochi
variant-name = { $game ->
    [infinite] Infinito
    [wild] Selvaggio
    [wild-misere] Selvaggio misère
    [notakto] Notakto
   *[ultimate] Ultimate
}
variant-rules = { $game ->
    [infinite] Ognuno ha solo tre segni: quando metti il quarto, il tuo più vecchio, che appare sbiadito, sparisce e non conta più. Tre in fila vincono. La stessa posizione per la terza volta è pareggio.
    [wild] A ogni mossa metti X oppure O. Tre segni uguali in fila vincono, di chiunque siano. Se prima la griglia si riempie, è pareggio.
    [wild-misere] A ogni mossa metti X oppure O. Chi completa tre segni uguali in fila perde. Se prima la griglia si riempie, è pareggio.
    [notakto] Entrambi mettono X. Tre in fila chiudono una griglia. Chi chiude l’ultima perde.
   *[ultimate] Vinci tre griglie piccole in fila. La tua casella manda l’avversario nella griglia piccola allo stesso posto. Se è vinta o piena, l’avversario gioca dove vuole.
}
variant-goal = { $game ->
    [infinite] Tre in fila vincono. Ognuno ha tre segni
    [wild] Tre segni uguali in fila vincono
    [wild-misere] Tre segni uguali in fila perdono
    [notakto] Chi chiude l’ultima griglia perde
   *[ultimate] Tre griglie piccole in fila vincono
}
about-level-in-games = { $level ->
    [easy] Vince quando può, e altrimenti gioca ovunque.
    [medium] Ti impedisce anche di vincere subito.
    [hard] Guarda quattro mosse avanti.
    [very-hard] Guarda molto avanti.
   *[unbeatable] Non fa errori.
}
looks-at-own-move = Guarda solo la propria mossa.
looks-at-reply = Guarda anche la tua risposta.
boards = Griglie
goes = { $seat ->
    [first] Comincia
   *[second] Gioca per secondo
}
you-go = { $seat ->
    [first] cominci tu
   *[second] giochi per secondo
}
rematch-going = { $seat ->
    [first] Rivincita, cominci tu
   *[second] Rivincita, giochi per secondo
}
guide-first = { $game ->
    [infinite] Hai già tre segni. Dopo il quarto, quello sbiadito sparisce. Premi la casella illuminata.
    [wild] I segni non sono di nessuno. Scegli X sotto la griglia e premi la casella illuminata.
    [wild-misere] I segni non sono di nessuno, e chi completa una riga perde. Scegli X e premi la casella illuminata.
    [notakto] Mettete entrambi X, e chi completa la riga perde. Con il centro puoi vincere: premi la casella illuminata.
   *[ultimate] Giochi nella griglia piccola illuminata. La casella illuminata manda l’avversario nella griglia piccola allo stesso posto, in basso a sinistra.
}
guide-second = { $game ->
    [infinite] Il tuo segno più vecchio è sparito. Premi la casella illuminata: crea due minacce insieme.
    [wild] Non lasciare righe con due segni uguali e una casella libera. X sulla casella illuminata è sicura.
    [wild-misere] Una terza X in questa riga perderebbe. Scegli O e bloccala.
    [notakto] Rispondi a un salto di cavallo dal segno dell’avversario: due caselle avanti e una di lato.
   *[ultimate] L’avversario ti ha mandato qui. Tre in fila vincono questa griglia piccola.
}
guide-third = { $game ->
    [infinite] L’avversario ha bloccato una minaccia, ma il suo segno più vecchio è sparito dall’altra. Premi la casella illuminata per vincere.
    [wild] Due segni uguali e una casella libera: chi completa la riga vince. Scegli O e premi la casella illuminata.
    [wild-misere] Ora una terza O perderebbe. Scegli X e blocca anche questa riga.
    [notakto] Ancora un salto di cavallo: ora ogni casella libera completa una riga, e l’avversario perde.
   *[ultimate] La griglia piccola in cui dovevi giocare è già vinta: gioca dove vuoi. Tre griglie piccole in fila vincono.
}
place-next = Metti
vanishes-next = sparisce dopo
mark-vanishes = { $mark } in { $square } sparisce con questa mossa e non conta più
play-on-board = Gioca nella griglia illuminata, { $squares }
play-on-any-board = Gioca in qualsiasi griglia aperta
wrong-board = Gioca nella griglia illuminata
board-closed = Questa griglia è chiusa
three-boards = Tre griglie in fila
boards-decided = Tutte le griglie piccole sono decise
same-position = La stessa posizione è venuta tre volte
position-repeated = Di nuovo la stessa posizione: alla terza è pareggio
closed-last-board = { $player ->
    [you] Hai chiuso l’ultima griglia
    [computer] Il computer ha chiuso l’ultima griglia
   *[other] { $name } ha chiuso l’ultima griglia
}
completed-a-line = { $player ->
    [you] Hai completato una linea
    [computer] Il computer ha completato una linea
   *[other] { $name } ha completato una linea
}
wins-at-once = Puoi vincere subito: { $squares }.
wins-a-board = Puoi vincere una griglia piccola: { $squares }.
look-at-target = Guarda dove la tua casella manda l’avversario.
notakto-wins = Puoi vincere: dopo la mossa giusta l’avversario dovrà chiudere l’ultima griglia, qualunque cosa faccia.
notakto-loses = Se l’avversario non sbaglia, dovrai chiudere tu l’ultima griglia, qualunque cosa tu faccia.
no-mistake = Nessuna mossa è stata un errore.

## Settings

theme = Colori
theme-name = { $theme ->
    [auto] Sistema
    [light] Chiaro
    [dark] Scuro
   *[contrast] Contrasto
}
board-style = Stile della griglia
look-name = { $look ->
    [soft] Caselle arrotondate
    [paper] Linee su carta
    [tiles] Piastrelle
   *[neon] Neon
}
sound = Suoni e vibrazione
sound-name = { $sound ->
    [off] Muto
    [quiet] Basso
   *[loud] Alto
}
sound-offer = Attivare i suoni?
sound-on = Attiva
language = Lingua
browser-language = Lingua del browser
shortcuts = Scorciatoie da tastiera
show-shortcuts = Mostra scorciatoie
use-shortcuts = Usa le scorciatoie da tastiera
number-keys = 1 – 9
home-key = Home
end-key = Fine
number-keys-effect = Gioca una casella su 3 × 3: la riga in alto è 1 2 3, sul tastierino numerico 7 8 9
move-on-board = Vai alla griglia nel tuo turno, e da una casella all’altra
outside-board = { $effect } (fuori dalla griglia)
play-keys = Invio, spazio
play-square = Gioca la casella
escape-key = Esc
close-window = Chiudi una finestra, un consiglio o l’analisi
show-this-list = Mostra questo elenco
thinking-time = Tempo per pensare
seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
move-now = Muovi subito
stop = Ferma
stop-thinking = Smetti di pensare
keep-thinking = Continua a pensare
takes-turns-to-start = Si comincia a turno
next-after-draw = Inizia subito una nuova partita dopo un pareggio
show-goals = Mostra stelle, punteggio, traguardi e serie
reset-score = Azzera il punteggio con questo avversario
reset-friends-score = Azzera il punteggio tra amici
score-is-reset = Il punteggio riparte da 0.
about = Informazioni sul gioco
version = Versione { $version }, con licenza MIT.
licenses = Licenza e note
source-code = Codice sorgente

done = Fatto
play-at-level = Gioca a livello { $name }
play-against-strategy = Gioca contro { $name }

## Matches: several games in a row, for example best of 3.

match-length = Sfida
no-match = Partite singole
match-score = Punteggio della sfida
best-of = Al meglio di { $games }
wins-match = { $player ->
    [you] Hai vinto la sfida
    [remote] Ha vinto la sfida l’avversario
    [computer] Ha vinto la sfida il computer
   *[other] Ha vinto la sfida { $name }
}
match-result = { $games ->
    [one] { $wins } a { $losses } in { $games } partita
   *[other] { $wins } a { $losses } al meglio di { $games } partite
}
next-game = Prossima partita
new-match = Nuova sfida
names-and-colors = Nomi e colori
name-is-full = Un nome ha al massimo { $letters } lettere.
player-color-of = { $seat ->
    [first] Colore del giocatore 1
   *[second] Colore del giocatore 2
}
player-color = { $color ->
    [of-mark] Predefinito
    [green] Verde
    [amber] Ambra
   *[gray] Grigio
}
numbered-player = Giocatore { $number }

## Notes

reload = Ricarica
dismiss = Chiudi
unknown-value = Una parte del link non si capisce ed è stata saltata: { $settings }.
bad-board = Griglia non valida nel link: { $problem }.
moves-left-out = Anche la partita nel link è stata saltata.
bad-moves = La mossa { $number } del link non è possibile: { $reason }. Vedi la partita fin lì.
missing-moves = { $arrived ->
    [0] Questo link è tagliato. Chiedi di rimandarlo.
   *[other] Sono arrivate solo { $arrived } mosse su { $of }. Chiedi di rimandare il link.
}
square-not-on-board = { $square } non è sulla griglia
bad-start = Posizione iniziale non valida nel link: { $problem }.
older-link = Questo link è vecchio: mostra la mossa { $shown }, ma la tua partita è già alla mossa { $played }.
bad-text = Il resto del testo è illeggibile: { $problem }.
saved-unreadable = Il punteggio salvato è illeggibile e riparte da 0.
not-saved = Questo browser non salva nulla per questa pagina: uscendo perderai il punteggio.
no-worker = Qualcosa è andato storto. Fino alla prossima partita il computer gioca senza guardare avanti.
new-version = È pronta una nuova versione.
altered-file = Un file del gioco è arrivato danneggiato. Il gioco continua senza.
no-language = Impossibile caricare la lingua { $language }.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (riga { $line } del testo)
in-move = { $problem } (mossa { $number })
unknown-square = «{ $text }» non è una casella: usa una lettera dalla a alla { $letter } e un numero da 1 a { $number }
game-is-over = la partita è già finita
square-is-taken = { $square } è già occupata
not-a-board = «{ $text }» non è una griglia: usa colonne x righe x in fila, per esempio 3x3x3
impossible-size = una griglia ha da 1 a 20 colonne e da 1 a 20 righe, non { $columns } e { $rows }
impossible-line = { $line } in fila non è possibile: usa almeno 2 e non più di quante ce ne stanno nella griglia
unknown-letter = riga { $row }: «{ $letter }» non è né x né o né un numero di caselle vuote
row-length = la riga { $row } deve avere { $columns ->
    [one] { $columns } casella
   *[other] { $columns } caselle
}
row-count = { $rows ->
    [one] deve esserci { $rows } riga
   *[other] devono esserci { $rows } righe
}
side-missing = manca chi deve muovere: aggiungi -x o -o dopo le righe
unknown-word = «{ $text }» non va bene qui: usa { $words }
two-marks = { $square } contiene sia una X sia una O
too-many-marks = troppe { $mark }: ci sono { $x } X e { $o } O, ma le X devono essere quante le O o una in più
wrong-side = con { $x } X e { $o } O tocca a { $mark }
line-came-first = la partita sarebbe già finita con la prima linea
no-game = nessuna partita trovata
other-site = questo link non è di questo gioco
out-of-place = «{ $text }» è fuori posto: Board, Objective, Start, mosse, Outcome e disegno vanno una volta sola e in quest’ordine
invalid-start = inizio non valido: { $problem }
wrong-number = «{ $found }» è il numero sbagliato: qui va la mossa { $number }
wrong-turn = tocca a { $due }, non a { $found } (mossa { $number })
square-missing = manca la casella (mossa { $number })
wrong-outcome = «{ $found }» non corrisponde: il risultato di queste mosse è «{ $outcome }»
drawn-otherwise = il disegno non corrisponde alle mosse in { $square }
drawn-size = il disegno non corrisponde a questa griglia
other-format = è un file di un altro programma ({ $format }): usa SGF o psq, oppure le mosse, per esempio h8 i9
pass = la mossa { $number } è un passo, che in questo gioco non esiste
breaks-off = il file si interrompe dopo la mossa { $number }
more-games = il file ha più partite ed è aperta solo la prima

## Values: they stand alone, and after a square and a colon.

wins-in = vince in { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
loses-in = perde in { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
wins-within = vince entro { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
loses-within = perde entro { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
is-won = vince
is-lost = perde
is-drawn = pareggio
good-chances = buone possibilità
equal-chances = in parità
poor-chances = poche possibilità
result = { $result ->
    [win] vittoria
    [draw] pareggio
   *[loss] sconfitta
}
best-play-wins-in = Senza errori { $mark } vince in { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
best-play-wins-within = Senza errori { $mark } vince entro { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
best-play-wins = Senza errori { $mark } vince
best-play-draws = Senza errori è pareggio
every-square-draws = Ogni casella porta al pareggio, se nessuno sbaglia
unmarked-squares-draw = Le caselle senza indicazione portano al pareggio
even-chances = Per ora in parità
chances = { $mark } è in vantaggio
not-analyzed = Ancora da calcolare
thinking = Sta pensando…

## Analysis

analysis-progress = Mosse analizzate: { $done } di { $of }
best-moves = Mosse migliori
chances-ahead = Possibilità di { $mark } · guarda avanti di { $depth ->
    [one] { $depth } mossa
   *[other] { $depth } mosse
}

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }: { $reason }
square-and-value = { $square }, { $value }
probably-keeps = probabilmente mantiene { $result ->
    [win] la vittoria
   *[other] il pareggio
}
proven-win = { $value }, e niente può impedirlo
proven-draw = mantiene il pareggio, e non c’è di meglio
loses-late = il computer non può più salvare la partita e resiste il più a lungo possibile
best-found = è la mossa migliore trovata dal computer
best-so-far = è la mossa migliore trovata finora
threatens = minaccia di vincere in { $squares }
stops-fork = impedisce a { $mark } di fare due minacce insieme
open-row = fa { $count } in fila con i due lati liberi in { $squares }
two-threats = fa due minacce insieme: { $rows }
blocks-row = blocca { $count } in fila di { $mark } in { $squares }
good-center = prende il centro e offre molti modi di fare { $line } in fila
many-ways = offre molti modi di fare { $line } in fila
builds = costruisce { $lines }
every-move-loses = { $reason }. Ogni mossa perde; questa resiste di più
and-wins-in = { $reason } e vince in { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
with-value = { $reason }; { $value }
completes = completa { $lines }
blocks = blocca { $mark } su { $lines }
makes-fork = fa una forchetta: { $lines }
blocks-fork = impedisce la forchetta di { $mark } in { $squares }
takes-fork-away = impedisce la forchetta di { $mark } in { $squares } con due in fila su { $line }
forces-reply = impedisce la forchetta di { $mark } in { $squares }: fa due in fila su { $line }, quindi { $mark } deve rispondere in { $reply }
takes-center = prende il centro
takes-opposite-corner = prende l’angolo opposto a { $corner }
takes-corner = prende un angolo
takes-side = prende un lato
last-square = è l’ultima casella libera
picked-any = il computer ha scelto una delle { $squares } caselle libere
aims-for = il computer sta costruendo una linea e ha ancora bisogno di { $squares }
drawing-reply = risponde a { $square } e mantiene il pareggio
every-square-safe = ogni casella libera è sicura
safe-move = è sicura; dopo { $squares }, { $mark } potrebbe forzare la vittoria
is-losing = il computer non può più salvare la partita e sceglie una casella qualsiasi
completes-nothing = non completa nessuna linea, a differenza di { $squares }
forces-fork = { $other } deve rispondere in { $reply }, e poi { $mark } può fare una forchetta in { $squares }
on-open-line = il computer ha scelto una casella dove { $mark } può ancora fare una linea
most-open-lines = è la casella che aiuta di più le linee di { $mark }
fewest-open-lines = è la casella che aiuta di meno le linee di { $mark }
forces-win = vince di sicuro in { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
keeps-draw = mantiene il pareggio
keeps-draw-unless = mantiene il pareggio; { $mark } perderebbe con { $squares }
leads-to-draw = porta al pareggio, se nessuno sbaglia
sets-trap = mantiene il pareggio e tende una trappola: { $mark } perde con { $squares }
holds-out = ogni mossa perde; questa resiste di più
hopes = ogni mossa perde, ma { $mark } può ancora sbagliare con { $squares }
would-differ = { $square }: il computer avrebbe giocato diversamente
but-lets-win = Ma ora { $mark } può forzare la vittoria.

## Review

review = Rivedi
best = la mossa migliore
good = buona mossa
mistake = errore
already-lost = era già persa
move-with-text = { $mark } { $square }: { $text }
good-but = buona mossa, ma si poteva vincere prima
better = { $review }. Meglio { $square }: { $reason }
lost-at-would-win = { $move } ti è costata la partita. Con { $square } avresti vinto.
lost-at-would-draw = { $move } ti è costata la partita. Con { $square } avresti pareggiato.
lost-at = { $move } ti è costata la partita.
missed-win-with = Con { $square } invece di { $move } avresti vinto.
missed-win = Invece di { $move } c’era una mossa vincente.
risked-loss = { $square } poteva costarti la partita.
made-no-mistake = Non hai fatto errori.
drawn-not-reviewed = Premi «Rivedi» per vedere se hai mancato una vittoria.
lost-not-reviewed = Premi «Rivedi» per vedere dove hai sbagliato.
no-moves = Ancora nessuna mossa
lost-the-game = { $player ->
    [you] La tua mossa { $square }
    [remote] La mossa { $square } dell’avversario
    [computer] La mossa { $square } del computer
   *[other] La mossa { $square } di { $name }
} è costata la partita: { $why }
was-mistake = { $player ->
    [you] La tua mossa { $square }
    [remote] La mossa { $square } dell’avversario
    [computer] La mossa { $square } del computer
   *[other] La mossa { $square } di { $name }
} è stata un errore: { $why }
would-have = { $square } avrebbe { $result ->
    [win] vinto
   *[other] pareggiato
}.
would-have-because = { $square } avrebbe { $result ->
    [win] vinto
   *[other] pareggiato
} ({ $reason }).
unstopped-row = { $mark } ne aveva { $count } in fila in { $squares } e { $player ->
    [you] non l’hai fermato
   *[other] { $name } non l’ha fermato
}.
unstopped-square = { $mark } doveva solo prendere { $square } per vincere e { $player ->
    [you] non l’hai fermato
   *[other] { $name } non l’ha fermato
}.
unstopped-fork = { $mark } poteva fare due minacce insieme con { $square } e { $player ->
    [you] non l’hai fermato
   *[other] { $name } non l’ha fermato
}.
missed-line = { $square } avrebbe vinto subito.
completed-row = { $square } era sicura, ma { $player ->
    [you] hai
   *[other] { $name } ha
} completato una linea.
let-win = dopo, { $mark } poteva forzare la vittoria.
better-chances = con { $square } la probabilità di vincere era { $before } invece di { $after }.
chances-in-game = Possibilità di X durante la partita
no-mistake-found = Nessun errore evidente trovato
won-from = Dalla mossa { $number } in poi, { $mark } poteva forzare la vittoria.
no-mistakes = Gioco perfetto: nessun errore da entrambe le parti
no-mistakes-so-far = Finora nessun errore da entrambe le parti
harmless-mistakes = { $mistakes ->
    [one] Un errore, ma non ha deciso la partita
   *[other] { $mistakes } errori, ma nessuno ha deciso la partita
}
mistakes-so-far = { $mistakes ->
    [one] Un errore finora
   *[other] { $mistakes } errori finora
}

## Puzzles

move-and-win = Giochi con { $mark }: trova come vincere
move-and-win-in-misere = Giochi con { $mark }: costringi { $other } a completare una linea
move-and-draw = Giochi con { $mark }: salva il pareggio
rule-of-fours = Fai sempre quattro in fila: { $mark } deve bloccare
rule-of-draw = Non puoi vincere, ma puoi evitare di perdere
grade = { $grade ->
    [easy] Facile
    [medium] Medio
    [hard] Difficile
   *[expert] Molto difficile
}
puzzle-of = Rompicapo { $number } di { $of }
daily-puzzle = Rompicapo del giorno { $number }
daily-result = { $title } · Rompicapo del giorno { $number }: risolto { $tries ->
    [1] al primo tentativo
   *[other] in { $tries } tentativi
}
first-try-counts = Per la serie conta solo il primo tentativo.
daily-missed = Il primo tentativo era sbagliato.
daily-solved = Risolto { $tries ->
    [1] al primo tentativo
   *[other] in { $tries } tentativi
}.
daily-solved-late = Risolto più tardi.
daily-time = Tempo: { $time }.
daily-in-hours = Prossimo rompicapo tra { $hours } h.
daily-in-minutes = Prossimo rompicapo tra { $minutes } min.
missed-day-is-forgiven = La tua serie continua: un giorno su sette è perdonato.
calendar = Calendario
back-to-puzzle = Torna al rompicapo
more-puzzles = Altri rompicapi
puzzle-of-today = Rompicapo di oggi
previous-month = Mese precedente
next-month = Mese successivo
day-state = { $date }: { $state ->
    [first] risolto al primo tentativo
    [solved] risolto
    [later] risolto più tardi
    [missed] non risolto
   *[open] non giocato
}
signs-of-days = ★ al primo tentativo · ✓ risolto più tardi · ✕ non risolto · ○ non giocato · ▢ oggi
signs-without-star = ✓ risolto · ✕ non risolto · ○ non giocato · ▢ oggi
opponent-replied = { $mark } risponde con { $square }. La tua mossa { $number } di { $of }.
puzzle-solved = Rompicapo risolto!
draw-is-saved = Rompicapo risolto! Hai salvato il pareggio.
show-solution = Mostra la soluzione
solution = Soluzione: { $moves }.
completes-own-line = { $square } perde: completa la tua stessa linea { $lines }.
must-complete-a-line = { $square } perde: { $mark } risponde { $reply } e alla fine dovrai completare una linea.
reply-wins = { $square } perde: { $mark } risponde { $reply } e non lo si ferma più.
reply-draws = { $square } pareggia soltanto: { $mark } risponde { $reply } e non puoi più forzare la vittoria.
makes-no-four = { $square } non fa quattro in fila, così { $mark } ha tempo di fermarti con { $reply }.
four-is-blocked = Dopo { $square }, { $mark } blocca con { $reply } e nessun quattro in fila vince più.
missed-puzzles = Rifai ({ $number })
rush = 3 min
rush-rules = Quanti rompicapi riesci a risolvere in tre minuti? Dopo una risposta sbagliata arriva il successivo.
rush-start = Inizia
rush-best = Record: { $number }
rush-new-best = Nuovo record!
rush-result = Rompicapi risolti: { $number }
rush-counts = Risolti: { $solved }, da rifare: { $missed }
was-right = La risposta giusta era { $square }.
all-puzzles = Tutti i rompicapi
win-in-moves = { $moves ->
    [one] Vincere in { $moves } mossa
   *[other] Vincere in { $moves } mosse
}
draw-in-moves = { $moves ->
    [one] Pareggiare in { $moves } mossa
   *[other] Pareggiare in { $moves } mosse
}
save-the-draw = Salvare il pareggio
puzzle-state = Rompicapo { $number }, { $state ->
    [solved] risolto
    [missed] da rifare
   *[open] non giocato
}
day-streak = { $days ->
    [one] Serie: { $days } giorno
   *[other] Serie: { $days } giorni
}
last-streak = { $days ->
    [one] Ultima serie: { $days } giorno
   *[other] Ultima serie: { $days } giorni
}
wrong-answer = { $square } { $result ->
    [draw] pareggia soltanto
   *[other] perde
}: { $moves }.
wrong-last-move = { $square } { $result ->
    [draw] pareggia soltanto
   *[other] perde
}.
mark-on-square = { $mark } { $square }
then-move = { $first }, { $next }
next = Avanti

## Lesson

lesson-title = Come non perdere mai
lesson-progress = Regola { $number } di { $of }, { $learned ->
    [one] { $learned } imparata
   *[other] { $learned } imparate
}
rule = { $number }. { $rule ->
    [win] Completa la tua linea.
    [block] Blocca la linea avversaria.
    [fork] Fai una forchetta.
    [block-fork] Impedisci la forchetta avversaria.
    [center] Prendi il centro.
    [opposite-corner] Prendi l’angolo opposto a quello avversario.
    [empty-corner] Prendi un angolo vuoto.
   *[empty-side] Prendi un lato vuoto.
}
why-rule = { $rule ->
    [win] Cercalo prima di tutto, anche prima di fermare l’avversario.
    [block] Altrimenti la partita finisce alla sua prossima mossa.
    [fork] Una forchetta sono due minacce insieme. L’avversario può bloccarne solo una.
    [block-fork] Prendi la sua casella, oppure fai due in fila per costringerlo a bloccare altrove.
    [center] Ci passano quattro delle otto linee, più che da ogni altra casella.
    [opposite-corner] Guadagni un angolo, e l’avversario non può più usare la diagonale tra i due.
    [empty-corner] Da un angolo passano tre linee, da un lato soltanto due.
   *[empty-side] I lati vengono per ultimi, perché da ognuno passano soltanto due linee.
}
find-the-move = Giochi con { $mark }. Trova la mossa.
learned = Giusto! { $square } { $reason }.
two-sentences = { $first } { $next }
others-draw = Qui pareggiano anche altre mosse.
others-do-not-win = Nessun’altra mossa vince.
others-lose = { $squares } perdono.
all-others-lose = Tutte le altre mosse perdono.
does-not-follow-rule = Anche { $square } pareggia, ma non segue la regola. Riprova.
takes-and-wins = { $mark } prende { $square } e vince
mark-square-reason = { $mark } { $square } { $reason }
lesson-complete = Conosci tutte e otto le regole. Seguile in quest’ordine e non perderai mai.
previous-rule = Regola precedente
next-rule = Regola successiva

## Statistics

no-statistics = Ancora nessuna partita. Finiscine una e comparirà qui.
stored-by-newer = Queste statistiche sono di una versione più recente del gioco. Ricarica la pagina per vederle.
all-boards = Tutte le griglie
unknown = –
against-others = Partite contro altri
between-friends = Partite tra amici
games = Partite
counted = { $result ->
    [won] Vit­toria
    [drawn] Pareg­gio
    [lost] Scon­fitta
    [x-won] X vince
   *[o-won] O vince
}
counted-letter = { $result ->
    [won] V
    [drawn] P
    [lost] S
    [x-won] X
   *[o-won] O
}
mistakes = Errori
unbeaten = Senza sconfitte
best-streak = Record
streaks = Partite senza sconfitte: { $games } (record: { $best })
about-statistics = Senza sconfitte: partite di fila contro lo stesso avversario sulla stessa griglia. Record: la serie più lunga. Errori: mosse per partita su 3 × 3 che hanno buttato via una vittoria o un pareggio.
about-mistakes = Errori: mosse per partita su 3 × 3 che hanno buttato via una vittoria o un pareggio.
last-games = Ultime partite
last-results = Ultime partite, dalla meno recente: { $results }
rating = Punteggio Elo
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = Quanto sei forte contro i livelli; il livello medio ha 1500 su ogni griglia. Il valore vero è molto probabilmente entro il margine. Le partite con aiuto o mosse annullate non contano.
no-rating = Gioca senza aiuto contro un livello su 3 × 3, 5 × 5 o 15 × 15 e qui apparirà il tuo punteggio.
rating-like = Giochi più o meno come { $name }.
rating-course = Partite contate: { $games }. Punteggio più alto: { $best }.
first-tries = Al primo tentativo
export = Esporta
import = Importa
erase = Cancella
erase-all = Cancella tutto
about-erasing = «Cancella tutto» elimina risultati, punti, partite finite e punteggio Elo di tutte le griglie. Stelle, traguardi, rompicapo, lezione e impostazioni restano.
exported = Salvato in un file.
not-exported = Questo browser non permette di salvare file.
imported = Aggiunto: { $things }.
added-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
added-part = { $part ->
    [collection] partite finite
    [scores] punti
    [rating] punteggio Elo
    [stars] stelle
    [achievements] traguardi
    [lesson] lezione
    [puzzles] rompicapo
   *[settings] impostazioni
}
erased = Cancellato. «Annulla» recupera le partite finché non chiudi questa finestra.
undone = Tutto è come prima.
not-undone = Un’altra scheda ha aggiunto partite: non si può più annullare.
import-failed = { $problem ->
    [unreadable] Questo file è illeggibile.
    [too-large] Questo file è troppo grande per delle statistiche.
    [not-statistics] Questo file non è un’esportazione delle statistiche di questo gioco.
    [newer] Questo file è di una versione più recente del gioco.
    [damaged] Questo file è danneggiato.
    [nothing-new] Hai già tutto il contenuto di questo file.
   *[too-many] Questo file ha più risultati di quanti ce ne stanno qui.
} Non è cambiato nulla.

## Collection

collection = Le mie partite
no-collected-games = Ancora nessuna partita finita. Le ultime 200 restano qui, in questo browser.
about-collection = Le tue ultime 200 partite finite, solo in questo browser. Scegline una per rivederla.
all-games = Tutte le partite
number-of-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
delete = Elimina
game-deleted = Partita eliminata.
show-more = Mostra altre

## Ladder

stars = { $stars } stelle su { $of }
new-star = Nuova stella: { $name } su { $board }.
win-two-of-three = Prossima stella: vinci due partite su tre contro { $name }.
win-once-more = Prossima stella: vinci ancora una volta contro { $name }.
win-once = Prossima stella: vinci contro { $name }.
draw-once = Prossima stella: pareggia contro { $name }.
win-for-star = Prossima stella: una vittoria.
draw-for-star = Prossima stella: un pareggio.
all-stars = Tutte le stelle di { $board }.
next-board = Prossima griglia: { $board }.
stars-of-boards = Stelle
had-help = Niente stella stavolta: hai avuto aiuto o annullato una mossa.

## Achievements

achievement-name = { $achievement ->
    [win] Prima vittoria
    [block] Una linea bloccata in tempo
    [fork] Forchetta: due minacce insieme
    [block-fork] Una forchetta evitata
    [opposite-corner] Preso l’angolo opposto
    [all-rules] Usate tutte le regole della lezione
    [draw-unbeatable] Pareggio con Imbattibile
    [flawless] Battuto Difficile senza errori
    [win-as-o] Vittoria con O
    [open-four] Vittoria con una fila libera ai due lati
    [double-four] Vittoria con due quattro che si incrociano
   *[misere] Vittoria dove una linea perde
}
achievements-of = Traguardi: { $earned } su { $of }
earned = Raggiunto
not-earned = Ancora aperto
about-achievements = In partite contro il computer, senza aiuto né mosse annullate.
achieved = Raggiunto: { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = Italiano
description = Gioca con un amico o contro il computer, da facile a imbattibile, con tanto di dimostrazione.
new-game-with-friend = Nuova partita con un amico
new-game-by-link = Nuova partita via link
new-game-at-level = Nuova partita: { $name }

### Spanish. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = No se pudo iniciar el juego.
slow-start = El juego está tardando en cargar.

## First part: texts of the first move. Each costs every visitor bytes.

retry = Reintentar
title = Tres en raya
loading = Cargando…
goal-of-first-board = Tres en raya gana
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = juegas con { $mark }
menu = Menú
play-again = Jugar otra vez
daily = Reto del día
learn = Aprender
board-label = Tablero
square = { $square }, { $content ->
    [empty] vacía
    [mark] { $mark }
   *[line] { $mark }, línea completa
}
turn-of = { $player ->
    [you] Te toca
    [remote] Esperando a tu rival
    [computer] Turno de la máquina
   *[other] Turno de { $name }
}
send-the-link = Envía el enlace y luego abre la respuesta
is-thinking = La máquina está pensando…
has-stopped = La máquina dejó de pensar
dead = Ya no puede ganar nadie
wins = { $player ->
    [you] Ganas tú
    [remote] Gana tu rival
    [computer] Gana la máquina
   *[other] Gana { $name }
}
won-on-first-board = Tres en raya
drawn = Empate
board-full = El tablero está lleno
you = Tú
remote-player = Rival
computer = Máquina
score = Marcador
side-score = { $player }, { $mark }: { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
mark-score = { $mark }: { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
draws = { $draws ->
    [one] empate
   *[other] empates
}
level-name = { $level ->
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
    [very-hard] Muy difícil
   *[unbeatable] Imba­tible
}
friend = Amigo
by-link = Por enlace
settings = Ajustes
not-loaded = No se pudo cargar esta parte del juego.

## Menu

new-game = Nueva partida
share = Compartir
puzzles = Retos
statistics = Estadísticas
progress = Progreso

## Tools below the board

tools = Herramientas
undo = Deshacer
redo = Rehacer
undo-key = Ctrl+Z
redo-key = Ctrl+Mayús+Z
help = Ayuda
nudge = { $nudge ->
    [win] Puedes ganar con esta jugada.
    [block] Tu rival está a punto de ganar. ¿Puedes impedirlo?
    [fork] Puedes hacer dos amenazas a la vez.
    [stop-fork] Tu rival podría hacer dos amenazas a la vez. ¿Puedes evitarlo?
    [force] Puedes forzar la victoria.
    [careful] Algunas casillas pierden. Busca una que no pierda.
    [lost] Tu rival puede forzar la victoria. ¿Qué casilla resiste más?
    [threat] Puedes hacer una amenaza.
    [row] Puedes hacer una fila más larga.
    [avoid] Algunas casillas son peligrosas. Busca la que menos ayude a tus propias líneas.
   *[calm] Nada es urgente. Toma la casilla por la que pasan más líneas.
}
hint = Pista
values = Valores
## Moves

moves = Jugadas
start = Inicio
numbered-move = { $number }. { $mark } { $square }
why = ¿Por qué?
why-square = ¿Por qué { $square }?
play-from-here = Jugar desde aquí
show-me = Ver
skip = Saltar
try-again = Reintentar
try-again-from = Reintentar desde la jugada { $number }
is-practice = Práctica: esta partida no cuenta
is-replay = Alguien compartió esta partida
rematch-as = Revancha con { $mark }
go-to-start = Ir al inicio
previous-move = Jugada anterior
next-move = Jugada siguiente
go-to-last-move = Ir a la última jugada
newest-first = Recientes primero
move-of = { $number ->
    [0] Inicio de la partida
   *[other] Jugada { $number } de { $of }
}
back-to-game = Volver a la partida
can-resume = «Deshacer» recupera tu última partida

## Sharing

send = Enviar
invite = Invitar
share-game = Compartir partida
share-turn = Enviar tu jugada
share-end = Enviar el resultado
continue-with-friend = Continuar con un amigo
about-turn = Tu rival abre el enlace, juega y te envía otro. Cada enlace contiene toda la partida; ningún servidor guarda nada.
about-end = Tu rival abre el enlace y ve cómo acabó la partida.
copy-text = Copiar como texto
save-picture = Guardar imagen
save-as-file = Guardar como { $format }
won-at-move = { $mark } ganó en la jugada { $number }
share-result = { $result ->
    [shared] Compartido.
    [link] Enlace copiado.
    [game] Partida copiada como texto.
    [code] Código copiado.
    [result] Resultado copiado.
    [saved] Imagen guardada.
    [file] Guardado en un archivo.
   *[refused] Este navegador no permite compartir ni copiar. Copia este texto:
}
copy-this-text = Copia este texto
paste-game = Pegar una partida
about-paste = Pega un enlace, el texto de una partida o solo jugadas, como b2 a1 c3.
open-file = Abrir un archivo (SGF, psq, sav)
first-row-below = La fila 1 está abajo, como en Gomocalc y Yixin
text-problem = No se puede abrir este texto: { $problem }.
open = Abrir
cancel = Cancelar
link-copied = Enlace copiado. Envíalo y luego abre la respuesta
link-copied-end = Enlace copiado. Envíaselo a tu rival
move-sent = Jugada enviada. Abre la respuesta cuando llegue
end-sent = Resultado enviado
send-your-move = Envía tu jugada
invited = Alguien te invita. Juega y pulsa Enviar
move-or-invite = Juega y envía la jugada, o pulsa Invitar
invite-friend = Invita a alguien
about-invitation = Envía el enlace. Empieza la otra persona
you-move-first = Envía el enlace. Empiezas tú
friend-moves-first = La otra persona empieza y te envía un enlace
friend-changed-move = La otra persona cambió una jugada
friend-played = La otra persona jugó { $square }

## Embedding

embed = Insertar
about-embed = Pega este código en cualquier página web.
parts = Mostrar con el tablero
part = { $part ->
    [status] Estado
    [score] Marcador
    [reset] Nueva partida
    [history] Jugadas y deshacer
    [hint] Pistas
   *[settings] Ajustes
}
preview = Vista previa
html-code = Código HTML
copy-code = Copiar código
match-page = Como la página

## Positions

set-up = Crear una posición
about-set-up = Pulsa una casilla para cambiarla: X, O, vacía.
side-to-move = ¿A quién le toca?
impossible-position = Posición imposible: { $reason }.
clear = Vaciar
place = { $mark } en { $square }
clear-square = Vaciar { $square }
aim = Apuntar
left = Izquierda
up = Arriba
down = Abajo
right = Derecha
aims-to-play = Toca otra vez para jugar
aims-to-change = { $square }: pulsa otra vez para cambiarla
made = { $mark }: { $square }.
taken = Esa casilla está ocupada
sentence = { $text }.

## Boards

board = Tablero
board-size = { $columns } × { $rows }
in-a-row-number = { $line } en raya
misere = misère
goal = Objetivo
how-to-play = Cómo se juega
how-to-win = Se juega por turnos. Gana quien consigue primero { $line } en raya: en horizontal, vertical o diagonal. Si antes se llena el tablero, hay empate.
how-to-lose = Se juega por turnos. Pierde quien hace { $line } en raya: en horizontal, vertical o diagonal. Si antes se llena el tablero, hay empate.
longer-row = Una línea más larga también cuenta.
square-names = Cada casilla tiene un nombre: b2 es la columna b, fila 2.
tip-two-threats = Truco: haz una horquilla, dos amenazas a la vez. Tu rival solo puede bloquear una.
tip-open-row = Truco: { $row } en raya con los dos extremos libres ya no se pueden bloquear.
tip-safe-squares = Truco: guarda casillas seguras para que a tu rival se le acaben antes.
line-rule = { $line ->
    [2] Dos en raya
    [3] Tres en raya
    [4] Cuatro en raya
    [5] Cinco en raya
    [6] Seis en raya
    [7] Siete en raya
    [8] Ocho en raya
    [9] Nueve en raya
   *[other] { $line } en raya
} { $objective ->
    [normal] gana
   *[misere] pierde
}
board-rule = { $columns } × { $rows } · { $line ->
    [2] dos en raya
    [3] tres en raya
    [4] cuatro en raya
    [5] cinco en raya
    [6] seis en raya
    [7] siete en raya
    [8] ocho en raya
    [9] nueve en raya
   *[other] { $line } en raya
} { $objective ->
    [normal] gana
   *[misere] pierde
}
you-are-with-rule = Juegas con { $mark } · { $line } en raya { $objective ->
    [normal] gana
   *[misere] pierde
}
won-with = { $line ->
    [2] Dos en raya
    [3] Tres en raya
    [4] Cuatro en raya
    [5] Cinco en raya
    [6] Seis en raya
    [7] Siete en raya
    [8] Ocho en raya
    [9] Nueve en raya
   *[other] { $line } en raya
}
won-misere = { $player ->
    [you] Hiciste
    [remote] Tu rival hizo
    [computer] La máquina hizo
   *[other] { $loser } hizo
} { $line ->
    [2] dos en raya
    [3] tres en raya
    [4] cuatro en raya
    [5] cinco en raya
    [6] seis en raya
    [7] siete en raya
    [8] ocho en raya
    [9] nueve en raya
   *[other] { $line } en raya
} con { $square }
custom-size = Otro tamaño
new-game-from = Empezar de otra forma
about-custom-size = Hasta 20 columnas y 20 filas, y tantas casillas en raya como quepan.
columns = Columnas
rows = Filas
in-a-row = En raya
board-problem = Tablero no válido: { $problem }.
not-whole-numbers = Escribe en cada campo un número entero del 1 al 20.

## Opponents

game = Partida
opponent = Rival
about-level = { $level ->
    [easy] Elige cualquier casilla libre.
    [medium] Gana y bloquea cuando puede; si no, juega en cualquier casilla.
    [hard] Gana, bloquea y luego toma el centro o una esquina. Solo una amenaza doble le gana.
    [very-hard] Piensa por adelantado, pero solo un instante.
   *[unbeatable] No pierde nunca. ¿Consigues un empate?
}
about-friend = Por turnos en esta pantalla.
about-link = Cada jugada se envía con un enlace, que contiene toda la partida.
play-as = Jugar con
strategy-name = { $strategy ->
    [random] Azar
    [trapper] Trampero
   *[strategist] Estratega
}
strongest-level = Experto
about-strategy = { $strategy ->
    [random] Elige cualquier casilla libre en cualquier tablero.
    [trapper] Nunca te deja hacer una amenaza doble y varía su juego. No pierde nunca.
   *[strategist] Sigue ocho reglas, desde ganar al momento hasta ocupar un lado. No pierde nunca.
}
about-style = { $style ->
    [easy] Hace líneas y bloquea casi todas las tuyas, pero se equivoca.
    [medium] Hace líneas y bloquea las tuyas, pero no ve las amenazas dobles.
    [trapper] Hace amenazas dobles y evita las tuyas, pero no mira más allá.
    [hard] Hace amenazas dobles y evita las tuyas, pero apenas mira adelante.
   *[strategist] Sigue reglas: ganar, bloquear, hacer una horquilla, evitar otra y, si no, ocupar la casilla con más líneas abiertas.
}
about-style-in-misere = { $style ->
    [easy] Casi siempre evita completar una línea, pero se equivoca.
    [medium] No completa una línea si puede evitarlo; por lo demás, juega en cualquier sitio.
   *[hard] Ocupa la casilla que menos ayuda a sus líneas.
}
plays-like = En este tablero juega como { $name }.
about-analysis = El rival más fuerte en este tablero. Piensa { $time } como máximo.
about-solved = No comete errores en este tablero.

## Games with other rules

other-games = Otros juegos
variant-name = { $game ->
    [infinite] Infinito
    [wild] Salvaje
    [wild-misere] Salvaje misère
    [notakto] Notakto
   *[ultimate] Ultimate
}
variant-rules = { $game ->
    [infinite] Cada jugador tiene solo tres fichas: al poner la cuarta, la más antigua, que se ve tenue, desaparece y ya no cuenta. Gana quien hace tres en raya. La misma posición por tercera vez es empate.
    [wild] En cada jugada, pon X u O. Tres fichas iguales en raya ganan, sean de quien sean. Si antes se llena el tablero, hay empate.
    [wild-misere] En cada jugada, pon X u O. Pierde quien completa tres fichas iguales en raya. Si antes se llena el tablero, hay empate.
    [notakto] Los dos ponen X. Tres en raya cierran un tablero. Pierde quien cierra el último.
   *[ultimate] Gana tres tableros pequeños en raya. Tu casilla envía a tu rival al tablero pequeño del mismo lugar. Si está ganado o lleno, tu rival juega donde quiera.
}
variant-goal = { $game ->
    [infinite] Tres en raya gana. Cada jugador tiene tres fichas
    [wild] Tres iguales en raya ganan
    [wild-misere] Tres iguales en raya pierden
    [notakto] Pierde quien cierra el último tablero
   *[ultimate] Tres tableros pequeños en raya ganan
}
about-level-in-games = { $level ->
    [easy] Gana cuando puede y, si no, juega en cualquier lugar.
    [medium] También impide que ganes enseguida.
    [hard] Mira cuatro jugadas adelante.
    [very-hard] Mira muy adelante.
   *[unbeatable] No comete errores.
}
looks-at-own-move = Mira solo su propia jugada.
looks-at-reply = Mira también tu respuesta.
boards = Tableros
goes = { $seat ->
    [first] Empezar
   *[second] Jugar después
}
you-go = { $seat ->
    [first] empiezas tú
   *[second] juegas en segundo lugar
}
rematch-going = { $seat ->
    [first] Revancha, empiezas tú
   *[second] Revancha, juegas en segundo lugar
}
guide-first = { $game ->
    [infinite] Ya tienes tres fichas. Al poner la cuarta, desaparece la tenue. Pulsa la casilla iluminada.
    [wild] Las fichas no son de nadie. Elige X debajo del tablero y pulsa la casilla iluminada.
    [wild-misere] Las fichas no son de nadie, y quien completa una línea pierde. Elige X y pulsa la casilla iluminada.
    [notakto] Los dos ponen X, y quien completa la línea pierde. Con el centro puedes ganar: pulsa la casilla iluminada.
   *[ultimate] Juegas en el tablero pequeño iluminado. La casilla iluminada envía a tu rival al tablero pequeño del mismo lugar, abajo a la izquierda.
}
guide-second = { $game ->
    [infinite] Tu ficha más antigua ha desaparecido. Pulsa la casilla iluminada: crea dos amenazas a la vez.
    [wild] No dejes una línea con dos fichas iguales y una casilla libre. X en la casilla iluminada es segura.
    [wild-misere] Una tercera X en esta línea perdería. Elige O y bloquéala.
    [notakto] Responde a un salto de caballo de la ficha de tu rival: dos casillas adelante y una al lado.
   *[ultimate] Tu rival te ha enviado aquí. Tres en raya ganan este tablero pequeño.
}
guide-third = { $game ->
    [infinite] Tu rival bloqueó una amenaza, pero su ficha más antigua desapareció de la otra. Pulsa la casilla iluminada para ganar.
    [wild] Dos fichas iguales y una casilla libre: gana quien completa la línea. Elige O y pulsa la casilla iluminada.
    [wild-misere] Ahora una tercera O perdería. Elige X y bloquea también esta línea.
    [notakto] Otro salto de caballo: ahora cada casilla libre completa una línea, y tu rival pierde.
   *[ultimate] Te han enviado a un tablero pequeño ya ganado, así que puedes jugar en cualquier lugar. Tres tableros pequeños en raya ganan.
}
place-next = Poner
vanishes-next = desaparece después
mark-vanishes = { $mark } en { $square } desaparece con esta jugada y ya no cuenta
play-on-board = Juega en el tablero iluminado, { $squares }
play-on-any-board = Juega en cualquier tablero abierto
wrong-board = Juega en el tablero iluminado
board-closed = Ese tablero está cerrado
three-boards = Tres tableros en raya
boards-decided = Todos los tableros pequeños están decididos
same-position = La misma posición salió tres veces
position-repeated = La misma posición otra vez: a la tercera es empate
closed-last-board = { $player ->
    [you] Cerraste el último tablero
    [computer] La máquina cerró el último tablero
   *[other] { $name } cerró el último tablero
}
completed-a-line = { $player ->
    [you] Completaste una línea
    [computer] La máquina completó una línea
   *[other] { $name } completó una línea
}
wins-at-once = Puedes ganar enseguida: { $squares }.
wins-a-board = Puedes ganar un tablero pequeño: { $squares }.
look-at-target = Mira adónde envía tu casilla a tu rival.
notakto-wins = Puedes ganar: tras la jugada correcta, tu rival tendrá que cerrar el último tablero, haga lo que haga.
notakto-loses = Si tu rival no comete errores, tendrás que cerrar el último tablero, hagas lo que hagas.
no-mistake = Ninguna jugada fue un error.

## Settings

theme = Colores
theme-name = { $theme ->
    [auto] Sistema
    [light] Claro
    [dark] Oscuro
   *[contrast] Contraste
}
board-style = Estilo del tablero
look-name = { $look ->
    [soft] Casillas redondeadas
    [paper] Líneas en papel
    [tiles] Azulejos
   *[neon] Neón
}
sound = Sonido y vibración
sound-name = { $sound ->
    [off] Silencio
    [quiet] Bajo
   *[loud] Alto
}
sound-offer = ¿Activar el sonido?
sound-on = Activar
language = Idioma
browser-language = Idioma del navegador
shortcuts = Atajos de teclado
show-shortcuts = Ver atajos
use-shortcuts = Usar atajos de teclado
number-keys = 1 – 9
home-key = Inicio
end-key = Fin
number-keys-effect = Jugar en una casilla de 3 × 3: la fila de arriba es 1 2 3, en el teclado numérico 7 8 9
move-on-board = Ir al tablero en tu turno, y de casilla en casilla
outside-board = { $effect } (fuera del tablero)
play-keys = Intro, espacio
play-square = Jugar en la casilla
escape-key = Esc
close-window = Cerrar una ventana, una pista o el análisis
show-this-list = Mostrar esta lista
thinking-time = Tiempo para pensar
seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
move-now = Jugar ya
stop = Parar
stop-thinking = Dejar de pensar
keep-thinking = Seguir pensando
takes-turns-to-start = Empezar por turnos
next-after-draw = Empezar otra partida automáticamente tras un empate
show-goals = Mostrar estrellas, puntuación, logros y rachas
reset-score = Poner a cero el marcador contra este rival
reset-friends-score = Poner a cero el marcador entre amigos
score-is-reset = El marcador vuelve a empezar en 0.
about = Acerca del juego
version = Versión { $version }, con licencia MIT.
licenses = Licencia y avisos
source-code = Código fuente

done = Listo
play-at-level = Jugar en { $name }
play-against-strategy = Jugar contra { $name }

## Matches: several games in a row, for example best of 3.

match-length = Duelo
no-match = Partidas sueltas
match-score = Marcador del duelo
best-of = Al mejor de { $games }
wins-match = { $player ->
    [you] Ganas el duelo
    [remote] Tu rival gana el duelo
    [computer] La máquina gana el duelo
   *[other] { $name } gana el duelo
}
match-result = { $games ->
    [one] { $wins } a { $losses }, a { $games } partida
   *[other] { $wins } a { $losses }, al mejor de { $games }
}
next-game = Siguiente partida
new-match = Nuevo duelo
names-and-colors = Nombres y colores
name-is-full = Un nombre tiene como máximo { $letters } letras.
player-color-of = { $seat ->
    [first] Color del jugador 1
   *[second] Color del jugador 2
}
player-color = { $color ->
    [of-mark] Predeterminado
    [green] Verde
    [amber] Ámbar
   *[gray] Gris
}
numbered-player = Jugador { $number }

## Notes

reload = Recargar
dismiss = Cerrar
unknown-value = Parte del enlace no se entiende y se ha omitido: { $settings }.
bad-board = El tablero del enlace no es válido: { $problem }.
moves-left-out = También se ha omitido la partida del enlace.
bad-moves = La jugada { $number } del enlace no es posible: { $reason }. Ves la partida hasta ahí.
missing-moves = { $arrived ->
    [0] Este enlace llegó cortado. Pide que te lo envíen otra vez.
   *[other] Solo han llegado { $arrived } de { $of } jugadas. Pide que te envíen el enlace otra vez.
}
square-not-on-board = { $square } no está en el tablero
bad-start = La posición inicial del enlace no es válida: { $problem }.
older-link = Este enlace es antiguo: muestra la jugada { $shown }, pero tu partida ya va por la { $played }.
bad-text = No se pudo leer el resto del texto: { $problem }.
saved-unreadable = No se pudo leer el marcador guardado: vuelve a empezar en 0.
not-saved = Este navegador no guarda nada de esta página: perderás el marcador al salir.
no-worker = Algo salió mal. La máquina juega sin calcular por adelantado hasta la próxima partida.
new-version = Hay una versión nueva.
altered-file = Un archivo del juego llegó dañado. El juego sigue sin él.
no-language = No se pudo cargar { $language }.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (línea { $line } del texto)
in-move = { $problem } (jugada { $number })
unknown-square = «{ $text }» no es una casilla: usa una letra de la a a la { $letter } y un número del 1 al { $number }
game-is-over = la partida ya ha terminado
square-is-taken = { $square } ya está ocupada
not-a-board = «{ $text }» no es un tablero: usa columnas x filas x en raya, como 3x3x3
impossible-size = un tablero tiene de 1 a 20 columnas y de 1 a 20 filas, no { $columns } y { $rows }
impossible-line = { $line } en raya no es posible: usa al menos 2 y no más de las que caben en el tablero
unknown-letter = fila { $row }: «{ $letter }» no es ni x, ni o, ni un número de casillas vacías
row-length = la fila { $row } debe tener { $columns ->
    [one] { $columns } casilla
   *[other] { $columns } casillas
}
row-count = debe haber { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
}
side-missing = falta indicar a quién le toca: añade -x o -o después de las filas
unknown-word = «{ $text }» no vale aquí: usa { $words }
two-marks = { $square } tiene una X y una O a la vez
too-many-marks = demasiadas { $mark }: hay { $x } X y { $o } O, pero debe haber tantas X como O o una más
wrong-side = con { $x } X y { $o } O le toca a { $mark }
line-came-first = la partida ya habría acabado con la primera línea
no-game = no hay ninguna partida
other-site = este enlace no es de este juego
out-of-place = «{ $text }» está fuera de lugar: Board, Objective, Start, las jugadas, Outcome y el dibujo van una sola vez y en este orden
invalid-start = inicio no válido: { $problem }
wrong-number = «{ $found }» no es el número correcto: aquí va la jugada { $number }
wrong-turn = le toca a { $due }, no a { $found } (jugada { $number })
square-missing = falta la casilla (jugada { $number })
wrong-outcome = «{ $found }» no coincide: el resultado de estas jugadas es «{ $outcome }»
drawn-otherwise = el dibujo no coincide con las jugadas en { $square }
drawn-size = el dibujo no corresponde a este tablero
other-format = es un archivo de otro programa ({ $format }): usa SGF o psq, o las jugadas, como h8 i9
pass = la jugada { $number } es un pase, y en este juego no se pasa
breaks-off = el archivo se corta después de la jugada { $number }
more-games = el archivo tiene varias partidas y solo se abrió la primera

## Values: they stand alone, and after a square and a colon.

wins-in = gana en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
loses-in = pierde en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
wins-within = gana en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} como máximo
loses-within = pierde en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} como máximo
is-won = gana
is-lost = pierde
is-drawn = empate
good-chances = buenas opciones
equal-chances = igualado
poor-chances = pocas opciones
result = { $result ->
    [win] victoria
    [draw] empate
   *[loss] derrota
}
best-play-wins-in = Sin errores, gana { $mark } en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
best-play-wins-within = Sin errores, gana { $mark } en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} como máximo
best-play-wins = Sin errores, gana { $mark }
best-play-draws = Sin errores, es empate
every-square-draws = Todas las casillas llevan al empate si nadie se equivoca
unmarked-squares-draw = Las casillas sin marcar llevan al empate
even-chances = Igualado por ahora
chances = { $mark } va mejor
not-analyzed = Aún sin calcular
thinking = Pensando…

## Analysis

analysis-progress = Jugadas analizadas: { $done } de { $of }
best-moves = Mejores jugadas
chances-ahead = Opciones de { $mark } · { $depth ->
    [one] { $depth } jugada
   *[other] { $depth } jugadas
} por delante

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }: { $reason }
square-and-value = { $square }, { $value }
probably-keeps = probablemente mantiene { $result ->
    [win] la victoria
   *[other] el empate
}
proven-win = { $value }, y nada puede evitarlo
proven-draw = mantiene el empate, y no hay nada mejor
loses-late = la máquina ya no puede salvar la partida y resiste todo lo que puede
best-found = es la mejor jugada que encontró la máquina
best-so-far = es la mejor jugada encontrada hasta ahora
threatens = amenaza con ganar en { $squares }
stops-fork = impide que { $mark } haga dos amenazas a la vez
open-row = hace { $count } en raya con los dos lados libres en { $squares }
two-threats = hace dos amenazas a la vez: { $rows }
blocks-row = bloquea { $count } en raya de { $mark } en { $squares }
good-center = ocupa el centro y ofrece muchas formas de hacer { $line } en raya
many-ways = ofrece muchas formas de hacer { $line } en raya
builds = construye { $lines }
every-move-loses = { $reason }. Todas las jugadas pierden; esta es la que más resiste
and-wins-in = { $reason } y gana en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
with-value = { $reason }; { $value }
completes = completa { $lines }
blocks = bloquea a { $mark } en { $lines }
makes-fork = hace una horquilla: { $lines }
blocks-fork = evita la horquilla de { $mark } en { $squares }
takes-fork-away = evita la horquilla de { $mark } en { $squares } con dos en raya en { $line }
forces-reply = evita la horquilla de { $mark } en { $squares }: hace dos en raya en { $line }, y { $mark } debe responder en { $reply }
takes-center = ocupa el centro
takes-opposite-corner = ocupa la esquina opuesta a { $corner }
takes-corner = ocupa una esquina
takes-side = ocupa un lado
last-square = es la última casilla libre
picked-any = la máquina eligió una de las { $squares } casillas libres
aims-for = la máquina está haciendo una línea y aún necesita { $squares }
drawing-reply = responde a { $square } y mantiene el empate
every-square-safe = todas las casillas libres son seguras
safe-move = es segura; tras { $squares }, { $mark } podría forzar la victoria
is-losing = la máquina ya no puede salvar la partida y elige cualquier casilla
completes-nothing = no completa ninguna línea, a diferencia de { $squares }
forces-fork = { $other } debe responder en { $reply }, y entonces { $mark } puede hacer una horquilla en { $squares }
on-open-line = la máquina eligió una casilla donde { $mark } aún puede hacer una línea
most-open-lines = es la casilla que más ayuda a las líneas de { $mark }
fewest-open-lines = es la casilla que menos ayuda a las líneas de { $mark }
forces-win = gana seguro en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
keeps-draw = mantiene el empate
keeps-draw-unless = mantiene el empate; { $mark } perdería con { $squares }
leads-to-draw = lleva al empate si nadie se equivoca
sets-trap = mantiene el empate y tiende una trampa: { $mark } pierde con { $squares }
holds-out = todas las jugadas pierden; esta es la que más resiste
hopes = todas las jugadas pierden, pero { $mark } aún puede equivocarse con { $squares }
would-differ = { $square }: la máquina habría jugado otra cosa
but-lets-win = Pero ahora { $mark } puede forzar la victoria.

## Review

review = Repasar
best = la mejor jugada
good = buena jugada
mistake = error
already-lost = ya estaba perdida
move-with-text = { $mark } { $square }: { $text }
good-but = buena jugada, pero se podía ganar antes
better = { $review }. Es mejor { $square }: { $reason }
lost-at-would-win = { $move } te costó la partida. Con { $square } habrías ganado.
lost-at-would-draw = { $move } te costó la partida. Con { $square } habrías empatado.
lost-at = { $move } te costó la partida.
missed-win-with = Con { $square } en vez de { $move } habrías ganado.
missed-win = En lugar de { $move } había una jugada ganadora.
risked-loss = { $square } pudo costarte la partida.
made-no-mistake = No cometiste ningún error.
drawn-not-reviewed = Pulsa «Repasar» para ver si se te escapó una victoria.
lost-not-reviewed = Pulsa «Repasar» para ver en qué fallaste.
no-moves = Aún no hay jugadas
lost-the-game = { $player ->
    [you] Tu jugada { $square }
    [remote] La jugada { $square } de tu rival
    [computer] La jugada { $square } de la máquina
   *[other] La jugada { $square } de { $name }
} costó la partida: { $why }
was-mistake = { $player ->
    [you] Tu jugada { $square }
    [remote] La jugada { $square } de tu rival
    [computer] La jugada { $square } de la máquina
   *[other] La jugada { $square } de { $name }
} fue un error: { $why }
would-have = { $square } habría { $result ->
    [win] ganado
   *[other] empatado
}.
would-have-because = { $square } habría { $result ->
    [win] ganado
   *[other] empatado
} ({ $reason }).
unstopped-row = { $mark } tenía { $count } en raya en { $squares } y { $player ->
    [you] no lo paraste
   *[other] { $name } no lo paró
}.
unstopped-square = { $mark } solo necesitaba { $square } para ganar y { $player ->
    [you] no lo paraste
   *[other] { $name } no lo paró
}.
unstopped-fork = { $mark } podía hacer dos amenazas a la vez con { $square } y { $player ->
    [you] no lo paraste
   *[other] { $name } no lo paró
}.
missed-line = { $square } habría ganado al momento.
completed-row = { $square } era segura, pero { $player ->
    [you] completaste
   *[other] { $name } completó
} una línea.
let-win = después, { $mark } podía forzar la victoria.
better-chances = con { $square } la probabilidad de ganar era del { $before } en vez del { $after }.
chances-in-game = Opciones de X durante la partida
no-mistake-found = No se encontró ningún error claro
won-from = Desde la jugada { $number }, { $mark } podía forzar la victoria.
no-mistakes = Juego perfecto: ningún error de nadie
no-mistakes-so-far = Ningún error de nadie hasta ahora
harmless-mistakes = { $mistakes ->
    [one] Un error, pero no decidió la partida
   *[other] { $mistakes } errores, pero ninguno decidió la partida
}
mistakes-so-far = { $mistakes ->
    [one] Un error hasta ahora
   *[other] { $mistakes } errores hasta ahora
}

## Puzzles

move-and-win = Juegas con { $mark }: encuentra cómo ganar
move-and-win-in-misere = Juegas con { $mark }: haz que { $other } complete una línea
move-and-draw = Juegas con { $mark }: salva el empate
rule-of-fours = Haz cuatro en raya cada vez: { $mark } debe bloquear
rule-of-draw = No puedes ganar, pero sí evitar la derrota
grade = { $grade ->
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
   *[expert] Muy difícil
}
puzzle-of = Reto { $number } de { $of }
daily-puzzle = Reto diario { $number }
daily-result = { $title } · Reto diario { $number }: resuelto { $tries ->
    [1] al primer intento
   *[other] en { $tries } intentos
}
first-try-counts = Para la racha solo cuenta el primer intento.
daily-missed = Tu primer intento falló.
daily-solved = Resuelto { $tries ->
    [1] al primer intento
   *[other] en { $tries } intentos
}.
daily-solved-late = Resuelto más tarde.
daily-time = Tiempo: { $time }.
daily-in-hours = Próximo reto en { $hours } h.
daily-in-minutes = Próximo reto en { $minutes } min.
missed-day-is-forgiven = Tu racha sigue: se perdona un día de cada siete.
calendar = Calendario
back-to-puzzle = Volver al reto
more-puzzles = Más retos
puzzle-of-today = Reto de hoy
previous-month = Mes anterior
next-month = Mes siguiente
day-state = { $date }: { $state ->
    [first] resuelto al primer intento
    [solved] resuelto
    [later] resuelto más tarde
    [missed] no resuelto
   *[open] sin jugar
}
signs-of-days = ★ al primer intento · ✓ resuelto más tarde · ✕ no resuelto · ○ sin jugar · ▢ hoy
signs-without-star = ✓ resuelto · ✕ no resuelto · ○ sin jugar · ▢ hoy
opponent-replied = { $mark } responde con { $square }. Tu jugada { $number } de { $of }.
puzzle-solved = ¡Reto resuelto!
draw-is-saved = ¡Reto resuelto! Salvaste el empate.
show-solution = Ver la solución
solution = Solución: { $moves }.
completes-own-line = { $square } pierde: completa tu propia línea { $lines }.
must-complete-a-line = { $square } pierde: { $mark } responde { $reply } y al final tendrás que completar una línea.
reply-wins = { $square } pierde: { $mark } responde { $reply } y ya no hay quien lo pare.
reply-draws = { $square } solo empata: { $mark } responde { $reply } y ya no puedes forzar la victoria.
makes-no-four = { $square } no hace cuatro en raya, así que { $mark } tiene tiempo de pararte con { $reply }.
four-is-blocked = Después de { $square }, { $mark } bloquea con { $reply } y ya ningún cuatro en raya te da la victoria.
missed-puzzles = Repetir ({ $number })
rush = 3 min
rush-rules = ¿Cuántos retos puedes resolver en tres minutos? Tras una respuesta equivocada viene el siguiente.
rush-start = Empezar
rush-best = Récord: { $number }
rush-new-best = ¡Nuevo récord!
rush-result = Retos resueltos: { $number }
rush-counts = Resueltos: { $solved }, por repetir: { $missed }
was-right = Lo correcto era { $square }.
all-puzzles = Todos los retos
win-in-moves = { $moves ->
    [one] Ganar en { $moves } jugada
   *[other] Ganar en { $moves } jugadas
}
draw-in-moves = { $moves ->
    [one] Empatar en { $moves } jugada
   *[other] Empatar en { $moves } jugadas
}
save-the-draw = Salvar el empate
puzzle-state = Reto { $number }, { $state ->
    [solved] resuelto
    [missed] por repetir
   *[open] sin jugar
}
day-streak = { $days ->
    [one] Racha: { $days } día
   *[other] Racha: { $days } días
}
last-streak = { $days ->
    [one] Última racha: { $days } día
   *[other] Última racha: { $days } días
}
wrong-answer = { $square } { $result ->
    [draw] solo empata
   *[other] pierde
}: { $moves }.
wrong-last-move = { $square } { $result ->
    [draw] solo empata
   *[other] pierde
}.
mark-on-square = { $mark } { $square }
then-move = { $first }, { $next }
next = Siguiente

## Lesson

lesson-title = No perder nunca
lesson-progress = Regla { $number } de { $of }, { $learned ->
    [one] { $learned } aprendida
   *[other] { $learned } aprendidas
}
rule = { $number }. { $rule ->
    [win] Completa tu línea.
    [block] Bloquea la línea de tu rival.
    [fork] Haz una horquilla.
    [block-fork] Evita la horquilla de tu rival.
    [center] Ocupa el centro.
    [opposite-corner] Ocupa la esquina opuesta a la de tu rival.
    [empty-corner] Ocupa una esquina vacía.
   *[empty-side] Ocupa un lado vacío.
}
why-rule = { $rule ->
    [win] Busca esto primero, incluso antes de frenar a tu rival.
    [block] Si no, la partida acaba con su próxima jugada.
    [fork] Una horquilla son dos amenazas a la vez. Tu rival solo puede bloquear una.
    [block-fork] Ocupa su casilla, o haz dos en raya para que tenga que bloquear en otro sitio.
    [center] Por él pasan cuatro de las ocho líneas, más que por cualquier otra casilla.
    [opposite-corner] Consigues una esquina y tu rival ya no puede usar la diagonal entre las dos.
    [empty-corner] Por una esquina pasan tres líneas; por un lado, solo dos.
   *[empty-side] Los lados van al final, porque por cada uno pasan solo dos líneas.
}
find-the-move = Juegas con { $mark }. Encuentra la jugada.
learned = ¡Correcto! { $square } { $reason }.
two-sentences = { $first } { $next }
others-draw = Aquí otras jugadas también empatan.
others-do-not-win = Ninguna otra jugada gana.
others-lose = { $squares } pierden.
all-others-lose = Todas las demás jugadas pierden.
does-not-follow-rule = { $square } también empata, pero no sigue la regla. Inténtalo otra vez.
takes-and-wins = { $mark } ocupa { $square } y gana
mark-square-reason = { $mark } { $square } { $reason }
lesson-complete = Ya sabes las ocho reglas. Síguelas en este orden y no perderás nunca.
previous-rule = Regla anterior
next-rule = Regla siguiente

## Statistics

no-statistics = Aún no hay partidas. Termina una y contará aquí.
stored-by-newer = Estas estadísticas son de una versión más nueva del juego. Recarga la página para verlas.
all-boards = Todos los tableros
unknown = –
against-others = Partidas contra otros
between-friends = Partidas entre amigos
games = Partidas
counted = { $result ->
    [won] Vic­toria
    [drawn] Empate
    [lost] De­rrota
    [x-won] Gana X
   *[o-won] Gana O
}
counted-letter = { $result ->
    [won] V
    [drawn] E
    [lost] D
    [x-won] X
   *[o-won] O
}
mistakes = Errores
unbeaten = Sin derrotas
best-streak = Récord
streaks = Partidas sin perder: { $games } (récord: { $best })
about-statistics = Sin derrotas: partidas seguidas contra el mismo rival en el mismo tablero. Récord: la racha más larga. Errores: jugadas por partida en 3 × 3 que dejaron escapar una victoria o un empate.
about-mistakes = Errores: jugadas por partida en 3 × 3 que dejaron escapar una victoria o un empate.
last-games = Últimas partidas
last-results = Últimas partidas, de la más antigua a la más reciente: { $results }
rating = Puntuación
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = Tu fuerza frente a los niveles; el nivel medio tiene 1500 en cada tablero. El valor real está muy probablemente dentro del margen. Las partidas con ayuda o con jugadas deshechas no cuentan.
no-rating = Juega sin ayuda contra un nivel en 3 × 3, 5 × 5 o 15 × 15 y aquí aparecerá tu puntuación.
rating-like = Juegas más o menos como { $name }.
rating-course = Partidas contadas: { $games }. Puntuación más alta: { $best }.
first-tries = Al primer intento
export = Exportar
import = Importar
erase = Borrar
erase-all = Borrar todo
about-erasing = «Borrar todo» elimina los resultados, los marcadores, las partidas terminadas y la puntuación de todos los tableros. Se quedan las estrellas, los logros, los retos, la lección y los ajustes.
exported = Guardado en un archivo.
not-exported = Este navegador no permite guardar archivos.
imported = Se añadió: { $things }.
added-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
added-part = { $part ->
    [collection] partidas terminadas
    [scores] marcadores
    [rating] puntuación
    [stars] estrellas
    [achievements] logros
    [lesson] lección
    [puzzles] retos
   *[settings] ajustes
}
erased = Borrado. «Deshacer» recupera las partidas hasta que cierres esta ventana.
undone = Todo está como antes.
not-undone = Otra pestaña ha añadido partidas, así que ya no se puede deshacer.
import-failed = { $problem ->
    [unreadable] No se puede leer este archivo.
    [too-large] Este archivo es demasiado grande para ser de estadísticas.
    [not-statistics] Este archivo no es una exportación de las estadísticas de este juego.
    [newer] Este archivo es de una versión más nueva del juego.
    [damaged] Este archivo está dañado.
    [nothing-new] Ya tienes todo lo que hay en este archivo.
   *[too-many] Este archivo tiene más resultados de los que caben aquí.
} No ha cambiado nada.

## Collection

collection = Mis partidas
no-collected-games = Aún no hay partidas terminadas. Las últimas 200 se quedan aquí, en este navegador.
about-collection = Tus últimas 200 partidas terminadas, solo en este navegador. Elige una para repasarla.
all-games = Todas las partidas
number-of-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
delete = Eliminar
game-deleted = Partida eliminada.
show-more = Mostrar más

## Ladder

stars = { $stars } de { $of } estrellas
new-star = Nueva estrella: { $name } en { $board }.
win-two-of-three = Próxima estrella: gana dos de tres partidas contra { $name }.
win-once-more = Próxima estrella: gana una vez más contra { $name }.
win-once = Próxima estrella: gana contra { $name }.
draw-once = Próxima estrella: consigue un empate contra { $name }.
win-for-star = Próxima estrella: una victoria.
draw-for-star = Próxima estrella: un empate.
all-stars = Todas las estrellas de { $board }.
next-board = Próximo tablero: { $board }.
stars-of-boards = Estrellas
had-help = Esta vez no hay estrella: tuviste ayuda o deshiciste una jugada.

## Achievements

achievement-name = { $achievement ->
    [win] Primera victoria
    [block] Bloqueaste una línea a tiempo
    [fork] Horquilla: dos amenazas a la vez
    [block-fork] Impediste una horquilla
    [opposite-corner] Tomaste la esquina opuesta
    [all-rules] Usaste todas las reglas de la lección
    [draw-unbeatable] Empate con Imbatible
    [flawless] Venciste a Difícil sin errores
    [win-as-o] Ganaste con O
    [open-four] Ganaste con una fila abierta por ambos lados
    [double-four] Ganaste con dos cuatros que se cruzan
   *[misere] Ganaste donde una línea pierde
}
achievements-of = Logros: { $earned } de { $of }
earned = Conseguido
not-earned = Pendiente
about-achievements = En partidas contra el ordenador, sin ayuda ni jugadas deshechas.
achieved = Conseguido: { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = Español
description = Juega con un amigo o contra la máquina, desde fácil hasta imbatible, y está demostrado.
new-game-with-friend = Nueva partida con un amigo
new-game-by-link = Nueva partida por enlace
new-game-at-level = Nueva partida: { $name }

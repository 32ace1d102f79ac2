### Brazilian Portuguese. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = Não foi possível iniciar o jogo.
slow-start = O jogo está demorando para carregar.

## First part: texts of the first move. Each costs every visitor bytes.

retry = Tentar de novo
title = Jogo da velha
loading = Carregando…
goal-of-first-board = Três em linha vence
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = você joga com { $mark }
menu = Menu
play-again = Jogar de novo
daily = Desafio do dia
learn = Aprender
board-label = Tabuleiro
square = { $square }, { $content ->
    [empty] vazia
    [mark] { $mark }
   *[line] { $mark }, linha completa
}
turn-of = { $player ->
    [you] Sua vez
    [remote] Esperando o oponente
    [computer] Vez do computador
   *[other] Vez de { $name }
}
send-the-link = Envie o link e depois abra a resposta
is-thinking = O computador está pensando…
has-stopped = O computador parou de pensar
dead = Ninguém mais pode vencer
wins = { $player ->
    [you] Você venceu
    [remote] Seu oponente venceu
    [computer] O computador venceu
   *[other] { $name } venceu
}
won-on-first-board = Três em linha
drawn = Deu velha
board-full = O tabuleiro está cheio
you = Você
remote-player = Oponente
computer = Computador
score = Placar
side-score = { $player }, { $mark }: { $wins ->
    [0] { $wins } vitórias
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}
mark-score = { $mark }: { $wins ->
    [0] { $wins } vitórias
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}
draws = { $draws ->
    [0] empates
    [one] empate
   *[other] empates
}
level-name = { $level ->
    [easy] Fácil
    [medium] Médio
    [hard] Difícil
    [very-hard] Muito difícil
   *[unbeatable] Imba­tível
}
friend = Amigo
by-link = Por link
settings = Ajustes
not-loaded = Não foi possível carregar esta parte do jogo.

## Menu

new-game = Nova partida
share = Compartilhar
puzzles = Desafios
statistics = Estatísticas
progress = Progresso

## Tools below the board

tools = Ferramentas
undo = Desfazer
redo = Refazer
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
help = Ajuda
nudge = { $nudge ->
    [win] Você pode vencer com esta jogada.
    [block] Seu adversário está prestes a vencer. Você consegue impedir?
    [fork] Você pode fazer duas ameaças de uma vez.
    [stop-fork] Seu adversário pode fazer duas ameaças de uma vez. Você consegue evitar?
    [force] Você pode forçar a vitória.
    [careful] Algumas casas perdem. Encontre uma que não perca.
    [lost] Seu adversário pode forçar a vitória. Qual casa resiste mais?
    [threat] Você pode fazer uma ameaça.
    [row] Você pode fazer uma fila mais longa.
    [avoid] Algumas casas são perigosas. Encontre a que menos ajuda suas próprias linhas.
   *[calm] Nada é urgente. Ocupe a casa por onde passam mais linhas.
}
hint = Dica
values = Valores
## Moves

moves = Jogadas
start = Início
numbered-move = { $number }. { $mark } { $square }
why = Por quê?
why-square = Por que { $square }?
play-from-here = Jogar daqui
show-me = Ver
skip = Pular
try-again = Tentar de novo
try-again-from = Tentar de novo da jogada { $number }
is-practice = Treino: esta partida não conta
is-replay = Alguém compartilhou esta partida
rematch-as = Revanche com { $mark }
go-to-start = Ir para o início
previous-move = Jogada anterior
next-move = Próxima jogada
go-to-last-move = Ir para a última jogada
newest-first = Recentes primeiro
move-of = { $number ->
    [0] Início da partida
   *[other] Jogada { $number } de { $of }
}
back-to-game = Voltar à partida
can-resume = “Desfazer” traz de volta sua última partida

## Sharing

send = Enviar
invite = Convidar
share-game = Compartilhar partida
share-turn = Enviar sua jogada
share-end = Enviar o resultado
continue-with-friend = Continuar com um amigo
about-turn = Seu oponente abre o link, joga e manda outro link para você. Cada link contém a partida inteira, e nenhum servidor guarda nada.
about-end = Seu oponente abre o link e vê como a partida terminou.
copy-text = Copiar como texto
save-picture = Salvar imagem
save-as-file = Salvar como { $format }
won-at-move = { $mark } venceu na jogada { $number }
share-result = { $result ->
    [shared] Compartilhado.
    [link] Link copiado.
    [game] Partida copiada como texto.
    [code] Código copiado.
    [result] Resultado copiado.
    [saved] Imagem salva.
    [file] Salvo em um arquivo.
   *[refused] Este navegador não permite compartilhar nem copiar. Copie este texto:
}
copy-this-text = Copie este texto
paste-game = Colar uma partida
about-paste = Cole um link, o texto de uma partida ou só as jogadas, como b2 a1 c3.
open-file = Abrir um arquivo (SGF, psq, sav)
first-row-below = A linha 1 fica embaixo, como no Gomocalc e no Yixin
text-problem = Não foi possível abrir este texto: { $problem }.
open = Abrir
cancel = Cancelar
link-copied = Link copiado. Envie e depois abra a resposta
link-copied-end = Link copiado. Envie ao seu oponente
move-sent = Jogada enviada. Abra a resposta quando ela chegar
end-sent = Resultado enviado
send-your-move = Envie sua jogada
invited = Um amigo convidou você. Jogue e toque em Enviar
move-or-invite = Jogue e envie a jogada, ou toque em Convidar
invite-friend = Convide alguém
about-invitation = Envie o link. A outra pessoa joga primeiro
you-move-first = Envie o link. Você joga primeiro
friend-moves-first = A outra pessoa joga primeiro e envia um link para você
friend-changed-move = A outra pessoa mudou uma jogada
friend-played = A outra pessoa jogou { $square }

## Embedding

embed = Incorporar
about-embed = Cole este código em qualquer página da web.
parts = Mostrar com o tabuleiro
part = { $part ->
    [status] Status
    [score] Placar
    [reset] Nova partida
    [history] Jogadas e desfazer
    [hint] Dicas
   *[settings] Ajustes
}
preview = Prévia
html-code = Código HTML
copy-code = Copiar código
match-page = Igual à página

## Positions

set-up = Montar uma posição
about-set-up = Toque em uma casa para mudá-la: X, O, vazia.
side-to-move = De quem é a vez?
impossible-position = Posição impossível: { $reason }.
clear = Limpar
place = { $mark } em { $square }
clear-square = Limpar { $square }
aim = Mirar
left = Esquerda
up = Para cima
down = Para baixo
right = Direita
aims-to-play = Toque de novo para jogar
aims-to-change = { $square }: toque de novo para mudar
made = { $mark }: { $square }.
taken = Essa casa está ocupada
sentence = { $text }.

## Boards

board = Tabuleiro
board-size = { $columns } × { $rows }
in-a-row-number = { $line } em linha
misere = misère
goal = Objetivo
how-to-play = Como jogar
how-to-win = Cada um joga na sua vez. Ganha quem fizer primeiro { $line } em linha: na horizontal, na vertical ou na diagonal. Se o tabuleiro encher antes, dá empate.
how-to-lose = Cada um joga na sua vez. Perde quem fizer { $line } em linha: na horizontal, na vertical ou na diagonal. Se o tabuleiro encher antes, dá empate.
longer-row = Uma linha mais longa também vale.
square-names = Cada casa tem um nome: b2 é a coluna b, linha 2.
tip-two-threats = Dica: faça um garfo, duas ameaças ao mesmo tempo. O oponente só consegue bloquear uma.
tip-open-row = Dica: { $row } em linha com as duas pontas livres não podem mais ser bloqueados.
tip-safe-squares = Dica: guarde casas seguras, para que acabem primeiro para o oponente.
line-rule = { $line ->
    [2] Dois em linha
    [3] Três em linha
    [4] Quatro em linha
    [5] Cinco em linha
    [6] Seis em linha
    [7] Sete em linha
    [8] Oito em linha
    [9] Nove em linha
   *[other] { $line } em linha
} { $objective ->
    [normal] vence
   *[misere] perde
}
board-rule = { $columns } × { $rows } · { $line ->
    [2] dois em linha
    [3] três em linha
    [4] quatro em linha
    [5] cinco em linha
    [6] seis em linha
    [7] sete em linha
    [8] oito em linha
    [9] nove em linha
   *[other] { $line } em linha
} { $objective ->
    [normal] vence
   *[misere] perde
}
you-are-with-rule = Você joga com { $mark } · { $line } em linha { $objective ->
    [normal] vence
   *[misere] perde
}
won-with = { $line ->
    [2] Dois em linha
    [3] Três em linha
    [4] Quatro em linha
    [5] Cinco em linha
    [6] Seis em linha
    [7] Sete em linha
    [8] Oito em linha
    [9] Nove em linha
   *[other] { $line } em linha
}
won-misere = { $player ->
    [you] Você fez
    [remote] Seu oponente fez
    [computer] O computador fez
   *[other] { $loser } fez
} { $line ->
    [2] dois em linha
    [3] três em linha
    [4] quatro em linha
    [5] cinco em linha
    [6] seis em linha
    [7] sete em linha
    [8] oito em linha
    [9] nove em linha
   *[other] { $line } em linha
} com { $square }
custom-size = Outro tamanho
new-game-from = Começar de outro jeito
about-custom-size = Até 20 colunas e 20 linhas, e quantas casas em linha couberem.
columns = Colunas
rows = Linhas
in-a-row = Em linha
board-problem = Tabuleiro inválido: { $problem }.
not-whole-numbers = Digite em cada campo um número inteiro de 1 a 20.

## Opponents

game = Partida
opponent = Oponente
about-level = { $level ->
    [easy] Escolhe qualquer casa livre.
    [medium] Vence e bloqueia quando pode; senão, joga em qualquer casa.
    [hard] Vence, bloqueia e depois ocupa o centro ou um canto. Só uma ameaça dupla o derrota.
    [very-hard] Pensa adiante, mas só por um instante.
   *[unbeatable] Nunca perde. Você consegue um empate?
}
about-friend = Cada um na sua vez, nesta tela.
about-link = Cada um na sua vez, enviando um link ao outro. O link contém a partida inteira.
play-as = Jogar com
strategy-name = { $strategy ->
    [random] Aleatório
    [trapper] Ardiloso
   *[strategist] Estrategista
}
strongest-level = Especia­lista
about-strategy = { $strategy ->
    [random] Escolhe qualquer casa livre em qualquer tabuleiro.
    [trapper] Nunca deixa você fazer uma ameaça dupla e varia o jogo. Nunca perde.
   *[strategist] Segue oito regras, desde vencer na hora até ocupar uma lateral. Nunca perde.
}
about-style = { $style ->
    [easy] Monta linhas e bloqueia a maioria das suas, mas comete erros.
    [medium] Monta linhas e bloqueia as suas, mas não vê ameaças duplas.
    [trapper] Faz ameaças duplas e impede as suas, mas não olha mais adiante.
    [hard] Faz ameaças duplas e impede as suas, mas quase não olha adiante.
   *[strategist] Segue regras: vencer, bloquear, fazer um garfo, impedir um garfo e, por fim, ocupar a casa com mais linhas abertas.
}
about-style-in-misere = { $style ->
    [easy] Quase sempre evita completar uma linha, mas comete erros.
    [medium] Não completa uma linha se puder evitar e, no resto, joga em qualquer lugar.
   *[hard] Ocupa a casa que menos ajuda as próprias linhas.
}
plays-like = Neste tabuleiro, joga como { $name }.
about-analysis = O oponente mais forte neste tabuleiro. Pensa por até { $time }.
about-solved = Não comete erros neste tabuleiro.

## Games with other rules

other-games = Outros jogos
variant-name = { $game ->
    [infinite] Infinito
    [wild] Selvagem
    [wild-misere] Selvagem misère
    [notakto] Notakto
   *[ultimate] Ultimate
}
variant-rules = { $game ->
    [infinite] Cada lado tem só três símbolos: quando você põe o quarto, o seu mais antigo, que aparece apagado, some e não conta mais. Três em linha vencem. A mesma posição pela terceira vez é empate.
    [wild] A cada jogada, ponha X ou O. Três símbolos iguais em linha vencem, não importa de quem sejam. Se o tabuleiro encher antes, dá empate.
    [wild-misere] A cada jogada, ponha X ou O. Perde quem completar três símbolos iguais em linha. Se o tabuleiro encher antes, dá empate.
    [notakto] Os dois põem X. Três em linha fecham um tabuleiro. Perde quem fechar o último.
   *[ultimate] Vença três tabuleiros pequenos em linha. Sua casa manda o oponente ao tabuleiro pequeno no mesmo lugar. Se ele estiver vencido ou cheio, o oponente joga onde quiser.
}
variant-goal = { $game ->
    [infinite] Três em linha vencem. Cada lado tem três símbolos
    [wild] Três iguais em linha vencem
    [wild-misere] Três iguais em linha perdem
    [notakto] Perde quem fechar o último tabuleiro
   *[ultimate] Três tabuleiros pequenos em linha vencem
}
about-level-in-games = { $level ->
    [easy] Vence quando pode, e fora isso joga em qualquer lugar.
    [medium] Também impede que você vença na hora.
    [hard] Olha quatro jogadas à frente.
    [very-hard] Olha muito à frente.
   *[unbeatable] Não comete erros.
}
looks-at-own-move = Olha só a própria jogada.
looks-at-reply = Olha também a sua resposta.
boards = Tabuleiros
goes = { $seat ->
    [first] Começar
   *[second] Jogar depois
}
you-go = { $seat ->
    [first] você começa
   *[second] você joga em segundo
}
rematch-going = { $seat ->
    [first] Revanche, você começa
   *[second] Revanche, você joga em segundo
}
guide-first = { $game ->
    [infinite] Você já tem três símbolos. Depois do quarto, o apagado some. Toque na casa iluminada.
    [wild] Os símbolos não são de ninguém. Escolha X abaixo do tabuleiro e toque na casa iluminada.
    [wild-misere] Os símbolos não são de ninguém, e quem completa uma linha perde. Escolha X e toque na casa iluminada.
    [notakto] Os dois põem X, e quem completa a linha perde. Com o centro você pode vencer: toque na casa iluminada.
   *[ultimate] Você joga no tabuleiro pequeno iluminado. A casa iluminada manda o oponente ao tabuleiro pequeno no mesmo lugar, embaixo à esquerda.
}
guide-second = { $game ->
    [infinite] Seu símbolo mais antigo sumiu. Toque na casa iluminada: ela cria duas ameaças de uma vez.
    [wild] Não deixe uma linha com dois símbolos iguais e uma casa livre. X na casa iluminada é seguro.
    [wild-misere] Um terceiro X nesta linha perderia. Escolha O e bloqueie a linha.
    [notakto] Responda a um salto de cavalo do símbolo do oponente: duas casas adiante e uma para o lado.
   *[ultimate] Seu oponente mandou você para cá. Três em linha vencem este tabuleiro pequeno.
}
guide-third = { $game ->
    [infinite] O oponente bloqueou uma ameaça, mas o símbolo mais antigo dele sumiu da outra. Toque na casa iluminada para vencer.
    [wild] Dois símbolos iguais e uma casa livre: quem completa a linha vence. Escolha O e toque na casa iluminada.
    [wild-misere] Agora um terceiro O perderia. Escolha X e bloqueie esta linha também.
    [notakto] Mais um salto de cavalo: agora cada casa livre completa uma linha, e o oponente perde.
   *[ultimate] O tabuleiro pequeno em que você jogaria já foi vencido, então você pode jogar em qualquer lugar. Três tabuleiros pequenos em linha vencem.
}
place-next = Pôr
vanishes-next = some em seguida
mark-vanishes = { $mark } em { $square } some com esta jogada e não conta mais
play-on-board = Jogue no tabuleiro iluminado, { $squares }
play-on-any-board = Jogue em qualquer tabuleiro aberto
wrong-board = Jogue no tabuleiro iluminado
board-closed = Esse tabuleiro está fechado
three-boards = Três tabuleiros em linha
boards-decided = Todos os tabuleiros pequenos estão decididos
same-position = A mesma posição ocorreu três vezes
position-repeated = A mesma posição de novo: na terceira vez, empate
closed-last-board = { $player ->
    [you] Você fechou o último tabuleiro
    [computer] O computador fechou o último tabuleiro
   *[other] { $name } fechou o último tabuleiro
}
completed-a-line = { $player ->
    [you] Você completou uma linha
    [computer] O computador completou uma linha
   *[other] { $name } completou uma linha
}
wins-at-once = Você pode vencer na hora: { $squares }.
wins-a-board = Você pode vencer um tabuleiro pequeno: { $squares }.
look-at-target = Veja para onde sua casa manda o oponente.
notakto-wins = Você pode vencer: depois da jogada certa, o oponente terá que fechar o último tabuleiro, faça o que fizer.
notakto-loses = Se o oponente não errar, você terá que fechar o último tabuleiro, faça o que fizer.
no-mistake = Nenhuma jogada foi um erro.

## Settings

theme = Cores
theme-name = { $theme ->
    [auto] Sistema
    [light] Claro
    [dark] Escuro
   *[contrast] Contraste
}
board-style = Estilo do tabuleiro
look-name = { $look ->
    [soft] Casas arredondadas
    [paper] Linhas no papel
    [tiles] Azulejos
   *[neon] Neon
}
sound = Som e vibração
sound-name = { $sound ->
    [off] Mudo
    [quiet] Baixo
   *[loud] Alto
}
sound-offer = Ativar o som?
sound-on = Ativar
language = Idioma
browser-language = Idioma do navegador
shortcuts = Atalhos do teclado
show-shortcuts = Ver atalhos
use-shortcuts = Usar atalhos do teclado
number-keys = 1 – 9
home-key = Home
end-key = End
number-keys-effect = Jogar em uma casa no 3 × 3: a linha de cima é 1 2 3, no teclado numérico 7 8 9
move-on-board = Ir ao tabuleiro na sua vez, e de casa em casa
outside-board = { $effect } (fora do tabuleiro)
play-keys = Enter, Espaço
play-square = Jogar na casa
escape-key = Esc
close-window = Fechar uma janela, uma dica ou a análise
show-this-list = Mostrar esta lista
thinking-time = Tempo para pensar
seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
move-now = Jogar já
stop = Parar
stop-thinking = Parar de pensar
keep-thinking = Continuar pensando
takes-turns-to-start = Revezar quem começa
next-after-draw = Começar outra partida automaticamente quando der velha
show-goals = Mostrar estrelas, rating, conquistas e sequências
reset-score = Zerar o placar contra este oponente
reset-friends-score = Zerar o placar entre amigos
score-is-reset = O placar recomeça do 0.
about = Sobre o jogo
version = Versão { $version }, sob a licença MIT.
licenses = Licença e avisos
source-code = Código-fonte

done = Pronto
play-at-level = Jogar no { $name }
play-against-strategy = Jogar contra { $name }

## Matches: several games in a row, for example best of 3.

match-length = Duelo
no-match = Partidas avulsas
match-score = Placar do duelo
best-of = Melhor de { $games }
wins-match = { $player ->
    [you] Você venceu o duelo
    [remote] Seu oponente venceu o duelo
    [computer] O computador venceu o duelo
   *[other] { $name } venceu o duelo
}
match-result = { $wins } a { $losses } na melhor de { $games }
next-game = Próxima partida
new-match = Novo duelo
names-and-colors = Nomes e cores
name-is-full = Um nome tem até { $letters } letras.
player-color-of = { $seat ->
    [first] Cor do jogador 1
   *[second] Cor do jogador 2
}
player-color = { $color ->
    [of-mark] Padrão
    [green] Verde
    [amber] Âmbar
   *[gray] Cinza
}
numbered-player = Jogador { $number }

## Notes

reload = Recarregar
dismiss = Fechar
unknown-value = Parte do link não foi entendida e foi ignorada: { $settings }.
bad-board = Tabuleiro inválido no link: { $problem }.
moves-left-out = A partida do link também foi ignorada.
bad-moves = A jogada { $number } do link não é possível: { $reason }. Você vê a partida até ali.
missing-moves = { $arrived ->
    [0] Este link chegou cortado. Peça para enviarem de novo.
   *[other] Só chegaram { $arrived } de { $of } jogadas. Peça para enviarem o link de novo.
}
square-not-on-board = { $square } não está no tabuleiro
bad-start = Posição inicial inválida no link: { $problem }.
older-link = Este link é antigo: mostra a jogada { $shown }, mas sua partida já está na jogada { $played }.
bad-text = Não foi possível ler o resto do texto: { $problem }.
saved-unreadable = Não foi possível ler o placar salvo; ele recomeça do 0.
not-saved = Este navegador não salva nada desta página: o placar será perdido quando você sair.
no-worker = Algo deu errado. Até a próxima partida, o computador joga sem calcular à frente.
new-version = Há uma nova versão pronta.
altered-file = Um arquivo do jogo chegou danificado. O jogo continua sem ele.
no-language = Não foi possível carregar { $language }.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (linha { $line } do texto)
in-move = { $problem } (jogada { $number })
unknown-square = “{ $text }” não é uma casa: use uma letra de a até { $letter } e um número de 1 a { $number }
game-is-over = a partida já terminou
square-is-taken = { $square } já está ocupada
not-a-board = “{ $text }” não é um tabuleiro: use colunas x linhas x em linha, como 3x3x3
impossible-size = um tabuleiro tem de 1 a 20 colunas e de 1 a 20 linhas, não { $columns } e { $rows }
impossible-line = { $line } em linha não é possível: use pelo menos 2 e no máximo o que cabe no tabuleiro
unknown-letter = linha { $row }: “{ $letter }” não é x, o nem um número de casas vazias
row-length = a linha { $row } precisa ter { $columns ->
    [one] { $columns } casa
   *[other] { $columns } casas
}
row-count = precisa haver { $rows ->
    [one] { $rows } linha
   *[other] { $rows } linhas
}
side-missing = falta dizer de quem é a vez: acrescente -x ou -o depois das linhas
unknown-word = “{ $text }” não serve aqui: use { $words }
two-marks = { $square } tem um X e um O ao mesmo tempo
too-many-marks = há { $mark } demais: { $x } X e { $o } O, mas deve haver tantos X quanto O ou um a mais
wrong-side = com { $x } X e { $o } O, é a vez de { $mark }
line-came-first = a partida já teria acabado na primeira linha
no-game = nenhuma partida encontrada
other-site = este link não é deste jogo
out-of-place = “{ $text }” está fora do lugar: Board, Objective, Start, jogadas, Outcome e desenho aparecem uma só vez e nesta ordem
invalid-start = início inválido: { $problem }
wrong-number = “{ $found }” é o número errado: aqui vem a jogada { $number }
wrong-turn = é a vez de { $due }, não de { $found } (jogada { $number })
square-missing = falta a casa (jogada { $number })
wrong-outcome = “{ $found }” não confere: o resultado destas jogadas é “{ $outcome }”
drawn-otherwise = o desenho não confere com as jogadas em { $square }
drawn-size = o desenho não corresponde a este tabuleiro
other-format = este é um arquivo de outro programa ({ $format }): use SGF ou psq, ou as jogadas, como h8 i9
pass = a jogada { $number } passa a vez, o que não existe neste jogo
breaks-off = o arquivo está cortado depois da jogada { $number }
more-games = o arquivo tem várias partidas, e só a primeira foi aberta

## Values: they stand alone, and after a square and a colon.

wins-in = vence em { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
loses-in = perde em { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
wins-within = vence em até { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
loses-within = perde em até { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
is-won = vence
is-lost = perde
is-drawn = empate
good-chances = boas chances
equal-chances = equilibrado
poor-chances = poucas chances
result = { $result ->
    [win] vitória
    [draw] empate
   *[loss] derrota
}
best-play-wins-in = Sem erros, { $mark } vence em { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
best-play-wins-within = Sem erros, { $mark } vence em até { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
best-play-wins = Sem erros, { $mark } vence
best-play-draws = Sem erros, dá velha
every-square-draws = Todas as casas levam à velha, se ninguém errar
unmarked-squares-draw = As casas sem indicação levam à velha
even-chances = Equilibrado até agora
chances = { $mark } está melhor
not-analyzed = Ainda não calculado
thinking = Pensando…

## Analysis

analysis-progress = Jogadas analisadas: { $done } de { $of }
best-moves = Melhores jogadas
chances-ahead = Chances de { $mark } · { $depth ->
    [one] { $depth } jogada
   *[other] { $depth } jogadas
} à frente

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }: { $reason }
square-and-value = { $square }, { $value }
probably-keeps = provavelmente mantém { $result ->
    [win] a vitória
   *[other] o empate
}
proven-win = { $value }, e nada pode impedir
proven-draw = mantém o empate, e não há nada melhor
loses-late = o computador não consegue mais salvar a partida e resiste o quanto pode
best-found = é a melhor jogada que o computador encontrou
best-so-far = é a melhor jogada encontrada até agora
threatens = ameaça vencer em { $squares }
stops-fork = impede { $mark } de fazer duas ameaças ao mesmo tempo
open-row = faz { $count } em linha com os dois lados livres em { $squares }
two-threats = faz duas ameaças ao mesmo tempo: { $rows }
blocks-row = bloqueia { $count } em linha de { $mark } em { $squares }
good-center = ocupa o centro e oferece muitas formas de fazer { $line } em linha
many-ways = oferece muitas formas de fazer { $line } em linha
builds = constrói { $lines }
every-move-loses = { $reason }. Todas as jogadas perdem; esta resiste mais
and-wins-in = { $reason } e vence em { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
with-value = { $reason }; { $value }
completes = completa { $lines }
blocks = bloqueia { $mark } em { $lines }
makes-fork = faz um garfo: { $lines }
blocks-fork = impede o garfo de { $mark } em { $squares }
takes-fork-away = impede o garfo de { $mark } em { $squares } com dois em linha em { $line }
forces-reply = impede o garfo de { $mark } em { $squares }: faz dois em linha em { $line }, e { $mark } precisa responder em { $reply }
takes-center = ocupa o centro
takes-opposite-corner = ocupa o canto oposto a { $corner }
takes-corner = ocupa um canto
takes-side = ocupa uma lateral
last-square = é a última casa livre
picked-any = o computador escolheu uma das { $squares } casas livres
aims-for = o computador está montando uma linha e ainda precisa de { $squares }
drawing-reply = responde a { $square } e mantém o empate
every-square-safe = todas as casas livres são seguras
safe-move = é segura; depois de { $squares }, { $mark } poderia forçar a vitória
is-losing = o computador não consegue mais salvar a partida e escolhe qualquer casa
completes-nothing = não completa nenhuma linha, ao contrário de { $squares }
forces-fork = { $other } precisa responder em { $reply }, e então { $mark } pode fazer um garfo em { $squares }
on-open-line = o computador escolheu uma casa onde { $mark } ainda pode fazer uma linha
most-open-lines = é a casa que mais ajuda as linhas de { $mark }
fewest-open-lines = é a casa que menos ajuda as linhas de { $mark }
forces-win = força a vitória em { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
keeps-draw = mantém o empate
keeps-draw-unless = mantém o empate; { $mark } perderia com { $squares }
leads-to-draw = leva à velha, se ninguém errar
sets-trap = mantém o empate e prepara uma armadilha: { $mark } perde com { $squares }
holds-out = todas as jogadas perdem; esta resiste mais
hopes = todas as jogadas perdem, mas { $mark } ainda pode errar com { $squares }
would-differ = { $square }: o computador teria jogado diferente
but-lets-win = Mas agora { $mark } pode forçar a vitória.

## Review

review = Rever
best = a melhor jogada
good = boa jogada
mistake = erro
already-lost = já estava perdida
move-with-text = { $mark } { $square }: { $text }
good-but = boa jogada, mas dava para vencer antes
better = { $review }. { $square } é melhor: { $reason }
lost-at-would-win = { $move } custou a partida. Com { $square }, você teria vencido.
lost-at-would-draw = { $move } custou a partida. Com { $square }, você teria empatado.
lost-at = { $move } custou a partida.
missed-win-with = Com { $square } em vez de { $move }, você teria vencido.
missed-win = Em vez de { $move } havia uma jogada vencedora.
risked-loss = { $square } podia ter custado a partida.
made-no-mistake = Você não cometeu nenhum erro.
drawn-not-reviewed = Toque em “Rever” para ver se você deixou passar uma vitória.
lost-not-reviewed = Toque em “Rever” para ver onde você errou.
no-moves = Nenhuma jogada ainda
lost-the-game = { $player ->
    [you] Sua jogada { $square }
    [remote] A jogada { $square } do oponente
    [computer] A jogada { $square } do computador
   *[other] A jogada { $square } de { $name }
} custou a partida: { $why }
was-mistake = { $player ->
    [you] Sua jogada { $square }
    [remote] A jogada { $square } do oponente
    [computer] A jogada { $square } do computador
   *[other] A jogada { $square } de { $name }
} foi um erro: { $why }
would-have = { $square } teria { $result ->
    [win] vencido
   *[other] empatado
}.
would-have-because = { $square } teria { $result ->
    [win] vencido
   *[other] empatado
} ({ $reason }).
unstopped-row = { $mark } tinha { $count } em linha em { $squares }, e { $player ->
    [you] você não impediu
   *[other] { $name } não impediu
}.
unstopped-square = { $mark } só precisava de { $square } para vencer, e { $player ->
    [you] você não impediu
   *[other] { $name } não impediu
}.
unstopped-fork = { $mark } podia fazer duas ameaças ao mesmo tempo com { $square }, e { $player ->
    [you] você não impediu
   *[other] { $name } não impediu
}.
missed-line = { $square } teria vencido na hora.
completed-row = { $square } era segura, mas { $player ->
    [you] você
   *[other] { $name }
} completou uma linha.
let-win = depois dela, { $mark } podia forçar a vitória.
better-chances = com { $square }, a chance de vencer era de { $before } em vez de { $after }.
chances-in-game = Chances de X durante a partida
no-mistake-found = Nenhum erro claro encontrado
won-from = A partir da jogada { $number }, { $mark } podia forçar a vitória.
no-mistakes = Jogo perfeito: nenhum erro dos dois lados
no-mistakes-so-far = Nenhum erro dos dois lados até agora
harmless-mistakes = { $mistakes ->
    [one] Um erro, mas ele não decidiu a partida
   *[other] { $mistakes } erros, mas nenhum decidiu a partida
}
mistakes-so-far = { $mistakes ->
    [one] Um erro até agora
   *[other] { $mistakes } erros até agora
}

## Puzzles

move-and-win = Você joga com { $mark }: encontre a vitória
move-and-win-in-misere = Você joga com { $mark }: faça { $other } completar uma linha
move-and-draw = Você joga com { $mark }: salve o empate
rule-of-fours = Faça sempre quatro em linha: { $mark } deve bloquear
rule-of-draw = Não dá para vencer, mas dá para não perder
grade = { $grade ->
    [easy] Fácil
    [medium] Médio
    [hard] Difícil
   *[expert] Muito difícil
}
puzzle-of = Desafio { $number } de { $of }
daily-puzzle = Desafio do dia { $number }
daily-result = { $title } · Desafio do dia { $number }: resolvido { $tries ->
    [1] na primeira tentativa
   *[other] em { $tries } tentativas
}
first-try-counts = Só a primeira tentativa conta para a sequência.
daily-missed = Sua primeira tentativa estava errada.
daily-solved = Resolvido { $tries ->
    [1] na primeira tentativa
   *[other] em { $tries } tentativas
}.
daily-solved-late = Resolvido depois.
daily-time = Tempo: { $time }.
daily-in-hours = Próximo desafio em { $hours } h.
daily-in-minutes = Próximo desafio em { $minutes } min.
missed-day-is-forgiven = Sua sequência continua: um dia em cada sete é perdoado.
calendar = Calendário
back-to-puzzle = Voltar ao desafio
more-puzzles = Mais desafios
puzzle-of-today = Desafio de hoje
previous-month = Mês anterior
next-month = Próximo mês
day-state = { $date }: { $state ->
    [first] resolvido na primeira tentativa
    [solved] resolvido
    [later] resolvido depois
    [missed] não resolvido
   *[open] não jogado
}
signs-of-days = ★ na primeira · ✓ resolvido depois · ✕ não resolvido · ○ não jogado · ▢ hoje
signs-without-star = ✓ resolvido · ✕ não resolvido · ○ não jogado · ▢ hoje
opponent-replied = { $mark } responde com { $square }. Sua jogada { $number } de { $of }.
puzzle-solved = Desafio resolvido!
draw-is-saved = Desafio resolvido! Você salvou o empate.
show-solution = Ver a solução
solution = Solução: { $moves }.
completes-own-line = { $square } perde: completa a sua própria linha { $lines }.
must-complete-a-line = { $square } perde: { $mark } responde { $reply } e no fim você terá que completar uma linha.
reply-wins = { $square } perde: { $mark } responde { $reply } e ninguém mais o segura.
reply-draws = { $square } só empata: { $mark } responde { $reply } e não dá mais para forçar a vitória.
makes-no-four = { $square } não faz quatro em linha, então { $mark } tem tempo de parar você com { $reply }.
four-is-blocked = Depois de { $square }, { $mark } bloqueia com { $reply } e nenhum quatro em linha vence mais.
missed-puzzles = Repetir ({ $number })
rush = 3 min
rush-rules = Quantos desafios você resolve em três minutos? Depois de uma resposta errada, vem o próximo.
rush-start = Começar
rush-best = Recorde: { $number }
rush-new-best = Novo recorde!
rush-result = Desafios resolvidos: { $number }
rush-counts = Resolvidos: { $solved }, para repetir: { $missed }
was-right = { $square } era a resposta certa.
all-puzzles = Todos os desafios
win-in-moves = { $moves ->
    [one] Vencer em { $moves } jogada
   *[other] Vencer em { $moves } jogadas
}
draw-in-moves = { $moves ->
    [one] Empatar em { $moves } jogada
   *[other] Empatar em { $moves } jogadas
}
save-the-draw = Salvar o empate
puzzle-state = Desafio { $number }, { $state ->
    [solved] resolvido
    [missed] para repetir
   *[open] não jogado
}
day-streak = { $days ->
    [one] Sequência: { $days } dia
   *[other] Sequência: { $days } dias
}
last-streak = { $days ->
    [one] Última sequência: { $days } dia
   *[other] Última sequência: { $days } dias
}
wrong-answer = { $square } { $result ->
    [draw] só empata
   *[other] perde
}: { $moves }.
wrong-last-move = { $square } { $result ->
    [draw] só empata
   *[other] perde
}.
mark-on-square = { $mark } { $square }
then-move = { $first }, { $next }
next = Próximo

## Lesson

lesson-title = Como nunca perder
lesson-progress = Regra { $number } de { $of }, { $learned ->
    [0] nenhuma aprendida
    [one] { $learned } aprendida
   *[other] { $learned } aprendidas
}
rule = { $number }. { $rule ->
    [win] Complete sua linha.
    [block] Bloqueie a linha do oponente.
    [fork] Faça um garfo.
    [block-fork] Impeça o garfo do oponente.
    [center] Ocupe o centro.
    [opposite-corner] Ocupe o canto oposto ao do oponente.
    [empty-corner] Ocupe um canto vazio.
   *[empty-side] Ocupe uma lateral vazia.
}
why-rule = { $rule ->
    [win] Procure isto primeiro, antes mesmo de impedir o oponente.
    [block] Senão, a partida acaba na próxima jogada dele.
    [fork] Um garfo são duas ameaças ao mesmo tempo. O oponente só consegue bloquear uma.
    [block-fork] Ocupe a casa do garfo, ou faça dois em linha para que o bloqueio tenha de ser em outro lugar.
    [center] Quatro das oito linhas passam por ele, mais do que por qualquer outra casa.
    [opposite-corner] Você ganha um canto, e o oponente não pode usar a diagonal entre os dois.
    [empty-corner] Três linhas passam por um canto, e só duas por uma lateral.
   *[empty-side] As laterais ficam por último, porque só duas linhas passam por cada uma.
}
find-the-move = Você joga com { $mark }. Encontre a jogada.
learned = Isso mesmo! { $square } { $reason }.
two-sentences = { $first } { $next }
others-draw = Outras jogadas também empatam aqui.
others-do-not-win = Nenhuma outra jogada vence.
others-lose = { $squares } perdem.
all-others-lose = Todas as outras jogadas perdem.
does-not-follow-rule = { $square } também empata, mas não segue a regra. Tente de novo.
takes-and-wins = { $mark } ocupa { $square } e vence
mark-square-reason = { $mark } { $square } { $reason }
lesson-complete = Você já sabe as oito regras. Siga todas nesta ordem e nunca vai perder.
previous-rule = Regra anterior
next-rule = Próxima regra

## Statistics

no-statistics = Nenhuma partida ainda. Termine uma, e ela conta aqui.
stored-by-newer = Estas estatísticas são de uma versão mais nova do jogo. Recarregue a página para vê-las.
all-boards = Todos os tabuleiros
unknown = –
against-others = Partidas contra outros
between-friends = Partidas entre amigos
games = Partidas
counted = { $result ->
    [won] Vitó­ria
    [drawn] Empate
    [lost] Der­rota
    [x-won] X venceu
   *[o-won] O venceu
}
counted-letter = { $result ->
    [won] V
    [drawn] E
    [lost] D
    [x-won] X
   *[o-won] O
}
mistakes = Erros
unbeaten = Sem derrotas
best-streak = Recorde
streaks = Partidas sem derrota: { $games } (recorde: { $best })
about-statistics = Sem derrotas: partidas seguidas contra o mesmo oponente no mesmo tabuleiro. Recorde: a maior dessas sequências. Erros: jogadas por partida no 3 × 3 que desperdiçaram uma vitória ou um empate.
about-mistakes = Erros: jogadas por partida no 3 × 3 que desperdiçaram uma vitória ou um empate.
last-games = Últimas partidas
last-results = Últimas partidas, da mais antiga à mais recente: { $results }
rating = Rating
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = Sua força contra os níveis; o nível médio tem 1500 em cada tabuleiro. O valor real está muito provavelmente dentro da margem. Partidas com ajuda ou jogadas desfeitas não contam.
no-rating = Jogue sem ajuda contra um nível em 3 × 3, 5 × 5 ou 15 × 15, e seu rating aparecerá aqui.
rating-like = Você joga mais ou menos como { $name }.
rating-course = Partidas contadas: { $games }. Rating mais alto: { $best }.
first-tries = Na primeira tentativa
export = Exportar
import = Importar
erase = Apagar
erase-all = Apagar tudo
about-erasing = “Apagar tudo” remove resultados, placares, partidas terminadas e o rating de todos os tabuleiros. Estrelas, conquistas, desafios, lição e ajustes ficam.
exported = Salvo em um arquivo.
not-exported = Este navegador não permite salvar arquivos.
imported = Adicionado: { $things }.
added-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
added-part = { $part ->
    [collection] partidas terminadas
    [scores] placares
    [rating] rating
    [stars] estrelas
    [achievements] conquistas
    [lesson] lição
    [puzzles] desafios
   *[settings] ajustes
}
erased = Apagado. “Desfazer” recupera as partidas até você fechar esta janela.
undone = Está tudo como antes.
not-undone = Outra aba adicionou partidas, por isso não dá mais para desfazer.
import-failed = { $problem ->
    [unreadable] Não é possível ler este arquivo.
    [too-large] Este arquivo é grande demais para estatísticas.
    [not-statistics] Este arquivo não é uma exportação das estatísticas deste jogo.
    [newer] Este arquivo é de uma versão mais nova do jogo.
    [damaged] Este arquivo está danificado.
    [nothing-new] Você já tem tudo o que há neste arquivo.
   *[too-many] Este arquivo tem mais resultados do que cabem aqui.
} Nada mudou.

## Collection

collection = Minhas partidas
no-collected-games = Ainda não há partidas terminadas. As últimas 200 ficam aqui, neste navegador.
about-collection = Suas últimas 200 partidas terminadas, só neste navegador. Escolha uma para rever.
all-games = Todas as partidas
number-of-moves = { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
delete = Excluir
game-deleted = Partida excluída.
show-more = Mostrar mais

## Ladder

stars = { $stars } de { $of } estrelas
new-star = Nova estrela: { $name } em { $board }.
win-two-of-three = Próxima estrela: vença duas de três partidas contra { $name }.
win-once-more = Próxima estrela: vença mais uma vez contra { $name }.
win-once = Próxima estrela: vença contra { $name }.
draw-once = Próxima estrela: consiga um empate contra { $name }.
win-for-star = Próxima estrela: uma vitória.
draw-for-star = Próxima estrela: um empate.
all-stars = Todas as estrelas de { $board }.
next-board = Próximo tabuleiro: { $board }.
stars-of-boards = Estrelas
had-help = Sem estrela desta vez: você teve ajuda ou desfez uma jogada.

## Achievements

achievement-name = { $achievement ->
    [win] Primeira vitória
    [block] Bloqueou uma linha a tempo
    [fork] Garfo: duas ameaças ao mesmo tempo
    [block-fork] Impediu um garfo
    [opposite-corner] Ocupou o canto oposto
    [all-rules] Usou todas as regras da lição
    [draw-unbeatable] Empate com Imbatível
    [flawless] Venceu Difícil sem erros
    [win-as-o] Venceu com O
    [open-four] Venceu com uma fila livre nas duas pontas
    [double-four] Venceu com dois quatros que se cruzam
   *[misere] Venceu onde uma linha perde
}
achievements-of = Conquistas: { $earned } de { $of }
earned = Feita
not-earned = Em aberto
about-achievements = Em partidas contra o computador, sem ajuda nem jogadas desfeitas.
achieved = Conquistado: { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = Português (Brasil)
description = Jogue com um amigo ou contra o computador, do fácil ao comprovadamente imbatível.
new-game-with-friend = Nova partida com um amigo
new-game-by-link = Nova partida por link
new-game-at-level = Nova partida: { $name }

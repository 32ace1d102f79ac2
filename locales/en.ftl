### The texts of the game in English, which defines the messages of every language.
###
### A message without comment is a whole text. The comment above a message says where the text stands, and names its
### arguments with their types:
###
### - Number: a whole number. A selector on it may use exact numbers and the plural categories of the language.
### - Text: a text that stays as it is, such as a square (“b2”), a mark (“X” or “O”) or another message.
### - any other type: a selector on it has all variants of this list, or the default variant “other” for the rest.
###
### Player: you, remote, computer, other
### Level: easy, medium, hard, very-hard, unbeatable
### Strategy: random, trapper, strategist
### Style: easy, medium, trapper, hard, strategist
### MisereStyle: easy, medium, hard
### Content: empty, mark, line
### Objective: normal, misere
### Result: win, draw, loss
### Theme: auto, light, dark, contrast
### Look: soft, paper, tiles, neon
### Seat: first, second
### PlayerColor: of-mark, green, amber, gray
### Sound: off, quiet, loud
### Part: status, score, reset, history, hint, settings
### Shared: shared, link, game, code, result, saved, file, refused
### Nudge: win, block, fork, stop-fork, force, careful, lost, threat, row, avoid, calm
### Rule: win, block, fork, block-fork, center, opposite-corner, empty-corner, empty-side
### Grade: easy, medium, hard, expert
### DayState: first, solved, later, missed, open
### PuzzleState: solved, missed, open
### Counted: won, drawn, lost, x-won, o-won
### Variant: infinite, wild, wild-misere, notakto, ultimate
### Achievement: win, block, fork, block-fork, opposite-corner, all-rules, draw-unbeatable, flawless, win-as-o, open-four, double-four, misere
### AddedPart: collection, scores, rating, stars, achievements, lesson, puzzles, settings
### Import: unreadable, too-large, not-statistics, newer, damaged, nothing-new, too-many

## Start: the start script shows these if the program cannot start.

start-failed = The game could not be started.
# The program has not arrived after ten seconds.
slow-start = Loading is slow.

## First part: texts of the first move. Each costs every visitor bytes.

# The button that loads the page or a part of it again.
retry = Retry
# The name of the game.
title = Tic-tac-toe
# A part of the program is loading.
loading = Loading…
# The goal on 3 × 3, before the first move.
goal-of-first-board = Three in a row wins
# The button that names what is played, and opens its choices.
# $columns (Number)
# $rows (Number)
# $opponent (Text): the name of the opponent
board-and-opponent = { $columns } × { $rows } · { $opponent }
# It continues the message before with the mark of the only player at this screen.
# $mark (Text): X or O
you-play = you are { $mark }
# The button that opens the menu, and its heading.
menu = Menu
# The main button after a game.
play-again = Play again
# The puzzle of the day: a button before the first move, and a choice among the puzzles.
daily = Daily
# The button that opens the lesson, before the first move and in the menu.
learn = Learn
# The name of the board, for screen readers.
board-label = Board
# The name of a square, for screen readers. A mark on a completed line is winning.
# $square (Text)
# $content (Content)
# $mark (Text): X or O
square = { $square }, { $content ->
    [empty] empty
    [mark] { $mark }
   *[line] { $mark }, completed line
}
# The player whose turn it is. A remote player plays by link.
# $player (Player)
# $name (Text): X, O, or the name of a player
turn-of = { $player ->
    [you] Your turn
    [remote] Waiting for your opponent
    [computer] Computer’s turn
   *[other] { $name }’s turn
}
# How a remote player gets the move.
send-the-link = Send the link, then open the reply
# The computer player is to move.
is-thinking = Computer is thinking…
# The player stopped the computer player, who is to move.
has-stopped = Computer stopped thinking
# Neither side can complete a line any more.
dead = Nobody can win now
# The player who won.
# $player (Player)
# $name (Text): X, O, or the name of a player
wins = { $player ->
    [you] You win
    [remote] Your opponent wins
    [computer] Computer wins
   *[other] { $name } wins
}
# The end of a game on 3 × 3.
won-on-first-board = Three in a row
drawn = It’s a draw
# Why the game is drawn.
board-full = The board is full
# Players in the score: the only one at this screen, the one who plays by link, and the computer player.
you = You
remote-player = Opponent
computer = Computer
# The name of the score, for screen readers.
score = Score
# One side of the score, for screen readers.
# $player (Text)
# $mark (Text): X or O
# $wins (Number)
side-score = { $player }, { $mark }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
# One side of the score between two players at this screen.
# $mark (Text): X or O
# $wins (Number)
mark-score = { $mark }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
# The unit of a number of draws, which stands before it.
# $draws (Number)
draws = { $draws ->
    [one] draw
   *[other] draws
}
# The levels of the computer player. “Very hard” is only for boards of more than 10 squares.
# $level (Level)
level-name = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [very-hard] Very hard
   *[unbeatable] Unbeatable
}
# The human opponents: at the same screen, and by link.
friend = Friend
by-link = By link
# The button that opens the settings, and their heading.
settings = Settings
# A part of the program could not be loaded.
not-loaded = This part of the game could not be loaded.

## Menu

# The button that starts a new game.
new-game = New game
# The button that opens the share dialog, and its heading.
share = Share
# The buttons that open a dialog, and its heading.
puzzles = Puzzles
statistics = Statistics
# The page with stars, rating, achievements, puzzles and statistics.
progress = Progress

## Tools below the board

# The name of the buttons below the board, for screen readers.
tools = Tools
undo = Undo
redo = Redo
# The keys of the two, as on a keyboard.
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
# The button that helps with the next move: at first with what to look for, then with the answers of the buttons beside it.
help = Help
# What to look for.
# $nudge (Nudge)
nudge = { $nudge ->
    [win] You can win now.
    [block] Your opponent is about to win. Can you stop it?
    [fork] You can make two threats at once.
    [stop-fork] Your opponent could make two threats at once. Can you prevent it?
    [force] You can force a win.
    [careful] Some squares lose now. Find one that does not.
    [lost] Your opponent can force a win. Which square holds out longest?
    [threat] You can make a threat: then your opponent has to block.
    [row] You can make a longer row.
    [avoid] Some squares are dangerous. Find one that helps your own lines least.
   *[calm] Nothing is urgent. Take the square on the most lines.
}
# The button that shows the best move.
hint = Show square
# The button that shows the result of every free square.
values = Values

## Moves

# The heading of the list of moves.
moves = Moves
# The entry before the first move.
start = Start
# A move in the list.
# $number (Number)
# $mark (Text): X or O
# $square (Text)
numbered-move = { $number }. { $mark } { $square }
# The button that explains the move of a computer player.
why = Why?
# The button that explains a move.
# $square (Text)
why-square = Why { $square }?
play-from-here = Play from here
# Buttons after a game: shows the mistake and its refutation; ends showing.
show-me = Show me
skip = Skip
# The button that plays from the mistake, or tries a puzzle once more.
try-again = Try again
# $number (Number)
try-again-from = Try again from move { $number }
# The line below the status of a game that the score does not count: after “Try again”, or from a position that was set up.
is-practice = Practice: this game does not count
# The line below the status of a finished game that the visitor has opened by a link.
is-replay = Someone shared this game
# The button after a game that starts a new one with the other mark.
# $mark (Text): X or O
rematch-as = Rematch as { $mark }
go-to-start = Go to start
previous-move = Previous move
next-move = Next move
go-to-last-move = Go to last move
# The choice that the list of moves begins with the newest.
newest-first = Newest first
# $number (Number): 0 at the start
# $of (Number)
move-of = { $number ->
    [0] Start of the game
   *[other] Move { $number } of { $of }
}
back-to-game = Back to the game
can-resume = Undo brings back your last game

## Sharing

# The button that sends the move to the remote player.
send = Send
# The large button that invites a friend to a game by link.
invite = Invite
# Headings of the share dialog.
share-game = Share this game
share-turn = Send your move
share-end = Send the result
continue-with-friend = Continue with a friend
about-turn = Your opponent opens the link, moves and sends you a link back. Each link holds the whole game, and nothing is stored online.
about-end = Your opponent opens the link and sees how the game ended.
copy-text = Copy as text
save-picture = Save image
# The button that saves the game for other programs.
# $format (Text): the name of a file format, such as SGF
save-as-file = Save as { $format }
# The result below the board on a saved image.
# $mark (Text): X or O
# $number (Number): the last move
won-at-move = { $mark } won at move { $number }
# $result (Shared)
share-result = { $result ->
    [shared] Shared.
    [link] Link copied.
    [game] Game copied as text.
    [code] Code copied.
    [result] Result copied.
    [saved] Image saved.
    [file] Saved as a file.
   *[refused] This browser does not allow sharing or copying. Copy this text instead:
}
# The name of the text to copy, for screen readers.
copy-this-text = Copy this text
# The button and dialog that open a game from a text.
paste-game = Paste a game
about-paste = Paste a link, the text of a game, or just moves, such as b2 a1 c3.
# The button that opens a game from a file. The names in parentheses stay as they are.
open-file = Open a file (SGF, psq, sav)
# A checkbox for pasted moves: their rows are counted from below.
first-row-below = Row 1 is at the bottom, as in Gomocalc and Yixin
# $problem (Text): a message of the section Errors
text-problem = This text cannot be opened: { $problem }.
open = Open
cancel = Cancel

# The line below the status after the player has sent a move by link.

link-copied = Link copied. Send it, then open the reply
link-copied-end = Link copied. Send it to your opponent
move-sent = Move sent. Open the reply when it comes
end-sent = Result sent
# The headline after a move by link, until it is sent.
send-your-move = Send your move
# The line below “Your turn” for a player who has opened the link of a friend. It names the button “send”.
invited = A friend invited you. Move, then press Send
# The line below “Your turn” before the first move by link. It names the button “invite”.
move-or-invite = Make a move and send it, or press Invite
# The headline before the first move of a friend by link.
invite-friend = Invite your friend
about-invitation = Send the link. Your friend moves first
# The line below “Invite your friend” in the share dialog, for a player who makes the first move.
you-move-first = Send the link. You move first
# The line below the status of a player who has sent or opened an invitation, and whose friend makes the first move.
friend-moves-first = Your friend moves first and sends you a link
# The line below “Your turn” after the friend has sent another move than before.
friend-changed-move = Your friend changed a move
# The line below “Your turn” after a move of the friend.
# $square (Text)
friend-played = Your friend played { $square }

## Embedding

embed = Embed
about-embed = Paste this code into any web page.
# The parts of the game that the embedded game shows.
parts = Show with the board
# $part (Part)
part = { $part ->
    [status] Status
    [score] Score
    [reset] New game
    [history] Moves and undo
    [hint] Hints
   *[settings] Settings
}
preview = Preview
html-code = HTML code
copy-code = Copy code
# The theme of an embedded game that follows the page around it.
match-page = Match page

## Positions

set-up = Set up a position
about-set-up = Press a square to change it: X, O, empty.
side-to-move = Whose turn?
# $reason (Text): a message of the section Errors
impossible-position = Impossible position: { $reason }.
clear = Clear
# A large button for the square at which a small board is aimed: places a mark, or clears the square.
# $mark (Text): X or O
# $square (Text)
place = { $mark } on { $square }
# $square (Text)
clear-square = Clear { $square }
# The arrows that move the aim.
aim = Aim
left = Left
up = Up
down = Down
right = Right
# The line below the status when the player aims at a square.
aims-to-play = Tap again to play
# The announcement of the aim.
# $square (Text)
aims-to-change = { $square }: press again to change it
# The announcement of a move.
# $mark (Text): X or O
# $square (Text)
made = { $mark }: { $square }.
taken = That square is taken
# Ends an announcement, which another one may follow.
# $text (Text): a text without full stop
sentence = { $text }.

## Boards

board = Board
# The two lines of a button that chooses a board.
# $columns (Number)
# $rows (Number)
board-size = { $columns } × { $rows }
# $line (Number)
in-a-row-number = { $line } in a row
# After the size of the board: a completed line loses.
misere = misère
# The heading of the choice between winning and losing with a line.
goal = Goal
# The heading of the rule in full.
how-to-play = How to play
# The rule in full.
# $line (Number): squares in a row
how-to-win = Take turns to place a mark. Whoever first gets { $line } in a row wins: across, down or diagonally. If the board fills up first, it’s a draw.
# The rule in full, if a completed line loses.
# $line (Number): squares in a row
how-to-lose = Take turns to place a mark. Whoever gets { $line } in a row loses: across, down or diagonally. If the board fills up first, it’s a draw.
# After one of the two messages before, on boards with room for a longer row.
longer-row = A longer row counts too.
square-names = Squares have names: b2 is column b, row 2.
tip-two-threats = Tip: make a fork, two threats at once. Your opponent can block only one.
# A tip for boards with room at both ends of a row.
# $row (Number): one square less than a line
tip-open-row = Tip: { $row } in a row with both ends free cannot be blocked.
tip-safe-squares = Tip: keep safe squares, so that your opponent runs out of them first.
# The rule, capitalized. A completed line loses in misère.
# $line (Number): squares in a row
# $objective (Objective)
line-rule = { $line ->
    [2] Two in a row
    [3] Three in a row
    [4] Four in a row
    [5] Five in a row
    [6] Six in a row
    [7] Seven in a row
    [8] Eight in a row
    [9] Nine in a row
   *[other] { $line } in a row
} { $objective ->
    [normal] wins
   *[misere] loses
}
# The rule below the title.
# $columns (Number)
# $rows (Number)
# $line (Number): squares in a row
# $objective (Objective)
board-rule = { $columns } × { $rows } · { $line ->
    [2] two in a row
    [3] three in a row
    [4] four in a row
    [5] five in a row
    [6] six in a row
    [7] seven in a row
    [8] eight in a row
    [9] nine in a row
   *[other] { $line } in a row
} { $objective ->
    [normal] wins
   *[misere] loses
}
# The rule after the mark of the only player at this screen.
# $mark (Text): X or O
# $line (Number): squares in a row
# $objective (Objective)
you-are-with-rule = You are { $mark } · { $line } in a row { $objective ->
    [normal] wins
   *[misere] loses
}
# The end of a game.
# $line (Number): squares in a row
won-with = { $line ->
    [2] Two in a row
    [3] Three in a row
    [4] Four in a row
    [5] Five in a row
    [6] Six in a row
    [7] Seven in a row
    [8] Eight in a row
    [9] Nine in a row
   *[other] { $line } in a row
}
# The end of a misère game: one side completed a line, so the other wins.
# $player (Player): the side that completed the line
# $loser (Text): its mark
# $line (Number): squares in a row
# $square (Text): the last move
won-misere = { $player ->
    [you] You
    [remote] Your opponent
    [computer] The computer
   *[other] { $loser }
} completed { $line ->
    [2] two in a row
    [3] three in a row
    [4] four in a row
    [5] five in a row
    [6] six in a row
    [7] seven in a row
    [8] eight in a row
    [9] nine in a row
   *[other] { $line } in a row
} with { $square }
custom-size = Custom size
# The heading of buttons that begin a game in another way: custom-size, set-up and paste-game.
new-game-from = New game from…
about-custom-size = Up to 20 columns and 20 rows, and any number in a row that fits.
columns = Columns
rows = Rows
in-a-row = In a row
# $problem (Text): a message of the section Errors
board-problem = Invalid board: { $problem }.
not-whole-numbers = Enter a whole number from 1 to 20 in each field.

## Opponents: further computer players, and what all do on other boards than 3 × 3.

# The heading of the choices of what is played.
game = Game
# The heading of the choice of opponent.
opponent = Opponent
# What a level does on 3 × 3, and “Very hard” on boards of more than 10 squares.
# $level (Level)
about-level = { $level ->
    [easy] Picks any free square.
    [medium] Wins and blocks when it can, and otherwise plays anywhere.
    [hard] Wins, blocks, takes the center, then corners. Only two threats at once beat it.
    [very-hard] Thinks ahead, but only for a moment.
   *[unbeatable] Never loses. Can you get a draw?
}
about-friend = Take turns on this screen.
about-link = Take turns by sending each other a link. The link holds the whole game.
# The heading of the choice between X and O.
play-as = Play as
# $strategy (Strategy)
strategy-name = { $strategy ->
    [random] Random
    [trapper] Trapper
   *[strategist] Strategist
}
# The strongest level on other boards than 3 × 3, where nothing proves that it never loses. It follows “Hard” or “Very hard”.
strongest-level = Expert
# What they do on 3 × 3.
# $strategy (Strategy)
about-strategy = { $strategy ->
    [random] Picks any free square on any board.
    [trapper] Never lets you make two threats at once, and plays differently each time. It never loses.
   *[strategist] Follows eight rules, from winning at once to taking a side. It never loses.
}
# What computer players do on other boards. Others do the same as on 3 × 3.
# $style (Style)
about-style = { $style ->
    [easy] Builds lines and blocks most of yours, but makes mistakes.
    [medium] Builds lines and blocks yours, but misses two threats at once.
    [trapper] Makes two threats at once and stops yours, but looks no further.
    [hard] Makes two threats at once and stops yours, but hardly looks ahead.
   *[strategist] Follows rules: win, block, fork, prevent a fork, then take the square on the most open lines.
}
# What they do where a completed line loses.
# $style (MisereStyle)
about-style-in-misere = { $style ->
    [easy] Mostly avoids completing a line, but makes mistakes.
    [medium] Never completes a line if it can avoid it, and otherwise plays anywhere.
   *[hard] Takes the square that helps its own lines least.
}
# A computer player that plays like another one on this board.
# $name (Text): its name, such as “Hard”
plays-like = Plays like { $name } on this board.
# The strongest computer players on other boards.
# $time (Text): the message “seconds”
about-analysis = The strongest opponent on this board. Thinks for up to { $time }.
# The strongest computer player on a small board where a side can force a win.
about-solved = Makes no mistakes on this board.

## Games with other rules

# The heading of the choice of such a game.
other-games = Other games
# $game (Variant)
variant-name = { $game ->
    [infinite] Infinite
    [wild] Wild
    [wild-misere] Wild misère
    [notakto] Notakto
   *[ultimate] Ultimate
}
# The rules in three sentences.
# $game (Variant)
variant-rules = { $game ->
    [infinite] Each side has only three marks: when you place a fourth, your oldest one (shown faded) vanishes, so it cannot be part of your line. Three in a row wins. If the board looks the same for the third time, it’s a draw.
    [wild] With each move, place either X or O. Three equal marks in a row win, whoever placed the others. If the board fills up first, it’s a draw.
    [wild-misere] With each move, place either X or O. Whoever completes three equal marks in a row loses. If the board fills up first, it’s a draw.
    [notakto] Both players place X. Three in a row close a board. Whoever closes the last board loses.
   *[ultimate] Win three small boards in a row. Your square says where your opponent plays next: on the small board in the same place of the large one. If that one is won or full, your opponent plays anywhere.
}
# The goal, before the first move.
# $game (Variant)
variant-goal = { $game ->
    [infinite] Three in a row wins. Each side has three marks
    [wild] Three equal marks in a row win
    [wild-misere] Three equal marks in a row lose
    [notakto] Whoever closes the last board loses
   *[ultimate] Three small boards in a row win
}
# What a level does in these games, but for ultimate.
# $level (Level)
about-level-in-games = { $level ->
    [easy] Wins when it can, and otherwise plays anywhere.
    [medium] Also stops you from winning at once.
    [hard] Looks four moves ahead.
    [very-hard] Looks far ahead.
   *[unbeatable] Makes no mistakes.
}
# What Easy and Medium do in ultimate.
looks-at-own-move = Looks only at its own move.
looks-at-reply = Also looks at your reply.
# The heading of the choice of the number of boards in Notakto.
boards = Boards
# The two sides of games in which both place the same marks.
# $seat (Seat)
goes = { $seat ->
    [first] Go first
   *[second] Go second
}
# It continues the names of the game and of the opponent, as “you are X” does.
# $seat (Seat)
you-go = you go { $seat ->
    [first] first
   *[second] second
}
# The button that starts the next game with exchanged sides.
# $seat (Seat)
rematch-going = Rematch, you go { $seat ->
    [first] first
   *[second] second
}
# The sentences of the first try of a game, one for each of the player’s three moves.
# $game (Variant)
guide-first = { $game ->
    [infinite] You have three marks already. Once a fourth is placed, the faded one vanishes. Press the lit square.
    [wild] Marks belong to nobody. Choose X below the board, and press the lit square.
    [wild-misere] Marks belong to nobody, and whoever completes a line loses. Choose X, and press the lit square.
    [notakto] Both of you place X, and whoever completes the line loses. With the middle, you can win: press the lit square.
   *[ultimate] You play on the lit small board. The lit square sends your opponent to the small board in the same place, at the bottom left.
}
# $game (Variant)
guide-second = { $game ->
    [infinite] Your oldest mark has vanished. Press the lit square: it makes two threats at once.
    [wild] Leave no line with two equal marks and a free square. X on the lit square is safe.
    [wild-misere] A third X in this line would lose. Choose O, and block it.
    [notakto] Answer a knight’s move away from your opponent’s mark: two squares on and one to the side.
   *[ultimate] Your opponent has sent you here. Three in a row win this small board.
}
# $game (Variant)
guide-third = { $game ->
    [infinite] Your opponent blocked one threat, but their oldest mark vanished from the other. Press the lit square to win.
    [wild] Two equal marks and a free square: whoever completes the line wins. Choose O, and press the lit square.
    [wild-misere] Now a third O would lose. Choose X, and block this line, too.
    [notakto] A knight’s move once more: now every square that is left completes a line, and your opponent loses.
   *[ultimate] You were sent to a small board that is already won, so you may play anywhere. Three small boards in a row win.
}
# The choice of the mark that the next press places.
place-next = Place
# After the name of a square with a mark, for screen readers.
vanishes-next = vanishes next
# The line below the status.
# $mark (Text): X or O
# $square (Text)
mark-vanishes = { $mark } on { $square } vanishes with this move and cannot be part of a line
# $squares (Text): the corners of the board, such as “d4–f6”
play-on-board = Play on the lit board, { $squares }
play-on-any-board = Play on any open board
wrong-board = Play on the lit board
board-closed = That board is closed
# Ends of games.
three-boards = Three boards in a row
boards-decided = All small boards are won or full
same-position = The same position came three times
# The line below the status when the position has come for the second time.
position-repeated = Same position again: the third time is a draw
# $player (Player)
# $name (Text): the name of a player
closed-last-board = { $player ->
    [you] You closed the last board
    [computer] The computer closed the last board
   *[other] { $name } closed the last board
}
# $player (Player)
# $name (Text): the name of a player
completed-a-line = { $player ->
    [you] You completed a line
    [computer] The computer completed a line
   *[other] { $name } completed a line
}
# Help with the next move.
# $squares (Text): one or more squares
wins-at-once = You can win at once: { $squares }.
# $squares (Text): one or more squares
wins-a-board = You can win a small board: { $squares }.
look-at-target = Look where your square sends your opponent: better not to a board that they can win.
notakto-wins = You can win: after the right move, your opponent has to close the last board, whatever they do.
notakto-loses = If your opponent makes no mistake, you have to close the last board, whatever you do.
no-mistake = No move was a mistake.

## Settings

# The choice of the colors of the page.
theme = Colors
# $theme (Theme)
theme-name = { $theme ->
    [auto] System
    [light] Light
    [dark] Dark
   *[contrast] Contrast
}
board-style = Board style
# $look (Look)
look-name = { $look ->
    [soft] Soft squares
    [paper] Lines on paper
    [tiles] Tiles
   *[neon] Neon
}
sound = Sound and vibration
# $sound (Sound)
sound-name = { $sound ->
    [off] Off
    [quiet] Quiet
   *[loud] Loud
}
# The offer of sounds after the first win, and its button.
sound-offer = Sound on?
sound-on = Sound on
# The heading of the choice of language.
language = Language
# The choice that follows the browser.
browser-language = Browser’s language
shortcuts = Keyboard shortcuts
show-shortcuts = Show shortcuts
use-shortcuts = Use keyboard shortcuts
# Keys of the list of shortcuts, as on a keyboard.
number-keys = 1 – 9
home-key = Home
end-key = End
# What the number keys do.
number-keys-effect = Play a square on 3 × 3: 1 2 3 is the top row, on a number pad 7 8 9
# What the arrow keys do on the board, and if nothing has the focus.
move-on-board = Go to the board on your turn, and from square to square
# What a key does that moves the focus while it is on the board.
# $effect (Text): such as “Previous move”
outside-board = { $effect } (outside the board)
# The keys that play the square with the focus, and what they do.
play-keys = Enter, Space
play-square = Play the square
# The key that closes what is open, and what it does.
escape-key = Esc
close-window = Close a window, a hint or the review
show-this-list = Show this list
# The heading of the choice of the longest time for a move.
thinking-time = Thinking time
# $seconds (Number)
seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
move-now = Move now
stop = Stop
# The button that ends the analysis.
stop-thinking = Stop thinking
keep-thinking = Keep thinking
# The choice that the other side moves first in the next game.
takes-turns-to-start = Take turns to go first
next-after-draw = Start a new game automatically after a draw
# A checkbox: whether stars, rating, achievements and streaks are shown.
show-goals = Show stars, rating, achievements and streaks
reset-score = Reset score against this opponent
reset-friends-score = Reset score between friends
# Beside the button Undo.
score-is-reset = The score starts again at 0.

# The heading of version and license, at the end of the settings.
about = About
# $version (Text): such as “1.2.0”
version = Version { $version }, under the MIT License.
# A link to the license of the game and to those of the libraries in it.
licenses = License and notices
# A link to the place where the game is developed.
source-code = Source code

done = Done
# A button that offers another level after three wins or losses. The name of a level.
# $name (Text): such as “Hard”
play-at-level = Play against { $name }
# A button. The name of another computer player.
# $name (Text): such as “Trapper”
play-against-strategy = Play { $name }

## Matches: several games in a row, for example best of 3.

# The heading of the choice of the length of a match: no-match, best-of.
match-length = Match
no-match = Single games
# The name of the score of the match, for screen readers.
match-score = Score of the match
# $games (Number)
best-of = Best of { $games }
# The player who won the match.
# $player (Player)
# $name (Text): X, O, or the name of a player
wins-match = { $player ->
    [you] You win the match
    [remote] Your opponent wins the match
    [computer] Computer wins the match
   *[other] { $name } wins the match
}
# $wins (Number)
# $losses (Number)
# $games (Number)
match-result = { $wins } to { $losses } in best of { $games }
# The button that starts the next game of a match.
next-game = Next game
# The button that starts a new match.
new-match = New match
# The button and dialog for two players at one screen.
names-and-colors = Names and colors
# $letters (Number): the greatest length of a name
name-is-full = A name has up to { $letters } letters.
# $seat (Seat)
player-color-of = { $seat ->
    [first] Color of player 1
   *[second] Color of player 2
}
# $color (PlayerColor)
player-color = { $color ->
    [of-mark] Default
    [green] Green
    [amber] Amber
   *[gray] Gray
}
# A player without a name.
# $number (Number): 1 or 2
numbered-player = Player { $number }

## Notes

reload = Reload
dismiss = Dismiss
# $settings (Text): one or more from the address, such as “opponent=nobody”
unknown-value = Not understood in the link, and left out: { $settings }.
# $problem (Text): a message of the section Errors
bad-board = Invalid board in the link: { $problem }.
# After one of the two messages before: the moves are for a board or a goal that cannot be read.
moves-left-out = The game in the link was left out, too.
# $number (Number)
# $reason (Text): a message of the section Errors
bad-moves = Move { $number } in the link is not possible: { $reason }. The game is shown up to there.
# A link that is sent says how many moves it has.
# $arrived (Number): 0 if that is not known either
# $of (Number)
missing-moves = { $arrived ->
    [0] This link was cut off. Ask for it again.
   *[other] Only { $arrived } of { $of } moves arrived. Ask for the link again.
}
# $square (Text)
square-not-on-board = { $square } is not on the board
# $problem (Text): a message of the section Errors
bad-start = Invalid start position in the link: { $problem }.
# $shown (Number)
# $played (Number)
older-link = This link is old: it shows move { $shown }, but your game is already at move { $played }.
# $problem (Text): a message of the section Errors
bad-text = The rest of this text could not be read: { $problem }.
saved-unreadable = Your saved score could not be read and starts again at 0.
not-saved = This browser does not save anything for this page: the score will be lost when you leave.
no-worker = Something went wrong. The computer does not think ahead until the next game.
new-version = A new version is ready.
# A file of a new version is not the one that was published.
altered-file = A file of the game arrived damaged. The game goes on without it.
# $language (Text): the name of a language
no-language = { $language } could not be loaded.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

# $line (Number): a line of the text
# $problem (Text)
in-line = { $problem } (line { $line })
# $number (Number)
# $problem (Text)
in-move = { $problem } (move { $number })
# $text (Text)
# $letter (Text): the last column of the board
# $number (Number): the last row of the board
unknown-square = “{ $text }” is not a square: use a letter from a to { $letter } and a number from 1 to { $number }
game-is-over = the game is already over
# $square (Text)
square-is-taken = { $square } is already taken
# $text (Text)
not-a-board = “{ $text }” is not a board: use columns x rows x in a row, such as 3x3x3
# $columns (Number)
# $rows (Number)
impossible-size = a board has 1 to 20 columns and 1 to 20 rows, not { $columns } and { $rows }
# $line (Number)
impossible-line = { $line } in a row is not possible: use at least 2, and no more than fit on the board
# $row (Number)
# $letter (Text)
unknown-letter = row { $row }: “{ $letter }” is not x, o or a number of empty squares
# $row (Number)
# $columns (Number)
row-length = row { $row } must have { $columns } squares
# $rows (Number)
row-count = there must be { $rows } rows
side-missing = the side to move is missing: add -x or -o after the rows
# $text (Text)
# $words (Text): words of the file format
unknown-word = “{ $text }” is unknown here: use { $words }
# $square (Text)
two-marks = { $square } holds both an X and an O
# $mark (Text): X or O
# $x (Number)
# $o (Number)
too-many-marks = too many { $mark }: { $x } X and { $o } O, but X must have as many as O or one more
# $x (Number)
# $o (Number)
# $mark (Text): X or O
wrong-side = with { $x } X and { $o } O it is { $mark }’s turn
line-came-first = the game would already have ended with the first line
no-game = no game found
# A link of another site.
other-site = this link is not from this game
# $text (Text)
out-of-place = “{ $text }” is out of place: board, objective, start, moves, outcome and drawing come once and in this order
# $problem (Text)
invalid-start = invalid start: { $problem }
# $found (Text)
# $number (Number)
wrong-number = “{ $found }” is the wrong number: move { $number } comes here
# $number (Number)
# $due (Text): X or O
# $found (Text): O or X
wrong-turn = it is { $due }’s turn, not { $found }’s (move { $number })
# $number (Number)
square-missing = the square is missing (move { $number })
# $found (Text)
# $outcome (Text)
wrong-outcome = “{ $found }” does not match: the outcome of these moves is “{ $outcome }”
# $square (Text)
drawn-otherwise = the drawing does not match the moves at { $square }
drawn-size = the drawing does not fit this board
# $format (Text): the name of a file format, such as RenLib (.lib)
other-format = this is a file of another program ({ $format }): use SGF or psq instead, or the moves, such as h8 i9
# $number (Number)
pass = move { $number } is a pass, and this game has none
# $number (Number)
breaks-off = the file breaks off after move { $number }
more-games = the file has several games, and only the first one is open

## Values: they stand alone, and after a square and a colon.

# $moves (Number): moves of the side that makes the last one
wins-in = wins in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $moves (Number)
loses-in = loses in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $moves (Number)
wins-within = wins within { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $moves (Number)
loses-within = loses within { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
is-won = wins
is-lost = loses
is-drawn = draw
# Nothing is proven: what the side can expect from a move.
good-chances = good chances
equal-chances = even
poor-chances = poor chances
# A result without its distance.
# $result (Result)
result = { $result ->
    [win] win
    [draw] draw
   *[loss] loss
}
# $mark (Text): X or O
# $moves (Number)
best-play-wins-in = Without mistakes, { $mark } wins in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $mark (Text): X or O
# $moves (Number)
best-play-wins-within = Without mistakes, { $mark } wins within { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $mark (Text): X or O
best-play-wins = Without mistakes, { $mark } wins
best-play-draws = Without mistakes, it’s a draw
# Every free square shows “draw”.
every-square-draws = Every square leads to a draw if nobody makes a mistake
# Below the board, whose squares show only other values.
unmarked-squares-draw = Unmarked squares lead to a draw
even-chances = Even so far
# $mark (Text): X or O
chances = Better chances for { $mark }
not-analyzed = Not worked out yet
# In its place while the analysis goes on.
thinking = Thinking…

## Analysis

# $done (Number)
# $of (Number)
analysis-progress = Checked { $done } of { $of } moves

# The heading of the panel with the best moves and what follows them.
best-moves = Best moves
# Below the best moves, each with the chance of winning in percent.
# $mark (Text): the mark of the side to move
# $depth (Number): moves of each side that the search looks ahead
chances-ahead = { $mark }’s chances · looks { $depth ->
    [one] { $depth } move
   *[other] { $depth } moves
} ahead

## Explanations of a move. Those without square follow a square and a colon.

# $square (Text): a square, or the message “best-play-draws”
# $reason (Text): a message of this section or of the section Values, or squares
square-reason = { $square }: { $reason }
# $square (Text): a square, or nothing if the text follows one
# $value (Text): a message of the section Values
square-and-value = { $square }, { $value }
# A result that is likely, but not certain.
# $result (Result): win or draw
probably-keeps = probably keeps the { $result ->
    [win] win
   *[other] draw
}
# $value (Text): a message of the section Values
proven-win = { $value }, and nothing can stop it
proven-draw = keeps the draw, and nothing better is possible
loses-late = the computer cannot save the game any more, and holds out as long as it can
best-found = is the best move the computer found
# A hint without another reason.
best-so-far = is the best move found so far
# The effect of a move.
# $squares (Text): where its side could complete a line next
threatens = threatens to win at { $squares }
# $mark (Text): the mark of the opponent
stops-fork = stops { $mark } from making two threats at once
# A row with both ends free.
# $count (Number): marks in the row
# $squares (Text): the ends of the row, such as “f8–h8”
open-row = makes an open { $count ->
    [2] two
    [3] three
    [4] four
   *[other] row of { $count }
} at { $squares }
# Two rows at once that the opponent cannot both stop.
# $rows (Text): such as “f8–h8 and h6–h8”
two-threats = makes two threats at once: { $rows }
# $mark (Text): the mark of the opponent
# $count (Number): marks in the row
# $squares (Text): the ends of the row, such as “h8–j8”
blocks-row = blocks { $mark }’s { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
} in a row at { $squares }
# $line (Number): squares in a row
good-center = takes the center and gives many ways to make { $line ->
    [3] three
    [4] four
    [5] five
   *[other] { $line }
} in a row
# $line (Number): squares in a row
many-ways = gives many ways to make { $line ->
    [3] three
    [4] four
    [5] five
   *[other] { $line }
} in a row
# $lines (Text): such as “a1–b1–c1–d1”
builds = builds { $lines }
# The reason of a hint with more.
# $reason (Text): a message of this section
every-move-loses = { $reason }. Every move loses; this one holds out longest
# $reason (Text): a message of this section
# $moves (Number)
and-wins-in = { $reason }, and wins in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $reason (Text): a message of this section
# $value (Text): a message of the section Values
with-value = { $reason }; { $value }
# $lines (Text): such as “a1–b2–c3 and b2–b1–b3”
completes = completes { $lines }
# $mark (Text): the mark of the opponent
# $lines (Text)
blocks = blocks { $mark } on { $lines }
# A fork is two threats at once.
# $lines (Text)
makes-fork = makes a fork: { $lines }
# $mark (Text): the mark of the opponent
# $squares (Text)
blocks-fork = blocks { $mark }’s fork at { $squares }
# $mark (Text): the mark of the opponent
# $squares (Text)
# $line (Text)
takes-fork-away = blocks { $mark }’s fork at { $squares } with two in a row on { $line }
# $mark (Text): the mark of the opponent
# $squares (Text)
# $line (Text)
# $reply (Text): a square
forces-reply = blocks { $mark }’s fork at { $squares }: makes two in a row on { $line }, so { $mark } must reply at { $reply }
takes-center = takes the center
# $corner (Text): a square
takes-opposite-corner = takes the corner opposite { $corner }
takes-corner = takes a corner
takes-side = takes a side
# Why a computer player moved.
last-square = is the last free square
# $squares (Number)
picked-any = the computer picked one of { $squares } free squares
# $squares (Text): the squares that the line lacks after the move
aims-for = the computer is building a line and still needs { $squares }
# $square (Text)
drawing-reply = answers { $square } and keeps the draw
every-square-safe = every free square is safe
# $mark (Text): the mark of the opponent
# $squares (Text)
safe-move = is safe; after { $squares }, { $mark } could force a win
is-losing = the computer cannot save the game any more, and picks any square
# $squares (Text)
completes-nothing = completes no line, unlike { $squares }
# $other (Text): the mark of the opponent
# $reply (Text): a square
# $mark (Text): the mark of the computer player
# $squares (Text)
forces-fork = { $other } must reply at { $reply }, and then { $mark } can make a fork at { $squares }
# $mark (Text): its mark
on-open-line = the computer picked a square where { $mark } can still make a line
# $mark (Text): the mark of the computer player
most-open-lines = is on the most lines that { $mark } can still complete
# $mark (Text): the mark of the computer player
fewest-open-lines = is on the fewest lines that { $mark } could complete
# $moves (Number)
forces-win = forces a win in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
keeps-draw = keeps the draw
# $mark (Text): the mark of the opponent
# $squares (Text): the losing replies
keeps-draw-unless = keeps the draw; { $mark } would lose with { $squares }
# A hint for a move that draws as other moves do.
leads-to-draw = leads to a draw if nobody makes a mistake
# $mark (Text): the mark of the opponent
# $squares (Text): the losing replies
sets-trap = keeps the draw and sets a trap: { $mark } loses with { $squares }
holds-out = every move loses; this one holds out longest
# $mark (Text): the mark of the opponent
# $squares (Text): the replies that give the win away
hopes = every move loses, but { $mark } can still go wrong with { $squares }
# $square (Text)
would-differ = { $square }: the computer would have played differently
# After the reason of a move of the computer that is a mistake.
# $mark (Text): the mark of the opponent
but-lets-win = But now { $mark } can force a win.

## Review

# The button that reviews the moves of a finished game.
review = Look back
# The quality of a move.
best = best
good = good
mistake = mistake
# The quality of a move when every move loses.
already-lost = already lost
# The quality of a move that wins, but later than the best move, which the next sentence names.
good-but = good, but not the fastest win
# $mark (Text): X or O
# $square (Text)
# $text (Text): the quality or the effect of the move
move-with-text = { $mark } { $square }: { $text }
# $review (Text): move and quality
# $square (Text): a better move
# $reason (Text): a message of the section Explanations
better = { $review }. { $square } is better: { $reason }
# $player (Player)
# $name (Text): the mark of the side that moved
# $square (Text): the square of the move
# $why (Text): one of the messages after was-mistake
lost-the-game = { $player ->
    [you] Your move { $square }
    [remote] Your opponent’s move { $square }
    [computer] The computer’s move { $square }
   *[other] { $name }’s move { $square }
} lost the game: { $why }
# $player (Player)
# $name (Text): the mark of the side that moved
# $square (Text): the square of the move
# $why (Text): one of the following messages
was-mistake = { $player ->
    [you] Your move { $square }
    [remote] Your opponent’s move { $square }
    [computer] The computer’s move { $square }
   *[other] { $name }’s move { $square }
} was a mistake: { $why }
# $square (Text)
# $result (Result): win or draw
would-have = { $square } would have { $result ->
    [win] won
   *[other] drawn
}.
# A better move and its reason.
# $square (Text)
# $result (Result): win or draw
# $reason (Text): a message of the section Explanations
would-have-because = { $square } would have { $result ->
    [win] won
   *[other] drawn
} ({ $reason }).
# What a move overlooked.
# $mark (Text): the mark of the opponent
# $count (Number): marks in the row
# $squares (Text): the ends of the row, such as “h8–k8”
# $player (Player): you or other
# $name (Text): the mark of the side that moved
unstopped-row = { $mark } had { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
} in a row at { $squares }, and { $player ->
    [you] you
   *[other] { $name }
} did not stop it.
# $mark (Text): the mark of the opponent
# $square (Text)
# $player (Player): you or other
# $name (Text): the mark of the side that moved
unstopped-square = { $mark } needed only { $square } to win, and { $player ->
    [you] you
   *[other] { $name }
} did not stop it.
# $mark (Text): the mark of the opponent
# $square (Text)
# $player (Player): you or other
# $name (Text): the mark of the side that moved
unstopped-fork = { $mark } could make two threats at once with { $square }, and { $player ->
    [you] you
   *[other] { $name }
} did not stop it.
# $square (Text)
missed-line = { $square } would have won at once.
# In misère, a completed line loses.
# $player (Player): you or other
# $name (Text): the mark of the side that moved
# $square (Text): a square that completed no line
completed-row = { $square } was safe, but { $player ->
    [you] you
   *[other] { $name }
} completed a line.
# $mark (Text): the mark of the opponent
let-win = after it, { $mark } could force a win.
# $move (Text): the square of the mistake
# $square (Text)
lost-at-would-win = { $move } lost the game. With { $square } you would have won.
# $move (Text): the square of the mistake
# $square (Text)
lost-at-would-draw = { $move } lost the game. With { $square } you would have drawn.
# $move (Text): the square of the mistake
lost-at = { $move } lost the game.
# $move (Text): the square of the mistake
# $square (Text)
missed-win-with = Instead of { $move }, { $square } would have won.
# $move (Text): the square of the mistake
missed-win = Instead of { $move }, another move would have won.
# $square (Text)
risked-loss = { $square } could have cost you the game.
# The sentences below the headline “It’s a draw” or the name of the winner.
made-no-mistake = You made no mistake.
drawn-not-reviewed = Press “Look back” to see if you missed a win.
lost-not-reviewed = Press “Look back” to see where it went wrong.
# A move after which the chances of winning are much smaller.
# $square (Text): the better move
# $before (Text): the chance with it, such as “70%”
# $after (Text): the chance without it
better-chances = with { $square }, the chance to win was { $before } instead of { $after }.
# The name of the slider that goes through the graph of the chances of X, for screen readers.
chances-in-game = Chances of X during the game
# Summaries of a review.
no-moves = No moves yet
no-mistake-found = No clear mistake found
# $number (Number): the number of the move
# $mark (Text): X or O
won-from = From move { $number } on, { $mark } could force a win.
no-mistakes = Perfect play: no mistakes on either side
no-mistakes-so-far = No mistakes on either side so far
# $mistakes (Number)
harmless-mistakes = { $mistakes ->
    [one] One mistake, but it did not decide the game
   *[other] { $mistakes } mistakes, but none decided the game
}
# $mistakes (Number)
mistakes-so-far = { $mistakes ->
    [one] One mistake so far
   *[other] { $mistakes } mistakes so far
}

## Puzzles

# $mark (Text): X or O
move-and-win = You are { $mark }: find the win
# How a puzzle is won where a completed line loses.
# $mark (Text): X or O
# $other (Text): the mark of the opponent
move-and-win-in-misere = You are { $mark }: make { $other } complete a line
# $mark (Text): X or O
move-and-draw = You are { $mark }: save the draw
# How to win in some puzzles on larger boards, where five in a row win.
# $mark (Text): the mark of the opponent
rule-of-fours = Make four in a row each time: { $mark } must block it
# What is left to reach where no move wins.
rule-of-draw = You cannot win, but you need not lose
# $grade (Grade)
grade = { $grade ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[expert] Very hard
}
# $number (Number)
# $of (Number)
puzzle-of = Puzzle { $number } of { $of }
# The puzzle of the day. The number goes up by one each day.
# $number (Number)
daily-puzzle = Daily { $number }
# The result of the puzzle of the day, to share with others.
# $title (Text): the name of the game
# $number (Number)
# $tries (Number)
daily-result = { $title } daily { $number }: solved { $tries ->
    [1] on the first try
   *[other] in { $tries } tries
}
# About the puzzle of the day.
first-try-counts = Only the first try counts for the streak.
# About the puzzle of the day that had a wrong answer and is not solved.
daily-missed = Your first try was wrong.
# About the puzzle of the day that is solved.
# $tries (Number)
daily-solved = Solved { $tries ->
    [1] on the first try
   *[other] in { $tries } tries
}.
# About the puzzle of a day that was solved on a later day.
daily-solved-late = Solved later.
# How long the puzzle of the day took.
# $time (Text): such as “0:42”
daily-time = Time: { $time }.
# About the puzzle of the day that had an answer.
# $hours (Number)
daily-in-hours = Next puzzle in { $hours } h.
# It has less than an hour to go.
# $minutes (Number)
daily-in-minutes = Next puzzle in { $minutes } min.
# A day without a right first try, which ends no streak.
missed-day-is-forgiven = Your streak goes on: one day in seven is forgiven.
# The button that opens the calendar of the puzzles of days.
calendar = Calendar
# The button that closes the calendar.
back-to-puzzle = Back to the puzzle
# The button after the puzzle of the day: to those on a board.
more-puzzles = More puzzles
# The button after the puzzle of an earlier day.
puzzle-of-today = Today’s puzzle
previous-month = Previous month
next-month = Next month
# A day of the calendar: its puzzle was solved, later after a wrong answer or the day, had a wrong answer and is not solved, or had no answer.
# $date (Text): such as “November 27”
# $state (DayState)
day-state = { $date }: { $state ->
    [first] solved on the first try
    [solved] solved
    [later] solved later
    [missed] not solved
   *[open] not played
}
# The signs below the numbers of days in the calendar, divided by “ · ”. Today has an outline.
signs-of-days = ★ first try · ✓ solved later · ✕ not solved · ○ not played · ▢ today
# The same signs for players who hide goals.
signs-without-star = ✓ solved · ✕ not solved · ○ not played · ▢ today
# The reply to a right answer, and the move that follows.
# $mark (Text): the mark of the opponent
# $square (Text)
# $number (Number)
# $of (Number)
opponent-replied = { $mark } answered { $square }. Your move { $number } of { $of }.
puzzle-solved = Puzzle solved!
# A puzzle whose task was a draw is solved. The rest of the game is easy, but not over.
draw-is-saved = Puzzle solved! You saved the draw.
# A button, after a wrong answer to a puzzle.
show-solution = Show solution
# The moves that solve a puzzle.
# $moves (Text): such as “O b2, X c3, O a1”
solution = Solution: { $moves }.
# A wrong answer where a completed line loses.
# $square (Text)
# $lines (Text): the lines
completes-own-line = { $square } loses: it completes your own line { $lines }.
# A wrong answer where a completed line loses.
# $square (Text)
# $mark (Text): the mark of the opponent
# $reply (Text): a square
must-complete-a-line = { $square } loses: { $mark } answers { $reply }, and in the end you must complete a line.
# A wrong answer that loses in a while.
# $square (Text)
# $mark (Text): the mark of the opponent
# $reply (Text): a square
reply-wins = { $square } loses: { $mark } answers { $reply } and can no longer be stopped.
# A wrong answer that gives a win away.
# $square (Text)
# $mark (Text): the mark of the opponent
# $reply (Text): a square
reply-draws = { $square } only draws: { $mark } answers { $reply }, and you can no longer force a win.
# A wrong answer to a puzzle of which only wins count that make four of five in a row with each move.
# $square (Text)
# $mark (Text): the mark of the opponent
# $reply (Text): a square
makes-no-four = { $square } makes no four in a row, so { $mark } has time to stop you with { $reply }.
# Another wrong answer to such a puzzle.
# $mark (Text): the mark of the opponent
# $square (Text)
# $reply (Text): a square
four-is-blocked = After { $square }, { $mark } blocks with { $reply }, and you have no four in a row left that wins.
# The button that repeats the puzzles that had a wrong answer.
# $number (Number)
missed-puzzles = Repeat ({ $number })
# The choice of the puzzles to solve in three minutes, beside the sizes of boards: as short as possible.
rush = 3 min
# What three minutes of puzzles are.
rush-rules = How many puzzles can you solve in three minutes? After a wrong answer, the next puzzle comes.
rush-start = Start
# The most puzzles solved in three minutes.
# $number (Number)
rush-best = Best: { $number }
rush-new-best = New best!
# $number (Number)
rush-result = Puzzles solved: { $number }
# Screen readers hear this.
# $solved (Number)
# $missed (Number)
rush-counts = Solved: { $solved }, missed: { $missed }
# After a wrong answer.
# $square (Text)
was-right = { $square } was right.
# The button that opens the list of all puzzles on a board.
all-puzzles = All puzzles
# The headings of the list of puzzles.
# $moves (Number): moves of the player
win-in-moves = { $moves ->
    [one] Win in { $moves } move
   *[other] Win in { $moves } moves
}
# The number of moves to find in a puzzle whose task is a draw.
# $moves (Number)
draw-in-moves = { $moves ->
    [one] Draw in { $moves } move
   *[other] Draw in { $moves } moves
}
save-the-draw = Save the draw
# A puzzle of the list.
# $number (Number)
# $state (PuzzleState)
puzzle-state = Puzzle { $number }, { $state ->
    [solved] solved
    [missed] to repeat
   *[open] not played
}
# Days in a row with a puzzle solved at the first try.
# $days (Number)
day-streak = { $days ->
    [one] Streak: { $days } day
   *[other] Streak: { $days } days
}
# Days in a row, up to a missed day or a wrong answer.
# $days (Number)
last-streak = { $days ->
    [one] Last streak: { $days } day
   *[other] Last streak: { $days } days
}
# $square (Text)
# $result (Result): draw or loss
# $moves (Text): the moves that follow
wrong-answer = { $square } { $result ->
    [draw] only draws
   *[other] loses
}: { $moves }.
# A wrong answer after which the game is over.
# $square (Text)
# $result (Result): draw or loss
wrong-last-move = { $square } { $result ->
    [draw] only draws
   *[other] loses
}.
# A move in a list of moves.
# $mark (Text): X or O
# $square (Text)
mark-on-square = { $mark } { $square }
# $first (Text): a move or more
# $next (Text): a move
then-move = { $first }, { $next }
next = Next

## Lesson

lesson-title = How never to lose
# $number (Number)
# $of (Number)
# $learned (Number)
lesson-progress = Rule { $number } of { $of }, { $learned } learned
# $number (Number)
# $rule (Rule)
rule = { $number }. { $rule ->
    [win] Complete your line.
    [block] Block your opponent’s line.
    [fork] Make a fork.
    [block-fork] Prevent your opponent’s fork.
    [center] Take the center.
    [opposite-corner] Take the corner opposite theirs.
    [empty-corner] Take an empty corner.
   *[empty-side] Take an empty side.
}
# $rule (Rule)
why-rule = { $rule ->
    [win] Look for this first, even before you stop your opponent.
    [block] Otherwise the game ends with their next move.
    [fork] A fork is two threats at once. Your opponent can block only one.
    [block-fork] Take its square, or make two in a row so that they must block elsewhere.
    [center] Four of the eight lines run through it, more than through any other square.
    [opposite-corner] You get a corner, and they cannot use the diagonal between the two.
    [empty-corner] Three lines run through a corner, and only two through a side.
   *[empty-side] Sides come last, because only two lines run through each.
}
# $mark (Text): X or O
find-the-move = You are { $mark }. Find the move.
# A right answer in the lesson or to a puzzle.
# $square (Text)
# $reason (Text): a message of the section Explanations
learned = Right. { $square } { $reason }.
# A right answer, and the effect of the other moves.
# $first (Text)
# $next (Text)
two-sentences = { $first } { $next }
others-draw = Other moves draw here too.
others-do-not-win = No other move wins.
# $squares (Text): two or more
others-lose = { $squares } lose.
all-others-lose = Every other move loses.
# $square (Text)
does-not-follow-rule = { $square } draws too, but does not follow the rule. Try again.
# The last move of a refutation.
# $mark (Text): X or O
# $square (Text)
takes-and-wins = { $mark } takes { $square } and wins
# $mark (Text): X or O
# $square (Text)
# $reason (Text): a message of the section Explanations
mark-square-reason = { $mark } { $square } { $reason }
lesson-complete = You know all eight rules. Follow them in this order, and you never lose.
previous-rule = Previous rule
next-rule = Next rule

## Statistics

no-statistics = No games yet. Finish one, and it counts here.
stored-by-newer = A newer version of the game keeps these statistics. Reload the page to see them.
all-boards = All boards
# A value that is not known.
unknown = –
against-others = Games against others
between-friends = Games between friends
games = Games
# The heading of a column or the result of a game; between friends, X or O won.
# $result (Counted)
counted = { $result ->
    [won] Won
    [drawn] Drawn
    [lost] Lost
    [x-won] X won
   *[o-won] O won
}
# One letter for a result.
# $result (Counted)
counted-letter = { $result ->
    [won] W
    [drawn] D
    [lost] L
    [x-won] X
   *[o-won] O
}
mistakes = Mistakes
unbeaten = Without a loss
best-streak = Best
# $games (Text)
# $best (Text)
streaks = Games without a loss: { $games } (best: { $best })
about-statistics = Without a loss: your games in a row against one opponent on one board. Best: the longest streak. Mistakes: moves per game on 3 × 3 that gave away a win or a draw.
# In place of the text before, without streaks.
about-mistakes = Mistakes: moves per game on 3 × 3 that gave away a win or a draw.
last-games = Last games
# $results (Text)
last-results = Last games, oldest first: { $results }
rating = Rating
# $rating (Number)
# $uncertainty (Number)
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = How strong you play: Medium has 1500 on each board. The number after ± says how far off your rating may still be. Games with help or undo do not count.
# In place of a rating.
no-rating = Play against a level on 3 × 3, 5 × 5 or 15 × 15 without help, and your rating appears here.
# $name (Text): the name of a level
rating-like = You play about as well as { $name }.
# $games (Number)
# $best (Number)
rating-course = Counted games: { $games }. Highest rating: { $best }.
# The name of a number: the puzzles of days solved on the first try.
first-tries = On the first try
export = Export
import = Import
# The button that offers to erase the score or everything.
erase = Erase
erase-all = Erase all
about-erasing = “Erase all” removes results, scores, finished games and the rating on all boards. Stars, achievements, puzzles, lesson and settings stay.
exported = Saved as a file.
not-exported = This browser does not allow saving files.
# $things (Text): a list of what an import has added
imported = Added: { $things }.
# $games (Number)
added-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# $part (AddedPart)
added-part = { $part ->
    [collection] finished games
    [scores] scores
    [rating] rating
    [stars] stars
    [achievements] achievements
    [lesson] lesson
    [puzzles] puzzles
   *[settings] settings
}
erased = Erased. Undo brings the games back until you close this window.
undone = Everything is as it was.
not-undone = Another tab has added games, so this cannot be undone.
# $problem (Import)
import-failed = { $problem ->
    [unreadable] This file cannot be read.
    [too-large] This file is too large for statistics.
    [not-statistics] This file is not an export of this game’s statistics.
    [newer] This file is from a newer version of the game.
    [damaged] This file is damaged.
    [nothing-new] You already have everything in this file.
   *[too-many] This file has more results than fit here.
} Nothing has changed.

## Ladder: a star for each level that the player has beaten on a board

# $stars (Number)
# $of (Number)
stars = { $stars } of { $of } stars
# The end of a game has won the star of a level.
# $name (Text): such as “Hard”
# $board (Text): such as “3 × 3”
new-star = New star: { $name } on { $board }.
# The next step to a star. The name of a level.
# $name (Text): such as “Hard”
win-two-of-three = Next star: win two of three games against { $name }.
# $name (Text): such as “Hard”
win-once-more = Next star: win once more against { $name }.
# $name (Text): such as “Expert”
win-once = Next star: win against { $name }.
# $name (Text): such as “Unbeatable”
draw-once = Next star: get a draw against { $name }.
# After a lost or drawn game, if one game is enough.
win-for-star = Next star: one win.
draw-for-star = Next star: one draw.
# $board (Text): such as “3 × 3”
all-stars = All stars of { $board }.
# The board where the next star can be won.
# $board (Text): such as “4 × 4”
next-board = Next board: { $board }.
# The heading of the stars of all boards.
stars-of-boards = Stars
# After a game that does not count for a star.
had-help = No star this time: you had help or took a move back.

## Achievements: what the player has done for the first time, against the computer and without help

# $achievement (Achievement)
achievement-name = { $achievement ->
    [win] First win
    [block] Blocked a line in time
    [fork] Fork: two threats at once
    [block-fork] Prevented a fork
    [opposite-corner] Took the opposite corner
    [all-rules] Used every rule of the lesson
    [draw-unbeatable] Draw with Unbeatable
    [flawless] Beat Hard without a mistake
    [win-as-o] Won as O
    [open-four] Won by a row with both ends free
    [double-four] Won with two rows of four at once
   *[misere] Won where a line loses
}
# The heading of the list.
# $earned (Number)
# $of (Number)
achievements-of = Achievements: { $earned } of { $of }
# A screen reader says this of a sign before an achievement.
earned = Done
not-earned = Still open
about-achievements = In games against the computer, without help or undo.
# A note after a game.
# $names (Text): one or more achievements
achieved = Achieved: { $names }

## Collection: the finished games of this browser

# The button that opens the collection, and its heading.
collection = My games
no-collected-games = No finished games yet. The last 200 stay here, in this browser.
about-collection = Your last 200 finished games, kept in this browser only. Choose one to look back at it.
# The choice of games on all boards.
all-games = All games
# $moves (Number): moves of both sides
number-of-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# The button that deletes a game.
delete = Delete
game-deleted = Game deleted.
# The button below a list that adds older games to it.
show-more = Show more

## Page

# The description for search engines and app stores.
description = Play against a friend or the computer, from easy to proven unbeatable.

## Names: the build writes these into the list of languages and into the manifest of the installed game.

# The name of this language in itself.
language-name = English
# Shortcuts of the installed game.
new-game-with-friend = New game with a friend
new-game-by-link = New game by link
# $name (Text): the name of a level
new-game-at-level = New game: { $name }

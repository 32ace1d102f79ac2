### Traditional Chinese. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = 遊戲無法啟動。
slow-start = 遊戲載入時間較長。

## First part: texts of the first move. Each costs every visitor bytes.

retry = 重試
title = 井字遊戲
loading = 載入中…
goal-of-first-board = 連成 3 子獲勝
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = 你執 { $mark }
menu = 選單
play-again = 再來一局
daily = 每日謎題
learn = 學習
board-label = 棋盤
square = { $square }，{ $content ->
    [empty] 空格
    [mark] { $mark }
   *[line] { $mark }，已連成線
}
turn-of = { $player ->
    [you] 換你了
    [remote] 等待對手下棋
    [computer] 輪到電腦
   *[other] 輪到{ $name }
}
send-the-link = 傳送連結，再打開對方的回覆
is-thinking = 電腦思考中…
has-stopped = 電腦已停止思考
dead = 誰也贏不了了
wins = { $player ->
    [you] 你贏了
    [remote] 對手贏了
    [computer] 電腦獲勝
   *[other] { $name }獲勝
}
won-on-first-board = 連成 3 子
drawn = 平手
board-full = 棋盤下滿了
you = 你
remote-player = 對手
computer = 電腦
score = 比數
side-score = { $player }，{ $mark }：{ $wins } 勝
mark-score = { $mark }：{ $wins } 勝
draws = 平
level-name = { $level ->
    [easy] 簡單
    [medium] 中等
    [hard] 困難
    [very-hard] 很難
   *[unbeatable] 不敗
}
friend = 朋友
by-link = 連結對戰
settings = 設定
not-loaded = 無法載入遊戲的這個部分。

## Menu

new-game = 新遊戲
share = 分享
puzzles = 謎題
statistics = 戰績
progress = 進度

## Tools below the board

tools = 工具
undo = 復原
redo = 重做
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
help = 幫助
nudge = { $nudge ->
    [win] 這一步可以獲勝。
    [block] 對手即將獲勝。你能阻止嗎？
    [fork] 你可以同時形成兩個威脅。
    [stop-fork] 對手可能同時形成兩個威脅。你能防住嗎？
    [force] 你有必勝的下法。
    [careful] 有些格子會輸。找一個不會輸的格子。
    [lost] 對手有必勝的下法。哪一格撐得最久？
    [threat] 你可以形成威脅。
    [row] 你可以形成更長的連線。
    [avoid] 有些格子很危險。找出對自己連線幫助最小的一格。
   *[calm] 沒有緊急情況。佔據經過連線最多的格子。
}
hint = 提示
values = 評估
## Moves

moves = 棋譜
start = 開局
numbered-move = { $number }. { $mark } { $square }
why = 為什麼？
why-square = 為什麼下 { $square }？
play-from-here = 從這裡接著下
show-me = 看看
skip = 略過
try-again = 再試一次
try-again-from = 從第 { $number } 手重試
is-practice = 練習：這一局不計分
is-replay = 這是別人分享的一局
rematch-as = 改用 { $mark } 再來一局
go-to-start = 回到開局
previous-move = 上一手
next-move = 下一手
go-to-last-move = 跳到最後一手
newest-first = 最新的在前
move-of = { $number ->
    [0] 開局
   *[other] 第 { $number } 手，共 { $of } 手
}
back-to-game = 回到棋局
can-resume = 按「復原」可回到上一局

## Sharing

send = 傳送
invite = 邀請
share-game = 分享這盤棋
share-turn = 傳送你這一手
share-end = 傳送結果
continue-with-friend = 和朋友繼續下
about-turn = 對手打開連結，下一手後再傳回一個連結。每個連結都包含整盤棋，伺服器不會儲存任何內容。
about-end = 對手打開連結，就能看到這盤棋的結果。
copy-text = 複製成文字
save-picture = 儲存圖片
save-as-file = 儲存成 { $format }
won-at-move = { $mark } 在第 { $number } 手獲勝
share-result = { $result ->
    [shared] 已分享。
    [link] 已複製連結。
    [game] 已複製對局文字。
    [code] 已複製程式碼。
    [result] 已複製結果。
    [saved] 已儲存圖片。
    [file] 已儲存為檔案。
   *[refused] 這個瀏覽器不允許分享或複製，請自行複製以下文字：
}
copy-this-text = 要複製的文字
paste-game = 貼上棋局
about-paste = 貼上連結、棋局文字，或只貼上下法，例如 b2 a1 c3。
open-file = 開啟檔案（SGF、psq、sav）
first-row-below = 第 1 列在最下面（與 Gomocalc、Yixin 相同）
text-problem = 無法開啟這段文字：{ $problem }。
open = 開啟
cancel = 取消
link-copied = 已複製連結。傳給對手，再打開對方的回覆
link-copied-end = 已複製連結。傳給對手吧
move-sent = 這一手已傳送。收到回覆後請打開
end-sent = 結果已傳送
send-your-move = 請傳送你這一手
invited = 朋友邀請你對局。下一手後按「傳送」
move-or-invite = 下一手後傳送，或按「邀請」
invite-friend = 邀請朋友
about-invitation = 傳送連結，由朋友先下
you-move-first = 傳送連結，由你先下
friend-moves-first = 朋友先下，然後把連結傳給你
friend-changed-move = 朋友改了一步棋
friend-played = 朋友下了 { $square }

## Embedding

embed = 嵌入
about-embed = 將這段程式碼貼到任何網頁即可。
parts = 與棋盤一起顯示
part = { $part ->
    [status] 狀態
    [score] 比數
    [reset] 新遊戲
    [history] 棋譜與復原
    [hint] 提示
   *[settings] 設定
}
preview = 預覽
html-code = HTML 程式碼
copy-code = 複製程式碼
match-page = 配合網頁

## Positions

set-up = 擺棋
about-set-up = 按格子可依序切換：X、O、空格。
side-to-move = 輪到誰？
impossible-position = 不可能出現的局面：{ $reason }。
clear = 清空
place = { $square } 放 { $mark }
clear-square = 清空 { $square }
aim = 選格子
left = 左
up = 上
down = 下
right = 右
aims-to-play = 再點一次就下
aims-to-change = { $square }：再按一次就變更
made = { $mark }：{ $square }。
taken = 這一格已經有棋子了
sentence = { $text }。

## Boards

board = 棋盤
board-size = { $columns } × { $rows }
in-a-row-number = { $line } 子連線
misere = 反向
goal = 勝負規則
how-to-play = 玩法
how-to-win = 雙方輪流下子。先在橫、直或斜線上連成 { $line } 子的一方獲勝。在此之前棋盤下滿則為平手。
how-to-lose = 雙方輪流下子。在橫、直或斜線上連成 { $line } 子的一方判輸。在此之前棋盤下滿則為平手。
longer-row = 連得更長也算。
square-names = 每格都有名稱：b2 就是 b 欄第 2 列。
tip-two-threats = 訣竅：做出雙重威脅，同時威脅兩處，對手只能擋住一處。
tip-open-row = 訣竅：兩端都空的 { $row } 子連線是擋不住的。
tip-safe-squares = 訣竅：替自己留好安全的格子，讓對手先沒有安全的格子可下。
line-rule = 連成 { $line } 子{ $objective ->
    [normal] 獲勝
   *[misere] 判輸
}
board-rule = { $columns } × { $rows } · 連成 { $line } 子{ $objective ->
    [normal] 獲勝
   *[misere] 判輸
}
you-are-with-rule = 你是 { $mark } · 連成 { $line } 子{ $objective ->
    [normal] 獲勝
   *[misere] 判輸
}
won-with = 連成 { $line } 子
won-misere = { $player ->
    [you] 你
    [remote] 對手
    [computer] 電腦
   *[other] { $loser }
}下 { $square } 連成 { $line } 子
custom-size = 自訂棋盤
new-game-from = 其他開局方式
about-custom-size = 最多 20 欄 20 列，連線子數只要棋盤放得下都可以。
columns = 欄數
rows = 列數
in-a-row = 連線子數
board-problem = 棋盤無效：{ $problem }。
not-whole-numbers = 請在每一欄填入 1 到 20 的整數。

## Opponents

game = 對局
opponent = 對手
about-level = { $level ->
    [easy] 隨便選一個空格。
    [medium] 能贏就贏，該擋就擋，其餘隨便下。
    [hard] 先求勝，再防守，然後占中央或角。只有雙重威脅能打敗它。
    [very-hard] 會往後算，但只算片刻。
   *[unbeatable] 從不輸棋。你能逼成平手嗎？
}
about-friend = 兩人在同一個螢幕上輪流下。
about-link = 互傳連結，輪流下棋。連結裡包含整盤棋。
play-as = 你的棋子
strategy-name = { $strategy ->
    [random] 隨機
    [trapper] 陷阱師
   *[strategist] 軍師
}
strongest-level = 專家
about-strategy = { $strategy ->
    [random] 在任何棋盤上都隨便選一個空格。
    [trapper] 絕不讓你做出雙重威脅，下法多變。從不輸棋。
   *[strategist] 遵循八條規則，從直接獲勝到占邊。從不輸棋。
}
about-style = { $style ->
    [easy] 會連線，也會擋住你的大部分連線，但會出錯。
    [medium] 會連線，也會擋住你的連線，但看不出雙重威脅。
    [trapper] 會做出雙重威脅，也會阻止你的，但不會看得更遠。
    [hard] 會做出雙重威脅，也會阻止你的，但看不遠。
   *[strategist] 照規則下：獲勝、防守、做出雙重威脅、阻止雙重威脅，最後占據最多可用連線經過的格子。
}
about-style-in-misere = { $style ->
    [easy] 多半會避免連成線，但會出錯。
    [medium] 只要能避免就不連成線，其餘隨便下。
   *[hard] 占據對自己連線幫助最小的格子。
}
plays-like = 在這個棋盤上與「{ $name }」下法相同。
about-analysis = 這個棋盤上最強的對手，每一手最多思考 { $time }。
about-solved = 在這個棋盤上從不失誤。

## Games with other rules

other-games = 其他玩法
variant-name = { $game ->
    [infinite] 無限
    [wild] 狂野
    [wild-misere] 反狂野
    [notakto] Notakto
   *[ultimate] 終極
}
variant-rules = { $game ->
    [infinite] 每方只有三枚棋子：下第四枚時，顏色變淡的最早一枚會消失，不再計入。連成 3 子獲勝。同一局面第三次出現則為平手。
    [wild] 每步可下 X 或 O。不論誰下的，連成三枚相同棋子的一方獲勝。在此之前棋盤下滿則為平手。
    [wild-misere] 每步可下 X 或 O。連成三枚相同棋子的一方判輸。在此之前棋盤下滿則為平手。
    [notakto] 雙方都下 X。連成 3 子就關閉該棋盤。關閉最後一個棋盤的一方判輸。
   *[ultimate] 贏下連成一線的三個小棋盤即獲勝。你下的格子決定對手下一步在哪個小棋盤下子。若該棋盤已分勝負或下滿，對手可任選棋盤。
}
variant-goal = { $game ->
    [infinite] 連成 3 子獲勝，每方三枚棋子
    [wild] 連成三枚相同棋子獲勝
    [wild-misere] 連成三枚相同棋子判輸
    [notakto] 關閉最後一個棋盤者判輸
   *[ultimate] 三個小棋盤連成一線獲勝
}
about-level-in-games = { $level ->
    [easy] 能贏就贏，否則隨意下子。
    [medium] 還會阻止你馬上獲勝。
    [hard] 會往前看四步。
    [very-hard] 會看得很遠。
   *[unbeatable] 不會失誤。
}
looks-at-own-move = 只看自己的一步。
looks-at-reply = 還會看你的應對。
boards = 棋盤數
goes = { $seat ->
    [first] 先下
   *[second] 後下
}
you-go = { $seat ->
    [first] 你先下
   *[second] 你後下
}
rematch-going = { $seat ->
    [first] 再來一局，你先下
   *[second] 再來一局，你後下
}
guide-first = { $game ->
    [infinite] 你已有三枚棋子。下完第四枚後，顏色變淡的那枚會消失。請按發亮的格子。
    [wild] 棋子不屬於任何人。在棋盤下方選 X，再按發亮的格子。
    [wild-misere] 棋子不屬於任何人，連成一線的一方判輸。選 X，再按發亮的格子。
    [notakto] 雙方都下 X，連成一線的一方判輸。佔中央就能贏：請按發亮的格子。
   *[ultimate] 你下在發亮的小棋盤。發亮的格子會讓對手去同一位置的小棋盤：左下角。
}
guide-second = { $game ->
    [infinite] 你最早的一枚已消失。請按發亮的格子：它同時形成兩個威脅。
    [wild] 別留下有兩枚相同棋子和一個空格的線。在發亮的格子下 X 很安全。
    [wild-misere] 這條線上再下一枚 X 就會輸。選 O 堵住它。
    [notakto] 下在離對手棋子一個馬步的地方：前進兩格，再橫一格。
   *[ultimate] 對手讓你來到這裡。連成 3 子就贏下這個小棋盤。
}
guide-third = { $game ->
    [infinite] 對手擋住了一個威脅，但另一處最早的一枚消失了。按發亮的格子獲勝。
    [wild] 兩枚相同棋子和一個空格：誰連成誰贏。選 O，再按發亮的格子。
    [wild-misere] 現在再下一枚 O 就會輸。選 X，把這條線也堵住。
    [notakto] 再走一個馬步：現在剩下的每一格都會連成一線，對手輸了。
   *[ultimate] 你該去的小棋盤已分勝負，所以可以任選棋盤。三個小棋盤連成一線即獲勝。
}
place-next = 下子
vanishes-next = 接下來消失
mark-vanishes = 這一步會讓 { $square } 的 { $mark } 消失，不再計入
play-on-board = 請下在發亮的棋盤 { $squares }
play-on-any-board = 可下在任何未關閉的棋盤
wrong-board = 請下在發亮的棋盤
board-closed = 這個棋盤已關閉
three-boards = 三個棋盤連成一線
boards-decided = 所有小棋盤都已分出結果
same-position = 同一局面出現了三次
position-repeated = 同一局面又出現了：第三次就是平手
closed-last-board = { $player ->
    [you] 你關閉了最後一個棋盤
    [computer] 電腦關閉了最後一個棋盤
   *[other] { $name } 關閉了最後一個棋盤
}
completed-a-line = { $player ->
    [you] 你連成了一線
    [computer] 電腦連成了一線
   *[other] { $name } 連成了一線
}
wins-at-once = 你可以馬上獲勝：{ $squares }。
wins-a-board = 你可以贏下一個小棋盤：{ $squares }。
look-at-target = 看看這一格會把對手送到哪裡。
notakto-wins = 你能贏：下對這一步，對手無論怎麼下都得關閉最後一個棋盤。
notakto-loses = 對手不失誤的話，你無論怎麼下都得關閉最後一個棋盤。
no-mistake = 沒有一步是失誤。

## Settings

theme = 配色
theme-name = { $theme ->
    [auto] 系統
    [light] 淺色
    [dark] 深色
   *[contrast] 高對比
}
board-style = 棋盤樣式
look-name = { $look ->
    [soft] 圓角方格
    [paper] 紙上畫線
    [tiles] 磁磚
   *[neon] 霓虹
}
sound = 音效與震動
sound-name = { $sound ->
    [off] 關閉
    [quiet] 小聲
   *[loud] 大聲
}
sound-offer = 要開啟聲音嗎？
sound-on = 開啟聲音
language = 語言
browser-language = 瀏覽器的語言
shortcuts = 鍵盤快速鍵
show-shortcuts = 顯示快速鍵
use-shortcuts = 使用鍵盤快速鍵
number-keys = 1–9
home-key = Home
end-key = End
number-keys-effect = 在 3 × 3 棋盤上下棋：最上面一列是 1 2 3，數字鍵盤上是 7 8 9
move-on-board = 輪到你時移到棋盤，再逐格移動
outside-board = { $effect }（棋盤外）
play-keys = Enter、空白鍵
play-square = 在該格落子
escape-key = Esc
close-window = 關閉視窗、提示或檢討
show-this-list = 顯示這份清單
thinking-time = 思考時間
seconds = { $seconds } 秒
move-now = 立刻下
stop = 停止
stop-thinking = 停止思考
keep-thinking = 繼續思考
takes-turns-to-start = 輪流先手
next-after-draw = 平手後自動開始新遊戲
show-goals = 顯示星星、等級分、成就和連勝
reset-score = 將與這位對手的比數歸零
reset-friends-score = 將朋友對戰的比數歸零
score-is-reset = 比數將從 0 重新開始。
about = 關於本遊戲
version = 版本 { $version }，採用 MIT 授權條款。
licenses = 授權條款與聲明
source-code = 原始碼

done = 完成
play-at-level = 挑戰「{ $name }」
play-against-strategy = 和{ $name }對戰

## Matches: several games in a row, for example best of 3.

match-length = 比賽
no-match = 單局
match-score = 比賽比數
best-of = { $games ->
    [3] { $games } 戰 2 勝
    [5] { $games } 戰 3 勝
    [7] { $games } 戰 4 勝
   *[other] { $games } 戰制
}
wins-match = { $player ->
    [you] 你贏得比賽
    [remote] 對手贏得比賽
    [computer] 電腦贏得比賽
   *[other] { $name }贏得比賽
}
match-result = { $games } 戰制，{ $wins } 比 { $losses }
next-game = 下一局
new-match = 新比賽
names-and-colors = 名字與顏色
name-is-full = 名字最多 { $letters } 個字。
player-color-of = { $seat ->
    [first] 玩家 1 的顏色
   *[second] 玩家 2 的顏色
}
player-color = { $color ->
    [of-mark] 預設
    [green] 綠色
    [amber] 琥珀色
   *[gray] 灰色
}
numbered-player = 玩家 { $number }

## Notes

reload = 重新載入
dismiss = 關閉
unknown-value = 連結中看不懂的部分已略過：{ $settings }。
bad-board = 連結中的棋盤無效：{ $problem }。
moves-left-out = 連結中的對局也已略過。
bad-moves = 連結中的第 { $number } 手不能下：{ $reason }。棋局顯示到這裡為止。
missing-moves = { $arrived ->
    [0] 這個連結不完整。請對方再傳一次。
   *[other] 只收到 { $of } 手中的 { $arrived } 手。請對方再傳一次連結。
}
square-not-on-board = { $square } 不在棋盤上
bad-start = 連結中的起始局面無效：{ $problem }。
older-link = 這是舊連結：它停在第 { $shown } 手，而你的棋局已到第 { $played } 手。
bad-text = 其餘文字無法讀取：{ $problem }。
saved-unreadable = 無法讀取儲存的比數，將從 0 開始。
not-saved = 這個瀏覽器不會為本頁儲存任何資料，離開後比數就會消失。
no-worker = 出了點問題。下一局之前，電腦不會往後推算。
new-version = 新版本已準備好。
altered-file = 有一個遊戲檔案已損壞。遊戲會在沒有它的情況下繼續。
no-language = 無法載入{ $language }。

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem }（文字第 { $line } 行）
in-move = { $problem }（第 { $number } 手）
unknown-square = 「{ $text }」不是格子，請使用字母 a 到 { $letter } 加數字 1 到 { $number }
game-is-over = 棋局已經結束
square-is-taken = { $square } 已經有棋子
not-a-board = 「{ $text }」不是棋盤，請以「欄數x列數x連線子數」表示，例如 3x3x3
impossible-size = 棋盤應為 1 到 20 欄、1 到 20 列，不能是 { $columns } 欄 { $rows } 列
impossible-line = 連線子數不能是 { $line }，至少為 2，且不能超出棋盤
unknown-letter = 第 { $row } 列：「{ $letter }」不是 x、o 或空格數
row-length = 第 { $row } 列應有 { $columns } 格
row-count = 應有 { $rows } 列
side-missing = 沒有註明輪到哪一方，請在各列之後加上 -x 或 -o
unknown-word = 「{ $text }」在這裡無效，請使用 { $words }
two-marks = { $square } 上同時有 X 和 O
too-many-marks = { $mark } 太多：有 { $x } 個 X 和 { $o } 個 O，但 X 必須和 O 一樣多或多一個
wrong-side = 有 { $x } 個 X 和 { $o } 個 O 時，應輪到 { $mark }
line-came-first = 連成第一條線時棋局就已經結束了
no-game = 找不到棋局
other-site = 這不是本遊戲的連結
out-of-place = 「{ $text }」的位置不對：Board、Objective、Start、下法、Outcome 和圖示應依此順序各出現一次
invalid-start = 起始局面無效：{ $problem }
wrong-number = 編號「{ $found }」有誤，這裡應是第 { $number } 手
wrong-turn = 輪到 { $due }，而不是 { $found }（第 { $number } 手）
square-missing = 缺少格子（第 { $number } 手）
wrong-outcome = 「{ $found }」不符：照這些下法，結果是「{ $outcome }」
drawn-otherwise = 圖示在 { $square } 與下法不符
drawn-size = 圖示與這個棋盤不符
other-format = 這是其他程式的檔案（{ $format }）：請改用 SGF 或 psq，或只用下法，例如 h8 i9
pass = 第 { $number } 手是虛手，而這個遊戲沒有虛手
breaks-off = 檔案在第 { $number } 手之後中斷
more-games = 檔案裡有多局棋，只開啟了第一局

## Values: they stand alone, and after a square and a colon.

wins-in = { $moves } 步獲勝
loses-in = { $moves } 步落敗
wins-within = { $moves } 步內獲勝
loses-within = { $moves } 步內落敗
is-won = 獲勝
is-lost = 落敗
is-drawn = 平手
good-chances = 形勢好
equal-chances = 不相上下
poor-chances = 形勢差
result = { $result ->
    [win] 勝
    [draw] 平手
   *[loss] 敗
}
best-play-wins-in = 雙方都不失誤，{ $mark } { $moves } 步獲勝
best-play-wins-within = 雙方都不失誤，{ $mark } { $moves } 步內獲勝
best-play-wins = 雙方都不失誤，{ $mark } 獲勝
best-play-draws = 雙方都不失誤就是平手
every-square-draws = 只要雙方都不失誤，下哪一格都是平手
unmarked-squares-draw = 沒有標記的格子都是平手
even-chances = 目前不相上下
chances = { $mark } 形勢較好
not-analyzed = 還沒算出來
thinking = 思考中…

## Analysis

analysis-progress = 已檢查 { $done } / { $of } 種下法
best-moves = 最佳下法
chances-ahead = { $mark } 的勝率 · 推算 { $depth } 手

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }：{ $reason }
square-and-value = { $square }、{ $value }
probably-keeps = 很可能保住{ $result ->
    [win] 勝利
   *[other] 平手
}
proven-win = { $value }，誰也擋不住
proven-draw = 保住平手，沒有更好的結果了
loses-late = 電腦已經救不回這局，只能盡量拖延
best-found = 是電腦找到的最佳下法
best-so-far = 是目前找到的最佳下法
threatens = 下一手可在 { $squares } 獲勝
stops-fork = 阻止 { $mark } 同時做出兩個威脅
open-row = 在 { $squares } 連成兩端都空的 { $count } 子
two-threats = 同時做出兩個威脅：{ $rows }
blocks-row = 擋住 { $mark } 在 { $squares } 連成的 { $count } 子
good-center = 占住中央，有很多方法連成 { $line } 子
many-ways = 有很多方法連成 { $line } 子
builds = 為連成 { $lines } 做準備
every-move-loses = { $reason }。怎麼下都會輸，這一手撐得最久
and-wins-in = { $reason }，{ $moves } 步獲勝
with-value = { $reason }；{ $value }
completes = 連成 { $lines }
blocks = 擋住 { $mark } 的 { $lines }
makes-fork = 做出雙重威脅：{ $lines }
blocks-fork = 阻止 { $mark } 在 { $squares } 做出雙重威脅
takes-fork-away = 在 { $line } 上連成兩子，阻止 { $mark } 在 { $squares } 做出雙重威脅
forces-reply = 阻止 { $mark } 在 { $squares } 做出雙重威脅：在 { $line } 上連成兩子，{ $mark } 只能應在 { $reply }
takes-center = 占據中央
takes-opposite-corner = 占據 { $corner } 的對角
takes-corner = 占角
takes-side = 占邊
last-square = 占住最後一個空格
picked-any = 電腦從 { $squares } 個空格中隨便選了一個
aims-for = 電腦正在連線，還需要 { $squares }
drawing-reply = 應對 { $square }，保住平手
every-square-safe = 每個空格都安全
safe-move = 下得安全；若下 { $squares }，{ $mark } 必能獲勝
is-losing = 電腦已經救不回這局，於是隨便選一格
completes-nothing = 不會連成線，而 { $squares } 會
forces-fork = { $other } 只能應在 { $reply }，接著 { $mark } 可在 { $squares } 做出雙重威脅
on-open-line = 電腦選了一個 { $mark } 還能連線的格子
most-open-lines = 對 { $mark } 的連線幫助最大
fewest-open-lines = 對 { $mark } 的連線幫助最小
forces-win = { $moves } 步必勝
keeps-draw = 保住平手
keeps-draw-unless = 保住平手；{ $mark } 下 { $squares } 就會輸
leads-to-draw = 只要雙方都不失誤就是平手
sets-trap = 保住平手並設下陷阱：{ $mark } 下 { $squares } 會輸
holds-out = 怎麼下都會輸，這一手撐得最久
hopes = 怎麼下都會輸，但 { $mark } 下 { $squares } 就錯失勝利
would-differ = { $square }：換作電腦不會這樣下
but-lets-win = 但現在 { $mark } 必勝。

## Review

review = 回顧
best = 最好的一手
good = 好棋
mistake = 失誤
already-lost = 已經輸定
move-with-text = { $mark } { $square }：{ $text }
good-but = 好棋，但有更快的贏法
better = { $review }。更好的下法是 { $square }：{ $reason }
lost-at-would-win = 敗著是 { $move }。下 { $square } 就能獲勝。
lost-at-would-draw = 敗著是 { $move }。下 { $square } 就能平手。
lost-at = 敗著是 { $move }。
missed-win-with = 如果不下 { $move } 而下 { $square }，就能獲勝。
missed-win = 除了 { $move }，當時另有一手可以獲勝。
risked-loss = { $square } 差點讓你輸掉。
made-no-mistake = 你沒有失誤。
drawn-not-reviewed = 按「回顧」看看是否錯過了勝利。
lost-not-reviewed = 按「回顧」看看錯在哪裡。
no-moves = 還沒有人下
lost-the-game = { $player ->
    [you] 你輸在
    [remote] 對手輸在
    [computer] 電腦輸在
   *[other] { $name } 輸在
} { $square }：{ $why }
was-mistake = { $player ->
    [you] 你的
    [remote] 對手的
    [computer] 電腦的
   *[other] { $name } 的
} { $square } 是失誤：{ $why }
would-have = 下 { $square } 就能{ $result ->
    [win] 獲勝
   *[other] 平手
}。
would-have-because = 下 { $square } 就能{ $result ->
    [win] 獲勝
   *[other] 平手
}（{ $reason }）。
unstopped-row = { $mark } 在 { $squares } 已連成 { $count } 子，{ $player ->
    [you] 你沒有擋住
   *[other] { $name } 沒有擋住
}。
unstopped-square = { $mark } 只差 { $square } 就獲勝，{ $player ->
    [you] 你沒有擋住
   *[other] { $name } 沒有擋住
}。
unstopped-fork = { $mark } 下 { $square } 可同時做出兩個威脅，{ $player ->
    [you] 你沒有擋住
   *[other] { $name } 沒有擋住
}。
missed-line = 下 { $square } 就能立刻獲勝。
completed-row = { $square } 是安全的，{ $player ->
    [you] 你卻
   *[other] { $name } 卻
}連成了線。
let-win = 之後 { $mark } 必能獲勝。
better-chances = 下 { $square } 的勝率是 { $before }，而不是 { $after }。
chances-in-game = 對局中 X 的勝率
no-mistake-found = 沒有發現明顯失誤
won-from = 從第 { $number } 步起，{ $mark } 已能必勝。
no-mistakes = 完美的一局：雙方都沒有失誤
no-mistakes-so-far = 到目前為止雙方都沒有失誤
harmless-mistakes = { $mistakes } 次失誤，都沒有影響勝負
mistakes-so-far = 到目前為止有 { $mistakes } 次失誤

## Puzzles

move-and-win = 你是 { $mark }：找出獲勝的下法
move-and-win-in-misere = 你是 { $mark }：迫使 { $other } 連成一線
move-and-draw = 你是 { $mark }：保住平手
rule-of-fours = 每一步都連成四個，{ $mark } 必須擋住
rule-of-draw = 無法獲勝，但可以不輸
grade = { $grade ->
    [easy] 簡單
    [medium] 中等
    [hard] 困難
   *[expert] 極難
}
puzzle-of = 第 { $number } 題，共 { $of } 題
daily-puzzle = 每日謎題第 { $number } 題
daily-result = { $title } · 每日謎題第 { $number } 題：{ $tries ->
    [1] 一次就解出
   *[other] 試了 { $tries } 次解出
}
first-try-counts = 連續天數只計第一次就答對的題。
daily-missed = 你的第一次嘗試答錯了。
daily-solved = { $tries ->
    [1] 一次就解出
   *[other] 試了 { $tries } 次解出
}。
daily-solved-late = 之後解出。
daily-time = 用時：{ $time }。
daily-in-hours = { $hours } 小時後有下一題。
daily-in-minutes = { $minutes } 分鐘後有下一題。
missed-day-is-forgiven = 連續紀錄仍在：每七天可原諒一天。
calendar = 日曆
back-to-puzzle = 返回謎題
more-puzzles = 更多謎題
puzzle-of-today = 今日謎題
previous-month = 上個月
next-month = 下個月
day-state = { $date }：{ $state ->
    [first] 一次就解出
    [solved] 已解出
    [later] 之後解出
    [missed] 未解出
   *[open] 未玩
}
signs-of-days = ★ 一次解出 · ✓ 之後解出 · ✕ 未解出 · ○ 未玩 · ▢ 今天
signs-without-star = ✓ 已解出 · ✕ 未解出 · ○ 未玩 · ▢ 今天
opponent-replied = { $mark } 下了 { $square }。輪到你下第 { $number } 步，共 { $of } 步。
puzzle-solved = 解出來了！
draw-is-saved = 解出來了！你保住了平手。
show-solution = 查看答案
solution = 答案：{ $moves }。
completes-own-line = 下 { $square } 會輸：你自己連成了 { $lines }。
must-complete-a-line = 下 { $square } 會輸：{ $mark } 下 { $reply }，最後你只能自己連成一線。
reply-wins = 下 { $square } 會輸：{ $mark } 下 { $reply }，之後再也擋不住。
reply-draws = 下 { $square } 只能平手：{ $mark } 下 { $reply }，你就無法再逼出勝利。
makes-no-four = 下 { $square } 沒有連成四個，{ $mark } 就有時間下 { $reply } 攔住你。
four-is-blocked = 下 { $square } 之後，{ $mark } 下 { $reply } 擋住，再連四個也贏不了。
missed-puzzles = 重做（{ $number }）
rush = 3 分鐘
rush-rules = 三分鐘內你能解出多少道題？答錯後直接進入下一題。
rush-start = 開始
rush-best = 最佳：{ $number }
rush-new-best = 新紀錄！
rush-result = 解出 { $number } 題
rush-counts = 解出：{ $solved }，待重做：{ $missed }
was-right = 正確答案是 { $square }。
all-puzzles = 全部謎題
win-in-moves = { $moves } 步獲勝
draw-in-moves = { $moves } 步達成平手
save-the-draw = 保住平手
puzzle-state = 第 { $number } 題，{ $state ->
    [solved] 已解出
    [missed] 待重做
   *[open] 未玩
}
day-streak = 已連續 { $days } 天
last-streak = 上次連續 { $days } 天
wrong-answer = 下 { $square } { $result ->
    [draw] 只能平手
   *[other] 會輸
}：{ $moves }。
wrong-last-move = 下 { $square } { $result ->
    [draw] 只能平手
   *[other] 會輸
}。
mark-on-square = { $mark } { $square }
then-move = { $first }，{ $next }
next = 下一個

## Lesson

lesson-title = 如何永不輸棋
lesson-progress = 規則 { $number } / { $of }，已學會 { $learned } 條
rule = { $number }. { $rule ->
    [win] 連成自己的線。
    [block] 擋住對手的線。
    [fork] 做出雙重威脅。
    [block-fork] 阻止對手的雙重威脅。
    [center] 占據中央。
    [opposite-corner] 占據對手的對角。
    [empty-corner] 占空角。
   *[empty-side] 占空邊。
}
why-rule = { $rule ->
    [win] 先找這一手，比阻擋對手更優先。
    [block] 不然對手下一手就結束棋局了。
    [fork] 雙重威脅就是同時威脅兩處，對手只能擋住一處。
    [block-fork] 占住那一格，或連成兩子，逼對手去擋別的地方。
    [center] 八條線中有四條經過中央，比其他任何格子都多。
    [opposite-corner] 你占到一個角，對手也不能再用兩角之間的對角線。
    [empty-corner] 角上有三條線經過，邊上只有兩條。
   *[empty-side] 邊放在最後，因為每個邊只有兩條線經過。
}
find-the-move = 你是 { $mark }，找出正確的一手。
learned = 答對了！{ $square }：{ $reason }。
two-sentences = { $first }{ $next }
others-draw = 這裡下別的也是平手。
others-do-not-win = 下別的都贏不了。
others-lose = 下 { $squares } 會輸。
all-others-lose = 下別的都會輸。
does-not-follow-rule = { $square } 也能平手，但不符合這條規則。再試一次。
takes-and-wins = { $mark } 占據 { $square } 獲勝
mark-square-reason = { $mark } { $square }（{ $reason }）
lesson-complete = 八條規則你都學會了。照這個順序下，就永遠不會輸。
previous-rule = 上一條
next-rule = 下一條

## Statistics

no-statistics = 還沒有紀錄。下完一局，就會記在這裡。
stored-by-newer = 這些戰績是由較新版本的遊戲儲存的。請重新載入頁面查看。
all-boards = 所有棋盤
unknown = –
against-others = 與各對手的棋局
between-friends = 朋友之間的棋局
games = 局數
counted = { $result ->
    [won] 勝
    [drawn] 平手
    [lost] 敗
    [x-won] X 勝
   *[o-won] O 勝
}
counted-letter = { $result ->
    [won] 勝
    [drawn] 平
    [lost] 敗
    [x-won] X
   *[o-won] O
}
mistakes = 失誤
unbeaten = 連續未輸
best-streak = 最佳
streaks = 連續未輸：{ $games } 局（最佳：{ $best } 局）
about-statistics = 連續未輸：在同一種棋盤上對同一對手連續未輸的局數。最佳：其中最長的一次。失誤：在 3 × 3 棋盤上平均每局錯失勝利或平手的手數。
about-mistakes = 失誤：在 3 × 3 棋盤上平均每局錯失勝利或平手的手數。
last-games = 最近棋局
last-results = 最近棋局，由舊到新：{ $results }
rating = 等級分
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = 你對各級別的棋力；每種棋盤上中等級別為 1500。真實值很可能在此範圍內。用過幫助或悔棋的對局不計。
no-rating = 在 3 × 3、5 × 5 或 15 × 15 棋盤上不用幫助與某個級別對局，這裡就會顯示你的等級分。
rating-like = 你的棋力與「{ $name }」相當。
rating-course = 計入的對局：{ $games }。最高等級分：{ $best }。
first-tries = 一次就解出
export = 匯出
import = 匯入
erase = 清除
erase-all = 全部清除
about-erasing = 「全部清除」會刪除所有棋盤的戰績、比分、已完成的對局和等級分。星星、成就、謎題、課程和設定會保留。
exported = 已儲存為檔案。
not-exported = 這個瀏覽器不允許儲存檔案。
imported = 已加入：{ $things }。
added-games = { $games ->
   *[other] { $games } 局
}
added-part = { $part ->
    [collection] 已完成的對局
    [scores] 比分
    [rating] 等級分
    [stars] 星星
    [achievements] 成就
    [lesson] 課程
    [puzzles] 謎題
   *[settings] 設定
}
erased = 已清除。關閉這個視窗前，可用「復原」找回。
undone = 已恢復原狀。
not-undone = 另一個分頁加入了新的棋局，因此無法復原。
import-failed = { $problem ->
    [unreadable] 無法讀取這個檔案。
    [too-large] 這個檔案太大，不像戰績檔案。
    [not-statistics] 這個檔案不是本遊戲匯出的戰績。
    [newer] 這個檔案來自較新版本的遊戲。
    [damaged] 這個檔案已損毀。
    [nothing-new] 這個檔案中的內容你都已經有了。
   *[too-many] 這個檔案中的結果太多，放不下。
}沒有任何變更。

## Collection

collection = 我的對局
no-collected-games = 還沒有下完的對局。最近 200 局會保存在此瀏覽器中。
about-collection = 最近下完的 200 局，僅保存在此瀏覽器中。選擇一局進行回顧。
all-games = 全部對局
number-of-moves = { $moves ->
   *[other] { $moves } 步
}
delete = 刪除
game-deleted = 對局已刪除。
show-more = 顯示更多

## Ladder

stars = { $of } 顆星中的 { $stars } 顆
new-star = 新獲得一顆星：{ $board }「{ $name }」。
win-two-of-three = 下一顆星：對「{ $name }」三局中贏兩局。
win-once-more = 下一顆星：再贏「{ $name }」一次。
win-once = 下一顆星：戰勝「{ $name }」。
draw-once = 下一顆星：與「{ $name }」戰成平手。
win-for-star = 下一顆星：再贏一局。
draw-for-star = 下一顆星：平手一局。
all-stars = 已獲得 { $board } 的全部星星。
next-board = 下一個棋盤：{ $board }。
stars-of-boards = 星星
had-help = 這次沒有星：你用了幫助或悔了棋。

## Achievements

achievement-name = { $achievement ->
    [win] 首次獲勝
    [block] 及時擋住一條線
    [fork] 雙重威脅：一步兩殺
    [block-fork] 阻止了雙重威脅
    [opposite-corner] 佔據對角
    [all-rules] 用過課程的每條規則
    [draw-unbeatable] 與「不敗」戰成平手
    [flawless] 無失誤戰勝「困難」
    [win-as-o] 執 O 獲勝
    [open-four] 以兩端皆空的一排獲勝
    [double-four] 以交叉的雙四獲勝
   *[misere] 在連線者輸的玩法中獲勝
}
achievements-of = 成就：{ $earned }/{ $of }
earned = 已達成
not-earned = 未達成
about-achievements = 與電腦對局，不用幫助，也不悔棋。
achieved = 新成就：{ $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = 繁體中文
description = 和朋友或電腦對戰，難度從簡單到已證明不敗。
new-game-with-friend = 和朋友開始新遊戲
new-game-by-link = 用連結開始新遊戲
new-game-at-level = 新遊戲：{ $name }

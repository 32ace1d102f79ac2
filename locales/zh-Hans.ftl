### Simplified Chinese. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = 游戏无法启动。
slow-start = 游戏加载时间较长。

## First part: texts of the first move. Each costs every visitor bytes.

retry = 重试
title = 井字棋
loading = 加载中…
goal-of-first-board = 连成 3 子获胜
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = 你执 { $mark }
menu = 菜单
play-again = 再来一局
daily = 每日谜题
learn = 学习
board-label = 棋盘
square = { $square }，{ $content ->
    [empty] 空
    [mark] { $mark }
   *[line] { $mark }，已连成线
}
turn-of = { $player ->
    [you] 轮到你了
    [remote] 等待对手落子
    [computer] 轮到电脑
   *[other] 轮到{ $name }
}
send-the-link = 发送链接，再打开对方的回复
is-thinking = 电脑正在思考…
has-stopped = 电脑已停止思考
dead = 谁也赢不了了
wins = { $player ->
    [you] 你赢了
    [remote] 对手赢了
    [computer] 电脑获胜
   *[other] { $name }获胜
}
won-on-first-board = 连成 3 子
drawn = 平局
board-full = 棋盘已下满
you = 你
remote-player = 对手
computer = 电脑
score = 比分
side-score = { $player }，{ $mark }：{ $wins } 胜
mark-score = { $mark }：{ $wins } 胜
draws = 平
level-name = { $level ->
    [easy] 简单
    [medium] 中等
    [hard] 困难
    [very-hard] 很难
   *[unbeatable] 不败
}
friend = 好友
by-link = 链接对战
settings = 设置
not-loaded = 游戏的这一部分加载失败。

## Menu

new-game = 新游戏
share = 分享
puzzles = 谜题
statistics = 战绩
progress = 进度

## Tools below the board

tools = 工具
undo = 撤销
redo = 重做
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
help = 帮助
nudge = { $nudge ->
    [win] 这一步可以获胜。
    [block] 对手即将获胜。你能阻止吗？
    [fork] 你可以同时形成两个威胁。
    [stop-fork] 对手可能同时形成两个威胁。你能防住吗？
    [force] 你有必胜的走法。
    [careful] 有些格子会输。找一个不会输的格子。
    [lost] 对手有必胜的走法。哪一格撑得最久？
    [threat] 你可以形成威胁。
    [row] 你可以形成更长的连线。
    [avoid] 有些格子很危险。找出对自己连线帮助最小的一格。
   *[calm] 没有紧急情况。占据经过连线最多的格子。
}
hint = 提示
values = 评估
## Moves

moves = 棋谱
start = 开局
numbered-move = { $number }. { $mark } { $square }
why = 为什么？
why-square = 为什么走 { $square }？
play-from-here = 从这里继续
show-me = 看看
skip = 跳过
try-again = 再试一次
try-again-from = 从第 { $number } 步重试
is-practice = 练习：这一局不计分
is-replay = 这是别人分享的一局
rematch-as = 执 { $mark } 再来一局
go-to-start = 回到开局
previous-move = 上一步
next-move = 下一步
go-to-last-move = 跳到最后一步
newest-first = 最新在前
move-of = { $number ->
    [0] 开局
   *[other] 第 { $number } 步，共 { $of } 步
}
back-to-game = 返回对局
can-resume = 按“撤销”可恢复上一局

## Sharing

send = 发送
invite = 邀请
share-game = 分享这局棋
share-turn = 发送你的这步棋
share-end = 发送结果
continue-with-friend = 和好友继续下
about-turn = 对手打开链接，落子后再发回一个链接。每个链接都包含整局棋，服务器不存储任何内容。
about-end = 对手打开链接，就能看到对局结果。
copy-text = 复制为文本
save-picture = 保存图片
save-as-file = 保存为 { $format }
won-at-move = { $mark } 在第 { $number } 步获胜
share-result = { $result ->
    [shared] 已分享。
    [link] 已复制链接。
    [game] 已复制对局文本。
    [code] 已复制代码。
    [result] 已复制结果。
    [saved] 已保存图片。
    [file] 已保存为文件。
   *[refused] 此浏览器不允许分享或复制，请手动复制以下文本：
}
copy-this-text = 要复制的文本
paste-game = 粘贴棋局
about-paste = 粘贴链接、棋局文本，或者只粘贴走法，例如 b2 a1 c3。
open-file = 打开文件（SGF、psq、sav）
first-row-below = 第 1 行在最下面（与 Gomocalc、Yixin 相同）
text-problem = 无法打开这段文本：{ $problem }。
open = 打开
cancel = 取消
link-copied = 链接已复制。发给对手，再打开对方的回复
link-copied-end = 链接已复制。发给对手吧
move-sent = 这步棋已发送。收到回复后请打开
end-sent = 结果已发送
send-your-move = 请发送你的这步棋
invited = 好友邀请你对局。落子后点“发送”
move-or-invite = 落子后发送，或点“邀请”
invite-friend = 邀请好友
about-invitation = 发送链接，由好友先下
you-move-first = 发送链接，由你先下
friend-moves-first = 好友先下，然后把链接发给你
friend-changed-move = 好友改了一步棋
friend-played = 好友下了 { $square }

## Embedding

embed = 嵌入
about-embed = 把这段代码粘贴到任意网页即可。
parts = 与棋盘一起显示
part = { $part ->
    [status] 状态
    [score] 比分
    [reset] 新游戏
    [history] 棋谱和撤销
    [hint] 提示
   *[settings] 设置
}
preview = 预览
html-code = HTML 代码
copy-code = 复制代码
match-page = 跟随网页

## Positions

set-up = 摆棋
about-set-up = 点按格子可依次切换：X、O、空。
side-to-move = 轮到谁？
impossible-position = 不可能出现的局面：{ $reason }。
clear = 清空
place = { $square } 放 { $mark }
clear-square = 清空 { $square }
aim = 选格
left = 左
up = 上
down = 下
right = 右
aims-to-play = 再点一次就落子
aims-to-change = { $square }：再按一次更改
made = { $mark }：{ $square }。
taken = 这一格已有棋子
sentence = { $text }。

## Boards

board = 棋盘
board-size = { $columns } × { $rows }
in-a-row-number = { $line } 子连线
misere = 反向
goal = 胜负规则
how-to-play = 玩法
how-to-win = 双方轮流落子。先在横、竖或斜线上连成 { $line } 子的一方获胜。在此之前棋盘下满则为平局。
how-to-lose = 双方轮流落子。在横、竖或斜线上连成 { $line } 子的一方判负。在此之前棋盘下满则为平局。
longer-row = 连得更长也算。
square-names = 每格都有名称：b2 就是 b 列第 2 行。
tip-two-threats = 窍门：做出双重威胁，同时威胁两处，对手只能挡住一处。
tip-open-row = 窍门：两端都空的 { $row } 子连线是挡不住的。
tip-safe-squares = 窍门：给自己留好安全的格子，让对手先没有安全的格子可下。
line-rule = 连成 { $line } 子{ $objective ->
    [normal] 获胜
   *[misere] 判负
}
board-rule = { $columns } × { $rows } · 连成 { $line } 子{ $objective ->
    [normal] 获胜
   *[misere] 判负
}
you-are-with-rule = 你执 { $mark } · 连成 { $line } 子{ $objective ->
    [normal] 获胜
   *[misere] 判负
}
won-with = 连成 { $line } 子
won-misere = { $player ->
    [you] 你
    [remote] 对手
    [computer] 电脑
   *[other] { $loser }
}下 { $square } 连成 { $line } 子
custom-size = 自定义棋盘
new-game-from = 其他开局方式
about-custom-size = 最多 20 列 20 行，连线子数只要棋盘放得下即可。
columns = 列数
rows = 行数
in-a-row = 连线子数
board-problem = 棋盘无效：{ $problem }。
not-whole-numbers = 请在每一栏填入 1 到 20 的整数。

## Opponents

game = 对局
opponent = 对手
about-level = { $level ->
    [easy] 随便找个空格落子。
    [medium] 能赢就赢，该挡就挡，其余随便下。
    [hard] 先取胜，再防守，然后占中心或角。只有双重威胁能击败它。
    [very-hard] 会往后算，但只算片刻。
   *[unbeatable] 从不输棋。你能逼成平局吗？
}
about-friend = 两人在同一屏幕上轮流落子。
about-link = 互发链接，轮流落子。链接里包含整局棋。
play-as = 你的棋子
strategy-name = { $strategy ->
    [random] 随机
    [trapper] 陷阱师
   *[strategist] 军师
}
strongest-level = 专家
about-strategy = { $strategy ->
    [random] 在任何棋盘上都随便找个空格落子。
    [trapper] 绝不让你形成双重威胁，走法多变。从不输棋。
   *[strategist] 遵循八条规则，从直接取胜到占边。从不输棋。
}
about-style = { $style ->
    [easy] 会连线，也会挡住你的大部分连线，但会出错。
    [medium] 会连线，也会挡住你的连线，但看不出双重威胁。
    [trapper] 会做出双重威胁，也会阻止你的，但不会看得更远。
    [hard] 会做出双重威胁，也会阻止你的，但看不远。
   *[strategist] 按规则行棋：取胜、防守、形成双重威胁、阻止双重威胁，最后占据经过最多可用连线的格子。
}
about-style-in-misere = { $style ->
    [easy] 多半会避免连成线，但会出错。
    [medium] 只要能避免就不连成线，其余随便落子。
   *[hard] 占据对自己连线帮助最小的格子。
}
plays-like = 在这个棋盘上与“{ $name }”下法相同。
about-analysis = 这个棋盘上最强的对手，每步最多思考 { $time }。
about-solved = 在这个棋盘上从不失误。

## Games with other rules

other-games = 其他玩法
variant-name = { $game ->
    [infinite] 无限
    [wild] 狂野
    [wild-misere] 反狂野
    [notakto] Notakto
   *[ultimate] 终极
}
variant-rules = { $game ->
    [infinite] 每方只有三枚棋子：下第四枚时，颜色变淡的最早一枚会消失，不再计入。连成 3 子获胜。同一局面第三次出现则为平局。
    [wild] 每步可下 X 或 O。不论谁下的，连成三枚相同棋子的一方获胜。在此之前棋盘下满则为平局。
    [wild-misere] 每步可下 X 或 O。连成三枚相同棋子的一方判负。在此之前棋盘下满则为平局。
    [notakto] 双方都下 X。连成 3 子就关闭该棋盘。关闭最后一个棋盘的一方判负。
   *[ultimate] 赢下连成一线的三个小棋盘即获胜。你下的格子决定对手下一步在哪个小棋盘落子。若该棋盘已分胜负或下满，对手可任选棋盘。
}
variant-goal = { $game ->
    [infinite] 连成 3 子获胜，每方三枚棋子
    [wild] 连成三枚相同棋子获胜
    [wild-misere] 连成三枚相同棋子判负
    [notakto] 关闭最后一个棋盘者判负
   *[ultimate] 三个小棋盘连成一线获胜
}
about-level-in-games = { $level ->
    [easy] 能赢就赢，否则随意落子。
    [medium] 还会阻止你马上获胜。
    [hard] 会往前看四步。
    [very-hard] 会看得很远。
   *[unbeatable] 不会失误。
}
looks-at-own-move = 只看自己的一步。
looks-at-reply = 还会看你的应对。
boards = 棋盘数
goes = { $seat ->
    [first] 先下
   *[second] 后下
}
you-go = { $seat ->
    [first] 你先下
   *[second] 你后下
}
rematch-going = { $seat ->
    [first] 再来一局，你先下
   *[second] 再来一局，你后下
}
guide-first = { $game ->
    [infinite] 你已有三枚棋子。下完第四枚后，颜色变淡的那枚会消失。请按发亮的格子。
    [wild] 棋子不属于任何人。在棋盘下方选 X，再按发亮的格子。
    [wild-misere] 棋子不属于任何人，连成一线的一方判负。选 X，再按发亮的格子。
    [notakto] 双方都下 X，连成一线的一方判负。占中央就能赢：请按发亮的格子。
   *[ultimate] 你下在发亮的小棋盘。发亮的格子会让对手去同一位置的小棋盘：左下角。
}
guide-second = { $game ->
    [infinite] 你最早的一枚已消失。请按发亮的格子：它同时形成两个威胁。
    [wild] 别留下有两枚相同棋子和一个空格的线。在发亮的格子下 X 很安全。
    [wild-misere] 这条线上再下一枚 X 就会输。选 O 堵住它。
    [notakto] 下在离对手棋子一个马步的地方：前进两格，再横一格。
   *[ultimate] 对手让你来到这里。连成 3 子就赢下这个小棋盘。
}
guide-third = { $game ->
    [infinite] 对手挡住了一个威胁，但另一处最早的一枚消失了。按发亮的格子获胜。
    [wild] 两枚相同棋子和一个空格：谁连成谁赢。选 O，再按发亮的格子。
    [wild-misere] 现在再下一枚 O 就会输。选 X，把这条线也堵住。
    [notakto] 再走一个马步：现在剩下的每一格都会连成一线，对手输了。
   *[ultimate] 你该去的小棋盘已分胜负，所以可以任选棋盘。三个小棋盘连成一线即获胜。
}
place-next = 落子
vanishes-next = 接下来消失
mark-vanishes = 这一步会让 { $square } 的 { $mark } 消失，不再计入
play-on-board = 请下在发亮的棋盘 { $squares }
play-on-any-board = 可下在任意未关闭的棋盘
wrong-board = 请下在发亮的棋盘
board-closed = 这个棋盘已关闭
three-boards = 三个棋盘连成一线
boards-decided = 所有小棋盘都已分出结果
same-position = 同一局面出现了三次
position-repeated = 同一局面又出现了：第三次就是平局
closed-last-board = { $player ->
    [you] 你关闭了最后一个棋盘
    [computer] 电脑关闭了最后一个棋盘
   *[other] { $name } 关闭了最后一个棋盘
}
completed-a-line = { $player ->
    [you] 你连成了一线
    [computer] 电脑连成了一线
   *[other] { $name } 连成了一线
}
wins-at-once = 你可以马上获胜：{ $squares }。
wins-a-board = 你可以赢下一个小棋盘：{ $squares }。
look-at-target = 看看这一格会把对手送到哪里。
notakto-wins = 你能赢：下对这一步，对手无论怎么下都得关闭最后一个棋盘。
notakto-loses = 对手不失误的话，你无论怎么下都得关闭最后一个棋盘。
no-mistake = 没有一步是失误。

## Settings

theme = 配色
theme-name = { $theme ->
    [auto] 跟随系统
    [light] 浅色
    [dark] 深色
   *[contrast] 高对比度
}
board-style = 棋盘样式
look-name = { $look ->
    [soft] 圆角方格
    [paper] 纸上画线
    [tiles] 瓷砖
   *[neon] 霓虹
}
sound = 声音和振动
sound-name = { $sound ->
    [off] 关
    [quiet] 小声
   *[loud] 大声
}
sound-offer = 要打开声音吗？
sound-on = 打开声音
language = 语言
browser-language = 浏览器语言
shortcuts = 键盘快捷键
show-shortcuts = 查看快捷键
use-shortcuts = 启用键盘快捷键
number-keys = 1–9
home-key = Home
end-key = End
number-keys-effect = 在 3 × 3 棋盘上落子：最上面一行是 1 2 3，数字小键盘上是 7 8 9
move-on-board = 轮到你时移到棋盘，再逐格移动
outside-board = { $effect }（棋盘外）
play-keys = Enter、空格
play-square = 在该格落子
escape-key = Esc
close-window = 关闭窗口、提示或复盘
show-this-list = 显示此列表
thinking-time = 思考时间
seconds = { $seconds } 秒
move-now = 立即落子
stop = 停止
stop-thinking = 停止思考
keep-thinking = 继续思考
takes-turns-to-start = 轮流先手
next-after-draw = 平局后自动开始新游戏
show-goals = 显示星星、等级分、成就和连胜
reset-score = 将与此对手的比分清零
reset-friends-score = 将好友对战的比分清零
score-is-reset = 比分将从 0 重新开始。
about = 关于本游戏
version = 版本 { $version }，采用 MIT 许可证。
licenses = 许可证与声明
source-code = 源代码

done = 完成
play-at-level = 挑战“{ $name }”
play-against-strategy = 对战{ $name }

## Matches: several games in a row, for example best of 3.

match-length = 比赛
no-match = 单局
match-score = 比赛比分
best-of = { $games ->
    [3] { $games } 局 2 胜
    [5] { $games } 局 3 胜
    [7] { $games } 局 4 胜
   *[other] { $games } 局制
}
wins-match = { $player ->
    [you] 你赢得了比赛
    [remote] 对手赢得了比赛
    [computer] 电脑赢得了比赛
   *[other] { $name }赢得了比赛
}
match-result = { $games } 局制，{ $wins } 比 { $losses }
next-game = 下一局
new-match = 新比赛
names-and-colors = 名字和颜色
name-is-full = 名字最多 { $letters } 个字。
player-color-of = { $seat ->
    [first] 玩家 1 的颜色
   *[second] 玩家 2 的颜色
}
player-color = { $color ->
    [of-mark] 默认
    [green] 绿色
    [amber] 琥珀色
   *[gray] 灰色
}
numbered-player = 玩家 { $number }

## Notes

reload = 刷新
dismiss = 关闭
unknown-value = 链接中看不懂的部分已略过：{ $settings }。
bad-board = 链接中的棋盘无效：{ $problem }。
moves-left-out = 链接中的对局也已略过。
bad-moves = 链接中的第 { $number } 步不能走：{ $reason }。棋局显示到这里为止。
missing-moves = { $arrived ->
    [0] 这个链接不完整。请对方再发一次。
   *[other] 只收到 { $of } 步中的 { $arrived } 步。请对方再发一次链接。
}
square-not-on-board = { $square } 不在棋盘上
bad-start = 链接中的起始局面无效：{ $problem }。
older-link = 这是旧链接：它停在第 { $shown } 步，而你的对局已到第 { $played } 步。
bad-text = 其余文本无法读取：{ $problem }。
saved-unreadable = 保存的比分无法读取，将从 0 开始。
not-saved = 此浏览器不会为本页面保存任何数据，离开后比分将丢失。
no-worker = 出了点问题。下一局之前，电脑不会往后推算。
new-version = 新版本已就绪。
altered-file = 有一个游戏文件已损坏。游戏会在没有它的情况下继续。
no-language = { $language }加载失败。

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem }（文本第 { $line } 行）
in-move = { $problem }（第 { $number } 步）
unknown-square = “{ $text }”不是格子，请使用字母 a 到 { $letter } 加数字 1 到 { $number }
game-is-over = 对局已经结束
square-is-taken = { $square } 已有棋子
not-a-board = “{ $text }”不是棋盘，请按“列数x行数x连线子数”填写，例如 3x3x3
impossible-size = 棋盘应为 1 到 20 列、1 到 20 行，不能是 { $columns } 列 { $rows } 行
impossible-line = 连线子数不能是 { $line }，至少为 2，且不能超出棋盘
unknown-letter = 第 { $row } 行：“{ $letter }”不是 x、o 或空格数
row-length = 第 { $row } 行应有 { $columns } 格
row-count = 应有 { $rows } 行
side-missing = 没有注明轮到哪一方，请在各行之后加上 -x 或 -o
unknown-word = “{ $text }”在这里无效，请使用 { $words }
two-marks = { $square } 上同时有 X 和 O
too-many-marks = { $mark } 太多：有 { $x } 个 X 和 { $o } 个 O，而 X 必须与 O 一样多或多一个
wrong-side = 有 { $x } 个 X 和 { $o } 个 O 时，应轮到 { $mark }
line-came-first = 连成第一条线时对局就已经结束了
no-game = 没有找到棋局
other-site = 这不是本游戏的链接
out-of-place = “{ $text }”的位置不对：Board、Objective、Start、走法、Outcome 和图示应按此顺序各出现一次
invalid-start = 起始局面无效：{ $problem }
wrong-number = 序号“{ $found }”有误，这里应是第 { $number } 步
wrong-turn = 轮到 { $due }，而不是 { $found }（第 { $number } 步）
square-missing = 缺少格子（第 { $number } 步）
wrong-outcome = “{ $found }”不符：这些走法的结果是“{ $outcome }”
drawn-otherwise = 图示在 { $square } 与走法不符
drawn-size = 图示与此棋盘不符
other-format = 这是其他程序的文件（{ $format }）：请改用 SGF 或 psq，或者只用走法，例如 h8 i9
pass = 第 { $number } 步是停一手，而本游戏不能停手
breaks-off = 文件在第 { $number } 步之后中断
more-games = 文件中有多局棋，只打开了第一局

## Values: they stand alone, and after a square and a colon.

wins-in = { $moves } 步获胜
loses-in = { $moves } 步落败
wins-within = { $moves } 步内获胜
loses-within = { $moves } 步内落败
is-won = 获胜
is-lost = 落败
is-drawn = 平局
good-chances = 形势好
equal-chances = 不相上下
poor-chances = 形势差
result = { $result ->
    [win] 胜
    [draw] 平
   *[loss] 负
}
best-play-wins-in = 双方都不失误，{ $mark } { $moves } 步获胜
best-play-wins-within = 双方都不失误，{ $mark } { $moves } 步内获胜
best-play-wins = 双方都不失误，{ $mark } 获胜
best-play-draws = 双方都不失误就是平局
every-square-draws = 只要双方都不失误，下哪一格都是平局
unmarked-squares-draw = 没有标记的格子都是平局
even-chances = 目前不相上下
chances = { $mark } 形势更好
not-analyzed = 还没算出来
thinking = 思考中…

## Analysis

analysis-progress = 已检查 { $done } / { $of } 种走法
best-moves = 最佳走法
chances-ahead = { $mark } 的胜率 · 推算 { $depth } 步

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }：{ $reason }
square-and-value = { $square }、{ $value }
probably-keeps = 很可能保住{ $result ->
    [win] 胜利
   *[other] 平局
}
proven-win = { $value }，谁也挡不住
proven-draw = 保住平局，没有更好的结果了
loses-late = 电脑已经救不回这局，只能尽量拖延
best-found = 是电脑找到的最佳走法
best-so-far = 是目前找到的最佳走法
threatens = 下一步可在 { $squares } 获胜
stops-fork = 阻止 { $mark } 同时做出两个威胁
open-row = 在 { $squares } 连成两端都空的 { $count } 子
two-threats = 同时做出两个威胁：{ $rows }
blocks-row = 挡住 { $mark } 在 { $squares } 连成的 { $count } 子
good-center = 占住中心，有很多方法连成 { $line } 子
many-ways = 有很多方法连成 { $line } 子
builds = 为连成 { $lines } 做准备
every-move-loses = { $reason }。怎么走都会输，这一步撑得最久
and-wins-in = { $reason }，{ $moves } 步获胜
with-value = { $reason }；{ $value }
completes = 连成 { $lines }
blocks = 挡住 { $mark } 的 { $lines }
makes-fork = 形成双重威胁：{ $lines }
blocks-fork = 阻止 { $mark } 在 { $squares } 形成双重威胁
takes-fork-away = 在 { $line } 上连成两子，阻止 { $mark } 在 { $squares } 形成双重威胁
forces-reply = 阻止 { $mark } 在 { $squares } 形成双重威胁：在 { $line } 上连成两子，{ $mark } 必须应在 { $reply }
takes-center = 占据中心
takes-opposite-corner = 占据 { $corner } 的对角
takes-corner = 占角
takes-side = 占边
last-square = 占住最后一个空格
picked-any = 电脑从 { $squares } 个空格中随便选了一个
aims-for = 电脑正在连线，还需要 { $squares }
drawing-reply = 应对 { $square }，保住平局
every-square-safe = 每个空格都安全
safe-move = 走得稳妥；若走 { $squares }，{ $mark } 必能获胜
is-losing = 电脑已经救不回这局，于是随便选一格
completes-nothing = 不会连成线，而 { $squares } 会
forces-fork = { $other } 必须应在 { $reply }，随后 { $mark } 可在 { $squares } 形成双重威胁
on-open-line = 电脑选了一个 { $mark } 还能连线的格子
most-open-lines = 对 { $mark } 的连线帮助最大
fewest-open-lines = 对 { $mark } 的连线帮助最小
forces-win = { $moves } 步必胜
keeps-draw = 保住平局
keeps-draw-unless = 保住平局；{ $mark } 走 { $squares } 就会输
leads-to-draw = 只要双方都不失误就是平局
sets-trap = 保住平局并设下陷阱：{ $mark } 走 { $squares } 会输
holds-out = 怎么走都会输，这一步撑得最久
hopes = 怎么走都会输，但 { $mark } 走 { $squares } 就错失胜利
would-differ = { $square }：换作电脑不会这样走
but-lets-win = 但现在 { $mark } 必胜。

## Review

review = 回顾
best = 最好的一步
good = 好棋
mistake = 失误
already-lost = 已经输定
move-with-text = { $mark } { $square }：{ $text }
good-but = 好棋，但有更快的赢法
better = { $review }。更好的走法是 { $square }：{ $reason }
lost-at-would-win = 败着是 { $move }。走 { $square } 本可获胜。
lost-at-would-draw = 败着是 { $move }。走 { $square } 本可平局。
lost-at = 败着是 { $move }。
missed-win-with = 如果不走 { $move } 而走 { $square }，本可获胜。
missed-win = 除了 { $move }，当时另有一步可以获胜。
risked-loss = { $square } 差点让你输掉。
made-no-mistake = 你没有失误。
drawn-not-reviewed = 按“回顾”看看是否错过了胜机。
lost-not-reviewed = 按“回顾”看看错在哪里。
no-moves = 还没有落子
lost-the-game = { $player ->
    [you] 你输在
    [remote] 对手输在
    [computer] 电脑输在
   *[other] { $name } 输在
} { $square }：{ $why }
was-mistake = { $player ->
    [you] 你的
    [remote] 对手的
    [computer] 电脑的
   *[other] { $name } 的
} { $square } 是失误：{ $why }
would-have = 走 { $square } 本可{ $result ->
    [win] 获胜
   *[other] 平局
}。
would-have-because = 走 { $square } 本可{ $result ->
    [win] 获胜
   *[other] 平局
}（{ $reason }）。
unstopped-row = { $mark } 在 { $squares } 已连成 { $count } 子，{ $player ->
    [you] 你没有挡住
   *[other] { $name } 没有挡住
}。
unstopped-square = { $mark } 只差 { $square } 就获胜，{ $player ->
    [you] 你没有挡住
   *[other] { $name } 没有挡住
}。
unstopped-fork = { $mark } 走 { $square } 可同时做出两个威胁，{ $player ->
    [you] 你没有挡住
   *[other] { $name } 没有挡住
}。
missed-line = 走 { $square } 本可立即获胜。
completed-row = { $square } 是安全的，{ $player ->
    [you] 你却
   *[other] { $name } 却
}连成了线。
let-win = 此后 { $mark } 必能获胜。
better-chances = 走 { $square } 的胜率是 { $before }，而不是 { $after }。
chances-in-game = 对局中 X 的胜率
no-mistake-found = 没有发现明显失误
won-from = 从第 { $number } 步起，{ $mark } 已能必胜。
no-mistakes = 完美对局：双方都没有失误
no-mistakes-so-far = 到目前为止双方都没有失误
harmless-mistakes = { $mistakes } 次失误，均未影响胜负
mistakes-so-far = 到目前为止有 { $mistakes } 次失误

## Puzzles

move-and-win = 你执 { $mark }：找出取胜的走法
move-and-win-in-misere = 你执 { $mark }：迫使 { $other } 连成一线
move-and-draw = 你执 { $mark }：保住平局
rule-of-fours = 每一步都连成四个，{ $mark } 必须挡住
rule-of-draw = 无法取胜，但可以不输
grade = { $grade ->
    [easy] 简单
    [medium] 中等
    [hard] 困难
   *[expert] 极难
}
puzzle-of = 第 { $number } 题，共 { $of } 题
daily-puzzle = 每日谜题第 { $number } 题
daily-result = { $title } · 每日谜题第 { $number } 题：{ $tries ->
    [1] 一次就解出
   *[other] 试了 { $tries } 次解出
}
first-try-counts = 连续天数只计第一次就答对的题。
daily-missed = 你的第一次尝试错了。
daily-solved = { $tries ->
    [1] 一次就解出
   *[other] 试了 { $tries } 次解出
}。
daily-solved-late = 之后解出。
daily-time = 用时：{ $time }。
daily-in-hours = { $hours } 小时后有下一题。
daily-in-minutes = { $minutes } 分钟后有下一题。
missed-day-is-forgiven = 连续记录仍在：每七天可原谅一天。
calendar = 日历
back-to-puzzle = 返回谜题
more-puzzles = 更多谜题
puzzle-of-today = 今日谜题
previous-month = 上个月
next-month = 下个月
day-state = { $date }：{ $state ->
    [first] 一次就解出
    [solved] 已解出
    [later] 之后解出
    [missed] 未解出
   *[open] 未玩
}
signs-of-days = ★ 一次解出 · ✓ 之后解出 · ✕ 未解出 · ○ 未玩 · ▢ 今天
signs-without-star = ✓ 已解出 · ✕ 未解出 · ○ 未玩 · ▢ 今天
opponent-replied = { $mark } 走了 { $square }。轮到你走第 { $number } 步，共 { $of } 步。
puzzle-solved = 解出来了！
draw-is-saved = 解出来了！你保住了平局。
show-solution = 查看答案
solution = 答案：{ $moves }。
completes-own-line = 走 { $square } 会输：你自己连成了 { $lines }。
must-complete-a-line = 走 { $square } 会输：{ $mark } 走 { $reply }，最后你只能自己连成一线。
reply-wins = 走 { $square } 会输：{ $mark } 走 { $reply }，之后再也挡不住。
reply-draws = 走 { $square } 只能打平：{ $mark } 走 { $reply }，你就无法再逼出胜利。
makes-no-four = 走 { $square } 没有连成四个，{ $mark } 就有时间走 { $reply } 拦住你。
four-is-blocked = 走 { $square } 之后，{ $mark } 走 { $reply } 挡住，再连四个也赢不了。
missed-puzzles = 重做（{ $number }）
rush = 3 分钟
rush-rules = 三分钟内你能解出多少道题？答错后直接进入下一题。
rush-start = 开始
rush-best = 最佳：{ $number }
rush-new-best = 新纪录！
rush-result = 解出 { $number } 题
rush-counts = 解出：{ $solved }，待重做：{ $missed }
was-right = 正确答案是 { $square }。
all-puzzles = 全部谜题
win-in-moves = { $moves } 步获胜
draw-in-moves = { $moves } 步达成平局
save-the-draw = 保住平局
puzzle-state = 第 { $number } 题，{ $state ->
    [solved] 已解出
    [missed] 待重做
   *[open] 未玩
}
day-streak = 已连续 { $days } 天
last-streak = 上次连续 { $days } 天
wrong-answer = 走 { $square } { $result ->
    [draw] 只能打平
   *[other] 会输
}：{ $moves }。
wrong-last-move = 走 { $square } { $result ->
    [draw] 只能打平
   *[other] 会输
}。
mark-on-square = { $mark } { $square }
then-move = { $first }，{ $next }
next = 下一个

## Lesson

lesson-title = 怎样永不输棋
lesson-progress = 规则 { $number } / { $of }，已掌握 { $learned } 条
rule = { $number }. { $rule ->
    [win] 连成自己的线。
    [block] 挡住对手的线。
    [fork] 形成双重威胁。
    [block-fork] 阻止对手的双重威胁。
    [center] 占据中心。
    [opposite-corner] 占据对手的对角。
    [empty-corner] 占空角。
   *[empty-side] 占空边。
}
why-rule = { $rule ->
    [win] 先看这一条，比阻挡对手更优先。
    [block] 不然对手下一步就结束对局了。
    [fork] 双重威胁就是同时威胁两处，对手只能挡住一处。
    [block-fork] 占住那一格，或连成两子，迫使对手去别处防守。
    [center] 八条线中有四条经过中心，比其他任何格子都多。
    [opposite-corner] 你占到一个角，对手也无法再用两角之间的对角线。
    [empty-corner] 角上有三条线经过，边上只有两条。
   *[empty-side] 边放在最后，因为每条边只有两条线经过。
}
find-the-move = 你执 { $mark }，找出正确的一步。
learned = 答对了！{ $square }：{ $reason }。
two-sentences = { $first }{ $next }
others-draw = 这里走别的也是平局。
others-do-not-win = 走别的都赢不了。
others-lose = 走 { $squares } 会输。
all-others-lose = 走别的都会输。
does-not-follow-rule = { $square } 也能平局，但不符合这条规则。再试一次。
takes-and-wins = { $mark } 占据 { $square } 获胜
mark-square-reason = { $mark } { $square }（{ $reason }）
lesson-complete = 八条规则你都掌握了。按这个顺序下，就永远不会输。
previous-rule = 上一条
next-rule = 下一条

## Statistics

no-statistics = 还没有对局。下完一局，就会记在这里。
stored-by-newer = 这些战绩由更新版本的游戏保存。请刷新页面查看。
all-boards = 全部棋盘
unknown = –
against-others = 与各对手的对局
between-friends = 好友之间的对局
games = 局数
counted = { $result ->
    [won] 胜
    [drawn] 平
    [lost] 负
    [x-won] X 胜
   *[o-won] O 胜
}
counted-letter = { $result ->
    [won] 胜
    [drawn] 平
    [lost] 负
    [x-won] X
   *[o-won] O
}
mistakes = 失误
unbeaten = 连续未输
best-streak = 最佳
streaks = 连续未输：{ $games } 局（最佳：{ $best } 局）
about-statistics = 连续未输：同一棋盘上对同一对手连续未输的局数。最佳：其中最长的一次。失误：在 3 × 3 棋盘上平均每局错失胜利或平局的步数。
about-mistakes = 失误：在 3 × 3 棋盘上平均每局错失胜利或平局的步数。
last-games = 最近对局
last-results = 最近对局，由旧到新：{ $results }
rating = 等级分
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = 你对各级别的棋力；每种棋盘上中等级别为 1500。真实值很可能在此范围内。用过帮助或悔棋的对局不计。
no-rating = 在 3 × 3、5 × 5 或 15 × 15 棋盘上不用帮助与某个级别对局，这里就会显示你的等级分。
rating-like = 你的棋力与“{ $name }”相当。
rating-course = 计入的对局：{ $games }。最高等级分：{ $best }。
first-tries = 一次就解出
export = 导出
import = 导入
erase = 清除
erase-all = 全部清除
about-erasing = “全部清除”会删除所有棋盘的战绩、比分、已完成的对局和等级分。星星、成就、谜题、课程和设置会保留。
exported = 已保存为文件。
not-exported = 此浏览器不允许保存文件。
imported = 已添加：{ $things }。
added-games = { $games ->
   *[other] { $games } 局
}
added-part = { $part ->
    [collection] 已完成的对局
    [scores] 比分
    [rating] 等级分
    [stars] 星星
    [achievements] 成就
    [lesson] 课程
    [puzzles] 谜题
   *[settings] 设置
}
erased = 已清除。关闭此窗口前，可用“撤销”恢复。
undone = 已恢复原样。
not-undone = 另一个标签页添加了新的对局，因此无法撤销。
import-failed = { $problem ->
    [unreadable] 无法读取此文件。
    [too-large] 此文件太大，不像战绩文件。
    [not-statistics] 此文件不是本游戏导出的战绩。
    [newer] 此文件来自更新版本的游戏。
    [damaged] 此文件已损坏。
    [nothing-new] 此文件中的内容你都已经有了。
   *[too-many] 此文件中的结果太多，放不下。
}未作任何更改。

## Collection

collection = 我的对局
no-collected-games = 还没有下完的对局。最近 200 局会保存在此浏览器中。
about-collection = 最近下完的 200 局，仅保存在此浏览器中。选择一局进行回顾。
all-games = 全部对局
number-of-moves = { $moves ->
   *[other] { $moves } 步
}
delete = 删除
game-deleted = 对局已删除。
show-more = 显示更多

## Ladder

stars = { $of } 颗星中的 { $stars } 颗
new-star = 新获得一颗星：{ $board }“{ $name }”。
win-two-of-three = 下一颗星：对“{ $name }”三局中赢两局。
win-once-more = 下一颗星：再赢“{ $name }”一次。
win-once = 下一颗星：战胜“{ $name }”。
draw-once = 下一颗星：与“{ $name }”下成平局。
win-for-star = 下一颗星：再赢一局。
draw-for-star = 下一颗星：下平一局。
all-stars = 已获得 { $board } 的全部星星。
next-board = 下一个棋盘：{ $board }。
stars-of-boards = 星星
had-help = 这次没有星：你用了帮助或悔了棋。

## Achievements

achievement-name = { $achievement ->
    [win] 首次获胜
    [block] 及时挡住一条线
    [fork] 双重威胁：一步两杀
    [block-fork] 阻止了双重威胁
    [opposite-corner] 占据对角
    [all-rules] 用过课程的每条规则
    [draw-unbeatable] 与“不败”下成平局
    [flawless] 无失误战胜“困难”
    [win-as-o] 执 O 获胜
    [open-four] 以两端皆空的一排获胜
    [double-four] 以交叉的双四获胜
   *[misere] 在连线者输的玩法中获胜
}
achievements-of = 成就：{ $earned }/{ $of }
earned = 已达成
not-earned = 未达成
about-achievements = 与电脑对局，不用帮助，也不悔棋。
achieved = 新成就：{ $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = 简体中文
description = 与好友或电脑对战，难度从简单到已被证明不败。
new-game-with-friend = 与好友开始新游戏
new-game-by-link = 通过链接开始新游戏
new-game-at-level = 新游戏：{ $name }

### Japanese. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = ゲームを起動できませんでした。
slow-start = ゲームの読み込みに時間がかかっています。

## First part: texts of the first move. Each costs every visitor bytes.

retry = 再試行
title = 三目並べ
loading = 読み込み中…
goal-of-first-board = 3個並べば勝ち
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = あなたは{ $mark }
menu = メニュー
play-again = もう一度
daily = 今日のパズル
learn = 学ぶ
board-label = 盤面
square = { $square }、{ $content ->
    [empty] 空き
    [mark] { $mark }
   *[line] { $mark }、完成したライン
}
turn-of = { $player ->
    [you] あなたの番
    [remote] 相手の番を待っています
    [computer] コンピューターの番
   *[other] { $name }の番
}
send-the-link = リンクを送り、返ってきたリンクを開いてください
is-thinking = コンピューターが考え中…
has-stopped = コンピューターは考えるのをやめました
dead = もうどちらも勝てません
wins = { $player ->
    [you] あなたの勝ち
    [remote] 相手の勝ち
    [computer] コンピューターの勝ち
   *[other] { $name }の勝ち
}
won-on-first-board = 3個並びました
drawn = 引き分け
board-full = 盤面が埋まりました
you = あなた
remote-player = 相手
computer = コンピューター
score = スコア
side-score = { $player }、{ $mark }：{ $wins }勝
mark-score = { $mark }：{ $wins }勝
draws = 分
level-name = { $level ->
    [easy] やさしい
    [medium] ふつう
    [hard] むずかしい
    [very-hard] とてもむずかしい
   *[unbeatable] 無敵
}
friend = 友だち
by-link = リンク
settings = 設定
not-loaded = ゲームの一部を読み込めませんでした。

## Menu

new-game = 新しいゲーム
share = 共有
puzzles = パズル
statistics = 成績
progress = 進み具合

## Tools below the board

tools = ツール
undo = 元に戻す
redo = やり直す
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
help = ヘルプ
nudge = { $nudge ->
    [win] この手で勝てます。
    [block] 相手が勝ちそうです。止められますか？
    [fork] 同時に2つの脅威を作れます。
    [stop-fork] 相手が同時に2つの脅威を作るかもしれません。防げますか？
    [force] 必ず勝てる手があります。
    [careful] 負けになるマスがあります。負けないマスを探しましょう。
    [lost] 相手に必ず勝つ手順があります。最も長く粘れるマスはどこでしょう？
    [threat] 脅威を作れます。
    [row] より長い列を作れます。
    [avoid] 危険なマスがあります。自分の列を最も助けないマスを探しましょう。
   *[calm] 急ぐ手はありません。最も多くの列が通るマスを取りましょう。
}
hint = ヒント
values = 評価
## Moves

moves = 手順
start = 開始
numbered-move = { $number }. { $mark } { $square }
why = なぜ？
why-square = { $square }はなぜ？
play-from-here = ここから続ける
show-me = 見てみる
skip = スキップ
try-again = やり直す
try-again-from = { $number }手目からもう一度
is-practice = 練習：このゲームはスコアに入りません
is-replay = 共有されたゲームです
rematch-as = { $mark }で再戦
go-to-start = 最初へ
previous-move = 前の手
next-move = 次の手
go-to-last-move = 最後の手へ
newest-first = 新しい順
move-of = { $number ->
    [0] ゲーム開始
   *[other] { $number }手目（全{ $of }手）
}
back-to-game = ゲームに戻る
can-resume = 「元に戻す」で前回のゲームに戻れます

## Sharing

send = 送る
invite = 招待する
share-game = このゲームを共有
share-turn = 自分の手を送る
share-end = 結果を送る
continue-with-friend = 友だちと続ける
about-turn = 相手はリンクを開いて打ち、新しいリンクを返します。ゲームの内容はすべてリンクに入っていて、サーバーには何も保存されません。
about-end = 相手がリンクを開くと、ゲームの結果がわかります。
copy-text = テキストをコピー
save-picture = 画像を保存
save-as-file = { $format }で保存
won-at-move = { $number }手目で{ $mark }の勝ち
share-result = { $result ->
    [shared] 共有しました。
    [link] リンクをコピーしました。
    [game] ゲームをテキストでコピーしました。
    [code] コードをコピーしました。
    [result] 結果をコピーしました。
    [saved] 画像を保存しました。
    [file] ファイルに保存しました。
   *[refused] このブラウザーでは共有もコピーもできません。代わりに次のテキストをコピーしてください：
}
copy-this-text = コピーするテキスト
paste-game = ゲームを貼り付け
about-paste = リンク、ゲームのテキスト、または「b2 a1 c3」のような手順を貼り付けてください。
open-file = ファイルを開く（SGF、psq、sav）
first-row-below = 1行目が一番下（Gomocalc、Yixinと同じ）
text-problem = このテキストは開けません：{ $problem }。
open = 開く
cancel = キャンセル
link-copied = リンクをコピーしました。送って、返ってきたリンクを開いてください
link-copied-end = リンクをコピーしました。相手に送ってください
move-sent = 手を送りました。返事が来たら開いてください
end-sent = 結果を送りました
send-your-move = 自分の手を送ってください
invited = 友だちからの招待です。打ったら「送る」を押してください
move-or-invite = 打って手を送るか、「招待する」を押してください
invite-friend = 友だちを招待しましょう
about-invitation = リンクを送ってください。友だちが先手です
you-move-first = リンクを送ってください。あなたが先手です
friend-moves-first = 友だちが先手です。リンクが届くのを待ちましょう
friend-changed-move = 友だちが手を変えました
friend-played = 友だちが { $square } に打ちました

## Embedding

embed = 埋め込み
about-embed = このコードをウェブページに貼り付けてください。
parts = 盤面と一緒に表示
part = { $part ->
    [status] 状況
    [score] スコア
    [reset] 新しいゲーム
    [history] 手順と元に戻す
    [hint] ヒント
   *[settings] 設定
}
preview = プレビュー
html-code = HTMLコード
copy-code = コードをコピー
match-page = ページに合わせる

## Positions

set-up = 局面を作る
about-set-up = マスを押すと、X、O、空きの順に変わります。
side-to-move = どちらの番？
impossible-position = 実際にはできない局面です：{ $reason }。
clear = クリア
place = { $square }に{ $mark }
clear-square = { $square }を消す
aim = マスの選択
left = 左
up = 上
down = 下
right = 右
aims-to-play = もう一度タップすると打てます
aims-to-change = { $square }：もう一度押すと変わります
made = { $mark }：{ $square }。
taken = そのマスは埋まっています
sentence = { $text }。

## Boards

board = 盤面
board-size = { $columns } × { $rows }
in-a-row-number = { $line }目並べ
misere = ミゼール
goal = 勝敗のルール
how-to-play = 遊び方
how-to-win = 交代でマークを置きます。縦・横・ななめのどれかに先に{ $line }個並べたほうが勝ち。その前に盤面が埋まったら引き分けです。
how-to-lose = 交代でマークを置きます。縦・横・ななめのどれかに{ $line }個並べてしまったほうが負け。その前に盤面が埋まったら引き分けです。
longer-row = それより長く並んだ場合も同じです。
square-names = マスの名前：b2はb列の2行目。
tip-two-threats = コツ：ダブルリーチ（一度に2つのリーチ）を作りましょう。相手は1つしか防げません。
tip-open-row = コツ：両端が空いた{ $row }個の並びは、もう防げません。
tip-safe-squares = コツ：安全なマスを残しておき、相手のほうが先になくなるようにしましょう。
line-rule = { $line }個並べば{ $objective ->
    [normal] 勝ち
   *[misere] 負け
}
board-rule = { $columns } × { $rows } · { $line }個並べば{ $objective ->
    [normal] 勝ち
   *[misere] 負け
}
you-are-with-rule = あなたは{ $mark } · { $line }個並べば{ $objective ->
    [normal] 勝ち
   *[misere] 負け
}
won-with = { $line }個並びました
won-misere = { $player ->
    [you] あなた
    [remote] 相手
    [computer] コンピューター
   *[other] { $loser }
}が{ $square }で{ $line }個並べました
custom-size = 好きなサイズ
new-game-from = ほかの始め方
about-custom-size = 最大20列×20行。並べる数は、盤面に収まる範囲で自由に選べます。
columns = 列
rows = 行
in-a-row = 並べる数
board-problem = 正しい盤面ではありません：{ $problem }。
not-whole-numbers = どの欄にも1から20までの整数を入力してください。

## Opponents

game = ゲーム
opponent = 対戦相手
about-level = { $level ->
    [easy] 空いているマスに適当に打ちます。
    [medium] 勝てるときは勝ち、防ぐべきときは防ぎ、あとは適当に打ちます。
    [hard] 勝つ、防ぐ、中央か角を取る、の順に打ちます。ダブルリーチでしか倒せません。
    [very-hard] 先を読みますが、ほんの一瞬だけです。
   *[unbeatable] 負けることはありません。引き分けにできるかな？
}
about-friend = この画面で交互に打ちます。
about-link = リンクを送り合って交互に打ちます。リンクにはゲームの内容がすべて入っています。
play-as = 自分のマーク
strategy-name = { $strategy ->
    [random] ランダム
    [trapper] 罠師
   *[strategist] 戦略家
}
strongest-level = エキスパート
about-strategy = { $strategy ->
    [random] どの盤面でも、空いているマスに適当に打ちます。
    [trapper] ダブルリーチを決して許さず、毎回違う手を打ちます。負けることはありません。
   *[strategist] すぐ勝つ手から辺を取る手まで、8つのルールに従います。負けることはありません。
}
about-style = { $style ->
    [easy] ラインを作り、あなたのラインもたいてい防ぎますが、ミスをします。
    [medium] ラインを作り、あなたのラインも防ぎますが、ダブルリーチは見落とします。
    [trapper] ダブルリーチを作り、あなたのものは防ぎますが、それより先は読みません。
    [hard] ダブルリーチを作り、あなたのものは防ぎますが、先はほとんど読みません。
   *[strategist] 勝つ、防ぐ、ダブルリーチを作る、ダブルリーチを防ぐ、の順に考え、最後はまだ完成できるラインが最も多く通るマスを取ります。
}
about-style-in-misere = { $style ->
    [easy] たいていはラインを完成させませんが、ミスをします。
    [medium] 避けられる限りラインを完成させず、それ以外は適当に打ちます。
   *[hard] 自分のラインに最も役立たないマスを取ります。
}
plays-like = この盤面では「{ $name }」と同じように打ちます。
about-analysis = この盤面で最も強い相手です。考える時間は最大{ $time }です。
about-solved = この盤面では決してミスをしません。

## Games with other rules

other-games = ほかのゲーム
variant-name = { $game ->
    [infinite] 無限
    [wild] ワイルド
    [wild-misere] ワイルド・ミゼール
    [notakto] ノタクト
   *[ultimate] アルティメット
}
variant-rules = { $game ->
    [infinite] マークはそれぞれ3個まで。4個目を置くと、うすく表示された一番古い自分のマークが消え、数えません。3個並べたら勝ち。同じ盤面が3回現れたら引き分けです。
    [wild] 毎回XかOのどちらかを置きます。だれが置いたものでも、同じマークを3個並べたら勝ち。その前に盤面が埋まったら引き分けです。
    [wild-misere] 毎回XかOのどちらかを置きます。同じマークを3個並べてしまったほうが負け。その前に盤面が埋まったら引き分けです。
    [notakto] 2人ともXを置きます。3個並ぶとその盤面は閉じます。最後の盤面を閉じたほうが負け。
   *[ultimate] 小さい盤面を3つ並べて取れば勝ち。打ったマスと同じ位置の小さい盤面に、相手は次に打ちます。そこが決着ずみか埋まっていれば、相手はどこにでも打てます。
}
variant-goal = { $game ->
    [infinite] 3個並べば勝ち。マークはそれぞれ3個
    [wild] 同じマークが3個並べば勝ち
    [wild-misere] 同じマークが3個並べば負け
    [notakto] 最後の盤面を閉じたほうが負け
   *[ultimate] 小さい盤面を3つ並べたら勝ち
}
about-level-in-games = { $level ->
    [easy] 勝てるときは勝ち、それ以外はどこにでも打ちます。
    [medium] あなたの次の勝ちも防ぎます。
    [hard] 4手先まで読みます。
    [very-hard] ずっと先まで読みます。
   *[unbeatable] ミスをしません。
}
looks-at-own-move = 自分の次の手だけを見ます。
looks-at-reply = あなたの応手も見ます。
boards = 盤面の数
goes = { $seat ->
    [first] 先手
   *[second] 後手
}
you-go = { $seat ->
    [first] あなたが先手
   *[second] あなたが後手
}
rematch-going = { $seat ->
    [first] 再戦（あなたが先手）
   *[second] 再戦（あなたが後手）
}
guide-first = { $game ->
    [infinite] マークはもう3個あります。4個目を置くと、うすいマークが消えます。光っているマスを押しましょう。
    [wild] マークはだれのものでもありません。盤面の下でXを選び、光っているマスを押しましょう。
    [wild-misere] マークはだれのものでもなく、列を完成させたほうが負けです。Xを選び、光っているマスを押しましょう。
    [notakto] 2人ともXを置き、列を完成させたほうが負けです。中央なら勝てます。光っているマスを押しましょう。
   *[ultimate] 光っている小さい盤面に打ちます。光っているマスに打つと、相手は同じ位置の小さい盤面、左下に打つことになります。
}
guide-second = { $game ->
    [infinite] 一番古い自分のマークが消えました。光っているマスを押すと、一度に2つの勝ち筋ができます。
    [wild] 同じマーク2個と空きマスの列を残さないようにします。光っているマスのXなら安全です。
    [wild-misere] この列に3個目のXを置くと負けです。Oを選んでふさぎましょう。
    [notakto] 相手のマークから桂馬跳びの位置、2マス進んで横に1マスのところに打ちましょう。
   *[ultimate] 相手の手で、ここに打つことになりました。3個並べれば、この小さい盤面を取れます。
}
guide-third = { $game ->
    [infinite] 相手は1つを防ぎましたが、もう1つからは一番古いマークが消えました。光っているマスを押せば勝ちです。
    [wild] 同じマーク2個と空きマス。列を完成させたほうが勝ちです。Oを選び、光っているマスを押しましょう。
    [wild-misere] 今度は3個目のOで負けです。Xを選んで、この列もふさぎましょう。
    [notakto] もう一度桂馬跳び。残りのどのマスでも列が完成し、相手の負けです。
   *[ultimate] 行き先の小さい盤面は決着ずみなので、どこにでも打てます。小さい盤面を3つ並べれば勝ちです。
}
place-next = 置くマーク
vanishes-next = 次に消える
mark-vanishes = この手で{ $square }の{ $mark }が消え、数えません
play-on-board = 光っている盤面（{ $squares }）に打ってください
play-on-any-board = 開いている盤面ならどこでも打てます
wrong-board = 光っている盤面に打ってください
board-closed = その盤面は閉じています
three-boards = 盤面が3つ並びました
boards-decided = 小さな盤面がすべて決まりました
same-position = 同じ局面が3回現れました
position-repeated = 同じ局面が2回目です。3回目で引き分けです
closed-last-board = { $player ->
    [you] あなたが最後の盤面を閉じました
    [computer] コンピューターが最後の盤面を閉じました
   *[other] { $name }が最後の盤面を閉じました
}
completed-a-line = { $player ->
    [you] あなたが3個並べました
    [computer] コンピューターが3個並べました
   *[other] { $name }が3個並べました
}
wins-at-once = すぐに勝てます：{ $squares }。
wins-a-board = 小さい盤面を取れます：{ $squares }。
look-at-target = そのマスが相手をどこへ送るか見ましょう。
notakto-wins = 勝てます：正しい手を打てば、相手は何をしても最後の盤面を閉じることになります。
notakto-loses = 相手がミスをしなければ、何をしてもあなたが最後の盤面を閉じることになります。
no-mistake = ミスはありませんでした。

## Settings

theme = 配色
theme-name = { $theme ->
    [auto] システム
    [light] ライト
    [dark] ダーク
   *[contrast] 高コントラスト
}
board-style = 盤面のデザイン
look-name = { $look ->
    [soft] 丸みのあるマス
    [paper] 紙に引いた線
    [tiles] タイル
   *[neon] ネオン
}
sound = 音と振動
sound-name = { $sound ->
    [off] オフ
    [quiet] 小
   *[loud] 大
}
sound-offer = 音を鳴らしますか？
sound-on = 音をオン
language = 言語
browser-language = ブラウザーの言語
shortcuts = キーボードショートカット
show-shortcuts = ショートカットを表示
use-shortcuts = キーボードショートカットを使う
number-keys = 1～9
home-key = Home
end-key = End
number-keys-effect = 3 × 3のマスに打つ（上の段は1 2 3、テンキーでは7 8 9）
move-on-board = 自分の番に盤面へ移り、マスからマスへ移動
outside-board = { $effect }（盤面の外で）
play-keys = Enter、スペース
play-square = そのマスに打つ
escape-key = Esc
close-window = ウィンドウ、ヒント、振り返りを閉じる
show-this-list = この一覧を表示
thinking-time = 思考時間
seconds = { $seconds }秒
move-now = すぐに打つ
stop = 停止
stop-thinking = 考えるのをやめる
keep-thinking = 考え続ける
takes-turns-to-start = 先手を交代する
next-after-draw = 引き分けの後、自動で新しいゲームを始める
show-goals = 星・レーティング・実績・連続記録を表示
reset-score = 相手とのスコアをリセット
reset-friends-score = 友だち同士のスコアをリセット
score-is-reset = スコアは0に戻りました。
about = このゲームについて
version = バージョン { $version }（MITライセンス）
licenses = ライセンスと著作権表示
source-code = ソースコード

done = 完了
play-at-level = 「{ $name }」で遊ぶ
play-against-strategy = { $name }と対戦

## Matches: several games in a row, for example best of 3.

match-length = マッチ
no-match = 1回ずつ
match-score = マッチのスコア
best-of = { $games }本勝負
wins-match = { $player ->
    [you] マッチはあなたの勝ち
    [remote] マッチは相手の勝ち
    [computer] マッチはコンピューターの勝ち
   *[other] マッチは{ $name }の勝ち
}
match-result = { $games }本勝負で{ $wins }対{ $losses }
next-game = 次のゲーム
new-match = 新しいマッチ
names-and-colors = 名前と色
name-is-full = 名前は{ $letters }文字までです。
player-color-of = { $seat ->
    [first] プレイヤー1の色
   *[second] プレイヤー2の色
}
player-color = { $color ->
    [of-mark] 標準
    [green] 緑
    [amber] 琥珀色
   *[gray] グレー
}
numbered-player = プレイヤー{ $number }

## Notes

reload = 再読み込み
dismiss = 閉じる
unknown-value = リンクのこの部分は読み取れないため、無視しました：{ $settings }。
bad-board = リンクの盤面が正しくありません：{ $problem }。
moves-left-out = リンクのゲームも無視しました。
bad-moves = リンクの{ $number }手目は打てません：{ $reason }。その前の手までを表示しています。
missing-moves = { $arrived ->
    [0] リンクが途中で切れています。もう一度送ってもらってください。
   *[other] { $of }手のうち{ $arrived }手しか届いていません。リンクをもう一度送ってもらってください。
}
square-not-on-board = { $square }は盤面の外です
bad-start = リンクの開始局面が正しくありません：{ $problem }。
older-link = 古いリンクです。リンクは{ $shown }手目ですが、ゲームはもう{ $played }手目です。
bad-text = テキストの続きを読み取れませんでした：{ $problem }。
saved-unreadable = 保存されたスコアを読み取れなかったため、0から始めます。
not-saved = このブラウザーではこのページのデータが保存されません。ページを離れるとスコアは失われます。
no-worker = 問題が発生しました。次のゲームまで、コンピューターは先読みができません。
new-version = 新しいバージョンがあります。
altered-file = ゲームのファイルが1つ壊れていました。そのファイルなしでゲームを続けます。
no-language = { $language }を読み込めませんでした。

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem }（テキストの{ $line }行目）
in-move = { $problem }（{ $number }手目）
unknown-square = 「{ $text }」というマスはありません。a～{ $letter }の文字と1～{ $number }の数字で指定してください
game-is-over = ゲームは終わっています
square-is-taken = { $square }は埋まっています
not-a-board = 「{ $text }」は盤面ではありません。3x3x3のように、列数x行数x並べる数で指定してください
impossible-size = 盤面は1～20列、1～20行です（指定：{ $columns }列、{ $rows }行）
impossible-line = 並べる数を{ $line }にはできません。2以上で、盤面に収まる数にしてください
unknown-letter = { $row }行目：「{ $letter }」はx、o、空きマスの数のどれでもありません
row-length = { $row }行目は{ $columns }マスにしてください
row-count = { $rows }行にしてください
side-missing = 手番がありません。行の後に-xか-oを付けてください
unknown-word = 「{ $text }」は使えません。次のどれかを指定してください：{ $words }
two-marks = { $square }にXとOの両方があります
too-many-marks = { $mark }が多すぎます。Xが{ $x }個、Oが{ $o }個ですが、XはOと同数か1個多くなければなりません
wrong-side = Xが{ $x }個、Oが{ $o }個なら{ $mark }の番です
line-came-first = 最初にラインができた時点でゲームは終わっているはずです
no-game = ゲームが見つかりません
other-site = このゲームのリンクではありません
out-of-place = 「{ $text }」の位置が違います。Board、Objective、Start、手順、Outcome、図をこの順に1回ずつ書いてください
invalid-start = 開始局面が正しくありません：{ $problem }
wrong-number = 番号「{ $found }」が違います。ここは{ $number }手目です
wrong-turn = { $found }ではなく{ $due }の番です（{ $number }手目）
square-missing = マスがありません（{ $number }手目）
wrong-outcome = 「{ $found }」は一致しません。この手順の結果は「{ $outcome }」です
drawn-otherwise = 図が{ $square }で手順と一致しません
drawn-size = 図がこの盤面と合いません
other-format = ほかのソフトのファイルです（{ $format }）。SGFかpsq、または「h8 i9」のような手順を使ってください
pass = { $number }手目はパスですが、このゲームにパスはありません
breaks-off = ファイルが{ $number }手目のあとで途切れています
more-games = ファイルに複数のゲームがあり、最初のものだけを開きました

## Values: they stand alone, and after a square and a colon.

wins-in = { $moves }手で勝ち
loses-in = { $moves }手で負け
wins-within = { $moves }手以内に勝ち
loses-within = { $moves }手以内に負け
is-won = 勝ち
is-lost = 負け
is-drawn = 引き分け
good-chances = 有望
equal-chances = 互角
poor-chances = 苦しい
result = { $result ->
    [win] 勝ち
    [draw] 引き分け
   *[loss] 負け
}
best-play-wins-in = お互いミスなしなら{ $mark }が{ $moves }手で勝ち
best-play-wins-within = お互いミスなしなら{ $mark }が{ $moves }手以内に勝ち
best-play-wins = お互いミスなしなら{ $mark }の勝ち
best-play-draws = お互いミスなしなら引き分け
every-square-draws = お互いミスしなければ、どのマスでも引き分け
unmarked-squares-draw = 印のないマスは引き分け
even-chances = 今のところ互角
chances = { $mark }が有利
not-analyzed = まだ調べていません
thinking = 考え中…

## Analysis

analysis-progress = { $of }手のうち{ $done }手を調べました
best-moves = おすすめの手
chances-ahead = { $mark }の勝率（{ $depth }手先まで読み）

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }：{ $reason }
square-and-value = { $square }、{ $value }
probably-keeps = おそらく{ $result ->
    [win] 勝てる
   *[other] 引き分けにできる
}
proven-win = { $value }。もう止められない
proven-draw = 引き分けにできる。これ以上は望めない
loses-late = コンピューターはもう負けを避けられず、できるだけ長く粘る
best-found = コンピューターが見つけた一番良い手だ
best-so-far = 今のところ一番良い手だ
threatens = 次に{ $squares }で勝てる
stops-fork = { $mark }が2か所で同時に勝ちを狙うのを防ぐ
open-row = { $squares }に両端の空いた{ $count }連を作る
two-threats = 2か所で同時に勝ちを狙う：{ $rows }
blocks-row = { $squares }に並んだ{ $mark }の{ $count }連を止める
good-center = 中央を取り、{ $line }個並べる道が多い
many-ways = { $line }個並べる道が多い
builds = { $lines }を作る
every-move-loses = { $reason }。どこに打っても負けだが、これが最も長く粘れる
and-wins-in = { $reason }。{ $moves }手で勝ち
with-value = { $reason }。{ $value }
completes = { $lines }を完成させる
blocks = { $mark }の{ $lines }を防ぐ
makes-fork = ダブルリーチを作る：{ $lines }
blocks-fork = { $mark }の{ $squares }でのダブルリーチを防ぐ
takes-fork-away = { $line }のリーチで、{ $mark }の{ $squares }でのダブルリーチを防ぐ
forces-reply = { $line }のリーチで{ $mark }を{ $reply }に打たせ、{ $squares }でのダブルリーチを防ぐ
takes-center = 中央を取る
takes-opposite-corner = { $corner }の対角の角を取る
takes-corner = 角を取る
takes-side = 辺を取る
last-square = 最後の空きマスを取る
picked-any = コンピューターは{ $squares }個の空きマスから1つを選んだ
aims-for = コンピューターはラインを作っていて、あと{ $squares }が必要
drawing-reply = { $square }に応じて引き分けにできる
every-square-safe = どの空きマスも安全
safe-move = 安全だ。{ $squares }だと{ $mark }が必ず勝てる
is-losing = コンピューターはもう負けを避けられず、どのマスでも同じ
completes-nothing = { $squares }と違い、ラインがそろわない
forces-fork = { $other }は{ $reply }に打つしかなく、次に{ $mark }は{ $squares }でダブルリーチを作れる
on-open-line = コンピューターは{ $mark }がまだ完成できるラインのマスを選んだ
most-open-lines = { $mark }のラインに最も役立つ
fewest-open-lines = { $mark }のラインに最も役立たない
forces-win = 何をされても{ $moves }手で勝てる
keeps-draw = 引き分けにできる
keeps-draw-unless = 引き分けにできる。{ $mark }は{ $squares }に打つと負け
leads-to-draw = お互いミスしなければ引き分け
sets-trap = 引き分けにできて、罠も仕掛ける。{ $mark }は{ $squares }に打つと負け
holds-out = どこに打っても負けだが、これが最も長く粘れる
hopes = どこに打っても負けだが、{ $mark }が{ $squares }に打てばまだ助かる
would-differ = { $square }：コンピューターなら違う手を打った
but-lets-win = しかし、これで{ $mark }は必ず勝てます。

## Review

review = 振り返り
best = 一番良い手
good = 良い手
mistake = ミス
already-lost = すでに負け
move-with-text = { $mark } { $square }：{ $text }
good-but = 良い手。ただし、もっと早く勝てた
better = { $review }。より良い手は{ $square }：{ $reason }
lost-at-would-win = { $move }で負けになりました。{ $square }なら勝ちでした。
lost-at-would-draw = { $move }で負けになりました。{ $square }なら引き分けでした。
lost-at = { $move }で負けになりました。
missed-win-with = { $move }ではなく{ $square }なら勝ちでした。
missed-win = { $move }の代わりに勝つ手がありました。
risked-loss = { $square }は負けになるところでした。
made-no-mistake = ミスはありませんでした。
drawn-not-reviewed = 「振り返り」を押すと、勝てる手があったか分かります。
lost-not-reviewed = 「振り返り」を押すと、どこで間違えたか分かります。
no-moves = まだ手がありません
lost-the-game = { $player ->
    [you] あなた
    [remote] 相手
    [computer] コンピューター
   *[other] { $name }
}は{ $square }で負けになりました：{ $why }
was-mistake = { $player ->
    [you] あなた
    [remote] 相手
    [computer] コンピューター
   *[other] { $name }
}の{ $square }はミスでした：{ $why }
would-have = { $square }なら{ $result ->
    [win] 勝ち
   *[other] 引き分け
}でした。
would-have-because = { $square }なら{ $result ->
    [win] 勝ち
   *[other] 引き分け
}でした（{ $reason }）。
unstopped-row = { $mark }は{ $squares }に{ $count }個並べていたのに、{ $player ->
    [you] あなた
   *[other] { $name }
}は止めませんでした。
unstopped-square = { $mark }はあと{ $square }だけで勝ちだったのに、{ $player ->
    [you] あなた
   *[other] { $name }
}は止めませんでした。
unstopped-fork = { $mark }は{ $square }で2か所を同時に狙えたのに、{ $player ->
    [you] あなた
   *[other] { $name }
}は止めませんでした。
missed-line = { $square }ならすぐに勝ちでした。
completed-row = { $square }なら安全でしたが、{ $player ->
    [you] あなた
   *[other] { $name }
}はラインを完成させました。
let-win = そのあと、{ $mark }は必ず勝てる形になりました。
better-chances = { $square }なら勝率は{ $after }ではなく{ $before }でした。
chances-in-game = ゲーム中のXの勝率
no-mistake-found = はっきりしたミスは見つかりませんでした
won-from = { $number } 手目から { $mark } は必ず勝てる状態でした。
no-mistakes = 完璧なゲーム：どちらもミスなし
no-mistakes-so-far = ここまでどちらもミスなし
harmless-mistakes = ミスは{ $mistakes }回、勝ち負けには関係なし
mistakes-so-far = ここまでのミスは{ $mistakes }回

## Puzzles

move-and-win = あなたは{ $mark }。勝つ手を見つけよう
move-and-win-in-misere = あなたは{ $mark }。{ $other }に列を完成させよう
move-and-draw = あなたは{ $mark }。引き分けに持ち込もう
rule-of-fours = 毎手4つ並べる。{ $mark }は防ぐしかない
rule-of-draw = 勝てませんが、負けずにすみます
grade = { $grade ->
    [easy] やさしい
    [medium] ふつう
    [hard] むずかしい
   *[expert] とてもむずかしい
}
puzzle-of = 第{ $number }問（全{ $of }問）
daily-puzzle = デイリー第{ $number }問
daily-result = { $title }・デイリーパズル第{ $number }問：{ $tries ->
    [1] 1回目で正解
   *[other] { $tries }回目で正解
}
first-try-counts = 連続記録に入るのは1回目の正解だけです。
daily-missed = 1回目の答えは不正解でした。
daily-solved = { $tries ->
    [1] 1回目で正解
   *[other] { $tries }回目で正解
}。
daily-solved-late = 後日正解。
daily-time = タイム：{ $time }。
daily-in-hours = 次の問題まであと{ $hours }時間。
daily-in-minutes = 次の問題まであと{ $minutes }分。
missed-day-is-forgiven = 連続記録は続きます。7日に1日は見逃されます。
calendar = カレンダー
back-to-puzzle = 問題に戻る
more-puzzles = ほかの問題
puzzle-of-today = 今日の問題
previous-month = 前の月
next-month = 次の月
day-state = { $date }：{ $state ->
    [first] 1回目で正解
    [solved] 正解
    [later] あとで正解
    [missed] 未正解
   *[open] 未挑戦
}
signs-of-days = ★ 1回で正解 · ✓ あとで正解 · ✕ 未正解 · ○ 未挑戦 · ▢ 今日
signs-without-star = ✓ 正解 · ✕ 未正解 · ○ 未挑戦 · ▢ 今日
opponent-replied = { $mark }は{ $square }に打ちました。あなたの{ $number }手目（全{ $of }手）です。
puzzle-solved = 正解です！
draw-is-saved = 正解です！引き分けに持ち込めました。
show-solution = 答えを見る
solution = 答え：{ $moves }。
completes-own-line = { $square }では負けです。自分の列{ $lines }が完成します。
must-complete-a-line = { $square }では負けです。{ $mark }が{ $reply }に打つと、最後には自分が列を完成させることになります。
reply-wins = { $square }では負けです。{ $mark }が{ $reply }に打つと、もう止められません。
reply-draws = { $square }では引き分けです。{ $mark }が{ $reply }に打つと、もう勝ちきれません。
makes-no-four = { $square }では4つ並ばないので、{ $mark }は{ $reply }で止められます。
four-is-blocked = { $square }のあと{ $mark }が{ $reply }でふさぐと、4つ並べても勝てません。
missed-puzzles = 復習（{ $number }）
rush = 3分
rush-rules = 3分で何問解けますか？間違えると次の問題に進みます。
rush-start = スタート
rush-best = 自己ベスト：{ $number }
rush-new-best = 自己ベスト更新！
rush-result = 解けた問題：{ $number }
rush-counts = 正解：{ $solved }、要復習：{ $missed }
was-right = 正解は{ $square }でした。
all-puzzles = すべての問題
win-in-moves = { $moves }手で勝つ
draw-in-moves = { $moves }手で引き分ける
save-the-draw = 引き分けに持ち込む
puzzle-state = 第{ $number }問、{ $state ->
    [solved] 正解
    [missed] 要復習
   *[open] 未挑戦
}
day-streak = { $days }日連続正解
last-streak = 前回の連続正解：{ $days }日
wrong-answer = { $square }では{ $result ->
    [draw] 引き分け
   *[other] 負け
}です：{ $moves }。
wrong-last-move = { $square }では{ $result ->
    [draw] 引き分け
   *[other] 負け
}です。
mark-on-square = { $mark } { $square }
then-move = { $first }、{ $next }
next = 次へ

## Lesson

lesson-title = 絶対に負けない打ち方
lesson-progress = ルール{ $number }/{ $of }、習得{ $learned }
rule = { $number }. { $rule ->
    [win] 自分のラインを完成させる
    [block] 相手のラインを防ぐ
    [fork] ダブルリーチを作る
    [block-fork] 相手のダブルリーチを防ぐ
    [center] 中央を取る
    [opposite-corner] 相手の対角の角を取る
    [empty-corner] 空いている角を取る
   *[empty-side] 空いている辺を取る
}
why-rule = { $rule ->
    [win] 相手を防ぐより先に、これを探しましょう。
    [block] 防がないと、相手の次の手で終わってしまいます。
    [fork] ダブルリーチは、一手でリーチが2つできること。相手は1つしか防げません。
    [block-fork] そのマスを取るか、自分がリーチをかけて相手に別の場所を防がせましょう。
    [center] 8本のラインのうち4本が通る、最も多くのラインが通るマスです。
    [opposite-corner] 角が手に入り、相手はその対角線を使えなくなります。
    [empty-corner] 角には3本のラインが通りますが、辺には2本だけです。
   *[empty-side] 辺には2本のラインしか通らないので、最後に選びます。
}
find-the-move = あなたは{ $mark }です。正しい手は？
learned = 正解！{ $square }：{ $reason }。
two-sentences = { $first }{ $next }
others-draw = ここでは他の手でも引き分けです。
others-do-not-win = 他の手では勝てません。
others-lose = { $squares }は負けです。
all-others-lose = 他の手はすべて負けです。
does-not-follow-rule = { $square }でも引き分けですが、ルールに沿っていません。もう一度どうぞ。
takes-and-wins = { $mark }が{ $square }を取って勝ち
mark-square-reason = { $mark }が{ $square }に打ち、{ $reason }
lesson-complete = 8つのルールをすべて覚えました。この順に従えば、負けることはありません。
previous-rule = 前のルール
next-rule = 次のルール

## Statistics

no-statistics = まだ記録がありません。ゲームを終えるとここに表示されます。
stored-by-newer = この成績は新しいバージョンのゲームで保存されています。表示するにはページを再読み込みしてください。
all-boards = すべての盤面
unknown = –
against-others = 対戦相手別の成績
between-friends = 友だち同士のゲーム
games = ゲーム数
counted = { $result ->
    [won] 勝ち
    [drawn] 引き分け
    [lost] 負け
    [x-won] Xの勝ち
   *[o-won] Oの勝ち
}
counted-letter = { $result ->
    [won] 勝
    [drawn] 分
    [lost] 負
    [x-won] X
   *[o-won] O
}
mistakes = ミス
unbeaten = 負けなし
best-streak = 最長
streaks = 負けなし：{ $games }ゲーム（最長{ $best }ゲーム）
about-statistics = 負けなし：同じ盤面、同じ相手に負けずに続いたゲームの数。最長：その最高記録。ミス：3 × 3で勝ちや引き分けを逃した手の、1ゲームあたりの数。
about-mistakes = ミス：3 × 3で勝ちや引き分けを逃した手の、1ゲームあたりの数。
last-games = 最近のゲーム
last-results = 最近のゲーム（古い順）：{ $results }
rating = レーティング
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = 各レベルに対する強さです。どの盤でも「ふつう」が1500です。本当の値はほぼこの範囲にあります。ヘルプや元に戻すを使った対局は数えません。
no-rating = 3×3、5×5、15×15の盤でヘルプなしにレベルと対戦すると、ここにレーティングが出ます。
rating-like = 強さは「{ $name }」と同じくらいです。
rating-course = 数えた対局：{ $games }。最高レーティング：{ $best }。
first-tries = 1回目で正解
export = 書き出す
import = 読み込む
erase = 消去
erase-all = すべて消去
about-erasing = 「すべて消去」は、すべての盤の成績、スコア、終わった対局、レーティングを消します。星、実績、パズル、レッスン、設定は残ります。
exported = ファイルに保存しました。
not-exported = このブラウザーではファイルを保存できません。
imported = 追加しました：{ $things }。
added-games = { $games ->
   *[other] { $games }ゲーム
}
added-part = { $part ->
    [collection] 終わった対局
    [scores] スコア
    [rating] レーティング
    [stars] 星
    [achievements] 実績
    [lesson] レッスン
    [puzzles] パズル
   *[settings] 設定
}
erased = 消去しました。この画面を閉じるまでは「元に戻す」で戻せます。
undone = 元に戻しました。
not-undone = 別のタブでゲームが追加されたため、元に戻せません。
import-failed = { $problem ->
    [unreadable] このファイルは読み取れません。
    [too-large] このファイルは成績のファイルとしては大きすぎます。
    [not-statistics] このファイルは、このゲームの成績を書き出したものではありません。
    [newer] このファイルは新しいバージョンのゲームのものです。
    [damaged] このファイルは壊れています。
    [nothing-new] このファイルの内容はすべて記録済みです。
   *[too-many] このファイルの結果は多すぎて入りません。
}何も変更していません。

## Collection

collection = 対局の記録
no-collected-games = 終わった対局はまだありません。最新の200局がこのブラウザーに残ります。
about-collection = 終わった最新の200局です。このブラウザーだけに保存されます。選ぶと振り返れます。
all-games = すべての対局
number-of-moves = { $moves ->
   *[other] { $moves }手
}
delete = 削除
game-deleted = 対局を削除しました。
show-more = もっと見る

## Ladder

stars = 星 { $stars }/{ $of }
new-star = 新しい星：{ $board } の「{ $name }」。
win-two-of-three = 次の星：「{ $name }」に3局中2勝する。
win-once-more = 次の星：「{ $name }」にもう1勝する。
win-once = 次の星：「{ $name }」に勝つ。
draw-once = 次の星：「{ $name }」と引き分ける。
win-for-star = 次の星：あと1勝。
draw-for-star = 次の星：引き分け。
all-stars = { $board } の星をすべて取りました。
next-board = 次の盤：{ $board }。
stars-of-boards = 星
had-help = 今回は星なし：ヘルプか元に戻すを使いました。

## Achievements

achievement-name = { $achievement ->
    [win] 初勝利
    [block] ラインを間に合って止めた
    [fork] ダブルリーチ：一度に2つの狙い
    [block-fork] ダブルリーチを防いだ
    [opposite-corner] 対角の隅を取った
    [all-rules] レッスンのルールをすべて使った
    [draw-unbeatable] 「無敵」と引き分け
    [flawless] 「むずかしい」にミスなしで勝利
    [win-as-o] Oで勝利
    [open-four] 両端の空いた列で勝利
    [double-four] 交わる2つの四で勝利
   *[misere] 並べると負けのルールで勝利
}
achievements-of = 実績：{ $earned }/{ $of }
earned = 達成
not-earned = 未達成
about-achievements = コンピューターとの対局で、ヘルプも元に戻すも使わずに。
achieved = 新しい実績：{ $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = 日本語
description = 友だちやコンピューターと対戦。やさしいレベルから、絶対に負けないことが証明されたレベルまで。
new-game-with-friend = 友だちと新しいゲーム
new-game-by-link = リンクで新しいゲーム
new-game-at-level = 新しいゲーム：{ $name }

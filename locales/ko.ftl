### Korean. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = 게임을 시작하지 못했어요.
slow-start = 게임을 불러오는 데 시간이 걸리고 있어요.

## First part: texts of the first move. Each costs every visitor bytes.

retry = 다시 시도
title = 틱택토
loading = 불러오는 중…
goal-of-first-board = 3개 이으면 승리
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = 나는 { $mark }
menu = 메뉴
play-again = 다시 하기
daily = 오늘의 퍼즐
learn = 배우기
board-label = 게임판
square = { $square }, { $content ->
    [empty] 빈칸
    [mark] { $mark }
   *[line] { $mark }, 완성된 줄
}
turn-of = { $player ->
    [you] 내 차례
    [remote] 상대를 기다리는 중
    [computer] 컴퓨터 차례
   *[other] { $name } 차례
}
send-the-link = 링크를 보낸 뒤, 돌아온 링크를 여세요
is-thinking = 컴퓨터 생각 중…
has-stopped = 컴퓨터 생각 멈춤
dead = 이제 아무도 이길 수 없어요
wins = { $player ->
    [you] 내가 이겼어요
    [remote] 상대가 이겼어요
    [computer] 컴퓨터가 이겼어요
   *[other] { $name } 승리
}
won-on-first-board = 3개를 이었어요
drawn = 무승부
board-full = 빈칸이 없어요
you = 나
remote-player = 상대
computer = 컴퓨터
score = 점수
side-score = { $player }, { $mark }: { $wins }승
mark-score = { $mark }: { $wins }승
draws = 무
level-name = { $level ->
    [easy] 쉬움
    [medium] 보통
    [hard] 어려움
    [very-hard] 매우 어려움
   *[unbeatable] 무적
}
friend = 친구
by-link = 링크로
settings = 설정
not-loaded = 게임의 일부를 불러오지 못했어요.

## Menu

new-game = 새 게임
share = 공유
puzzles = 퍼즐
statistics = 전적
progress = 진행 기록

## Tools below the board

tools = 도구
undo = 되돌리기
redo = 다시 실행
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
help = 도움
nudge = { $nudge ->
    [win] 이번 수로 이길 수 있어요.
    [block] 상대가 곧 이겨요. 막을 수 있나요?
    [fork] 한 번에 두 곳을 노릴 수 있어요.
    [stop-fork] 상대가 한 번에 두 곳을 노릴 수 있어요. 막을 수 있나요?
    [force] 반드시 이기는 수가 있어요.
    [careful] 지는 칸이 있어요. 지지 않는 칸을 찾아보세요.
    [lost] 상대가 반드시 이길 수 있어요. 가장 오래 버티는 칸은 어디일까요?
    [threat] 한 곳을 노릴 수 있어요.
    [row] 줄을 늘릴 수 있어요.
    [avoid] 위험한 칸이 있어요. 내 줄에 가장 도움이 안 되는 칸을 찾아보세요.
   *[calm] 급한 것은 없어요. 줄이 가장 많이 지나는 칸을 차지하세요.
}
hint = 힌트
values = 평가
## Moves

moves = 수순
start = 시작
numbered-move = { $number }. { $mark } { $square }
why = 왜?
why-square = { $square }에는 왜 뒀나요?
play-from-here = 여기서부터 두기
show-me = 보여 주기
skip = 건너뛰기
try-again = 다시 시도
try-again-from = { $number }번째 수부터 다시 하기
is-practice = 연습: 이 게임은 점수에 들어가지 않아요
is-replay = 공유받은 게임이에요
rematch-as = { $mark }로 한 판 더
go-to-start = 처음으로
previous-move = 이전 수
next-move = 다음 수
go-to-last-move = 마지막 수로
newest-first = 최신순
move-of = { $number ->
    [0] 게임 시작
   *[other] { $of }수 중 { $number }번째 수
}
back-to-game = 게임으로 돌아가기
can-resume = ‘되돌리기’를 누르면 지난 게임으로 돌아가요

## Sharing

send = 보내기
invite = 초대하기
share-game = 이 게임 공유
share-turn = 내 수 보내기
share-end = 결과 보내기
continue-with-friend = 친구와 이어서 하기
about-turn = 상대가 링크를 열어 수를 두고 새 링크를 보내 줘요. 링크마다 게임 전체가 들어 있고, 서버에는 아무것도 저장되지 않아요.
about-end = 상대가 링크를 열면 게임 결과를 볼 수 있어요.
copy-text = 텍스트로 복사
save-picture = 이미지 저장
save-as-file = { $format } 형식으로 저장
won-at-move = { $number }번째 수에서 { $mark } 승리
share-result = { $result ->
    [shared] 공유했어요.
    [link] 링크를 복사했어요.
    [game] 게임을 텍스트로 복사했어요.
    [code] 코드를 복사했어요.
    [result] 결과를 복사했어요.
    [saved] 이미지를 저장했어요.
    [file] 파일로 저장했어요.
   *[refused] 이 브라우저에서는 공유나 복사를 할 수 없어요. 대신 이 텍스트를 복사하세요:
}
copy-this-text = 복사할 텍스트
paste-game = 게임 붙여넣기
about-paste = 링크나 게임 텍스트, 또는 b2 a1 c3처럼 수순만 붙여넣으세요.
open-file = 파일 열기 (SGF, psq, sav)
first-row-below = 1행이 맨 아래예요 (Gomocalc, Yixin 방식)
text-problem = 이 텍스트는 열 수 없어요: { $problem }.
open = 열기
cancel = 취소
link-copied = 링크를 복사했어요. 보낸 뒤, 돌아온 링크를 여세요
link-copied-end = 링크를 복사했어요. 상대에게 보내세요
move-sent = 수를 보냈어요. 답이 오면 여세요
end-sent = 결과를 보냈어요
send-your-move = 내 수를 보내세요
invited = 친구가 초대했어요. 수를 두고 보내기를 누르세요
move-or-invite = 수를 두어 보내거나 초대하기를 누르세요
invite-friend = 친구를 초대하세요
about-invitation = 링크를 보내세요. 친구가 먼저 둬요
you-move-first = 링크를 보내세요. 내가 먼저 둬요
friend-moves-first = 친구가 먼저 두고 링크를 보내요
friend-changed-move = 친구가 수를 바꿨어요
friend-played = 친구가 { $square }에 두었어요

## Embedding

embed = 퍼가기
about-embed = 이 코드를 원하는 웹페이지에 붙여넣으세요.
parts = 게임판과 함께 표시
part = { $part ->
    [status] 상태
    [score] 점수
    [reset] 새 게임
    [history] 수순과 되돌리기
    [hint] 힌트
   *[settings] 설정
}
preview = 미리보기
html-code = HTML 코드
copy-code = 코드 복사
match-page = 페이지에 맞춤

## Positions

set-up = 배치 만들기
about-set-up = 칸을 누르면 X, O, 빈칸으로 바뀌어요.
side-to-move = 누구 차례?
impossible-position = 나올 수 없는 배치: { $reason }.
clear = 지우기
place = { $square }에 { $mark }
clear-square = { $square } 지우기
aim = 칸 선택
left = 왼쪽
up = 위
down = 아래
right = 오른쪽
aims-to-play = 한 번 더 누르면 둬요
aims-to-change = { $square }: 다시 누르면 바뀌어요
made = { $mark }: { $square }.
taken = 이미 찬 칸이에요
sentence = { $text }.

## Boards

board = 게임판
board-size = { $columns } × { $rows }
in-a-row-number = { $line }목
misere = 미제르
goal = 승패 규칙
how-to-play = 게임 방법
how-to-win = 번갈아 말을 놓아요. 가로, 세로, 대각선으로 먼저 { $line }개를 이으면 이겨요. 그 전에 판이 가득 차면 무승부예요.
how-to-lose = 번갈아 말을 놓아요. 가로, 세로, 대각선으로 { $line }개를 이으면 져요. 그 전에 판이 가득 차면 무승부예요.
longer-row = 그보다 길게 이어도 마찬가지예요.
square-names = 칸마다 이름이 있어요. b2는 b열 2행이에요.
tip-two-threats = 요령: 두 곳을 동시에 노리는 양수겸장을 만들어 보세요. 상대는 하나만 막을 수 있어요.
tip-open-row = 요령: 양 끝이 빈 { $row }개짜리 줄은 막을 수 없어요.
tip-safe-squares = 요령: 안전한 칸을 아껴서 상대의 안전한 칸이 먼저 없어지게 하세요.
line-rule = { $line }개 이으면 { $objective ->
    [normal] 승리
   *[misere] 패배
}
board-rule = { $columns } × { $rows } · { $line }개 이으면 { $objective ->
    [normal] 승리
   *[misere] 패배
}
you-are-with-rule = 나는 { $mark } · { $line }개 이으면 { $objective ->
    [normal] 승리
   *[misere] 패배
}
won-with = { $line }개를 이었어요
won-misere = { $player ->
    [you] 내
    [remote] 상대
    [computer] 컴퓨터
   *[other] { $loser }
}가 { $square } 수로 { $line }개를 이었어요
custom-size = 직접 설정
new-game-from = 다르게 시작하기
about-custom-size = 최대 20열 20행까지, 이을 개수는 판에 들어가는 만큼 정할 수 있어요.
columns = 열
rows = 행
in-a-row = 이을 개수
board-problem = 잘못된 게임판: { $problem }.
not-whole-numbers = 칸마다 1부터 20까지의 정수를 입력하세요.

## Opponents

game = 게임
opponent = 상대
about-level = { $level ->
    [easy] 빈칸 아무 데나 둬요.
    [medium] 이길 수 있으면 이기고 막아야 하면 막고, 아니면 아무 데나 둬요.
    [hard] 이기거나 막고, 아니면 가운데나 귀퉁이를 차지해요. 두 곳을 동시에 노려야만 이길 수 있어요.
    [very-hard] 앞을 내다보지만 아주 잠깐만 생각해요.
   *[unbeatable] 절대 지지 않아요. 비길 수 있을까요?
}
about-friend = 이 화면에서 번갈아 둬요.
about-link = 링크를 주고받으며 번갈아 둬요. 링크에 게임 전체가 들어 있어요.
play-as = 내 말
strategy-name = { $strategy ->
    [random] 랜덤
    [trapper] 함정꾼
   *[strategist] 전략가
}
strongest-level = 전문가
about-strategy = { $strategy ->
    [random] 어떤 게임판에서든 빈칸 아무 데나 둬요.
    [trapper] 두 곳을 동시에 노리지 못하게 막고, 매번 다르게 둬요. 절대 지지 않아요.
   *[strategist] 바로 이기는 수부터 변을 차지하는 수까지, 여덟 가지 규칙을 따라요. 절대 지지 않아요.
}
about-style = { $style ->
    [easy] 줄을 만들고 상대의 줄도 대부분 막지만, 실수를 해요.
    [medium] 줄을 만들고 상대의 줄도 막지만, 두 곳을 동시에 노리면 못 막아요.
    [trapper] 두 곳을 동시에 노리고 상대의 그런 수는 막지만, 그 이상은 내다보지 않아요.
    [hard] 두 곳을 동시에 노리고 상대의 그런 수는 막지만, 멀리 내다보지는 못해요.
   *[strategist] 규칙을 따라요. 이기기, 막기, 양수겸장 만들기, 양수겸장 막기 순서로 두고, 아니면 열린 줄이 가장 많이 지나는 칸을 차지해요.
}
about-style-in-misere = { $style ->
    [easy] 대체로 줄을 완성하지 않지만, 실수를 해요.
    [medium] 피할 수 있으면 줄을 완성하지 않고, 나머지는 아무 데나 둬요.
   *[hard] 자기 줄에 가장 도움이 안 되는 칸을 차지해요.
}
plays-like = 이 판에서는 ‘{ $name }’처럼 둬요.
about-analysis = 이 판에서 가장 강한 상대예요. 최대 { $time } 동안 생각해요.
about-solved = 이 판에서는 실수하지 않아요.

## Games with other rules

other-games = 다른 게임
variant-name = { $game ->
    [infinite] 무한
    [wild] 와일드
    [wild-misere] 와일드 미제르
    [notakto] 노탁토
   *[ultimate] 얼티밋
}
variant-rules = { $game ->
    [infinite] 각자 말은 세 개뿐이에요. 네 번째를 두면 흐릿한 가장 오래된 내 말이 사라지고 세지 않아요. 3개를 이으면 이겨요. 같은 판이 세 번 나오면 무승부예요.
    [wild] 매번 X나 O를 골라 둬요. 누가 뒀든 같은 말 3개를 이으면 이겨요. 그 전에 판이 가득 차면 무승부예요.
    [wild-misere] 매번 X나 O를 골라 둬요. 같은 말 3개를 이으면 져요. 그 전에 판이 가득 차면 무승부예요.
    [notakto] 둘 다 X를 둬요. 3개가 이어지면 그 판은 닫혀요. 마지막 판을 닫으면 져요.
   *[ultimate] 작은 판 3개를 이어서 이기세요. 내가 둔 칸과 같은 자리의 작은 판에 상대가 둬요. 그 판이 끝났거나 가득 찼으면 상대는 아무 데나 둬요.
}
variant-goal = { $game ->
    [infinite] 3개를 이으면 승리. 말은 세 개씩
    [wild] 같은 말 3개를 이으면 승리
    [wild-misere] 같은 말 3개를 이으면 패배
    [notakto] 마지막 판을 닫으면 패배
   *[ultimate] 작은 판 3개를 이으면 승리
}
about-level-in-games = { $level ->
    [easy] 이길 수 있으면 이기고, 아니면 아무 데나 둬요.
    [medium] 바로 이기는 것도 막아요.
    [hard] 네 수 앞을 봐요.
    [very-hard] 멀리 내다봐요.
   *[unbeatable] 실수하지 않아요.
}
looks-at-own-move = 자기 수만 봐요.
looks-at-reply = 상대의 응수도 봐요.
boards = 판 수
goes = { $seat ->
    [first] 먼저 두기
   *[second] 나중에 두기
}
you-go = { $seat ->
    [first] 내가 먼저
   *[second] 내가 나중
}
rematch-going = { $seat ->
    [first] 한 판 더, 내가 먼저
   *[second] 한 판 더, 내가 나중
}
guide-first = { $game ->
    [infinite] 말이 벌써 세 개예요. 네 번째를 두고 나면 흐릿한 말이 사라져요. 빛나는 칸을 누르세요.
    [wild] 말은 누구의 것도 아니에요. 판 아래에서 X를 고르고 빛나는 칸을 누르세요.
    [wild-misere] 말은 누구의 것도 아니고, 줄을 완성하면 져요. X를 고르고 빛나는 칸을 누르세요.
    [notakto] 둘 다 X를 두고, 줄을 완성하면 져요. 가운데를 두면 이길 수 있어요. 빛나는 칸을 누르세요.
   *[ultimate] 빛나는 작은 판에 둬요. 빛나는 칸은 상대를 같은 자리의 작은 판, 왼쪽 아래로 보내요.
}
guide-second = { $game ->
    [infinite] 가장 오래된 내 말이 사라졌어요. 빛나는 칸을 누르면 한 번에 두 곳을 노려요.
    [wild] 같은 말 2개와 빈칸이 있는 줄을 남기지 마세요. 빛나는 칸의 X는 안전해요.
    [wild-misere] 이 줄에 세 번째 X를 두면 져요. O를 골라 막으세요.
    [notakto] 상대 말에서 나이트 걸음만큼 떨어진 곳, 두 칸 앞과 한 칸 옆에 두세요.
   *[ultimate] 상대가 여기로 보냈어요. 3개를 이으면 이 작은 판을 이겨요.
}
guide-third = { $game ->
    [infinite] 상대가 한 곳은 막았지만, 다른 곳에서 가장 오래된 말이 사라졌어요. 빛나는 칸을 누르면 이겨요.
    [wild] 같은 말 2개와 빈칸이에요. 줄을 완성하면 이겨요. O를 고르고 빛나는 칸을 누르세요.
    [wild-misere] 이제 세 번째 O를 두면 져요. X를 골라 이 줄도 막으세요.
    [notakto] 나이트 걸음으로 한 번 더. 이제 남은 칸은 모두 줄을 완성해서 상대가 져요.
   *[ultimate] 가야 할 작은 판이 이미 끝나서 아무 데나 둘 수 있어요. 작은 판 3개를 이으면 이겨요.
}
place-next = 둘 말
vanishes-next = 다음에 사라짐
mark-vanishes = 이 수와 함께 { $square }의 { $mark } 말이 사라지고 세지 않아요
play-on-board = 빛나는 판에 두세요: { $squares }
play-on-any-board = 열린 판 어디에나 둘 수 있어요
wrong-board = 빛나는 판에 두세요
board-closed = 그 판은 닫혔어요
three-boards = 판 3개를 이었어요
boards-decided = 작은 판이 모두 결정됐어요
same-position = 같은 상황이 세 번 나왔어요
position-repeated = 같은 상황이 또 나왔어요. 세 번째면 무승부예요
closed-last-board = { $player ->
    [you] 내가 마지막 판을 닫았어요
    [computer] 컴퓨터가 마지막 판을 닫았어요
   *[other] { $name } 쪽이 마지막 판을 닫았어요
}
completed-a-line = { $player ->
    [you] 내가 3개를 이었어요
    [computer] 컴퓨터가 3개를 이었어요
   *[other] { $name } 쪽이 3개를 이었어요
}
wins-at-once = 바로 이길 수 있어요: { $squares }.
wins-a-board = 작은 판을 이길 수 있어요: { $squares }.
look-at-target = 내 칸이 상대를 어디로 보내는지 보세요.
notakto-wins = 이길 수 있어요. 올바른 수를 두면 상대는 무엇을 해도 마지막 판을 닫게 돼요.
notakto-loses = 상대가 실수하지 않으면 무엇을 해도 마지막 판을 닫게 돼요.
no-mistake = 실수인 수는 없었어요.

## Settings

theme = 색상
theme-name = { $theme ->
    [auto] 시스템
    [light] 밝게
    [dark] 어둡게
   *[contrast] 고대비
}
board-style = 게임판 모양
look-name = { $look ->
    [soft] 둥근 칸
    [paper] 종이 위의 선
    [tiles] 타일
   *[neon] 네온
}
sound = 소리와 진동
sound-name = { $sound ->
    [off] 끔
    [quiet] 작게
   *[loud] 크게
}
sound-offer = 소리를 켤까요?
sound-on = 소리 켜기
language = 언어
browser-language = 브라우저 언어
shortcuts = 키보드 단축키
show-shortcuts = 단축키 보기
use-shortcuts = 키보드 단축키 사용
number-keys = 1~9
home-key = Home
end-key = End
number-keys-effect = 3 × 3에서 칸에 두기(맨 윗줄은 1 2 3, 숫자 키패드에서는 7 8 9)
move-on-board = 내 차례에 게임판으로, 그리고 칸에서 칸으로 이동
outside-board = { $effect }(게임판 밖에서)
play-keys = Enter, 스페이스
play-square = 그 칸에 두기
escape-key = Esc
close-window = 창, 힌트, 돌아보기 닫기
show-this-list = 이 목록 보기
thinking-time = 생각 시간
seconds = { $seconds }초
move-now = 바로 두기
stop = 멈추기
stop-thinking = 생각 멈추기
keep-thinking = 계속 생각하기
takes-turns-to-start = 번갈아 먼저 두기
next-after-draw = 무승부 후 자동으로 새 게임 시작
show-goals = 별, 레이팅, 업적, 연속 기록 표시
reset-score = 이 상대와의 점수 초기화
reset-friends-score = 친구끼리의 점수 초기화
score-is-reset = 점수가 0부터 다시 시작해요.
about = 게임 정보
version = 버전 { $version }, MIT 라이선스
licenses = 라이선스 및 고지
source-code = 소스 코드

done = 완료
play-at-level = ‘{ $name }’ 단계로 두기
play-against-strategy = { $name } 상대하기

## Matches: several games in a row, for example best of 3.

match-length = 매치
no-match = 한 판씩
match-score = 매치 점수
best-of = { $games ->
    [3] { $games }판 2선승
    [5] { $games }판 3선승
    [7] { $games }판 4선승
   *[other] { $games }판 승부
}
wins-match = { $player ->
    [you] 내가 매치에서 이겼어요
    [remote] 상대가 매치에서 이겼어요
    [computer] 컴퓨터가 매치에서 이겼어요
   *[other] { $name } 매치 승리
}
match-result = { $games }판 승부에서 { $wins } 대 { $losses }
next-game = 다음 게임
new-match = 새 매치
names-and-colors = 이름과 색
name-is-full = 이름은 { $letters }자까지예요.
player-color-of = { $seat ->
    [first] 플레이어 1의 색
   *[second] 플레이어 2의 색
}
player-color = { $color ->
    [of-mark] 기본
    [green] 초록
    [amber] 호박색
   *[gray] 회색
}
numbered-player = 플레이어 { $number }

## Notes

reload = 새로고침
dismiss = 닫기
unknown-value = 링크에서 알 수 없는 부분은 무시했어요: { $settings }.
bad-board = 링크의 게임판이 잘못됐어요: { $problem }.
moves-left-out = 링크에 있는 게임도 무시했어요.
bad-moves = 링크의 { $number }번째 수는 둘 수 없어요: { $reason }. 그 앞까지만 보여 줘요.
missing-moves = { $arrived ->
    [0] 링크가 중간에 잘렸어요. 다시 보내 달라고 하세요.
   *[other] { $of }수 중 { $arrived }수만 도착했어요. 링크를 다시 보내 달라고 하세요.
}
square-not-on-board = { $square } 칸은 판 밖이에요
bad-start = 링크의 시작 배치가 잘못됐어요: { $problem }.
older-link = 오래된 링크예요. 링크는 { $shown }번째 수까지인데, 내 게임은 벌써 { $played }번째 수예요.
bad-text = 텍스트의 나머지를 읽지 못했어요: { $problem }.
saved-unreadable = 저장된 점수를 읽지 못해 0부터 다시 시작해요.
not-saved = 이 브라우저는 이 페이지의 데이터를 저장하지 않아요. 페이지를 나가면 점수가 사라져요.
no-worker = 문제가 생겼어요. 다음 게임까지 컴퓨터는 앞을 내다보지 못해요.
new-version = 새 버전이 준비됐어요.
altered-file = 게임 파일 하나가 손상된 채로 도착했어요. 그 파일 없이 게임을 계속해요.
no-language = 언어를 불러오지 못했어요: { $language }.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (텍스트 { $line }번째 줄)
in-move = { $problem } ({ $number }번째 수)
unknown-square = “{ $text }” 칸은 없어요. a~{ $letter }의 글자와 1~{ $number }의 숫자를 쓰세요
game-is-over = 이미 끝난 게임이에요
square-is-taken = { $square } 칸은 이미 차 있어요
not-a-board = “{ $text }” 게임판은 없어요. 3x3x3처럼 열 x 행 x 이을 개수로 쓰세요
impossible-size = 게임판은 1~20열, 1~20행이어야 해요(입력: { $columns }열 { $rows }행)
impossible-line = 이을 개수로 { $line }개는 쓸 수 없어요. 2개 이상, 판에 들어가는 개수로 정하세요
unknown-letter = { $row }행: “{ $letter }” 자리에는 x, o 또는 빈칸 수를 쓰세요
row-length = { $row }행은 { $columns }칸이어야 해요
row-count = 행은 { $rows }개여야 해요
side-missing = 둘 차례가 빠졌어요. 행 뒤에 -x나 -o를 붙이세요
unknown-word = “{ $text }” 대신 다음 중 하나를 쓰세요: { $words }
two-marks = { $square } 칸에 X와 O가 모두 있어요
too-many-marks = { $mark }가 너무 많아요. X { $x }개, O { $o }개인데, X는 O와 같거나 하나 더 많아야 해요
wrong-side = X { $x }개, O { $o }개이면 { $mark } 차례예요
line-came-first = 첫 줄이 완성됐을 때 이미 게임이 끝났어야 해요
no-game = 게임을 찾지 못했어요
other-site = 이 게임의 링크가 아니에요
out-of-place = “{ $text }” 위치가 잘못됐어요. Board, Objective, Start, 수순, Outcome, 그림은 이 순서로 한 번씩만 나와요
invalid-start = 잘못된 시작 배치: { $problem }
wrong-number = “{ $found }” 번호가 틀렸어요. 여기는 { $number }번째 수예요
wrong-turn = { $found } 차례가 아니라 { $due } 차례예요 ({ $number }번째 수)
square-missing = 칸이 빠졌어요 ({ $number }번째 수)
wrong-outcome = “{ $found }” 결과가 맞지 않아요. 이 수순의 결과: “{ $outcome }”
drawn-otherwise = 그림이 { $square }에서 수순과 맞지 않아요
drawn-size = 그림이 이 판과 맞지 않아요
other-format = 다른 프로그램의 파일이에요 ({ $format }): SGF나 psq, 또는 h8 i9처럼 수순만 쓰세요
pass = { $number }번째 수는 패스인데, 이 게임에는 패스가 없어요
breaks-off = 파일이 { $number }번째 수 다음에 끊겼어요
more-games = 파일에 게임이 여러 개 있어서 첫 번째만 열었어요

## Values: they stand alone, and after a square and a colon.

wins-in = { $moves }수 만에 승리
loses-in = { $moves }수 만에 패배
wins-within = { $moves }수 안에 승리
loses-within = { $moves }수 안에 패배
is-won = 승리
is-lost = 패배
is-drawn = 무승부
good-chances = 유리함
equal-chances = 비슷함
poor-chances = 불리함
result = { $result ->
    [win] 승리
    [draw] 무승부
   *[loss] 패배
}
best-play-wins-in = 서로 실수가 없으면 { $mark }가 { $moves }수 만에 이겨요
best-play-wins-within = 서로 실수가 없으면 { $mark }가 { $moves }수 안에 이겨요
best-play-wins = 서로 실수가 없으면 { $mark }가 이겨요
best-play-draws = 서로 실수가 없으면 비겨요
every-square-draws = 서로 실수하지 않으면 어느 칸에 두어도 비겨요
unmarked-squares-draw = 표시가 없는 칸에 두면 비겨요
even-chances = 지금까지 비슷해요
chances = { $mark } 쪽이 유리해요
not-analyzed = 아직 계산하지 않았어요
thinking = 생각 중…

## Analysis

analysis-progress = { $of }수 중 { $done }수 확인
best-moves = 가장 좋은 수
chances-ahead = { $mark }의 승률 · { $depth }수 앞까지 계산

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }: { $reason }
square-and-value = { $square }, { $value }
probably-keeps = 아마도 { $result ->
    [win] 승리
   *[other] 무승부
}를 지켜요
proven-win = { $value }, 아무도 막을 수 없어요
proven-draw = 무승부를 지켜요. 더 좋은 결과는 없어요
loses-late = 컴퓨터는 이 게임을 더 지킬 수 없어서 최대한 오래 버텨요
best-found = 컴퓨터가 찾은 가장 좋은 수예요
best-so-far = 지금까지 찾은 가장 좋은 수예요
threatens = 다음에 { $squares }에서 이길 수 있어요
stops-fork = { $mark }가 두 곳을 동시에 노리는 것을 막아요
open-row = { $squares }에 양 끝이 빈 { $count }목을 만들어요
two-threats = 두 곳을 동시에 노려요: { $rows }
blocks-row = { $squares }에 놓인 { $mark } { $count }목을 막아요
good-center = 가운데를 차지하고, { $line }목을 만들 길이 많아요
many-ways = { $line }목을 만들 길이 많아요
builds = { $lines } 줄을 만들어요
every-move-loses = { $reason }. 어디에 둬도 지지만, 이 수가 가장 오래 버텨요
and-wins-in = { $reason }. { $moves }수 만에 이겨요
with-value = { $reason }. { $value }
completes = { $lines } 줄을 완성해요
blocks = { $lines }에서 { $mark }를 막아요
makes-fork = 양수겸장을 만들어요: { $lines }
blocks-fork = { $mark }의 { $squares } 양수겸장을 막아요
takes-fork-away = { $line }에 두 개를 이어 { $mark }의 { $squares } 양수겸장을 막아요
forces-reply = { $mark }의 { $squares } 양수겸장을 막아요: { $line }에 두 개를 이으면 { $mark }는 { $reply } 칸을 막아야 해요
takes-center = 가운데를 차지해요
takes-opposite-corner = { $corner }의 맞은편 귀퉁이를 차지해요
takes-corner = 귀퉁이를 차지해요
takes-side = 변을 차지해요
last-square = 마지막 빈칸이에요
picked-any = 컴퓨터가 빈칸 { $squares }개 중에서 아무거나 골랐어요
aims-for = 컴퓨터가 줄을 만들고 있고, { $squares } 칸이 더 필요해요
drawing-reply = { $square }에 맞서 무승부를 지켜요
every-square-safe = 어느 빈칸이든 안전해요
safe-move = 안전해요. { $squares }에 두면 { $mark }가 반드시 이길 수 있어요
is-losing = 컴퓨터는 이 게임을 더 지킬 수 없어서 아무 칸이나 골라요
completes-nothing = { $squares } 칸과 달리 줄이 완성되지 않아요
forces-fork = { $other }는 { $reply } 칸을 막아야 하고, 그다음 { $mark }는 { $squares }에 양수겸장을 만들 수 있어요
on-open-line = 컴퓨터가 { $mark } 줄을 아직 만들 수 있는 칸을 골랐어요
most-open-lines = { $mark }의 줄에 가장 도움이 돼요
fewest-open-lines = { $mark }의 줄에 가장 도움이 안 돼요
forces-win = { $moves }수 만에 반드시 이겨요
keeps-draw = 무승부를 지켜요
keeps-draw-unless = 무승부를 지켜요. { $mark }가 { $squares }에 두면 져요
leads-to-draw = 서로 실수하지 않으면 비겨요
sets-trap = 무승부를 지키며 함정을 놓아요: { $mark }가 { $squares }에 두면 져요
holds-out = 어디에 둬도 지지만, 이 수가 가장 오래 버텨요
hopes = 어디에 둬도 지지만, { $mark }가 { $squares }에 두면 아직 기회가 있어요
would-differ = { $square }: 컴퓨터라면 다르게 뒀을 거예요
but-lets-win = 하지만 이제 { $mark }가 반드시 이길 수 있어요.

## Review

review = 돌아보기
best = 가장 좋은 수
good = 좋은 수
mistake = 실수
already-lost = 이미 진 상황
move-with-text = { $mark } { $square }: { $text }
good-but = 좋은 수지만 더 빨리 이길 수 있었음
better = { $review }. 더 좋은 수는 { $square }: { $reason }
lost-at-would-win = { $move } 수 때문에 졌어요. { $square }에 뒀으면 이겼어요.
lost-at-would-draw = { $move } 수 때문에 졌어요. { $square }에 뒀으면 비겼어요.
lost-at = { $move } 수 때문에 졌어요.
missed-win-with = { $move } 대신 { $square }에 뒀으면 이겼어요.
missed-win = { $move } 대신 이기는 수가 있었어요.
risked-loss = { $square } 때문에 질 수도 있었어요.
made-no-mistake = 실수가 없었어요.
drawn-not-reviewed = ‘돌아보기’를 누르면 놓친 승리가 있는지 볼 수 있어요.
lost-not-reviewed = ‘돌아보기’를 누르면 어디서 틀렸는지 볼 수 있어요.
no-moves = 아직 둔 수가 없어요
lost-the-game = { $player ->
    [you] 나
    [remote] 상대
    [computer] 컴퓨터
   *[other] { $name }
}는 { $square } 수 때문에 졌어요. { $why }
was-mistake = { $player ->
    [you] 내
    [remote] 상대의
    [computer] 컴퓨터의
   *[other] { $name }의
} { $square } 수는 실수였어요. { $why }
would-have = { $square }에 뒀으면 { $result ->
    [win] 이겼어요
   *[other] 비겼어요
}.
would-have-because = { $square }에 뒀으면 { $result ->
    [win] 이겼어요
   *[other] 비겼어요
} ({ $reason }).
unstopped-row = { $squares }에 { $mark } { $count }목이 있었는데 { $player ->
    [you] 막지 않았어요
   *[other] { $name } 쪽이 막지 않았어요
}.
unstopped-square = { $mark } 쪽은 { $square }만 두면 이기는데 { $player ->
    [you] 막지 않았어요
   *[other] { $name } 쪽이 막지 않았어요
}.
unstopped-fork = { $mark } 쪽이 { $square }에 두면 두 곳을 동시에 노릴 수 있었는데 { $player ->
    [you] 막지 않았어요
   *[other] { $name } 쪽이 막지 않았어요
}.
missed-line = { $square }에 뒀으면 바로 이겼어요.
completed-row = { $square } 칸은 안전했는데 { $player ->
    [you] 줄을
   *[other] { $name } 쪽이 줄을
} 완성했어요.
let-win = 그 뒤로는 { $mark } 쪽이 반드시 이길 수 있었어요.
better-chances = { $square }에 두었다면 이길 확률이 { $after }가 아니라 { $before }였어요.
chances-in-game = 게임 중 X의 승률
no-mistake-found = 뚜렷한 실수를 찾지 못했어요
won-from = { $number }번째 수부터는 { $mark } 쪽이 반드시 이길 수 있었어요.
no-mistakes = 완벽한 게임: 양쪽 모두 실수 없음
no-mistakes-so-far = 지금까지 양쪽 모두 실수 없음
harmless-mistakes = 실수 { $mistakes }번, 승부에는 영향 없음
mistakes-so-far = 지금까지 실수 { $mistakes }번

## Puzzles

move-and-win = 나는 { $mark }, 이기는 수를 찾아요
move-and-win-in-misere = 나는 { $mark }, { $other } 쪽이 줄을 완성하게 하세요
move-and-draw = 나는 { $mark }, 무승부를 지켜요
rule-of-fours = 매번 네 개를 이으면 { $mark }는 막아야 해요
rule-of-draw = 이길 수는 없지만 지지 않을 수는 있어요
grade = { $grade ->
    [easy] 쉬움
    [medium] 보통
    [hard] 어려움
   *[expert] 매우 어려움
}
puzzle-of = 퍼즐 { $number } / { $of }
daily-puzzle = 데일리 퍼즐 { $number }
daily-result = { $title } · 데일리 퍼즐 { $number }: { $tries ->
    [1] 한 번에 성공
   *[other] { $tries }번 만에 성공
}
first-try-counts = 연속 기록은 첫 시도만 인정돼요.
daily-missed = 첫 시도가 틀렸어요.
daily-solved = { $tries ->
    [1] 한 번에 성공
   *[other] { $tries }번 만에 성공
}.
daily-solved-late = 나중에 풀었어요.
daily-time = 시간: { $time }.
daily-in-hours = 다음 퍼즐까지 { $hours }시간 남았어요.
daily-in-minutes = 다음 퍼즐까지 { $minutes }분 남았어요.
missed-day-is-forgiven = 연속 기록이 이어져요. 7일에 하루는 봐드려요.
calendar = 달력
back-to-puzzle = 퍼즐로 돌아가기
more-puzzles = 다른 퍼즐
puzzle-of-today = 오늘의 퍼즐
previous-month = 이전 달
next-month = 다음 달
day-state = { $date }: { $state ->
    [first] 한 번에 해결
    [solved] 해결
    [later] 나중에 해결
    [missed] 해결 못 함
   *[open] 아직 안 함
}
signs-of-days = ★ 한 번에 해결 · ✓ 나중에 해결 · ✕ 해결 못 함 · ○ 아직 안 함 · ▢ 오늘
signs-without-star = ✓ 해결 · ✕ 해결 못 함 · ○ 아직 안 함 · ▢ 오늘
opponent-replied = { $mark } 쪽이 { $square }에 뒀어요. 내 차례: { $of }수 중 { $number }번째예요.
puzzle-solved = 퍼즐을 풀었어요!
draw-is-saved = 퍼즐을 풀었어요! 무승부를 지켰어요.
show-solution = 정답 보기
solution = 정답: { $moves }.
completes-own-line = { $square }에 두면 져요. 내 줄 { $lines } 줄이 완성돼요.
must-complete-a-line = { $square }에 두면 져요. { $mark } 쪽이 { $reply }에 두면 결국 내가 줄을 완성하게 돼요.
reply-wins = { $square }에 두면 져요. { $mark } 쪽이 { $reply }에 두면 더는 막을 수 없어요.
reply-draws = { $square }에 두면 비겨요. { $mark } 쪽이 { $reply }에 두면 더는 이길 수 없어요.
makes-no-four = { $square }에 두면 네 개가 이어지지 않아서 { $mark } 쪽이 { $reply }에 둬 막을 수 있어요.
four-is-blocked = { $square } 다음에 { $mark } 쪽이 { $reply }에 둬 막으면, 네 개를 이어도 더는 이길 수 없어요.
missed-puzzles = 다시 풀기 ({ $number })
rush = 3분
rush-rules = 3분 동안 몇 문제를 풀 수 있나요? 틀리면 다음 문제로 넘어가요.
rush-start = 시작
rush-best = 최고 기록: { $number }
rush-new-best = 최고 기록 달성!
rush-result = 푼 퍼즐: { $number }
rush-counts = 해결: { $solved }, 다시 풀 문제: { $missed }
was-right = 정답은 { $square }였어요.
all-puzzles = 모든 퍼즐
win-in-moves = { $moves }수 만에 이기기
draw-in-moves = { $moves }수 만에 비기기
save-the-draw = 무승부 지키기
puzzle-state = 퍼즐 { $number }, { $state ->
    [solved] 해결
    [missed] 다시 풀 문제
   *[open] 아직 안 함
}
day-streak = { $days }일 연속
last-streak = 지난 연속 기록: { $days }일
wrong-answer = { $square }에 두면 { $result ->
    [draw] 비겨요
   *[other] 져요
}: { $moves }.
wrong-last-move = { $square }에 두면 { $result ->
    [draw] 비겨요
   *[other] 져요
}.
mark-on-square = { $mark } { $square }
then-move = { $first }, { $next }
next = 다음

## Lesson

lesson-title = 절대 지지 않는 법
lesson-progress = 규칙 { $number } / { $of }, { $learned }개 익힘
rule = { $number }. { $rule ->
    [win] 내 줄을 완성해요.
    [block] 상대의 줄을 막아요.
    [fork] 양수겸장을 만들어요.
    [block-fork] 상대의 양수겸장을 막아요.
    [center] 가운데를 차지해요.
    [opposite-corner] 상대의 맞은편 귀퉁이를 차지해요.
    [empty-corner] 빈 귀퉁이를 차지해요.
   *[empty-side] 빈 변을 차지해요.
}
why-rule = { $rule ->
    [win] 상대를 막기 전에 이것부터 찾아보세요.
    [block] 막지 않으면 상대의 다음 수로 게임이 끝나요.
    [fork] 양수겸장은 두 곳을 동시에 노리는 수예요. 상대는 하나만 막을 수 있어요.
    [block-fork] 그 칸을 차지하거나, 두 개를 이어 상대가 다른 곳을 막게 만드세요.
    [center] 여덟 줄 중 네 줄이 지나는, 가장 많은 줄이 지나는 칸이에요.
    [opposite-corner] 귀퉁이를 얻고, 상대는 두 귀퉁이를 잇는 대각선을 쓸 수 없게 돼요.
    [empty-corner] 귀퉁이에는 세 줄이 지나지만, 변에는 두 줄만 지나요.
   *[empty-side] 변에는 두 줄만 지나기 때문에 마지막이에요.
}
find-the-move = 나는 { $mark }예요. 알맞은 수를 찾아보세요.
learned = 정답이에요. { $square }: { $reason }.
two-sentences = { $first } { $next }
others-draw = 여기서는 다른 수로도 비겨요.
others-do-not-win = 다른 수로는 이길 수 없어요.
others-lose = { $squares }에 두면 져요.
all-others-lose = 다른 수는 모두 져요.
does-not-follow-rule = { $square }에 둬도 비기지만, 규칙에는 맞지 않아요. 다시 해 보세요.
takes-and-wins = { $mark }가 { $square } 칸을 차지해 승리
mark-square-reason = { $mark } { $square }({ $reason })
lesson-complete = 여덟 가지 규칙을 모두 익혔어요. 이 순서대로 두면 절대 지지 않아요.
previous-rule = 이전 규칙
next-rule = 다음 규칙

## Statistics

no-statistics = 아직 게임이 없어요. 한 판을 끝내면 여기에 기록돼요.
stored-by-newer = 이 전적은 더 새로운 버전의 게임에서 저장됐어요. 보려면 페이지를 새로고침하세요.
all-boards = 모든 게임판
unknown = –
against-others = 상대별 게임
between-friends = 친구끼리의 게임
games = 게임
counted = { $result ->
    [won] 승리
    [drawn] 무승부
    [lost] 패배
    [x-won] X 승리
   *[o-won] O 승리
}
counted-letter = { $result ->
    [won] 승
    [drawn] 무
    [lost] 패
    [x-won] X
   *[o-won] O
}
mistakes = 실수
unbeaten = 안 진 게임
best-streak = 최고
streaks = 안 진 게임: { $games }판 (최고: { $best }판)
about-statistics = 안 진 게임: 같은 게임판에서 같은 상대에게 잇달아 지지 않은 게임 수. 최고: 그중 가장 긴 기록. 실수: 3 × 3에서 승리나 무승부를 놓친 수의 게임당 평균.
about-mistakes = 실수: 3 × 3에서 승리나 무승부를 놓친 수의 게임당 평균.
last-games = 최근 게임
last-results = 최근 게임, 오래된 순: { $results }
rating = 레이팅
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = 레벨을 상대로 한 실력입니다. 모든 판에서 보통 레벨이 1500입니다. 실제 값은 이 범위에 있을 가능성이 매우 높습니다. 도움이나 되돌리기를 쓴 게임은 세지 않습니다.
no-rating = 3 × 3, 5 × 5, 15 × 15 판에서 도움 없이 레벨과 겨루면 여기에 레이팅이 나타납니다.
rating-like = { $name } 정도의 실력입니다.
rating-course = 반영된 게임: { $games }. 최고 레이팅: { $best }.
first-tries = 한 번에 성공
export = 내보내기
import = 가져오기
erase = 삭제
erase-all = 모두 삭제
about-erasing = ‘모두 삭제’는 모든 판의 전적, 점수, 끝난 게임, 레이팅을 지웁니다. 별, 업적, 퍼즐, 레슨, 설정은 남습니다.
exported = 파일로 저장했어요.
not-exported = 이 브라우저에서는 파일을 저장할 수 없어요.
imported = 추가됨: { $things }.
added-games = { $games ->
   *[other] { $games }판
}
added-part = { $part ->
    [collection] 끝난 게임
    [scores] 점수
    [rating] 레이팅
    [stars] 별
    [achievements] 업적
    [lesson] 레슨
    [puzzles] 퍼즐
   *[settings] 설정
}
erased = 삭제했어요. 이 창을 닫기 전에는 ‘되돌리기’로 복구할 수 있어요.
undone = 원래대로 되돌렸어요.
not-undone = 다른 탭에서 게임이 추가되어 되돌릴 수 없어요.
import-failed = { $problem ->
    [unreadable] 이 파일은 읽을 수 없어요.
    [too-large] 전적 파일로는 너무 커요.
    [not-statistics] 이 게임의 전적을 내보낸 파일이 아니에요.
    [newer] 더 새로운 버전의 게임에서 만든 파일이에요.
    [damaged] 손상된 파일이에요.
    [nothing-new] 이 파일의 내용은 이미 모두 있어요.
   *[too-many] 이 파일의 결과가 너무 많아 담을 수 없어요.
} 바뀐 것은 없어요.

## Collection

collection = 내 게임
no-collected-games = 아직 끝난 게임이 없습니다. 최근 200게임이 이 브라우저에 남습니다.
about-collection = 최근에 끝난 200게임이며 이 브라우저에만 저장됩니다. 하나를 골라 다시 살펴보세요.
all-games = 모든 게임
number-of-moves = { $moves ->
   *[other] { $moves }수
}
delete = 삭제
game-deleted = 게임을 삭제했습니다.
show-more = 더 보기

## Ladder

stars = 별 { $of }개 중 { $stars }개
new-star = 새 별: { $board } { $name }.
win-two-of-three = 다음 별: { $name } 상대로 세 판 중 두 판 이기기.
win-once-more = 다음 별: { $name } 상대로 한 번 더 이기기.
win-once = 다음 별: { $name } 상대로 이기기.
draw-once = 다음 별: { $name } 상대로 비기기.
win-for-star = 다음 별: 한 번 이기기.
draw-for-star = 다음 별: 한 번 비기기.
all-stars = { $board } 별을 모두 얻었습니다.
next-board = 다음 판: { $board }.
stars-of-boards = 별
had-help = 이번에는 별이 없습니다: 도움을 받았거나 수를 되돌렸습니다.

## Achievements

achievement-name = { $achievement ->
    [win] 첫 승리
    [block] 줄을 제때 막음
    [fork] 양수겸장: 한 번에 두 위협
    [block-fork] 양수겸장을 막음
    [opposite-corner] 맞은편 모서리를 차지함
    [all-rules] 레슨의 모든 규칙을 사용함
    [draw-unbeatable] 무적과 무승부
    [flawless] 어려움을 실수 없이 이김
    [win-as-o] O로 승리
    [open-four] 양끝이 열린 줄로 승리
    [double-four] 교차하는 두 4로 승리
   *[misere] 줄을 만들면 지는 게임에서 승리
}
achievements-of = 업적: { $of }개 중 { $earned }개
earned = 달성
not-earned = 미달성
about-achievements = 컴퓨터와의 게임에서, 도움이나 되돌리기 없이.
achieved = 새 업적: { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = 한국어
description = 친구나 컴퓨터와 겨뤄 보세요. 쉬운 단계부터 절대 지지 않는다고 증명된 단계까지 있어요.
new-game-with-friend = 친구와 새 게임
new-game-by-link = 링크로 새 게임
new-game-at-level = 새 게임: { $name }

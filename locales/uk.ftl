### Ukrainian. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = Не вдалося запустити гру.
slow-start = Гра довго завантажується.

## First part: texts of the first move. Each costs every visitor bytes.

retry = Ще раз
title = Хрестики-нулики
loading = Завантаження…
goal-of-first-board = Три в ряд — виграш
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = ти граєш за { $mark }
menu = Меню
play-again = Зіграти ще
daily = Задача дня
learn = Навчання
board-label = Поле
square = { $square }, { $content ->
    [empty] порожньо
    [mark] { $mark }
   *[line] { $mark }, завершена лінія
}
turn-of = { $player ->
    [you] Твій хід
    [remote] Чекаємо на суперника
    [computer] Хід комп’ютера
   *[other] Хід: { $name }
}
send-the-link = Надішли посилання, а потім відкрий відповідь
is-thinking = Комп’ютер думає…
has-stopped = Комп’ютер перестав думати
dead = Ніхто вже не може виграти
wins = { $player ->
    [you] Твоя перемога
    [remote] Суперник перемагає
    [computer] Комп’ютер перемагає
   *[other] { $name } перемагає
}
won-on-first-board = Три в ряд
drawn = Нічия
board-full = Поле заповнене
you = Ти
remote-player = Суперник
computer = Комп’ютер
score = Рахунок
side-score = { $player }, { $mark }: { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
   *[many] { $wins } перемог
}
mark-score = { $mark }: { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
   *[many] { $wins } перемог
}
draws = { $draws ->
    [one] нічия
    [few] нічиї
   *[many] нічиїх
}
level-name = { $level ->
    [easy] Легкий
    [medium] Середній
    [hard] Важкий
    [very-hard] Дуже важкий
   *[unbeatable] Непере­можний
}
friend = Друг
by-link = За посиланням
settings = Налаштування
not-loaded = Не вдалося завантажити цю частину гри.

## Menu

new-game = Нова гра
share = Поділитися
puzzles = Задачі
statistics = Статистика
progress = Поступ

## Tools below the board

tools = Інструменти
undo = Скасувати
redo = Повернути
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
help = Допомога
nudge = { $nudge ->
    [win] Цим ходом можна виграти.
    [block] Суперник ось-ось виграє. Чи можеш завадити?
    [fork] Можна створити дві загрози відразу.
    [stop-fork] Суперник може створити дві загрози відразу. Чи можеш запобігти?
    [force] Можна напевно виграти.
    [careful] Деякі клітинки програють. Знайди ту, що не програє.
    [lost] Суперник може напевно виграти. Яка клітинка протримається найдовше?
    [threat] Можна створити загрозу.
    [row] Можна створити довший ряд.
    [avoid] Деякі клітинки небезпечні. Знайди ту, що найменше допомагає твоїм лініям.
   *[calm] Нічого термінового. Займи клітинку, через яку проходить найбільше ліній.
}
hint = Підказка
values = Оцінки
## Moves

moves = Ходи
start = Початок
numbered-move = { $number }. { $mark } { $square }
why = Чому?
why-square = Чому { $square }?
play-from-here = Грати звідси
show-me = Показати
skip = Пропустити
try-again = Спробувати ще
try-again-from = Ще раз із { $number }-го ходу
is-practice = Тренування: ця гра не зараховується
is-replay = Хтось поділився цією грою
rematch-as = Реванш за { $mark }
go-to-start = На початок
previous-move = Попередній хід
next-move = Наступний хід
go-to-last-move = До останнього ходу
newest-first = Спочатку нові
move-of = { $number ->
    [0] Початок гри
   *[other] Хід { $number } з { $of }
}
back-to-game = Назад до гри
can-resume = «Скасувати» поверне попередню гру

## Sharing

send = Надіслати
invite = Запросити
share-game = Поділитися грою
share-turn = Надіслати свій хід
share-end = Надіслати результат
continue-with-friend = Продовжити з другом
about-turn = Суперник відкриває посилання, ходить і надсилає тобі посилання у відповідь. У кожному посиланні — уся гра, тож жоден сервер нічого не зберігає.
about-end = Суперник відкриває посилання й бачить, як закінчилася гра.
copy-text = Копіювати як текст
save-picture = Зберегти зображення
save-as-file = Зберегти як { $format }
won-at-move = { $mark } виграє на ході { $number }
share-result = { $result ->
    [shared] Надіслано.
    [link] Посилання скопійовано.
    [game] Гру скопійовано як текст.
    [code] Код скопійовано.
    [result] Результат скопійовано.
    [saved] Зображення збережено.
    [file] Збережено у файл.
   *[refused] Цей браузер не дозволяє ані ділитися, ані копіювати. Скопіюй натомість цей текст:
}
copy-this-text = Текст для копіювання
paste-game = Вставити гру
about-paste = Встав посилання, текст гри або просто ходи, наприклад b2 a1 c3.
open-file = Відкрити файл (SGF, psq, sav)
first-row-below = Рядок 1 унизу, як у Gomocalc і Yixin
text-problem = Не вдалося відкрити цей текст: { $problem }.
open = Відкрити
cancel = Закрити
link-copied = Посилання скопійовано. Надішли його, а потім відкрий відповідь
link-copied-end = Посилання скопійовано. Надішли його супернику
move-sent = Хід надіслано. Відкрий відповідь, коли вона надійде
end-sent = Результат надіслано
send-your-move = Надішли свій хід
invited = Тебе запрошують до гри. Зроби хід і натисни «Надіслати»
move-or-invite = Зроби хід і надішли його або натисни «Запросити»
invite-friend = Запроси друга
about-invitation = Надішли посилання. Першим ходить друг
you-move-first = Надішли посилання. Першим ходиш ти
friend-moves-first = Друг ходить першим і надсилає тобі посилання
friend-changed-move = Друг змінив хід
friend-played = Друг походив на { $square }

## Embedding

embed = Вбудувати
about-embed = Встав цей код на будь-яку вебсторінку.
parts = Показувати разом із полем
part = { $part ->
    [status] Стан гри
    [score] Рахунок
    [reset] Нова гра
    [history] Ходи та скасування
    [hint] Підказки
   *[settings] Налаштування
}
preview = Попередній перегляд
html-code = HTML-код
copy-code = Копіювати код
match-page = Як на сторінці

## Positions

set-up = Скласти позицію
about-set-up = Натискай на клітинку, щоб змінити її: X, O, порожня.
side-to-move = Чий хід?
impossible-position = Неможлива позиція: { $reason }.
clear = Очистити
place = { $mark } на { $square }
clear-square = Очистити { $square }
aim = Приціл
left = Ліворуч
up = Вгору
down = Вниз
right = Праворуч
aims-to-play = Торкнися ще раз, щоб походити
aims-to-change = { $square }: натисни ще раз, щоб змінити
made = { $mark }: { $square }.
taken = Ця клітинка зайнята
sentence = { $text }.

## Boards

board = Поле
board-size = { $columns } × { $rows }
in-a-row-number = { $line } в ряд
misere = на програш
goal = Мета
how-to-play = Як грати
how-to-win = Ставте знаки по черзі. Виграє той, хто першим складе { $line } в ряд: по горизонталі, вертикалі чи діагоналі. Якщо раніше заповниться поле, буде нічия.
how-to-lose = Ставте знаки по черзі. Програє той, хто складе { $line } в ряд: по горизонталі, вертикалі чи діагоналі. Якщо раніше заповниться поле, буде нічия.
longer-row = Довший ряд теж зараховується.
square-names = Клітинки мають назви: b2 — це стовпець b, рядок 2.
tip-two-threats = Порада: зроби вилку — дві загрози водночас. Суперник може заблокувати лише одну.
tip-open-row = Порада: { $row } в ряд із двома вільними кінцями вже не заблокувати.
tip-safe-squares = Порада: бережи безпечні клітинки, щоб у суперника вони закінчилися раніше.
line-rule = { $line ->
    [2] Два в ряд
    [3] Три в ряд
    [4] Чотири в ряд
    [5] П’ять у ряд
    [6] Шість у ряд
    [7] Сім у ряд
    [8] Вісім у ряд
    [9] Дев’ять у ряд
   *[other] { $line } в ряд
} — { $objective ->
    [normal] виграш
   *[misere] програш
}
board-rule = { $columns } × { $rows } · { $line ->
    [2] два в ряд
    [3] три в ряд
    [4] чотири в ряд
    [5] п’ять у ряд
    [6] шість у ряд
    [7] сім у ряд
    [8] вісім у ряд
    [9] дев’ять у ряд
   *[other] { $line } в ряд
} — { $objective ->
    [normal] виграш
   *[misere] програш
}
you-are-with-rule = Ти граєш за { $mark } · { $line } в ряд — { $objective ->
    [normal] виграш
   *[misere] програш
}
won-with = { $line ->
    [2] Два в ряд
    [3] Три в ряд
    [4] Чотири в ряд
    [5] П’ять у ряд
    [6] Шість у ряд
    [7] Сім у ряд
    [8] Вісім у ряд
    [9] Дев’ять у ряд
   *[other] { $line } в ряд
}
won-misere = { $player ->
    [you] Ти маєш
    [remote] Суперник має
    [computer] Комп’ютер має
   *[other] { $loser } має
} { $line ->
    [2] два в ряд
    [3] три в ряд
    [4] чотири в ряд
    [5] п’ять у ряд
    [6] шість у ряд
    [7] сім у ряд
    [8] вісім у ряд
    [9] дев’ять у ряд
   *[other] { $line } в ряд
} після { $square }
custom-size = Інший розмір
new-game-from = Почати інакше
about-custom-size = До 20 стовпців і 20 рядків, а в ряд — скільки вміститься.
columns = Стовпці
rows = Рядки
in-a-row = В ряд
board-problem = Хибне поле: { $problem }.
not-whole-numbers = Введи в кожне поле ціле число від 1 до 20.

## Opponents

game = Гра
opponent = Супер­ник
about-level = { $level ->
    [easy] Обирає будь-яку вільну клітинку.
    [medium] Виграє і блокує, коли може, а інакше ходить будь-куди.
    [hard] Виграє, блокує, а тоді займає центр або кут. Здолати його може лише подвійна загроза.
    [very-hard] Думає наперед, але лише мить.
   *[unbeatable] Ніколи не програє. Чи зіграєш із ним унічию?
}
about-friend = Ходіть по черзі на цьому екрані.
about-link = Ходіть по черзі, надсилаючи одне одному посилання. У посиланні — уся гра.
play-as = Грати за
strategy-name = { $strategy ->
    [random] Випадок
    [trapper] Ловець
   *[strategist] Стратег
}
strongest-level = Експерт
about-strategy = { $strategy ->
    [random] На будь-якому полі обирає будь-яку вільну клітинку.
    [trapper] Ніколи не допускає подвійної загрози й щоразу грає по-різному. Ніколи не програє.
   *[strategist] Дотримується восьми правил: від негайного виграшу до ходу на бічну клітинку. Ніколи не програє.
}
about-style = { $style ->
    [easy] Будує лінії та блокує більшість твоїх, але помиляється.
    [medium] Будує лінії та блокує твої, але не бачить подвійних загроз.
    [trapper] Створює подвійні загрози й не допускає твоїх, але далі не заглядає.
    [hard] Створює подвійні загрози й не допускає твоїх, але майже не дивиться вперед.
   *[strategist] Дотримується правил: виграти, заблокувати, зробити вилку, завадити вилці, а тоді зайняти клітинку на найбільшій кількості відкритих ліній.
}
about-style-in-misere = { $style ->
    [easy] Здебільшого не завершує лінію, але помиляється.
    [medium] Не завершує лінію, поки може цього уникнути, а решту ходів робить будь-куди.
   *[hard] Займає клітинку, яка найменше допомагає його лініям.
}
plays-like = На цьому полі грає так само, як «{ $name }».
about-analysis = Найсильніший суперник на цьому полі. Час на хід: найбільше { $time }.
about-solved = Не помиляється на цьому полі.

## Games with other rules

other-games = Інші ігри
variant-name = { $game ->
    [infinite] Нескінченна
    [wild] Дика
    [wild-misere] Дика на програш
    [notakto] Нотакто
   *[ultimate] Ультимат
}
variant-rules = { $game ->
    [infinite] Кожна сторона має лише три знаки: коли ставиш четвертий, твій найстаріший, який тьмяний, зникає і вже не рахується. Три в ряд виграють. Та сама позиція втретє — нічия.
    [wild] Щоходу став X або O. Три однакові знаки в ряд виграють, хоч би хто їх поставив. Якщо раніше заповниться поле, буде нічия.
    [wild-misere] Щоходу став X або O. Хто складе три однакові знаки в ряд, програє. Якщо раніше заповниться поле, буде нічия.
    [notakto] Обоє ставлять X. Три в ряд закривають поле. Хто закриє останнє, програє.
   *[ultimate] Виграй три малі поля в ряд. Твоя клітинка надсилає суперника на мале поле в тому самому місці. Якщо воно вигране чи заповнене, суперник ходить будь-де.
}
variant-goal = { $game ->
    [infinite] Три в ряд виграють. У кожного три знаки
    [wild] Три однакові в ряд виграють
    [wild-misere] Три однакові в ряд програють
    [notakto] Хто закриє останнє поле, програє
   *[ultimate] Три малі поля в ряд виграють
}
about-level-in-games = { $level ->
    [easy] Виграє, коли може, а інакше ходить будь-куди.
    [medium] Також не дає тобі виграти одразу.
    [hard] Дивиться на чотири ходи вперед.
    [very-hard] Дивиться далеко вперед.
   *[unbeatable] Не робить помилок.
}
looks-at-own-move = Дивиться лише на власний хід.
looks-at-reply = Дивиться також на твою відповідь.
boards = Поля
goes = { $seat ->
    [first] Ходити першим
   *[second] Ходити другим
}
you-go = { $seat ->
    [first] ти ходиш першим
   *[second] ти ходиш другим
}
rematch-going = { $seat ->
    [first] Реванш, ти ходиш першим
   *[second] Реванш, ти ходиш другим
}
guide-first = { $game ->
    [infinite] У тебе вже три знаки. Коли поставиш четвертий, тьмяний зникне. Натисни підсвічену клітинку.
    [wild] Знаки нічиї. Вибери X під полем і натисни підсвічену клітинку.
    [wild-misere] Знаки нічиї, і хто завершить ряд, програє. Вибери X і натисни підсвічену клітинку.
    [notakto] Обоє ставлять X, і хто завершить ряд, програє. З центром можна виграти: натисни підсвічену клітинку.
   *[ultimate] Ти ходиш на підсвіченому малому полі. Підсвічена клітинка надсилає суперника на мале поле в тому самому місці, внизу ліворуч.
}
guide-second = { $game ->
    [infinite] Твій найстаріший знак зник. Натисни підсвічену клітинку: вона створює дві загрози одразу.
    [wild] Не залишай ряду з двома однаковими знаками й вільною клітинкою. X на підсвіченій клітинці безпечний.
    [wild-misere] Третій X у цьому ряду програв би. Вибери O і заблокуй його.
    [notakto] Відповідай за хід коня від знака суперника: дві клітинки далі й одна вбік.
   *[ultimate] Суперник надіслав тебе сюди. Три в ряд виграють це мале поле.
}
guide-third = { $game ->
    [infinite] Суперник заблокував одну загрозу, але з другої зник його найстаріший знак. Натисни підсвічену клітинку й виграй.
    [wild] Два однакові знаки й вільна клітинка: хто завершить ряд, виграє. Вибери O і натисни підсвічену клітинку.
    [wild-misere] Тепер третій O програв би. Вибери X і заблокуй і цей ряд.
    [notakto] Ще один хід коня: тепер кожна вільна клітинка завершує ряд, і суперник програє.
   *[ultimate] Мале поле, куди тебе надіслано, вже вигране, тож можна ходити будь-де. Три малі поля в ряд виграють.
}
place-next = Поставити
vanishes-next = зникне наступним
mark-vanishes = { $mark } на { $square } зникає з цим ходом і вже не рахується
play-on-board = Ходи на підсвіченому полі, { $squares }
play-on-any-board = Ходи на будь-якому відкритому полі
wrong-board = Ходи на підсвіченому полі
board-closed = Це поле закрите
three-boards = Три поля в ряд
boards-decided = Усі малі поля вирішені
same-position = Та сама позиція була тричі
position-repeated = Знову та сама позиція: утретє буде нічия
closed-last-board = { $player ->
    [you] Останнє поле закрито твоїм ходом
    [computer] Комп’ютер закрив останнє поле
   *[other] Останнє поле закрив { $name }
}
completed-a-line = { $player ->
    [you] Лінія завершена твоїм ходом
    [computer] Комп’ютер завершив лінію
   *[other] Лінію завершив { $name }
}
wins-at-once = Можна виграти одразу: { $squares }.
wins-a-board = Можна виграти мале поле: { $squares }.
look-at-target = Дивись, куди твоя клітинка надсилає суперника.
notakto-wins = Можна виграти: після правильного ходу супернику доведеться закрити останнє поле, хоч би що він робив.
notakto-loses = Якщо суперник не помилиться, тобі доведеться закрити останнє поле, хоч би що ти робив.
no-mistake = Жоден хід не був помилкою.

## Settings

theme = Кольори
theme-name = { $theme ->
    [auto] Системні
    [light] Світлі
    [dark] Темні
   *[contrast] Контрастні
}
board-style = Вигляд поля
look-name = { $look ->
    [soft] Заокруглені клітинки
    [paper] Лінії на папері
    [tiles] Плитка
   *[neon] Неон
}
sound = Звук і вібрація
sound-name = { $sound ->
    [off] Вимк.
    [quiet] Тихо
   *[loud] Гучно
}
sound-offer = Увімкнути звук?
sound-on = Увімкнути
language = Мова
browser-language = Мова браузера
shortcuts = Гарячі клавіші
show-shortcuts = Показати гарячі клавіші
use-shortcuts = Використовувати гарячі клавіші
number-keys = 1 – 9
home-key = Home
end-key = End
number-keys-effect = Хід на полі 3 × 3: верхній ряд — 1 2 3, на цифровому блоці — 7 8 9
move-on-board = Перейти на поле, коли твій хід, і з клітинки на клітинку
outside-board = { $effect } (поза полем)
play-keys = Enter, пробіл
play-square = Зіграти на цій клітинці
escape-key = Esc
close-window = Закрити вікно, підказку або розбір
show-this-list = Показати цей список
thinking-time = Час на хід
seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}
move-now = Ходити зараз
stop = Зупинити
stop-thinking = Досить думати
keep-thinking = Думати далі
takes-turns-to-start = Починати по черзі
next-after-draw = Після нічиєї автоматично починати нову гру
show-goals = Показувати зірки, рейтинг, досягнення й серії
reset-score = Скинути рахунок із цим суперником
reset-friends-score = Скинути рахунок між друзями
score-is-reset = Рахунок починається знову з 0.
about = Про гру
version = Версія { $version }, за ліцензією MIT.
licenses = Ліцензія та примітки
source-code = Вихідний код

done = Готово
play-at-level = Грати на рівні «{ $name }»
play-against-strategy = Грати проти: { $name }

## Matches: several games in a row, for example best of 3.

match-length = Матч
no-match = Окремі ігри
match-score = Рахунок матчу
best-of = Найкращий із { $games }
wins-match = { $player ->
    [you] Ти перемагаєш у матчі
    [remote] Суперник перемагає в матчі
    [computer] Комп’ютер перемагає в матчі
   *[other] { $name } перемагає в матчі
}
match-result = { $games ->
    [one] { $wins } : { $losses }, найкращий із { $games } гри
    [few] { $wins } : { $losses }, найкращий із { $games } ігор
   *[many] { $wins } : { $losses }, найкращий із { $games } ігор
}
next-game = Наступна гра
new-match = Новий матч
names-and-colors = Імена й кольори
name-is-full = В імені щонайбільше { $letters } літер.
player-color-of = { $seat ->
    [first] Колір гравця 1
   *[second] Колір гравця 2
}
player-color = { $color ->
    [of-mark] Типовий
    [green] Зелений
    [amber] Бурштиновий
   *[gray] Сірий
}
numbered-player = Гравець { $number }

## Notes

reload = Оновити
dismiss = Закрити
unknown-value = Незрозуміле в посиланні пропущено: { $settings }.
bad-board = Хибне поле в посиланні: { $problem }.
moves-left-out = Гру з посилання теж пропущено.
bad-moves = Хід { $number } у посиланні неможливий: { $reason }. Гру показано до цього місця.
missing-moves = { $arrived ->
    [0] Це посилання обрізане. Попроси надіслати його ще раз.
   *[other] Посилання обрізане, дійшло ходів: { $arrived } з { $of }. Попроси надіслати його ще раз.
}
square-not-on-board = клітинки { $square } на полі немає
bad-start = Хибна початкова позиція в посиланні: { $problem }.
older-link = Це старе посилання: у ньому хід { $shown }, а твоя гра вже на ході { $played }.
bad-text = Решту тексту не вдалося прочитати: { $problem }.
saved-unreadable = Збережений рахунок не вдалося прочитати, тому він починається з 0.
not-saved = Цей браузер нічого не зберігає для цієї сторінки: коли закриєш її, рахунок зникне.
no-worker = Щось пішло не так. До наступної гри комп’ютер не прораховує ходи наперед.
new-version = Готова нова версія.
altered-file = Один із файлів гри надійшов пошкодженим. Гра працює далі без нього.
no-language = Не вдалося завантажити мову: { $language }.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (рядок тексту { $line })
in-move = { $problem } (хід { $number })
unknown-square = «{ $text }» — не клітинка: потрібна літера від a до { $letter } і число від 1 до { $number }
game-is-over = гра вже скінчилася
square-is-taken = клітинка { $square } вже зайнята
not-a-board = «{ $text }» — не поле: потрібні стовпці x рядки x скільки в ряд, наприклад 3x3x3
impossible-size = поле має від 1 до 20 стовпців і від 1 до 20 рядків, а не { $columns } і { $rows }
impossible-line = { $line } в ряд неможливо: потрібно щонайменше 2 і не більше, ніж уміщає поле
unknown-letter = рядок { $row }: «{ $letter }» — це не x, не o і не кількість порожніх клітинок
row-length = у рядку { $row } має бути стільки клітинок: { $columns }
row-count = має бути стільки рядків: { $rows }
side-missing = не вказано, чий хід: додай -x або -o після рядків
unknown-word = «{ $text }» тут не підходить: потрібно { $words }
two-marks = у клітинці { $square } і X, і O
too-many-marks = забагато { $mark }: маємо { $x } X і { $o } O, а X має бути стільки само, скільки O, або на один більше
wrong-side = коли на полі { $x } X і { $o } O, ходить { $mark }
line-came-first = гра закінчилася б уже на першій лінії
no-game = гру не знайдено
other-site = це посилання не з цієї гри
out-of-place = «{ $text }» не на своєму місці: Board, Objective, Start, ходи, Outcome і малюнок ідуть по одному разу в такому порядку
invalid-start = хибний початок: { $problem }
wrong-number = «{ $found }» — не той номер: тут має бути хід { $number }
wrong-turn = ходить { $due }, а не { $found } (хід { $number })
square-missing = бракує клітинки (хід { $number })
wrong-outcome = «{ $found }» не збігається: результат цих ходів — «{ $outcome }»
drawn-otherwise = малюнок на { $square } не збігається з ходами
drawn-size = малюнок не відповідає цьому полю
other-format = це файл іншої програми ({ $format }): візьми SGF або psq чи лише ходи, наприклад h8 i9
pass = хід { $number } пропущено, а в цій грі так не можна
breaks-off = файл обривається після ходу { $number }
more-games = у файлі кілька ігор, відкрито лише першу

## Values: they stand alone, and after a square and a colon.

wins-in = { $moves ->
    [one] виграє за { $moves } хід
    [few] виграє за { $moves } ходи
   *[many] виграє за { $moves } ходів
}
loses-in = { $moves ->
    [one] програє за { $moves } хід
    [few] програє за { $moves } ходи
   *[many] програє за { $moves } ходів
}
wins-within = { $moves ->
    [one] виграє щонайбільше за { $moves } хід
    [few] виграє щонайбільше за { $moves } ходи
   *[many] виграє щонайбільше за { $moves } ходів
}
loses-within = { $moves ->
    [one] програє щонайбільше за { $moves } хід
    [few] програє щонайбільше за { $moves } ходи
   *[many] програє щонайбільше за { $moves } ходів
}
is-won = виграє
is-lost = програє
is-drawn = нічия
good-chances = добрі шанси
equal-chances = рівно
poor-chances = мало шансів
result = { $result ->
    [win] виграш
    [draw] нічия
   *[loss] програш
}
best-play-wins-in = { $moves ->
    [one] Без помилок { $mark } виграє за { $moves } хід
    [few] Без помилок { $mark } виграє за { $moves } ходи
   *[many] Без помилок { $mark } виграє за { $moves } ходів
}
best-play-wins-within = { $moves ->
    [one] Без помилок { $mark } виграє щонайбільше за { $moves } хід
    [few] Без помилок { $mark } виграє щонайбільше за { $moves } ходи
   *[many] Без помилок { $mark } виграє щонайбільше за { $moves } ходів
}
best-play-wins = Без помилок { $mark } виграє
best-play-draws = Без помилок буде нічия
every-square-draws = Кожна клітинка веде до нічиєї, якщо ніхто не помилиться
unmarked-squares-draw = Клітинки без позначки ведуть до нічиєї
even-chances = Поки що рівно
chances = Кращі шанси в { $mark }
not-analyzed = Ще не пораховано
thinking = Думає…

## Analysis

analysis-progress = { $of ->
    [one] Перевірено { $done } з { $of } ходу
    [few] Перевірено { $done } з { $of } ходів
   *[many] Перевірено { $done } з { $of } ходів
}
best-moves = Найкращі ходи
chances-ahead = Шанси { $mark } · на { $depth ->
    [one] { $depth } хід
    [few] { $depth } ходи
   *[many] { $depth } ходів
} уперед

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }: { $reason }
square-and-value = { $square }, { $value }
probably-keeps = імовірно, зберігає { $result ->
    [win] виграш
   *[other] нічию
}
proven-win = { $value }, і цьому ніщо не завадить
proven-draw = зберігає нічию, кращого результату немає
loses-late = комп’ютер вже не може врятувати гру, але тримається якомога довше
best-found = це найкращий хід, який знаходить комп’ютер
best-so-far = це найкращий знайдений поки що хід
threatens = загрожує виграти на { $squares }
stops-fork = не дає { $mark } зробити дві загрози водночас
open-row = ставить { $count } в ряд із вільними кінцями на { $squares }
two-threats = робить дві загрози водночас: { $rows }
blocks-row = блокує { $mark }: { $count } в ряд на { $squares }
good-center = займає центр і дає багато способів скласти { $line } в ряд
many-ways = дає багато способів скласти { $line } в ряд
builds = будує { $lines }
every-move-loses = { $reason }. Усі ходи програють; цей тримається найдовше
and-wins-in = { $moves ->
    [one] { $reason }, і виграє за { $moves } хід
    [few] { $reason }, і виграє за { $moves } ходи
   *[many] { $reason }, і виграє за { $moves } ходів
}
with-value = { $reason }; { $value }
completes = завершує { $lines }
blocks = блокує { $mark } на { $lines }
makes-fork = робить вилку: { $lines }
blocks-fork = не дає { $mark } зробити вилку на { $squares }
takes-fork-away = не дає { $mark } зробити вилку на { $squares }: ставить два в ряд на { $line }
forces-reply = не дає { $mark } зробити вилку на { $squares }: ставить два в ряд на { $line }, тож { $mark } мусить відповісти на { $reply }
takes-center = займає центр
takes-opposite-corner = займає кут навпроти { $corner }
takes-corner = займає кут
takes-side = займає бічну клітинку
last-square = займає останню вільну клітинку
picked-any = { $squares ->
    [one] комп’ютер обирає навмання з { $squares } вільної клітинки
    [few] комп’ютер обирає навмання з { $squares } вільних клітинок
   *[many] комп’ютер обирає навмання з { $squares } вільних клітинок
}
aims-for = комп’ютер будує лінію, ще потрібно { $squares }
drawing-reply = відповідає на { $square } і зберігає нічию
every-square-safe = усі вільні клітинки безпечні
safe-move = це безпечний хід; після { $squares } { $mark } напевно може виграти
is-losing = комп’ютер вже не може врятувати гру, тому обирає будь-яку клітинку
completes-nothing = не завершує жодної лінії, на відміну від { $squares }
forces-fork = { $other } мусить відповісти на { $reply }, а тоді { $mark } може зробити вилку на { $squares }
on-open-line = комп’ютер обирає клітинку, де { $mark } ще може скласти лінію
most-open-lines = найбільше допомагає лініям { $mark }
fewest-open-lines = найменше допомагає лініям { $mark }
forces-win = { $moves ->
    [one] напевно виграє за { $moves } хід
    [few] напевно виграє за { $moves } ходи
   *[many] напевно виграє за { $moves } ходів
}
keeps-draw = зберігає нічию
keeps-draw-unless = зберігає нічию; { $mark } програв би після { $squares }
leads-to-draw = веде до нічиєї, якщо ніхто не помилиться
sets-trap = зберігає нічию й ставить пастку: { $mark } програє після { $squares }
holds-out = усі ходи програють; цей тримається найдовше
hopes = усі ходи програють, але { $mark } ще може помилитися: { $squares }
would-differ = { $square }: тут комп’ютер грає інакше
but-lets-win = Але тепер { $mark } може форсувати виграш.

## Review

review = Огляд
best = найкращий хід
good = добрий хід
mistake = помилка
already-lost = уже програно
move-with-text = { $mark } { $square }: { $text }
good-but = добрий хід, але можна було виграти швидше
better = { $review }. Кращий хід — { $square }: { $reason }
lost-at-would-win = Хід { $move } коштував тобі партії. Виграшним був хід { $square }.
lost-at-would-draw = Хід { $move } коштував тобі партії. Нічию зберіг би хід { $square }.
lost-at = Хід { $move } коштував тобі партії.
missed-win-with = Замість { $move } виграшним був { $square }.
missed-win = Замість { $move } був виграшний хід.
risked-loss = Через { $square } можна було програти.
made-no-mistake = Жодної помилки з твого боку.
drawn-not-reviewed = Натисни «Огляд», щоб побачити, чи був виграш.
lost-not-reviewed = Натисни «Огляд», щоб побачити помилку.
no-moves = Ходів ще немає
lost-the-game = Гру програно через { $player ->
    [you] твій хід { $square }
    [remote] хід { $square } суперника
    [computer] хід { $square } комп’ютера
   *[other] хід { $square } гравця { $name }
}: { $why }
was-mistake = { $player ->
    [you] Твій хід { $square }
    [remote] Хід { $square } суперника
    [computer] Хід { $square } комп’ютера
   *[other] Хід { $square } гравця { $name }
} був помилкою: { $why }
would-have = { $square } дав би { $result ->
    [win] виграш
   *[other] нічию
}.
would-have-because = { $square } дав би { $result ->
    [win] виграш
   *[other] нічию
} ({ $reason }).
unstopped-row = { $mark } має { $count } в ряд на { $squares }, а { $player ->
    [you] ти цього не зупиняєш
   *[other] { $name } цього не зупиняє
}.
unstopped-square = { $mark } бракує для виграшу лише { $square }, а { $player ->
    [you] ти цього не зупиняєш
   *[other] { $name } цього не зупиняє
}.
unstopped-fork = { $mark } може ходом { $square } зробити дві загрози водночас, а { $player ->
    [you] ти цього не зупиняєш
   *[other] { $name } цього не зупиняє
}.
missed-line = { $square } дав би виграш одразу.
completed-row = { $square } — безпечна клітинка, а { $player ->
    [you] ти завершуєш
   *[other] { $name } завершує
} лінію.
let-win = після нього { $mark } напевно може виграти.
better-chances = з { $square } шанс виграти був { $before } замість { $after }.
chances-in-game = Шанси X протягом гри
no-mistake-found = Явних помилок не знайдено
won-from = Після ходу { $number } { $mark } напевно може виграти.
no-mistakes = Ідеальна гра: жодної помилки з обох боків
no-mistakes-so-far = Поки що жодної помилки з обох боків
harmless-mistakes = { $mistakes ->
    [1] Одна помилка, але вона нічого не вирішила
    [one] { $mistakes } помилка, але жодна нічого не вирішила
    [few] { $mistakes } помилки, але жодна нічого не вирішила
   *[many] { $mistakes } помилок, але жодна нічого не вирішила
}
mistakes-so-far = { $mistakes ->
    [one] Поки що { $mistakes } помилка
    [few] Поки що { $mistakes } помилки
   *[many] Поки що { $mistakes } помилок
}

## Puzzles

move-and-win = Ти граєш за { $mark }: знайди виграш
move-and-win-in-misere = Ти граєш за { $mark }: змусь { $other } завершити лінію
move-and-draw = Ти граєш за { $mark }: врятуй нічию
rule-of-fours = Складай чотири в ряд: { $mark } мусить блокувати
rule-of-draw = Виграти не можна, але можна не програти
grade = { $grade ->
    [easy] Легка
    [medium] Середня
    [hard] Складна
   *[expert] Дуже складна
}
puzzle-of = Задача { $number } з { $of }
daily-puzzle = Задача дня { $number }
daily-result = { $title } · Задача дня { $number }: розв’язано { $tries ->
    [1] з першої спроби
    [one] за { $tries } спробу
    [few] за { $tries } спроби
   *[many] за { $tries } спроб
}
first-try-counts = Для серії рахується лише перша спроба.
daily-missed = Перша спроба була хибною.
daily-solved = Розв’язано { $tries ->
    [1] з першої спроби
    [one] за { $tries } спробу
    [few] за { $tries } спроби
   *[many] за { $tries } спроб
}.
daily-solved-late = Розв’язано пізніше.
daily-time = Час: { $time }.
daily-in-hours = Наступна задача через { $hours } год.
daily-in-minutes = Наступна задача через { $minutes } хв.
missed-day-is-forgiven = Твоя серія триває: один день із семи пробачається.
calendar = Календар
back-to-puzzle = Назад до задачі
more-puzzles = Інші задачі
puzzle-of-today = Сьогоднішня задача
previous-month = Попередній місяць
next-month = Наступний місяць
day-state = { $date }: { $state ->
    [first] розв’язано з першої спроби
    [solved] розв’язано
    [later] розв’язано пізніше
    [missed] не розв’язано
   *[open] не зіграно
}
signs-of-days = ★ з першої спроби · ✓ розв’язано пізніше · ✕ не розв’язано · ○ не зіграно · ▢ сьогодні
signs-without-star = ✓ розв’язано · ✕ не розв’язано · ○ не зіграно · ▢ сьогодні
opponent-replied = { $mark } відповідає на { $square }. Твій хід { $number } з { $of }.
puzzle-solved = Задачу розв’язано!
draw-is-saved = Задачу розв’язано! Нічию врятовано.
show-solution = Показати розв’язок
solution = Розв’язок: { $moves }.
completes-own-line = { $square } програє: завершується твоя власна лінія { $lines }.
must-complete-a-line = { $square } програє: { $mark } відповідає { $reply }, і врешті тобі доведеться завершити лінію.
reply-wins = { $square } програє: { $mark } відповідає { $reply }, і його вже не зупинити.
reply-draws = { $square } дає лише нічию: { $mark } відповідає { $reply }, і виграш уже не форсувати.
makes-no-four = { $square } не дає чотирьох у ряд, тож { $mark } встигає зупинити тебе ходом { $reply }.
four-is-blocked = Після { $square } { $mark } блокує ходом { $reply }, і жодна четвірка вже не виграє.
missed-puzzles = Повторити ({ $number })
rush = 3 хв
rush-rules = Скільки задач ти розв’яжеш за три хвилини? Після неправильної відповіді з’являється наступна задача.
rush-start = Почати
rush-best = Рекорд: { $number }
rush-new-best = Новий рекорд!
rush-result = Розв’язано задач: { $number }
rush-counts = Розв’язано: { $solved }, повторити: { $missed }
was-right = Правильна відповідь: { $square }.
all-puzzles = Усі задачі
win-in-moves = { $moves ->
    [one] Виграш за { $moves } хід
    [few] Виграш за { $moves } ходи
   *[many] Виграш за { $moves } ходів
}
draw-in-moves = { $moves ->
    [one] Нічия за { $moves } хід
    [few] Нічия за { $moves } ходи
   *[many] Нічия за { $moves } ходів
}
save-the-draw = Врятуй нічию
puzzle-state = Задача { $number }: { $state ->
    [solved] розв’язано
    [missed] повторити
   *[open] не зіграно
}
day-streak = { $days ->
    [one] Серія: { $days } день
    [few] Серія: { $days } дні
   *[many] Серія: { $days } днів
}
last-streak = { $days ->
    [one] Остання серія: { $days } день
    [few] Остання серія: { $days } дні
   *[many] Остання серія: { $days } днів
}
wrong-answer = { $square } { $result ->
    [draw] дає лише нічию
   *[other] програє
}: { $moves }.
wrong-last-move = { $square } { $result ->
    [draw] дає лише нічию
   *[other] програє
}.
mark-on-square = { $mark } { $square }
then-move = { $first }, { $next }
next = Далі

## Lesson

lesson-title = Як не програвати
lesson-progress = Правило { $number } з { $of }, вивчено { $learned }
rule = { $number }. { $rule ->
    [win] Заверши свою лінію.
    [block] Заблокуй лінію суперника.
    [fork] Зроби вилку.
    [block-fork] Завадь вилці суперника.
    [center] Займи центр.
    [opposite-corner] Займи кут навпроти суперника.
    [empty-corner] Займи вільний кут.
   *[empty-side] Займи вільну бічну клітинку.
}
why-rule = { $rule ->
    [win] Шукай це насамперед, ще до того, як зупиняти суперника.
    [block] Інакше наступним ходом суперник закінчить гру.
    [fork] Вилка — це дві загрози водночас. Суперник може заблокувати лише одну.
    [block-fork] Займи її клітинку або постав два в ряд так, щоб суперник мусив блокувати деінде.
    [center] Через нього проходять чотири з восьми ліній — більше, ніж через будь-яку іншу клітинку.
    [opposite-corner] Ти здобуваєш кут, а суперник уже не скористається діагоналлю між ними.
    [empty-corner] Через кут проходять три лінії, а через бічну клітинку — лише дві.
   *[empty-side] Бічні клітинки — останні, бо через кожну проходять лише дві лінії.
}
find-the-move = Ти граєш за { $mark }. Знайди хід.
learned = Правильно. { $square } { $reason }.
two-sentences = { $first } { $next }
others-draw = Інші ходи тут теж ведуть до нічиєї.
others-do-not-win = Жоден інший хід не виграє.
others-lose = { $squares } програють.
all-others-lose = Усі інші ходи програють.
does-not-follow-rule = { $square } теж дає нічию, але це не за правилом. Спробуй ще раз.
takes-and-wins = { $mark } займає { $square } і виграє
mark-square-reason = { $mark } { $square } { $reason }
lesson-complete = Тепер ти знаєш усі вісім правил. Дотримуйся їх у цьому порядку — і ніколи не програєш.
previous-rule = Попереднє правило
next-rule = Наступне правило

## Statistics

no-statistics = Ігор ще немає. Дограй одну — і вона з’явиться тут.
stored-by-newer = Цю статистику веде новіша версія гри. Онови сторінку, щоб побачити її.
all-boards = Усі поля
unknown = –
against-others = Ігри з іншими
between-friends = Ігри між друзями
games = Ігри
counted = { $result ->
    [won] Ви­граш
    [drawn] Нічия
    [lost] Про­граш
    [x-won] Виграш X
   *[o-won] Виграш O
}
counted-letter = { $result ->
    [won] В
    [drawn] Н
    [lost] П
    [x-won] X
   *[o-won] O
}
mistakes = Помил­ки
unbeaten = Без поразок
best-streak = Рекорд
streaks = Ігри без поразок: { $games } (рекорд: { $best })
about-statistics = Без поразок: скільки ігор поспіль не програно тому самому супернику на тому самому полі. Рекорд: найдовша така серія. Помилки: скільки ходів за гру на 3 × 3 упустили виграш або нічию.
about-mistakes = Помилки: скільки ходів за гру на 3 × 3 упустили виграш або нічию.
last-games = Останні ігри
last-results = Останні ігри, від найдавнішої: { $results }
rating = Рейтинг
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = Ваша сила проти рівнів; середній рівень має 1500 на кожному полі. Справжнє значення дуже ймовірно в цих межах. Ігри з підказкою чи скасуванням не враховуються.
no-rating = Зіграйте без підказок проти рівня на полі 3 × 3, 5 × 5 або 15 × 15, і тут з’явиться ваш рейтинг.
rating-like = Ви граєте приблизно на рівні «{ $name }».
rating-course = Враховані ігри: { $games }. Найвищий рейтинг: { $best }.
first-tries = З першої спроби
export = Експорт
import = Імпорт
erase = Стерти
erase-all = Стерти все
about-erasing = «Стерти все» видаляє результати, рахунки, завершені ігри та рейтинг на всіх полях. Зірки, досягнення, задачі, урок і налаштування залишаються.
exported = Збережено у файл.
not-exported = Цей браузер не дозволяє зберігати файли.
imported = Додано: { $things }.
added-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
added-part = { $part ->
    [collection] завершені ігри
    [scores] рахунки
    [rating] рейтинг
    [stars] зірки
    [achievements] досягнення
    [lesson] урок
    [puzzles] задачі
   *[settings] налаштування
}
erased = Стерто. Поки це вікно відкрите, «Скасувати» поверне ігри.
undone = Усе знову як було.
not-undone = Інша вкладка додала ігри, тому скасувати вже не можна.
import-failed = { $problem ->
    [unreadable] Цей файл не вдалося прочитати.
    [too-large] Цей файл завеликий для статистики.
    [not-statistics] Цей файл — не експорт статистики цієї гри.
    [newer] Цей файл — із новішої версії гри.
    [damaged] Цей файл пошкоджено.
    [nothing-new] Усе з цього файлу в тебе вже є.
   *[too-many] У цьому файлі більше результатів, ніж тут уміститься.
} Нічого не змінено.

## Collection

collection = Мої ігри
no-collected-games = Завершених ігор ще немає. Останні 200 зберігаються тут, у цьому браузері.
about-collection = Ваші останні 200 завершених ігор, лише в цьому браузері. Виберіть одну, щоб переглянути її.
all-games = Усі ігри
number-of-moves = { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
}
delete = Видалити
game-deleted = Гру видалено.
show-more = Показати більше

## Ladder

stars = Зірки: { $stars } з { $of }
new-star = Нова зірка: { $name } на полі { $board }.
win-two-of-three = Наступна зірка: виграйте дві з трьох ігор ({ $name }).
win-once-more = Наступна зірка: виграйте ще раз ({ $name }).
win-once = Наступна зірка: виграйте ({ $name }).
draw-once = Наступна зірка: зіграйте внічию ({ $name }).
win-for-star = Наступна зірка: перемога.
draw-for-star = Наступна зірка: нічия.
all-stars = Усі зірки поля { $board }.
next-board = Наступне поле: { $board }.
stars-of-boards = Зірки
had-help = Цього разу без зірки: була підказка або скасований хід.

## Achievements

achievement-name = { $achievement ->
    [win] Перша перемога
    [block] Лінію вчасно заблоковано
    [fork] Вилка: дві загрози одразу
    [block-fork] Вилку попереджено
    [opposite-corner] Зайнято протилежний кут
    [all-rules] Використано всі правила уроку
    [draw-unbeatable] Нічия з «Непереможний»
    [flawless] «Важкий» подолано без помилок
    [win-as-o] Перемога за O
    [open-four] Перемога рядом, вільним з обох кінців
    [double-four] Перемога двома четвірками, що перетинаються
   *[misere] Перемога там, де лінія програє
}
achievements-of = Досягнення: { $earned } з { $of }
earned = Здобуто
not-earned = Ще ні
about-achievements = В іграх проти комп’ютера, без підказок і скасувань.
achieved = Здобуто: { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = Українська
description = Грай із другом або проти комп’ютера: від легкого рівня до непереможного, і це доведено.
new-game-with-friend = Нова гра з другом
new-game-by-link = Нова гра за посиланням
new-game-at-level = Нова гра: { $name }

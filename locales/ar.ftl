### Arabic. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = تعذّر تشغيل اللعبة.
slow-start = يستغرق تحميل اللعبة وقتًا طويلًا.

## First part: texts of the first move. Each costs every visitor bytes.

retry = حاول مجددًا
title = إكس-أو
loading = جارٍ التحميل…
goal-of-first-board = من صفّ ثلاثًا متتالية فاز
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = علامتك { $mark }
menu = القائمة
play-again = العب مجددًا
daily = لغز اليوم
learn = تعلّم
board-label = اللوح
square = { $square }، { $content ->
    [empty] فارغة
    [mark] { $mark }
   *[line] { $mark }، خط مكتمل
}
turn-of = { $player ->
    [you] دورك
    [remote] بانتظار خصمك
    [computer] دور الحاسوب
   *[other] دور { $name }
}
send-the-link = أرسل الرابط، ثم افتح الرد
is-thinking = الحاسوب يفكر…
has-stopped = توقف الحاسوب عن التفكير
dead = لم يعد أحد يستطيع الفوز
wins = { $player ->
    [you] لقد فزت
    [remote] فاز خصمك
    [computer] فاز الحاسوب
   *[other] فاز { $name }
}
won-on-first-board = ثلاث متتالية
drawn = تعادل
board-full = امتلأ اللوح
you = أنت
remote-player = خصمك
computer = الحاسوب
score = النتيجة
side-score = { $player }، { $mark }: { $wins ->
    [zero] { $wins } فوز
    [one] فوز واحد
    [two] فوزان
    [few] { $wins } مرات فوز
    [many] { $wins } مرة فوز
   *[other] { $wins } مرة فوز
}
mark-score = { $mark }: { $wins ->
    [zero] { $wins } فوز
    [one] فوز واحد
    [two] فوزان
    [few] { $wins } مرات فوز
    [many] { $wins } مرة فوز
   *[other] { $wins } مرة فوز
}
draws = { $draws ->
    [zero] تعادل
    [one] تعادل
    [two] تعادل
    [few] تعادلات
    [many] تعادلًا
   *[other] تعادل
}
level-name = { $level ->
    [easy] سهل
    [medium] متوسط
    [hard] صعب
    [very-hard] صعب جدًا
   *[unbeatable] لا يُهزم
}
friend = صديق
by-link = عبر رابط
settings = الإعدادات
not-loaded = تعذّر تحميل هذا الجزء من اللعبة.

## Menu

new-game = مباراة جديدة
share = مشاركة
puzzles = ألغاز
statistics = الإحصاءات
progress = التقدّم

## Tools below the board

tools = الأدوات
undo = تراجع
redo = إعادة
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
help = مساعدة
nudge = { $nudge ->
    [win] يمكنك الفوز بهذه الحركة.
    [block] خصمك على وشك الفوز. هل يمكنك إيقافه؟
    [fork] يمكنك صنع تهديدين معًا.
    [stop-fork] قد يصنع خصمك تهديدين معًا. هل يمكنك منعه؟
    [force] يمكنك ضمان الفوز.
    [careful] بعض المربعات خاسرة. ابحث عن مربع لا يخسر.
    [lost] يستطيع خصمك ضمان الفوز. أي مربع يصمد أطول؟
    [threat] يمكنك صنع تهديد.
    [row] يمكنك صنع صفّ أطول.
    [avoid] بعض المربعات خطِرة. اختر ما يفيد صفوفك أقلّ فائدة.
   *[calm] لا شيء عاجل. اختر المربع الذي تمرّ به أكثر الصفوف.
}
hint = تلميح
values = تقييم
## Moves

moves = الحركات
start = البداية
numbered-move = { $number }. { $mark } { $square }
why = لماذا؟
why-square = لماذا { $square }؟
play-from-here = العب من هنا
show-me = أرني
skip = تخطي
try-again = حاول مجددًا
try-again-from = حاول مجددًا من الحركة { $number }
is-practice = تدريب: هذه المباراة لا تُحتسب
is-replay = شارك أحدهم هذه المباراة
rematch-as = إعادة المباراة بعلامة { $mark }
go-to-start = إلى البداية
previous-move = الحركة السابقة
next-move = الحركة التالية
go-to-last-move = إلى آخر حركة
newest-first = الأحدث أولًا
move-of = { $number ->
    [0] بداية المباراة
   *[other] الحركة { $number } من { $of }
}
back-to-game = العودة إلى المباراة
can-resume = «تراجع» يعيد مباراتك السابقة

## Sharing

send = إرسال
invite = دعوة
share-game = مشاركة هذه المباراة
share-turn = إرسال حركتك
share-end = إرسال النتيجة
continue-with-friend = المتابعة مع صديق
about-turn = يفتح خصمك الرابط ويلعب ثم يرسل إليك رابطًا. كل رابط يحمل المباراة كلها، ولا يخزّن أي خادم شيئًا.
about-end = يفتح خصمك الرابط ويرى كيف انتهت المباراة.
copy-text = نسخ كنص
save-picture = حفظ صورة
save-as-file = الحفظ بصيغة { $format }
won-at-move = فاز { $mark } في الحركة { $number }
share-result = { $result ->
    [shared] تمت المشاركة.
    [link] تم نسخ الرابط.
    [game] تم نسخ المباراة نصًّا.
    [code] تم نسخ الرمز.
    [result] تم نسخ النتيجة.
    [saved] تم حفظ الصورة.
    [file] تم الحفظ في ملف.
   *[refused] هذا المتصفح لا يسمح بالمشاركة ولا بالنسخ. انسخ هذا النص بدلًا من ذلك:
}
copy-this-text = نص للنسخ
paste-game = لصق مباراة
about-paste = الصق رابطًا أو نص مباراة أو حركات فقط، مثل b2 a1 c3.
open-file = فتح ملف (SGF، psq، sav)
first-row-below = الصف 1 في الأسفل، كما في Gomocalc وYixin
text-problem = تعذّر فتح هذا النص: { $problem }.
open = فتح
cancel = إلغاء
link-copied = تم نسخ الرابط. أرسله، ثم افتح الرد
link-copied-end = تم نسخ الرابط. أرسله إلى خصمك
move-sent = تم إرسال الحركة. افتح الرد حين يصل
end-sent = تم إرسال النتيجة
send-your-move = أرسل حركتك
invited = دعاك صديق. العب ثم اضغط «إرسال»
move-or-invite = العب ثم أرسل حركتك، أو اضغط «دعوة»
invite-friend = ادعُ صديقك
about-invitation = أرسل الرابط، وصديقك يلعب أولًا
you-move-first = أرسل الرابط، وأنت تلعب أولًا
friend-moves-first = صديقك يلعب أولًا ثم يرسل إليك رابطًا
friend-changed-move = غيّر صديقك إحدى نقلاته
friend-played = لعب صديقك { $square }

## Embedding

embed = تضمين
about-embed = الصق هذا الرمز في أي صفحة ويب.
parts = اعرض مع اللوح
part = { $part ->
    [status] حالة المباراة
    [score] النتيجة
    [reset] مباراة جديدة
    [history] الحركات والتراجع
    [hint] التلميحات
   *[settings] الإعدادات
}
preview = معاينة
html-code = رمز HTML
copy-code = نسخ الرمز
match-page = مثل الصفحة

## Positions

set-up = إعداد وضعية
about-set-up = اضغط على خانة لتغييرها: X، ثم O، ثم فارغة.
side-to-move = دور من؟
impossible-position = وضعية مستحيلة: { $reason }.
clear = مسح
place = { $mark } في { $square }
clear-square = مسح { $square }
aim = التصويب
left = يسار
up = أعلى
down = أسفل
right = يمين
aims-to-play = اضغط مرة أخرى لتلعب
aims-to-change = { $square }: اضغط مرة أخرى للتغيير
made = { $mark }: { $square }.
taken = هذه الخانة مشغولة
sentence = { $text }.

## Boards

board = اللوح
board-size = { $columns } × { $rows }
in-a-row-number = { $line ->
    [2] اثنتان متتاليتان
   *[other] { $line } متتالية
}
misere = معكوسة
goal = الهدف
how-to-play = طريقة اللعب
how-to-win = ضعا العلامات بالتناوب. يفوز أول من يضع { $line ->
    [zero] { $line } علامة متتالية
    [one] علامة واحدة
    [two] علامتين متتاليتين
    [few] { $line } علامات متتالية
    [many] { $line } علامة متتالية
   *[other] { $line } علامة متتالية
} أفقيًا أو عموديًا أو قطريًا. وإذا امتلأ اللوح قبل ذلك فالنتيجة تعادل.
how-to-lose = ضعا العلامات بالتناوب. يخسر من يضع { $line ->
    [zero] { $line } علامة متتالية
    [one] علامة واحدة
    [two] علامتين متتاليتين
    [few] { $line } علامات متتالية
    [many] { $line } علامة متتالية
   *[other] { $line } علامة متتالية
} أفقيًا أو عموديًا أو قطريًا. وإذا امتلأ اللوح قبل ذلك فالنتيجة تعادل.
longer-row = والصف الأطول يُحتسب أيضًا.
square-names = لكل خانة اسم: b2 هي العمود b والصف 2.
tip-two-threats = نصيحة: اصنع شوكة، أي تهديدين معًا، فلا يستطيع خصمك إلا صدّ أحدهما.
tip-open-row = نصيحة: صفّ من { $row ->
    [zero] { $row } علامة
    [one] علامة واحدة
    [two] علامتين
    [few] { $row } علامات
    [many] { $row } علامة
   *[other] { $row } علامة
} طرفاه خاليان لا يمكن صدّه.
tip-safe-squares = نصيحة: احتفظ بالخانات الآمنة لنفسك حتى تنفد من خصمك أولًا.
line-rule = من صفّ { $line ->
    [2] اثنتين متتاليتين
    [3] ثلاثًا متتالية
    [4] أربعًا متتالية
    [5] خمسًا متتالية
    [6] ستًّا متتالية
    [7] سبعًا متتالية
    [8] ثماني متتالية
    [9] تسعًا متتالية
   *[other] { $line } متتالية
} { $objective ->
    [normal] فاز
   *[misere] خسر
}
board-rule = { $columns } × { $rows } · من صفّ { $line ->
    [2] اثنتين متتاليتين
    [3] ثلاثًا متتالية
    [4] أربعًا متتالية
    [5] خمسًا متتالية
    [6] ستًّا متتالية
    [7] سبعًا متتالية
    [8] ثماني متتالية
    [9] تسعًا متتالية
   *[other] { $line } متتالية
} { $objective ->
    [normal] فاز
   *[misere] خسر
}
you-are-with-rule = علامتك { $mark } · من صفّ { $line ->
    [2] اثنتين متتاليتين
   *[other] { $line } متتالية
} { $objective ->
    [normal] فاز
   *[misere] خسر
}
won-with = { $line ->
    [2] اثنتان متتاليتان
    [3] ثلاث متتالية
    [4] أربع متتالية
    [5] خمس متتالية
    [6] ست متتالية
    [7] سبع متتالية
    [8] ثمانٍ متتالية
    [9] تسع متتالية
   *[other] { $line } متتالية
}
won-misere = { $player ->
    [you] صففتَ
    [remote] صفّ خصمك
    [computer] صفّ الحاسوب
   *[other] صفّ { $loser }
} { $line ->
    [2] اثنتين متتاليتين
    [3] ثلاثًا متتالية
    [4] أربعًا متتالية
    [5] خمسًا متتالية
    [6] ستًّا متتالية
    [7] سبعًا متتالية
    [8] ثماني متتالية
    [9] تسعًا متتالية
   *[other] { $line } متتالية
} بالخانة { $square }
custom-size = حجم آخر
new-game-from = ابدأ بطريقة أخرى
about-custom-size = حتى 20 عمودًا و20 صفًا، وأي عدد متتالٍ يتسع له اللوح.
columns = الأعمدة
rows = الصفوف
in-a-row = المتتالية
board-problem = لوح غير صالح: { $problem }.
not-whole-numbers = أدخل في كل حقل عددًا صحيحًا من 1 إلى 20.

## Opponents

game = المباراة
opponent = الخصم
about-level = { $level ->
    [easy] يختار أي خانة خالية.
    [medium] يفوز ويصدّ متى استطاع، وإلا فيلعب في أي مكان.
    [hard] يفوز أو يصدّ، ثم يأخذ الوسط أو زاوية. لا يهزمه إلا تهديد مزدوج.
    [very-hard] يفكر مسبقًا، لكن للحظة فقط.
   *[unbeatable] لا يخسر أبدًا. هل تستطيع التعادل معه؟
}
about-friend = العبا بالتناوب على هذه الشاشة.
about-link = العبا بالتناوب بأن يرسل كل منكما رابطًا إلى الآخر. الرابط يحمل المباراة كلها.
play-as = علامتك
strategy-name = { $strategy ->
    [random] العشوائي
    [trapper] الصياد
   *[strategist] الاستراتيجي
}
strongest-level = خبير
about-strategy = { $strategy ->
    [random] يختار أي خانة خالية على أي لوح.
    [trapper] لا يدعك تصنع تهديدًا مزدوجًا أبدًا، وينوّع لعبه. لا يخسر أبدًا.
   *[strategist] يتبع ثماني قواعد، من الفوز الفوري إلى أخذ خانة جانبية. لا يخسر أبدًا.
}
about-style = { $style ->
    [easy] يبني الخطوط ويصدّ معظم خطوطك، لكنه يخطئ.
    [medium] يبني الخطوط ويصدّ خطوطك، لكنه لا يرى التهديد المزدوج.
    [trapper] يصنع تهديدات مزدوجة ويمنع تهديداتك، لكنه لا ينظر أبعد من ذلك.
    [hard] يصنع تهديدات مزدوجة ويمنع تهديداتك، لكنه لا يكاد ينظر إلى الأمام.
   *[strategist] يتبع قواعد: الفوز، ثم الصدّ، ثم الشوكة، ثم منع الشوكة، ثم أخذ الخانة الواقعة على أكثر الخطوط المفتوحة.
}
about-style-in-misere = { $style ->
    [easy] يتجنب إكمال خط في الغالب، لكنه يخطئ.
    [medium] لا يُكمل خطًا ما دام يستطيع تجنب ذلك، وفيما عدا ذلك يلعب في أي مكان.
   *[hard] يأخذ الخانة الأقل نفعًا لخطوطه.
}
plays-like = يلعب على هذا اللوح مثل { $name }.
about-analysis = أقوى خصم على هذا اللوح. يفكر مدة أقصاها: { $time }.
about-solved = لا يخطئ أبدًا على هذا اللوح.

## Games with other rules

other-games = ألعاب أخرى
variant-name = { $game ->
    [infinite] اللانهائية
    [wild] الحرّة
    [wild-misere] الحرّة المعكوسة
    [notakto] نوتاكتو
   *[ultimate] ألتيميت
}
variant-rules = { $game ->
    [infinite] لكل طرف ثلاث علامات فقط: عندما تضع الرابعة تختفي أقدم علاماتك، التي تظهر باهتة، ولا تُحسب. ثلاث متتالية تفوز. إذا تكرر الوضع نفسه للمرة الثالثة فهو تعادل.
    [wild] ضع في كل دور X أو O. ثلاث علامات متساوية متتالية تفوز، أيًّا كان من وضعها. إذا امتلأ اللوح قبل ذلك فهو تعادل.
    [wild-misere] ضع في كل دور X أو O. من يكمل ثلاث علامات متساوية متتالية يخسر. إذا امتلأ اللوح قبل ذلك فهو تعادل.
    [notakto] كلا اللاعبين يضع X. ثلاث متتالية تغلق لوحًا. من يغلق اللوح الأخير يخسر.
   *[ultimate] اربح ثلاثة ألواح صغيرة متتالية. خانتك ترسل خصمك إلى اللوح الصغير في الموضع نفسه. إذا كان ذلك اللوح مربوحًا أو ممتلئًا، يلعب خصمك في أي مكان.
}
variant-goal = { $game ->
    [infinite] ثلاث متتالية تفوز. لكل طرف ثلاث علامات
    [wild] ثلاث متساوية متتالية تفوز
    [wild-misere] ثلاث متساوية متتالية تخسر
    [notakto] من يغلق اللوح الأخير يخسر
   *[ultimate] ثلاثة ألواح صغيرة متتالية تفوز
}
about-level-in-games = { $level ->
    [easy] يفوز متى استطاع، وإلا لعب في أي مكان.
    [medium] يمنعك أيضًا من الفوز فورًا.
    [hard] ينظر أربع نقلات إلى الأمام.
    [very-hard] ينظر بعيدًا إلى الأمام.
   *[unbeatable] لا يرتكب أخطاء.
}
looks-at-own-move = ينظر إلى نقلته فقط.
looks-at-reply = ينظر أيضًا إلى ردك.
boards = الألواح
goes = { $seat ->
    [first] اللعب أولًا
   *[second] اللعب ثانيًا
}
you-go = { $seat ->
    [first] أنت تلعب أولًا
   *[second] أنت تلعب ثانيًا
}
rematch-going = { $seat ->
    [first] إعادة، أنت تلعب أولًا
   *[second] إعادة، أنت تلعب ثانيًا
}
guide-first = { $game ->
    [infinite] لديك ثلاث علامات بالفعل. بعد وضع الرابعة تختفي الباهتة. اضغط الخانة المضاءة.
    [wild] العلامات ليست لأحد. اختر X تحت اللوح، ثم اضغط الخانة المضاءة.
    [wild-misere] العلامات ليست لأحد، ومن يكمل خطًا يخسر. اختر X، ثم اضغط الخانة المضاءة.
    [notakto] كلاكما يضع X، ومن يكمل الخط يخسر. بالوسط يمكنك الفوز: اضغط الخانة المضاءة.
   *[ultimate] تلعب على اللوح الصغير المضاء. الخانة المضاءة ترسل خصمك إلى اللوح الصغير في الموضع نفسه، أسفل اليسار.
}
guide-second = { $game ->
    [infinite] اختفت أقدم علاماتك. اضغط الخانة المضاءة: تصنع تهديدين معًا.
    [wild] لا تترك خطًا فيه علامتان متساويتان وخانة فارغة. X على الخانة المضاءة آمنة.
    [wild-misere] X ثالثة في هذا الخط تخسر. اختر O وسدّه.
    [notakto] أجب على بُعد قفزة حصان من علامة خصمك: خانتان إلى الأمام وواحدة جانبًا.
   *[ultimate] أرسلك خصمك إلى هنا. ثلاث متتالية تربح هذا اللوح الصغير.
}
guide-third = { $game ->
    [infinite] سدّ خصمك تهديدًا، لكن أقدم علاماته اختفت من الآخر. اضغط الخانة المضاءة لتفوز.
    [wild] علامتان متساويتان وخانة فارغة: من يكمل الخط يفوز. اختر O، ثم اضغط الخانة المضاءة.
    [wild-misere] الآن O ثالثة تخسر. اختر X وسدّ هذا الخط أيضًا.
    [notakto] قفزة حصان أخرى: الآن كل خانة باقية تكمل خطًا، ويخسر خصمك.
   *[ultimate] اللوح الصغير الذي أُرسلت إليه مربوح بالفعل، فيمكنك اللعب في أي مكان. ثلاثة ألواح صغيرة متتالية تفوز.
}
place-next = ضع
vanishes-next = تختفي تاليًا
mark-vanishes = { $mark } على { $square } تختفي مع هذه النقلة ولا تُحسب
play-on-board = العب على اللوح المضاء، { $squares }
play-on-any-board = العب على أي لوح مفتوح
wrong-board = العب على اللوح المضاء
board-closed = هذا اللوح مغلق
three-boards = ثلاثة ألواح متتالية
boards-decided = حُسمت كل الألواح الصغيرة
same-position = تكرر الوضع نفسه ثلاث مرات
position-repeated = تكرر الوضع نفسه: في المرة الثالثة تعادل
closed-last-board = { $player ->
    [you] أغلقتَ اللوح الأخير
    [computer] أغلق الحاسوب اللوح الأخير
   *[other] أغلق { $name } اللوح الأخير
}
completed-a-line = { $player ->
    [you] أكملتَ صفًّا
    [computer] أكمل الحاسوب صفًّا
   *[other] أكمل { $name } صفًّا
}
wins-at-once = يمكنك الفوز فورًا: { $squares }.
wins-a-board = يمكنك ربح لوح صغير: { $squares }.
look-at-target = انظر إلى أين ترسل خانتك خصمك.
notakto-wins = يمكنك الفوز: بعد النقلة الصحيحة سيغلق خصمك اللوح الأخير مهما لعب.
notakto-loses = إذا لم يخطئ خصمك، فستغلق أنت اللوح الأخير مهما لعبت.
no-mistake = لم تكن أي نقلة خطأ.

## Settings

theme = الألوان
theme-name = { $theme ->
    [auto] النظام
    [light] فاتح
    [dark] داكن
   *[contrast] تباين
}
board-style = شكل اللوح
look-name = { $look ->
    [soft] خانات مستديرة
    [paper] خطوط على ورق
    [tiles] بلاط
   *[neon] نيون
}
sound = الصوت والاهتزاز
sound-name = { $sound ->
    [off] صامت
    [quiet] منخفض
   *[loud] عالٍ
}
sound-offer = هل تريد تشغيل الصوت؟
sound-on = تشغيل الصوت
language = اللغة
browser-language = لغة المتصفح
shortcuts = اختصارات لوحة المفاتيح
show-shortcuts = عرض الاختصارات
use-shortcuts = استخدام اختصارات لوحة المفاتيح
number-keys = 1 – 9
home-key = Home
end-key = End
number-keys-effect = اللعب في خانة على لوح 3 × 3: الصف العلوي 1,2,3، وفي لوحة الأرقام 7,8,9
move-on-board = الانتقال إلى اللوح حين يأتي دورك، ومن خانة إلى أخرى
outside-board = { $effect } (خارج اللوح)
play-keys = Enter، مسافة
play-square = اللعب في الخانة
escape-key = Esc
close-window = إغلاق نافذة أو تلميح أو مراجعة
show-this-list = عرض هذه القائمة
thinking-time = وقت التفكير
seconds = { $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}
move-now = العب الآن
stop = إيقاف
stop-thinking = أوقف التفكير
keep-thinking = تابع التفكير
takes-turns-to-start = تبادل البدء
next-after-draw = ابدأ مباراة جديدة تلقائيًا بعد التعادل
show-goals = إظهار النجوم والتصنيف والإنجازات والسلاسل
reset-score = تصفير النتيجة ضد هذا الخصم
reset-friends-score = تصفير النتيجة بين الأصدقاء
score-is-reset = النتيجة تبدأ من جديد من 0.
about = حول اللعبة
version = الإصدار { $version }، بموجب رخصة MIT.
licenses = الرخصة والإشعارات
source-code = الشفرة المصدرية

done = تم
play-at-level = العب بمستوى: { $name }
play-against-strategy = العب ضد { $name }

## Matches: several games in a row, for example best of 3.

match-length = المواجهة
no-match = مباريات منفردة
match-score = نتيجة المواجهة
best-of = الأفضل من { $games }
wins-match = { $player ->
    [you] لقد فزت بالمواجهة
    [remote] فاز خصمك بالمواجهة
    [computer] فاز الحاسوب بالمواجهة
   *[other] فاز { $name } بالمواجهة
}
match-result = { $games ->
    [zero] { $wins } مقابل { $losses }، الأفضل من { $games } مباراة
    [one] { $wins } مقابل { $losses }، الأفضل من مباراة واحدة
    [two] { $wins } مقابل { $losses }، الأفضل من مباراتين
    [few] { $wins } مقابل { $losses }، الأفضل من { $games } مباريات
    [many] { $wins } مقابل { $losses }، الأفضل من { $games } مباراة
   *[other] { $wins } مقابل { $losses }، الأفضل من { $games } مباراة
}
next-game = المباراة التالية
new-match = مواجهة جديدة
names-and-colors = الأسماء والألوان
name-is-full = لا يزيد الاسم على { $letters } حرفًا.
player-color-of = { $seat ->
    [first] لون اللاعب 1
   *[second] لون اللاعب 2
}
player-color = { $color ->
    [of-mark] افتراضي
    [green] أخضر
    [amber] كهرماني
   *[gray] رمادي
}
numbered-player = اللاعب { $number }

## Notes

reload = إعادة التحميل
dismiss = إغلاق
unknown-value = جزء من الرابط غير مفهوم فتم تجاهله: { $settings }.
bad-board = لوح غير صالح في الرابط: { $problem }.
moves-left-out = وتم تجاهل المباراة الموجودة في الرابط أيضًا.
bad-moves = الحركة { $number } في الرابط غير ممكنة: { $reason }. تظهر المباراة حتى هناك.
missing-moves = { $arrived ->
    [0] انقطع هذا الرابط. اطلب إرساله من جديد.
   *[other] انقطع الرابط: الحركات التي وصلت { $arrived } من { $of }. اطلب إرساله من جديد.
}
square-not-on-board = { $square } ليست على اللوح
bad-start = وضعية بداية غير صالحة في الرابط: { $problem }.
older-link = هذا رابط قديم: يعرض الحركة { $shown }، ومباراتك وصلت إلى الحركة { $played }.
bad-text = تعذّرت قراءة بقية النص: { $problem }.
saved-unreadable = تعذّرت قراءة نتيجتك المحفوظة، فهي تبدأ من جديد من 0.
not-saved = هذا المتصفح لا يحفظ شيئًا لهذه الصفحة: ستضيع النتيجة عند مغادرتها.
no-worker = حدث خطأ ما. لن يحسب الحاسوب الحركات مسبقًا حتى المباراة القادمة.
new-version = يتوفر إصدار جديد.
altered-file = وصل أحد ملفات اللعبة تالفًا. تستمر اللعبة من دونه.
no-language = تعذّر تحميل اللغة: { $language }.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (السطر { $line } من النص)
in-move = { $problem } (الحركة { $number })
unknown-square = «{ $text }» ليست خانة: استخدم حرفًا من a إلى { $letter } ورقمًا من 1 إلى { $number }
game-is-over = المباراة انتهت من قبل
square-is-taken = { $square } مشغولة من قبل
not-a-board = «{ $text }» ليس لوحًا: اكتب الأعمدة x الصفوف x العدد المتتالي، مثل 3x3x3
impossible-size = للوح من 1 إلى 20 عمودًا ومن 1 إلى 20 صفًا، وليس { $columns } و{ $rows }
impossible-line = { $line } متتالية غير ممكنة: العدد 2 على الأقل، ولا يزيد على ما يتسع له اللوح
unknown-letter = الصف { $row }: «{ $letter }» ليس x ولا o ولا عدد خانات فارغة
row-length = يجب أن يكون عدد خانات الصف { $row } هو { $columns }
row-count = يجب أن يكون عدد الصفوف { $rows }
side-missing = صاحب الدور غير محدد: أضف ‎-x أو ‎-o بعد الصفوف
unknown-word = «{ $text }» غير معروف هنا: استخدم { $words }
two-marks = في { $square } علامتا X وO معًا
too-many-marks = عدد { $mark } أكبر مما ينبغي: { $x } X و{ $o } O، بينما يجب أن يساوي عدد X عدد O أو يزيد عليه بواحد
wrong-side = مع { $x } X و{ $o } O يكون الدور على { $mark }
line-came-first = المباراة كانت ستنتهي قبل ذلك عند أول خط
no-game = لم يُعثر على مباراة
other-site = هذا الرابط ليس لهذه اللعبة
out-of-place = «{ $text }» في غير موضعه: يأتي Board وObjective وStart والحركات وOutcome والرسم مرة واحدة وبهذا الترتيب
invalid-start = بداية غير صالحة: { $problem }
wrong-number = «{ $found }» رقم خاطئ: هنا موضع الحركة { $number }
wrong-turn = الدور على { $due } وليس على { $found } (الحركة { $number })
square-missing = الخانة ناقصة (الحركة { $number })
wrong-outcome = «{ $found }» لا يطابق: نتيجة هذه الحركات هي «{ $outcome }»
drawn-otherwise = الرسم لا يطابق الحركات في { $square }
drawn-size = الرسم لا يناسب هذا اللوح
other-format = هذا ملف من برنامج آخر ({ $format }): استخدم SGF أو psq بدلًا منه، أو الحركات فقط مثل h8 i9
pass = الحركة { $number } تمرير للدور، ولا تمرير في هذه اللعبة
breaks-off = ينقطع الملف بعد الحركة { $number }
more-games = في الملف عدة مباريات، ولم تُفتح إلا الأولى

## Values: they stand alone, and after a square and a colon.

wins-in = { $moves ->
    [zero] فوز في { $moves } حركة
    [one] فوز في حركة واحدة
    [two] فوز في حركتين
    [few] فوز في { $moves } حركات
    [many] فوز في { $moves } حركة
   *[other] فوز في { $moves } حركة
}
loses-in = { $moves ->
    [zero] خسارة في { $moves } حركة
    [one] خسارة في حركة واحدة
    [two] خسارة في حركتين
    [few] خسارة في { $moves } حركات
    [many] خسارة في { $moves } حركة
   *[other] خسارة في { $moves } حركة
}
wins-within = { $moves ->
    [zero] فوز في { $moves } حركة على الأكثر
    [one] فوز في حركة واحدة على الأكثر
    [two] فوز في حركتين على الأكثر
    [few] فوز في { $moves } حركات على الأكثر
    [many] فوز في { $moves } حركة على الأكثر
   *[other] فوز في { $moves } حركة على الأكثر
}
loses-within = { $moves ->
    [zero] خسارة في { $moves } حركة على الأكثر
    [one] خسارة في حركة واحدة على الأكثر
    [two] خسارة في حركتين على الأكثر
    [few] خسارة في { $moves } حركات على الأكثر
    [many] خسارة في { $moves } حركة على الأكثر
   *[other] خسارة في { $moves } حركة على الأكثر
}
is-won = فوز
is-lost = خسارة
is-drawn = تعادل
good-chances = فرص جيدة
equal-chances = متكافئ
poor-chances = فرص ضعيفة
result = { $result ->
    [win] فوز
    [draw] تعادل
   *[loss] خسارة
}
best-play-wins-in = { $moves ->
    [zero] بلا أخطاء يفوز { $mark } في { $moves } حركة
    [one] بلا أخطاء يفوز { $mark } في حركة واحدة
    [two] بلا أخطاء يفوز { $mark } في حركتين
    [few] بلا أخطاء يفوز { $mark } في { $moves } حركات
    [many] بلا أخطاء يفوز { $mark } في { $moves } حركة
   *[other] بلا أخطاء يفوز { $mark } في { $moves } حركة
}
best-play-wins-within = { $moves ->
    [zero] بلا أخطاء يفوز { $mark } في { $moves } حركة على الأكثر
    [one] بلا أخطاء يفوز { $mark } في حركة واحدة على الأكثر
    [two] بلا أخطاء يفوز { $mark } في حركتين على الأكثر
    [few] بلا أخطاء يفوز { $mark } في { $moves } حركات على الأكثر
    [many] بلا أخطاء يفوز { $mark } في { $moves } حركة على الأكثر
   *[other] بلا أخطاء يفوز { $mark } في { $moves } حركة على الأكثر
}
best-play-wins = بلا أخطاء يفوز { $mark }
best-play-draws = بلا أخطاء تنتهي بالتعادل
every-square-draws = كل خانة تؤدي إلى التعادل إن لم يخطئ أحد
unmarked-squares-draw = الخانات غير المعلّمة تؤدي إلى التعادل
even-chances = متكافئ حتى الآن
chances = { $mark } في وضع أفضل
not-analyzed = لم يُحسب بعد
thinking = جارٍ التفكير…

## Analysis

analysis-progress = { $of ->
    [zero] فُحصت { $done } من { $of } حركة
    [one] فُحصت { $done } من حركة واحدة
    [two] فُحصت { $done } من حركتين
    [few] فُحصت { $done } من { $of } حركات
    [many] فُحصت { $done } من { $of } حركة
   *[other] فُحصت { $done } من { $of } حركة
}
best-moves = أفضل الحركات
chances-ahead = فرص { $mark } · حركات محسوبة مسبقًا: { $depth }

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }: { $reason }
square-and-value = { $square }، { $value }
probably-keeps = تحافظ غالبًا على { $result ->
    [win] الفوز
   *[other] التعادل
}
proven-win = { $value }، ولا شيء يمنعه
proven-draw = تحافظ على التعادل، ولا نتيجة أفضل منه
loses-late = الحاسوب لم يعد يستطيع إنقاذ المباراة، فيصمد أطول ما يستطيع
best-found = هي أفضل حركة وجدها الحاسوب
best-so-far = هي أفضل حركة حتى الآن
threatens = تهدد بالفوز على { $squares }
stops-fork = تمنع { $mark } من تهديدين معًا
open-row = تصنع صفًا مفتوحًا من { $count } على { $squares }
two-threats = تصنع تهديدين معًا: { $rows }
blocks-row = تصدّ صف { $mark } من { $count } على { $squares }
good-center = تأخذ الوسط وتفتح طرقًا كثيرة لصنع صف من { $line }
many-ways = تفتح طرقًا كثيرة لصنع صف من { $line }
builds = تبني { $lines }
every-move-loses = { $reason }. كل الحركات خاسرة، وهذه أطولها صمودًا
and-wins-in = { $moves ->
    [zero] { $reason }، وتفوز في { $moves } حركة
    [one] { $reason }، وتفوز في حركة واحدة
    [two] { $reason }، وتفوز في حركتين
    [few] { $reason }، وتفوز في { $moves } حركات
    [many] { $reason }، وتفوز في { $moves } حركة
   *[other] { $reason }، وتفوز في { $moves } حركة
}
with-value = { $reason }؛ { $value }
completes = تكمل { $lines }
blocks = تصدّ { $mark } على { $lines }
makes-fork = تصنع شوكة على { $lines }
blocks-fork = تمنع شوكة { $mark } في { $squares }
takes-fork-away = تمنع شوكة { $mark } في { $squares } بعلامتين على { $line }
forces-reply = تمنع شوكة { $mark } في { $squares }: علامتان على { $line } تجبران { $mark } على الرد في { $reply }
takes-center = تأخذ الوسط
takes-opposite-corner = تأخذ الزاوية المقابلة للزاوية { $corner }
takes-corner = تأخذ زاوية
takes-side = تأخذ خانة جانبية
last-square = هي آخر خانة خالية
picked-any = { $squares ->
    [zero] اختار الحاسوب خانة خالية
    [one] اختار الحاسوب الخانة الخالية الوحيدة
    [two] اختار الحاسوب واحدة من خانتين خاليتين
    [few] اختار الحاسوب واحدة من { $squares } خانات خالية
    [many] اختار الحاسوب واحدة من { $squares } خانة خالية
   *[other] اختار الحاسوب واحدة من { $squares } خانة خالية
}
aims-for = الحاسوب يبني خطًا، وبقي له { $squares }
drawing-reply = ترد على { $square } وتحفظ التعادل
every-square-safe = كل الخانات الخالية آمنة
safe-move = هي آمنة؛ أما بعد { $squares } فيستطيع { $mark } أن يضمن الفوز
is-losing = الحاسوب لم يعد يستطيع إنقاذ المباراة، فيختار أي خانة
completes-nothing = لا تكمل أي خط، بخلاف { $squares }
forces-fork = { $other } مجبر على الرد في { $reply }، وعندها يستطيع { $mark } صنع شوكة في { $squares }
on-open-line = اختار الحاسوب خانة ما زال { $mark } يستطيع أن يصنع عليها خطًا
most-open-lines = تفيد خطوط { $mark } أكثر من غيرها
fewest-open-lines = تفيد خطوط { $mark } أقل من غيرها
forces-win = { $moves ->
    [zero] تضمن الفوز في { $moves } حركة
    [one] تضمن الفوز في حركة واحدة
    [two] تضمن الفوز في حركتين
    [few] تضمن الفوز في { $moves } حركات
    [many] تضمن الفوز في { $moves } حركة
   *[other] تضمن الفوز في { $moves } حركة
}
keeps-draw = تحافظ على التعادل
keeps-draw-unless = تحافظ على التعادل؛ يخسر { $mark } إن لعب { $squares }
leads-to-draw = تؤدي إلى التعادل إن لم يخطئ أحد
sets-trap = تحافظ على التعادل وتنصب فخًا: يخسر { $mark } إن لعب { $squares }
holds-out = كل الحركات خاسرة، وهذه أطولها صمودًا
hopes = كل الحركات خاسرة، لكن { $mark } قد يخطئ بعد إن لعب { $squares }
would-differ = { $square }: كان الحاسوب سيلعب غير ذلك
but-lets-win = لكن الآن يمكن لـ { $mark } فرض الفوز.

## Review

review = مراجعة
best = أفضل حركة
good = حركة جيدة
mistake = خطأ
already-lost = خسارة محسومة
move-with-text = { $mark } { $square }: { $text }
good-but = حركة جيدة، لكن كان هناك فوز أسرع
better = { $review }. الأفضل { $square }: { $reason }
lost-at-would-win = خسرت المباراة بسبب { $move }. لو لعبت { $square } لفزت.
lost-at-would-draw = خسرت المباراة بسبب { $move }. لو لعبت { $square } لتعادلت.
lost-at = خسرت المباراة بسبب { $move }.
missed-win-with = لو لعبت { $square } بدل { $move } لفزت.
missed-win = كان هناك ما هو أفضل من { $move }: حركة فائزة.
risked-loss = كدت تخسر بسبب { $square }.
made-no-mistake = لم ترتكب أي خطأ.
drawn-not-reviewed = اضغط «مراجعة» لترى هل فاتك فوز.
lost-not-reviewed = اضغط «مراجعة» لترى أين كان الخطأ.
no-moves = لا حركات بعد
lost-the-game = { $player ->
    [you] حركتك { $square }
    [remote] حركة خصمك { $square }
    [computer] حركة الحاسوب { $square }
   *[other] الحركة { $square } من { $name }
} سبب الخسارة: { $why }
was-mistake = { $player ->
    [you] حركتك { $square }
    [remote] حركة خصمك { $square }
    [computer] حركة الحاسوب { $square }
   *[other] الحركة { $square } من { $name }
} كانت خطأ: { $why }
would-have = كانت { $square } { $result ->
    [win] ستفوز
   *[other] ستضمن التعادل
}.
would-have-because = كانت { $square } { $result ->
    [win] ستفوز
   *[other] ستضمن التعادل
} ({ $reason }).
unstopped-row = كان لدى { $mark } صف من { $count } على { $squares }، و{ $player ->
    [you] لم توقفه
   *[other] { $name } لم يوقفه
}.
unstopped-square = لم يكن ينقص { $mark } للفوز إلا { $square }، و{ $player ->
    [you] لم توقفه
   *[other] { $name } لم يوقفه
}.
unstopped-fork = كان { $mark } يستطيع صنع تهديدين معًا على { $square }، و{ $player ->
    [you] لم توقفه
   *[other] { $name } لم يوقفه
}.
missed-line = لو لُعبت { $square } لكان الفوز فوريًا.
completed-row = { $square } كانت آمنة، { $player ->
    [you] لكنك أكملت
   *[other] لكن { $name } أكمل
} خطًا.
let-win = بعدها استطاع { $mark } أن يضمن الفوز.
better-chances = مع { $square } كانت فرصة الفوز { $before } بدلًا من { $after }.
chances-in-game = فرص X خلال المباراة
no-mistake-found = لم يُعثر على خطأ واضح
won-from = ابتداءً من النقلة { $number } استطاع { $mark } أن يضمن الفوز.
no-mistakes = لعب مثالي: لا أخطاء من الطرفين
no-mistakes-so-far = لا أخطاء من الطرفين حتى الآن
harmless-mistakes = { $mistakes ->
    [zero] لا أخطاء
    [one] خطأ واحد، لكنه لم يحسم المباراة
    [two] خطآن، لكن لم يحسم أي منهما المباراة
    [few] { $mistakes } أخطاء، لكن لم يحسم أي منها المباراة
    [many] { $mistakes } خطأً، لكن لم يحسم أي منها المباراة
   *[other] { $mistakes } خطأ، لكن لم يحسم أي منها المباراة
}
mistakes-so-far = { $mistakes ->
    [zero] لا أخطاء حتى الآن
    [one] خطأ واحد حتى الآن
    [two] خطآن حتى الآن
    [few] { $mistakes } أخطاء حتى الآن
    [many] { $mistakes } خطأً حتى الآن
   *[other] { $mistakes } خطأ حتى الآن
}

## Puzzles

move-and-win = علامتك { $mark }: جِد طريق الفوز
move-and-win-in-misere = علامتك { $mark }: اجعل { $other } يكمل صفًّا
move-and-draw = علامتك { $mark }: أنقذ التعادل
rule-of-fours = اصنع أربعًا كل مرة: على { $mark } أن يصدّها
rule-of-draw = لا يمكنك الفوز، لكن يمكنك ألا تخسر
grade = { $grade ->
    [easy] سهل
    [medium] متوسط
    [hard] صعب
   *[expert] صعب جدًا
}
puzzle-of = اللغز { $number } من { $of }
daily-puzzle = لغز اليوم { $number }
daily-result = { $title } · لغز اليوم { $number }: { $tries ->
    [1] حُلّ من أول محاولة
    [zero] حُلّ في { $tries } محاولة
    [one] حُلّ في محاولة واحدة
    [two] حُلّ في محاولتين
    [few] حُلّ في { $tries } محاولات
    [many] حُلّ في { $tries } محاولة
   *[other] حُلّ في { $tries } محاولة
}
first-try-counts = المحاولة الأولى وحدها تُحسب للسلسلة.
daily-missed = محاولتك الأولى كانت خاطئة.
daily-solved = { $tries ->
    [1] حُلّ من أول محاولة
    [zero] حُلّ في { $tries } محاولة
    [one] حُلّ في محاولة واحدة
    [two] حُلّ في محاولتين
    [few] حُلّ في { $tries } محاولات
    [many] حُلّ في { $tries } محاولة
   *[other] حُلّ في { $tries } محاولة
}.
daily-solved-late = حُلّ لاحقًا.
daily-time = الوقت: { $time }.
daily-in-hours = اللغز التالي بعد { $hours } س.
daily-in-minutes = اللغز التالي بعد { $minutes } د.
missed-day-is-forgiven = سلسلتك مستمرة: يُغتفر يوم واحد كل سبعة أيام.
calendar = التقويم
back-to-puzzle = العودة إلى اللغز
more-puzzles = ألغاز أخرى
puzzle-of-today = لغز اليوم
previous-month = الشهر السابق
next-month = الشهر التالي
day-state = { $date }: { $state ->
    [first] حُلّ من أول محاولة
    [solved] حُلّ
    [later] حُلّ لاحقًا
    [missed] لم يُحلّ
   *[open] لم يُلعب
}
signs-of-days = ★ من أول محاولة · ✓ حُلّ لاحقًا · ✕ لم يُحلّ · ○ لم يُلعب · ▢ اليوم
signs-without-star = ✓ حُلّ · ✕ لم يُحلّ · ○ لم يُلعب · ▢ اليوم
opponent-replied = ردّ { $mark } في { $square }. نقلتك { $number } من { $of }.
puzzle-solved = حُلّ اللغز!
draw-is-saved = حُلّ اللغز! أنقذت التعادل.
show-solution = اعرض الحل
solution = الحل: { $moves }.
completes-own-line = { $square } تخسر: فهي تكمل صفّك أنت { $lines }.
must-complete-a-line = { $square } تخسر: يردّ { $mark } في { $reply }، وفي النهاية ستضطر إلى إكمال صفّ.
reply-wins = { $square } تخسر: يردّ { $mark } في { $reply } ولا يمكن إيقافه بعدها.
reply-draws = { $square } لا تحقق إلا التعادل: يردّ { $mark } في { $reply } ولا يعود بإمكانك فرض الفوز.
makes-no-four = { $square } لا تصنع أربعًا متتالية، فيجد { $mark } وقتًا لإيقافك في { $reply }.
four-is-blocked = بعد { $square } يسدّ { $mark } في { $reply }، ولا يبقى لك أربع متتالية تفوز بها.
missed-puzzles = إعادة ({ $number })
rush = 3 د
rush-rules = كم لغزًا يمكنك حلّه في ثلاث دقائق؟ بعد إجابة خاطئة يأتي اللغز التالي.
rush-start = ابدأ
rush-best = أفضل نتيجة: { $number }
rush-new-best = أفضل نتيجة جديدة!
rush-result = الألغاز المحلولة: { $number }
rush-counts = المحلولة: { $solved }، للإعادة: { $missed }
was-right = الإجابة الصحيحة هي { $square }.
all-puzzles = كل الألغاز
win-in-moves = { $moves ->
    [zero] الفوز في { $moves } حركة
    [one] الفوز في حركة واحدة
    [two] الفوز في حركتين
    [few] الفوز في { $moves } حركات
    [many] الفوز في { $moves } حركة
   *[other] الفوز في { $moves } حركة
}
draw-in-moves = { $moves ->
    [zero] التعادل في { $moves } حركة
    [one] التعادل في حركة واحدة
    [two] التعادل في حركتين
    [few] التعادل في { $moves } حركات
    [many] التعادل في { $moves } حركة
   *[other] التعادل في { $moves } حركة
}
save-the-draw = إنقاذ التعادل
puzzle-state = اللغز { $number }، { $state ->
    [solved] حُلّ
    [missed] للإعادة
   *[open] لم يُلعب
}
day-streak = { $days ->
    [zero] لغز جديد كل يوم
    [one] سلسلة: يوم واحد
    [two] سلسلة: يومان
    [few] سلسلة: { $days } أيام
    [many] سلسلة: { $days } يومًا
   *[other] سلسلة: { $days } يوم
}
last-streak = { $days ->
    [zero] آخر سلسلة: لا شيء
    [one] آخر سلسلة: يوم واحد
    [two] آخر سلسلة: يومان
    [few] آخر سلسلة: { $days } أيام
    [many] آخر سلسلة: { $days } يومًا
   *[other] آخر سلسلة: { $days } يوم
}
wrong-answer = { $square } { $result ->
    [draw] لا تحقق إلا التعادل
   *[other] تخسر
}: { $moves }.
wrong-last-move = { $square } { $result ->
    [draw] لا تحقق إلا التعادل
   *[other] تخسر
}.
mark-on-square = { $mark } { $square }
then-move = { $first }، { $next }
next = التالي

## Lesson

lesson-title = كيف لا تخسر أبدًا
lesson-progress = القاعدة { $number } من { $of }، تعلمت { $learned }
rule = { $number }. { $rule ->
    [win] أكمل خطك.
    [block] صُدّ خط خصمك.
    [fork] اصنع شوكة.
    [block-fork] امنع شوكة خصمك.
    [center] خذ الوسط.
    [opposite-corner] خذ الزاوية المقابلة لزاوية خصمك.
    [empty-corner] خذ زاوية خالية.
   *[empty-side] خذ خانة جانبية خالية.
}
why-rule = { $rule ->
    [win] ابحث عن هذا أولًا، حتى قبل أن توقف خصمك.
    [block] وإلا انتهت المباراة بحركة خصمك القادمة.
    [fork] الشوكة تهديدان في وقت واحد، وخصمك لا يستطيع إلا صدّ أحدهما.
    [block-fork] خذ خانة الشوكة، أو ضع علامتين على خط واحد ليضطر خصمك إلى الصدّ في مكان آخر.
    [center] تمر به أربعة من الخطوط الثمانية، أكثر من أي خانة أخرى.
    [opposite-corner] تكسب زاوية، ولا يستطيع خصمك استخدام القطر الواصل بين الزاويتين.
    [empty-corner] تمر بالزاوية ثلاثة خطوط، وبالخانة الجانبية اثنان فقط.
   *[empty-side] الخانات الجانبية تأتي أخيرًا، لأن كل واحدة منها لا يمر بها إلا خطان.
}
find-the-move = علامتك { $mark }. ما الحركة الصحيحة؟
learned = أحسنت. { $square }: { $reason }.
two-sentences = { $first } { $next }
others-draw = حركات أخرى تحقق التعادل هنا أيضًا.
others-do-not-win = لا تفوز أي حركة أخرى.
others-lose = { $squares } تخسر.
all-others-lose = كل حركة أخرى خاسرة.
does-not-follow-rule = { $square } تحقق التعادل أيضًا، لكنها لا تتبع القاعدة. حاول مجددًا.
takes-and-wins = { $mark } يأخذ { $square } ويفوز
mark-square-reason = { $mark } { $square }: { $reason }
lesson-complete = صرت تعرف القواعد الثماني كلها. اتبعها بهذا الترتيب ولن تخسر أبدًا.
previous-rule = القاعدة السابقة
next-rule = القاعدة التالية

## Statistics

no-statistics = لا مباريات بعد. أكمل مباراة لتُحتسب هنا.
stored-by-newer = إصدار أحدث من اللعبة يحفظ هذه الإحصاءات. أعد تحميل الصفحة لعرضها.
all-boards = كل الألواح
unknown = –
against-others = مباريات ضد الآخرين
between-friends = مباريات بين الأصدقاء
games = مباريات
counted = { $result ->
    [won] فوز
    [drawn] تعادل
    [lost] خسارة
    [x-won] فاز X
   *[o-won] فاز O
}
counted-letter = { $result ->
    [won] ف
    [drawn] ت
    [lost] خ
    [x-won] X
   *[o-won] O
}
mistakes = أخطاء
unbeaten = بلا خسارة
best-streak = الأفضل
streaks = مباريات بلا خسارة: { $games } (الأفضل: { $best })
about-statistics = بلا خسارة: مباريات متتالية لم تخسرها أمام الخصم نفسه على اللوح نفسه. الأفضل: أطول سلسلة كهذه. أخطاء: عدد الحركات في كل مباراة على لوح 3 × 3 التي ضيّعت فوزًا أو تعادلًا.
about-mistakes = أخطاء: عدد الحركات في كل مباراة على لوح 3 × 3 التي ضيّعت فوزًا أو تعادلًا.
last-games = آخر المباريات
last-results = آخر المباريات، الأقدم أولًا: { $results }
rating = التصنيف
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = قوتك أمام المستويات؛ للمستوى المتوسط 1500 على كل لوح. القيمة الحقيقية ضمن هذا المدى على الأرجح. لا تُحتسب المباريات التي فيها مساعدة أو تراجع.
no-rating = العب ضد أحد المستويات على 3 × 3 أو 5 × 5 أو 15 × 15 بلا مساعدة، فيظهر تصنيفك هنا.
rating-like = تلعب تقريبًا بمستوى { $name }.
rating-course = المباريات المحتسبة: { $games }. أعلى تصنيف: { $best }.
first-tries = من أول محاولة
export = تصدير
import = استيراد
erase = محو
erase-all = محو الكل
about-erasing = «محو الكل» يزيل النتائج والنقاط والمباريات المنتهية والتصنيف على كل الألواح. تبقى النجوم والإنجازات والألغاز والدرس والإعدادات.
exported = تم الحفظ في ملف.
not-exported = هذا المتصفح لا يسمح بحفظ الملفات.
imported = أُضيف: { $things }.
added-games = { $games ->
    [zero] { $games } مباراة
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $games } مباريات
    [many] { $games } مباراة
   *[other] { $games } مباراة
}
added-part = { $part ->
    [collection] المباريات المنتهية
    [scores] النقاط
    [rating] التصنيف
    [stars] النجوم
    [achievements] الإنجازات
    [lesson] الدرس
    [puzzles] الألغاز
   *[settings] الإعدادات
}
erased = تم المحو. «تراجع» يعيد المباريات ما دامت هذه النافذة مفتوحة.
undone = عاد كل شيء كما كان.
not-undone = أضافت علامة تبويب أخرى مباريات، فلم يعد التراجع ممكنًا.
import-failed = { $problem ->
    [unreadable] تعذّرت قراءة هذا الملف.
    [too-large] هذا الملف أكبر من أن يكون إحصاءات.
    [not-statistics] هذا الملف ليس تصديرًا لإحصاءات هذه اللعبة.
    [newer] هذا الملف من إصدار أحدث من اللعبة.
    [damaged] هذا الملف تالف.
    [nothing-new] كل ما في هذا الملف لديك من قبل.
   *[too-many] في هذا الملف نتائج أكثر مما يتسع له المكان.
} لم يتغير شيء.

## Collection

collection = مبارياتي
no-collected-games = لا مباريات منتهية بعد. تبقى آخر 200 مباراة هنا، في هذا المتصفح.
about-collection = آخر 200 مباراة أنهيتها، في هذا المتصفح فقط. اختر إحداها لمراجعتها.
all-games = كل المباريات
number-of-moves = { $moves ->
    [zero] بلا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $moves } حركات
    [many] { $moves } حركة
   *[other] { $moves } حركة
}
delete = حذف
game-deleted = حُذفت المباراة.
show-more = عرض المزيد

## Ladder

stars = النجوم: { $stars } من { $of }
new-star = نجمة جديدة: { $name } على { $board }.
win-two-of-three = النجمة التالية: فُز في مباراتين من ثلاث أمام { $name }.
win-once-more = النجمة التالية: فُز مرة أخرى أمام { $name }.
win-once = النجمة التالية: فُز أمام { $name }.
draw-once = النجمة التالية: تعادل أمام { $name }.
win-for-star = النجمة التالية: فوز واحد.
draw-for-star = النجمة التالية: تعادل واحد.
all-stars = لديك كل نجوم { $board }.
next-board = اللوح التالي: { $board }.
stars-of-boards = النجوم
had-help = لا نجمة هذه المرة: استعنت بمساعدة أو تراجعت عن حركة.

## Achievements

achievement-name = { $achievement ->
    [win] أول فوز
    [block] منع صف في الوقت المناسب
    [fork] شوكة: تهديدان في آن واحد
    [block-fork] منع شوكة
    [opposite-corner] أخذ الزاوية المقابلة
    [all-rules] استعمال كل قواعد الدرس
    [draw-unbeatable] تعادل مع الذي لا يُهزم
    [flawless] الفوز على الصعب بلا خطأ
    [win-as-o] الفوز بالعلامة O
    [open-four] الفوز بصف مفتوح الطرفين
    [double-four] الفوز برباعيتين متقاطعتين
   *[misere] الفوز حيث يخسر الصف
}
achievements-of = الإنجازات: { $earned } من { $of }
earned = تم
not-earned = لم يتم بعد
about-achievements = في مباريات ضد الحاسوب، بلا مساعدة أو تراجع.
achieved = أنجزت: { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = العربية
description = العب ضد صديق أو ضد الحاسوب، من مستوى سهل إلى مستوى ثبت أنه لا يُهزم.
new-game-with-friend = مباراة جديدة مع صديق
new-game-by-link = مباراة جديدة عبر رابط
new-game-at-level = مباراة جديدة: { $name }

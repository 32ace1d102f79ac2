### Hebrew. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = לא ניתן להפעיל את המשחק.
slow-start = טעינת המשחק נמשכת זמן רב.

## First part: texts of the first move. Each costs every visitor bytes.

retry = ניסיון נוסף
title = איקס עיגול
loading = בטעינה…
goal-of-first-board = שלושה ברצף מנצחים
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = הסימן שלך: { $mark }
menu = תפריט
play-again = משחק נוסף
daily = החידה היומית
learn = ללמוד
board-label = לוח
square = { $square }, { $content ->
    [empty] ריקה
    [mark] { $mark }
   *[line] { $mark }, רצף שלם
}
turn-of = { $player ->
    [you] תורך
    [remote] בהמתנה ליריב
    [computer] התור של המחשב
   *[other] התור של { $name }
}
send-the-link = צריך לשלוח את הקישור ואז לפתוח את התשובה
is-thinking = המחשב חושב…
has-stopped = המחשב הפסיק לחשוב
dead = אף אחד כבר לא יכול לנצח
wins = { $player ->
    [you] ניצחת
    [remote] היריב ניצח
    [computer] המחשב ניצח
   *[other] { $name } ניצח
}
won-on-first-board = שלושה ברצף
drawn = תיקו
board-full = הלוח מלא
you = אני
remote-player = היריב
computer = המחשב
score = תוצאה
side-score = { $player }, { $mark }: { $wins ->
    [one] ניצחון אחד
    [two] שני ניצחונות
   *[other] { $wins } ניצחונות
}
mark-score = { $mark }: { $wins ->
    [one] ניצחון אחד
    [two] שני ניצחונות
   *[other] { $wins } ניצחונות
}
draws = תיקו
level-name = { $level ->
    [easy] קל
    [medium] בינוני
    [hard] קשה
    [very-hard] קשה מאוד
   *[unbeatable] בלתי מנוצח
}
friend = חבר
by-link = בקישור
settings = הגדרות
not-loaded = לא ניתן לטעון את החלק הזה של המשחק.

## Menu

new-game = משחק חדש
share = שיתוף
puzzles = חידות
statistics = סטטיסטיקה
progress = התקדמות

## Tools below the board

tools = כלים
undo = ביטול
redo = שחזור
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
help = עזרה
nudge = { $nudge ->
    [win] אפשר לנצח במהלך הזה.
    [block] היריב עומד לנצח. אפשר לעצור אותו?
    [fork] אפשר ליצור שני איומים בבת אחת.
    [stop-fork] היריב יכול ליצור שני איומים בבת אחת. אפשר למנוע זאת?
    [force] אפשר לכפות ניצחון.
    [careful] יש משבצות מפסידות. כדאי למצוא אחת שלא מפסידה.
    [lost] היריב יכול לכפות ניצחון. איזו משבצת מחזיקה מעמד הכי הרבה?
    [threat] אפשר ליצור איום.
    [row] אפשר ליצור רצף ארוך יותר.
    [avoid] יש משבצות מסוכנות. כדאי למצוא את זו שעוזרת הכי פחות לשורות שלך.
   *[calm] שום דבר לא דחוף. כדאי לתפוס את המשבצת שעוברות בה הכי הרבה שורות.
}
hint = רמז
values = הערכות
## Moves

moves = מהלכים
start = התחלה
numbered-move = { $number }. { $mark } { $square }
why = למה?
why-square = למה { $square }?
play-from-here = לשחק מכאן
show-me = להראות לי
skip = דילוג
try-again = ניסיון נוסף
try-again-from = ניסיון נוסף ממהלך { $number }
is-practice = אימון: המשחק הזה לא נספר
is-replay = מישהו שיתף את המשחק הזה
rematch-as = גומלין בתור { $mark }
go-to-start = להתחלה
previous-move = המהלך הקודם
next-move = המהלך הבא
go-to-last-move = למהלך האחרון
newest-first = מהחדש לישן
move-of = { $number ->
    [0] תחילת המשחק
   *[other] מהלך { $number } מתוך { $of }
}
back-to-game = חזרה למשחק
can-resume = ”ביטול” יחזיר את המשחק הקודם

## Sharing

send = שליחה
invite = הזמנה
share-game = שיתוף המשחק
share-turn = שליחת המהלך
share-end = שליחת התוצאה
continue-with-friend = להמשיך עם חבר
about-turn = היריב פותח את הקישור, משחק ושולח קישור בחזרה. כל קישור מכיל את כל המשחק, ושום שרת לא שומר דבר.
about-end = היריב פותח את הקישור ורואה איך נגמר המשחק.
copy-text = העתקה כטקסט
save-picture = שמירת תמונה
save-as-file = שמירה כ־{ $format }
won-at-move = { $mark } ניצח במהלך { $number }
share-result = { $result ->
    [shared] השיתוף בוצע.
    [link] הקישור הועתק.
    [game] המשחק הועתק כטקסט.
    [code] הקוד הועתק.
    [result] התוצאה הועתקה.
    [saved] התמונה נשמרה.
    [file] נשמר כקובץ.
   *[refused] הדפדפן הזה לא מאפשר שיתוף או העתקה. אפשר להעתיק את הטקסט הזה במקום:
}
copy-this-text = טקסט להעתקה
paste-game = הדבקת משחק
about-paste = אפשר להדביק קישור, טקסט של משחק או רק מהלכים, למשל b2 a1 c3.
open-file = פתיחת קובץ (SGF, psq, sav)
first-row-below = שורה 1 למטה, כמו ב־Gomocalc וב־Yixin
text-problem = לא ניתן לפתוח את הטקסט הזה: { $problem }.
open = פתיחה
cancel = סגירה
link-copied = הקישור הועתק. צריך לשלוח אותו ואז לפתוח את התשובה
link-copied-end = הקישור הועתק. צריך לשלוח אותו ליריב
move-sent = המהלך נשלח. כשתגיע התשובה, צריך לפתוח אותה
end-sent = התוצאה נשלחה
send-your-move = צריך לשלוח את המהלך
invited = הוזמנת למשחק. משחקים ואז לוחצים על שליחה
move-or-invite = משחקים ושולחים את המהלך, או לוחצים על הזמנה
invite-friend = הזמנת חבר
about-invitation = צריך לשלוח את הקישור. החבר משחק ראשון
you-move-first = צריך לשלוח את הקישור. התור הראשון שלך
friend-moves-first = החבר משחק ראשון ושולח לך קישור
friend-changed-move = החבר שינה מהלך
friend-played = החבר שיחק { $square }

## Embedding

embed = הטמעה
about-embed = אפשר להדביק את הקוד הזה בכל דף אינטרנט.
parts = להציג יחד עם הלוח
part = { $part ->
    [status] מצב המשחק
    [score] תוצאה
    [reset] משחק חדש
    [history] מהלכים וביטול
    [hint] רמזים
   *[settings] הגדרות
}
preview = תצוגה מקדימה
html-code = קוד HTML
copy-code = העתקת הקוד
match-page = כמו הדף

## Positions

set-up = עריכת עמדה
about-set-up = לחיצה על משבצת משנה אותה: X, O, ריקה.
side-to-move = תור מי?
impossible-position = עמדה בלתי אפשרית: { $reason }.
clear = ניקוי
place = { $mark } על { $square }
clear-square = ניקוי { $square }
aim = כיוון
left = שמאלה
up = למעלה
down = למטה
right = ימינה
aims-to-play = הקשה נוספת כדי לשחק
aims-to-change = { $square }: לחיצה נוספת כדי לשנות
made = { $mark }: { $square }.
taken = המשבצת הזאת תפוסה
sentence = { $text }.

## Boards

board = לוח
board-size = { $columns } × { $rows }
in-a-row-number = { $line } ברצף
misere = הפוך
goal = מטרה
how-to-play = איך משחקים
how-to-win = מניחים סימנים לפי תור. מי שמגיע ראשון ל־{ $line } ברצף, לרוחב, לאורך או באלכסון, מנצח. אם הלוח מתמלא קודם, זה תיקו.
how-to-lose = מניחים סימנים לפי תור. מי שיוצר { $line } ברצף, לרוחב, לאורך או באלכסון, מפסיד. אם הלוח מתמלא קודם, זה תיקו.
longer-row = גם רצף ארוך יותר נחשב.
square-names = לכל משבצת יש שם: b2 היא עמודה b, שורה 2.
tip-two-threats = טיפ: כדאי ליצור מזלג, שני איומים בבת אחת. היריב יכול לחסום רק אחד מהם.
tip-open-row = טיפ: אי אפשר לחסום { $row } ברצף כששני הקצוות פנויים.
tip-safe-squares = טיפ: כדאי לשמור משבצות בטוחות, כדי שייגמרו קודם ליריב.
line-rule = { $line ->
    [2] שניים ברצף
    [3] שלושה ברצף
    [4] ארבעה ברצף
    [5] חמישה ברצף
    [6] שישה ברצף
    [7] שבעה ברצף
    [8] שמונה ברצף
    [9] תשעה ברצף
   *[other] { $line } ברצף
} { $objective ->
    [normal] מנצחים
   *[misere] מפסידים
}
board-rule = { $columns } × { $rows } · { $line ->
    [2] שניים ברצף
    [3] שלושה ברצף
    [4] ארבעה ברצף
    [5] חמישה ברצף
    [6] שישה ברצף
    [7] שבעה ברצף
    [8] שמונה ברצף
    [9] תשעה ברצף
   *[other] { $line } ברצף
} { $objective ->
    [normal] מנצחים
   *[misere] מפסידים
}
you-are-with-rule = הסימן שלך: { $mark } · { $line } ברצף { $objective ->
    [normal] מנצחים
   *[misere] מפסידים
}
won-with = { $line ->
    [2] שניים ברצף
    [3] שלושה ברצף
    [4] ארבעה ברצף
    [5] חמישה ברצף
    [6] שישה ברצף
    [7] שבעה ברצף
    [8] שמונה ברצף
    [9] תשעה ברצף
   *[other] { $line } ברצף
}
won-misere = { $player ->
    [you] יצרת
    [remote] היריב יצר
    [computer] המחשב יצר
   *[other] { $loser } יצר
} { $line ->
    [2] שניים ברצף
    [3] שלושה ברצף
    [4] ארבעה ברצף
    [5] חמישה ברצף
    [6] שישה ברצף
    [7] שבעה ברצף
    [8] שמונה ברצף
    [9] תשעה ברצף
   *[other] { $line } ברצף
} עם { $square }
custom-size = גודל אחר
new-game-from = להתחיל אחרת
about-custom-size = עד 20 עמודות ו־20 שורות, וכל אורך רצף שנכנס בלוח.
columns = עמודות
rows = שורות
in-a-row = אורך הרצף
board-problem = לוח לא תקין: { $problem }.
not-whole-numbers = יש למלא בכל שדה מספר שלם מ־1 עד 20.

## Opponents

game = המשחק
opponent = יריב
about-level = { $level ->
    [easy] בוחר משבצת פנויה כלשהי.
    [medium] מנצח וחוסם כשאפשר, ואחרת משחק בכל מקום.
    [hard] מנצח, חוסם, ואז תופס את המרכז או פינה. רק איום כפול מנצח אותו.
    [very-hard] חושב קדימה, אבל רק לרגע.
   *[unbeatable] אף פעם לא מפסיד. אפשר להוציא ממנו תיקו?
}
about-friend = משחקים לסירוגין על המסך הזה.
about-link = משחקים לסירוגין ושולחים קישור זה לזה. הקישור מכיל את כל המשחק.
play-as = הסימן שלי
strategy-name = { $strategy ->
    [random] האקראי
    [trapper] הצייד
   *[strategist] האסטרטג
}
strongest-level = מומחה
about-strategy = { $strategy ->
    [random] בוחר משבצת פנויה כלשהי בכל לוח.
    [trapper] לעולם לא מאפשר איום כפול, ומגוון את משחקו. אף פעם לא מפסיד.
   *[strategist] פועל לפי שמונה כללים, מניצחון מיידי ועד תפיסת משבצת צד. אף פעם לא מפסיד.
}
about-style = { $style ->
    [easy] בונה רצפים וחוסם את רוב הרצפים שלך, אבל טועה לפעמים.
    [medium] בונה רצפים וחוסם את שלך, אבל לא רואה איום כפול.
    [trapper] יוצר איומים כפולים ומונע את שלך, אבל לא מסתכל מעבר לזה.
    [hard] יוצר איומים כפולים ומונע את שלך, אבל כמעט לא מסתכל קדימה.
   *[strategist] פועל לפי כללים: לנצח, לחסום, ליצור מזלג, למנוע מזלג, ואז לתפוס את המשבצת שעל מרבית הקווים הפתוחים.
}
about-style-in-misere = { $style ->
    [easy] בדרך כלל נמנע מרצף שלם, אבל טועה לפעמים.
    [medium] לא משלים רצף כל עוד אפשר להימנע מכך, ובשאר המהלכים משחק בכל מקום.
   *[hard] תופס את המשבצת שעוזרת הכי פחות לרצפים שלו.
}
plays-like = על הלוח הזה משחק כמו { $name }.
about-analysis = היריב החזק ביותר על הלוח הזה. זמן החשיבה המרבי: { $time }.
about-solved = לא טועה על הלוח הזה.

## Games with other rules

other-games = משחקים אחרים
variant-name = { $game ->
    [infinite] אינסופי
    [wild] פראי
    [wild-misere] פראי הפוך
    [notakto] נוטקטו
   *[ultimate] אולטימייט
}
variant-rules = { $game ->
    [infinite] לכל צד רק שלושה סימנים: כשמניחים רביעי, הישן ביותר שלך, שמוצג חיוור, נעלם וכבר לא נספר. שלושה ברצף מנצחים. אותו מצב בפעם השלישית הוא תיקו.
    [wild] בכל תור מניחים X או O. שלושה סימנים שווים ברצף מנצחים, לא משנה מי הניח אותם. אם הלוח מתמלא קודם, זה תיקו.
    [wild-misere] בכל תור מניחים X או O. מי שמשלים שלושה סימנים שווים ברצף מפסיד. אם הלוח מתמלא קודם, זה תיקו.
    [notakto] שני השחקנים מניחים X. שלושה ברצף סוגרים לוח. מי שסוגר את הלוח האחרון מפסיד.
   *[ultimate] צריך לנצח בשלושה לוחות קטנים ברצף. המשבצת שלך שולחת את היריב ללוח הקטן באותו מקום. אם הוא הוכרע או מלא, היריב משחק בכל מקום.
}
variant-goal = { $game ->
    [infinite] שלושה ברצף מנצחים. לכל צד שלושה סימנים
    [wild] שלושה שווים ברצף מנצחים
    [wild-misere] שלושה שווים ברצף מפסידים
    [notakto] מי שסוגר את הלוח האחרון מפסיד
   *[ultimate] שלושה לוחות קטנים ברצף מנצחים
}
about-level-in-games = { $level ->
    [easy] מנצח כשאפשר, ואחרת משחק בכל מקום.
    [medium] גם מונע ממך לנצח מיד.
    [hard] מסתכל ארבעה מהלכים קדימה.
    [very-hard] מסתכל רחוק קדימה.
   *[unbeatable] לא עושה טעויות.
}
looks-at-own-move = מסתכל רק על המהלך שלו.
looks-at-reply = מסתכל גם על התשובה שלך.
boards = לוחות
goes = { $seat ->
    [first] לשחק ראשון
   *[second] לשחק שני
}
you-go = { $seat ->
    [first] התור הראשון שלך
   *[second] התור השני שלך
}
rematch-going = { $seat ->
    [first] גומלין, התור הראשון שלך
   *[second] גומלין, התור השני שלך
}
guide-first = { $game ->
    [infinite] כבר יש לך שלושה סימנים. אחרי שמניחים רביעי, החיוור נעלם. צריך ללחוץ על המשבצת המוארת.
    [wild] הסימנים לא שייכים לאף אחד. בוחרים X מתחת ללוח ולוחצים על המשבצת המוארת.
    [wild-misere] הסימנים לא שייכים לאף אחד, ומי שמשלים שורה מפסיד. בוחרים X ולוחצים על המשבצת המוארת.
    [notakto] שני הצדדים מניחים X, ומי שמשלים את השורה מפסיד. עם האמצע אפשר לנצח: לוחצים על המשבצת המוארת.
   *[ultimate] משחקים בלוח הקטן המואר. המשבצת המוארת שולחת את היריב ללוח הקטן באותו מקום, למטה משמאל.
}
guide-second = { $game ->
    [infinite] הסימן הישן ביותר שלך נעלם. לוחצים על המשבצת המוארת: היא יוצרת שני איומים בבת אחת.
    [wild] לא משאירים שורה עם שני סימנים שווים ומשבצת פנויה. X במשבצת המוארת בטוח.
    [wild-misere] X שלישי בשורה הזאת מפסיד. בוחרים O וחוסמים אותה.
    [notakto] עונים במרחק קפיצת פרש מהסימן של היריב: שתי משבצות קדימה ואחת הצידה.
   *[ultimate] היריב שלח אותך לכאן. שלושה ברצף מנצחים בלוח הקטן הזה.
}
guide-third = { $game ->
    [infinite] היריב חסם איום אחד, אבל הסימן הישן ביותר שלו נעלם מהשני. לוחצים על המשבצת המוארת כדי לנצח.
    [wild] שני סימנים שווים ומשבצת פנויה: מי שמשלים את השורה מנצח. בוחרים O ולוחצים על המשבצת המוארת.
    [wild-misere] עכשיו O שלישי מפסיד. בוחרים X וחוסמים גם את השורה הזאת.
    [notakto] עוד קפיצת פרש: עכשיו כל משבצת שנותרה משלימה שורה, והיריב מפסיד.
   *[ultimate] הלוח הקטן שאליו נשלחת כבר הוכרע, ולכן אפשר לשחק בכל מקום. שלושה לוחות קטנים ברצף מנצחים.
}
place-next = הנחה
vanishes-next = ייעלם הבא
mark-vanishes = { $mark } ב־{ $square } נעלם עם המהלך הזה וכבר לא נספר
play-on-board = משחקים בלוח המואר, { $squares }
play-on-any-board = אפשר לשחק בכל לוח פתוח
wrong-board = משחקים בלוח המואר
board-closed = הלוח הזה סגור
three-boards = שלושה לוחות ברצף
boards-decided = כל הלוחות הקטנים הוכרעו
same-position = אותו מצב הופיע שלוש פעמים
position-repeated = שוב אותו מצב: בפעם השלישית זה תיקו
closed-last-board = { $player ->
    [you] סגרת את הלוח האחרון
    [computer] המחשב סגר את הלוח האחרון
   *[other] { $name } סגר את הלוח האחרון
}
completed-a-line = { $player ->
    [you] השלמת שורה
    [computer] המחשב השלים שורה
   *[other] { $name } השלים שורה
}
wins-at-once = אפשר לנצח מיד: { $squares }.
wins-a-board = אפשר לנצח בלוח קטן: { $squares }.
look-at-target = כדאי לבדוק לאן המשבצת שולחת את היריב.
notakto-wins = אפשר לנצח: אחרי המהלך הנכון היריב ייאלץ לסגור את הלוח האחרון, לא משנה מה ישחק.
notakto-loses = אם היריב לא טועה, הלוח האחרון ייסגר במהלך שלך, לא משנה מה תבחרו.
no-mistake = שום מהלך לא היה טעות.

## Settings

theme = צבעים
theme-name = { $theme ->
    [auto] לפי המערכת
    [light] בהיר
    [dark] כהה
   *[contrast] ניגודיות
}
board-style = סגנון הלוח
look-name = { $look ->
    [soft] משבצות מעוגלות
    [paper] קווים על נייר
    [tiles] אריחים
   *[neon] ניאון
}
sound = צלילים ורטט
sound-name = { $sound ->
    [off] כבוי
    [quiet] שקט
   *[loud] חזק
}
sound-offer = להפעיל צליל?
sound-on = הפעלת צליל
language = שפה
browser-language = שפת הדפדפן
shortcuts = קיצורי מקלדת
show-shortcuts = הצגת קיצורי המקלדת
use-shortcuts = שימוש בקיצורי מקלדת
number-keys = 1 – 9
home-key = Home
end-key = End
number-keys-effect = מהלך בלוח 3 × 3: השורה העליונה היא 1,2,3, ובמקלדת הנומרית 7,8,9
move-on-board = מעבר ללוח בתורך, וממשבצת למשבצת
outside-board = { $effect } (מחוץ ללוח)
play-keys = Enter, רווח
play-square = מהלך במשבצת
escape-key = Esc
close-window = סגירת חלון, רמז או ניתוח
show-this-list = הצגת הרשימה הזאת
thinking-time = זמן חשיבה
seconds = { $seconds ->
    [one] שנייה אחת
    [two] 2 שניות
   *[other] { $seconds } שניות
}
move-now = לשחק עכשיו
stop = עצירה
stop-thinking = להפסיק לחשוב
keep-thinking = להמשיך לחשוב
takes-turns-to-start = מתחילים לפי תור
next-after-draw = להתחיל משחק חדש אוטומטית אחרי תיקו
show-goals = הצגת כוכבים, דירוג, הישגים ורצפים
reset-score = איפוס התוצאה מול היריב הזה
reset-friends-score = איפוס התוצאה בין חברים
score-is-reset = התוצאה מתחילה שוב מ־0.
about = על המשחק
version = גרסה { $version }, ברישיון MIT.
licenses = רישיון והודעות
source-code = קוד המקור

done = סיום
play-at-level = לשחק ברמה: { $name }
play-against-strategy = לשחק מול { $name }

## Matches: several games in a row, for example best of 3.

match-length = סדרה
no-match = משחקים בודדים
match-score = תוצאת הסדרה
best-of = הטוב מ־{ $games }
wins-match = { $player ->
    [you] ניצחת בסדרה
    [remote] היריב ניצח בסדרה
    [computer] המחשב ניצח בסדרה
   *[other] { $name } ניצח בסדרה
}
match-result = { $wins } מול { $losses } בסדרת הטוב מ־{ $games }
next-game = המשחק הבא
new-match = סדרה חדשה
names-and-colors = שמות וצבעים
name-is-full = בשם יש עד { $letters } אותיות.
player-color-of = { $seat ->
    [first] הצבע של שחקן 1
   *[second] הצבע של שחקן 2
}
player-color = { $color ->
    [of-mark] ברירת מחדל
    [green] ירוק
    [amber] ענבר
   *[gray] אפור
}
numbered-player = שחקן { $number }

## Notes

reload = טעינה מחדש
dismiss = סגירה
unknown-value = חלק מהקישור לא מובן ולכן דילגנו עליו: { $settings }.
bad-board = לוח לא תקין בקישור: { $problem }.
moves-left-out = גם על המשחק שבקישור דילגנו.
bad-moves = מהלך { $number } בקישור אינו אפשרי: { $reason }. המשחק מוצג עד שם.
missing-moves = { $arrived ->
    [0] הקישור הזה נקטע. כדאי לבקש אותו שוב.
   *[other] הגיעו רק { $arrived } מתוך { $of } מהלכים. כדאי לבקש את הקישור שוב.
}
square-not-on-board = { $square } לא נמצאת על הלוח
bad-start = עמדת פתיחה לא תקינה בקישור: { $problem }.
older-link = הקישור הזה ישן: הוא מציג את מהלך { $shown }, והמשחק שלך כבר במהלך { $played }.
bad-text = לא ניתן לקרוא את המשך הטקסט: { $problem }.
saved-unreadable = לא ניתן לקרוא את התוצאה השמורה, והיא מתחילה שוב מ־0.
not-saved = הדפדפן הזה לא שומר דבר עבור הדף: התוצאה תאבד כשהדף ייסגר.
no-worker = משהו השתבש. עד המשחק הבא המחשב לא יחשב מהלכים מראש.
new-version = גרסה חדשה מוכנה.
altered-file = אחד מקובצי המשחק הגיע פגום. המשחק ממשיך בלעדיו.
no-language = לא ניתן לטעון את השפה { $language }.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (שורה { $line } בטקסט)
in-move = { $problem } (מהלך { $number })
unknown-square = ”{ $text }” אינה משבצת: יש לכתוב אות מ־a עד { $letter } ומספר מ־1 עד { $number }
game-is-over = המשחק כבר נגמר
square-is-taken = { $square } כבר תפוסה
not-a-board = ”{ $text }” אינו לוח: יש לכתוב עמודות x שורות x אורך הרצף, למשל 3x3x3
impossible-size = ללוח יש 1 עד 20 עמודות ו־1 עד 20 שורות, ולא { $columns } ו־{ $rows }
impossible-line = { $line } ברצף זה בלתי אפשרי: לפחות 2, ולא יותר ממה שנכנס בלוח
unknown-letter = שורה { $row }: ”{ $letter }” אינו x או o או מספר של משבצות ריקות
row-length = בשורה { $row } צריכות להיות { $columns } משבצות
row-count = צריכות להיות { $rows } שורות
side-missing = לא צוין תור מי: יש להוסיף ‎-x או ‎-o אחרי השורות
unknown-word = ”{ $text }” לא מוכר כאן: יש לכתוב { $words }
two-marks = ב־{ $square } יש גם X וגם O
too-many-marks = יותר מדי { $mark }: { $x } X ו־{ $o } O, אבל מספר ה־X צריך להיות שווה למספר ה־O או גדול ממנו באחד
wrong-side = כשיש { $x } X ו־{ $o } O, התור של { $mark }
line-came-first = המשחק היה נגמר כבר ברצף הראשון
no-game = לא נמצא משחק
other-site = הקישור הזה אינו של המשחק הזה
out-of-place = ”{ $text }” לא במקומו: Board, Objective, Start, מהלכים, Outcome וציור מופיעים פעם אחת ובסדר הזה
invalid-start = התחלה לא תקינה: { $problem }
wrong-number = ”{ $found }” הוא המספר הלא נכון: כאן בא מהלך { $number }
wrong-turn = התור של { $due }, לא של { $found } (מהלך { $number })
square-missing = המשבצת חסרה (מהלך { $number })
wrong-outcome = ”{ $found }” לא תואם: התוצאה של המהלכים האלה היא ”{ $outcome }”
drawn-otherwise = הציור לא תואם למהלכים ב־{ $square }
drawn-size = הציור לא מתאים ללוח הזה
other-format = זה קובץ של תוכנה אחרת ({ $format }): אפשר להשתמש ב־SGF או ב־psq, או רק במהלכים, למשל h8 i9
pass = מהלך { $number } הוא ויתור על התור, ואין כזה במשחק הזה
breaks-off = הקובץ נקטע אחרי מהלך { $number }
more-games = בקובץ יש כמה משחקים, ורק הראשון נפתח

## Values: they stand alone, and after a square and a colon.

wins-in = { $moves ->
    [one] מנצח במהלך אחד
    [two] מנצח בשני מהלכים
   *[other] מנצח ב־{ $moves } מהלכים
}
loses-in = { $moves ->
    [one] מפסיד במהלך אחד
    [two] מפסיד בשני מהלכים
   *[other] מפסיד ב־{ $moves } מהלכים
}
wins-within = { $moves ->
    [one] מנצח במהלך אחד לכל היותר
    [two] מנצח בשני מהלכים לכל היותר
   *[other] מנצח ב־{ $moves } מהלכים לכל היותר
}
loses-within = { $moves ->
    [one] מפסיד במהלך אחד לכל היותר
    [two] מפסיד בשני מהלכים לכל היותר
   *[other] מפסיד ב־{ $moves } מהלכים לכל היותר
}
is-won = מנצח
is-lost = מפסיד
is-drawn = תיקו
good-chances = סיכויים טובים
equal-chances = שקול
poor-chances = סיכויים נמוכים
result = { $result ->
    [win] ניצחון
    [draw] תיקו
   *[loss] הפסד
}
best-play-wins-in = { $moves ->
    [one] בלי טעויות { $mark } מנצח במהלך אחד
    [two] בלי טעויות { $mark } מנצח בשני מהלכים
   *[other] בלי טעויות { $mark } מנצח ב־{ $moves } מהלכים
}
best-play-wins-within = { $moves ->
    [one] בלי טעויות { $mark } מנצח במהלך אחד לכל היותר
    [two] בלי טעויות { $mark } מנצח בשני מהלכים לכל היותר
   *[other] בלי טעויות { $mark } מנצח ב־{ $moves } מהלכים לכל היותר
}
best-play-wins = בלי טעויות { $mark } מנצח
best-play-draws = בלי טעויות זה תיקו
every-square-draws = כל משבצת מובילה לתיקו אם אף אחד לא טועה
unmarked-squares-draw = משבצות בלי סימון מובילות לתיקו
even-chances = שקול עד כה
chances = המצב של { $mark } טוב יותר
not-analyzed = עוד לא חושב
thinking = חושב…

## Analysis

analysis-progress = נבדקו { $done } מתוך { $of } מהלכים
best-moves = המהלכים הטובים
chances-ahead = הסיכויים של { $mark } · מהלכים קדימה: { $depth }

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }: { $reason }
square-and-value = { $square }, { $value }
probably-keeps = כנראה שומר על { $result ->
    [win] הניצחון
   *[other] התיקו
}
proven-win = { $value }, ושום דבר לא יעצור את זה
proven-draw = שומר על התיקו, ואין תוצאה טובה יותר
loses-late = המחשב כבר לא יכול להציל את המשחק ומחזיק מעמד כמה שאפשר
best-found = הוא המהלך הטוב ביותר שמצא המחשב
best-so-far = הוא המהלך הטוב ביותר עד כה
threatens = מאיים לנצח ב־{ $squares }
stops-fork = מונע מ־{ $mark } שני איומים בבת אחת
open-row = יוצר רצף פתוח של { $count } ב־{ $squares }
two-threats = יוצר שני איומים בבת אחת: { $rows }
blocks-row = חוסם { $count } ברצף של { $mark } ב־{ $squares }
good-center = תופס את המרכז ונותן הרבה דרכים ליצור { $line } ברצף
many-ways = נותן הרבה דרכים ליצור { $line } ברצף
builds = בונה את { $lines }
every-move-loses = { $reason }. כל מהלך מפסיד; זה מחזיק מעמד הכי הרבה
and-wins-in = { $moves ->
    [one] { $reason }, ומנצח במהלך אחד
    [two] { $reason }, ומנצח בשני מהלכים
   *[other] { $reason }, ומנצח ב־{ $moves } מהלכים
}
with-value = { $reason }; { $value }
completes = משלים את { $lines }
blocks = חוסם את { $mark } ב־{ $lines }
makes-fork = יוצר מזלג: { $lines }
blocks-fork = מונע מ־{ $mark } מזלג ב־{ $squares }
takes-fork-away = מונע מ־{ $mark } מזלג ב־{ $squares } בעזרת שניים ברצף ב־{ $line }
forces-reply = מונע מ־{ $mark } מזלג ב־{ $squares }: שניים ברצף ב־{ $line } מחייבים את { $mark } לענות ב־{ $reply }
takes-center = תופס את המרכז
takes-opposite-corner = תופס את הפינה שמול { $corner }
takes-corner = תופס פינה
takes-side = תופס משבצת צד
last-square = תופס את המשבצת הפנויה האחרונה
picked-any = { $squares ->
    [one] המחשב בחר במשבצת הפנויה היחידה
    [two] המחשב בחר באחת משתי המשבצות הפנויות
   *[other] המחשב בחר באחת מ־{ $squares } המשבצות הפנויות
}
aims-for = המחשב בונה רצף, וחסר לו עוד { $squares }
drawing-reply = עונה ל־{ $square } ושומר על התיקו
every-square-safe = כל משבצת פנויה בטוחה
safe-move = בטוח; אחרי { $squares }, { $mark } היה יכול לכפות ניצחון
is-losing = המחשב כבר לא יכול להציל את המשחק ובוחר משבצת כלשהי
completes-nothing = לא משלים שום רצף, בניגוד ל־{ $squares }
forces-fork = { $other } חייב לענות ב־{ $reply }, ואז { $mark } יכול ליצור מזלג ב־{ $squares }
on-open-line = המחשב בחר משבצת שבה { $mark } עוד יכול ליצור רצף
most-open-lines = מועיל הכי הרבה לקווים של { $mark }
fewest-open-lines = מועיל הכי פחות לקווים של { $mark }
forces-win = { $moves ->
    [one] כופה ניצחון במהלך אחד
    [two] כופה ניצחון בשני מהלכים
   *[other] כופה ניצחון ב־{ $moves } מהלכים
}
keeps-draw = שומר על התיקו
keeps-draw-unless = שומר על התיקו; { $mark } היה מפסיד עם { $squares }
leads-to-draw = מוביל לתיקו אם אף אחד לא טועה
sets-trap = שומר על התיקו וטומן מלכודת: { $mark } מפסיד עם { $squares }
holds-out = כל מהלך מפסיד; זה מחזיק מעמד הכי הרבה
hopes = כל מהלך מפסיד, אבל { $mark } עוד יכול לטעות עם { $squares }
would-differ = { $square }: המחשב היה משחק אחרת
but-lets-win = אבל עכשיו { $mark } יכול לנצח בוודאות.

## Review

review = מבט לאחור
best = המהלך הטוב ביותר
good = מהלך טוב
mistake = טעות
already-lost = כבר אבוד
move-with-text = { $mark } { $square }: { $text }
good-but = מהלך טוב, אבל אפשר היה לנצח מהר יותר
better = { $review }. עדיף { $square }: { $reason }
lost-at-would-win = הפסדת בגלל { $move }. עם { $square } היה לך ניצחון.
lost-at-would-draw = הפסדת בגלל { $move }. עם { $square } היה לך תיקו.
lost-at = הפסדת בגלל { $move }.
missed-win-with = עם { $square } במקום { $move } היה לך ניצחון.
missed-win = במקום { $move } היה מהלך מנצח.
risked-loss = המהלך { $square } היה מסוכן.
made-no-mistake = לא עשית שום טעות.
drawn-not-reviewed = לחיצה על ”מבט לאחור” מראה אם הוחמץ ניצחון.
lost-not-reviewed = לחיצה על ”מבט לאחור” מראה איפה הייתה הטעות.
no-moves = עוד אין מהלכים
lost-the-game = { $player ->
    [you] מהלך { $square } שלך
    [remote] מהלך { $square } של היריב
    [computer] מהלך { $square } של המחשב
   *[other] מהלך { $square } של { $name }
} הפסיד את המשחק: { $why }
was-mistake = { $player ->
    [you] מהלך { $square } שלך
    [remote] מהלך { $square } של היריב
    [computer] מהלך { $square } של המחשב
   *[other] מהלך { $square } של { $name }
} היה טעות: { $why }
would-have = { $square } היה { $result ->
    [win] מנצח
   *[other] מביא לתיקו
}.
would-have-because = { $square } היה { $result ->
    [win] מנצח
   *[other] מביא לתיקו
} ({ $reason }).
unstopped-row = ל־{ $mark } היו { $count } ברצף ב־{ $squares }, { $player ->
    [you] ולא עצרת
   *[other] ו־{ $name } לא עצר
} את זה.
unstopped-square = ל־{ $mark } חסר לניצחון רק { $square }, { $player ->
    [you] ולא עצרת
   *[other] ו־{ $name } לא עצר
} את זה.
unstopped-fork = { $mark } יכול היה ליצור שני איומים בבת אחת עם { $square }, { $player ->
    [you] ולא עצרת
   *[other] ו־{ $name } לא עצר
} את זה.
missed-line = { $square } היה מנצח מיד.
completed-row = { $square } הייתה בטוחה, אבל { $player ->
    [you] השלמת
   *[other] { $name } השלים
} רצף.
let-win = אחריו { $mark } היה יכול לכפות ניצחון.
better-chances = עם { $square } הסיכוי לנצח היה { $before } במקום { $after }.
chances-in-game = הסיכויים של X לאורך המשחק
no-mistake-found = לא נמצאה טעות ברורה
won-from = ממהלך { $number } ואילך { $mark } היה יכול לכפות ניצחון.
no-mistakes = משחק מושלם: אין טעויות באף צד
no-mistakes-so-far = עד כה אין טעויות באף צד
harmless-mistakes = { $mistakes ->
    [one] טעות אחת, אבל היא לא הכריעה את המשחק
    [two] שתי טעויות, אבל אף אחת לא הכריעה את המשחק
   *[other] { $mistakes } טעויות, אבל אף אחת לא הכריעה את המשחק
}
mistakes-so-far = { $mistakes ->
    [one] טעות אחת עד כה
    [two] שתי טעויות עד כה
   *[other] { $mistakes } טעויות עד כה
}

## Puzzles

move-and-win = הסימן שלך: { $mark }. איך מנצחים?
move-and-win-in-misere = הסימן שלך: { $mark }. יש לגרום ל־{ $other } להשלים קו
move-and-draw = הסימן שלך: { $mark }. איך מצילים תיקו?
rule-of-fours = ארבעה ברצף בכל מהלך: { $mark } חייב לחסום
rule-of-draw = אי אפשר לנצח, אבל אפשר לא להפסיד
grade = { $grade ->
    [easy] קל
    [medium] בינוני
    [hard] קשה
   *[expert] קשה מאוד
}
puzzle-of = חידה { $number } מתוך { $of }
daily-puzzle = חידה יומית { $number }
daily-result = { $title } · חידה יומית { $number }: נפתרה { $tries ->
    [1] בניסיון הראשון
    [2] בשני ניסיונות
   *[other] ב־{ $tries } ניסיונות
}
first-try-counts = רק הניסיון הראשון נחשב לרצף.
daily-missed = הניסיון הראשון שלך היה שגוי.
daily-solved = נפתרה { $tries ->
    [1] בניסיון הראשון
    [2] בשני ניסיונות
   *[other] ב־{ $tries } ניסיונות
}.
daily-solved-late = נפתרה מאוחר יותר.
daily-time = זמן: { $time }.
daily-in-hours = החידה הבאה בעוד { $hours } שע׳.
daily-in-minutes = החידה הבאה בעוד { $minutes } דק׳.
missed-day-is-forgiven = הרצף נמשך: נסלח יום אחד מכל שבעה.
calendar = לוח שנה
back-to-puzzle = חזרה לחידה
more-puzzles = עוד חידות
puzzle-of-today = החידה של היום
previous-month = החודש הקודם
next-month = החודש הבא
day-state = { $date }: { $state ->
    [first] נפתרה בניסיון הראשון
    [solved] נפתרה
    [later] נפתרה מאוחר יותר
    [missed] לא נפתרה
   *[open] לא שוחקה
}
signs-of-days = ★ בניסיון ראשון · ✓ נפתרה מאוחר יותר · ✕ לא נפתרה · ○ לא שוחקה · ▢ היום
signs-without-star = ✓ נפתרה · ✕ לא נפתרה · ○ לא שוחקה · ▢ היום
opponent-replied = { $mark } ענה ב־{ $square }. המהלך שלך: { $number } מתוך { $of }.
puzzle-solved = החידה נפתרה!
draw-is-saved = החידה נפתרה! התיקו ניצל.
show-solution = הצגת הפתרון
solution = הפתרון: { $moves }.
completes-own-line = { $square } מפסיד: הוא משלים את הקו שלך, { $lines }.
must-complete-a-line = { $square } מפסיד: { $mark } עונה ב־{ $reply }, ובסוף לא תהיה ברירה אלא להשלים קו.
reply-wins = { $square } מפסיד: { $mark } עונה ב־{ $reply } ואי אפשר לעצור אותו יותר.
reply-draws = { $square } מביא רק לתיקו: { $mark } עונה ב־{ $reply }, וכבר אי אפשר לכפות ניצחון.
makes-no-four = { $square } לא יוצר ארבעה ברצף, ולכן ל־{ $mark } יש זמן לעצור אותך ב־{ $reply }.
four-is-blocked = אחרי { $square }, { $mark } חוסם ב־{ $reply }, ולא נשארו לך ארבעה ברצף שמנצחים.
missed-puzzles = חזרה ({ $number })
rush = 3 דק׳
rush-rules = כמה חידות אפשר לפתור בשלוש דקות? אחרי תשובה שגויה מגיעה החידה הבאה.
rush-start = התחלה
rush-best = שיא: { $number }
rush-new-best = שיא חדש!
rush-result = חידות שנפתרו: { $number }
rush-counts = נפתרו: { $solved }, לחזרה: { $missed }
was-right = התשובה הנכונה: { $square }.
all-puzzles = כל החידות
win-in-moves = { $moves ->
    [one] ניצחון במהלך אחד
    [two] ניצחון בשני מהלכים
   *[other] ניצחון ב־{ $moves } מהלכים
}
draw-in-moves = { $moves ->
    [one] תיקו במהלך אחד
    [two] תיקו בשני מהלכים
   *[other] תיקו ב־{ $moves } מהלכים
}
save-the-draw = הצלת התיקו
puzzle-state = חידה { $number }, { $state ->
    [solved] נפתרה
    [missed] לחזרה
   *[open] לא שוחקה
}
day-streak = { $days ->
    [one] רצף: יום אחד
    [two] רצף: יומיים
   *[other] רצף: { $days } ימים
}
last-streak = { $days ->
    [one] הרצף האחרון: יום אחד
    [two] הרצף האחרון: יומיים
   *[other] הרצף האחרון: { $days } ימים
}
wrong-answer = { $square } { $result ->
    [draw] מביא רק לתיקו
   *[other] מפסיד
}: { $moves }.
wrong-last-move = { $square } { $result ->
    [draw] מביא רק לתיקו
   *[other] מפסיד
}.
mark-on-square = { $mark } { $square }
then-move = { $first }, { $next }
next = הבא

## Lesson

lesson-title = איך אף פעם לא להפסיד
lesson-progress = כלל { $number } מתוך { $of }, נלמדו { $learned }
rule = { $number }. { $rule ->
    [win] להשלים את הרצף שלך.
    [block] לחסום את הרצף של היריב.
    [fork] ליצור מזלג.
    [block-fork] למנוע מהיריב מזלג.
    [center] לתפוס את המרכז.
    [opposite-corner] לתפוס את הפינה שמול פינת היריב.
    [empty-corner] לתפוס פינה פנויה.
   *[empty-side] לתפוס משבצת צד פנויה.
}
why-rule = { $rule ->
    [win] את זה מחפשים קודם, עוד לפני שעוצרים את היריב.
    [block] אחרת המשחק ייגמר במהלך הבא של היריב.
    [fork] מזלג הוא שני איומים בבת אחת. היריב יכול לחסום רק אחד מהם.
    [block-fork] תופסים את המשבצת של המזלג, או יוצרים שניים ברצף שמחייבים את היריב לחסום במקום אחר.
    [center] ארבעה משמונת הקווים עוברים בו, יותר מבכל משבצת אחרת.
    [opposite-corner] הפינה שלך, והיריב כבר לא יכול להשתמש באלכסון שבין השתיים.
    [empty-corner] שלושה קווים עוברים בפינה, ורק שניים במשבצת צד.
   *[empty-side] משבצות הצד באות בסוף, כי רק שני קווים עוברים בכל אחת מהן.
}
find-the-move = הסימן שלך: { $mark }. מהו המהלך הנכון?
learned = נכון. { $square } { $reason }.
two-sentences = { $first } { $next }
others-draw = גם מהלכים אחרים מביאים כאן לתיקו.
others-do-not-win = אף מהלך אחר לא מנצח.
others-lose = { $squares } מפסידים.
all-others-lose = כל מהלך אחר מפסיד.
does-not-follow-rule = גם { $square } מביא לתיקו, אבל לא לפי הכלל. כדאי לנסות שוב.
takes-and-wins = { $mark } תופס את { $square } ומנצח
mark-square-reason = { $mark } { $square } { $reason }
lesson-complete = כל שמונת הכללים ידועים לך. מי שפועל לפיהם בסדר הזה אף פעם לא מפסיד.
previous-rule = הכלל הקודם
next-rule = הכלל הבא

## Statistics

no-statistics = עוד אין משחקים. אחרי שיסתיים משחק, הוא ייספר כאן.
stored-by-newer = גרסה חדשה יותר של המשחק שומרת את הסטטיסטיקה הזאת. כדי לראות אותה צריך לטעון את הדף מחדש.
all-boards = כל הלוחות
unknown = –
against-others = משחקים נגד אחרים
between-friends = משחקים בין חברים
games = משחקים
counted = { $result ->
    [won] ניצחון
    [drawn] תיקו
    [lost] הפסד
    [x-won] X ניצח
   *[o-won] O ניצח
}
counted-letter = { $result ->
    [won] נ
    [drawn] ת
    [lost] ה
    [x-won] X
   *[o-won] O
}
mistakes = טעויות
unbeaten = ללא הפסד
best-streak = שיא
streaks = משחקים ללא הפסד: { $games } (שיא: { $best })
about-statistics = ללא הפסד: משחקים ברצף מול אותו יריב באותו לוח. שיא: הסדרה הארוכה ביותר. טעויות: מהלכים למשחק בלוח 3 × 3 שוויתרו על ניצחון או תיקו.
about-mistakes = טעויות: מהלכים למשחק בלוח 3 × 3 שוויתרו על ניצחון או תיקו.
last-games = משחקים אחרונים
last-results = משחקים אחרונים, מהישן לחדש: { $results }
rating = דירוג
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = החוזק שלך מול הרמות; לרמה הבינונית 1500 בכל לוח. קרוב לוודאי שהערך האמיתי נמצא בטווח. משחקים עם עזרה או ביטול אינם נספרים.
no-rating = שחקו בלי עזרה נגד אחת הרמות על 3 × 3, ‏5 × 5 או 15 × 15, והדירוג שלכם יופיע כאן.
rating-like = רמת המשחק שלך קרובה ל{ $name }.
rating-course = משחקים שנספרו: { $games }. הדירוג הגבוה ביותר: { $best }.
first-tries = בניסיון הראשון
export = ייצוא
import = ייבוא
erase = מחיקה
erase-all = מחיקת הכול
about-erasing = ”מחיקת הכול” מסירה את התוצאות, הניקוד, המשחקים שהסתיימו והדירוג בכל הלוחות. הכוכבים, ההישגים, החידות, השיעור וההגדרות נשארים.
exported = נשמר כקובץ.
not-exported = הדפדפן הזה לא מאפשר לשמור קבצים.
imported = נוסף: { $things }.
added-games = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}
added-part = { $part ->
    [collection] משחקים שהסתיימו
    [scores] ניקוד
    [rating] דירוג
    [stars] כוכבים
    [achievements] הישגים
    [lesson] שיעור
    [puzzles] חידות
   *[settings] הגדרות
}
erased = נמחק. ”ביטול” יחזיר את המשחקים כל עוד החלון הזה פתוח.
undone = הכול חזר לקדמותו.
not-undone = לשונית אחרת הוסיפה משחקים, ולכן אי אפשר לבטל את זה.
import-failed = { $problem ->
    [unreadable] לא ניתן לקרוא את הקובץ הזה.
    [too-large] הקובץ הזה גדול מדי לסטטיסטיקה.
    [not-statistics] הקובץ הזה אינו ייצוא של הסטטיסטיקה של המשחק הזה.
    [newer] הקובץ הזה הוא מגרסה חדשה יותר של המשחק.
    [damaged] הקובץ הזה פגום.
    [nothing-new] כל מה שבקובץ הזה כבר אצלך.
   *[too-many] יש בקובץ הזה יותר תוצאות ממה שנכנס כאן.
} דבר לא השתנה.

## Collection

collection = המשחקים שלי
no-collected-games = עדיין אין משחקים שהסתיימו. 200 האחרונים נשארים כאן, בדפדפן הזה.
about-collection = 200 המשחקים האחרונים שסיימת, רק בדפדפן הזה. בחרו משחק כדי לחזור אליו.
all-games = כל המשחקים
number-of-moves = { $moves ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $moves } מהלכים
}
delete = מחיקה
game-deleted = המשחק נמחק.
show-more = הצגת עוד

## Ladder

stars = { $stars } מתוך { $of } כוכבים
new-star = כוכב חדש: { $name } בלוח { $board }.
win-two-of-three = הכוכב הבא: לנצח בשניים משלושה משחקים נגד { $name }.
win-once-more = הכוכב הבא: לנצח עוד פעם אחת נגד { $name }.
win-once = הכוכב הבא: לנצח את { $name }.
draw-once = הכוכב הבא: להשיג תיקו נגד { $name }.
win-for-star = הכוכב הבא: ניצחון אחד.
draw-for-star = הכוכב הבא: תיקו אחד.
all-stars = כל הכוכבים של { $board }.
next-board = הלוח הבא: { $board }.
stars-of-boards = כוכבים
had-help = אין כוכב הפעם: הייתה עזרה או ביטול של מהלך.

## Achievements

achievement-name = { $achievement ->
    [win] ניצחון ראשון
    [block] שורה נחסמה בזמן
    [fork] מזלג: שני איומים בבת אחת
    [block-fork] מזלג נמנע
    [opposite-corner] נתפסה הפינה הנגדית
    [all-rules] כל כללי השיעור בשימוש
    [draw-unbeatable] תיקו עם הבלתי מנוצח
    [flawless] ניצחון על הרמה הקשה בלי טעות
    [win-as-o] ניצחון עם O
    [open-four] ניצחון בשורה פתוחה משני הצדדים
    [double-four] ניצחון בשתי רביעיות מצטלבות
   *[misere] ניצחון במקום ששורה מפסידה
}
achievements-of = הישגים: { $earned } מתוך { $of }
earned = הושג
not-earned = עדיין פתוח
about-achievements = במשחקים נגד המחשב, בלי עזרה ובלי ביטול.
achieved = הושג: { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = עברית
description = משחקים נגד חבר או נגד המחשב, מרמה קלה ועד רמה שהוכח שהיא בלתי מנוצחת.
new-game-with-friend = משחק חדש עם חבר
new-game-by-link = משחק חדש בקישור
new-game-at-level = משחק חדש: { $name }

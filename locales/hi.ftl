### Hindi. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = गेम शुरू नहीं हो सका।
slow-start = गेम लोड होने में समय लग रहा है।

## First part: texts of the first move. Each costs every visitor bytes.

retry = फिर कोशिश करें
title = टिक-टैक-टो
loading = लोड हो रहा है…
goal-of-first-board = एक लाइन में तीन पर जीत
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = आपका निशान { $mark }
menu = मेन्यू
play-again = फिर से खेलें
daily = आज की पहेली
learn = सीखें
board-label = बोर्ड
square = { $square }, { $content ->
    [empty] खाली
    [mark] { $mark }
   *[line] { $mark }, पूरी लाइन
}
turn-of = { $player ->
    [you] आपकी बारी
    [remote] विरोधी का इंतज़ार है
    [computer] कंप्यूटर की बारी
   *[other] { $name } की बारी
}
send-the-link = लिंक भेजें, फिर जवाब खोलें
is-thinking = कंप्यूटर सोच रहा है…
has-stopped = कंप्यूटर ने सोचना रोक दिया
dead = अब कोई नहीं जीत सकता
wins = { $player ->
    [you] आप जीत गए
    [remote] विरोधी जीत गया
    [computer] कंप्यूटर जीत गया
   *[other] { $name } जीत गया
}
won-on-first-board = एक लाइन में तीन
drawn = ड्रॉ हो गया
board-full = बोर्ड भर गया
you = आप
remote-player = विरोधी
computer = कंप्यूटर
score = स्कोर
side-score = { $player }, { $mark }: { $wins } जीत
mark-score = { $mark }: { $wins } जीत
draws = ड्रॉ
level-name = { $level ->
    [easy] आसान
    [medium] मध्यम
    [hard] कठिन
    [very-hard] बहुत कठिन
   *[unbeatable] अजेय
}
friend = दोस्त
by-link = लिंक से
settings = सेटिंग
not-loaded = गेम का यह हिस्सा लोड नहीं हो सका।

## Menu

new-game = नया गेम
share = शेयर करें
puzzles = पहेलियाँ
statistics = आँकड़े
progress = प्रगति

## Tools below the board

tools = टूल
undo = वापस लें
redo = दोहराएँ
undo-key = Ctrl+Z
redo-key = Ctrl+Shift+Z
help = मदद
nudge = { $nudge ->
    [win] आप इस चाल से जीत सकते हैं।
    [block] आपका विरोधी जीतने वाला है। क्या आप उसे रोक सकते हैं?
    [fork] आप एक साथ दो ख़तरे बना सकते हैं।
    [stop-fork] आपका विरोधी एक साथ दो ख़तरे बना सकता है। क्या आप उसे रोक सकते हैं?
    [force] आप जीत पक्की कर सकते हैं।
    [careful] कुछ खाने हारते हैं। ऐसा खाना ढूँढें जो न हारे।
    [lost] आपका विरोधी जीत पक्की कर सकता है। कौन-सा खाना सबसे देर तक टिकता है?
    [threat] आप एक ख़तरा बना सकते हैं।
    [row] आप एक लंबी लाइन बना सकते हैं।
    [avoid] कुछ खाने ख़तरनाक हैं। वह चुनें जो आपकी अपनी लाइनों की सबसे कम मदद करे।
   *[calm] कुछ भी ज़रूरी नहीं है। वह खाना लें जिससे सबसे ज़्यादा लाइनें गुज़रती हैं।
}
hint = संकेत
values = आकलन
## Moves

moves = चालें
start = शुरुआत
numbered-move = { $number }. { $mark } { $square }
why = क्यों?
why-square = { $square } क्यों?
play-from-here = यहाँ से खेलें
show-me = दिखाएँ
skip = छोड़ें
try-again = फिर कोशिश करें
try-again-from = चाल { $number } से फिर कोशिश करें
is-practice = अभ्यास: यह गेम गिना नहीं जाएगा
is-replay = यह गेम किसी ने शेयर किया है
rematch-as = { $mark } से फिर मुकाबला
go-to-start = शुरुआत पर जाएँ
previous-move = पिछली चाल
next-move = अगली चाल
go-to-last-move = आखिरी चाल पर जाएँ
newest-first = नई चालें पहले
move-of = { $number ->
    [0] गेम की शुरुआत
   *[other] { $of } में से चाल { $number }
}
back-to-game = गेम पर लौटें
can-resume = “वापस लें” से पिछला गेम लौट आएगा

## Sharing

send = भेजें
invite = बुलाएँ
share-game = यह गेम शेयर करें
share-turn = अपनी चाल भेजें
share-end = नतीजा भेजें
continue-with-friend = दोस्त के साथ जारी रखें
about-turn = विरोधी लिंक खोलता है, चाल चलता है और आपको लिंक वापस भेजता है। हर लिंक में पूरा गेम होता है, और कोई सर्वर कुछ सेव नहीं करता।
about-end = विरोधी लिंक खोलकर देखता है कि गेम कैसे खत्म हुआ।
copy-text = टेक्स्ट कॉपी करें
save-picture = तस्वीर सेव करें
save-as-file = { $format } में सेव करें
won-at-move = { $mark } चाल { $number } पर जीता
share-result = { $result ->
    [shared] शेयर हो गया।
    [link] लिंक कॉपी हो गया।
    [game] गेम टेक्स्ट के रूप में कॉपी हो गया।
    [code] कोड कॉपी हो गया।
    [result] नतीजा कॉपी हो गया।
    [saved] तस्वीर सेव हो गई।
    [file] फ़ाइल में सेव हो गया।
   *[refused] यह ब्राउज़र शेयर या कॉपी नहीं करने देता। इसके बजाय यह टेक्स्ट कॉपी करें:
}
copy-this-text = कॉपी करने का टेक्स्ट
paste-game = गेम पेस्ट करें
about-paste = कोई लिंक, गेम का टेक्स्ट या सिर्फ़ चालें पेस्ट करें, जैसे b2 a1 c3।
open-file = फ़ाइल खोलें (SGF, psq, sav)
first-row-below = पंक्ति 1 सबसे नीचे है, जैसे Gomocalc और Yixin में
text-problem = यह टेक्स्ट नहीं खुल सका: { $problem }।
open = खोलें
cancel = रद्द करें
link-copied = लिंक कॉपी हो गया। उसे भेजें, फिर जवाब खोलें
link-copied-end = लिंक कॉपी हो गया। उसे विरोधी को भेजें
move-sent = चाल भेज दी गई। जवाब आने पर उसे खोलें
end-sent = नतीजा भेज दिया गया
send-your-move = अपनी चाल भेजें
invited = दोस्त ने आपको बुलाया है। चाल चलें, फिर “भेजें” दबाएँ
move-or-invite = चाल चलकर भेजें, या “बुलाएँ” दबाएँ
invite-friend = दोस्त को बुलाएँ
about-invitation = लिंक भेजें। दोस्त पहले चलेगा
you-move-first = लिंक भेजें। पहले आप चलेंगे
friend-moves-first = दोस्त पहले चलेगा और आपको लिंक भेजेगा
friend-changed-move = दोस्त ने एक चाल बदल दी
friend-played = दोस्त ने { $square } चला

## Embedding

embed = एम्बेड करें
about-embed = यह कोड किसी भी वेब पेज में पेस्ट करें।
parts = बोर्ड के साथ दिखाएँ
part = { $part ->
    [status] गेम की स्थिति
    [score] स्कोर
    [reset] नया गेम
    [history] चालें और वापसी
    [hint] संकेत
   *[settings] सेटिंग
}
preview = झलक
html-code = HTML कोड
copy-code = कोड कॉपी करें
match-page = पेज जैसा

## Positions

set-up = स्थिति बनाएँ
about-set-up = बदलने के लिए खाना दबाएँ: X, O, खाली।
side-to-move = किसकी बारी है?
impossible-position = ऐसी स्थिति हो नहीं सकती: { $reason }।
clear = साफ़ करें
place = { $square } पर { $mark }
clear-square = { $square } साफ़ करें
aim = निशाना
left = बाएँ
up = ऊपर
down = नीचे
right = दाएँ
aims-to-play = चलने के लिए फिर टैप करें
aims-to-change = { $square }: बदलने के लिए फिर दबाएँ
made = { $mark }: { $square }।
taken = यह खाना भरा हुआ है
sentence = { $text }।

## Boards

board = बोर्ड
board-size = { $columns } × { $rows }
in-a-row-number = लाइन में { $line }
misere = उल्टा
goal = लक्ष्य
how-to-play = कैसे खेलें
how-to-win = बारी-बारी से निशान लगाएँ। जो आड़ी, खड़ी या तिरछी लाइन में पहले { $line } निशान लगाए, वह जीतता है। बोर्ड पहले भर जाए, तो ड्रॉ।
how-to-lose = बारी-बारी से निशान लगाएँ। जिसके आड़ी, खड़ी या तिरछी लाइन में { $line } निशान हो जाएँ, वह हारता है। बोर्ड पहले भर जाए, तो ड्रॉ।
longer-row = इससे लंबी लाइन भी गिनी जाती है।
square-names = हर खाने का नाम है: b2 यानी कॉलम b, पंक्ति 2।
tip-two-threats = सुझाव: फ़ोर्क बनाएँ, यानी एक साथ दो खतरे। विरोधी सिर्फ़ एक को रोक सकता है।
tip-open-row = सुझाव: लाइन में { $row } निशान हों और दोनों सिरे खाली हों, तो उन्हें रोका नहीं जा सकता।
tip-safe-squares = सुझाव: अपने लिए सुरक्षित खाने बचाकर रखें, ताकि वे विरोधी के पहले खत्म हों।
line-rule = एक लाइन में { $line ->
    [2] दो
    [3] तीन
    [4] चार
    [5] पाँच
    [6] छह
    [7] सात
    [8] आठ
    [9] नौ
   *[other] { $line }
} पर { $objective ->
    [normal] जीत
   *[misere] हार
}
board-rule = { $columns } × { $rows } · एक लाइन में { $line ->
    [2] दो
    [3] तीन
    [4] चार
    [5] पाँच
    [6] छह
    [7] सात
    [8] आठ
    [9] नौ
   *[other] { $line }
} पर { $objective ->
    [normal] जीत
   *[misere] हार
}
you-are-with-rule = आपका निशान { $mark } है · एक लाइन में { $line } पर { $objective ->
    [normal] जीत
   *[misere] हार
}
won-with = एक लाइन में { $line ->
    [2] दो
    [3] तीन
    [4] चार
    [5] पाँच
    [6] छह
    [7] सात
    [8] आठ
    [9] नौ
   *[other] { $line }
}
won-misere = { $player ->
    [you] आपने
    [remote] विरोधी ने
    [computer] कंप्यूटर ने
   *[other] { $loser } ने
} { $square } से एक लाइन में { $line ->
    [2] दो
    [3] तीन
    [4] चार
    [5] पाँच
    [6] छह
    [7] सात
    [8] आठ
    [9] नौ
   *[other] { $line }
} बना दिए
custom-size = अपना आकार
new-game-from = दूसरी तरह शुरू करें
about-custom-size = 20 कॉलम और 20 पंक्तियों तक, और लाइन में उतने निशान जितने समा सकें।
columns = कॉलम
rows = पंक्तियाँ
in-a-row = एक लाइन में
board-problem = बोर्ड गलत है: { $problem }।
not-whole-numbers = हर बॉक्स में 1 से 20 तक की पूर्ण संख्या लिखें।

## Opponents

game = गेम
opponent = विरोधी
about-level = { $level ->
    [easy] कोई भी खाली खाना चुन लेता है।
    [medium] मौका मिले तो जीतता है, ज़रूरत हो तो रोकता है, वरना कहीं भी चलता है।
    [hard] जीतता है, रोकता है, फिर बीच या कोना लेता है। इसे सिर्फ़ दोहरा खतरा हरा सकता है।
    [very-hard] आगे की सोचता है, लेकिन बस एक पल।
   *[unbeatable] कभी नहीं हारता। क्या आप ड्रॉ करा सकते हैं?
}
about-friend = इसी स्क्रीन पर बारी-बारी से खेलें।
about-link = एक-दूसरे को लिंक भेजकर बारी-बारी से खेलें। लिंक में पूरा गेम होता है।
play-as = आपका निशान
strategy-name = { $strategy ->
    [random] मनमौजी
    [trapper] शिकारी
   *[strategist] रणनीतिकार
}
strongest-level = विशेषज्ञ
about-strategy = { $strategy ->
    [random] हर बोर्ड पर कोई भी खाली खाना चुन लेता है।
    [trapper] आपको कभी दोहरा खतरा नहीं बनाने देता, और हर बार अलग खेलता है। कभी नहीं हारता।
   *[strategist] आठ नियमों पर चलता है, तुरंत जीतने से लेकर किनारे का खाना लेने तक। कभी नहीं हारता।
}
about-style = { $style ->
    [easy] लाइनें बनाता है और आपकी ज़्यादातर लाइनें रोकता है, लेकिन गलतियाँ करता है।
    [medium] लाइनें बनाता है और आपकी लाइनें रोकता है, लेकिन दोहरा खतरा नहीं देख पाता।
    [trapper] दोहरे खतरे बनाता है और आपके रोकता है, लेकिन इससे आगे नहीं सोचता।
    [hard] दोहरे खतरे बनाता है और आपके रोकता है, लेकिन आगे की ज़्यादा नहीं सोचता।
   *[strategist] नियमों पर चलता है: जीतना, रोकना, फ़ोर्क बनाना, फ़ोर्क रोकना, फिर वह खाना लेना जिससे सबसे ज़्यादा खुली लाइनें गुज़रती हैं।
}
about-style-in-misere = { $style ->
    [easy] ज़्यादातर पूरी लाइन से बचता है, लेकिन गलतियाँ करता है।
    [medium] जब तक बच सके कोई लाइन पूरी नहीं करता, बाकी कहीं भी खेलता है।
   *[hard] वह खाना लेता है जो उसकी अपनी लाइनों में सबसे कम काम आए।
}
plays-like = इस बोर्ड पर { $name } की तरह खेलता है।
about-analysis = इस बोर्ड का सबसे मज़बूत विरोधी। ज़्यादा से ज़्यादा { $time } सोचता है।
about-solved = इस बोर्ड पर कोई गलती नहीं करता।

## Games with other rules

other-games = दूसरे खेल
variant-name = { $game ->
    [infinite] अनंत
    [wild] वाइल्ड
    [wild-misere] उल्टा वाइल्ड
    [notakto] नोटाक्टो
   *[ultimate] अल्टीमेट
}
variant-rules = { $game ->
    [infinite] हर पक्ष के केवल तीन निशान होते हैं: चौथा लगाते ही आपका सबसे पुराना निशान, जो धुँधला दिखता है, हट जाता है और नहीं गिना जाता। एक लाइन में तीन से जीत। वही स्थिति तीसरी बार आए, तो ड्रॉ।
    [wild] हर चाल में X या O लगाएँ। एक लाइन में तीन समान निशान से जीत, चाहे किसी ने लगाए हों। बोर्ड पहले भर जाए, तो ड्रॉ।
    [wild-misere] हर चाल में X या O लगाएँ। जो एक लाइन में तीन समान निशान पूरे करे, वह हारता है। बोर्ड पहले भर जाए, तो ड्रॉ।
    [notakto] दोनों खिलाड़ी X लगाते हैं। एक लाइन में तीन होने पर बोर्ड बंद हो जाता है। जो आखिरी बोर्ड बंद करे, वह हारता है।
   *[ultimate] एक लाइन में तीन छोटे बोर्ड जीतें। आपका खाना विरोधी को उसी जगह के छोटे बोर्ड पर भेजता है। वह जीता जा चुका या भरा हो, तो विरोधी कहीं भी चलता है।
}
variant-goal = { $game ->
    [infinite] एक लाइन में तीन से जीत। हर पक्ष के तीन निशान
    [wild] एक लाइन में तीन समान निशान से जीत
    [wild-misere] एक लाइन में तीन समान निशान से हार
    [notakto] जो आखिरी बोर्ड बंद करे, वह हारता है
   *[ultimate] एक लाइन में तीन छोटे बोर्ड से जीत
}
about-level-in-games = { $level ->
    [easy] जीत सके तो जीतता है, वरना कहीं भी चलता है।
    [medium] आपको तुरंत जीतने से भी रोकता है।
    [hard] चार चाल आगे देखता है।
    [very-hard] बहुत आगे देखता है।
   *[unbeatable] गलती नहीं करता।
}
looks-at-own-move = केवल अपनी चाल देखता है।
looks-at-reply = आपका जवाब भी देखता है।
boards = बोर्ड की संख्या
goes = { $seat ->
    [first] पहले चलें
   *[second] बाद में चलें
}
you-go = { $seat ->
    [first] पहले आप चलेंगे
   *[second] आप बाद में चलेंगे
}
rematch-going = { $seat ->
    [first] फिर मुकाबला, पहले आप चलेंगे
   *[second] फिर मुकाबला, आप बाद में चलेंगे
}
guide-first = { $game ->
    [infinite] आपके तीन निशान पहले से हैं। चौथा लगाने के बाद धुँधला निशान हट जाता है। चमकता खाना दबाएँ।
    [wild] निशान किसी के नहीं हैं। बोर्ड के नीचे X चुनें और चमकता खाना दबाएँ।
    [wild-misere] निशान किसी के नहीं हैं, और जो लाइन पूरी करे, वह हारता है। X चुनें और चमकता खाना दबाएँ।
    [notakto] दोनों X लगाते हैं, और जो लाइन पूरी करे, वह हारता है। बीच के खाने से आप जीत सकते हैं: चमकता खाना दबाएँ।
   *[ultimate] आप चमकते छोटे बोर्ड पर चलते हैं। चमकता खाना विरोधी को उसी जगह के छोटे बोर्ड पर भेजता है: नीचे बाएँ।
}
guide-second = { $game ->
    [infinite] आपका सबसे पुराना निशान हट गया। चमकता खाना दबाएँ: इससे एक साथ दो धमकियाँ बनती हैं।
    [wild] ऐसी लाइन न छोड़ें जिसमें दो समान निशान और एक खाली खाना हो। चमकते खाने पर X सुरक्षित है।
    [wild-misere] इस लाइन में तीसरा X हार है। O चुनें और लाइन रोकें।
    [notakto] विरोधी के निशान से घोड़े की चाल की दूरी पर जवाब दें: दो खाने आगे और एक बगल में।
   *[ultimate] विरोधी ने आपको यहाँ भेजा है। एक लाइन में तीन से यह छोटा बोर्ड जीतते हैं।
}
guide-third = { $game ->
    [infinite] विरोधी ने एक धमकी रोकी, पर दूसरी से उसका सबसे पुराना निशान हट गया। जीतने के लिए चमकता खाना दबाएँ।
    [wild] दो समान निशान और एक खाली खाना: जो लाइन पूरी करे, वह जीतता है। O चुनें और चमकता खाना दबाएँ।
    [wild-misere] अब तीसरा O हार है। X चुनें और यह लाइन भी रोकें।
    [notakto] एक और घोड़े की चाल: अब हर बचा खाना लाइन पूरी करता है, और विरोधी हारता है।
   *[ultimate] जिस छोटे बोर्ड पर आपको भेजा गया, वह जीता जा चुका है, इसलिए आप कहीं भी चल सकते हैं। एक लाइन में तीन छोटे बोर्ड से जीत।
}
place-next = लगाएँ
vanishes-next = अगला हटेगा
mark-vanishes = { $square } का { $mark } इस चाल के साथ हटेगा और नहीं गिना जाएगा
play-on-board = चमकते बोर्ड पर चलें, { $squares }
play-on-any-board = किसी भी खुले बोर्ड पर चलें
wrong-board = चमकते बोर्ड पर चलें
board-closed = यह बोर्ड बंद है
three-boards = एक लाइन में तीन बोर्ड
boards-decided = सभी छोटे बोर्ड तय हो गए
same-position = वही स्थिति तीन बार आई
position-repeated = वही स्थिति फिर आई: तीसरी बार में ड्रॉ
closed-last-board = { $player ->
    [you] आपने आखिरी बोर्ड बंद किया
    [computer] कंप्यूटर ने आखिरी बोर्ड बंद किया
   *[other] { $name } ने आखिरी बोर्ड बंद किया
}
completed-a-line = { $player ->
    [you] आपने लाइन पूरी की
    [computer] कंप्यूटर ने लाइन पूरी की
   *[other] { $name } ने लाइन पूरी की
}
wins-at-once = आप तुरंत जीत सकते हैं: { $squares }।
wins-a-board = आप एक छोटा बोर्ड जीत सकते हैं: { $squares }।
look-at-target = देखें कि आपका खाना विरोधी को कहाँ भेजता है।
notakto-wins = आप जीत सकते हैं: सही चाल के बाद विरोधी कुछ भी करे, उसे आखिरी बोर्ड बंद करना पड़ेगा।
notakto-loses = विरोधी गलती न करे, तो आप कुछ भी करें, आखिरी बोर्ड आपको बंद करना पड़ेगा।
no-mistake = कोई चाल गलती नहीं थी।

## Settings

theme = रंग
theme-name = { $theme ->
    [auto] सिस्टम
    [light] हल्का
    [dark] गहरा
   *[contrast] कंट्रास्ट
}
board-style = बोर्ड का रूप
look-name = { $look ->
    [soft] गोल खाने
    [paper] कागज़ पर लकीरें
    [tiles] टाइलें
   *[neon] नियॉन
}
sound = आवाज़ और कंपन
sound-name = { $sound ->
    [off] बंद
    [quiet] धीमी
   *[loud] तेज़
}
sound-offer = आवाज़ चालू करें?
sound-on = आवाज़ चालू
language = भाषा
browser-language = ब्राउज़र की भाषा
shortcuts = कीबोर्ड शॉर्टकट
show-shortcuts = शॉर्टकट दिखाएँ
use-shortcuts = कीबोर्ड शॉर्टकट इस्तेमाल करें
number-keys = 1 – 9
home-key = Home
end-key = End
number-keys-effect = 3 × 3 पर खाना चुनें: ऊपर की पंक्ति 1 2 3 है, नंबर पैड पर 7 8 9
move-on-board = अपनी बारी पर बोर्ड पर जाएँ, और एक खाने से दूसरे पर
outside-board = { $effect } (बोर्ड के बाहर)
play-keys = Enter, Space
play-square = उस खाने में चलें
escape-key = Esc
close-window = विंडो, संकेत या समीक्षा बंद करें
show-this-list = यह सूची दिखाएँ
thinking-time = सोचने का समय
seconds = { $seconds } सेकंड
move-now = अभी चलें
stop = रोकें
stop-thinking = सोचना रोकें
keep-thinking = सोचते रहें
takes-turns-to-start = बारी-बारी से पहले खेलें
next-after-draw = ड्रॉ के बाद अपने-आप नया गेम शुरू करें
show-goals = तारे, रेटिंग, उपलब्धियाँ और सिलसिले दिखाएँ
reset-score = इस विरोधी के साथ का स्कोर रीसेट करें
reset-friends-score = दोस्तों का स्कोर रीसेट करें
score-is-reset = स्कोर फिर 0 से शुरू होता है।
about = गेम के बारे में
version = वर्शन { $version }, MIT लाइसेंस के तहत।
licenses = लाइसेंस और सूचनाएँ
source-code = सोर्स कोड

done = हो गया
play-at-level = { $name } स्तर पर खेलें
play-against-strategy = { $name } से खेलें

## Matches: several games in a row, for example best of 3.

match-length = मैच
no-match = अलग-अलग गेम
match-score = मैच का स्कोर
best-of = बेस्ट ऑफ़ { $games }
wins-match = { $player ->
    [you] आप मैच जीत गए
    [remote] विरोधी मैच जीत गया
    [computer] कंप्यूटर मैच जीत गया
   *[other] { $name } मैच जीत गया
}
match-result = बेस्ट ऑफ़ { $games } में { $wins }-{ $losses }
next-game = अगला गेम
new-match = नया मैच
names-and-colors = नाम और रंग
name-is-full = नाम में ज़्यादा से ज़्यादा { $letters } अक्षर।
player-color-of = { $seat ->
    [first] खिलाड़ी 1 का रंग
   *[second] खिलाड़ी 2 का रंग
}
player-color = { $color ->
    [of-mark] डिफ़ॉल्ट
    [green] हरा
    [amber] एम्बर
   *[gray] स्लेटी
}
numbered-player = खिलाड़ी { $number }

## Notes

reload = फिर लोड करें
dismiss = हटाएँ
unknown-value = लिंक का यह हिस्सा समझ नहीं आया, इसलिए छोड़ दिया गया: { $settings }।
bad-board = लिंक में बोर्ड गलत है: { $problem }।
moves-left-out = लिंक का गेम भी छोड़ दिया गया।
bad-moves = लिंक की चाल { $number } नहीं चली जा सकती: { $reason }। गेम वहीं तक दिखाया गया है।
missing-moves = { $arrived ->
    [0] यह लिंक कटा हुआ है। इसे दोबारा मँगवाएँ।
   *[other] { $of } में से सिर्फ़ { $arrived } चालें पहुँचीं। लिंक दोबारा मँगवाएँ।
}
square-not-on-board = { $square } बोर्ड पर नहीं है
bad-start = लिंक में शुरुआती स्थिति गलत है: { $problem }।
older-link = यह लिंक पुराना है: इसमें चाल { $shown } है, जबकि आपका गेम चाल { $played } पर है।
bad-text = बाकी टेक्स्ट पढ़ा नहीं जा सका: { $problem }।
saved-unreadable = आपका सेव किया हुआ स्कोर पढ़ा नहीं जा सका, इसलिए वह फिर 0 से शुरू होता है।
not-saved = यह ब्राउज़र इस पेज के लिए कुछ सेव नहीं करता: पेज छोड़ने पर स्कोर मिट जाएगा।
no-worker = कुछ गड़बड़ हो गई। अगले गेम तक कंप्यूटर आगे की चालें नहीं सोचेगा।
new-version = नया वर्शन तैयार है।
altered-file = गेम की एक फ़ाइल खराब मिली। गेम उसके बिना चलता रहेगा।
no-language = { $language } लोड नहीं हो सकी।

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (टेक्स्ट की लाइन { $line })
in-move = { $problem } (चाल { $number })
unknown-square = “{ $text }” कोई खाना नहीं है: a से { $letter } तक का अक्षर और 1 से { $number } तक की संख्या लिखें
game-is-over = गेम खत्म हो चुका है
square-is-taken = { $square } पहले से भरा हुआ है
not-a-board = “{ $text }” कोई बोर्ड नहीं है: कॉलम x पंक्तियाँ x लाइन में कितने लिखें, जैसे 3x3x3
impossible-size = बोर्ड में 1 से 20 कॉलम और 1 से 20 पंक्तियाँ होती हैं, { $columns } और { $rows } नहीं
impossible-line = एक लाइन में { $line } संभव नहीं: कम से कम 2, और बोर्ड में जितने समा सकें उससे ज़्यादा नहीं
unknown-letter = पंक्ति { $row }: “{ $letter }” न x है, न o, न खाली खानों की संख्या
row-length = पंक्ति { $row } में { $columns } खाने होने चाहिए
row-count = { $rows } पंक्तियाँ होनी चाहिए
side-missing = किसकी बारी है, यह नहीं लिखा: पंक्तियों के बाद -x या -o जोड़ें
unknown-word = “{ $text }” यहाँ नहीं चलता: इनमें से एक लिखें: { $words }
two-marks = { $square } में X और O दोनों हैं
too-many-marks = { $mark } बहुत ज़्यादा हैं: { $x } X और { $o } O, जबकि X की संख्या O के बराबर या उससे एक ज़्यादा होनी चाहिए
wrong-side = { $x } X और { $o } O होने पर { $mark } की बारी होती है
line-came-first = गेम पहली लाइन पर ही खत्म हो गया होता
no-game = कोई गेम नहीं मिला
other-site = यह लिंक इस गेम का नहीं है
out-of-place = “{ $text }” गलत जगह पर है: Board, Objective, Start, चालें, Outcome और चित्र इसी क्रम में एक-एक बार आते हैं
invalid-start = शुरुआत गलत है: { $problem }
wrong-number = “{ $found }” गलत संख्या है: यहाँ चाल { $number } आती है
wrong-turn = बारी { $due } की है, { $found } की नहीं (चाल { $number })
square-missing = खाना नहीं लिखा है (चाल { $number })
wrong-outcome = “{ $found }” मेल नहीं खाता: इन चालों का नतीजा “{ $outcome }” है
drawn-otherwise = { $square } पर चित्र चालों से मेल नहीं खाता
drawn-size = चित्र इस बोर्ड से मेल नहीं खाता
other-format = यह किसी दूसरे प्रोग्राम की फ़ाइल है ({ $format }): इसके बजाय SGF या psq लें, या सिर्फ़ चालें, जैसे h8 i9
pass = चाल { $number } में बारी छोड़ी गई है, जो इस गेम में नहीं होता
breaks-off = फ़ाइल चाल { $number } के बाद कटी हुई है
more-games = फ़ाइल में कई गेम हैं, और सिर्फ़ पहला खुला है

## Values: they stand alone, and after a square and a colon.

wins-in = { $moves ->
    [one] { $moves } चाल में जीत
   *[other] { $moves } चालों में जीत
}
loses-in = { $moves ->
    [one] { $moves } चाल में हार
   *[other] { $moves } चालों में हार
}
wins-within = { $moves ->
    [one] ज़्यादा से ज़्यादा { $moves } चाल में जीत
   *[other] ज़्यादा से ज़्यादा { $moves } चालों में जीत
}
loses-within = { $moves ->
    [one] ज़्यादा से ज़्यादा { $moves } चाल में हार
   *[other] ज़्यादा से ज़्यादा { $moves } चालों में हार
}
is-won = जीत
is-lost = हार
is-drawn = ड्रॉ
good-chances = अच्छे मौके
equal-chances = बराबर
poor-chances = कम मौके
result = { $result ->
    [win] जीत
    [draw] ड्रॉ
   *[loss] हार
}
best-play-wins-in = { $moves ->
    [one] गलती न हो तो { $mark } की { $moves } चाल में जीत
   *[other] गलती न हो तो { $mark } की { $moves } चालों में जीत
}
best-play-wins-within = { $moves ->
    [one] गलती न हो तो { $mark } की ज़्यादा से ज़्यादा { $moves } चाल में जीत
   *[other] गलती न हो तो { $mark } की ज़्यादा से ज़्यादा { $moves } चालों में जीत
}
best-play-wins = गलती न हो तो { $mark } की जीत
best-play-draws = गलती न हो तो ड्रॉ
every-square-draws = कोई गलती न करे, तो हर खाने से ड्रॉ होगा
unmarked-squares-draw = जिन खानों पर कुछ नहीं लिखा, उनसे ड्रॉ होगा
even-chances = अब तक बराबर
chances = { $mark } की हालत बेहतर
not-analyzed = अभी हिसाब नहीं हुआ
thinking = सोच रहा है…

## Analysis

analysis-progress = { $of } में से { $done } चालें जाँची गईं
best-moves = सबसे अच्छी चालें
chances-ahead = { $mark } के मौके · { $depth } चाल आगे तक

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square }: { $reason }
square-and-value = { $square }, { $value }
probably-keeps = शायद { $result ->
    [win] जीत बचाती है
   *[other] ड्रॉ बचाती है
}
proven-win = { $value }, और इसे कोई नहीं रोक सकता
proven-draw = ड्रॉ बचाती है, इससे अच्छा नतीजा मुमकिन नहीं
loses-late = कंप्यूटर अब गेम नहीं बचा सकता, पर जितना हो सके टिका रहता है
best-found = कंप्यूटर को मिली सबसे अच्छी चाल है
best-so-far = अब तक मिली सबसे अच्छी चाल है
threatens = { $squares } पर जीतने का खतरा बनाती है
stops-fork = { $mark } को एक साथ दो खतरे बनाने से रोकती है
open-row = { $squares } पर दोनों सिरे खाली छोड़कर लाइन में { $count } बनाती है
two-threats = एक साथ दो खतरे बनाती है: { $rows }
blocks-row = { $squares } पर लाइन में { $mark } के { $count } निशान रोकती है
good-center = बीच का खाना लेती है और लाइन में { $line } बनाने के कई रास्ते देती है
many-ways = लाइन में { $line } बनाने के कई रास्ते देती है
builds = { $lines } बनाती है
every-move-loses = { $reason }। हर चाल हारती है; यह सबसे देर तक टिकती है
and-wins-in = { $moves ->
    [one] { $reason }, और { $moves } चाल में जिताती है
   *[other] { $reason }, और { $moves } चालों में जिताती है
}
with-value = { $reason }; { $value }
completes = { $lines } पूरी करती है
blocks = { $mark } को { $lines } पर रोकती है
makes-fork = फ़ोर्क बनाती है: { $lines }
blocks-fork = { $squares } पर { $mark } का फ़ोर्क रोकती है
takes-fork-away = { $line } पर दो बनाकर { $squares } पर { $mark } का फ़ोर्क रोकती है
forces-reply = { $squares } पर { $mark } का फ़ोर्क रोकती है: { $line } पर दो बनने से { $mark } को { $reply } पर जवाब देना पड़ता है
takes-center = बीच का खाना लेती है
takes-opposite-corner = { $corner } के सामने का कोना लेती है
takes-corner = कोना लेती है
takes-side = किनारे का खाना लेती है
last-square = आखिरी खाली खाना लेती है
picked-any = कंप्यूटर ने { $squares } खाली खानों में से एक चुना
aims-for = कंप्यूटर लाइन बना रहा है और अभी { $squares } चाहिए
drawing-reply = { $square } का जवाब देती है और ड्रॉ बचाती है
every-square-safe = हर खाली खाना सुरक्षित है
safe-move = सुरक्षित है; { $squares } के बाद { $mark } जीत पक्की कर सकता था
is-losing = कंप्यूटर अब गेम नहीं बचा सकता, इसलिए कोई भी खाना चुनता है
completes-nothing = कोई लाइन पूरी नहीं करती, जबकि { $squares } से होती है
forces-fork = { $other } को { $reply } पर जवाब देना पड़ता है, फिर { $mark } { $squares } पर फ़ोर्क बना सकता है
on-open-line = कंप्यूटर ने वह खाना चुना जहाँ { $mark } अब भी लाइन बना सकता है
most-open-lines = { $mark } की लाइनों की सबसे ज़्यादा मदद करती है
fewest-open-lines = { $mark } की लाइनों की सबसे कम मदद करती है
forces-win = { $moves ->
    [one] { $moves } चाल में जीत पक्की करती है
   *[other] { $moves } चालों में जीत पक्की करती है
}
keeps-draw = ड्रॉ बचाती है
keeps-draw-unless = ड्रॉ बचाती है; { $squares } चलने पर { $mark } हार जाता
leads-to-draw = कोई गलती न करे, तो ड्रॉ होगा
sets-trap = ड्रॉ बचाती है और जाल बिछाती है: { $squares } चलने पर { $mark } हारता है
holds-out = हर चाल हारती है; यह सबसे देर तक टिकती है
hopes = हर चाल हारती है, लेकिन { $mark } अब भी गलती कर सकता है: { $squares }
would-differ = { $square }: कंप्यूटर कुछ और चलता
but-lets-win = लेकिन अब { $mark } पक्की जीत पा सकता है।

## Review

review = पीछे देखें
best = सबसे अच्छी चाल
good = अच्छी चाल
mistake = गलती
already-lost = हार पहले से तय
move-with-text = { $mark } { $square }: { $text }
good-but = अच्छी चाल, लेकिन इससे जल्दी जीत हो सकती थी
better = { $review }। { $square } बेहतर है: { $reason }
lost-at-would-win = { $move } की वजह से आप हारे। { $square } से आप जीत जाते।
lost-at-would-draw = { $move } की वजह से आप हारे। { $square } से ड्रॉ हो जाता।
lost-at = { $move } की वजह से आप हारे।
missed-win-with = { $move } की जगह { $square } से जीत मिलती।
missed-win = { $move } की जगह एक जीतने वाली चाल थी।
risked-loss = { $square } से हार हो सकती थी।
made-no-mistake = आपने कोई गलती नहीं की।
drawn-not-reviewed = जीत छूटी या नहीं, देखने के लिए “पीछे देखें” दबाएँ।
lost-not-reviewed = गलती कहाँ हुई, देखने के लिए “पीछे देखें” दबाएँ।
no-moves = अभी कोई चाल नहीं
lost-the-game = { $player ->
    [you] आपकी चाल { $square }
    [remote] विरोधी की चाल { $square }
    [computer] कंप्यूटर की चाल { $square }
   *[other] { $name } की चाल { $square }
} से गेम हाथ से गया: { $why }
was-mistake = { $player ->
    [you] आपकी चाल { $square }
    [remote] विरोधी की चाल { $square }
    [computer] कंप्यूटर की चाल { $square }
   *[other] { $name } की चाल { $square }
} गलती थी: { $why }
would-have = { $square } से { $result ->
    [win] जीत मिलती
   *[other] ड्रॉ हो जाता
}।
would-have-because = { $square } से { $result ->
    [win] जीत मिलती
   *[other] ड्रॉ हो जाता
} ({ $reason })।
unstopped-row = { $squares } पर { $mark } के लाइन में { $count } थे, और { $player ->
    [you] आपने
   *[other] { $name } ने
} नहीं रोका।
unstopped-square = { $mark } को जीतने के लिए सिर्फ़ { $square } चाहिए था, और { $player ->
    [you] आपने
   *[other] { $name } ने
} नहीं रोका।
unstopped-fork = { $mark } { $square } से एक साथ दो खतरे बना सकता था, और { $player ->
    [you] आपने
   *[other] { $name } ने
} नहीं रोका।
missed-line = { $square } से तुरंत जीत मिलती।
completed-row = { $square } सुरक्षित था, लेकिन { $player ->
    [you] आपने
   *[other] { $name } ने
} एक लाइन पूरी कर दी।
let-win = उसके बाद { $mark } जीत पक्की कर सकता था।
better-chances = { $square } से जीतने की संभावना { $after } की जगह { $before } थी।
chances-in-game = पूरे खेल में X के मौके
no-mistake-found = कोई साफ़ गलती नहीं मिली
won-from = चाल { $number } से { $mark } जीत पक्की कर सकता था।
no-mistakes = अचूक खेल: दोनों ओर से कोई गलती नहीं
no-mistakes-so-far = अब तक दोनों ओर से कोई गलती नहीं
harmless-mistakes = { $mistakes ->
    [one] { $mistakes } गलती, लेकिन उससे फ़ैसला नहीं हुआ
   *[other] { $mistakes } गलतियाँ, लेकिन किसी से फ़ैसला नहीं हुआ
}
mistakes-so-far = { $mistakes ->
    [one] अब तक { $mistakes } गलती
   *[other] अब तक { $mistakes } गलतियाँ
}

## Puzzles

move-and-win = आपका निशान { $mark } है: जीत खोजें
move-and-win-in-misere = आपका निशान { $mark } है: { $other } से पंक्ति पूरी करवाएँ
move-and-draw = आपका निशान { $mark } है: ड्रॉ बचाएँ
rule-of-fours = हर चाल से चार बनाएँ: { $mark } को रोकना होगा
rule-of-draw = आप जीत नहीं सकते, पर हार से बच सकते हैं
grade = { $grade ->
    [easy] आसान
    [medium] मध्यम
    [hard] कठिन
   *[expert] बहुत कठिन
}
puzzle-of = { $of } में से पहेली { $number }
daily-puzzle = दैनिक पहेली { $number }
daily-result = { $title } · दैनिक पहेली { $number }: { $tries ->
    [1] पहली कोशिश में हल
   *[other] { $tries } कोशिशों में हल
}
first-try-counts = सिलसिले में सिर्फ़ पहली कोशिश गिनी जाती है।
daily-missed = आपकी पहली कोशिश गलत थी।
daily-solved = { $tries ->
    [1] पहली कोशिश में हल
   *[other] { $tries } कोशिशों में हल
}।
daily-solved-late = बाद में हल।
daily-time = समय: { $time }।
daily-in-hours = अगली पहेली { $hours } घंटे में।
daily-in-minutes = अगली पहेली { $minutes } मिनट में।
missed-day-is-forgiven = सिलसिला जारी है: सात दिनों में से एक दिन माफ़ है।
calendar = कैलेंडर
back-to-puzzle = पहेली पर वापस
more-puzzles = और पहेलियाँ
puzzle-of-today = आज की पहेली
previous-month = पिछला महीना
next-month = अगला महीना
day-state = { $date }: { $state ->
    [first] पहली कोशिश में हल
    [solved] हल
    [later] बाद में हल
    [missed] हल नहीं हुई
   *[open] नहीं खेली
}
signs-of-days = ★ पहली कोशिश · ✓ बाद में हल · ✕ हल नहीं हुई · ○ नहीं खेली · ▢ आज
signs-without-star = ✓ हल · ✕ हल नहीं हुई · ○ नहीं खेली · ▢ आज
opponent-replied = { $mark } ने { $square } चला। आपकी चाल: { $of } में से { $number }।
puzzle-solved = पहेली हल हो गई!
draw-is-saved = पहेली हल हो गई! आपने ड्रॉ बचा लिया।
show-solution = हल दिखाएँ
solution = हल: { $moves }।
completes-own-line = { $square } से हार होती है: इससे आपकी अपनी पंक्ति { $lines } पूरी होती है।
must-complete-a-line = { $square } से हार होती है: { $mark } { $reply } चलता है और आखिर में आपको पंक्ति पूरी करनी पड़ती है।
reply-wins = { $square } से हार होती है: { $mark } { $reply } चलता है और फिर उसे रोका नहीं जा सकता।
reply-draws = { $square } से सिर्फ़ ड्रॉ होता है: { $mark } { $reply } चलता है और फिर जीत पक्की नहीं की जा सकती।
makes-no-four = { $square } से लगातार चार नहीं बनते, इसलिए { $mark } को { $reply } से आपको रोकने का समय मिल जाता है।
four-is-blocked = { $square } के बाद { $mark } { $reply } से रोकता है, और फिर लगातार चार बनाकर भी जीत नहीं मिलती।
missed-puzzles = दोहराएँ ({ $number })
rush = 3 मिनट
rush-rules = तीन मिनट में आप कितनी पहेलियाँ हल कर सकते हैं? गलत उत्तर के बाद अगली पहेली आती है।
rush-start = शुरू करें
rush-best = सर्वश्रेष्ठ: { $number }
rush-new-best = नया रिकॉर्ड!
rush-result = हल की गई पहेलियाँ: { $number }
rush-counts = हल: { $solved }, दोहरानी हैं: { $missed }
was-right = { $square } सही था।
all-puzzles = सभी पहेलियाँ
win-in-moves = { $moves ->
    [one] { $moves } चाल में जीत
   *[other] { $moves } चालों में जीत
}
draw-in-moves = { $moves ->
    [one] { $moves } चाल में ड्रॉ
   *[other] { $moves } चालों में ड्रॉ
}
save-the-draw = ड्रॉ बचाएँ
puzzle-state = पहेली { $number }, { $state ->
    [solved] हल
    [missed] दोहरानी है
   *[open] नहीं खेली
}
day-streak = { $days ->
   *[other] सिलसिला: { $days } दिन
}
last-streak = { $days ->
   *[other] पिछला सिलसिला: { $days } दिन
}
wrong-answer = { $square } { $result ->
    [draw] से सिर्फ़ ड्रॉ होता है
   *[other] से हार होती है
}: { $moves }।
wrong-last-move = { $square } { $result ->
    [draw] से सिर्फ़ ड्रॉ होता है
   *[other] से हार होती है
}।
mark-on-square = { $mark } { $square }
then-move = { $first }, { $next }
next = आगे

## Lesson

lesson-title = कभी न हारने का तरीका
lesson-progress = { $of } में से नियम { $number }, { $learned } सीखे
rule = { $number }. { $rule ->
    [win] अपनी लाइन पूरी करें।
    [block] विरोधी की लाइन रोकें।
    [fork] फ़ोर्क बनाएँ।
    [block-fork] विरोधी का फ़ोर्क रोकें।
    [center] बीच का खाना लें।
    [opposite-corner] विरोधी के सामने का कोना लें।
    [empty-corner] खाली कोना लें।
   *[empty-side] किनारे का खाली खाना लें।
}
why-rule = { $rule ->
    [win] सबसे पहले यही देखें, विरोधी को रोकने से भी पहले।
    [block] वरना विरोधी की अगली चाल पर गेम खत्म हो जाएगा।
    [fork] फ़ोर्क यानी एक साथ दो खतरे। विरोधी सिर्फ़ एक को रोक सकता है।
    [block-fork] फ़ोर्क वाला खाना लें, या एक लाइन में दो बनाएँ, ताकि विरोधी को कहीं और रोकना पड़े।
    [center] आठ में से चार लाइनें इससे गुज़रती हैं, किसी भी दूसरे खाने से ज़्यादा।
    [opposite-corner] आपको कोना मिलता है, और विरोधी इन दोनों के बीच का विकर्ण इस्तेमाल नहीं कर सकता।
    [empty-corner] कोने से तीन लाइनें गुज़रती हैं, किनारे के खाने से सिर्फ़ दो।
   *[empty-side] किनारे के खाने सबसे आखिर में आते हैं, क्योंकि हर एक से सिर्फ़ दो लाइनें गुज़रती हैं।
}
find-the-move = आपका निशान { $mark } है। सही चाल खोजें।
learned = सही। { $square }: { $reason }।
two-sentences = { $first } { $next }
others-draw = यहाँ दूसरी चालों से भी ड्रॉ होता है।
others-do-not-win = किसी और चाल से जीत नहीं मिलती।
others-lose = { $squares } से हार होती है।
all-others-lose = बाकी हर चाल से हार होती है।
does-not-follow-rule = { $square } से भी ड्रॉ होता है, लेकिन यह नियम के मुताबिक नहीं है। फिर कोशिश करें।
takes-and-wins = { $mark } { $square } लेकर जीत जाता है
mark-square-reason = { $mark } { $square }: { $reason }
lesson-complete = अब आप आठों नियम जानते हैं। इन्हें इसी क्रम में मानें, और आप कभी नहीं हारेंगे।
previous-rule = पिछला नियम
next-rule = अगला नियम

## Statistics

no-statistics = अभी कोई गेम नहीं। एक गेम पूरा करें, वह यहाँ गिना जाएगा।
stored-by-newer = ये आँकड़े गेम के नए वर्शन के हैं। इन्हें देखने के लिए पेज फिर लोड करें।
all-boards = सभी बोर्ड
unknown = –
against-others = दूसरों के साथ गेम
between-friends = दोस्तों के बीच गेम
games = गेम
counted = { $result ->
    [won] जीत
    [drawn] ड्रॉ
    [lost] हार
    [x-won] X की जीत
   *[o-won] O की जीत
}
counted-letter = { $result ->
    [won] जी
    [drawn] ड्रॉ
    [lost] हा
    [x-won] X
   *[o-won] O
}
mistakes = गलतियाँ
unbeaten = बिना हारे
best-streak = रिकॉर्ड
streaks = बिना हारे गेम: { $games } (रिकॉर्ड: { $best })
about-statistics = बिना हारे: एक ही बोर्ड पर एक ही विरोधी से लगातार गेम। रिकॉर्ड: ऐसा सबसे लंबा सिलसिला। गलतियाँ: 3 × 3 पर हर गेम की वे चालें जिनसे जीत या ड्रॉ हाथ से निकला।
about-mistakes = गलतियाँ: 3 × 3 पर हर गेम की वे चालें जिनसे जीत या ड्रॉ हाथ से निकला।
last-games = पिछले गेम
last-results = पिछले गेम, पुराने पहले: { $results }
rating = रेटिंग
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = स्तरों के विरुद्ध आपकी ताक़त; हर बोर्ड पर मध्यम स्तर के 1500 हैं। सही मान बहुत संभव है इसी सीमा में हो। मदद या वापस ली गई चाल वाले गेम नहीं गिने जाते।
no-rating = 3 × 3, 5 × 5 या 15 × 15 पर किसी स्तर के विरुद्ध बिना मदद खेलें, और आपकी रेटिंग यहाँ दिखेगी।
rating-like = आप लगभग { $name } जितना अच्छा खेलते हैं।
rating-course = गिने गए गेम: { $games }। सबसे ऊँची रेटिंग: { $best }।
first-tries = पहली कोशिश में
export = एक्सपोर्ट
import = इंपोर्ट
erase = मिटाएँ
erase-all = सब मिटाएँ
about-erasing = “सब मिटाएँ” सभी बोर्ड के नतीजे, स्कोर, पूरे गेम और रेटिंग हटाता है। तारे, उपलब्धियाँ, पहेलियाँ, पाठ और सेटिंग रहते हैं।
exported = फ़ाइल में सेव हो गया।
not-exported = यह ब्राउज़र फ़ाइलें सेव नहीं करने देता।
imported = जोड़ा गया: { $things }।
added-games = { $games ->
   *[other] { $games } गेम
}
added-part = { $part ->
    [collection] पूरे गेम
    [scores] स्कोर
    [rating] रेटिंग
    [stars] तारे
    [achievements] उपलब्धियाँ
    [lesson] पाठ
    [puzzles] पहेलियाँ
   *[settings] सेटिंग
}
erased = मिटा दिया गया। यह विंडो खुली रहने तक “वापस लें” से गेम लौट आएँगे।
undone = सब पहले जैसा हो गया।
not-undone = किसी और टैब ने गेम जोड़ दिए हैं, इसलिए इसे वापस नहीं लिया जा सकता।
import-failed = { $problem ->
    [unreadable] यह फ़ाइल पढ़ी नहीं जा सकी।
    [too-large] यह फ़ाइल आँकड़ों के लिए बहुत बड़ी है।
    [not-statistics] यह फ़ाइल इस गेम के आँकड़ों का एक्सपोर्ट नहीं है।
    [newer] यह फ़ाइल गेम के नए वर्शन की है।
    [damaged] यह फ़ाइल खराब है।
    [nothing-new] इस फ़ाइल में जो कुछ है, वह आपके पास पहले से है।
   *[too-many] इस फ़ाइल में इतने नतीजे हैं कि यहाँ नहीं समाते।
} कुछ नहीं बदला।

## Collection

collection = मेरे गेम
no-collected-games = अभी कोई पूरा गेम नहीं है। आख़िरी 200 गेम यहीं, इसी ब्राउज़र में रहते हैं।
about-collection = आपके आख़िरी 200 पूरे गेम, केवल इसी ब्राउज़र में। दोबारा देखने के लिए कोई एक चुनें।
all-games = सभी गेम
number-of-moves = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
}
delete = हटाएँ
game-deleted = गेम हटा दिया गया।
show-more = और दिखाएँ

## Ladder

stars = { $of } में से { $stars } तारे
new-star = नया तारा: { $board } पर { $name }।
win-two-of-three = अगला तारा: { $name } के विरुद्ध तीन में से दो गेम जीतें।
win-once-more = अगला तारा: { $name } के विरुद्ध एक बार और जीतें।
win-once = अगला तारा: { $name } के विरुद्ध जीतें।
draw-once = अगला तारा: { $name } के विरुद्ध ड्रॉ करें।
win-for-star = अगला तारा: एक जीत।
draw-for-star = अगला तारा: एक ड्रॉ।
all-stars = { $board } के सभी तारे मिल गए।
next-board = अगला बोर्ड: { $board }।
stars-of-boards = तारे
had-help = इस बार तारा नहीं: आपने मदद ली या चाल वापस ली।

## Achievements

achievement-name = { $achievement ->
    [win] पहली जीत
    [block] समय पर एक पंक्ति रोकी
    [fork] फ़ोर्क: एक साथ दो ख़तरे
    [block-fork] फ़ोर्क को रोका
    [opposite-corner] सामने का कोना लिया
    [all-rules] पाठ का हर नियम इस्तेमाल किया
    [draw-unbeatable] अजेय से ड्रॉ
    [flawless] कठिन को बिना ग़लती हराया
    [win-as-o] O से जीत
    [open-four] दोनों सिरे खुली पंक्ति से जीत
    [double-four] एक-दूसरे को काटते दो चार से जीत
   *[misere] जहाँ पंक्ति हारती है, वहाँ जीत
}
achievements-of = उपलब्धियाँ: { $of } में से { $earned }
earned = हासिल
not-earned = अभी बाक़ी
about-achievements = कंप्यूटर के विरुद्ध गेम में, बिना मदद और बिना चाल वापस लिए।
achieved = हासिल हुआ: { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = हिन्दी
description = किसी दोस्त या कंप्यूटर से खेलें: आसान से लेकर उस स्तर तक, जिसका अजेय होना साबित है।
new-game-with-friend = दोस्त के साथ नया गेम
new-game-by-link = लिंक से नया गेम
new-game-at-level = नया गेम: { $name }

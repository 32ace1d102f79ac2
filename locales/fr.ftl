### French. Not yet reviewed by a native speaker.

## Start: the start script shows these if the program cannot start.

start-failed = Le jeu n’a pas pu démarrer.
slow-start = Le chargement du jeu prend du temps.

## First part: texts of the first move. Each costs every visitor bytes.

retry = Réessayer
title = Morpion
loading = Chargement…
goal-of-first-board = Trois alignés gagnent
board-and-opponent = { $columns } × { $rows } · { $opponent }
you-play = tu joues les { $mark }
menu = Menu
play-again = Rejouer
daily = Défi du jour
learn = Apprendre
board-label = Grille
square = { $square }, { $content ->
    [empty] vide
    [mark] { $mark }
   *[line] { $mark }, alignement complet
}
turn-of = { $player ->
    [you] À toi de jouer
    [remote] En attente de l’adversaire
    [computer] À l’ordinateur de jouer
   *[other] À { $name } de jouer
}
send-the-link = Envoie le lien, puis ouvre la réponse
is-thinking = L’ordinateur réfléchit…
has-stopped = L’ordinateur a cessé de réfléchir
dead = Plus personne ne peut gagner
wins = { $player ->
    [you] Tu gagnes
    [remote] Ton adversaire gagne
    [computer] L’ordinateur gagne
   *[other] { $name } gagne
}
won-on-first-board = Trois alignés
drawn = Match nul
board-full = La grille est pleine
you = Toi
remote-player = Adversaire
computer = Ordinateur
score = Score
side-score = { $player }, { $mark } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
mark-score = { $mark } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
draws = { $draws ->
    [one] nul
   *[other] nuls
}
level-name = { $level ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [very-hard] Très difficile
   *[unbeatable] Imbat­table
}
friend = À deux
by-link = Par lien
settings = Réglages
not-loaded = Cet élément du jeu n’a pas pu être chargé.

## Menu

new-game = Nouvelle partie
share = Partager
puzzles = Défis
statistics = Statistiques
progress = Progression

## Tools below the board

tools = Outils
undo = Annuler
redo = Rétablir
undo-key = Ctrl+Z
redo-key = Ctrl+Maj+Z
help = Aide
nudge = { $nudge ->
    [win] Tu peux gagner avec ce coup.
    [block] Ton adversaire est sur le point de gagner. Peux-tu l’arrêter ?
    [fork] Tu peux faire deux menaces à la fois.
    [stop-fork] Ton adversaire pourrait faire deux menaces à la fois. Peux-tu l’empêcher ?
    [force] Tu peux forcer la victoire.
    [careful] Certaines cases perdent. Trouves-en une qui ne perd pas.
    [lost] Ton adversaire peut forcer la victoire. Quelle case résiste le plus longtemps ?
    [threat] Tu peux faire une menace.
    [row] Tu peux faire un alignement plus long.
    [avoid] Certaines cases sont dangereuses. Trouve celle qui aide le moins tes propres lignes.
   *[calm] Rien ne presse. Prends la case où passent le plus de lignes.
}
hint = Indice
values = Valeurs
## Moves

moves = Coups
start = Début
numbered-move = { $number }. { $mark } { $square }
why = Pourquoi ?
why-square = Pourquoi { $square } ?
play-from-here = Jouer d’ici
show-me = Voir
skip = Passer
try-again = Réessayer
try-again-from = Reprendre au coup { $number }
is-practice = Entraînement : cette partie ne compte pas
is-replay = Quelqu’un a partagé cette partie
rematch-as = Revanche avec les { $mark }
go-to-start = Aller au début
previous-move = Coup précédent
next-move = Coup suivant
go-to-last-move = Aller au dernier coup
newest-first = Récents d’abord
move-of = { $number ->
    [0] Début de la partie
   *[other] Coup { $number } sur { $of }
}
back-to-game = Retour à la partie
can-resume = « Annuler » rétablit ta dernière partie

## Sharing

send = Envoyer
invite = Inviter
share-game = Partager cette partie
share-turn = Envoyer ton coup
share-end = Envoyer le résultat
continue-with-friend = Continuer avec un ami
about-turn = Ton adversaire ouvre le lien, joue et te renvoie un lien. Chaque lien contient toute la partie ; aucun serveur n’enregistre rien.
about-end = Ton adversaire ouvre le lien et voit comment la partie s’est terminée.
copy-text = Copier le texte
save-picture = Enregistrer l’image
save-as-file = Enregistrer en { $format }
won-at-move = { $mark } a gagné au coup { $number }
share-result = { $result ->
    [shared] Partagé.
    [link] Lien copié.
    [game] Partie copiée en texte.
    [code] Code copié.
    [result] Résultat copié.
    [saved] Image enregistrée.
    [file] Enregistré dans un fichier.
   *[refused] Ce navigateur ne permet ni de partager ni de copier. Copie plutôt ce texte :
}
copy-this-text = Copie ce texte
paste-game = Coller une partie
about-paste = Colle un lien, le texte d’une partie ou simplement des coups, comme b2 a1 c3.
open-file = Ouvrir un fichier (SGF, psq, sav)
first-row-below = La ligne 1 est en bas, comme dans Gomocalc et Yixin
text-problem = Impossible d’ouvrir ce texte : { $problem }.
open = Ouvrir
cancel = Fermer
link-copied = Lien copié. Envoie-le, puis ouvre la réponse
link-copied-end = Lien copié. Envoie-le à ton adversaire
move-sent = Coup envoyé. Ouvre la réponse quand elle arrive
end-sent = Résultat envoyé
send-your-move = Envoie ton coup
invited = Un ami t’invite. Joue, puis appuie sur Envoyer
move-or-invite = Joue et envoie ton coup, ou appuie sur Inviter
invite-friend = Invite ton ami
about-invitation = Envoie le lien. Ton ami joue en premier
you-move-first = Envoie le lien. Tu joues en premier
friend-moves-first = Ton ami joue en premier et t’envoie un lien
friend-changed-move = Ton ami a changé un coup
friend-played = Ton ami a joué { $square }

## Embedding

embed = Intégrer
about-embed = Colle ce code dans n’importe quelle page web.
parts = Afficher avec la grille
part = { $part ->
    [status] État
    [score] Score
    [reset] Nouvelle partie
    [history] Coups et annulation
    [hint] Indices
   *[settings] Réglages
}
preview = Aperçu
html-code = Code HTML
copy-code = Copier le code
match-page = Comme la page

## Positions

set-up = Créer une position
about-set-up = Appuie sur une case pour la changer : X, O, vide.
side-to-move = À qui de jouer ?
impossible-position = Position impossible : { $reason }.
clear = Vider
place = { $mark } en { $square }
clear-square = Vider { $square }
aim = Viser
left = Gauche
up = Haut
down = Bas
right = Droite
aims-to-play = Touche encore pour jouer
aims-to-change = { $square } : appuie encore pour la changer
made = { $mark } : { $square }.
taken = Cette case est prise
sentence = { $text }.

## Boards

board = Grille
board-size = { $columns } × { $rows }
in-a-row-number = { $line } alignés
misere = misère
goal = Objectif
how-to-play = Règle du jeu
how-to-win = Chacun joue à son tour. Le premier qui aligne { $line } symboles gagne : en ligne, en colonne ou en diagonale. Si la grille est pleine avant, c’est un match nul.
how-to-lose = Chacun joue à son tour. Celui qui aligne { $line } symboles perd : en ligne, en colonne ou en diagonale. Si la grille est pleine avant, c’est un match nul.
longer-row = Un alignement plus long compte aussi.
square-names = Chaque case a un nom : b2, c’est la colonne b, ligne 2.
tip-two-threats = Astuce : crée une fourchette, deux menaces à la fois. Ton adversaire ne peut en bloquer qu’une.
tip-open-row = Astuce : { $row } symboles alignés avec les deux bouts libres ne peuvent plus être bloqués.
tip-safe-squares = Astuce : garde des cases sûres pour que ton adversaire en manque avant toi.
line-rule = { $line ->
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
   *[other] { $line }
} alignés { $objective ->
    [normal] gagnent
   *[misere] perdent
}
board-rule = { $columns } × { $rows } · { $line ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $line }
} alignés { $objective ->
    [normal] gagnent
   *[misere] perdent
}
you-are-with-rule = Tu joues les { $mark } · { $line } alignés { $objective ->
    [normal] gagnent
   *[misere] perdent
}
won-with = { $line ->
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
   *[other] { $line }
} alignés
won-misere = { $player ->
    [you] Tu en as
    [remote] Ton adversaire en a
    [computer] L’ordinateur en a
   *[other] { $loser } en a
} aligné { $line ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $line }
} avec { $square }
custom-size = Autre taille
new-game-from = Commencer autrement
about-custom-size = Jusqu’à 20 colonnes et 20 lignes, et autant de symboles à aligner que la grille le permet.
columns = Colonnes
rows = Lignes
in-a-row = À aligner
board-problem = Grille non valide : { $problem }.
not-whole-numbers = Écris dans chaque champ un nombre entier de 1 à 20.

## Opponents

game = Partie
opponent = Adversaire
about-level = { $level ->
    [easy] Choisit n’importe quelle case libre.
    [medium] Gagne et bloque quand il peut, et joue sinon n’importe où.
    [hard] Gagne, bloque, puis prend le centre ou un coin. Seule une double menace le bat.
    [very-hard] Réfléchit à la suite, mais un instant seulement.
   *[unbeatable] Ne perd jamais. Arriveras-tu à faire match nul ?
}
about-friend = Chacun son tour sur cet écran.
about-link = Chacun son tour, en s’envoyant un lien. Le lien contient toute la partie.
play-as = Jouer les
strategy-name = { $strategy ->
    [random] Hasard
    [trapper] Piégeur
   *[strategist] Stratège
}
strongest-level = Expert
about-strategy = { $strategy ->
    [random] Choisit n’importe quelle case libre, quelle que soit la grille.
    [trapper] Ne te laisse jamais faire de double menace et varie son jeu. Ne perd jamais.
   *[strategist] Suit huit règles, de la victoire immédiate à la case de bord. Ne perd jamais.
}
about-style = { $style ->
    [easy] Construit des alignements et bloque la plupart des tiens, mais fait des erreurs.
    [medium] Construit des alignements et bloque les tiens, mais ne voit pas les doubles menaces.
    [trapper] Crée des doubles menaces et déjoue les tiennes, mais ne voit pas plus loin.
    [hard] Crée des doubles menaces et déjoue les tiennes, mais ne voit pas loin.
   *[strategist] Suit des règles : gagner, bloquer, faire une fourchette, en empêcher une, puis prendre la case qui compte le plus d’alignements ouverts.
}
about-style-in-misere = { $style ->
    [easy] Évite le plus souvent de finir un alignement, mais fait des erreurs.
    [medium] Ne finit aucun alignement s’il peut l’éviter et, pour le reste, joue n’importe où.
   *[hard] Prend la case qui aide le moins ses propres alignements.
}
plays-like = Sur cette grille, joue comme { $name }.
about-analysis = L’adversaire le plus fort sur cette grille. Réfléchit { $time } au maximum.
about-solved = Ne se trompe jamais sur cette grille.

## Games with other rules

other-games = Autres jeux
variant-name = { $game ->
    [infinite] Infini
    [wild] Sauvage
    [wild-misere] Sauvage misère
    [notakto] Notakto
   *[ultimate] Ultimate
}
variant-rules = { $game ->
    [infinite] Chacun n’a que trois symboles : quand tu places le quatrième, ton plus ancien, qui est pâle, disparaît et ne compte plus. Trois alignés gagnent. La même position pour la troisième fois est un match nul.
    [wild] À chaque coup, place X ou O. Trois symboles égaux alignés gagnent, peu importe qui les a placés. Si la grille est pleine avant, c’est un match nul.
    [wild-misere] À chaque coup, place X ou O. Celui qui aligne trois symboles égaux perd. Si la grille est pleine avant, c’est un match nul.
    [notakto] Les deux joueurs placent des X. Trois alignés ferment une grille. Celui qui ferme la dernière perd.
   *[ultimate] Gagne trois petites grilles alignées. Ta case envoie ton adversaire dans la petite grille au même endroit. Si elle est gagnée ou pleine, il joue où il veut.
}
variant-goal = { $game ->
    [infinite] Trois alignés gagnent. Chacun a trois symboles
    [wild] Trois symboles égaux alignés gagnent
    [wild-misere] Trois symboles égaux alignés perdent
    [notakto] Celui qui ferme la dernière grille perd
   *[ultimate] Trois petites grilles alignées gagnent
}
about-level-in-games = { $level ->
    [easy] Gagne quand il peut, et joue sinon n’importe où.
    [medium] T’empêche aussi de gagner tout de suite.
    [hard] Prévoit quatre coups.
    [very-hard] Prévoit loin.
   *[unbeatable] Ne fait aucune erreur.
}
looks-at-own-move = Ne regarde que son propre coup.
looks-at-reply = Regarde aussi ta réponse.
boards = Grilles
goes = { $seat ->
    [first] Commencer
   *[second] Jouer en second
}
you-go = { $seat ->
    [first] tu commences
   *[second] tu joues en second
}
rematch-going = { $seat ->
    [first] Revanche, tu commences
   *[second] Revanche, tu joues en second
}
guide-first = { $game ->
    [infinite] Tu as déjà trois symboles. Une fois le quatrième placé, le pâle disparaît. Appuie sur la case éclairée.
    [wild] Les symboles n’appartiennent à personne. Choisis X sous la grille, puis appuie sur la case éclairée.
    [wild-misere] Les symboles n’appartiennent à personne, et qui termine une ligne perd. Choisis X, puis appuie sur la case éclairée.
    [notakto] Vous placez tous les deux des X, et qui termine la ligne perd. Avec le centre, tu peux gagner : appuie sur la case éclairée.
   *[ultimate] Tu joues dans la petite grille éclairée. La case éclairée envoie ton adversaire dans la petite grille au même endroit, en bas à gauche.
}
guide-second = { $game ->
    [infinite] Ton plus ancien symbole a disparu. Appuie sur la case éclairée : elle crée deux menaces à la fois.
    [wild] Ne laisse pas de ligne avec deux symboles égaux et une case libre. X sur la case éclairée est sûr.
    [wild-misere] Un troisième X dans cette ligne perdrait. Choisis O et bloque-la.
    [notakto] Réponds à un saut de cavalier du symbole de ton adversaire : deux cases plus loin et une de côté.
   *[ultimate] Ton adversaire t’a envoyé ici. Trois alignés gagnent cette petite grille.
}
guide-third = { $game ->
    [infinite] Ton adversaire a bloqué une menace, mais son plus ancien symbole a disparu de l’autre. Appuie sur la case éclairée pour gagner.
    [wild] Deux symboles égaux et une case libre : qui termine la ligne gagne. Choisis O, puis appuie sur la case éclairée.
    [wild-misere] Maintenant, un troisième O perdrait. Choisis X et bloque aussi cette ligne.
    [notakto] Encore un saut de cavalier : maintenant, chaque case libre termine une ligne, et ton adversaire perd.
   *[ultimate] La petite grille où tu devais jouer est déjà gagnée : joue où tu veux. Trois petites grilles alignées gagnent.
}
place-next = Placer
vanishes-next = disparaît ensuite
mark-vanishes = { $mark } en { $square } disparaît avec ce coup et ne compte plus
play-on-board = Joue dans la grille éclairée, { $squares }
play-on-any-board = Joue dans n’importe quelle grille ouverte
wrong-board = Joue dans la grille éclairée
board-closed = Cette grille est fermée
three-boards = Trois grilles alignées
boards-decided = Toutes les petites grilles sont décidées
same-position = La même position est venue trois fois
position-repeated = Encore la même position : la troisième fois, c’est match nul
closed-last-board = { $player ->
    [you] Tu as fermé la dernière grille
    [computer] L’ordinateur a fermé la dernière grille
   *[other] { $name } a fermé la dernière grille
}
completed-a-line = { $player ->
    [you] Tu as complété une ligne
    [computer] L’ordinateur a complété une ligne
   *[other] { $name } a complété une ligne
}
wins-at-once = Tu peux gagner tout de suite : { $squares }.
wins-a-board = Tu peux gagner une petite grille : { $squares }.
look-at-target = Regarde où ta case envoie ton adversaire.
notakto-wins = Tu peux gagner : après le bon coup, ton adversaire devra fermer la dernière grille, quoi qu’il fasse.
notakto-loses = Si ton adversaire ne fait pas d’erreur, tu devras fermer la dernière grille, quoi que tu fasses.
no-mistake = Aucun coup n’était une erreur.

## Settings

theme = Couleurs
theme-name = { $theme ->
    [auto] Système
    [light] Clair
    [dark] Sombre
   *[contrast] Contraste
}
board-style = Style de la grille
look-name = { $look ->
    [soft] Cases arrondies
    [paper] Traits sur papier
    [tiles] Carreaux
   *[neon] Néon
}
sound = Son et vibration
sound-name = { $sound ->
    [off] Coupé
    [quiet] Faible
   *[loud] Fort
}
sound-offer = Activer le son ?
sound-on = Activer
language = Langue
browser-language = Langue du navigateur
shortcuts = Raccourcis clavier
show-shortcuts = Voir les raccourcis
use-shortcuts = Utiliser les raccourcis clavier
number-keys = 1 – 9
home-key = Début
end-key = Fin
number-keys-effect = Jouer une case en 3 × 3 : la rangée du haut est 1 2 3, sur le pavé numérique 7 8 9
move-on-board = Aller à la grille à ton tour, puis de case en case
outside-board = { $effect } (hors de la grille)
play-keys = Entrée, Espace
play-square = Jouer la case
escape-key = Échap
close-window = Fermer une fenêtre, un indice ou l’analyse
show-this-list = Afficher cette liste
thinking-time = Temps de réflexion
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
move-now = Jouer maintenant
stop = Arrêter
stop-thinking = Arrêter de réfléchir
keep-thinking = Réfléchir encore
takes-turns-to-start = Commencer chacun son tour
next-after-draw = Lancer une nouvelle partie après un match nul
show-goals = Afficher étoiles, classement, succès et séries
reset-score = Remettre à zéro le score contre cet adversaire
reset-friends-score = Remettre à zéro le score à deux
score-is-reset = Le score repart de 0.
about = À propos du jeu
version = Version { $version }, sous licence MIT.
licenses = Licence et mentions
source-code = Code source

done = Terminé
play-at-level = Jouer en { $name }
play-against-strategy = Jouer contre { $name }

## Matches: several games in a row, for example best of 3.

match-length = Match
no-match = Parties simples
match-score = Score du match
best-of = Au meilleur des { $games }
wins-match = { $player ->
    [you] Tu gagnes le match
    [remote] Ton adversaire gagne le match
    [computer] L’ordinateur gagne le match
   *[other] { $name } gagne le match
}
match-result = { $games ->
    [one] { $wins } à { $losses }, en { $games } partie
   *[other] { $wins } à { $losses }, au meilleur des { $games } parties
}
next-game = Partie suivante
new-match = Nouveau match
names-and-colors = Noms et couleurs
name-is-full = Un nom a { $letters } lettres au maximum.
player-color-of = { $seat ->
    [first] Couleur du joueur 1
   *[second] Couleur du joueur 2
}
player-color = { $color ->
    [of-mark] Par défaut
    [green] Vert
    [amber] Ambre
   *[gray] Gris
}
numbered-player = Joueur { $number }

## Notes

reload = Recharger
dismiss = Fermer
unknown-value = Une partie du lien est incompréhensible et ignorée : { $settings }.
bad-board = Grille non valide dans le lien : { $problem }.
moves-left-out = La partie du lien est ignorée aussi.
bad-moves = Le coup { $number } du lien est impossible : { $reason }. Tu vois la partie jusque-là.
missing-moves = { $arrived ->
    [0] Ce lien est coupé. Demande qu’on te le renvoie.
   *[other] Seulement { $arrived } coups sur { $of } sont arrivés. Demande qu’on te renvoie le lien.
}
square-not-on-board = { $square } n’est pas sur la grille
bad-start = Position de départ non valide dans le lien : { $problem }.
older-link = Ce lien est ancien : il montre le coup { $shown }, mais ta partie en est déjà au coup { $played }.
bad-text = La suite du texte n’a pas pu être lue : { $problem }.
saved-unreadable = Ton score enregistré est illisible et repart de 0.
not-saved = Ce navigateur n’enregistre rien pour cette page : le score sera perdu quand tu la quitteras.
no-worker = Un problème est survenu. L’ordinateur joue sans calculer à l’avance jusqu’à la prochaine partie.
new-version = Une nouvelle version est prête.
altered-file = Un fichier du jeu est arrivé endommagé. Le jeu continue sans lui.
no-language = Impossible de charger la langue { $language }.

## Errors: parts of notes, after a colon. Words of the file format stay in English.

in-line = { $problem } (ligne { $line } du texte)
in-move = { $problem } (coup { $number })
unknown-square = « { $text } » n’est pas une case : utilise une lettre de a à { $letter } et un nombre de 1 à { $number }
game-is-over = la partie est déjà terminée
square-is-taken = { $square } est déjà prise
not-a-board = « { $text } » n’est pas une grille : utilise colonnes x lignes x à aligner, comme 3x3x3
impossible-size = une grille a de 1 à 20 colonnes et de 1 à 20 lignes, pas { $columns } et { $rows }
impossible-line = impossible d’en aligner { $line } : utilise au moins 2, et pas plus que la grille ne le permet
unknown-letter = ligne { $row } : « { $letter } » n’est ni x, ni o, ni un nombre de cases vides
row-length = la ligne { $row } doit avoir { $columns ->
    [one] { $columns } case
   *[other] { $columns } cases
}
row-count = il faut { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}
side-missing = il manque qui doit jouer : ajoute -x ou -o après les lignes
unknown-word = « { $text } » n’est pas connu ici : utilise { $words }
two-marks = { $square } contient à la fois un X et un O
too-many-marks = trop de { $mark } : { $x } X et { $o } O, mais il faut autant de X que de O, ou un de plus
wrong-side = avec { $x } X et { $o } O, c’est à { $mark } de jouer
line-came-first = la partie se serait déjà arrêtée au premier alignement
no-game = aucune partie trouvée
other-site = ce lien n’est pas de ce jeu
out-of-place = « { $text } » n’est pas à sa place : Board, Objective, Start, les coups, Outcome et le dessin viennent une seule fois et dans cet ordre
invalid-start = départ non valide : { $problem }
wrong-number = « { $found } » n’est pas le bon numéro : ici vient le coup { $number }
wrong-turn = c’est à { $due } de jouer, pas à { $found } (coup { $number })
square-missing = il manque la case (coup { $number })
wrong-outcome = « { $found } » ne correspond pas : le résultat de ces coups est « { $outcome } »
drawn-otherwise = le dessin ne correspond pas aux coups en { $square }
drawn-size = le dessin ne correspond pas à cette grille
other-format = c’est un fichier d’un autre programme ({ $format }) : prends plutôt SGF ou psq, ou les coups, comme h8 i9
pass = au coup { $number }, on passe son tour, ce qui n’existe pas dans ce jeu
breaks-off = le fichier est coupé après le coup { $number }
more-games = le fichier contient plusieurs parties, et seule la première est ouverte

## Values: they stand alone, and after a square and a colon.

wins-in = gagne en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
loses-in = perd en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
wins-within = gagne en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} au plus
loses-within = perd en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} au plus
is-won = gagne
is-lost = perd
is-drawn = match nul
good-chances = bonnes chances
equal-chances = à égalité
poor-chances = peu de chances
result = { $result ->
    [win] victoire
    [draw] match nul
   *[loss] défaite
}
best-play-wins-in = Sans erreur, { $mark } gagne en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
best-play-wins-within = Sans erreur, { $mark } gagne en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} au plus
best-play-wins = Sans erreur, { $mark } gagne
best-play-draws = Sans erreur, c’est match nul
every-square-draws = Chaque case mène au match nul si personne ne se trompe
unmarked-squares-draw = Les cases sans indication mènent au match nul
even-chances = À égalité pour l’instant
chances = { $mark } est mieux placé
not-analyzed = Pas encore calculé
thinking = Réflexion en cours…

## Analysis

analysis-progress = Coups analysés : { $done } sur { $of }
best-moves = Meilleurs coups
chances-ahead = Chances de { $mark } · { $depth ->
    [one] { $depth } coup
   *[other] { $depth } coups
} d’avance

## Explanations of a move. Those without square follow a square and a colon.

square-reason = { $square } : { $reason }
square-and-value = { $square }, { $value }
probably-keeps = garde sans doute { $result ->
    [win] la victoire
   *[other] le match nul
}
proven-win = { $value }, et rien ne peut l’empêcher
proven-draw = garde le match nul ; il n’y a pas mieux
loses-late = l’ordinateur ne peut plus sauver la partie et résiste le plus longtemps possible
best-found = est le meilleur coup trouvé par l’ordinateur
best-so-far = est le meilleur coup trouvé jusqu’ici
threatens = menace de gagner en { $squares }
stops-fork = empêche { $mark } de faire deux menaces à la fois
open-row = aligne { $count } symboles avec les deux bouts libres en { $squares }
two-threats = fait deux menaces à la fois : { $rows }
blocks-row = bloque les { $count } symboles alignés de { $mark } en { $squares }
good-center = prend le centre et offre beaucoup de façons d’en aligner { $line }
many-ways = offre beaucoup de façons d’en aligner { $line }
builds = construit { $lines }
every-move-loses = { $reason }. Tous les coups perdent ; celui-ci résiste le plus longtemps
and-wins-in = { $reason }, et gagne en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
with-value = { $reason } ; { $value }
completes = complète { $lines }
blocks = bloque { $mark } sur { $lines }
makes-fork = crée une fourchette : { $lines }
blocks-fork = empêche la fourchette de { $mark } en { $squares }
takes-fork-away = empêche la fourchette de { $mark } en { $squares } en alignant deux sur { $line }
forces-reply = empêche la fourchette de { $mark } en { $squares } : en aligne deux sur { $line }, et { $mark } doit répondre en { $reply }
takes-center = prend le centre
takes-opposite-corner = prend le coin opposé à { $corner }
takes-corner = prend un coin
takes-side = prend un bord
last-square = est la dernière case libre
picked-any = l’ordinateur a choisi une des { $squares } cases libres
aims-for = l’ordinateur construit un alignement et a encore besoin de { $squares }
drawing-reply = répond à { $square } et garde le match nul
every-square-safe = toutes les cases libres sont sûres
safe-move = est sûr ; après { $squares }, { $mark } pourrait forcer la victoire
is-losing = l’ordinateur ne peut plus sauver la partie et choisit n’importe quelle case
completes-nothing = ne complète aucun alignement, contrairement à { $squares }
forces-fork = { $other } doit répondre en { $reply }, puis { $mark } peut créer une fourchette en { $squares }
on-open-line = l’ordinateur a choisi une case où { $mark } peut encore faire un alignement
most-open-lines = est la case qui aide le plus les alignements de { $mark }
fewest-open-lines = est la case qui aide le moins les alignements de { $mark }
forces-win = gagne à coup sûr en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
keeps-draw = garde le match nul
keeps-draw-unless = garde le match nul ; { $mark } perdrait avec { $squares }
leads-to-draw = mène au match nul si personne ne se trompe
sets-trap = garde le match nul et tend un piège : { $mark } perd avec { $squares }
holds-out = tous les coups perdent ; celui-ci résiste le plus longtemps
hopes = tous les coups perdent, mais { $mark } peut encore se tromper avec { $squares }
would-differ = { $square } : l’ordinateur aurait joué autre chose
but-lets-win = Mais maintenant, { $mark } peut forcer la victoire.

## Review

review = Revoir
best = le meilleur coup
good = bon coup
mistake = erreur
already-lost = c’était déjà perdu
move-with-text = { $mark } { $square } : { $text }
good-but = bon coup, mais on pouvait gagner plus vite
better = { $review }. Mieux vaut { $square } : { $reason }
lost-at-would-win = { $move } t’a coûté la partie. Avec { $square }, tu aurais gagné.
lost-at-would-draw = { $move } t’a coûté la partie. Avec { $square }, tu aurais fait match nul.
lost-at = { $move } t’a coûté la partie.
missed-win-with = Avec { $square } au lieu de { $move }, tu aurais gagné.
missed-win = Au lieu de { $move }, il y avait un coup gagnant.
risked-loss = { $square } aurait pu te faire perdre.
made-no-mistake = Tu n’as fait aucune erreur.
drawn-not-reviewed = Appuie sur « Revoir » pour voir si tu as manqué une victoire.
lost-not-reviewed = Appuie sur « Revoir » pour voir ton erreur.
no-moves = Aucun coup pour l’instant
lost-the-game = { $player ->
    [you] Ton coup { $square }
    [remote] Le coup { $square } de ton adversaire
    [computer] Le coup { $square } de l’ordinateur
   *[other] Le coup { $square } de { $name }
} a coûté la partie : { $why }
was-mistake = { $player ->
    [you] Ton coup { $square }
    [remote] Le coup { $square } de ton adversaire
    [computer] Le coup { $square } de l’ordinateur
   *[other] Le coup { $square } de { $name }
} était une erreur : { $why }
would-have = { $square } aurait { $result ->
    [win] gagné
   *[other] fait match nul
}.
would-have-because = { $square } aurait { $result ->
    [win] gagné
   *[other] fait match nul
} ({ $reason }).
unstopped-row = { $mark } avait { $count } symboles alignés en { $squares }, et { $player ->
    [you] tu ne l’as pas arrêté
   *[other] { $name } ne l’a pas arrêté
}.
unstopped-square = { $mark } n’avait besoin que de { $square } pour gagner, et { $player ->
    [you] tu ne l’as pas arrêté
   *[other] { $name } ne l’a pas arrêté
}.
unstopped-fork = { $mark } pouvait faire deux menaces à la fois avec { $square }, et { $player ->
    [you] tu ne l’as pas arrêté
   *[other] { $name } ne l’a pas arrêté
}.
missed-line = { $square } aurait gagné tout de suite.
completed-row = { $square } était une case sûre, mais { $player ->
    [you] tu as
   *[other] { $name } a
} complété un alignement.
let-win = ensuite, { $mark } pouvait forcer la victoire.
better-chances = avec { $square }, la chance de gagner était de { $before } au lieu de { $after }.
chances-in-game = Chances de X pendant la partie
no-mistake-found = Aucune erreur évidente trouvée
won-from = À partir du coup { $number }, { $mark } pouvait forcer la victoire.
no-mistakes = Jeu parfait : aucune erreur de part et d’autre
no-mistakes-so-far = Aucune erreur de part et d’autre jusqu’ici
harmless-mistakes = { $mistakes ->
    [one] Une erreur, mais pas décisive
   *[other] { $mistakes } erreurs, mais aucune n’est décisive
}
mistakes-so-far = { $mistakes ->
    [one] Une erreur pour l’instant
   *[other] { $mistakes } erreurs pour l’instant
}

## Puzzles

move-and-win = Tu joues les { $mark } : trouve comment gagner
move-and-win-in-misere = Tu joues les { $mark } : oblige { $other } à compléter une ligne
move-and-draw = Tu joues les { $mark } : sauve le match nul
rule-of-fours = Aligne-en quatre chaque fois : { $mark } doit bloquer
rule-of-draw = Tu ne peux pas gagner, mais tu peux éviter de perdre
grade = { $grade ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
   *[expert] Très difficile
}
puzzle-of = Défi { $number } sur { $of }
daily-puzzle = Défi du jour { $number }
daily-result = { $title } · Défi du jour { $number } : réussi { $tries ->
    [1] du premier coup
   *[other] en { $tries } essais
}
first-try-counts = Seul le premier essai compte pour la série.
daily-missed = Ton premier essai était faux.
daily-solved = Réussi { $tries ->
    [1] du premier coup
   *[other] en { $tries } essais
}.
daily-solved-late = Réussi plus tard.
daily-time = Temps : { $time }.
daily-in-hours = Prochain défi dans { $hours } h.
daily-in-minutes = Prochain défi dans { $minutes } min.
missed-day-is-forgiven = Ta série continue : un jour sur sept est pardonné.
calendar = Calendrier
back-to-puzzle = Revenir au défi
more-puzzles = Plus de défis
puzzle-of-today = Défi d’aujourd’hui
previous-month = Mois précédent
next-month = Mois suivant
day-state = { $date } : { $state ->
    [first] réussi du premier coup
    [solved] réussi
    [later] réussi plus tard
    [missed] non réussi
   *[open] pas joué
}
signs-of-days = ★ du premier coup · ✓ réussi plus tard · ✕ non réussi · ○ pas joué · ▢ aujourd’hui
signs-without-star = ✓ réussi · ✕ non réussi · ○ pas joué · ▢ aujourd’hui
opponent-replied = { $mark } répond en { $square }. À toi : coup { $number } sur { $of }.
puzzle-solved = Défi réussi !
draw-is-saved = Défi réussi ! Tu as sauvé le match nul.
show-solution = Voir la solution
solution = Solution : { $moves }.
completes-own-line = { $square } perd : tu complètes ta propre ligne { $lines }.
must-complete-a-line = { $square } perd : { $mark } répond { $reply } et tu devras finir par compléter une ligne.
reply-wins = { $square } perd : { $mark } répond { $reply } et on ne peut plus l’arrêter.
reply-draws = { $square } ne fait que match nul : { $mark } répond { $reply } et tu ne peux plus forcer la victoire.
makes-no-four = { $square } n’aligne pas quatre symboles : { $mark } a le temps de t’arrêter en { $reply }.
four-is-blocked = Après { $square }, { $mark } bloque en { $reply } et aucun alignement de quatre ne gagne plus.
missed-puzzles = Refaire ({ $number })
rush = 3 min
rush-rules = Combien de défis peux-tu réussir en trois minutes ? Après une mauvaise réponse, on passe au défi suivant.
rush-start = Démarrer
rush-best = Record : { $number }
rush-new-best = Nouveau record !
rush-result = Défis réussis : { $number }
rush-counts = Réussis : { $solved }, à refaire : { $missed }
was-right = { $square } était la bonne réponse.
all-puzzles = Tous les défis
win-in-moves = { $moves ->
    [one] Gagner en { $moves } coup
   *[other] Gagner en { $moves } coups
}
draw-in-moves = { $moves ->
    [one] Match nul en { $moves } coup
   *[other] Match nul en { $moves } coups
}
save-the-draw = Sauver le match nul
puzzle-state = Défi { $number }, { $state ->
    [solved] réussi
    [missed] à refaire
   *[open] pas joué
}
day-streak = { $days ->
    [one] Série : { $days } jour
   *[other] Série : { $days } jours
}
last-streak = { $days ->
    [one] Dernière série : { $days } jour
   *[other] Dernière série : { $days } jours
}
wrong-answer = { $square } { $result ->
    [draw] ne fait que match nul
   *[other] perd
} : { $moves }.
wrong-last-move = { $square } { $result ->
    [draw] ne fait que match nul
   *[other] perd
}.
mark-on-square = { $mark } { $square }
then-move = { $first }, { $next }
next = Suivant

## Lesson

lesson-title = Ne jamais perdre
lesson-progress = Règle { $number } sur { $of }, { $learned ->
    [one] { $learned } apprise
   *[other] { $learned } apprises
}
rule = { $number }. { $rule ->
    [win] Complète ton alignement.
    [block] Bloque l’alignement adverse.
    [fork] Crée une fourchette.
    [block-fork] Empêche la fourchette adverse.
    [center] Prends le centre.
    [opposite-corner] Prends le coin opposé à celui de l’adversaire.
    [empty-corner] Prends un coin vide.
   *[empty-side] Prends un bord vide.
}
why-rule = { $rule ->
    [win] Cherche d’abord cela, avant même d’arrêter ton adversaire.
    [block] Sinon, la partie se termine à son prochain coup.
    [fork] Une fourchette, ce sont deux menaces à la fois. Ton adversaire ne peut en bloquer qu’une.
    [block-fork] Prends sa case, ou alignes-en deux pour l’obliger à bloquer ailleurs.
    [center] Quatre des huit alignements y passent, plus que par toute autre case.
    [opposite-corner] Tu gagnes un coin, et ton adversaire ne peut plus utiliser la diagonale entre les deux.
    [empty-corner] Trois alignements passent par un coin, et seulement deux par un bord.
   *[empty-side] Les bords viennent en dernier : seulement deux alignements passent par chacun.
}
find-the-move = Tu joues les { $mark }. Trouve le coup.
learned = Bravo ! { $square } { $reason }.
two-sentences = { $first } { $next }
others-draw = D’autres coups font aussi match nul ici.
others-do-not-win = Aucun autre coup ne gagne.
others-lose = { $squares } perdent.
all-others-lose = Tous les autres coups perdent.
does-not-follow-rule = { $square } fait aussi match nul, mais ne suit pas la règle. Essaie encore.
takes-and-wins = { $mark } prend { $square } et gagne
mark-square-reason = { $mark } { $square } { $reason }
lesson-complete = Tu connais les huit règles. Suis-les dans cet ordre et tu ne perdras jamais.
previous-rule = Règle précédente
next-rule = Règle suivante

## Statistics

no-statistics = Pas encore de parties. Elles compteront ici une fois terminées.
stored-by-newer = Ces statistiques viennent d’une version plus récente du jeu. Recharge la page pour les voir.
all-boards = Toutes les grilles
unknown = –
against-others = Parties contre un adversaire
between-friends = Parties à deux
games = Parties
counted = { $result ->
    [won] Vic­toire
    [drawn] Nul
    [lost] Dé­faite
    [x-won] X gagne
   *[o-won] O gagne
}
counted-letter = { $result ->
    [won] V
    [drawn] N
    [lost] D
    [x-won] X
   *[o-won] O
}
mistakes = Erreurs
unbeaten = Sans défaite
best-streak = Record
streaks = Parties sans défaite : { $games } (record : { $best })
about-statistics = Sans défaite : parties d’affilée contre le même adversaire sur la même grille. Record : la plus longue de ces séries. Erreurs : coups par partie en 3 × 3 qui ont gâché une victoire ou un match nul.
about-mistakes = Erreurs : coups par partie en 3 × 3 qui ont gâché une victoire ou un match nul.
last-games = Dernières parties
last-results = Dernières parties, de la plus ancienne à la plus récente : { $results }
rating = Classement
rating-and-uncertainty = { $rating } ± { $uncertainty }
about-rating = Ta force face aux niveaux ; le niveau moyen a 1500 sur chaque plateau. La vraie valeur est très probablement dans cet intervalle. Les parties avec aide ou annulation ne comptent pas.
no-rating = Joue sans aide contre un niveau sur 3 × 3, 5 × 5 ou 15 × 15, et ton classement s’affichera ici.
rating-like = Tu joues à peu près comme { $name }.
rating-course = Parties comptées : { $games }. Meilleur classement : { $best }.
first-tries = Du premier coup
export = Exporter
import = Importer
erase = Effacer
erase-all = Tout effacer
about-erasing = « Tout effacer » supprime les résultats, les scores, les parties terminées et le classement de tous les plateaux. Les étoiles, les succès, les défis, la leçon et les réglages restent.
exported = Enregistré dans un fichier.
not-exported = Ce navigateur ne permet pas d’enregistrer des fichiers.
imported = Ajouté : { $things }.
added-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
added-part = { $part ->
    [collection] parties terminées
    [scores] scores
    [rating] classement
    [stars] étoiles
    [achievements] succès
    [lesson] leçon
    [puzzles] défis
   *[settings] réglages
}
erased = Effacé. « Annuler » rétablit les parties jusqu’à la fermeture de cette fenêtre.
undone = Tout est comme avant.
not-undone = Un autre onglet a ajouté des parties : il n’est plus possible d’annuler.
import-failed = { $problem ->
    [unreadable] Ce fichier est illisible.
    [too-large] Ce fichier est trop gros pour des statistiques.
    [not-statistics] Ce fichier n’est pas un export des statistiques de ce jeu.
    [newer] Ce fichier vient d’une version plus récente du jeu.
    [damaged] Ce fichier est endommagé.
    [nothing-new] Tu as déjà tout ce que contient ce fichier.
   *[too-many] Ce fichier contient plus de résultats qu’il n’y a de place ici.
} Rien n’a changé.

## Collection

collection = Mes parties
no-collected-games = Aucune partie terminée pour l’instant. Les 200 dernières restent ici, dans ce navigateur.
about-collection = Tes 200 dernières parties terminées, uniquement dans ce navigateur. Choisis-en une pour la revoir.
all-games = Toutes les parties
number-of-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
delete = Supprimer
game-deleted = Partie supprimée.
show-more = Afficher plus

## Ladder

stars = { $stars } étoiles sur { $of }
new-star = Nouvelle étoile : { $name } sur { $board }.
win-two-of-three = Prochaine étoile : gagne deux parties sur trois contre { $name }.
win-once-more = Prochaine étoile : gagne encore une fois contre { $name }.
win-once = Prochaine étoile : gagne contre { $name }.
draw-once = Prochaine étoile : obtiens un match nul contre { $name }.
win-for-star = Prochaine étoile : une victoire.
draw-for-star = Prochaine étoile : un match nul.
all-stars = Toutes les étoiles de { $board }.
next-board = Prochain plateau : { $board }.
stars-of-boards = Étoiles
had-help = Pas d’étoile cette fois : tu as eu de l’aide ou annulé un coup.

## Achievements

achievement-name = { $achievement ->
    [win] Première victoire
    [block] Une ligne bloquée à temps
    [fork] Fourchette : deux menaces à la fois
    [block-fork] Une fourchette évitée
    [opposite-corner] Le coin opposé pris
    [all-rules] Toutes les règles de la leçon utilisées
    [draw-unbeatable] Match nul contre Imbattable
    [flawless] Difficile battu sans erreur
    [win-as-o] Victoire avec O
    [open-four] Victoire par une rangée libre des deux côtés
    [double-four] Victoire par deux quatre qui se croisent
   *[misere] Victoire là où une ligne perd
}
achievements-of = Succès : { $earned } sur { $of }
earned = Obtenu
not-earned = À faire
about-achievements = Dans des parties contre l’ordinateur, sans aide ni annulation.
achieved = Débloqué : { $names }

## Names: the build writes these into the list of languages and into the manifest of the installed game.

language-name = Français
description = Joue à deux ou contre l’ordinateur, de facile à imbattable, preuve à l’appui.
new-game-with-friend = Nouvelle partie à deux
new-game-by-link = Nouvelle partie par lien
new-game-at-level = Nouvelle partie : { $name }

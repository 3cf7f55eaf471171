# La page qui joue sans serveur, et la commande qui la construit.

offline-title = Sans serveur
offline-about = Tout se passe dans cette page : règles, joueurs, livrets. Vos parties restent dans ce navigateur, et rien n’en sort.
offline-compiled = Le moteur est compilé.
offline-interpreted = Le moteur est interprété : les joueurs forts prennent leur temps.
offline-bring = Ouvrir un enregistrement
offline-opening = On dresse la table …
offline-no-wasm = Ce navigateur ne peut pas faire tourner le jeu : il lui manque WebAssembly. Un navigateur récent le peut.
offline-broken = Le jeu n’a pas pu être chargé. Rechargez la page ; si cela ne suffit pas, son dossier est incomplet.
error-elsewhere = Cette partie est ouverte dans un autre onglet. Continuez là-bas, ou fermez-le : elle continuera ici.
error-damaged-save = Ce que ce navigateur gardait ici est endommagé. Cela reste tel quel.
error-storage = Ce navigateur ne garde rien : les parties ne peuvent pas être sauvegardées. Autorisez cette page à stocker des données, ou quittez la fenêtre privée.
error-storage-full = Il n’y a plus de place dans ce navigateur. Rien n’est perdu ; libérez de la place, puis décidez de nouveau.
error-record = Ce n’est pas un enregistrement que l’on puisse ouvrir : { $reason }.
verb-build-static = construire un dossier qui joue dans le navigateur sans serveur
arg-build-static-folder = où va le dossier : un nouveau, ou un dossier construit auparavant
arg-pyodide = le dossier du paquet npm pyodide ; d’habitude web/node_modules/pyodide d’une copie de travail
build-static-done = { $path } est construit, { $mib } Mio. N’importe quel serveur web peut le servir, par exemple : python3 -m http.server -d { $path }
build-static-no-client = La page n’a pas été construite : dans une copie de travail, npm ci puis npm run build dans web/.
build-static-no-pyodide = { $path } ne contient pas Pyodide { $version } : npm install pyodide@{ $version }, puis nommez son dossier avec --pyodide.
build-static-taken = { $path } existe et n’a pas été construit par cette commande : nommez un nouveau dossier.

# Die Seite, die ohne Server spielt, und der Befehl, der sie baut.

offline-title = Ohne Server
offline-about = Alles läuft in dieser Seite: Regeln, Spieler, Regelhefte. Ihre Partien bleiben in diesem Browser, und nichts verlässt ihn.
offline-compiled = Die Engine läuft kompiliert.
offline-interpreted = Die Engine läuft interpretiert: starke Spieler lassen sich Zeit.
offline-bring = Aufzeichnung öffnen
offline-opening = Der Tisch wird gedeckt …
offline-no-wasm = Dieser Browser kann das Spiel nicht ausführen: Ihm fehlt WebAssembly. Ein aktueller kann es.
offline-broken = Das Spiel konnte nicht geladen werden. Laden Sie die Seite neu; hilft das nicht, ist ihr Ordner unvollständig.
error-elsewhere = Diese Partie ist in einem anderen Tab offen. Spielen Sie dort weiter, oder schließen Sie ihn: Dann geht sie hier weiter.
error-damaged-save = Was dieser Browser hier aufbewahrt hat, ist beschädigt. Es bleibt, wie es ist.
error-storage = Dieser Browser bewahrt nichts auf: Partien können nicht gespeichert werden. Erlauben Sie dieser Seite, Daten zu speichern, oder verlassen Sie das private Fenster.
error-storage-full = In diesem Browser ist kein Platz mehr. Nichts ging verloren; schaffen Sie Platz, dann entscheiden Sie noch einmal.
error-record = Das ist keine Aufzeichnung, die sich öffnen lässt: { $reason }.
verb-build-static = einen Ordner bauen, der im Browser ohne Server spielt
arg-build-static-folder = wohin der Ordner kommt: ein neuer, oder einer, der schon so gebaut wurde
arg-pyodide = der Ordner des npm-Pakets pyodide; gewöhnlich web/node_modules/pyodide eines Checkouts
build-static-done = { $path } ist gebaut, { $mib } MiB. Jeder Webserver kann ihn ausliefern, zum Beispiel: python3 -m http.server -d { $path }
build-static-no-client = Die Seite ist nicht gebaut: in einem Checkout npm ci und npm run build in web/.
build-static-no-pyodide = { $path } enthält kein Pyodide { $version }: npm install pyodide@{ $version }, dann den Ordner mit --pyodide nennen.
build-static-taken = { $path } gibt es schon und wurde nicht von diesem Befehl gebaut: Nennen Sie einen neuen Ordner.

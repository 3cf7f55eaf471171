# The page that plays without a server, and the command that builds it.

offline-title = Without a server
offline-about = Everything runs in this page: rules, players, rulebooks. Your games stay in this browser, and nothing leaves it.
offline-compiled = The engine runs compiled.
offline-interpreted = The engine runs interpreted: strong players take their time.
offline-bring = Open a record
offline-opening = The table is being laid …
offline-no-wasm = This browser cannot run the game: it lacks WebAssembly. A current one can.
offline-broken = The game could not be loaded. Reload the page; if that does not help, its folder is not complete.
error-elsewhere = This game is open in another tab. Go on there, or close it: then it goes on here.
error-damaged-save = What this browser kept here is damaged. It is left as it is.
error-storage = This browser keeps nothing: games cannot be saved. Allow this page to store data, or leave the private window.
error-storage-full = There is no room left in this browser. Nothing was lost; free some space, then decide again.
error-record = This is no record that can be opened: { $reason }.
verb-build-static = build a folder that plays in the browser without a server
arg-build-static-folder = where the folder goes: a new one, or one built before
arg-pyodide = the folder of the npm package pyodide; usually web/node_modules/pyodide of a checkout
build-static-done = { $path } is built, { $mib } MiB. Any web server can serve it, for instance: python3 -m http.server -d { $path }
build-static-no-client = The page has not been built: in a checkout, npm ci and npm run build in web/.
build-static-no-pyodide = { $path } has no Pyodide { $version }: npm install pyodide@{ $version }, then name its folder with --pyodide.
build-static-taken = { $path } is there and was not built by this command: name a new folder.

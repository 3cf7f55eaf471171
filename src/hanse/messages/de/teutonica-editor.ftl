### Hansa Teutonica: eine Stellung von Hand aufbauen.

teutonica-editor-neutral = neutraler Händler
teutonica-editor-marker = Marker: { $marker }
teutonica-editor-supply = Vorrat: { $pieces }
teutonica-editor-unused = Marker, ungenutzt
teutonica-editor-used = Marker, genutzt
teutonica-editor-connection = Verbindung, hergestellt als Nummer
teutonica-editor-favours = Kaiserliche Gunst

### Hansa Teutonica: setting up a position by hand.

teutonica-editor-neutral = neutral trader
teutonica-editor-marker = marker: { $marker }
teutonica-editor-supply = Supply: { $pieces }
teutonica-editor-unused = Markers, unused
teutonica-editor-used = Markers, used
teutonica-editor-connection = Connection, made as number
teutonica-editor-favours = Imperial favours

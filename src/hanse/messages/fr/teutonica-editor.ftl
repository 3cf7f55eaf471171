### Hansa Teutonica : composer une position à la main.

teutonica-editor-neutral = négociant neutre
teutonica-editor-marker = jeton : { $marker }
teutonica-editor-supply = Réserve personnelle : { $pieces }
teutonica-editor-unused = Jetons non utilisés
teutonica-editor-used = Jetons utilisés
teutonica-editor-connection = Liaison, établie en position
teutonica-editor-favours = Faveurs impériales

### Hansa : composer une position à la main.

hansa-editor-post = comptoir
hansa-editor-ship = navire
hansa-editor-purse = Thalers
hansa-editor-open = Marchandises devant soi
hansa-editor-sold = Marchandises vendues
hansa-editor-stacks = Jetons dans les piles

### Hansa: setting up a position by hand.

hansa-editor-post = trading post
hansa-editor-ship = ship
hansa-editor-purse = Thalers
hansa-editor-open = Goods on the desk
hansa-editor-sold = Sold goods
hansa-editor-stacks = Tokens in the stacks

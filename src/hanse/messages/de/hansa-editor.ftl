### Hansa: eine Stellung von Hand aufbauen.

hansa-editor-post = Niederlassung
hansa-editor-ship = Schiff
hansa-editor-purse = Taler
hansa-editor-open = Waren vor sich
hansa-editor-sold = Verkaufte Waren
hansa-editor-stacks = Plättchen in den Stapeln

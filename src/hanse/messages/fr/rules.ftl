# hanse rules

rules-help-coverage = liste chaque clause avec les tests qui la nomment
rules-help-brief = une ligne par section
rules-help-require = échoue si une clause de ces sections n’a pas de test
rules-no-checkout = les règles se comparent aux tests dans une copie des sources : lancez la commande dans l’une d’elles
rules-where = Les règles numérotées sont dans { $folder } ; --coverage liste les tests de chaque clause.
rules-section = { $covered } sur { $total }
rules-uncovered = Aucun test ne nomme :
rules-unknown = Nommées par des tests, mais inconnues :
rules-required = Exigées, mais sans test, dans { $game }, section { $section } :

# hanse rules

rules-help-coverage = jede Klausel mit den Tests auflisten, die sie nennen
rules-help-brief = eine Zeile je Abschnitt
rules-help-require = scheitern, wenn eine Klausel dieser Abschnitte keinen Test hat
rules-no-checkout = die Regeln werden in einem Quellverzeichnis mit den Tests verglichen: bitte dort aufrufen
rules-where = Die nummerierten Regeln stehen in { $folder }; --coverage listet die Tests jeder Klausel auf.
rules-section = { $covered } von { $total }
rules-uncovered = Kein Test nennt:
rules-unknown = Von Tests genannt, aber keine Klausel:
rules-required = Verlangt, aber ohne Test, in { $game }, Abschnitt { $section }:

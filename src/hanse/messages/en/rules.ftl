# hanse rules

rules-help-coverage = list every clause with the tests that name it
rules-help-brief = one line for each section
rules-help-require = fail when a clause of these sections has no test
rules-no-checkout = the rules are compared with the tests in a source checkout: run this inside one
rules-where = The numbered rules are in { $folder }; --coverage lists the tests of each clause.
rules-section = { $covered } of { $total }
rules-uncovered = No test names:
rules-unknown = Named by tests, but no clause:
rules-required = Required, but without a test, in { $game } section { $section }:

### Daueraufträge: was jemand ungefragt entschieden haben will.

orders = Daueraufträge
orders-about = Was du dir hier wünschst, wird für dich entschieden, sobald es gefragt ist, auch wenn du nicht da bist: der erste Wunsch einer Liste, der sich erfüllen lässt. Geht keiner, wirst du gefragt wie sonst. Niemand sonst sieht deine Daueraufträge; das Protokoll sagt, was sie entschieden haben.
orders-none = Kein Dauerauftrag: Du wirst gefragt.
orders-seat = Platz
orders-wish = Wunsch hinzufügen
orders-choose = wählen …
orders-earlier = Früher: { $wish }
orders-later = Später: { $wish }
orders-remove = Entfernen: { $wish }
orders-kept = Gespeichert.
table-ordered = (laut Dauerauftrag)

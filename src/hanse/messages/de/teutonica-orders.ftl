### Daueraufträge: für welche Entscheidungen es sie gibt, und was man sich wünschen kann.

teutonica-order-displaced = Wenn eine Figur von mir verdrängt wird
teutonica-order-displaced-place = { $piece }: { $route }
teutonica-order-displaced-anywhere = { $piece }: wohin es erlaubt ist
teutonica-order-displaced-done = keine weitere Entschädigung nehmen
teutonica-order-pay = Wenn ich jemanden verdränge, zahle ich mit
teutonica-order-pay-pay = { $merchants ->
    [0] Händlern allein
    [one] 1 Kaufmann, sonst Händlern
   *[other] { $merchants } Kaufleuten
}
teutonica-order-markers = Neue Bonusmarker lege ich an
teutonica-order-markers-marker = { $route }
teutonica-order-turn = Am Ende meines Zuges
teutonica-order-turn-end = ihn beenden, wenn ich keine Aktion mehr habe

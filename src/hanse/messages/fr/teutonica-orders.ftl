### Les consignes : les sortes de décisions pour lesquelles on peut en laisser, et ce qu’on peut souhaiter.

teutonica-order-displaced = Quand un de mes commerçants est remplacé
teutonica-order-displaced-place = { $piece } : { $route }
teutonica-order-displaced-anywhere = { $piece } : là où il peut aller
teutonica-order-displaced-done = ne plus prendre de compensation
teutonica-order-pay = Quand je remplace quelqu’un, je paie avec
teutonica-order-pay-pay = { $merchants ->
    [0] des négociants seulement
    [one] { $merchants } marchand, des négociants pour le reste
   *[other] { $merchants } marchands
}
teutonica-order-markers = Je pose les nouveaux jetons bonus à côté de
teutonica-order-markers-marker = { $route }
teutonica-order-turn = À la fin de mon tour
teutonica-order-turn-end = le finir quand il ne me reste plus d’action

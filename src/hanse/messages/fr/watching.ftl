### La table dans le navigateur : voir ce qui s’est passé, décider d’un geste.


table-since = Depuis votre dernier tour
table-since-again = Revoir ce tour sur le plateau
table-since-stop = Retour au présent
table-unasked = (sans demander : rien à gagner)
table-kinds = Ce qu’on peut faire
table-piece-kind = Le pion que désigne un clic
table-final-seat = Ensuite d’autres décident : vous ne pourriez revenir dessus qu’avec leur accord.
table-final-revealed = Quelque chose de caché se découvre : vous ne pourriez revenir dessus qu’avec l’accord des autres.
table-watch-next = Suite
table-watch-all = { $count ->
    [0] Tout montrer
    [one] Montrer encore { $count }
   *[other] Montrer les { $count }
}
table-unread = { $count ->
    [one] nouveau message
   *[other] nouveaux messages
}
table-wishes = Regarder et être interrogé
table-pace = Ce que font les autres est montré
table-pace-name =
    .steps = pas à pas
    .calm = calmement
    .fast = vite
    .once = d’un coup
table-spare = Aux nouvelles tables, ne me demander que s’il y a quelque chose à gagner
table-volume = Volume des sons

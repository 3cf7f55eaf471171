### Les consignes : ce que quelqu’un veut voir décidé sans être interrogé.

orders = Consignes
orders-about = Ce que vous souhaitez ici est décidé pour vous dès que la question se pose, même en votre absence : le premier souhait de la liste qui peut être exaucé. Si aucun ne le peut, on vous interroge comme d’habitude. Personne d’autre ne voit vos consignes ; le journal dit ce qu’elles ont décidé.
orders-none = Aucune consigne : on vous interroge.
orders-seat = Siège
orders-wish = Ajouter un souhait
orders-choose = choisir…
orders-earlier = Plus tôt : { $wish }
orders-later = Plus tard : { $wish }
orders-remove = Retirer : { $wish }
orders-kept = Enregistré.
table-ordered = (par consigne)

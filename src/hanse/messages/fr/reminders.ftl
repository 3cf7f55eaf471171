### Être prévenu ailleurs qu’une partie attend.

reminder = { $who }, c’est à vous de jouer à { $game } avec { $others } : { $link }
reminder-short = { $who }, c’est à vous de jouer à { $game } avec { $others }
reminder-more = { $more ->
    [one] Une autre partie vous attend.
   *[other] { $more } autres parties vous attendent.
}
hook = Me prévenir ailleurs
hook-about = Quand une partie vous attend, le serveur envoie un message à une adresse à vous : le webhook de Discord, Slack, Matrix ou Mattermost, ou tout autre qui accepte du JSON. Chaque question est annoncée une fois, ce qui attend en même temps en un seul message.
hook-address = Adresse du webhook
hook-delay = Me prévenir quand une partie attend depuis
hook-delay-name =
    .now = un instant
    .minutes = 10 minutes
    .hour = une heure
    .day = un jour
hook-quiet = Heures calmes
hook-quiet-from = de
hook-quiet-to = à
hook-keep = Enregistrer
hook-remove = Ne plus me prévenir
hook-kept = Enregistré.
hook-gone = On ne vous prévient plus.
hook-off = Il a été désactivé, car l’adresse a échoué plusieurs fois ({ $why ->
    [silent] pas de réponse
    [refused] elle a refusé
    [inside] elle mène dans le réseau de l’hôte
    [unknown] il n’y a rien
   *[other] { $why }
}). Enregistrez-le de nouveau pour le réactiver.
hook-table = Prévenir un salon
hook-table-about = On annonce à une adresse à vous qui cette table attend, par exemple dans un salon où vous discutez tous : le webhook de Discord, Slack, Matrix ou Mattermost, ou tout autre qui accepte du JSON.
hook-table-gone = On n’y prévient plus personne.
push = Prévenir ce navigateur
push-about = Quand une partie vous attend, ce navigateur l’affiche, même si aucune page de Hanse n’est ouverte. Ce qui est envoyé est chiffré pour ce seul navigateur ; cela cesse quand vous vous déconnectez.
push-on = Prévenir ce navigateur
push-refused = Ce navigateur ne le permet pas, ou n’atteint pas le service par lequel il est prévenu.
holiday = Vacances
holiday-about = Aux tables où chacun a des jours pour décider, votre horloge est arrêtée pendant vos vacances, et aucun robot ne prend votre place. Vous avez { $days } jours par an, il en reste { $left }.
holiday-first = Premier jour
holiday-last = Dernier jour
holiday-take = Prendre des vacances
holiday-taken = Vous êtes en vacances du { $first } au { $last }.
holiday-end = Je suis de retour, ou je ne pars pas

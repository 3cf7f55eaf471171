### Hansa Teutonica über das Grundspiel hinaus: Osten, Britannia, Auftragskarten, kaiserliche Gunst, zwei Spieler.
### Argumente wie in teutonica.ftl; $favour, $province und $region sind Namen, $cities eine Liste von Namen.

## Regionen, Provinzen, neutrale Figuren

teutonica-region-england = England
teutonica-region-wales = Wales
teutonica-region-scotland = Schottland
teutonica-seat-neutral = Neutral
teutonica-post-ship = { $route } (Schiffsfeld)
teutonica-province = { $number }, { $name }
teutonica-province-kampen_arnheim = zwischen Kampen und Arnheim
teutonica-province-osnabruck_minden = zwischen Osnabrück und Minden
teutonica-province-arnheim_dortmund = zwischen Arnheim und Dortmund
teutonica-province-munster_paderborn = zwischen Münster und Paderborn
teutonica-province-bremen_hannover = zwischen Bremen, Minden und Hannover
teutonica-province-hamburg_hannover = zwischen Hamburg und Hannover
teutonica-province-luneburg_minden = zwischen Lüneburg und Minden
teutonica-province-luneburg_stendal = zwischen Lüneburg und Stendal
teutonica-province-minden_goslar = zwischen Minden und Goslar
teutonica-province-brunswiek_magdeburg = zwischen Brunswiek und Magdeburg
teutonica-province-outer = alles außerhalb des Netzes
teutonica-province-outer_northwest = der Nordwesten
teutonica-province-outer_northeast = der Nordosten
teutonica-province-outer_southeast = der Südosten
teutonica-province-outer_southwest = der Südwesten

## Dauerhafte Bonusmarker

teutonica-permanent-move_any_2 = 2 beliebige versetzen
    .short = 2vs
    .effect = Dauerhaft: Wer die Straße errichtet, darf bis zu zwei Figuren beliebiger Besitzer auf freie Felder versetzen; sie dürfen die Plätze tauschen; auf Britannia bleibt jede in ihrer Region.
    .clause = HT-13.4.2
teutonica-permanent-improve_privilege = Privileg entwickeln
    .short = priv
    .effect = Dauerhaft: Wer die Straße errichtet, darf sein Privileg um einen Schritt entwickeln.
    .clause = HT-13.4.3
teutonica-permanent-office_in_independent_city = Kontor in einer grünen Stadt
    .short = grün
    .effect = Dauerhaft: Wer die Straße errichtet, darf eine Figur aus dem persönlichen Vorrat in eine grüne Stadt setzen, rechts von allen Kontoren.
    .clause = HT-13.4.4
teutonica-permanent-redeploy_2_from_route = 2 von dieser Straße setzen
    .short = 2str
    .effect = Dauerhaft: Bis zu zwei Figuren der Straße, die nicht gebraucht wurden, gehen auf freie Felder des Plans statt in den allgemeinen Vorrat.
    .clause = HT-13.4.5
teutonica-permanent-place_2_in_wales_or_scotland = 2 jenseits der Grenzen einsetzen
    .short = 2gr
    .effect = Dauerhaft: Wer die Straße errichtet, darf bis zu zwei eigene Figuren aus dem allgemeinen Vorrat auf freie Felder in Wales oder Schottland setzen, ohne Erlaubnis.
    .clause = HT-14.6.3

## Kaiserliche Gunst

teutonica-favour-relocate_anywhere = Jede Straße
    .short = bel
    .effect = Wirst du verdrängt, darf die verdrängte Figur auf ein freies Feld einer beliebigen Handelsstraße gehen; je nach Option auch die Entschädigung.
    .clause = HT-12.3.1
teutonica-favour-extra_action = Zusätzliche Aktion
    .short = +1
    .effect = Eine Aktion mehr in jedem deiner späteren Züge.
    .clause = HT-12.3.2
teutonica-favour-shared_recruiting = Anwerbung
    .short = anw
    .effect = Immer wenn jemand anders anwirbt, darfst du eine Figur aus dem allgemeinen in deinen persönlichen Vorrat nehmen.
    .clause = HT-12.3.3
teutonica-favour-double_compensation = Entschädigung
    .short = ent
    .effect = Wird einer deiner Händler verdrängt, darfst du bis zu zwei Figuren statt einer dazusetzen.
    .clause = HT-12.3.4
teutonica-favour-city_bonus = Städte
    .short = 4/Stadt
    .effect = Am Ende 4 statt 2 Punkte für jede kontrollierte Stadt.
    .clause = HT-12.4.1
teutonica-favour-skill_bonus = Fähigkeiten
    .short = 7/Fäh
    .effect = Am Ende 7 statt 4 Punkte für jede volle Fähigkeit außer den Stadtschlüsseln.
    .clause = HT-12.4.2

## Was gewählt werden kann

teutonica-group-independent = grüne Stadt
    .about = eine Figur aus deinem persönlichen Vorrat wird Kontor in einer grünen Stadt, rechts von allen anderen
teutonica-group-waive = freie Durchfahrt
    .about = einen Bonusmarker zahlen: bis zum Ende dieses Zuges gelten Grenzen für deine Aktionen nicht
teutonica-group-buy = Gunst
    .about = eine kaiserliche Gunst nehmen, für zwei ungenutzte Marker und alle Aktionen dieses Zuges
teutonica-group-turn = umdrehen
    .about = der Marker verliert seine Wirkung, zählt aber am Ende
teutonica-group-pawn = Spielstein ziehen
    .about = kostenlos, über bis zu zwei Grenzen
teutonica-group-send = Spielstein schicken
    .about = eine Aktion: der Spielstein geht in eine beliebige Provinz

teutonica-choice-independent = Kontor in { $city } mit einem { $piece } aus deinem persönlichen Vorrat
teutonica-choice-waive = Den Marker „{ $marker }“ für freie Durchfahrt in diesem Zug zahlen
teutonica-choice-buy = Die Gunst „{ $favour }“ statt aller Aktionen nehmen
teutonica-choice-turn = Den Marker „{ $marker }“ umdrehen
teutonica-choice-pawn = Den Spielstein in Provinz { $province } ziehen
teutonica-choice-send = Den Spielstein in Provinz { $province } schicken (1 Aktion)
teutonica-choice-done-move-any = Nichts mehr versetzen
teutonica-choice-done-privilege = Das Privileg nicht entwickeln
teutonica-choice-done-independent = Kein Kontor in einer grünen Stadt
teutonica-choice-done-keep = Nichts mehr behalten: der Rest geht in den allgemeinen Vorrat
teutonica-choice-done-place-two = Nichts mehr einsetzen
teutonica-choice-done-also-recruit = Nichts nehmen
teutonica-choice-neutral-office = Neutrales Kontor in { $city }
teutonica-choice-done-neutral = Kein weiterer neutraler Händler

## Was gefragt wird

teutonica-prompt-move-any = Dauerhafter Marker: nimm bis zu zwei Figuren beliebiger Besitzer auf und setze sie dann ab.
teutonica-prompt-privilege = Dauerhafter Marker: entwickelst du dein Privileg?
teutonica-prompt-independent = Dauerhafter Marker: eine Figur aus deinem persönlichen Vorrat als Kontor in eine grüne Stadt?
teutonica-prompt-keep = Dauerhafter Marker: welche Figuren von { $route } setzt du wieder auf den Plan?
teutonica-prompt-place-two = Dauerhafter Marker: setze bis zu zwei Figuren auf freie Felder jenseits der Grenzen.
teutonica-prompt-price = Welchen Marker drehst du für die Gunst um?
teutonica-prompt-also-recruit = { $who } hat angeworben: auch du darfst eine Figur aus dem allgemeinen Vorrat nehmen.
teutonica-prompt-pawn = In welcher Provinz beginnt der Spielstein?
teutonica-prompt-neutral = Ein neutraler Händler wurde von { $route } verdrängt: setze { $left ->
    [one] ihn
   *[other] ihn und einen weiteren
} auf die nächsten freien Felder.
teutonica-prompt-neutral-office = { $route } ist voller neutraler Händler: in welcher Stadt eröffnen sie ein Kontor?

## Was geschah

teutonica-event-independent-office = eröffnet in der grünen Stadt { $city } ein Kontor mit einem { $piece }
teutonica-event-waived = zahlt den Marker „{ $marker }“ für freie Durchfahrt über die Grenzen
teutonica-event-favour-bought = nimmt die kaiserliche Gunst „{ $favour }“
teutonica-event-marker-turned = dreht den Marker „{ $marker }“ um
teutonica-event-mission-revealed = zeigt die Auftragskarte { $cities }: { points }
teutonica-event-pawn-placed = stellt den Spielstein in Provinz { $province }
teutonica-event-pawn-moved = zieht den Spielstein in Provinz { $province }
teutonica-event-pawn-sent = schickt den Spielstein in Provinz { $province }
teutonica-event-marker-discarded = Der Marker „{ $marker }“ an { $route } verlässt das Spiel.
teutonica-event-neutral-placed = Ein neutraler Händler steht auf { $route }.
teutonica-event-neutral-left = Die neutralen Händler verlassen { $route }.

teutonica-category-missions = Auftragskarte
    .short = Auftrag
teutonica-category-regions = Regionen
    .short = Regionen

## Die Zeichnung

teutonica-drawing-neutral = neutral
teutonica-drawing-independent = unabhängige Stadt: Kontore nur durch Marker
teutonica-drawing-permit = das rechteste Kontor öffnet einmal je Zug
teutonica-drawing-province = Provinz
teutonica-drawing-pawn = Spielstein
teutonica-drawing-soldier = Soldat auf einer Grenze
teutonica-drawing-mission = Auftragskarte
teutonica-drawing-favours = kaiserliche Gunst

## Regeln in einem Satz

teutonica-hint-move-any = Bis zu zwei Figuren beliebiger Besitzer gehen auf andere freie Felder; erst werden beide aufgenommen, sie dürfen also tauschen; auf Britannia bleibt jede in ihrer Region (HT-13.4.2, HT-14.6.2).
teutonica-hint-privilege = Der dauerhafte Marker entwickelt das Privileg um einen Schritt; er darf ungenutzt bleiben (HT-13.4.1, HT-13.4.3).
teutonica-hint-independent = Grüne Städte haben keine gedruckten Plätze: Kontore kommen durch den Marker „Zusätzliches Kontor“ links oder durch diesen dauerhaften Marker rechts; das erste macht die Stadt vollständig (HT-13.2).
teutonica-hint-keep = Bis zu zwei nicht gebrauchte Figuren der Straße gehen zurück auf freie Felder, auch derselben Straße (HT-13.4.5).
teutonica-hint-place-two = Eigene Figuren aus dem allgemeinen Vorrat gehen ohne Erlaubnis nach Wales oder Schottland; Schiffsfelder brauchen Kaufleute (HT-14.6.3).
teutonica-hint-price = Zwei ungenutzte Marker beliebiger Art werden umgedreht; am Ende zählen sie noch (HT-12.2).
teutonica-hint-also-recruit = Die Gunst „Anwerbung“: eine Figur nach Wahl für jede Aktion Anwerben eines anderen (HT-12.3.3).
teutonica-hint-pawn = Einsetzen, verdrängen und errichten nur auf Straßen, die an die Provinz des Spielsteins grenzen; anwerben, versetzen und Marker sind frei (HT-15.3). Einmal je Zug, vor der ersten oder nach der letzten Aktion, geht er über bis zu zwei Grenzen (HT-15.2).
teutonica-hint-buy = Kaiserliche Gunst: zu Beginn des Zuges, für zwei ungenutzte Marker und alle Aktionen des Zuges (HT-12.2).
teutonica-hint-regions = Einsetzen und verdrängen in Wales oder Schottland braucht das rechteste Kontor in Cardiff, Carlisle oder London, jedes einmal je Zug; versetzen führt nie aus England hinaus (HT-14.2 bis HT-14.4).
teutonica-hint-waive = Ein Marker +3 oder +4 kann freie Durchfahrt zahlen: bis zum Ende des Zuges gelten Grenzen für einsetzen, verdrängen und versetzen nicht (HT-17.1).
teutonica-hint-missions = Deine Auftragskarte: 1 Punkt je genannter Stadt mit eigenem Kontor, 5 mehr, wenn du alle drei kontrollierst (HT-11.3, HT-11.4).
teutonica-hint-neutral = Neutrale Händler gehören niemandem; man verdrängt sie wie einen Händler. Eine von ihnen gefüllte Straße wird sofort errichtet (HT-16.3, HT-16.4).

## Im Terminal

teutonica-screen-regions = Regionen
teutonica-region-open = offen
teutonica-region-closed = zu
teutonica-region-standing = { $region } ({ $state })
teutonica-screen-waived = Grenzen gelten in diesem Zug nicht
teutonica-screen-favours = Gunst in der Auslage
teutonica-screen-mission = Dein Auftrag
teutonica-screen-pawn = Spielstein
teutonica-screen-pawn-routes = Provinz { $province }: Straßen { $routes }
teutonica-screen-independent = (grün)
teutonica-help-expansions = { $ship } ist ein freies Schiffsfeld, nur für Kaufleute; { $lasting } ein dauerhafter Marker; { $neutral } ein neutraler Händler. W oder S auf Farbe: in Wales, in Schottland; { $arrow } davor: das rechteste Kontor dort öffnet diese Region einmal je Zug. Grüne Städte zeigen ihre Kontore von links nach rechts. Regionen: Städte/Kontore:Punkte.

## Am Tisch im Browser

teutonica-table-waits-move-any = { $who } versetzt Figuren mit einem dauerhaften Marker.
teutonica-table-waits-privilege = { $who } darf das Privileg entwickeln.
teutonica-table-waits-independent = { $who } darf ein Kontor in einer grünen Stadt eröffnen.
teutonica-table-waits-keep = { $who } darf Figuren von { $route } wieder auf den Plan setzen.
teutonica-table-waits-place-two = { $who } setzt Figuren jenseits der Grenzen ein.
teutonica-table-waits-price = { $who } zahlt für eine kaiserliche Gunst.
teutonica-table-waits-also-recruit = { $who } darf auch eine Figur nehmen.
teutonica-table-waits-pawn = { $who } wählt, wo der Spielstein beginnt.
teutonica-table-waits-neutral = { $who } setzt neutrale Händler auf nahe Felder.
teutonica-table-waits-neutral-office = { $who } wählt eine Stadt für ein neutrales Kontor.
teutonica-table-confirm-buy = Du gibst alle Aktionen dieses Zuges auf und drehst zwei Marker um.
teutonica-table-confirm-waive = Der Marker verlässt das Spiel: keine Wirkung, keine Punkte am Ende.
teutonica-table-confirm-send = Der Spielstein kostet eine Aktion.
teutonica-table-place-province = Provinz { $province }
teutonica-table-place-pawn = Provinz { $province }, hier steht der Spielstein
teutonica-table-place-favour = Kaiserliche Gunst { $favour }
teutonica-table-favours = Kaiserliche Gunst in der Auslage
teutonica-table-own-favours = Kaiserliche Gunst
teutonica-table-mission = Auftragskarte
teutonica-table-mission-shown = Auftragskarte, aufgedeckt
teutonica-table-region-open = { $region }: jetzt offen für { $who }
teutonica-table-region-closed = { $region }: jetzt zu für { $who }
teutonica-table-region-rank = { $who }: { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $offices ->
    [one] 1 Kontor
   *[other] { $offices } Kontore
}, { points }
teutonica-table-waived = Grenzen gelten in diesem Zug nicht
teutonica-table-neutral-score = Neutral: { points }
teutonica-table-why-closed = Du hast jetzt keine Erlaubnis für { $region }: sie braucht das rechteste Kontor in { $cities }, einmal je Zug (HT-14.2).
teutonica-table-why-pawn = Die Provinz des Spielsteins grenzt nicht an diese Straße (HT-15.3.1).
teutonica-table-why-ship = Ein Schiffsfeld nimmt nur Kaufleute (HT-13.3.1).
teutonica-table-why-green = Keine gedruckten Plätze: ein Kontor braucht den Marker „Zusätzliches Kontor“ oder den dauerhaften Marker von Malmö–Visby (HT-13.2).

## Übungstische für alle, die das Grundspiel kennen

teutonica-table-lesson-east = Der Ostplan.
    .about = Seewege, grüne Städte und dauerhafte Marker, mit zwei Bots.
teutonica-table-lesson-britannia = Britannia.
    .about = Drei Regionen, ihre Erlaubnisse und ihre Rangfolge, mit drei Bots.
teutonica-table-lesson-modules = Aufträge und Gunst.
    .about = Eine geheime Karte und Plättchen zum Erwerben, auf dem Grundplan mit zwei Bots.
teutonica-table-lesson-provinces = Zu zweit: der Spielstein.
    .about = Das Spiel von 2009 mit Provinzen, gegen einen Bot.
teutonica-table-lesson-neutral = Zu zweit: neutrale Händler.
    .about = Das Spiel von Britannia 2014, gegen einen Bot.
teutonica-table-guide-east-look = Ein neuer Plan
    .text = Fünf Aktionen wie immer, eine andere Küste: Lübeck und Danzig bilden die Verbindung, Königsberg hat das Sonderprestige. Waren entwickelt auf jeder seiner drei Straßen Aktionen oder Geldbeutel.
teutonica-table-guide-east-ships = Schiffsfelder
    .text = Die gestrichelten Wege über die See haben Schiffsfelder. Dort stehen nur Kaufleute, ob eingesetzt, versetzt oder verdrängt. Wirb rechtzeitig Kaufleute an, oder überlass die See den anderen.
teutonica-table-guide-east-green = Grüne Städte
    .text = Belgard, Waren und Dresden haben keine Kontorfelder. Ein Kontor kommt dorthin mit dem Marker „Zusätzliches Kontor“ oder dem dauerhaften Marker zwischen Malmö und Visby. Das erste macht die Stadt vollständig; das Privileg spielt keine Rolle.
teutonica-table-guide-east-permanent = Dauerhafte Marker
    .text = Die goldenen Marker an den Seewegen bleiben dort. Wer so eine Straße errichtet, darf den Marker sofort nutzen, jedes Mal: zwei beliebige Figuren versetzen, das Privileg entwickeln, ein Kontor in einer grünen Stadt eröffnen oder zwei Figuren der Straße wieder einsetzen.
teutonica-table-guide-britannia-look = Drei Regionen
    .text = England steht allen offen. Wales und Schottland sind geschlossen: die Zeile über deinem Schreibpult sagt, wohin du jetzt darfst und wer dort vorn liegt. Die Partie endet bei 8 vollständigen Städten, und Bonusmarker liegen nur in England.
teutonica-table-guide-britannia-permission = Erlaubnisse
    .text = Zum Einsetzen und Verdrängen in Wales brauchst du das Kontor ganz rechts in Cardiff, in Schottland das in Carlisle; London öffnet das eine oder das andere. Jede dieser Städte gilt einmal je Zug. Ein Kontor dort ist mehr wert als seine Punkte.
teutonica-table-guide-britannia-move = Über die Grenze
    .text = Figuren wandern ohne Erlaubnis, aber nur hinaus: aus Wales oder Schottland nach England oder innerhalb ihrer Region, aus England nie. Verdrängte Figuren ebenso. Versetze ein paar und sieh, wohin sie dürfen.
teutonica-table-guide-britannia-permanent = Seewege
    .text = Die Straßen nach Calais haben Schiffsfelder für Kaufleute und dauerhafte Marker: einer versetzt zwei beliebige Figuren innerhalb ihrer Region, der andere setzt zwei Figuren aus deinem allgemeinen Vorrat nach Wales oder Schottland, ohne Erlaubnis.
teutonica-table-guide-britannia-ranking = Die Rangfolge
    .text = Am Ende gibt jede geschlossene Region 7, 4 und 2 Punkte: zuerst nach kontrollierten Städten, dann nach Kontoren. Die Isle of Man zählt für beide. Alles andere wird wie immer gewertet.
teutonica-table-guide-mission = Dein Auftrag
    .text = Dein Schreibpult zeigt eine Karte, die nur du siehst. Jede ihrer drei Städte mit einem Kontor von dir gibt am Ende 1 Punkt, und 5 dazu, wenn du alle drei kontrollierst. Plane deine Straßen danach.
teutonica-table-guide-collect = Marker sammeln
    .text = Gunst wird mit Bonusmarkern bezahlt. Errichte Straßen, an denen Marker liegen, bis du zwei hast, die du nicht genutzt hast.
teutonica-table-guide-favour = Eine Gunst erwerben
    .text = Zu Beginn deines Zuges, vor allem anderen, kannst du auf alle Aktionen des Zuges verzichten und zwei ungenutzte Marker umdrehen: wähle ein ausliegendes Plättchen. Es bleibt dir bis zum Ende, und die Marker zählen weiterhin.
teutonica-table-guide-reaction = Was die Gunst bewirkt
    .text = Eine gibt jeden Zug eine Aktion mehr. Andere antworten auf das, was dir geschieht: mehr Figuren, wenn du verdrängt wirst, jede Straße für die verdrängte, oder eine Figur, wenn ein anderer anwirbt; dann wirst du außer der Reihe gefragt. Zwei zählen am Ende: Städte 4, Fähigkeiten 7.
teutonica-table-guide-provinces-look = Der Spielstein
    .text = Der Plan ist in Provinzen geteilt; Straßen und Soldaten sind ihre Grenzen. Einer hat den Spielstein irgendwo hingestellt, der andere beginnt. Einsetzen, verdrängen und errichten darfst du nur auf Straßen, die an seine Provinz grenzen; sie sind umringt.
teutonica-table-guide-pawn = Den Spielstein führen
    .text = Einmal je Zug, vor der ersten oder nach der letzten Aktion, geht der Spielstein frei über bis zu zwei Grenzen. Wähle eine markierte Provinz, am besten neben den Straßen, die du willst.
teutonica-table-guide-provinces-place = An der Grenze bauen
    .text = Setze Figuren auf den Straßen um den Spielstein ein. Wo er am Ende deines Zuges steht, muss der andere beginnen: lass ihn dort, wo er stört.
teutonica-table-guide-send = Für eine Aktion schicken
    .text = Steht der Spielstein zu weit weg? Eine Aktion stellt ihn in eine beliebige Provinz, so oft du zahlst. Am wenigsten schmerzt das, wenn dort eine volle Straße wartet.
teutonica-table-guide-provinces-free = Was frei bleibt
    .text = Anwerben und Versetzen kennen keine Provinzen, Bonusmarker auch nicht: nutze sie, wenn der Spielstein schlecht steht.
teutonica-table-guide-neutral-look = Neutrale Händler
    .text = Graue Händler stehen auf den Straßen zu jeder Stadt mit besonderer Funktion und auf denen mit einem Bonusmarker. Sie gehören niemandem, und doch punkten sie, halten Städte und können die Partie beenden; nur gewinnen können sie nicht.
teutonica-table-guide-neutral-displace = Sie verdrängen
    .text = Einen neutralen Händler verdrängt man wie jeden Händler: eine Figur mehr. Dann setzt der andere ihn, und einen weiteren aus der Schachtel, auf die nächsten freien Felder der Region. Hier und da, nicht überall.
teutonica-table-guide-neutral-routes = Ihre Straßen
    .text = Eine Straße voller neutraler Händler wird sofort errichtet. Wer am Zug ist, wählt eine der beiden Städte für ein neutrales Kontor. Auf dem Weg zu besonderen Städten bleibt ein Händler zurück.
teutonica-table-guide-neutral-markers = Marker ziehen sie an
    .text = Ein neuer Bonusmarker bringt einen neutralen Händler mit. Du legst die Marker, die du gezogen hast, und die, die eine neutrale Straße gekostet hat: wähle Straßen, auf denen der graue dem anderen im Weg steht.
teutonica-table-guide-neutral-end = Bis zum Ende
    .text = Am Ende verwehren neutrale Kontore Städte und nehmen Plätze in den Regionen; ihre Punkte zählen für niemanden. Erreichen sie 20, endet die Partie auch.

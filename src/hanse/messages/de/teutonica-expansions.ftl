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

## Übungstische für alle, die das Grundspiel kennen

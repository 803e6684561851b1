/** Rulebook: what each of the 21 building types is good for (BLD-HOSP to BLD-SCRAP). */
import type { Chapter } from './entry';

export const buildingTypes: Chapter = {
  id: 'building-types',
  title: { en: 'The 21 buildings', de: 'Die 21 Gebäude' },
  intro: {
    en: ['A building brings its benefit to the player who controls it, while it works (BLD-1, BLD-2). Each of its figures is per building (BLD-5).'],
    de: ['Ein Gebäude nützt dem Spieler, der es kontrolliert, solange es arbeitet (BLD-1, BLD-2). Seine Mengen gelten je Gebäude (BLD-5).'],
  },
  entries: [
    {
      id: 'BLD-HOSP',
      basis: 'source',
      title: { en: 'Hospital', de: 'Krankenhaus' },
      line: { en: 'Resting pilots heal 2 a round instead of 1.', de: 'Ruhende Piloten heilen 2 je Runde statt 1.' },
      text: {
        en: ['The injured pilots of its controller who rest (INJ-1) regain 2 health a round instead of 1.'],
        de: ['Verletzte Piloten dessen, der es kontrolliert, gewinnen, wenn sie ruhen (INJ-1), 2 Gesundheit je Runde zurück statt 1.'],
      },
      rulings: {
        en: ['It treats its controller’s own stored pilots, not his prisoners, nor his pilots in captivity.'],
        de: ['Es behandelt eigene gelagerte Piloten, weder Gefangene noch eigene Piloten in Gefangenschaft.'],
      },
    },
    {
      id: 'BLD-BLACK',
      basis: 'both',
      title: { en: 'Black market', de: 'Schwarzmarkt' },
      line: {
        en: 'Clan equipment and clan mechs at twice the tonnage, each article once a round; an entry hex.',
        de: 'Clan-Ausrüstung und Clan-Mechs zur doppelten Tonnage, jeder Artikel einmal je Runde; ein Einsatzfeld.',
      },
      text: {
        en: [
          'Clan equipment and clan mechs may be bought, at a flat ×2 of their tonnage. Each article may be bought once a round; an article is one design, one piece, or one ton of one kind of armour or ammunition.',
          'Bought mechs may enter play in its hex (DEP-4). For a clan force, Inner Sphere goods take the place of clan goods (SUP-10).',
        ],
        de: [
          'Clan-Ausrüstung und Clan-Mechs dürfen gekauft werden, pauschal zur doppelten Tonnage (×2). Jeder Artikel darf einmal je Runde gekauft werden; ein Artikel ist ein Modell, ein Stück oder eine Tonne einer Art Panzerung oder Munition.',
          'Gekaufte Mechs dürfen in seinem Feld ins Spiel kommen (DEP-4). Für eine Clan-Streitmacht treten Waren der Inneren Sphäre an die Stelle der Clan-Waren (SUP-10).',
        ],
      },
      rulings: {
        en: ['Of pieces that weigh by the mech (DEP-6), each weight is an article of its own.'],
        de: ['Von Teilen, deren Gewicht vom Mech abhängt (DEP-6), ist jedes Gewicht ein eigener Artikel.'],
      },
    },
    {
      id: 'BLD-TRADE',
      basis: 'both',
      title: { en: 'Free trader', de: 'Freihändler' },
      line: {
        en: 'Equipment factors fall by 0.1, sale factors rise by 0.1; an entry hex.',
        de: 'Faktoren für Ausrüstung sinken um 0,1, Verkaufsfaktoren steigen um 0,1; ein Einsatzfeld.',
      },
      text: {
        en: [
          'Every factor for equipment falls by 0.1: that goes for parts and structure, also at the black market (1.9), but not for mechs, pilots, a factory’s tons or fees. Every factor of a sale rises by 0.1. Bought mechs may enter play in its hex (DEP-4).',
        ],
        de: [
          'Jeder Faktor für Ausrüstung sinkt um 0,1: Das gilt für Teile und Struktur, auch auf dem Schwarzmarkt (1,9), nicht aber für Mechs, Piloten, Tonnen der Fabrik oder Gebühren. Jeder Verkaufsfaktor steigt um 0,1. Gekaufte Mechs dürfen in seinem Feld ins Spiel kommen (DEP-4).',
        ],
      },
    },
    {
      id: 'BLD-ACA',
      basis: 'both',
      title: { en: 'Academy', de: 'Mechkriegerakademie' },
      line: {
        en: 'Resting pilots improve piloting for 10 t, gunnery for 20 t, each by 1 a round.',
        de: 'Ruhende Piloten verbessern den Pilotenwert für 10 t, den Gunnerywert für 20 t, je um 1 pro Runde.',
      },
      text: {
        en: [
          'A pilot who sat in no mech since preparation closed (PREP-5) may improve piloting by 1 for 10 t and gunnery by 1 for 20 t: either or both, each by at most 1 a round, and never below 0.',
          'New mech warriors are trained here, and pilots go on learning. Training is ordered and paid in supply, for own pilots, as many as one likes, wherever they are. It takes effect when supply closes.',
        ],
        de: [
          'Ein Pilot, der seit dem Ende der Vorbereitung in keinem Mech saß (PREP-5), darf den Pilotenwert für 10 t um 1 und den Gunnerywert für 20 t um 1 verbessern: einen oder beide, jeden um höchstens 1 je Runde und nie unter 0.',
          'Hier werden neue Mechkrieger ausgebildet und Piloten fortgebildet. Die Ausbildung wird im Nachschub befohlen und bezahlt, für eigene Piloten, beliebig viele, wo immer sie sind. Sie wirkt, wenn der Nachschub endet.',
        ],
      },
    },
    {
      id: 'BLD-FACT',
      basis: 'both',
      title: { en: 'Mech factory', de: 'Mechfabrik' },
      line: {
        en: 'Builds 10 t a round of a mech of the own faction, which starts here; an entry hex.',
        de: 'Baut 10 t je Runde an einem Mech der eigenen Fraktion, der hier beginnt; ein Einsatzfeld.',
      },
      text: {
        en: [
          'The factory makes 10 t a round of a design of the own faction that the player names. A mech of 50 t takes 5 rounds, one of 45 t too: surplus tons are lost. It comes into play in the factory’s hex.',
          'Missing tons may be bought at ×1.0. At most one mech a round and factory. Where nothing is named, nothing is made.',
          'Work belongs to its design: another design, or a new controller, starts at 0. Mechs that were bought elsewhere may enter play here as well (DEP-4).',
        ],
        de: [
          'Die Fabrik stellt je Runde 10 t eines Modells der eigenen Fraktion her, das der Spieler benennt. Ein 50-t-Mech braucht 5 Runden, ein 45-t-Mech auch: Überschüssige Tonnen sind verloren. Er kommt im Feld der Fabrik ins Spiel.',
          'Fehlende Tonnen dürfen für ×1,0 dazugekauft werden. Höchstens ein Mech je Runde und Fabrik. Wo nichts benannt ist, wird nichts hergestellt.',
          'Die Arbeit gehört zum Modell: Ein anderes Modell beginnt bei 0, und wer die Fabrik neu übernimmt, auch. Auch gekaufte Mechs dürfen hier ins Spiel kommen (DEP-4).',
        ],
      },
      rulings: {
        en: [
          'What may be bought is what is missing after the round’s own 10 t. A factory that is out of work for a round, or has no order, keeps what it has begun.',
          'The mech enters play when all orders of the supply phase have been carried out. Where an enemy stood when the phase closed it waits (DEP-4). A force whose only mech it is is not out (END-1).',
        ],
        de: [
          'Dazugekauft wird, was nach den 10 t der Runde noch fehlt. Eine Fabrik, die eine Runde außer Betrieb ist oder keinen Befehl hat, behält das Begonnene.',
          'Der Mech kommt ins Spiel, wenn alle Befehle der Nachschubphase ausgeführt sind. Wo am Ende der Phase ein Gegner stand, wartet er (DEP-4). Wer nur diesen Mech hat, scheidet nicht aus (END-1).',
        ],
      },
    },
    {
      id: 'BLD-HANGAR',
      basis: 'both',
      title: { en: 'Repair hangar', de: 'Reparaturhangar' },
      line: {
        en: 'Brings one shut-down mech in its hex a round back to factory state.',
        de: 'Versetzt einen abgeschalteten Mech in seinem Feld je Runde in Werkszustand.',
      },
      text: {
        en: [
          'The hangar repairs one mech a round completely. The mech stands in the hangar’s hex and is shut down.',
          'What its present design and its factory design have in common is free. What a refit has added comes from stock (DEP-2); what a refit has removed is not put back.',
        ],
        de: [
          'Der Hangar repariert einen Mech je Runde vollständig. Der Mech steht im Feld des Hangars und ist abgeschaltet.',
          'Was sein jetziges Modell und sein Werksmodell gemeinsam haben, ist frei. Was ein Umbau hinzugefügt hat, kommt aus dem Lager (DEP-2); was ein Umbau entfernt hat, kommt nicht zurück.',
        ],
      },
      rulings: {
        en: [
          'The hangar has a mech until supply ends: orders below its own in the sheet neither mend, refit nor sell that mech, those above it count first. What it takes from stock it takes at its place in the sheet. It takes in no mech for which it can do nothing.',
          'What both designs have: of pieces of one kind those in their places, then those in the same location, then any; bins by the kind of their shots in the same way, as far as the smaller one holds; armour of one kind location by location, up to the smaller maximum; structure and the mech’s own parts. An actuator that a refit put on stays broken.',
          'Of what a refit added, a broken piece or bin comes whole out of stock or not at all; bins that stand and armour are filled as far as stock goes. Pieces that share a slot are mended together or not at all.',
        ],
        de: [
          'Der Hangar hat einen Mech, bis der Nachschub endet: Befehle unter seinem eigenen reparieren, rüsten um und verkaufen diesen Mech nicht, die darüber zählen zuerst. Was er aus dem Lager braucht, nimmt er an seiner Stelle im Befehlsbogen. Einen Mech, für den er nichts tun kann, nimmt er nicht.',
          'Was beide Modelle haben: von Teilen einer Art die an ihrem Platz, dann die in derselben Zone, dann irgendwelche; Behälter nach der Art ihrer Schüsse ebenso, so weit der kleinere reicht; Panzerung einer Art Zone für Zone, bis zum kleineren Höchstwert; die Struktur und die eigenen Teile des Mechs. Ein Aktivator, den ein Umbau angebaut hat, bleibt kaputt.',
          'Was ein Umbau hinzugefügt hat: Ein kaputtes Teil oder ein kaputter Behälter kommt ganz aus dem Lager oder gar nicht; Behälter, die stehen, und Panzerung werden aufgefüllt, so weit das Lager reicht. Teile, die sich eine Zeile teilen, werden zusammen instand gesetzt oder gar nicht.',
        ],
      },
    },
    {
      id: 'BLD-PORT',
      basis: 'source',
      title: { en: 'Spaceport', de: 'Raumhafen' },
      line: { en: '10 t more supply a round; an entry hex.', de: '10 t mehr Nachschub je Runde; ein Einsatzfeld.' },
      text: {
        en: ['Its controller receives 10 t more every round. Bought mechs may enter play in its hex (DEP-4).'],
        de: ['Wer ihn kontrolliert, erhält jede Runde 10 t mehr. Gekaufte Mechs dürfen in seinem Feld ins Spiel kommen (DEP-4).'],
      },
    },
    {
      id: 'BLD-SENSOR',
      basis: 'source',
      title: { en: 'Sensor network', de: 'Sensornetzwerk' },
      line: { en: 'All own buildings see one hex further.', de: 'Alle eigenen Gebäude sehen ein Feld weiter.' },
      text: {
        en: ['All buildings of its controller, itself included, see 3 hexes far instead of 2 (SIGHT-3).'],
        de: ['Alle Gebäude dessen, der es kontrolliert, es selbst eingeschlossen, sehen 3 Felder weit statt 2 (SIGHT-3).'],
      },
    },
    {
      id: 'BLD-RAIL',
      basis: 'both',
      title: { en: 'Railway station', de: 'Bahnhof' },
      line: {
        en: 'Own mechs travel up to 12 hexes from here, but are not ready to fight that round.',
        de: 'Eigene Mechs fahren von hier bis zu 12 Felder, sind in der Runde aber nicht gefechtsbereit.',
      },
      text: {
        en: [
          'Own mechs can travel 12 hexes in a round. The journey starts in the station’s hex and is ordered in planning or in movement like any other move. It stops before a hex that turns out to hold an enemy.',
          'A mech that travelled by train is not ready to fight in that round (CMB-6).',
        ],
        de: [
          'Eigene Mechs können in einer Runde 12 Felder weit fahren. Die Fahrt beginnt im Feld des Bahnhofs und wird in Planung oder Bewegung befohlen wie jede Bewegung. Sie hält vor einem Feld, in dem sich ein Gegner zeigt.',
          'Ein Mech, der mit der Bahn fuhr, ist in dieser Runde nicht gefechtsbereit (CMB-6).',
        ],
      },
      rulings: {
        en: ['In the movement phase a train stops before who stands there when all movers have been halted, not before who meant to come.'],
        de: ['In der Bewegungsphase hält ein Zug vor dem, der dort steht, wenn alle angehalten sind, und nicht vor dem, der dorthin wollte.'],
      },
    },
    {
      id: 'BLD-DROP',
      basis: 'both',
      title: { en: 'Dropship', de: 'Landungsschiff' },
      line: {
        en: 'Flies one lance of up to 200 t anywhere within the round, for 1 t per 5 t begun.',
        de: 'Fliegt eine Lanze bis 200 t in der Runde an jeden Ort, für 1 t je angefangene 5 t.',
      },
      text: {
        en: [
          'A dropship carries one lance, up to 4 mechs of together up to 200 t, from any one hex to anywhere on the map within the round, but not into deep water. The fee is 1 t for each 5 t begun. One flight a round per dropship.',
          'A flight is ordered in planning, where MOV-2 goes for it, or in movement; there a flight into enemy sight does not start and costs nothing. The player chooses the direction of entry.',
        ],
        de: [
          'Ein Landungsschiff bringt eine Lanze, bis zu 4 Mechs mit zusammen bis zu 200 t, in der Runde aus einem beliebigen Feld an jeden Ort der Karte, nur nicht in tiefes Wasser. Die Gebühr ist 1 t je angefangene 5 t. Ein Flug je Runde und Landungsschiff.',
          'Ein Flug wird in der Planung befohlen, wo MOV-2 für ihn gilt, oder in der Bewegung; dort startet ein Flug in gegnerische Sicht nicht und kostet nichts. Die Eintrittsrichtung wählt der Spieler.',
        ],
      },
      rulings: {
        en: [
          'A dropship carries its controller’s own mechs, hired ones and such as cannot walk too, but nothing that MOV-8 holds fast. The fee goes by the lance’s design tonnage.',
          'To the umpire (MOV-5) a flight of the movement phase is a single step, the first of all: enemies who come near later are halted before the lance. The lance starts whole or not at all; when it does not, its fee comes back.',
        ],
        de: [
          'Ein Landungsschiff trägt eigene Mechs dessen, der es kontrolliert, auch gemietete und solche, die nicht gehen können, aber nichts, was MOV-8 festhält. Die Gebühr richtet sich nach der Tonnage der Modelle.',
          'Für den Schiedsrichter (MOV-5) ist ein Flug der Bewegungsphase ein einziger Schritt, der erste von allen: Gegner, die später nahe kommen, werden vor der Lanze angehalten. Die Lanze startet ganz oder gar nicht; startet sie nicht, kommt die Gebühr zurück.',
        ],
      },
    },
    {
      id: 'BLD-MINE',
      basis: 'source',
      title: { en: 'Mine factory', de: 'Minenfabrik' },
      line: { en: 'Up to 5 mines in each battle.', de: 'Bis zu 5 Minen in jedem Gefecht.' },
      text: {
        en: ['Its controller may lay up to 5 mines in each of his battles.'],
        de: ['Wer sie kontrolliert, darf in jedem seiner Gefechte bis zu 5 Minen legen.'],
      },
      rulings: {
        en: ['When the game master decides for a report that claims more mines than a side had, those that it had count.'],
        de: ['Entscheidet die Spielleitung für einen Bericht, der mehr Minen nennt, als eine Seite hatte, so zählen die, die sie hatte.'],
      },
    },
    {
      id: 'BLD-AMMO',
      basis: 'both',
      title: { en: 'Ammunition depot', de: 'Munitionsdepot' },
      line: { en: '10 t of ammunition a round, delivered to its hex.', de: '10 t Munition je Runde, in sein Feld geliefert.' },
      text: {
        en: ['It provides 10 t of ammunition every round, delivered to its hex. The player chooses the kinds from what costs ×1.0 or ×1.5 (SUP-2).'],
        de: [
          'Es stellt jede Runde 10 t Munition bereit und liefert sie in sein Feld. Der Spieler wählt die Arten aus dem, was ×1,0 oder ×1,5 kostet (SUP-2).',
        ],
      },
      rulings: {
        en: ['Deliveries come to the depot’s own hex whoever else stands there.'],
        de: ['Geliefert wird in das eigene Feld des Depots, wer dort auch sonst steht.'],
      },
    },
    {
      id: 'BLD-EXCH',
      basis: 'source',
      title: { en: 'Commodity exchange', de: 'Warenbörse' },
      line: { en: 'Sales fetch ¾ of the tonnage value.', de: 'Verkäufe bringen ¾ des Tonnagewerts.' },
      text: {
        en: ['What its controller sells fetches ¾ of its tonnage value instead of half (SUP-6).'],
        de: ['Was der verkauft, der sie kontrolliert, bringt ¾ seines Tonnagewerts statt der Hälfte (SUP-6).'],
      },
    },
    {
      id: 'BLD-GUER',
      basis: 'source',
      title: { en: 'Guerrilla HQ', de: 'Guerillahauptquartier' },
      line: { en: 'Own troops deploy anywhere on the battlefield.', de: 'Eigene Truppen stehen überall auf dem Schlachtfeld.' },
      text: {
        en: ['In battle the troops of its controller may deploy anywhere on the battlefield, in place of the strips of CMB-4.'],
        de: [
          'Im Gefecht dürfen sich die Truppen dessen, der es kontrolliert, überall auf dem Schlachtfeld aufstellen, statt auf den Streifen von CMB-4.',
        ],
      },
    },
    {
      id: 'BLD-QUARRY',
      basis: 'both',
      title: { en: 'Quarry', de: 'Steinbruch' },
      line: {
        en: '1 t repairs 10 CP; 1 t for each 10 CP that enemies repair; cannot be damaged.',
        de: '1 t repariert 10 CP; 1 t je 10 CP, die Gegner reparieren; unbeschädigbar.',
      },
      text: {
        en: [
          'For its controller, 1 t repairs 10 CP instead of 5 (BLD-3). He gets 1 t for every 10 CP that an enemy has repaired: n / 10 t for all n CP that enemies repaired in the phase, credited when supply closes. The quarry itself cannot be damaged.',
        ],
        de: [
          'Für den, der ihn kontrolliert, repariert 1 t 10 CP statt 5 (BLD-3). Er erhält 1 t je 10 CP, die ein Gegner reparieren lässt: n / 10 t für alle n CP, die Gegner in der Phase reparierten, gutgeschrieben am Ende des Nachschubs. Der Steinbruch selbst kann nicht beschädigt werden.',
        ],
      },
    },
    {
      id: 'BLD-SPY',
      basis: 'both',
      title: { en: 'Spy service', de: 'Spionagedienst' },
      line: {
        en: 'Once a round: one enemy mech cannot be moved (5 t), or one enemy building is out of work (15 t).',
        de: 'Einmal je Runde: ein gegnerischer Mech unbeweglich (5 t) oder ein gegnerisches Gebäude lahmgelegt (15 t).',
      },
      text: {
        en: [
          'In preparation one target may be named. For 5 t an enemy mech cannot be moved this round; it can fight, and may withdraw from a battle (CMB-5). Or for 15 t an enemy building is out of work this round.',
          'One act a round. The mech or building must be in sight or have been seen. The fee is due even if the target is gone. The saboteur learns nothing of the outcome; the owner is told, but not by whom.',
        ],
        de: [
          'In der Vorbereitung darf ein Ziel benannt werden. Für 5 t kann ein gegnerischer Mech in dieser Runde nicht bewegt werden; kämpfen kann er, und aus einem Gefecht darf er sich zurückziehen (CMB-5). Oder für 15 t ist ein gegnerisches Gebäude in dieser Runde lahmgelegt.',
          'Eine Tat je Runde. Der Mech oder das Gebäude muss in Sicht sein oder gesehen worden sein. Die Gebühr fällt an, auch wenn das Ziel fort ist. Der Saboteur erfährt nichts vom Ausgang; der Besitzer erfährt es, aber nicht, durch wen.',
        ],
      },
    },
    {
      id: 'BLD-MERC',
      basis: 'both',
      title: { en: 'Mercenary camp', de: 'Söldnerlager' },
      line: {
        en: 'Hires a mech with a 4/5 pilot for a round, for 40 % of its tonnage (clan: 80 %).',
        de: 'Mietet einen Mech mit Piloten (4/5) für eine Runde, für 40 % seiner Tonnage (Clan: 80 %).',
      },
      text: {
        en: [
          'A mech with a 4/5 pilot costs 40 % of its tonnage for the round, a clan mech 80 %. Any design and any number may be hired, in preparation, planning or movement. A hired mech is placed at own mechs or buildings. It appears when the phase closes in which it was hired, can be moved from the next phase on while movement is not over, and leaves at the end of the round.',
          'It has salvage rights (SALV-5). It cannot be sold, refitted, stripped or given away and is no salvage for its hirer. Its pilot is never stored and never a prisoner.',
        ],
        de: [
          'Ein Mech mit Piloten (4/5) kostet für die Runde 40 % seiner Tonnage, ein Clan-Mech 80 %. Jedes Modell und jede Zahl darf gemietet werden, in Vorbereitung, Planung oder Bewegung. Ein gemieteter Mech wird bei eigenen Mechs oder Gebäuden eingesetzt. Er erscheint, wenn die Phase endet, in der er gemietet wurde, kann ab der nächsten Phase bewegt werden, solange die Bewegung nicht vorbei ist, und geht am Ende der Runde.',
          'Er hat Bergerecht (SALV-5). Er kann nicht verkauft, umgerüstet, ausgeschlachtet oder weggegeben werden und ist für seinen Mieter keine Bergung. Sein Pilot lagert nie und ist nie gefangen.',
        ],
      },
      rulings: {
        en: [
          'A hired pilot stays in his mech: he neither swaps nor leaves it.',
          'The price of hire goes by the technology of the mech alone: 40 % of the own, 80 % of the other, on whosever lists it stands.',
          'A hired mech is no salvage for the side for which it fought; for its enemies it is salvage like any other.',
        ],
        de: [
          'Ein gemieteter Pilot bleibt in seinem Mech: Er tauscht nicht und steigt nicht aus.',
          'Der Mietpreis richtet sich allein nach der Technologie des Mechs: 40 % der eigenen, 80 % der anderen, auf wessen Listen er auch steht.',
          'Ein gemieteter Mech ist für die Seite, für die er kämpfte, kein Bergegut; für ihre Feinde ist er es wie jeder andere.',
        ],
      },
    },
    {
      id: 'BLD-AIR',
      basis: 'source',
      title: { en: 'Airfield', de: 'Flughafen' },
      line: { en: 'A Peregrine Attack VTOL may join each battle.', de: 'Ein Peregrine Attack VTOL darf an jedem Gefecht teilnehmen.' },
      text: {
        en: ['In every battle of its controller one Peregrine Attack VTOL may join his troops (BLD-7).'],
        de: ['In jedem Gefecht dessen, der ihn kontrolliert, darf ein Peregrine Attack VTOL zu seinen Truppen kommen (BLD-7).'],
      },
    },
    {
      id: 'BLD-TANK',
      basis: 'source',
      title: { en: 'Tank factory', de: 'Panzerfabrik' },
      line: { en: 'A Centipede Scout Car may join each battle.', de: 'Ein Centipede Scout Car darf an jedem Gefecht teilnehmen.' },
      text: {
        en: ['In every battle of its controller one Centipede Scout Car may join his troops (BLD-7).'],
        de: ['In jedem Gefecht dessen, der sie kontrolliert, darf ein Centipede Scout Car zu seinen Truppen kommen (BLD-7).'],
      },
    },
    {
      id: 'BLD-INF',
      basis: 'source',
      title: { en: 'Barracks', de: 'Infanteriekaserne' },
      line: { en: 'A laser infantry unit may join each battle.', de: 'Eine Einheit Laser-Infanterie darf an jedem Gefecht teilnehmen.' },
      text: {
        en: ['In every battle of its controller one unit of standard laser infantry may join his troops (BLD-7).'],
        de: ['In jedem Gefecht dessen, der sie kontrolliert, darf eine Einheit normaler Laser-Infanterie zu seinen Truppen kommen (BLD-7).'],
      },
    },
    {
      id: 'BLD-SCRAP',
      basis: 'source',
      title: { en: 'Scrapyard', de: 'Schrottplatz' },
      line: { en: 'Salvage counts only half of the lost structure.', de: 'Bergung rechnet nur die halbe verlorene Struktur.' },
      text: {
        en: ['When its controller salvages, V becomes M − (M − V) / 2 in both choices of SALV-2: more scrap, and cheaper mechs.'],
        de: ['Birgt der, der ihn kontrolliert, wird V in beiden Wahlen von SALV-2 zu M − (M − V) / 2: mehr Schrott und billigere Mechs.'],
      },
    },
  ],
};

/** How mechs become figures, and figures mechs again (DA-CAMP); DA-FIG-3. What does so is the engine of this name. */
import type { GameRule } from '../../contract';

export const CONVERSION: readonly GameRule[] = [
  {
    id: 'DA-FIG-3',
    line: {
      en: 'A figure is given as data: kind, speed mode, rank, faction, points, weapons, cooling rate, and the stops of its dials.',
      de: 'Eine Figur ist als Daten gegeben: Art, Bewegungsart, Rang, Fraktion, Punkte, Waffen, Kühlrate und die Stellungen ihrer Scheiben.',
    },
  },
  {
    id: 'DA-CAMP-1',
    line: {
      en: 'A mech becomes a figure: clicks by armour and structure, speed by walking MP, attack by gunnery, defence by running MP and armour, points by its BV.',
      de: 'Ein Mech wird zur Figur: Klicks nach Panzerung und Struktur, Bewegung nach Geh-BP, Angriff nach Schießwert, Verteidigung nach Renn-BP und Panzerung, Punkte nach seinem BV.',
    },
  },
  {
    id: 'DA-CAMP-2',
    line: {
      en: 'Working weapons that fire forward and have ammunition count in two groups, energy and ballistic (missiles too). A group does damage by what its weapons do together and by the heat that the mech bears, 1 to 5; ranges and targets go by its weapons. In place of a missing group there is melee, by weight.',
      de: 'Heile Waffen, die nach vorn feuern und Munition haben, zählen in zwei Gruppen: Energie und Ballistik (auch Raketen). Eine Gruppe macht Schaden nach dem, was ihre Waffen zusammen anrichten und was der Mech an Hitze verträgt, 1 bis 5; Reichweiten und Ziele richten sich nach ihren Waffen. Fehlt eine Gruppe, steht dort Nahkampf nach Gewicht.',
    },
  },
  {
    id: 'DA-CAMP-4',
    line: {
      en: 'A figure dies when half its points are gone. It starts at the click of the damage that it has; who is shut down stays so for the whole battle.',
      de: 'Eine Figur stirbt, wenn die Hälfte ihrer Punkte weg ist. Sie beginnt beim Klick ihres Schadens; wer stillgelegt ist, bleibt es die ganze Schlacht.',
    },
  },
  {
    id: 'DA-CAMP-5',
    line: {
      en: 'In a campaign the army size of a side is its points up to the next 100, with two orders at least. The field has 36 inches a side up to 600 points, 54 up to 1,500, else 72. Groups start in a strip of 3 inches along the edge that they came over, 12 on the middle sheet, or anywhere. The attacker begins. Who moves over an edge of withdrawal has withdrawn. Victory points do not count.',
      de: 'In einer Kampagne ist die Armeegröße einer Seite ihre Punkte, auf volle 100 aufgerundet, mit mindestens zwei Befehlen. Das Feld misst bis 600 Punkte 36 Zoll im Quadrat, bis 1.500 Punkte 54, sonst 72. Gruppen beginnen in einem Streifen von 3 Zoll an der Kante, über die sie kamen, auf dem mittleren Blatt von 12, oder irgendwo. Der Angreifer beginnt. Wer über eine Rückzugskante zieht, hat sich zurückgezogen. Siegpunkte zählen nicht.',
    },
  },
  {
    id: 'DA-CAMP-7',
    line: {
      en: 'After a battle a mech takes damage for the clicks that its figure lost, half its points for all of the dial, in packets of 5 by the front table; clicks from the rear go through rear armour. A living mech keeps 1 structure where it needs it to fight. Each location that lost structure is checked once for critical hits; nothing explodes.',
      de: 'Nach einer Schlacht nimmt ein Mech Schaden für die verlorenen Klicks seiner Figur, die Hälfte seiner Punkte für die ganze Scheibe, in Paketen zu 5 nach der Tabelle für vorn; Klicks von hinten gehen durch die Rückenpanzerung. Ein lebender Mech behält 1 Struktur, wo er sie zum Kämpfen braucht. Jede Zone, die Struktur verlor, wird einmal auf kritische Treffer geprüft; nichts explodiert.',
    },
  },
  {
    id: 'DA-CAMP-8',
    line: {
      en: 'Figures that are left come back fit. Wrecks and the eliminated are unfit with three engine hits; they are destroyed if a critical hit did it or with 3 clicks more than it took; the pilot takes a hit, and dies on a 1. The pilot of a captive is captured if the captor’s side holds the field. A ballistic attack spends a shot of each weapon of its group.',
      de: 'Übrige Figuren kommen einsatzbereit zurück. Wracks und Ausgeschaltete sind untauglich mit drei Reaktortreffern; zerstört sind sie durch einen kritischen Treffer oder mit 3 Klicks mehr als nötig; der Pilot nimmt einen Treffer und stirbt bei einer 1. Der Pilot eines Gefangenen ist gefangen, wenn die Seite des Wächters das Feld behält. Ein ballistischer Angriff verbraucht einen Schuss jeder Waffe seiner Gruppe.',
    },
  },
  {
    id: 'DA-CAMP-9',
    line: {
      en: 'The conversion is held by four mechs with a pilot of gunnery 4: Locust LCT-1V, Hunchback HBK-4G, Catapult CPLT-C1 and Atlas AS7-D are figures of 36, 87, 117 and 158 points.',
      de: 'Vier Mechs mit Schießwert 4 halten die Umrechnung fest: Locust LCT-1V, Hunchback HBK-4G, Catapult CPLT-C1 und Atlas AS7-D sind Figuren zu 36, 87, 117 und 158 Punkten.',
    },
  },
];

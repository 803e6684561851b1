/** Rulebook: BT, the built-in BattleTech engine. */
import { rule, type Chapter } from './entry';

export const battletech: Chapter = {
  id: 'battletech',
  title: { en: 'The built-in BattleTech engine', de: 'Die eingebaute BattleTech-Engine' },
  intro: {
    en: [
      'It plays a battle on the server, by the players’ own orders or by bots, without any other program.',
    ],
    de: [
      'Sie spielt ein Gefecht auf dem Server, nach Befehlen der Spieler oder durch Bots, ohne ein anderes Programm.',
    ],
  },
  entries: [
    rule('BT-1', 'both', {
      en: {
        title: 'Rule level quickstart',
        line: 'The quick-start rules, all of them and nothing else.',
        text: [
          'At `quickstart` a battle follows the quick-start rules: turn sequence, movement and attack declaration in alternation, walking and running, facing, stacking, clear terrain and woods, line of sight with the defender’s choice on an edge, arcs, hit locations, transfer of damage, ammunition, destruction, withdrawal by leaving the map, and the training scenario of HBK-4G against ENF-4R.',
          'The base to-hit number is 4. The attacker adds 0 standing, 1 walking, 2 running. A target that moved 0–2 hexes adds 0, 3–4 hexes 1, 5–6 hexes 2, 7–9 hexes 3, 10 or more 4. Light woods cost 2 MP to enter, heavy woods 3.',
        ],
        rulings: [
          'A campaign’s battle of two sides with at most four undamaged mechs of bundled designs each can be fought in this way, on one sheet: the defender sets up in the north or in the south, the enemy opposite.',
          'A unit leaves only over edges that are open to its side, and has withdrawn then. A location without armour is gone in the campaign too, and an arm with its torso. What these rules do not know comes back as it went: rear armour, structure, parts, pilots, buildings, mines. Who loses the head has ejected and is safe.',
        ],
      },
      de: {
        title: 'Regelstufe Schnellstart',
        line: 'Die Schnellstartregeln, alle und sonst nichts.',
        text: [
          'Auf `quickstart` folgt ein Gefecht den Schnellstartregeln: Zugfolge, Bewegung und Angriffsansage im Wechsel, Gehen und Rennen, Ausrichtung, Stapeln, offenes Gelände und Wald, Sichtlinie mit Wahl des Verteidigers auf einer Kante, Feuerwinkel, Trefferzonen, Schadensübertrag, Munition, Zerstörung, Rückzug durch Verlassen der Karte und das Trainingsszenario HBK-4G gegen ENF-4R.',
          'Der Grundwert zum Treffen ist 4. Der Angreifer addiert 0 im Stand, 1 im Gehen, 2 im Rennen. Ein Ziel, das sich 0–2 Felder bewegt hat, addiert 0, 3–4 Felder 1, 5–6 Felder 2, 7–9 Felder 3, 10 oder mehr 4. Lichter Wald kostet 2 BP zu betreten, dichter 3.',
        ],
        rulings: [
          'So lässt sich ein Gefecht einer Kampagne austragen, das zwei Seiten mit je höchstens vier unbeschädigten Mechs mitgelieferter Entwürfe hat, auf einem Kartenblatt: Der Verteidiger stellt sich im Norden oder im Süden auf, der Gegner gegenüber.',
          'Eine Einheit verlässt das Spielfeld nur über Kanten, die ihrer Seite offenstehen, und ist dann abgezogen. Eine Zone ohne Panzerung ist auch in der Kampagne verloren, ein Arm mit seinem Torso. Was diese Regeln nicht kennen, kommt zurück, wie es ging: Rückenpanzerung, Struktur, Teile, Piloten, Gebäude, Minen. Wer den Kopf verliert, ist ausgestiegen und in Sicherheit.',
        ],
      },
    }),
    rule('BT-2', 'project', {
      en: {
        title: 'Rule level standard',
        line: 'The default in a campaign: the standard BattleTech rules for mechs on top of BT-1.',
        text: [
          '`standard` adds the standard rules: gunnery as base to-hit number; internal structure and critical hits with all their effects; heat with shutdown and ammunition checks; jumping; piloting rolls, falls, prone mechs; punches, kicks, pushes, charges, death from above; minimum ranges and cluster hits; partial cover, elevation, water, rough ground, rubble, buildings with CP; torso twist and hit tables for front, side and rear; head hits and consciousness; ejection; conventional minefields.',
          'The three support units (BLD-7) follow the standard rules for combat vehicles and infantry, as far as they can meet here.',
        ],
        rulings: [
          'Where readings of the rules differ, what MegaMek does without options counts. Critical hits are rolled for in a location that the same hit destroys, too. With a side torso a quad loses its front leg. Pilots eject by themselves when something explodes in a location without CASE, and are safe.',
          'A mech is beyond salvage only if an explosion within it destroyed its centre torso. C3 units of one side form their networks by the order of the setup.',
        ],
      },
      de: {
        title: 'Regelstufe Standard',
        line: 'In einer Kampagne üblich: die normalen BattleTech-Regeln für Mechs, auf BT-1 aufbauend.',
        text: [
          '`standard` fügt die normalen Regeln hinzu: Gunnerywert als Grundwert; interne Struktur und kritische Treffer mit allen Folgen; Hitze mit Abschalten und Munitionswürfen; Springen; Pilotenwürfe, Stürze, liegende Mechs; Schläge, Tritte, Schieben, Rammen, Todessprung; Mindestreichweiten und Streutreffer; Teildeckung, Höhen, Wasser, unebenes Gelände, Trümmer, Gebäude mit CP; Torsodrehung und Treffertabellen für vorn, Seite und hinten; Kopftreffer und Bewusstsein; Aussteigen; gewöhnliche Minenfelder.',
          'Die drei Unterstützungseinheiten (BLD-7) folgen den normalen Regeln für Kampffahrzeuge und Infanterie, soweit sie sich hier begegnen können.',
        ],
        rulings: [
          'Wo Lesarten der Regeln auseinandergehen, gilt, was MegaMek ohne Optionen tut. Auf kritische Treffer wird auch in einer Zone gewürfelt, die derselbe Treffer zerstört. Mit einem Seitentorso verliert ein Vierbeiner sein Vorderbein. Piloten steigen von selbst aus, wenn in einer Zone ohne CASE etwas explodiert, und sind in Sicherheit.',
          'Unrettbar zerstört ist ein Mech nur, wenn eine Explosion in ihm die Torsomitte zerstört hat. C3-Geräte einer Seite bilden ihre Netze nach der Folge der Aufstellung.',
        ],
      },
    }),
    rule('BT-3', 'project', {
      en: {
        title: 'Equipment',
        line: 'All catalogued equipment has its effect or is listed as having none.',
        text: [
          'All equipment of the catalogue has its effect in this engine, or is listed as having none. A design with unknown equipment is refused when the battle is set up, with the item named, and the battle goes to another engine.',
        ],
      },
      de: {
        title: 'Ausrüstung',
        line: 'Alle Ausrüstung des Katalogs wirkt oder ist als wirkungslos aufgeführt.',
        text: [
          'Alle Ausrüstung des Katalogs hat in dieser Engine ihre Wirkung oder ist als wirkungslos aufgeführt. Ein Modell mit unbekannter Ausrüstung wird beim Aufbau abgelehnt, das Teil wird genannt, und das Gefecht geht an eine andere Engine.',
        ],
      },
    }),
    rule('BT-4', 'project', {
      en: {
        title: 'Repeatable',
        line: 'The same setup, seed and orders give the same battle everywhere.',
        text: [
          'A battle follows from its setup, its seed and the orders alone: the same three give the same battle, byte for byte, on any machine.',
        ],
      },
      de: {
        title: 'Wiederholbar',
        line: 'Gleiche Aufstellung, gleicher Startwert und gleiche Befehle geben überall dasselbe Gefecht.',
        text: [
          'Ein Gefecht folgt allein aus Aufstellung, Startwert und Befehlen: Dieselben drei geben auf jedem Rechner dasselbe Gefecht, Byte für Byte.',
        ],
      },
    }),
    rule('BT-5', 'project', {
      en: {
        title: 'Orders in battle',
        line: 'The engine says what may be done now, with costs and to-hit numbers; players do it.',
        text: [
          'The engine tells what may be done now: legal moves with cost and modifiers, legal targets with the to-hit number and how it comes about. Fire is declared in alternation and takes effect together.',
        ],
      },
      de: {
        title: 'Befehle im Gefecht',
        line: 'Die Engine sagt, was jetzt erlaubt ist, mit Kosten und Trefferzahlen; die Spieler tun es.',
        text: [
          'Die Engine sagt, was jetzt erlaubt ist: zulässige Bewegungen mit Kosten und Modifikatoren, zulässige Ziele mit der Trefferzahl und wie sie entsteht. Feuer wird im Wechsel angesagt und wirkt zusammen.',
        ],
      },
    }),
    rule('BT-6', 'project', {
      en: {
        title: 'Bots',
        line: 'A bot can play any side at any time: attack, hold, or withdraw when beaten.',
        text: [
          'A bot plays a side, or all, with a stance: attack, hold, withdraw when beaten. It plays legally and sensibly: it seeks its best range and cover, guards its rear, minds its heat, concentrates its fire and takes beaten units back. It needs at most 20 ms for a unit’s turn. Any side can be handed to it at any time.',
        ],
      },
      de: {
        title: 'Bots',
        line: 'Ein Bot kann jede Seite jederzeit spielen: angreifen, halten oder geschlagen abziehen.',
        text: [
          'Ein Bot spielt eine Seite oder alle, mit einer Haltung: angreifen, halten, geschlagen abziehen. Er spielt zulässig und vernünftig: Er sucht seine beste Reichweite und Deckung, schützt seinen Rücken, achtet auf seine Hitze, bündelt sein Feuer und nimmt geschlagene Einheiten zurück. Für den Zug einer Einheit braucht er höchstens 20 ms. Jede Seite lässt sich ihm jederzeit übergeben.',
        ],
      },
    }),
    rule('BT-7', 'project', {
      en: {
        title: 'Replays',
        line: 'A battle can be replayed turn by turn with every roll.',
        text: [
          'A battle can be replayed turn by turn. Every roll is shown with its purpose, the number that was needed, and its result.',
        ],
      },
      de: {
        title: 'Wiedergabe',
        line: 'Ein Gefecht lässt sich Zug um Zug mit jedem Wurf wiedergeben.',
        text: [
          'Ein Gefecht lässt sich Zug um Zug wiedergeben. Jeder Wurf zeigt seinen Zweck, die nötige Zahl und das Ergebnis.',
        ],
      },
    }),
    rule('BT-8', 'project', {
      en: {
        title: 'Boards',
        line: 'The project draws its own map sheets; a game master may import MegaMek’s boards.',
        text: [
          'A battle is fought on sheets of 16 × 17 hexes that the project draws from a seed: open, woods, hills, mountains, urban, badlands; no two alike, sound and fair.',
          'A game master can import MegaMek’s board files as they import designs. They are seen in their campaigns only, and refused by file and line.',
        ],
      },
      de: {
        title: 'Kartenblätter',
        line: 'Das Projekt zeichnet eigene Kartenblätter; eine Spielleitung kann die von MegaMek importieren.',
        text: [
          'Ein Gefecht wird auf Blättern von 16 × 17 Feldern ausgetragen, die das Projekt aus einem Startwert zeichnet: offen, Wald, Hügel, Gebirge, Stadt, Ödland; keine zwei gleich, stimmig und gerecht.',
          'Eine Spielleitung kann MegaMeks Kartendateien importieren wie Entwürfe. Sie sind nur in ihren Kampagnen zu sehen und werden nach Datei und Zeile abgelehnt.',
        ],
      },
    }),
    rule('BT-9', 'project', {
      en: {
        title: 'Probe',
        line: 'A calculator for positions: who sees whom, what hits, where a unit can go.',
        text: [
          'Whoever gives a position (board, units, questions) gets answers by the standard rules: line of sight with its terms, to-hit numbers with breakdown and odds or all reasons against, physical attacks, and the hexes that a unit reaches with their MP.',
        ],
      },
      de: {
        title: 'Probe',
        line: 'Ein Rechner für Stellungen: wer wen sieht, was trifft, wohin eine Einheit kommt.',
        text: [
          'Wer eine Stellung nennt (Karte, Einheiten, Fragen), bekommt Antworten nach den normalen Regeln: Sichtlinie mit ihren Posten, Trefferzahlen mit Aufschlüsselung und Wahrscheinlichkeit oder allen Hinderungsgründen, Nahkampfangriffe und die Felder, die eine Einheit erreicht, mit ihren BP.',
        ],
      },
    }),
  ],
};

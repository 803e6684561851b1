/**
 * The words of the text that goes with MegaMek's files (MM-1), in both languages: how to host or join, both
 * routes, and the way back.
 */
import type { Language } from '../../../kernel';
import { type Direction, directionName } from '../../../rules';

export interface HowToFacts {
  readonly campaign: string;
  readonly hex: string;
  readonly round: number;
  readonly version: string;
  readonly lists: readonly { readonly file: string; readonly side: string; readonly forces: string }[];
  readonly scenario: string;
  readonly mechFiles: readonly string[];
}

export interface StartFacts {
  /** The campaign's, and what MegaMek calls its design where that is another. */
  readonly name: string;
  readonly pilot: string;
  readonly direction: Direction | null;
  readonly outer: boolean;
  readonly corners: string;
  readonly shutDown: boolean;
}

export interface LobbyFacts {
  /** Whether every unit has its own strip. */
  readonly rectangles: boolean;
  /** Whether there are teams enough. */
  readonly teams: boolean;
}

export interface HowToWords {
  readonly title: (facts: HowToFacts) => string;
  readonly contents: (facts: HowToFacts) => readonly string[];
  readonly designs: readonly string[];
  readonly lobby: (facts: HowToFacts, lobby: LobbyFacts) => readonly string[];
  /** `leftOut`: units with hits that the scenario does not have. */
  readonly scenario: (
    facts: HowToFacts,
    leftOut: readonly { readonly name: string; readonly hits: number }[],
  ) => readonly string[];
  /** What stands above the sheets, row by row. */
  readonly maps: readonly string[];
  readonly starts: readonly string[];
  readonly start: (facts: StartFacts) => string;
  readonly buildings: readonly string[];
  readonly building: (name: string, hex: string | null, cp: number, indestructible: boolean) => string;
  readonly mines: (own: readonly { readonly side: string; readonly mines: number }[]) => readonly string[];
  readonly leaving: (side: string, edges: readonly string[]) => string;
  /** What stands above the edges. */
  readonly leaves: readonly string[];
  /** `asksEverybody`: whether MegaMek asks for a record whoever has nothing left, too. */
  readonly back: (asksEverybody: boolean) => readonly string[];
  readonly nobody: string;
}

const en: HowToWords = {
  title: ({ campaign, hex, round }) => `${campaign}: battle in hex ${hex}, round ${round}`,
  contents: ({ version, lists, scenario, mechFiles }) => [
    `THIS ARCHIVE (names of MegaMek ${version})`,
    ...lists.map(({ file, side, forces }) => `  ${file} - force list of side ${side}: ${forces}`),
    `  ${scenario} - the whole battle as a scenario`,
    ...mechFiles.map((file) => `  ${file} - a design that MegaMek does not know`),
    'All players use the same release of MegaMek. The game master sets in the campaign which release these files are for.',
  ],
  designs: [
    'NEW DESIGNS FIRST',
    'Everybody copies the .mtf files into the folder data/mekfiles of their MegaMek (older releases: data/mechfiles) and starts it anew.',
    'Otherwise MegaMek leaves those mechs out of the force lists, and does not open the scenario.',
  ],
  lobby: ({ lists }, { rectangles, teams }) => [
    'ROUTE 1: FORCE LISTS (recommended: exact damage, starts by unit, secret mines)',
    '  1. One player hosts: "Host a New Game". The others join: "Connect to a Game" with their address and port.',
    '  2. The host sets the map: 5 by 5 sheets of 16 by 17 hexes, laid as below (MAP SHEETS).',
    ...lists.map(
      ({ file, side }, index) =>
        `  ${index + 3}. The player of side ${side} loads ${file} ("Load Force List" or "Load Units") and chooses ${teams ? `team ${index + 1}` : '"No Team"'}.`,
    ),
    `  ${lists.length + 3}. Everybody sets their mines (below), if they have any, and presses "Done".`,
    rectangles
      ? '  Every unit brings its start with it; leave its deployment zone as it is.'
      : '  Every unit brings the edge of its start with it. MegaMek lets the strip run on to both ends of the map: stay within the hexes below.',
    '  Sides with several players: one of them plays all units of the side, or hands units over in the lobby.',
  ],
  scenario: ({ scenario }, leftOut) => [
    'ROUTE 2: SCENARIO (quick to open, starts only roughly)',
    `  1. The host copies ${scenario} into data/scenarios of their MegaMek, chooses "Host a Scenario" and accepts the options and conditions that it shows.`,
    '  2. MegaMek lists the sides: "Me" for the host\'s own, "Other Human" for the others. They host under the letter of their side.',
    '  3. The others connect under the letter of their side as the player name (A, B, ...); under any other name they have no units.',
    '  4. MegaMek knows only one edge of the whole map for a side here. Where it lets you, start within the hexes below.',
    '  5. If it cannot find a map sheet, replace the line that begins with Maps= by Maps=RANDOM.',
    ...(leftOut.length === 0
      ? []
      : [
          '  6. Hits on engines that burn fuel are left out of the scenario: MegaMek would roll for an explosion on loading. Play by route 1, whose',
          '     lists have them, or enter them by hand ("Edit Damage") before the first turn:',
          ...leftOut.map(({ name, hits }) => `     ${name}: engine hits: ${hits}`),
        ]),
  ],
  maps: [
    'MAP SHEETS',
    'Rows from north to south, in each from west to east; "rotate:" is a sheet that is turned by half a circle. By route 2 they lie so already.',
  ],
  starts: [
    'STARTS',
    'Hexes are column and row, both of two digits, counted over the whole map from its north-west corner; the middle sheet is 3335-4851.',
  ],
  start: ({ name, pilot, direction, outer, corners, shutDown }) =>
    `  ${name} (${pilot}): ${direction === null ? 'anywhere' : `${direction}, ${outer ? 'one sheet further out' : 'middle sheet'}, hexes ${corners}`}${
      shutDown ? '; stands shut down: it neither moves nor fires' : ''
    }`,
  buildings: [
    'BUILDINGS',
    'Neither route can place a building: take these hexes as holding one, and note what it loses.',
  ],
  building: (name, hex, cp, indestructible) =>
    `  ${name}${hex === null ? '' : ` in hex ${hex}`}: ${indestructible ? 'cannot be destroyed' : `${cp} CP`}`,
  mines: (own) => [
    'MINES',
    ...own.map(({ side, mines }) => `  Side ${side} may lay ${mines}.`),
    'How many the other side may lay is its secret. By route 1 the host switches on the game option for minefields, and each player sets their own number of conventional ones in their player settings.',
    "By route 2 the file of the host counts, and a player's file knows only their own mines: let the game master host, or use route 1.",
  ],
  leaves: [
    'WITHDRAWAL ("Flee" at an edge of the whole map, and only over these)',
    'NE and SE are the northern and the southern half of the east side, NW and SW those of the west side.',
  ],
  leaving: (side, edges) => `  Side ${side}: ${edges.length === 0 ? 'over none' : edges.join(', ')}`,
  back: (asksEverybody) => [
    'AFTERWARDS',
    '  1. End the game: one side types /victory, the others answer /defeat (bots do so by themselves), and the turn runs out.',
    ...(asksEverybody
      ? [
          '     MegaMek then asks everybody, also who has lost everything or only watches bots, whether to save a record of all units.',
          '     (If it does not: that can be switched off in its client settings; and the very first 0.50 asks only of whom something is left.)',
        ]
      : [
          '     MegaMek then asks everybody of whom something is left whether to save a record of all units.',
          '     Who only watches bots is not asked: somebody must play a unit that lasts to the end, or take MegaMek 0.50.02 or later,',
          '     which asks everybody. Without a record, report the battle on the worksheet of the campaign.',
        ]),
    "  2. Say yes. It proposes your player's name with the ending .mul, in the folder of MegaMek: that file is the record. It begins with <record.",
    '     (A force list begins with <unit and is not enough; logs/salvage.mul holds wrecks only.)',
    '  3. Hand the record in at the battle in the campaign. One record of any player will do, one of each side is better.',
    '     That of somebody who only watched shows no side: the game master hands it in.',
    '  4. The campaign asks for what MegaMek does not write down: who held the field, over which edge each withdrawn unit left, mines, buildings.',
    'Do not change names or ids: units and pilots are known again by their ids.',
  ],
  nobody: 'no pilot; MegaMek seats a placeholder, leave it alone',
};

const de: HowToWords = {
  title: ({ campaign, hex, round }) => `${campaign}: Gefecht in ${hex}, Runde ${round}`,
  contents: ({ version, lists, scenario, mechFiles }) => [
    `DIESES ARCHIV (Namen von MegaMek ${version})`,
    ...lists.map(({ file, side, forces }) => `  ${file} - Einheitenliste der Seite ${side}: ${forces}`),
    `  ${scenario} - das ganze Gefecht als Szenario`,
    ...mechFiles.map((file) => `  ${file} - ein Modell, das MegaMek nicht kennt`),
    'Alle spielen mit derselben Version von MegaMek. Für welche diese Dateien sind, stellt die Spielleitung in der Kampagne ein.',
  ],
  designs: [
    'ZUERST DIE NEUEN ENTWÜRFE',
    'Alle kopieren die .mtf-Dateien in den Ordner data/mekfiles ihres MegaMek (ältere Versionen: data/mechfiles) und starten es neu.',
    'Sonst lässt MegaMek diese Mechs aus den Einheitenlisten weg und öffnet das Szenario nicht.',
  ],
  lobby: ({ lists }, { rectangles, teams }) => [
    'WEG 1: EINHEITENLISTEN (empfohlen: genauer Schaden, Startplatz je Einheit, geheime Minen)',
    '  1. Einer eröffnet: "Host a New Game". Die anderen verbinden sich: "Connect to a Game" mit seiner Adresse und seinem Port.',
    '  2. Der Gastgeber stellt die Karte ein: 5 mal 5 Kartenblätter mit 16 mal 17 Feldern, gelegt wie unten (KARTENBLÄTTER).',
    ...lists.map(
      ({ file, side }, index) =>
        `  ${index + 3}. Wer die Seite ${side} spielt, lädt ${file} ("Load Force List" oder "Load Units") und wählt ${teams ? `Team ${index + 1}` : '"No Team"'}.`,
    ),
    `  ${lists.length + 3}. Jeder stellt seine Minen ein (unten), wenn er welche hat, und drückt "Done".`,
    rectangles
      ? '  Jede Einheit bringt ihren Startplatz mit; lasst ihre Aufstellungszone, wie sie ist.'
      : '  Jede Einheit bringt den Rand ihres Startplatzes mit. MegaMek lässt den Streifen bis zu beiden Enden der Karte laufen: bleibt in den Feldern unten.',
    '  Seiten mit mehreren Spielern: einer führt alle Einheiten der Seite, oder er übergibt Einheiten in der Lobby.',
  ],
  scenario: ({ scenario }, leftOut) => [
    'WEG 2: SZENARIO (schnell geöffnet, Startplätze nur ungefähr)',
    `  1. Der Gastgeber kopiert ${scenario} nach data/scenarios seines MegaMek, wählt "Host a Scenario" und nimmt die Optionen und Bedingungen an, die es zeigt.`,
    '  2. MegaMek zählt die Seiten auf: "Me" für die des Gastgebers, "Other Human" für die anderen. Er eröffnet unter dem Buchstaben seiner Seite.',
    '  3. Die anderen verbinden sich mit dem Buchstaben ihrer Seite als Spielernamen (A, B, ...); unter jedem anderen Namen haben sie keine Einheiten.',
    '  4. MegaMek kennt hier für eine Seite nur einen Rand der ganzen Karte. Wo es euch lässt, startet in den Feldern unten.',
    '  5. Findet es ein Kartenblatt nicht, ersetzt die Zeile, die mit Maps= beginnt, durch Maps=RANDOM.',
    ...(leftOut.length === 0
      ? []
      : [
          '  6. Treffer an Motoren, die Treibstoff verbrennen, fehlen im Szenario: MegaMek würde beim Laden auf eine Explosion würfeln. Spielt auf',
          '     Weg 1, dessen Listen sie haben, oder tragt sie vor der ersten Runde von Hand ein ("Edit Damage"):',
          ...leftOut.map(({ name, hits }) => `     ${name}: Motortreffer: ${hits}`),
        ]),
  ],
  maps: [
    'KARTENBLÄTTER',
    'Reihen von Norden nach Süden, in jeder von Westen nach Osten; "rotate:" ist ein um den halben Kreis gedrehtes Blatt. Auf Weg 2 liegen sie schon so.',
  ],
  starts: [
    'STARTPLÄTZE',
    'Felder sind Spalte und Zeile mit je zwei Ziffern, über die ganze Karte von ihrer Nordwestecke an gezählt; das mittlere Blatt ist 3335-4851.',
  ],
  start: ({ name, pilot, direction, outer, corners, shutDown }) =>
    `  ${name} (${pilot}): ${
      direction === null
        ? 'beliebig'
        : `${directionName(direction, 'de')}, ${outer ? 'ein Blatt weiter außen' : 'mittleres Blatt'}, Felder ${corners}`
    }${shutDown ? '; steht abgeschaltet: er zieht und feuert nicht' : ''}`,
  buildings: [
    'GEBÄUDE',
    'Kein Weg kann ein Gebäude aufstellen: nehmt an, dass in diesen Feldern eines steht, und notiert, was es verliert.',
  ],
  building: (name, hex, cp, indestructible) =>
    `  ${name}${hex === null ? '' : ` im Feld ${hex}`}: ${indestructible ? 'unzerstörbar' : `${cp} CP`}`,
  mines: (own) => [
    'MINEN',
    ...own.map(({ side, mines }) => `  Seite ${side} darf ${mines} legen.`),
    'Wie viele die andere Seite legen darf, ist ihr Geheimnis. Auf Weg 1 schaltet der Gastgeber die Spieloption für Minenfelder ein, und jeder stellt seine Zahl konventioneller in seinen Spielereinstellungen ein.',
    'Auf Weg 2 zählt die Datei des Gastgebers, und die eines Spielers kennt nur seine eigenen Minen: lasst die Spielleitung eröffnen, oder nehmt Weg 1.',
  ],
  leaves: [
    'RÜCKZUG ("Flee" an einem Rand der ganzen Karte, und nur über diese)',
    'NO und SO sind die nördliche und die südliche Hälfte der Ostseite, NW und SW die der Westseite.',
  ],
  leaving: (side, edges) => `  Seite ${side}: ${edges.length === 0 ? 'über keinen' : edges.join(', ')}`,
  back: (asksEverybody) => [
    'DANACH',
    '  1. Das Spiel beenden: eine Seite tippt /victory, die anderen antworten mit /defeat (Bots von selbst), und der Zug läuft aus.',
    ...(asksEverybody
      ? [
          '     MegaMek fragt dann jeden, auch wer alles verloren hat oder nur Bots zusieht, ob es einen Bericht über alle Einheiten speichern',
          '     soll (englisch "record"). (Fragt es nicht: Das lässt sich in seinen Client-Einstellungen abschalten; und die allererste 0.50 fragt',
          '     nur, von wem etwas übrig ist.)',
        ]
      : [
          '     MegaMek fragt dann jeden, von dem etwas übrig ist, ob es einen Bericht über alle Einheiten speichern soll (englisch "record").',
          '     Wer nur Bots zusieht, wird nicht gefragt: Jemand muss eine Einheit führen, die bis zum Ende bleibt, oder nehmt MegaMek ab 0.50.02,',
          '     das alle fragt. Ohne Bericht meldet ihr das Gefecht mit den Bögen der Kampagne.',
        ]),
    '  2. Ja sagen. Es schlägt den Namen des Spielers mit der Endung .mul vor, im Ordner von MegaMek: diese Datei ist der Bericht. Sie beginnt mit <record.',
    '     (Eine Einheitenliste beginnt mit <unit und genügt nicht; in logs/salvage.mul stehen nur Wracks.)',
    '  3. Den Bericht beim Gefecht in der Kampagne abgeben. Einer genügt, gleich von wem; einer von jeder Seite ist besser.',
    '     Der von jemandem, der nur zugesehen hat, zeigt keine Seite: Ihn gibt die Spielleitung ab.',
    '  4. Die Kampagne fragt nach, was MegaMek nicht festhält: wer das Feld behauptet hat, über welchen Rand jede abgezogene Einheit ging, Minen, Gebäude.',
    'Ändert keine Namen und Kennungen: Einheiten und Piloten werden an ihren Kennungen wiedererkannt.',
  ],
  nobody: 'ohne Pilot; MegaMek setzt einen Platzhalter hinein, lasst ihn in Ruhe',
};

export const HOW_TO: Readonly<Record<Language, HowToWords>> = { en, de };

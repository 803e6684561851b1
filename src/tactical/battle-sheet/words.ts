/** The words of a battle sheet (TBL) in English and German. */
import type { Language } from '../../kernel';
import { type Direction, directionName, terrainName } from '../../rules';
import type { SetupUnit } from '../contract';

/**
 * Rules that hold for some units: `anywhere` BLD-GUER, `shutDown` CMB-6, `empty` PREP-6, `hired` BLD-MERC,
 * `support` CMB-7.
 */
export type UnitRule = 'anywhere' | 'shutDown' | 'empty' | 'hired' | 'support';

export interface BattleSheetWords {
  readonly title: (hex: string) => string;
  readonly round: (round: number) => string;
  readonly page: (page: number, pages: number) => string;
  readonly setup: string;
  readonly noLimit: string;
  readonly limit: (turns: number) => string;
  readonly terrain: (terrain: string) => string;
  readonly sheetKinds: Readonly<Record<string, string>>;
  readonly rotated: string;
  readonly direction: (direction: Direction) => string;
  readonly closed: string;
  readonly behind: (hex: string) => string;
  readonly inForce: string;
  readonly edges: string;
  readonly mines: (bySide: string) => string;
  readonly ofUnits: Readonly<Record<UnitRule, string>>;
  readonly building: (name: string, cp: number, cpMax: number) => string;
  readonly place: (place: string) => string;
  readonly noPlace: string;
  readonly indestructible: string;
  readonly nothingSpecial: string;
  readonly strips: string;
  readonly mark: string;
  readonly side: string;
  readonly role: Readonly<Record<SetupUnit['role'], string>>;
  readonly ring: Readonly<Record<'middle' | 'outer' | 'anywhere', string>>;
  readonly columns: {
    readonly unit: string;
    readonly design: string;
    readonly force: string;
    readonly start: string;
    readonly rules: string;
    readonly pilot: string;
    readonly skills: string;
  };
  readonly nobody: string;
}

const EN: BattleSheetWords = {
  title: (hex) => `Battle in ${hex}`,
  round: (round) => `Round ${round}`,
  page: (page, pages) => `Page ${page}/${pages}`,
  setup: 'Setup',
  noLimit: 'no turn limit',
  limit: (turns) => `at most ${turns} ${turns === 1 ? 'turn' : 'turns'}`,
  terrain: (terrain) => terrainName(terrain, 'en'),
  sheetKinds: {
    clear: 'clear',
    woods: 'woods',
    hills: 'hills',
    mountains: 'mountains',
    urban: 'urban',
    lake: 'lake',
  },
  rotated: 'turned',
  direction: (direction) => directionName(direction, 'en'),
  closed: 'closed',
  behind: (hex) => `to ${hex}`,
  inForce: 'In force',
  edges: 'Who leaves over an edge goes to the hex behind it; nobody leaves over a closed one.',
  mines: (bySide) => `Minefields that a side may lay: ${bySide}.`,
  ofUnits: {
    anywhere: 'Deploys anywhere.',
    shutDown: 'Stands shut down, cannot withdraw.',
    empty: 'Nobody sits in it.',
    hired: 'Hired.',
    support: 'Holds no field.',
  },
  building: (name, cp, cpMax) => `${name}: ${cp} of ${cpMax} CP`,
  place: (place) => `in hex ${place} of the middle sheet`,
  noPlace: 'where the players put it',
  indestructible: 'indestructible',
  nothingSpecial: 'No special rules.',
  strips: 'Grey: where units start, by side.',
  mark: 'Black: the building.',
  side: 'Side',
  role: { attacker: 'attacks', defender: 'defends' },
  ring: { middle: 'middle sheet', outer: 'one sheet out', anywhere: 'anywhere' },
  columns: {
    unit: 'Unit',
    design: 'Design',
    force: 'Force',
    start: 'Start',
    rules: 'Rules',
    pilot: 'Pilot',
    skills: 'Skills',
  },
  nobody: 'nobody',
};

const DE: BattleSheetWords = {
  title: (hex) => `Gefecht in ${hex}`,
  round: (round) => `Runde ${round}`,
  page: (page, pages) => `Seite ${page}/${pages}`,
  setup: 'Aufstellung',
  noLimit: 'keine Zuggrenze',
  limit: (turns) => `höchstens ${turns} ${turns === 1 ? 'Zug' : 'Züge'}`,
  terrain: (terrain) => terrainName(terrain, 'de'),
  sheetKinds: {
    clear: 'offen',
    woods: 'Wald',
    hills: 'Hügel',
    mountains: 'Gebirge',
    urban: 'Stadt',
    lake: 'See',
  },
  rotated: 'gedreht',
  direction: (direction) => directionName(direction, 'de'),
  closed: 'gesperrt',
  behind: (hex) => `nach ${hex}`,
  inForce: 'Es gilt',
  edges:
    'Wer das Feld über einen Rand verlässt, kommt in das Planetenfeld dahinter; über gesperrte Ränder geht es nicht hinaus.',
  mines: (bySide) => `Minenfelder, die eine Seite legen darf: ${bySide}.`,
  ofUnits: {
    anywhere: 'Stellt sich überall auf.',
    shutDown: 'Steht abgeschaltet, kann nicht weichen.',
    empty: 'Niemand sitzt darin.',
    hired: 'Angeheuert.',
    support: 'Hält kein Feld.',
  },
  building: (name, cp, cpMax) => `${name}: ${cp} von ${cpMax} CP`,
  place: (place) => `in Feld ${place} der mittleren Karte`,
  noPlace: 'wo die Spieler es hinstellen',
  indestructible: 'unzerstörbar',
  nothingSpecial: 'Keine Sonderregeln.',
  strips: 'Grau: wo Einheiten beginnen, nach Seiten.',
  mark: 'Schwarz: das Gebäude.',
  side: 'Seite',
  role: { attacker: 'greift an', defender: 'verteidigt' },
  ring: { middle: 'mittlere Karte', outer: 'eine Karte weiter', anywhere: 'überall' },
  columns: {
    unit: 'Einheit',
    design: 'Modell',
    force: 'Truppe',
    start: 'Beginn',
    rules: 'Regeln',
    pilot: 'Pilot',
    skills: 'Werte',
  },
  nobody: 'niemand',
};

export const battleSheetWords = (language: Language): BattleSheetWords => (language === 'de' ? DE : EN);

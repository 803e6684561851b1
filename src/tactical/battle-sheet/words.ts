/** The words of a battle sheet (TBL) in English and German. */
import type { Direction } from '../../rules/model/map';
import type { SetupUnit } from '../contract';

export type BattleSheetLanguage = 'en' | 'de';

export interface BattleSheetWords {
  readonly title: (hex: string) => string;
  readonly round: (round: number) => string;
  readonly page: (page: number, pages: number) => string;
  readonly setup: string;
  readonly noLimit: string;
  readonly limit: (turns: number) => string;
  readonly terrain: Readonly<Record<string, string>>;
  readonly sheetKinds: Readonly<Record<string, string>>;
  readonly rotated: string;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly closed: string;
  readonly behind: (hex: string) => string;
  readonly inForce: string;
  readonly edges: string;
  readonly mines: (side: string, mines: number) => string;
  readonly anywhere: (names: string) => string;
  readonly shutDown: (names: string) => string;
  readonly empty: (names: string) => string;
  readonly hired: (names: string) => string;
  readonly support: (names: string) => string;
  readonly building: (name: string, cp: number, cpMax: number) => string;
  readonly place: (place: string) => string;
  readonly noPlace: string;
  readonly indestructible: string;
  readonly nothingSpecial: string;
  readonly strips: string;
  readonly side: string;
  readonly role: Readonly<Record<SetupUnit['role'], string>>;
  readonly ring: Readonly<Record<'middle' | 'outer' | 'anywhere', string>>;
  readonly columns: {
    readonly unit: string;
    readonly design: string;
    readonly force: string;
    readonly start: string;
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
  limit: (turns) => `at most ${turns} turns`,
  terrain: { clear: 'clear', woods: 'woods', hills: 'hills', mountains: 'mountains', urban: 'urban', 'deep-water': 'deep water' },
  sheetKinds: { clear: 'clear', woods: 'woods', hills: 'hills', mountains: 'mountains', urban: 'urban', lake: 'lake' },
  rotated: 'turned',
  directions: { N: 'N', NE: 'NE', SE: 'SE', S: 'S', SW: 'SW', NW: 'NW' },
  closed: 'closed',
  behind: (hex) => `to ${hex}`,
  inForce: 'In force',
  edges: 'Who leaves over an edge goes to the hex behind it; nobody leaves over a closed one.',
  mines: (side, mines) => `Side ${side} may lay ${mines} minefields.`,
  anywhere: (names) => `Deploys anywhere: ${names}.`,
  shutDown: (names) => `Stands shut down, cannot withdraw: ${names}.`,
  empty: (names) => `Nobody sits in: ${names}.`,
  hired: (names) => `Hired: ${names}.`,
  support: (names) => `Holds no field: ${names}.`,
  building: (name, cp, cpMax) => `${name}: ${cp} of ${cpMax} CP`,
  place: (place) => `in hex ${place} of the middle sheet`,
  noPlace: 'where the players put it',
  indestructible: 'indestructible',
  nothingSpecial: 'No special rules.',
  strips: 'Grey: where units start, by side.',
  side: 'Side',
  role: { attacker: 'attacks', defender: 'defends' },
  ring: { middle: 'middle sheet', outer: 'one sheet out', anywhere: 'anywhere' },
  columns: { unit: 'Unit', design: 'Design', force: 'Force', start: 'Start', pilot: 'Pilot', skills: 'Skills' },
  nobody: 'nobody',
};

const DE: BattleSheetWords = {
  title: (hex) => `Gefecht in ${hex}`,
  round: (round) => `Runde ${round}`,
  page: (page, pages) => `Seite ${page}/${pages}`,
  setup: 'Aufstellung',
  noLimit: 'keine Zuggrenze',
  limit: (turns) => `höchstens ${turns} Züge`,
  terrain: { clear: 'offen', woods: 'Wald', hills: 'Hügel', mountains: 'Gebirge', urban: 'Stadt', 'deep-water': 'tiefes Wasser' },
  sheetKinds: { clear: 'offen', woods: 'Wald', hills: 'Hügel', mountains: 'Gebirge', urban: 'Stadt', lake: 'See' },
  rotated: 'gedreht',
  directions: { N: 'N', NE: 'NO', SE: 'SO', S: 'S', SW: 'SW', NW: 'NW' },
  closed: 'gesperrt',
  behind: (hex) => `nach ${hex}`,
  inForce: 'Es gilt',
  edges: 'Wer das Feld über einen Rand verlässt, kommt in das Planetenfeld dahinter; über gesperrte Ränder geht es nicht hinaus.',
  mines: (side, mines) => `Seite ${side} darf ${mines} Minenfelder legen.`,
  anywhere: (names) => `Stellt sich überall auf: ${names}.`,
  shutDown: (names) => `Steht abgeschaltet, kann nicht weichen: ${names}.`,
  empty: (names) => `Niemand sitzt in: ${names}.`,
  hired: (names) => `Gemietet: ${names}.`,
  support: (names) => `Hält kein Feld: ${names}.`,
  building: (name, cp, cpMax) => `${name}: ${cp} von ${cpMax} CP`,
  place: (place) => `in Feld ${place} der mittleren Karte`,
  noPlace: 'wo die Spieler es hinstellen',
  indestructible: 'unzerstörbar',
  nothingSpecial: 'Keine Sonderregeln.',
  strips: 'Grau: wo Einheiten beginnen, nach Seiten.',
  side: 'Seite',
  role: { attacker: 'greift an', defender: 'verteidigt' },
  ring: { middle: 'mittlere Karte', outer: 'eine Karte weiter', anywhere: 'überall' },
  columns: { unit: 'Einheit', design: 'Modell', force: 'Streitmacht', start: 'Beginn', pilot: 'Pilot', skills: 'Werte' },
  nobody: 'niemand',
};

export const battleSheetWords = (language: BattleSheetLanguage): BattleSheetWords => (language === 'de' ? DE : EN);

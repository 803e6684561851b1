/**
 * From what the text of each problem may be made: an example of every fact, in its type. A new fact without
 * an example does not compile. The pages of problems show texts with them, and tests read every text with
 * them.
 */
import type { Facts, MechId, ProblemCode, ProblemParams } from '../../../kernel';
import type { Hex } from '../../../rules';

type Params = {
  [C in ProblemCode]: unknown extends ProblemParams[C] ? never : ProblemParams[C];
}[ProblemCode];
type NameIn<P> = P extends unknown ? keyof P & string : never;
type Name = NameIn<Params>;

/** The type of a name that fits all texts that have it. */
type Fitting<N extends Name> = (
  Params extends infer P ? (P extends { readonly [K in N]?: infer T } ? (value: T) => void : never) : never
) extends (value: infer V) => void
  ? V
  : never;

/** Names that are a number in one text and a word or a list in another: their examples stand by code. */
type Differing = {
  [N in Name]: [Fitting<N>] extends [never]
    ? N
    : Fitting<N> extends number
      ? Fitting<N> extends object
        ? N
        : never
      : never;
}[Name];
type CodeWith<N extends Name> = {
  [C in ProblemCode]: N & keyof ProblemParams[C] extends never ? never : C;
}[ProblemCode];

const BY_NAME: { readonly [N in Exclude<Name, Differing>]: Fitting<N> } = {
  account: 12.5,
  acts: 1,
  after: 14,
  allowance: 4,
  allowed: ['LT', 'RT'],
  armor: 'stealth',
  at: '2026-11-25T18:00:00.000Z',
  attribute: 'points',
  before: 9,
  board: 'grass-lands-1',
  boards: 512,
  budget: 6000,
  building: '06ebf1795fc751e58a373f6b',
  buildings: 12,
  bv: 6240,
  capacity: 12,
  chassis: 'Hunchback',
  choices: ['first', 'second'],
  columns: 70,
  cost: 15,
  count: 3,
  cp: 120,
  cpMax: 100,
  days: 30,
  design: 'hunchback-hbk-4g',
  designs: 5200,
  differs: ['armor', 'bv'],
  edge: 'N',
  element: 'location',
  enemies: ['0804' as Hex, '0805' as Hex],
  engine: 'megamek',
  engines: ['table', 'megamek'],
  entries: 240_000,
  example: 'jump-jet:0.5',
  expected: '1.2',
  faction: 'federated-suns',
  factions: 3,
  file: 'HBK-4G.mtf',
  first: 4,
  forces: 5,
  found: 5,
  from: '0704',
  given: 5,
  hex: '0805' as Hex,
  hexA: '0704',
  hexB: '0705',
  hexes: ['0704', '0805'],
  hits: 2,
  hours: 1,
  inAll: 100_000,
  inOne: 10_000,
  inSlots: 4,
  index: 3,
  item: 'medium-laser',
  items: ['jump-jet', 'improved-jump-jet'],
  jets: 5,
  jump: 4,
  key: 'mass',
  kind: 'reactive',
  known: 'planetary-1, planetary-2',
  least: 8,
  left: 2,
  length: 6,
  level: 'advanced',
  limit: 5000,
  line: 12,
  lines: 3,
  list: 'davion',
  location: 'LT',
  locations: ['LA', 'RA'],
  longest: 60,
  lost: 20,
  max: 20,
  message: 'unclosed tag',
  min: 1,
  most: 100,
  mostEntries: 200_000,
  name: 'Hunchback HBK-4G',
  names: 1000,
  nearest: 3,
  needed: 6,
  now: 'supply',
  one: 'masc',
  over: 240,
  part: 'hand',
  perTon: 5,
  phase: 'planning',
  pilots: 4,
  player: 'Anna',
  players: 4,
  points: 30,
  present: 'Hunchback',
  preset: 'federated-suns',
  quantity: 2,
  rank: 'veteran',
  rating: 200,
  revision: 3,
  room: 2,
  root: 'html',
  rows: 70,
  ruleset: 'planetary-3',
  run: 6,
  said: '10 Double',
  seat: 2,
  seats: 4,
  seconds: 30,
  served: 1,
  shots: 24,
  shown: 'damaged',
  sheet: 13,
  side: 'A',
  sides: 3,
  slot: 5,
  slots: 12,
  slotted: 12,
  spent: 6240,
  state: 'ready',
  status: 'dead',
  step: 5,
  structure: 'endo-steel',
  tables: 120,
  target: '0805',
  techBase: 'clan',
  there: 3,
  tons: 50,
  to: '2026-12-23T18:00:00.000Z',
  torso: 'LT',
  turns: 0,
  turret: 'turret-head',
  turn: 3,
  type: 'move',
  unit: 'pieces',
  units: 6,
  usable: 3,
  used: 13,
  walk: 4,
  weight: 51.5,
  weights: [0.5, 1, 2],
  what: 'artemis',
  with: '0704',
  within: 'entity',
  worksFrom: 'planetary-3',
  zone: 'Berlin',
};

const PILOT = { pilot: 'Ilse Brandt' };
const MECH = { mech: '09c00196697eb94907ede0bd' as MechId };
const MISSING = { missing: [{ item: 'lrm-20-ammo', units: 6 }] };

const BY_CODE: {
  readonly [C in CodeWith<Differing>]: Pick<ProblemParams[C], Differing & keyof ProblemParams[C]>;
} = {
  'battle/captured-without-captor': PILOT,
  'battle/pilot-healed': PILOT,
  'battle/pilot-missing': PILOT,
  'battle/pilot-survives-six-hits': PILOT,
  'construction/excluded': { other: 'supercharger' },
  'construction/figure': { value: 1.5 },
  'correction/in-open-battle': { mech: 'Hunchback HBK-4G' },
  'correction/pilot-in-two-mechs': { ...PILOT, mech: 'Hunchback HBK-4G' },
  'correction/pilot-not-available': PILOT,
  'correction/pilot-of-another-force': PILOT,
  'force/pilot-count': { wanted: 4 },
  'force/pilot-in-two-mechs': { pilot: 2, mech: 1, other: 3 },
  'force/unknown-pilot': { pilot: 7 },
  'mech-file/unknown-value': { value: 'tripod' },
  'record/bad-figure': { value: 'many' },
  'movement/more-than-a-lance': { mechs: 5 },
  'refit/other-chassis': { wanted: 'Enforcer' },
  'repair/nothing-to-mend': MISSING,
  'repair/nothing-to-reload': MISSING,
  'supply/not-in-stock': { missing: 4 },
  'supply/more-than-missing': { missing: 12.5 },
  'supply/not-enough-for-fee': { missing: 2.5 },
  'supply/not-enough-tons': { missing: 2.5 },
  'warnings/bin-left-empty': MECH,
  'warnings/changes-nothing': MECH,
  'warnings/last-mech-sold': MECH,
  'warnings/lost-without-fight': { mechs: ['Hunchback HBK-4G', 'Enforcer ENF-4R'] },
  'warnings/mech-without-pilot': MECH,
  'warnings/parked-unguarded': { mechs: ['Hunchback HBK-4G', 'Enforcer ENF-4R'] },
  'warnings/train-unguarded': MECH,
};

/** Where the example of a name would not be like the facts of this text. */
const OF_THIS: { readonly [C in ProblemCode]?: Partial<ProblemParams[C]> } = {
  'battle/unknown-unit': { unit: '09c00196697eb94907ede0bd' },
  'combat/not-adjacent': { hex: '0701' },
  'construction/above-its-level': { design: 'standard' },
  'construction/rules-level': { design: 'standard' },
  'correction/pilot-in-two-mechs': { pilot: 'Ilse Brandt' },
  'force/off-list': { list: 'faction' },
  'gm/deadline-ahead': { at: '2026-11-25T19:00:00.000Z', now: '2026-11-25T18:30:00.000Z' },
  'gm/deadline-past': { now: '2026-11-25T18:30:00.000Z' },
  'orders/unknown-type': { type: 'dance' },
  'record/other-ammunition': { type: 'IS LRM 20 Ammo' },
  'record/other-equipment': { type: 'ISMediumLaser' },
  'record/unknown-equipment': { type: 'ISMediumLaser' },
  'vacation/force-is-out': { name: 'Border Raiders' },
  'vacation/has-begun': { from: '2026-11-25T18:00:00.000Z', now: '2026-11-25T18:30:00.000Z' },
  'vacation/overlaps': { from: '2026-12-13T18:00:00.000Z' },
  'vacation/too-far': { days: 732 },
  'vacation/too-many': { max: 50 },
};

/** Facts of other texts beside them do no harm. */
export const sampleOf = (code: string): Facts => ({
  ...BY_NAME,
  ...(BY_CODE as Readonly<Record<string, Facts | undefined>>)[code],
  ...(OF_THIS as Readonly<Record<string, Facts | undefined>>)[code],
});

/**
 * The house rules that a game master may choose, one entry each: its words, its rule, and how it is asked
 * for.
 */
import type { Schemas } from '../../api/client';
import { words } from '../../text/words';

export type Options = Schemas['Options'];
export type OptionChanges = Schemas['OptionChanges'];

const t = words(
  {
    startingBv: 'Battle Value of each force',
    startingList: 'Mechs to choose from',
    buildingCount: 'Buildings on the planet',
    buildingCp: 'CP (construction points) of a building',
    deployment: 'Forces start',
    phaseHours: 'Hours for each phase',
    battleHours: 'Hours for a battle',
    onDeadline: 'When the time is over',
    fogOfWar: 'Fog of war',
    sightTriggers: 'Who stops a move',
    supplyPerRound: 'Tons of supply a round',
    startingTons: 'Tons at the start',
    battleTurnLimit: 'Turn limit of a battle',
    lastForceStanding: 'Victory: the last force standing',
    buildings: 'Victory: this many buildings',
    rounds: 'Victory: the highest value after this many rounds',
    gm: 'Victory: the game master may end the war',
    sellMechs: 'Mechs can be sold',
    pinShare: 'Share of the tonnage that pins an attack',
    captureShare: 'Share of the tonnage that a captured mech costs',
    bv: 'Value at the end: a point of Battle Value',
    ton: 'Value at the end: a ton',
    building: 'Value at the end: a building',
    faction: 'the house list of the faction',
    'any-own-faction': 'any mech of the faction',
    'any-inner-sphere': 'any of the Inner Sphere',
    free: 'any mech',
    hq: 'in the headquarters',
    'own-half': 'anywhere in the own part',
    advance: 'the phase ends',
    wait: 'the game master is asked',
    'units-and-buildings': 'mechs and buildings',
    units: 'mechs only',
    teams: 'Teams',
    engine: 'Battles are fought',
    table: 'at the table, with worksheets',
    megamek: 'in MegaMek',
  },
  {
    startingBv: 'Battle Value jeder Truppe',
    startingList: 'Mechs zur Wahl',
    buildingCount: 'Gebäude auf dem Planeten',
    buildingCp: 'CP eines Gebäudes',
    deployment: 'Aufstellung der Truppen',
    phaseHours: 'Stunden je Phase',
    battleHours: 'Stunden je Gefecht',
    onDeadline: 'Wenn die Zeit um ist',
    fogOfWar: 'Nebel des Krieges',
    sightTriggers: 'Wer einen Zug anhält',
    supplyPerRound: 'Tonnen Nachschub je Runde',
    startingTons: 'Tonnen am Anfang',
    battleTurnLimit: 'Höchstzahl der Züge je Gefecht',
    lastForceStanding: 'Sieg: die letzte Truppe',
    buildings: 'Sieg: Zahl der Gebäude',
    rounds: 'Sieg: höchster Wert nach wie vielen Runden',
    gm: 'Sieg: Die Spielleitung darf den Krieg beenden',
    sellMechs: 'Mechs können verkauft werden',
    pinShare: 'Anteil der Tonnage, der einen Angriff bindet',
    captureShare: 'Anteil der Tonnage, den ein erbeuteter Mech kostet',
    bv: 'Wert am Ende: ein Punkt Battle Value',
    ton: 'Wert am Ende: eine Tonne',
    building: 'Wert am Ende: ein Gebäude',
    faction: 'die Hausliste der Fraktion',
    'any-own-faction': 'jeder Mech der Fraktion',
    'any-inner-sphere': 'jeder der Inneren Sphäre',
    free: 'jeder Mech',
    hq: 'im Hauptquartier',
    'own-half': 'überall im eigenen Teil',
    advance: 'endet die Phase',
    wait: 'wird die Spielleitung gefragt',
    'units-and-buildings': 'Mechs und Gebäude',
    units: 'nur Mechs',
    teams: 'Teams',
    engine: 'Gefechte werden ausgetragen',
    table: 'am Tisch, mit Bögen',
    megamek: 'in MegaMek',
  },
);

type Kind =
  | { readonly kind: 'number'; readonly step: number; readonly none: boolean }
  | { readonly kind: 'choice'; readonly of: readonly (keyof typeof t)[] }
  | { readonly kind: 'flag' };
export type OptionEntry = Kind & {
  readonly name: keyof typeof t;
  readonly rule: string;
  /** Undefined: the campaign's ruleset does not have it. */
  read(options: Options): number | string | boolean | null | undefined;
  write(value: number | string | boolean | null): OptionChanges;
};

type Plain = Exclude<keyof Options & keyof typeof t, 'victory' | 'values' | 'buildings' | 'teams'>;
const plain = (name: Plain, rule: string, kind: Kind): OptionEntry => ({
  ...kind,
  name,
  rule,
  // Points by type of building are shown as they are; changing them makes them one number for all.
  read: (options) => (typeof options[name] === 'object' ? null : options[name]),
  write: (value) => ({ [name]: value }) as OptionChanges,
});
const victory = (name: keyof Options['victory'], kind: Kind): OptionEntry => ({
  ...kind,
  name,
  rule: 'END-1',
  read: (options) => options.victory[name],
  write: (value) => ({ victory: { [name]: value } }) as OptionChanges,
});
type Values = NonNullable<Options['values']>;
const value = (name: keyof Values & keyof typeof t): OptionEntry => ({
  ...whole(),
  name,
  rule: 'END-1',
  read: (options) => options.values?.[name],
  write: (count) => ({ values: { [name]: count } }) as OptionChanges,
});
const whole = (none = false): Kind => ({ kind: 'number', step: 1, none });
const part: Kind = { kind: 'number', step: 0.25, none: false };
const share: Kind = { kind: 'number', step: 0.05, none: false };
const flag: Kind = { kind: 'flag' };
const choice = (...of: readonly (keyof typeof t)[]): Kind => ({ kind: 'choice', of });

export const OPTIONS: readonly OptionEntry[] = [
  plain('startingBv', 'SETUP-2', whole()),
  plain('startingList', 'SETUP-3', choice('faction', 'any-own-faction', 'any-inner-sphere', 'free')),
  plain('buildingCount', 'SETUP-7', whole()),
  plain('buildingCp', 'BLD-1', whole()),
  plain('deployment', 'SETUP-9', choice('hq', 'own-half')),
  plain('phaseHours', 'ROUND-4', part),
  plain('onDeadline', 'ROUND-4', choice('advance', 'wait')),
  plain('battleHours', 'CMB-11', part),
  plain('engine', 'TAC-8', choice('table', 'megamek')),
  plain('battleTurnLimit', 'CMB-7', whole(true)),
  plain('fogOfWar', 'SIGHT-4', flag),
  plain('sightTriggers', 'MOV-5', choice('units-and-buildings', 'units')),
  plain('supplyPerRound', 'SUP-1', part),
  plain('startingTons', 'SUP-1', part),
  victory('lastForceStanding', flag),
  victory('buildings', whole(true)),
  victory('rounds', whole(true)),
  victory('gm', flag),
  plain('sellMechs', 'SUP-6', flag),
  plain('pinShare', 'CMB-3', share),
  plain('captureShare', 'SALV-3', share),
  value('bv'),
  value('ton'),
  value('building'),
];

export const optionWord = (name: keyof typeof t): string => t[name];

/** In which team a seat is, from 0; null: it plays alone. */
export const teamOf = (teams: Options['teams'], seat: number): number | null => {
  const at = teams?.findIndex((team) => team.includes(seat)) ?? -1;
  return at < 0 ? null : at;
};

/** The teams after a seat has changed into one, or into none. */
export const withTeam = (
  teams: Options['teams'],
  seats: number,
  seat: number,
  team: number | null,
): Options['teams'] => {
  const chosen = Array.from({ length: seats }, (_, index) =>
    index + 1 === seat ? team : teamOf(teams, index + 1),
  );
  const all = [...new Set(chosen.filter((one) => one !== null))].sort((one, other) => one - other);
  const made = all.map((one) => chosen.flatMap((of, index) => (of === one ? [index + 1] : [])));
  return made.length === 0 ? null : made;
};

/** Ready-made house rules; the first is what the rules have. */
export const PRESETS = {
  standard: {},
  quick: {
    phaseHours: 24,
    battleHours: 72,
    victory: { lastForceStanding: true, buildings: null, rounds: 5, gm: true },
  },
  easy: { phaseHours: 72, onDeadline: 'wait', fogOfWar: false },
} as const satisfies Readonly<Record<string, OptionChanges>>;
export type Preset = keyof typeof PRESETS;

const PRESET_NAMES = [
  ...new Set(Object.values(PRESETS).flatMap((preset) => Object.keys(preset))),
] as (keyof Options)[];
/** What a preset changes, and back to the standard what another one changed before it. */
export const presetOf = (chosen: Preset, standard: Options): OptionChanges =>
  ({
    ...Object.fromEntries(PRESET_NAMES.map((name) => [name, standard[name]])),
    ...PRESETS[chosen],
  }) as OptionChanges;

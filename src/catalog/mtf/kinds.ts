/** Words for kinds of structure, armour, gyro and cockpit, and for the technology they are made by. */
import type { ArmorKind, ArmorType, CockpitType, GyroType, StructureType, TechBase } from '../model';
import type { Line, Problems } from './problem';
import { remembered } from './remembered';

const COCKPITS: Readonly<Record<CockpitType, string>> = {
  standard: 'Standard Cockpit',
  small: 'Small Cockpit',
  'command-console': 'Command Console',
  'small-command-console': 'Small Command Console',
  'torso-mounted': 'Torso-Mounted Cockpit',
  interface: 'Interface Cockpit',
  industrial: 'Industrial Cockpit',
  primitive: 'Primitive Cockpit',
  'primitive-industrial': 'Primitive Industrial Cockpit',
  quadvee: 'QuadVee Cockpit',
  'virtual-reality': 'Virtual Reality Piloting Pod',
};
const GYROS: Readonly<Record<GyroType, string>> = {
  standard: 'Standard Gyro',
  xl: 'XL Gyro',
  compact: 'Compact Gyro',
  'heavy-duty': 'Heavy Duty Gyro',
  none: 'None',
};
const STRUCTURES: Readonly<Record<StructureType, string>> = {
  standard: 'Standard',
  'endo-steel': 'Endo Steel',
  'endo-steel-prototype': 'Endo Steel Prototype',
  'endo-composite': 'Endo-Composite',
  composite: 'Composite',
  reinforced: 'Reinforced',
  industrial: 'Industrial',
};
const ARMORS: Readonly<Record<ArmorType, string>> = {
  standard: 'Standard',
  'ferro-fibrous': 'Ferro-Fibrous',
  'light-ferro-fibrous': 'Light Ferro-Fibrous',
  'heavy-ferro-fibrous': 'Heavy Ferro-Fibrous',
  'ferro-fibrous-prototype': 'Ferro-Fibrous Prototype',
  stealth: 'Stealth',
  reactive: 'Reactive',
  reflective: 'Reflective',
  hardened: 'Hardened',
  'ferro-lamellor': 'Ferro-Lamellor',
  primitive: 'Primitive',
  industrial: 'Industrial',
  'heavy-industrial': 'Heavy Industrial',
  commercial: 'Commercial',
  'impact-resistant': 'Impact-Resistant',
  'heat-dissipating': 'Heat-Dissipating',
  'ballistic-reinforced': 'Ballistic-Reinforced',
  'anti-penetrative-ablation': 'Anti-Penetrative Ablation',
};

/**
 * Files call some kinds of armour `Standard((Unknown Technology Base))`: the kind is what stands in front of
 * the first bracket.
 */
const UNKNOWN_MAKER = /\(\(unknown technology base\)\)/i;

/** What is left of a name when the words that every kind may have are taken away. */
const plain = remembered((text) =>
  text
    .toLowerCase()
    .replace(UNKNOWN_MAKER, '')
    .replace(/\([^()]*\)|\b(?:is|clan|inner sphere|armor|cockpit|gyro|structure|internal)\b/g, ' ')
    .replace(/[\s-]+/g, ' ')
    .trim(),
);

const reading = <T extends string>(
  names: Readonly<Record<T, string>>,
  further: Readonly<Record<string, T>>,
): ReadonlyMap<string, T> =>
  new Map([
    ...(Object.entries(names) as [T, string][]).map(([kind, name]): [string, T] => [plain(name), kind]),
    ...Object.entries(further),
  ]);

const COCKPIT_OF: ReadonlyMap<string, CockpitType> = reading(COCKPITS, { 'torso mounted': 'torso-mounted' });
const GYRO_OF: ReadonlyMap<string, GyroType> = reading(GYROS, {
  'heavy duty': 'heavy-duty',
  'extra light': 'xl',
});
const STRUCTURE_OF: ReadonlyMap<string, StructureType> = reading(STRUCTURES, {
  '': 'standard',
  'prototype endo steel': 'endo-steel-prototype',
});
const ARMOR_OF: ReadonlyMap<string, ArmorType> = reading(ARMORS, {
  '': 'standard',
  'laser reflective': 'reflective',
  'prototype ferro fibrous': 'ferro-fibrous-prototype',
  'anti penetrative ablative': 'anti-penetrative-ablation',
});

/**
 * Whether a text is the name of a kind of armour or structure, by itself or with the technology that makes
 * it.
 */
export const namesArmorOrStructure = (text: string): boolean =>
  text !== '' && (ARMOR_OF.has(plain(text)) || STRUCTURE_OF.has(plain(text)));

const reader =
  <T>(key: string, kinds: ReadonlyMap<string, T>) =>
  (line: Line, problems: Problems): T | null => {
    const kind = kinds.get(plain(line.text)) ?? null;
    if (kind === null) problems.refuse('mech-file/unknown-value', line, { key, value: line.text });
    return kind;
  };

const readCockpitName = reader('cockpit', COCKPIT_OF);
/** An industrial cockpit with advanced fire control is what a fighting mech has. */
export const readCockpit = (line: Line, problems: Problems): CockpitType | null =>
  /\(AFC\)/i.test(line.text) ? 'standard' : readCockpitName(line, problems);
const FULL_HEAD = 'Full Head Ejection System';
/**
 * `ejection:` names the one way out that is no seat; a file without the line, or with an empty one, has a
 * seat.
 */
export const readFullHeadEjection = (line: Line | null, problems: Problems): boolean => {
  if (line === null || line.text === '') return false;
  const known = line.text.toLowerCase() === FULL_HEAD.toLowerCase();
  if (!known) problems.refuse('mech-file/unknown-value', line, { key: 'ejection', value: line.text });
  return known;
};
export const writeFullHeadEjection = (): string => FULL_HEAD;
export const readGyro = reader('gyro', GYRO_OF);
export const writeCockpit = (kind: CockpitType): string => COCKPITS[kind];
export const writeGyro = (kind: GyroType): string => GYROS[kind];

/** The technology that a name mentions; null: none. */
const mentioned = (text: string): TechBase | null =>
  /\bclan\b/i.test(text) ? 'clan' : /\binner sphere\b|^is\b|\bis\)/i.test(text) ? 'is' : null;

/**
 * Kinds that each technology makes in its own way, and those that one alone makes; of the others nobody asks.
 */
interface Makers<T extends string> {
  readonly ofEither: readonly T[];
  readonly ofOne: Readonly<Partial<Record<T, TechBase>>>;
}

const STRUCTURE_MAKERS: Makers<StructureType> = {
  ofEither: ['endo-steel', 'endo-composite'],
  ofOne: { 'endo-steel-prototype': 'is', composite: 'is' },
};
const ARMOR_MAKERS: Makers<ArmorType> = {
  ofEither: ['ferro-fibrous', 'reactive', 'reflective'],
  ofOne: {
    stealth: 'is',
    'light-ferro-fibrous': 'is',
    'heavy-ferro-fibrous': 'is',
    'ferro-fibrous-prototype': 'is',
    primitive: 'is',
    'impact-resistant': 'is',
    'ballistic-reinforced': 'is',
    'anti-penetrative-ablation': 'is',
    'ferro-lamellor': 'clan',
  },
};

export interface StructureKind {
  readonly type: StructureType;
  readonly techBase: TechBase;
}

/**
 * Reads a kind with the technology that makes it: the one that alone makes it, else the one that is named,
 * else the mech's own.
 */
const kindReader = <T extends string>(
  key: string,
  kinds: ReadonlyMap<string, T>,
  { ofEither, ofOne }: Makers<T>,
) => {
  const read = reader(key, kinds);
  return (
    line: Line,
    own: TechBase,
    problems: Problems,
  ): { readonly type: T; readonly techBase: TechBase } | null => {
    const type = read(line, problems);
    if (type === null) return null;
    const either = ofEither.includes(type) ? mentioned(line.text) : null;
    return { type, techBase: ofOne[type] ?? either ?? own };
  };
};

/** `IS Endo Steel`, or `Endo Steel` of the mech's own technology. */
export const readStructure = kindReader('structure', STRUCTURE_OF, STRUCTURE_MAKERS);
export const writeStructure = ({ type, techBase }: StructureKind): string =>
  `${techBase === 'clan' ? 'Clan' : 'IS'} ${STRUCTURES[type]}`;

/** `Ferro-Fibrous(Clan)`, `Standard Armor`; without a technology it is the mech's own. */
export const readArmorKind = kindReader('armor', ARMOR_OF, ARMOR_MAKERS);
export const writeArmorKind = ({ type, techBase }: ArmorKind): string =>
  `${ARMORS[type]}(${techBase === 'clan' ? 'Clan' : 'Inner Sphere'})`;
/** Of a patchwork mech's location: the technology also stands in front, as files have it. */
export const writeLocationArmorKind = (kind: ArmorKind): string =>
  `${kind.techBase === 'clan' ? 'Clan' : 'IS'} ${writeArmorKind(kind)}`;

/**
 * The keys of the format, in lower case, and the names of its locations. Keys may stand in any case in a
 * file.
 */
import { flatMap } from '../../kernel';
import type { ArmorLocation, Location, MechDesign } from '../model';

/** Keys that stand once and mean something for the design. */
export const DESIGN_KEYS = [
  'chassis',
  'clanname',
  'model',
  'mul id',
  'config',
  'techbase',
  'era',
  'rules level',
  'role',
  'mass',
  'engine',
  'structure',
  'myomer',
  'lam',
  'motive',
  'cockpit',
  'gyro',
  'ejection',
  'heat sink kit',
  'clancaseoptout',
  'heat sinks',
  'base chassis heat sinks',
  'walk mp',
  'jump mp',
  'armor',
] as const;
export type DesignKey = (typeof DESIGN_KEYS)[number];

/** Keys of text about the mech: whatever follows until the next key belongs to them. */
export const FLUFF_KEYS: readonly string[] = [
  'overview',
  'capabilities',
  'deployment',
  'history',
  'manufacturer',
  'primaryfactory',
  'notes',
  'fluffdate',
  'systemmanufacturer',
  'systemmode',
  'systemmodel',
  'bv',
  'icon',
  'imagefile',
  'fluffimage',
];

/** The order of locations in files. */
export const FILE_LOCATIONS: readonly Location[] = ['LA', 'RA', 'LT', 'RT', 'CT', 'HD', 'LL', 'RL'];
/** The order of armour lines. */
export const FILE_ARMOR: readonly ArmorLocation[] = [
  'LA',
  'RA',
  'LT',
  'RT',
  'CT',
  'HD',
  'LL',
  'RL',
  'LTR',
  'RTR',
  'CTR',
];

type Motion = MechDesign['motion'];

const NAMES: Readonly<Record<Location, string>> = {
  LA: 'Left Arm',
  RA: 'Right Arm',
  LT: 'Left Torso',
  RT: 'Right Torso',
  CT: 'Center Torso',
  HD: 'Head',
  LL: 'Left Leg',
  RL: 'Right Leg',
};
const QUAD_NAMES: Readonly<Partial<Record<Location, string>>> = {
  LA: 'Front Left Leg',
  RA: 'Front Right Leg',
  LL: 'Rear Left Leg',
  RL: 'Rear Right Leg',
};
export const locationName = (location: Location, motion: Motion): string =>
  (motion === 'quad' ? QUAD_NAMES[location] : undefined) ?? NAMES[location];

const ARMOR_KEYS: Readonly<Partial<Record<ArmorLocation, string>>> = { LTR: 'RTL', RTR: 'RTR', CTR: 'RTC' };
const QUAD_ARMOR_KEYS: Readonly<Partial<Record<ArmorLocation, string>>> = {
  LA: 'FLL',
  RA: 'FRL',
  LL: 'RLL',
  RL: 'RRL',
};
/** `LA armor`, `RTC armor`, of a quad `FLL armor`. */
export const armorKey = (location: ArmorLocation, motion: Motion): string =>
  `${(motion === 'quad' ? QUAD_ARMOR_KEYS[location] : undefined) ?? ARMOR_KEYS[location] ?? location} armor`;

const BOTH: readonly Motion[] = ['biped', 'quad'];
/** Both ways of naming a leg are read for either kind of mech. */
export const LOCATION_OF_NAME: ReadonlyMap<string, Location> = new Map(
  flatMap(FILE_LOCATIONS, (location) =>
    BOTH.map((motion): [string, Location] => [`${locationName(location, motion).toLowerCase()}:`, location]),
  ),
);
export const ARMOR_OF_KEY: ReadonlyMap<string, ArmorLocation> = new Map(
  flatMap(FILE_ARMOR, (location) =>
    BOTH.map((motion): [string, ArmorLocation] => [armorKey(location, motion).toLowerCase(), location]),
  ),
);

/**
 * The factors of kinds of armour, structure, gyro and cockpit, advanced ones too (TM and TO, BV); null for a
 * kind that nobody states.
 */
import type { ArmorType, CockpitType, GyroType, StructureType } from '../model';

const ARMOR: Readonly<Record<ArmorType, number>> = {
  standard: 1,
  stealth: 1,
  primitive: 1,
  industrial: 1,
  'heavy-industrial': 1,
  'ferro-fibrous': 1,
  'ferro-fibrous-prototype': 1,
  'light-ferro-fibrous': 1,
  'heavy-ferro-fibrous': 1,
  'impact-resistant': 1,
  // Its barrier rating is 5 of 10.
  commercial: 0.5,
  hardened: 2,
  reactive: 1.5,
  reflective: 1.5,
  'ballistic-reinforced': 1.5,
  'ferro-lamellor': 1.2,
  'anti-penetrative-ablation': 1.2,
  'heat-dissipating': 1.1,
};
const STRUCTURE: Readonly<Record<StructureType, number>> = {
  standard: 1,
  'endo-steel': 1,
  'endo-steel-prototype': 1,
  'endo-composite': 1,
  industrial: 0.5,
  composite: 0.5,
  reinforced: 2,
};
const GYRO: Readonly<Record<GyroType, number>> = {
  standard: 0.5,
  compact: 0.5,
  xl: 0.5,
  'heavy-duty': 1,
  none: 0.5,
};
/** Of the whole value: little room, or little sight, makes a worse pilot of anybody. */
const COCKPIT: Readonly<Record<CockpitType, number>> = {
  standard: 1,
  'command-console': 1,
  industrial: 1,
  primitive: 1,
  'primitive-industrial': 1,
  quadvee: 1,
  // By the books it is 1.4 (`battle-value.ts`).
  'virtual-reality': 1,
  small: 0.95,
  'torso-mounted': 0.95,
  'small-command-console': 0.95,
  // The pilot's mind is in the machine.
  interface: 1.3,
};
/** Of the offence: cockpits without advanced fire control. */
const BASIC_FIRE_CONTROL: readonly CockpitType[] = ['industrial', 'primitive-industrial'];
const BASIC = 0.9;

const of =
  (factors: Readonly<Record<string, number>>) =>
  (kind: string): number | null =>
    Object.hasOwn(factors, kind) ? (factors[kind] ?? null) : null;

export const armorFactor = of(ARMOR);
export const structureFactor = of(STRUCTURE);
export const gyroFactor = of(GYRO);
export const cockpitFactor = of(COCKPIT);
export const fireControlFactor = (cockpit: CockpitType): number =>
  BASIC_FIRE_CONTROL.includes(cockpit) ? BASIC : 1;

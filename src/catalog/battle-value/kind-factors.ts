/** The factors of kinds of armour, structure, gyro and cockpit, advanced ones too (TM and TO, BV); null for a kind that nobody states. */
type Factors = Readonly<Record<string, number>>;

const ARMOR: Factors = {
  standard: 1,
  stealth: 1,
  primitive: 1,
  industrial: 1,
  'heavy-industrial': 1,
  'ferro-fibrous': 1,
  'ferro-fibrous-prototype': 1,
  'light-ferro-fibrous': 1,
  'heavy-ferro-fibrous': 1,
  commercial: 0.5,
  hardened: 2,
  reactive: 1.5,
  reflective: 1.5,
  'ballistic-reinforced': 1.5,
  'ferro-lamellor': 1.2,
  'anti-penetrative-ablation': 1.2,
};
const STRUCTURE: Factors = {
  standard: 1,
  'endo-steel': 1,
  'endo-steel-prototype': 1,
  'endo-composite': 1,
  industrial: 0.5,
  composite: 0.5,
  reinforced: 2,
};
const GYRO: Factors = { standard: 0.5, compact: 0.5, xl: 0.5, 'heavy-duty': 1 };
/** Of the whole value: little room, or little sight, makes a worse pilot of anybody. */
const COCKPIT: Factors = { standard: 1, 'command-console': 1, small: 0.95, 'torso-mounted': 0.95 };

const of =
  (factors: Factors) =>
  (kind: string): number | null =>
    Object.hasOwn(factors, kind) ? (factors[kind] ?? null) : null;

export const armorFactor = of(ARMOR);
export const structureFactor = of(STRUCTURE);
export const gyroFactor = of(GYRO);
export const cockpitFactor = of(COCKPIT);

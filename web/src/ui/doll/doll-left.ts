/** What a mech has left by location: of the design's armour and structure, less its damage. */
import type { Location } from './doll-shapes';

/** The parts of a record sheet that a doll needs. */
export interface Whole {
  readonly armor: Readonly<Record<string, number>>;
  readonly structure: Readonly<Record<string, number>>;
  readonly motion: 'biped' | 'quad';
}
/** Only what is less than whole stands in it. */
export interface Damage {
  readonly armor: Readonly<Record<string, number>>;
  readonly structure: Readonly<Record<string, number>>;
}
export const UNHURT: Damage = { armor: {}, structure: {} };

export interface Left {
  readonly armor: number;
  readonly fullArmor: number;
  readonly structure: number;
  /** 0: a back has none of its own. */
  readonly fullStructure: number;
}

export const leftAt = (whole: Whole, damage: Damage, location: Location): Left => {
  const fullArmor = whole.armor[location] ?? 0;
  const fullStructure = whole.structure[location] ?? 0;
  return {
    armor: damage.armor[location] ?? fullArmor,
    fullArmor,
    structure: damage.structure[location] ?? fullStructure,
    fullStructure,
  };
};

/** lost: the location is gone; bare: no armour left; low: half or less; part: some is missing. */
export type Level = 'whole' | 'part' | 'low' | 'bare' | 'lost';
export const levelOf = ({ armor, fullArmor, structure, fullStructure }: Left): Level => {
  if (fullStructure > 0 && structure === 0) return 'lost';
  if (fullArmor === 0 || armor >= fullArmor) return 'whole';
  if (armor === 0) return 'bare';
  return armor / fullArmor > 0.5 ? 'part' : 'low';
};

/** The share of all its armour that a mech has left, from 0 to 1. */
export const armorShare = (whole: Whole, damage: Damage): number => {
  const all = Object.entries(whole.armor);
  const full = all.reduce((sum, [, points]) => sum + points, 0);
  return full === 0
    ? 1
    : all.reduce((sum, [location, points]) => sum + (damage.armor[location] ?? points), 0) / full;
};

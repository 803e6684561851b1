/**
 * A hit on the paper doll: points go off the armour, then off the structure, and what is left over goes
 * inward (BT-1). The API takes points left, not hits.
 */
import type { Damage, Whole } from '../../ui/doll/doll-left';
import type { Location } from '../../ui/doll/doll-shapes';

/** Where damage goes that a location cannot take; a hit from behind stays at the back. Null: it is spent. */
const INWARD: Readonly<Record<Location, Location | null>> = {
  HD: null,
  CT: null,
  CTR: null,
  LT: 'CT',
  RT: 'CT',
  LTR: 'CTR',
  RTR: 'CTR',
  LA: 'LT',
  LL: 'LT',
  RA: 'RT',
  RL: 'RT',
};

/** The location whose structure stands behind this armour. */
export const bodyOf = (location: Location): Location => location.slice(0, 2) as Location;

/** What is left after it. `damage` holds points left, where fewer than the design's. */
export function hit(whole: Whole, damage: Damage, location: Location, points: number): Damage {
  const armor = { ...damage.armor };
  const structure = { ...damage.structure };
  let rest = points;
  for (let at: Location | null = location; at !== null && rest > 0; at = INWARD[at]) {
    const body = bodyOf(at);
    const plates = armor[at] ?? whole.armor[at] ?? 0;
    const bones = structure[body] ?? whole.structure[body] ?? 0;
    // Armour of a location that is gone protects nothing.
    const off = bones === 0 ? 0 : Math.min(plates, rest);
    const broken = Math.min(bones, rest - off);
    if (off > 0) armor[at] = plates - off;
    if (broken > 0) structure[body] = bones - broken;
    rest -= off + broken;
  }
  return { armor, structure };
}

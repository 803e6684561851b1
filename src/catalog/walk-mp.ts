/** MOV-1: the walking MP of a damaged mech by the standard rules, without heat, MASC and TSM. */
import { legsOf } from './body';
import type { Condition } from './condition';
import { brokenParts, engineRuns, gyroHolds, locationDestroyed } from './fitness';
import type { Location, MechDesign } from './model';

/** Hit actuators of a leg other than its hip. */
const actuatorHits = (design: MechDesign, condition: Condition, leg: Location): number =>
  brokenParts(design, condition, leg, 'upper-leg') +
  brokenParts(design, condition, leg, 'lower-leg') +
  brokenParts(design, condition, leg, 'foot');

/** MP by the legs alone. A hip hit makes the other actuator damage of its leg irrelevant. */
const byLegs = (
  design: MechDesign,
  condition: Condition,
  legs: readonly Location[],
  walk: number,
): { mp: number; hips: number } => {
  const hipHit = legs.filter((leg) => brokenParts(design, condition, leg, 'hip') > 0);
  const lost = legs
    .filter((leg) => !hipHit.includes(leg))
    .reduce((sum, leg) => sum + actuatorHits(design, condition, leg), 0);
  // Halved first, so that the other leg's actuators cost a full MP each, whichever was hit first.
  const halved = hipHit.reduce((mp) => Math.ceil(mp / 2), walk);
  return { mp: Math.max(0, halved - lost), hips: hipHit.length };
};

/**
 * Nothing that a mech walks with is damaged: what most mechs are asked about, and orders ask for every mech
 * more than once.
 */
const walksAsBuilt = ({ structure, slots }: Condition): boolean => {
  if (slots.length > 0) return false;
  for (const location in structure) if (Object.hasOwn(structure, location)) return false;
  return true;
};

/**
 * Walking MP, 0 or more: −1 for each hit upper leg, lower leg and foot actuator; a hip hit halves it, rounded
 * up; all hips hit, a destroyed gyro or an engine that does not run: 0. A biped with one leg lost has 1, with
 * none 0; a quad loses 1 with its first leg, has 1 without two, 0 without three.
 */
export const walkMp = (design: MechDesign, condition: Condition): number => {
  if (walksAsBuilt(condition)) return design.walk;
  if (!engineRuns(design, condition) || !gyroHolds(design, condition)) return 0;
  const legs = legsOf(design);
  const standing = legs.filter((leg) => !locationDestroyed(design, condition, leg));
  const missing = legs.length - standing.length;
  if (design.motion === 'biped') {
    if (missing > 0) return missing === 1 ? Math.min(1, design.walk) : 0;
    const { mp, hips } = byLegs(design, condition, legs, design.walk);
    return hips === 2 ? 0 : mp;
  }
  if (missing >= 3) return 0;
  if (missing === 2) return Math.min(1, design.walk);
  const { mp, hips } = byLegs(design, condition, standing, Math.max(0, design.walk - missing));
  return hips === standing.length ? 0 : mp;
};

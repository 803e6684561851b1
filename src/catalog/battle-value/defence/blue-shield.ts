/**
 * The blue shield particle field damper (IO, BV): it strengthens armour and structure, and counts 1 for each
 * location that it endangers.
 */
import { torsoAtFrontLimb } from '../../body';
import { LOCATIONS, type Location } from '../../model';
import { diesWithSideTorso } from '../engine';
import { protectionOf } from './protection';
import { carries, type Subject } from '../subject';
import { given, type Term } from '../term';

export const BLUE_SHIELD = 'blue-shield';
/** Added to the factors of armour and structure. */
export const SHIELD_GAIN = 0.2;

const ALWAYS: readonly Location[] = ['CT', 'RL', 'LL'];

/**
 * A clan mech counts the side torsos only if the engine goes with them, and no arms; of others CASE helps as
 * long as the engine is safe.
 */
const endangered = (subject: Subject, location: Location): boolean => {
  const { cased, cased2 } = protectionOf(subject);
  if (location === 'HD' || cased2.has(location)) return false;
  if (ALWAYS.includes(location)) return true;
  const side = torsoAtFrontLimb(location);
  const fragile = diesWithSideTorso(subject.design.engine);
  if (subject.design.techBase === 'clan') return side === null && fragile;
  return fragile || !(cased.has(location) || (side !== null && cased.has(side)));
};

/** One for all locations together; none without the shield. */
export const blueShieldPenalty = (subject: Subject): readonly Term[] => {
  if (!carries(subject, BLUE_SHIELD)) return [];
  const locations = LOCATIONS.filter((location) => endangered(subject, location)).length;
  return locations === 0 ? [] : [given('explosive/blue-shield', -locations, { locations })];
};

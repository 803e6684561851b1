/** Where an explosion counts against a mech: not where CASE keeps it from being the end of it (TM, BV: explosive penalties). */
import { LOCATIONS, type Location } from '../model';
import { engineSlotsInSide } from './engine-slots';
import { has } from './mounts';
import type { Subject } from './subject';

/** A side torso with more engine slots than this takes the engine with it. */
const BEARABLE_ENGINE_SLOTS = 2;
const ALWAYS: readonly Location[] = ['HD', 'CT', 'RL', 'LL'];
const INWARD: Readonly<Partial<Record<Location, Location>>> = { RA: 'RT', LA: 'LT' };
const isSide = (location: Location): boolean => location === 'RT' || location === 'LT';

/** The locations in which explosive things count. Clan designs have CASE everywhere without saying so. */
export const exposedLocations = (subject: Subject): ReadonlySet<Location> => {
  const { design } = subject;
  const with2 = new Set(subject.mounts.filter((mount) => has(mount, 'caseii')).map(({ location }) => location));
  const withCase = new Set(subject.mounts.filter((mount) => has(mount, 'case')).map(({ location }) => location));
  const fragile = engineSlotsInSide(design) > BEARABLE_ENGINE_SLOTS;
  const isLeg = (location: Location) => design.motion === 'quad' && (location === 'RA' || location === 'LA');
  const exposed = (location: Location): boolean => {
    if (with2.has(location)) return false;
    if (ALWAYS.includes(location) || isLeg(location)) return true;
    if (design.techBase === 'clan') return isSide(location) && fragile;
    if (fragile) return true;
    const inward = INWARD[location] ?? null;
    return !withCase.has(location) && (inward === null || (!withCase.has(inward) && !with2.has(inward)));
  };
  return new Set(LOCATIONS.filter(exposed));
};

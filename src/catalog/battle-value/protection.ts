/** Where an explosion counts against a mech: not where CASE keeps it from being the end of it (TM and TO, BV: explosive penalties). */
import { LOCATIONS, type Location } from '../model';
import { diesWithSideTorso } from './engine';
import { has, type Mount } from './mounts';
import type { Subject } from './subject';

const INWARD: Readonly<Partial<Record<Location, Location>>> = { RA: 'RT', LA: 'LT' };
/** CASE, also that of a prototype. */
const CASE: readonly string[] = ['case', 'casep'];

/**
 * The locations in which explosive things count: head, centre torso and legs always; a side torso without CASE, or whose loss is the
 * engine's; an arm without CASE whose side torso is such a one. Nowhere with CASE II. A clan chassis has CASE everywhere without saying so.
 */
export const exposedLocations = (subject: Subject): ReadonlySet<Location> => {
  const { design } = subject;
  const holds = (wanted: (mount: Mount) => boolean) => new Set(subject.mounts.filter(wanted).map(({ location }) => location));
  const with2 = holds((mount) => has(mount, 'caseii'));
  const withCase = holds((mount) => CASE.some((flag) => has(mount, flag)));
  const cased = (location: Location): boolean => design.techBase === 'clan' || withCase.has(location);
  const fragile = diesWithSideTorso(design.engine);
  const exposed = (location: Location): boolean => {
    if (with2.has(location)) return false;
    const inward = design.motion === 'biped' ? (INWARD[location] ?? null) : null;
    if (inward !== null) return !cased(location) && exposed(inward);
    return location === 'RT' || location === 'LT' ? fragile || !cased(location) : true;
  };
  return new Set(LOCATIONS.filter(exposed));
};

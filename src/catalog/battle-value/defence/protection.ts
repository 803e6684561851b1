/**
 * Where an explosion counts against a mech: not where CASE keeps it from being the end of it (TM and TO, BV:
 * explosive penalties).
 */
import { flatMap } from '../../../kernel';
import { torsoOfArm } from '../../body';
import { LOCATIONS, type Location } from '../../model';
import { diesWithSideTorso } from '../engine';
import { flagged } from '../flagged';
import type { Subject } from '../subject';

/** CASE, also that of a prototype. */
const CASE: readonly string[] = ['case', 'casep'];

export interface Protection {
  /** Locations with CASE, said or unsaid. */
  readonly cased: ReadonlySet<Location>;
  /** Locations with CASE II. */
  readonly cased2: ReadonlySet<Location>;
}

export const protectionOf = ({ mounts, clanCase }: Pick<Subject, 'mounts' | 'clanCase'>): Protection => {
  const holding = (flag: string) => flagged(mounts, flag).map(({ location }) => location);
  return {
    cased: new Set([...clanCase, ...flatMap(CASE, holding)]),
    cased2: new Set(holding('caseii')),
  };
};

/**
 * The locations in which explosive things count: head, centre torso and legs always; a side torso without
 * CASE, or whose loss is the engine's; an arm without CASE whose side torso is such a one. Nowhere with CASE
 * II. What a clan chassis has unsaid counts like CASE.
 */
export const exposedLocations = (subject: Subject): ReadonlySet<Location> => {
  const { design } = subject;
  const { cased, cased2 } = protectionOf(subject);
  const fragile = diesWithSideTorso(design.engine);
  const exposed = (location: Location): boolean => {
    if (cased2.has(location)) return false;
    const inward = torsoOfArm(design, location);
    if (inward !== null) return !cased.has(location) && exposed(inward);
    return location === 'RT' || location === 'LT' ? fragile || !cased.has(location) : true;
  };
  return new Set(LOCATIONS.filter(exposed));
};

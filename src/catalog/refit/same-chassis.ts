/** What a refit leaves as it is (REP-4): the chassis with its engine, gyro, cockpit and structure. */
import { flatMap, violation, type Violation } from '../../kernel';
import { LOCATIONS, type MechDesign, type TechBase } from '../model';
import { matchSystems, mayChange } from './refit-systems';

/**
 * Kinds of which clans and the Inner Sphere each make their own; of the others nobody can tell who made them.
 */
const MADE_APART: readonly string[] = ['xl', 'xxl', 'endo-steel', 'endo-composite'];
const kind = (type: string, techBase: TechBase): string =>
  MADE_APART.includes(type) ? `${type} (${techBase})` : type;

/** By the names that the violation's text has words for. */
const CHASSIS: Readonly<Record<string, (design: MechDesign) => string>> = {
  chassis: ({ chassis }) => chassis,
  tons: (design) => String(design.tons),
  motion: ({ motion }) => motion,
  lam: ({ lam }) => lam ?? 'no land-air mech',
  omni: ({ omni }) => (omni ? 'omni' : 'no omni'),
  engine: ({ engine }) => `${engine.rating} ${kind(engine.type, engine.techBase)}`,
  gyro: ({ gyro }) => gyro,
  cockpit: ({ cockpit, fullHeadEjection }) =>
    fullHeadEjection ? `${cockpit} (full-head ejection)` : cockpit,
  structure: ({ structureType, structureTechBase, structure }) =>
    `${kind(structureType, structureTechBase)} ${LOCATIONS.map((location) => structure[location]).join(' ')}`,
};

/** Everything in which the wanted design is another mech than the present one. */
export const chassisViolations = (from: MechDesign, to: MechDesign): readonly Violation[] => {
  const changed = flatMap(Object.entries(CHASSIS), ([what, of]) =>
    of(from) === of(to)
      ? []
      : [violation('refit/other-chassis', 'REP-4', '/to', { what, present: of(from), wanted: of(to) })],
  );
  if (changed.length > 0) return changed;
  const { stay, fit, remove } = matchSystems(from, to);
  return [
    ...[...fit, ...remove].filter((one) => !mayChange(one)),
    ...stay.filter(({ before, after }) => !before.armored && after.armored).map(({ after }) => after),
    ...fit.filter(({ armored }) => armored),
  ].map(({ location, part }) => violation('refit/system-changed', 'REP-4', '/to', { location, part }));
};

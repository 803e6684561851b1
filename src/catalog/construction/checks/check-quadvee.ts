/**
 * QuadVees (IO): their cockpit sits on four legs, tracks or wheels stand in each of them, and nobody else has
 * their wheels.
 */
import { NO_VIOLATIONS, violation, type Violation } from '../../../kernel';
import { legsOf } from '../../body';
import { isQuadVee } from '../../quadvee';
import type { Blueprint } from '../blueprint';

const COCKPIT = 'quadvee';
const DRIVE = 'tracks';
const WHEELS = 'clan-quadvee-wheels';

export const quadVeeViolations = ({ design, flags, items }: Blueprint): readonly Violation[] => {
  const quadVee = isQuadVee(design);
  const wheels = items.some(({ id }) => id === WHEELS);
  if (!quadVee && !wheels && design.cockpit !== COCKPIT) return NO_VIOLATIONS;
  const excluded = (pointer: string, one: string, other: string): Violation =>
    violation('construction/excluded', null, pointer, { one, other });
  return [
    ...(design.cockpit === COCKPIT && !quadVee ? [excluded('/cockpit', COCKPIT, design.motion)] : []),
    ...(wheels && !quadVee ? [excluded('/slots', WHEELS, design.cockpit)] : []),
    ...(wheels && items.some(({ id }) => id === DRIVE) ? [excluded('/slots', WHEELS, DRIVE)] : []),
    // Drives that are there stand where they belong (`check-materials.ts`); here is none at all.
    ...(quadVee && !flags.has(DRIVE)
      ? [
          violation('construction/spread-slots', null, '/slots', {
            item: DRIVE,
            location: null,
            found: 0,
            needed: legsOf(design).length,
          }),
        ]
      : []),
  ];
};

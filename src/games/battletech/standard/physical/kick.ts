/** Kicks (BT-PHYS-3). */
import type { Location } from '../../../../catalog';
import type { HitTable } from '../aim';
import { isAhead } from '../fire/arcs';
import { workingOf } from '../fire/working';
import { isGone, legsOf, works } from '../mech/body';
import type { Mech } from '../mech/model';
import {
  type Bout,
  commonTerms,
  type Melee,
  proneTerm,
  reachReasons,
  some,
  strengthOf,
  underWater,
} from './bout';

/** With which it kicks: a quad's front legs. */
const legOf = ({ sheet }: Mech, side: 'left' | 'right'): Location => {
  if (sheet.motion === 'quad') return side === 'left' ? 'LA' : 'RA';
  return side === 'left' ? 'LL' : 'RL';
};

const reasons = (bout: Bout, leg: Location): readonly string[] => {
  const { from, stand, target, sectors, fired } = bout;
  return [
    ...reachReasons(bout),
    ...(fired.has(leg) ? ['weapon'] : []),
    ...(legsOf(from.sheet).every((one) => !isGone(from, one) && works(from, one, 'hip')) ? [] : ['hip']),
    ...(stand.feet < target.feet || stand.feet > target.height ? ['elevation'] : []),
    ...(sectors === null || isAhead(sectors.legs) ? [] : ['arc']),
  ];
};

const tableFor = ({ stand, target }: Bout): HitTable => {
  if (stand.feet < target.height) return 'kick';
  return target.isUpright ? 'punch' : 'normal';
};

export const hasTalon = (mech: Mech, leg: Location): boolean =>
  works(mech, leg, 'foot') &&
  mech.sheet.mounts.some(
    ({ id, figures, location }) =>
      location === leg && figures.flags.includes('talon') && workingOf(mech).whole.has(id),
  );

const damage = (bout: Bout, leg: Location): number => {
  const { from } = bout;
  const whole = Math.floor(from.sheet.tons / 5);
  const halves = (works(from, leg, 'upper-leg') ? 1 : 2) * (works(from, leg, 'lower-leg') ? 1 : 2);
  const points = Math.floor((whole * strengthOf(bout)) / halves);
  return underWater(bout, leg, hasTalon(from, leg) ? Math.round(points * 1.5) : points);
};

export const kick = (bout: Bout, side: 'left' | 'right'): Melee => {
  const leg = legOf(bout.from, side);
  return {
    reasons: reasons(bout, leg),
    base: bout.from.piloting - 2,
    terms: [
      ...commonTerms(bout),
      ...proneTerm(bout),
      ...some('upper-leg', works(bout.from, leg, 'upper-leg') ? 0 : 2),
      ...some('lower-leg', works(bout.from, leg, 'lower-leg') ? 0 : 2),
      ...some('foot', works(bout.from, leg, 'foot') ? 0 : 1),
    ],
    table: tableFor(bout),
    side: bout.side,
    damage: damage(bout, leg),
  };
};

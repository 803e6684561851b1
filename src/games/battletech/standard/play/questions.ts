/** Who can do what now: whether somebody has to be asked. */
import type { Location } from '../../../../catalog';
import { distance } from '../../../../kernel/hex';
import type { Side } from '../../../shapes';
import { isAble } from '../movement/points/able';
import { neededWith } from '../fire/aim';
import { pairOf, twisted } from '../fire/pair';
import { longestRange } from '../fire/range';
import { hasHandWeapon } from '../physical/hand-weapon';
import { physicalOf } from '../physical/physical';
import type { PhysicalAttack } from '../physical/physical';
import { canFireRemotely } from './fire/cells';
import { canClear } from './fire/clearing';
import { unitUnderWay, underWayOf } from './going-on';
import {
  type Blow,
  type Fighter,
  fighterOf,
  isThere,
  positionOf,
  type QuestionKind,
  type State,
  type Unit,
} from './model';

/** What can be done in the phase of blows; charges and deaths from above belong to a movement. */
export const BLOWS: readonly PhysicalAttack[] = [
  'punch-left',
  'punch-right',
  'kick-left',
  'kick-right',
  'push',
  'weapon-left',
  'weapon-right',
];

/** Those of them that the design has limbs and weapons for. */
export const blowsFor = (mech: Fighter): readonly PhysicalAttack[] =>
  BLOWS.filter(
    (attack) =>
      (attack !== 'weapon-left' || hasHandWeapon(mech, 'LA')) &&
      (attack !== 'weapon-right' || hasHandWeapon(mech, 'RA')),
  );

export const firedFrom = ({ firedFrom: from }: Unit): ReadonlySet<Location> =>
  new Set(from as readonly Location[]);

const TO_DO: Readonly<Record<QuestionKind, (unit: Unit) => boolean>> = {
  deployment: (unit) => unit.hex === null && unit.left === null && unit.harm.out === null,
  movement: (unit) => isThere(unit) && (unit.moved === null || underWayOf(unit) !== null),
  fire: (unit) => isThere(unit) && !unit.hasFired,
  physical: (unit) => isThere(unit) && !unit.hasStruck,
};

type Field = Pick<State, 'setup' | 'units'>;

/** Those of a side that have still to act in this step; while a movement is not over, its unit alone. */
export const waiting = (state: State, side: Side): readonly Unit[] => {
  const { step } = state;
  if (step === 'initiative' || step === 'heat' || step === 'end') return [];
  const alone = step === 'movement' ? unitUnderWay(state) : null;
  return state.units.filter(
    (unit) => unit.side === side && TO_DO[step](unit) && (alone === null || alone.id === unit.id),
  );
};

const enemiesOf = (state: Field, { side }: Unit): readonly Fighter[] =>
  state.units.filter((one) => one.side !== side && isThere(one)).map((one) => fighterOf(state, one));

/** A weapon that can be fired at a target, with the torso as it is twisted. */
export interface Chance {
  readonly mount: string;
  readonly target: string;
  readonly twist: -1 | 0 | 1;
  readonly needed: number;
}

const TWISTS = [0, -1, 1] as const;
const HARDEST = 12;

/** Prone or quad: the torso does not turn. */
const twistsOf = ({ isProne, sheet }: Fighter): readonly (-1 | 0 | 1)[] =>
  isProne || sheet.motion === 'quad' ? [0] : TWISTS;

/** One after the other, so that who only asks whether there is one computes no more than that. */
function* chances(state: State, unit: Unit): Generator<Chance, void> {
  if (!isThere(unit)) return;
  const from = fighterOf(state, unit);
  const position = positionOf(state);
  const mounts = from.sheet.mounts.filter(
    ({ id, figures }) => figures.weapon !== null && !unit.jammed.includes(id) && !unit.spent.includes(id),
  );
  const reach = longestRange(from.sheet);
  for (const to of enemiesOf(state, unit)) {
    if (distance(from.hex, to.hex) > reach) continue;
    const pair = pairOf(position, { ...from, twist: 0 }, to);
    for (const twist of twistsOf(from))
      for (const mount of mounts) {
        const needed = neededWith(twisted(pair, twist), mount);
        if (needed !== null && needed <= HARDEST) yield { mount: mount.id, target: to.id, twist, needed };
      }
  }
}

export const chancesOf = (state: State, unit: Unit): readonly Chance[] => [...chances(state, unit)];

type Choice = Blow & { readonly needed: number; readonly damage: number };

function* blows(state: Field, unit: Unit): Generator<Choice, void> {
  if (!isThere(unit)) return;
  const from = fighterOf(state, unit);
  const attacks = blowsFor(from);
  for (const to of enemiesOf(state, unit)) {
    if (distance(from.hex, to.hex) !== 1) continue;
    for (const attack of attacks) {
      const aim = physicalOf(positionOf(state), from, to, attack, firedFrom(unit));
      if (aim.possible && aim.toHit <= HARDEST)
        yield { unit: unit.id, target: to.id, attack, needed: aim.toHit, damage: aim.damage ?? 0 };
    }
  }
}

/** Blows that can be struck, with what they need and do. */
export const blowsOf = (state: Field, unit: Unit): readonly Choice[] => [...blows(state, unit)];

/** Whether the unit has a choice in this step: who has none is not asked. */
export const hasChoice = (state: State, unit: Unit): boolean => {
  switch (state.step) {
    case 'movement':
      return isThere(unit) && isAble(fighterOf(state, unit));
    case 'fire':
      return (
        canClear(state, unit) || chances(state, unit).next().done !== true || canFireRemotely(state, unit)
      );
    case 'physical':
      return blows(state, unit).next().done !== true;
    default:
      return true;
  }
};

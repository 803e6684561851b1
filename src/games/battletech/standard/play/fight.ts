/** A fight while events follow from each other: what damage, heat, shots and falls ask of it. */
import type { Dice } from '../../../../kernel';
import type { TokenId } from '../../../shapes';
import { Course } from '../../../shared/course';
import { roll } from '../../../shared/rolls';
import { applyHit } from '../damage/apply-hit';
import { hurtPilot } from '../damage/pilot/pilot-hits';
import type { ShotCourse } from '../equipment/weapons/shot-event';
import type { HeatCourse } from '../heat/heat-course';
import type { Mech } from '../mech/model';
import type { Asked, Driver, Told } from '../piloting/driver';
import { pilotingThrow } from '../piloting/target';
import { apply } from './apply';
import type { Event } from './events';
import { fighterOf, type Fighter, isThere, type State, type Unit, unitOf } from './model';

export class Fight extends Course<State, Event> implements ShotCourse, HeatCourse {
  constructor(
    state: State,
    readonly dice: Dice,
  ) {
    super(state, apply);
  }

  /** What has been added since is told as one. */
  report(): void {
    if (this.state.account.length > 0) this.add({ type: 'reported', rolls: [] });
  }

  /** As it is now. Throws RangeError for what is no unit. */
  unit(id: TokenId): Unit {
    const unit = unitOf(this.state, id);
    if (unit === null) throw new RangeError(`no unit ${id}`);
    return unit;
  }

  victim(id: TokenId): Fighter {
    return fighterOf(this.state, this.unit(id));
  }

  /** As it is now; null: out of the fight, or off the field. */
  mech(id: TokenId): Fighter | null {
    const unit = unitOf(this.state, id);
    return unit !== null && isThere(unit) ? fighterOf(this.state, unit) : null;
  }
}

const checked = (fight: Fight, asked: Asked, { id }: Mech): boolean => {
  if (asked.kind === 'mine') {
    const { hex, side } = asked.mine;
    // Streams by mine: how often others were rolled for is not for everybody.
    const target = { needed: asked.needed, terms: [] };
    const dice = roll(fight.dice, fight.state, pilotingThrow('bt.roll.mine', id, target, `.${hex}.${side}`));
    const goesOff = dice.success === true;
    fight.add({ type: 'mine', rolls: [dice], unit: id, mine: { hex, side }, goesOff });
    return goesOff;
  }
  const { target } = asked;
  const cause = asked.kind === 'piloting' ? asked.cause : asked.kind;
  const dice = roll(fight.dice, fight.state, pilotingThrow(`bt.roll.${asked.kind}`, id, target));
  fight.add({ type: 'check', rolls: [dice], unit: id, cause, terms: target.terms });
  return dice.success === true;
};

const hits = (
  fight: Fight,
  id: TokenId,
  groups: readonly number[],
  told: Pick<HitWhere, 'table' | 'side'>,
): void => {
  for (const damage of groups)
    if (damage > 0)
      applyHit(fight, id, { damage, kind: 'physical', where: { table: told.table, side: told.side } });
};
type HitWhere = Extract<Parameters<typeof applyHit>[2]['where'], { readonly table: unknown }>;

const told = (fight: Fight, what: Told, mech: Mech): void => {
  const { id } = mech;
  switch (what.kind) {
    case 'moved': {
      const { hex, elevation, facing } = what.step;
      fight.add({ type: 'stepped', rolls: [], unit: id, hex, elevation, facing, how: 'steps' });
      return;
    }
    case 'walls':
      fight.add({ type: 'building-hit', rolls: [], hex: what.hex, points: what.damage.toBuilding, unit: id });
      if (what.failed)
        hits(fight, id, [what.damage.toMech], { table: 'normal', side: what.isBackward ? 'rear' : 'front' });
      return;
    case 'mined':
      hits(fight, id, what.damage.groups, what.damage);
      return;
    case 'fell':
      fight.add({
        type: 'fell',
        rolls: [],
        unit: id,
        levels: what.fall.levels,
        facing: what.fall.facing,
        cause: what.cause,
        why: what.why,
      });
      hits(fight, id, what.fall.groups, what.fall);
      return;
    case 'pilot-hurt':
      hurtPilot(fight, id, 1);
      return;
    case 'slid':
      what.skid.hexes.forEach((hex, index) => {
        fight.add({
          type: 'stepped',
          rolls: [],
          unit: id,
          hex,
          elevation: 0,
          facing: mech.facing,
          how: 'skids',
        });
        hits(fight, id, what.skid.groups[index] ?? [], { table: 'normal', side: 'front' });
      });
  }
};

/** For falls and movements of the fight's mechs. */
export const driverOf = (fight: Fight): Driver => ({
  roll: (asked, mech) => checked(fight, asked, mech),
  die: ({ id }) => {
    const dice = roll(fight.dice, fight.state, {
      purpose: 'bt.roll.fall-side',
      who: id,
      token: id,
      sides: 6,
      count: 1,
      judged: null,
    });
    fight.add({ type: 'check', rolls: [dice], unit: id, cause: 'fall-side', terms: [] });
    return dice.total ?? 1;
  },
  tell: (what, mech) => {
    told(fight, what, mech);
    return fight.mech(mech.id);
  },
});

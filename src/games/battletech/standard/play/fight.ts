/** A fight while events follow from each other: what damage, heat, shots and falls ask of it. */
import type { Dice } from '../../../../kernel';
import type { TokenId } from '../../../shapes';
import { Course } from '../../../shared/course';
import type { ShotCourse } from '../equipment/weapons/shot-event';
import type { HeatCourse } from '../heat/heat-course';
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

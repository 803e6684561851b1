/** A heat phase of one mech for specs. */
import type { Dice } from '../../../../kernel';
import { afterDamage } from '../damage/after-damage';
import type { DamageEvent } from '../damage/events';
import { afterHeat, type Heated, type HeatCourse, type HeatEvent } from '../heat/heat-course';
import { courseOf } from './make-course';

export interface TestHeat extends HeatCourse {
  readonly events: readonly (DamageEvent | HeatEvent)[];
  readonly now: Heated;
}

const isHeat = (event: DamageEvent | HeatEvent): event is HeatEvent =>
  event.type === 'heated' || event.type === 'reactor' || event.type === 'ammunition-heat';

export const makeHeat = (mech: Heated, dice: Dice): TestHeat =>
  courseOf<Heated, DamageEvent | HeatEvent>(mech, dice, 'heat', (now, event) =>
    isHeat(event) ? afterHeat(now, event) : afterDamage(now, event),
  );

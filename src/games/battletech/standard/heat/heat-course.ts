/** How the heat phase runs within a fight (BT-HEAT-2 … BT-HEAT-8). */
import type { Roll, TokenId } from '../../../shapes';
import type { DamageCourse } from '../damage/damage-course';
import type { DamageEvent } from '../damage/events';
import type { Victim } from '../damage/victim';
import type { Mech } from '../mech/model';

export interface Heated extends Victim, Pick<Mech, 'heat' | 'isShutDown'> {
  /** CMB-6: it came shut down, and nobody starts it in this fight. */
  readonly staysShutDown?: true;
}

export type HeatEvent = { readonly unit: TokenId; readonly rolls: readonly Roll[] } & (
  | {
      readonly type: 'heated';
      readonly made: number;
      readonly sunk: number;
      /** What is left. */
      readonly heat: number;
    }
  /** The reactor stops or starts, or was kept running. Who stops may fall: the piloting roll is asked for. */
  | { readonly type: 'reactor'; readonly isShutDown: boolean }
  /** Whether ammunition stood the heat. */
  | { readonly type: 'ammunition-heat'; readonly isSafe: boolean }
);

export interface HeatCourse extends DamageCourse {
  victim(unit: TokenId): Heated;
  add(event: DamageEvent | HeatEvent): void;
}

/** The same mech with what the event changed. */
export const afterHeat = <H extends Heated>(mech: H, event: HeatEvent): H => {
  if (event.type === 'heated') return { ...mech, heat: event.heat };
  return event.type === 'reactor' ? { ...mech, isShutDown: event.isShutDown } : mech;
};

/**
 * How damage runs within a fight: it asks for the state as it is, and adds its events one by one. Whoever has
 * the fight (`shared/course.ts`) lends it these four.
 */
import type { Dice } from '../../../../kernel';
import type { Frame } from '../../../contract';
import type { Params, Roll, TokenId } from '../../../shapes';
import { roll } from '../../../shared/rolls';
import type { DamageEvent } from './events';
import type { Victim } from './victim';

export interface DamageCourse {
  /** With the counters of streams after the last event. */
  readonly state: Frame;
  readonly dice: Dice;
  /** As the last event left it. */
  victim(unit: TokenId): Victim;
  add(event: DamageEvent): void;
}

export interface Purpose {
  readonly code: `bt.roll.${string}`;
  readonly params?: Params;
  readonly needed?: number | null;
}

/** Dice of six for a unit. The roll must stand in the next event. */
export const rollFor = (
  { state, dice }: Pick<DamageCourse, 'state' | 'dice'>,
  unit: TokenId,
  count: number,
  { code, params, needed }: Purpose,
): Roll =>
  roll(dice, state, {
    purpose: code,
    params: params ?? {},
    who: unit,
    token: unit,
    sides: 6,
    count,
    needed: needed ?? null,
    judged: 'total',
  });

/** What an order costs those who took part (DA-ORD-3, DA-SPEC-1, DA-TURN-3): pushes, one-shot equipment, heat, tokens. */
import type { Dice } from '../../../kernel';
import type { Current } from '../model/state';
import { unitOf } from '../model/state';
import type { Fight } from './course';
import { heat } from './heat';
import { hurt } from './hurt';

export const went = (fight: Fight, change: Partial<Current>): void => {
  const { current } = fight.state;
  if (current !== null) fight.add({ type: 'went', rolls: [], current: { ...current, ...change } });
};

/** More heat for a figure, taken when its turn in the order comes. */
export const warmed = (of: Current['heat'], id: string, clicks: number): Current['heat'] => ({
  ...of,
  [id]: (of[id] ?? 0) + clicks,
});

/** Infantry and vehicles take a click, mechs one of heat. */
export const push = (fight: Fight, current: Current): void => {
  let warm = current.heat;
  for (const id of current.pushed) {
    if (unitOf(fight.state, id)?.kind === 'mech') warm = warmed(warm, id, 1);
    else hurt(fight, id, 1, null, 'push');
  }
  for (const id of current.spent) hurt(fight, id, 1, null, 'one-shot');
  went(fight, { heat: warm, stage: 'heat' });
};

export const takeHeat = (fight: Fight, current: Current, ids: readonly string[], dice: Dice): void => {
  for (const id of ids) heat(fight, id, current.heat[id] ?? 0, dice);
  const rest = Object.fromEntries(Object.entries(current.heat).filter(([id]) => !ids.includes(id)));
  went(fight, { heat: rest });
};

/** Every order but cool gives a token (DA-ORD-2). */
export const complete = (fight: Fight, { kind, members }: Current): void =>
  fight.add({ type: 'done', rolls: [], units: kind === 'cool' ? [] : members });

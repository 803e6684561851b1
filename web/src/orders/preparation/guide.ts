/** What is open in preparation: nothing must be done. Mechs that stand empty where pilots rest are named. */
import type { Live, Todo } from '../../campaign/live';
import type { Guide } from '../guides';
import { byHex } from '../movement/awaited';
import { mechOf, seatsAfter, seatsBefore } from './crew';
import { t } from './words';

/** Mechs without a pilot, in whose hex one rests. */
function waiting(live: Live): readonly string[] {
  const mechs = live.myMechs.value;
  const before = seatsBefore(mechs);
  const now = seatsAfter(before, live.sheet.orders.value);
  const hexOf = new Map(mechs.map(({ id, hex }) => [id, hex]));
  const rests = new Set(
    (live.view.value?.pilots ?? []).flatMap((pilot) => {
      if (pilot.force !== live.view.value?.force || mechOf(now, pilot.id) !== null) return [];
      const left = mechOf(before, pilot.id);
      const hex = left === null ? (pilot.status === 'stored' ? pilot.hex : null) : (hexOf.get(left) ?? null);
      return hex === null ? [] : [hex];
    }),
  );
  return byHex(mechs)
    .filter(({ id, hex }) => (now.get(id) ?? null) === null && rests.has(hex))
    .map(({ id }) => id);
}

export const preparationGuide: Guide = (live, go): Todo | null => {
  if (!live.takesOrders.value) return null;
  const orders = live.sheet.orders.value.length;
  const empty = waiting(live);
  const [first] = empty;
  const all = live.myMechs.value.length;
  if (first !== undefined)
    return {
      done: all - empty.length,
      all,
      text: t.empty(empty.length),
      sub: t.whenReady,
      next: () => go(`?mech=${first}`),
    };
  return {
    done: orders,
    all: orders,
    text: orders === 0 ? t.nothing : t.orders(orders),
    sub: orders === 0 ? t.movesNext : t.whenReady,
    next: null,
  };
};

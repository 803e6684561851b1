/**
 * What is still missing in planning and movement: mechs that could move, and have neither an order nor a
 * hold.
 */
import type { Live, Todo } from '../campaign/live';
import { plural, words } from '../text/words';
import { heldOf } from './held';
import { awaited, byHex } from './movement/awaited';
import { movements } from './movement/movement';
import type { Guide } from './guides';

const t = words(
  {
    open: (open: number, all: number) =>
      `${open === all ? '' : `${open} of `}${all} ${plural(all, 'mech', 'mechs')} ${plural(open, 'lacks', 'lack')} an order`,
    done: 'Every mech has an order',
    none: 'No mech can move now',
    check: 'then tap Ready',
  },
  {
    open: (open: number, all: number) =>
      `${open === all ? '' : `${open} von `}${all} ${plural(all, 'Mech', 'Mechs')} ohne Befehl`,
    done: 'Jeder Mech hat einen Befehl',
    none: 'Kein Mech kann ziehen',
    check: 'dann Bereit',
  },
);

export const movementGuide: Guide = (live, go): Todo | null => {
  if (!live.takesOrders.value) return null;
  const options = live.options.value?.orders.move;
  if (options == null) return null;
  const ordered = movements(live.sheet.orders.value);
  const { movable, open } = awaited(live.myMechs.value, options, ordered, heldOf(live).mechs.value);
  const first = open[0];
  return {
    done: movable.length - open.length,
    all: movable.length,
    text: movable.length === 0 ? t.none : first === undefined ? t.done : t.open(open.length, movable.length),
    ...(first === undefined && movable.length > 0 ? { sub: t.check } : {}),
    next: first === undefined ? null : () => go(`?mech=${after(open, live)}`),
  };
};

/**
 * Round in a circle from the mech that is selected, so that Next never shows the same one twice while others
 * wait.
 */
function after(open: readonly string[], live: Live): string {
  const selected = new URLSearchParams(location.search).get('mech');
  const order = byHex(live.myMechs.value).map(({ id }) => id);
  const at = selected === null ? -1 : order.indexOf(selected);
  const next = order.slice(at + 1).find((id) => open.includes(id)) ?? open.find((id) => id !== selected);
  return next ?? (open[0] as string);
}

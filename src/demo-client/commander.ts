/**
 * A simple commander: their lances go for buildings and enemies, attack whoever stands beside them, and they
 * save for new mechs.
 */
import type { Schemas } from '../client/client';
import { distance } from '../client/hexes';

type View = Schemas['View'];
type Order = Schemas['Order'];
type Open = Schemas['OpenOrders']; // what is legal now: the server has worked it out

/** Mechs; hexes that a lance looks for enemies; tons of the smallest mech that they save for. */
const [LANCE, HUNT, SMALLEST] = [3, 5, 35];

const byDistance = (from: string) => (a: { readonly hex: string }, b: { readonly hex: string }) =>
  distance(a.hex, from) - distance(b.hex, from) || Number(a.hex) - Number(b.hex);

/** Lances go for a building each, or for enemies nearby. */
function moves(view: View, { move }: Open): Order[] {
  const own = view.mechs.filter((mech) => mech.own);
  const enemies = view.mechs.filter((mech) => !mech.own && mech.seen === null);
  const goals = view.buildings
    .filter(({ control }) => control !== view.force)
    .sort(byDistance(view.map.hq ?? '0101'));
  return (move?.mechs ?? []).flatMap(({ mech, reachable }): Order[] => {
    const index = own.findIndex(({ id }) => id === mech);
    const [lance, from] = [Math.floor(index / LANCE), own[index]?.hex ?? ''];
    // Even lances are the vanguard: planned moves may run into the enemy. The others move later, and only
    // where they do not see.
    if (view.phase === 'planning' && lance % 2 === 1) return [];
    const [prey] = enemies.filter(({ hex }) => distance(hex, from) <= HUNT).sort(byDistance(from));
    const goal = prey?.hex ?? goals[lance % goals.length]?.hex ?? from;
    const [step] = [...reachable].sort(byDistance(goal));
    return step === undefined || distance(step.hex, goal) >= distance(from, goal)
      ? []
      : [{ type: 'move', mech, path: step.path }];
  });
}

/** `market`: designs that their faction sells. */
export function ordersFor(view: View, options: Open, market: readonly Schemas['MechSummary'][]): Order[] {
  const seats = options.board?.mechs ?? [];
  // A pilot takes one seat: the first of those who wait for the same one gets them.
  const crews = seats.filter(
    ({ pilots: [pilot] }, at) => seats.findIndex(({ pilots: [first] }) => first === pilot) === at,
  );
  const boarding = crews.map(({ mech, pilots }): Order => ({ type: 'board', mech, pilot: pilots[0] ?? '' }));
  const attacks = (options.attack?.mechs ?? []).map(({ mech, targets }): Order => ({
    type: 'attack',
    mechs: [mech],
    target: targets[0] ?? '',
  }));
  const [best] = market
    .filter(({ tons }) => tons >= SMALLEST && tons <= (view.account ?? 0))
    .sort((a, b) => b.bv - a.bv);
  const entry = options['buy-mech']?.hexes.slice(0, 1) ?? [];
  const shopping = entry.flatMap((hex): Order[] =>
    best === undefined ? [] : [{ type: 'buy-mech', design: best.design, hex }],
  );
  return [...boarding, ...moves(view, options), ...attacks, ...shopping];
}

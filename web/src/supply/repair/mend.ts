/**
 * Mend all: every repair that may be wished for, and of them those that the server takes. The page knows no
 * price and no rule of repair.
 */
import type { Schemas } from '../../../../src/client/client';
import { added, holds, isMendOf, type Order } from '../cart/cart';
import type { SupplyOptions } from '../options';
import type { Preview } from '../cart/receipt-lines';

type Mech = Pick<Schemas['OwnMech'], 'id' | 'condition'>;

export const isDamaged = ({ condition }: Pick<Mech, 'condition'>): boolean =>
  Object.keys(condition.armor).length +
    Object.keys(condition.structure).length +
    condition.slots.length +
    condition.ammunition.length >
  0;

/** All that could mend a mech, in the order in which it must be done. */
export function mendsOf({ id, condition }: Mech, options: SupplyOptions): readonly Order[] {
  const parts = options.replace?.mechs.find(({ mech }) => mech === id)?.parts ?? [];
  return [
    ...(Object.keys(condition.structure).length > 0 ? [{ type: 'repair-structure' as const, mech: id }] : []),
    ...parts.map(({ location, slot }) => ({ type: 'replace', mech: id, location, slot }) as Order),
    ...(Object.keys(condition.armor).length > 0 ? [{ type: 'repair-armor' as const, mech: id }] : []),
    ...(condition.ammunition.length > 0 ? [{ type: 'reload' as const, mech: id }] : []),
  ];
}

/** What would be paid to mend it, as far as the options tell. */
const tonsFor = ({ id }: Mech, options: SupplyOptions): number => {
  const structure = options['repair-structure']?.mechs.find(({ mech }) => mech === id)?.tons ?? 0;
  const parts = options.replace?.mechs.find(({ mech }) => mech === id)?.parts ?? [];
  return parts.reduce((sum, { tons }) => sum + Math.abs(tons ?? 0), Math.abs(structure));
};

/**
 * The cheapest mechs first, so that the tons reach far; each hangar takes the dearest of those that stand in
 * it.
 */
export function mendAllWishes(mechs: readonly Mech[], options: SupplyOptions): readonly Order[] {
  const dear = mechs.filter(isDamaged).sort((one, other) => tonsFor(other, options) - tonsFor(one, options));
  const inHangar = new Map<string, string>();
  for (const { building, mechs: there } of options.hangar?.buildings ?? []) {
    const mech = dear.find(({ id }) => there.some((one) => one.mech === id) && !inHangar.has(id));
    if (mech !== undefined) inHangar.set(mech.id, building);
  }
  return [
    ...[...inHangar].map(([mech, building]): Order => ({ type: 'hangar', mech, building })),
    ...dear.toReversed().flatMap((mech) => (inHangar.has(mech.id) ? [] : mendsOf(mech, options))),
  ];
}

/**
 * Whether the options offer any of it that the sheet does not have yet: so that nothing calls for a tap that
 * would do nothing.
 */
export function canMend(mechs: readonly Mech[], options: SupplyOptions, orders: readonly Order[]): boolean {
  const offered = (wish: Order): boolean => {
    if (wish.type === 'repair-structure')
      return options['repair-structure']?.mechs.some(({ mech }) => mech === wish.mech) ?? false;
    if (wish.type === 'reload')
      return options.reload?.mechs.some(({ mech, bins }) => mech === wish.mech && bins.length > 0) ?? false;
    if (wish.type === 'repair-armor') {
      const points = options['repair-armor']?.mechs.find(({ mech }) => mech === wish.mech)?.points ?? {};
      return Object.values(points).some((count) => count > 0);
    }
    if (wish.type !== 'replace') return true;
    const parts = options.replace?.mechs.find(({ mech }) => mech === wish.mech)?.parts ?? [];
    return parts.some(
      ({ location, slot, inStock }) => location === wish.location && slot === wish.slot && inStock,
    );
  };
  const mended = (wish: Order): boolean =>
    'mech' in wish && orders.some((one) => one.type === 'hangar' && one.mech === wish.mech);
  const has = (wish: Order): boolean =>
    holds(orders, wish) ||
    mended(wish) ||
    orders.some(
      (one) =>
        wish.type !== 'replace' &&
        one.type === wish.type &&
        'mech' in one &&
        'mech' in wish &&
        one.mech === wish.mech,
    );
  return mendAllWishes(mechs, options).some((wish) => offered(wish) && !has(wish));
}

/** Tries a sheet at the server, which changes nothing. */
export type Ask = (
  orders: readonly Order[],
) => Promise<{ readonly refused: boolean; readonly preview: readonly Preview[] }>;

const MAX_TRIES = 12;

/**
 * The orders with as many of the wishes as the server takes beside them. What was in the sheet before stays,
 * even where it is refused.
 */
export async function fitting(
  orders: readonly Order[],
  wishes: readonly Order[],
  ask: Ask,
): Promise<readonly Order[]> {
  // What its player has chosen for a mech themselves stays as it is.
  const isChosen = (wish: Order): boolean =>
    wish.type !== 'replace' &&
    orders.some((one) => one.type === wish.type && 'mech' in one && 'mech' in wish && one.mech === wish.mech);
  const isMended = (wish: Order): boolean =>
    orders.some((one) => one.type === 'hangar' && isMendOf(wish, one.mech)) ||
    holds(orders, wish) ||
    isChosen(wish);
  let open = wishes.filter((wish) => !isMended(wish));
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const sheet = open.reduce<readonly Order[]>(added, orders);
    if (open.length === 0) return sheet;
    const { refused, preview } = await ask(sheet);
    if (!refused) return sheet;
    const wrong = new Set(
      preview.flatMap(({ order, violations }) =>
        violations.length > 0 ? [JSON.stringify(sheet[order])] : [],
      ),
    );
    const still = open.filter((wish) => !wrong.has(JSON.stringify(wish)));
    // Nothing of it is a wish: the sheet was refused before.
    if (still.length === open.length) return sheet;
    open = still;
  }
  return orders;
}

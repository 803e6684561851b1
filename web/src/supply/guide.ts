/**
 * What is still missing of mine in supply: damaged mechs without a repair in the cart, and wrecks without a
 * choice.
 */
import type { Live, Todo } from '../campaign/live';
import { plural, words } from '../text/words';
import { isMendOf } from './cart/cart';
import { isDamaged } from './repair/mend';

const t = words(
  {
    damaged: (count: number) => `${count} ${plural(count, 'mech', 'mechs')} damaged`,
    wrecks: (count: number) => `${count} ${plural(count, 'wreck', 'wrecks')}`,
    done: 'The cart is yours to fill',
    check: 'then tap Ready',
  },
  {
    damaged: (count: number) => `${count} ${plural(count, 'Mech', 'Mechs')} beschädigt`,
    wrecks: (count: number) => `${count} ${plural(count, 'Wrack', 'Wracks')}`,
    done: 'Fülle den Korb, wie du willst',
    check: 'dann Bereit',
  },
);

/** `go` goes to an address below the campaign's. */
export function supplyGuide(live: Live, go: (below: string) => void): Todo | null {
  if (!live.takesOrders.value || live.campaign.value?.phase !== 'supply') return null;
  const orders = live.sheet.orders.value;
  const damaged = live.myMechs.value.filter(isDamaged);
  const hurt = damaged.filter(({ id }) => !orders.some((order) => isMendOf(order, id)));
  const finds = live.options.value?.orders.salvage?.wrecks ?? [];
  const open = finds.filter(
    ({ unit, battle }) =>
      !orders.some((order) => order.type === 'salvage' && order.unit === unit && order.battle === battle),
  );
  const all = damaged.length + finds.length;
  const text = [
    ...(hurt.length > 0 ? [t.damaged(hurt.length)] : []),
    ...(open.length > 0 ? [t.wrecks(open.length)] : []),
  ].join(' · ');
  const next =
    hurt[0] !== undefined
      ? `/supply?tab=fix&mech=${hurt[0].id}`
      : open.length > 0
        ? '/supply?tab=salvage'
        : null;
  return {
    done: all - hurt.length - open.length,
    all,
    text: text === '' ? t.done : text,
    ...(text === '' ? { sub: t.check } : {}),
    next: next === null ? null : () => go(next),
  };
}

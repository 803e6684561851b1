/** What an ammunition depot delivers (BLD-AMMO): kinds and tons, free, up to its most. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok } from '../api/client';
import { number, tons } from '../text/format';
import { words } from '../text/words';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { RuleLink } from '../ui/form/rule-link';
import type { OrderOf } from './cart/cart';
import { itemName, noteItems, toldName, useItems, type Item } from './names';
import { SearchField } from './fields';
import { nearest } from './repair/nearest';
import { Stepper } from './market/stepper';
import { useSearch } from './market/use-search';
import { useSupply } from './use-supply';

const t = words(
  {
    left: (left: string, most: string) => `delivers up to ${most} this round, ${left} left`,
    search: 'Search ammunition',
    tons: (name: string) => `Tons of ${name}`,
    remove: (name: string) => `Remove ${name}`,
  },
  {
    left: (left: string, most: string) => `liefert bis ${most} in dieser Runde, ${left} frei`,
    search: 'Munition suchen',
    tons: (name: string) => `Tonnen ${name}`,
    remove: (name: string) => `${name} entfernen`,
  },
);

const SHOWN = 8;
const ASKED = 100;

export const AmmunitionDelivery = ({
  building,
  most,
}: {
  readonly building: string;
  readonly most: number;
}) => {
  const supply = useSupply();
  const q = useSignal('');
  const order = supply.orders.find(
    (one): one is OrderOf<'ammunition'> => one.type === 'ammunition' && one.building === building,
  );
  const items = order?.items ?? [];
  useItems(items.map(({ item }) => item));
  const left = most - items.reduce((sum, one) => sum + one.tons, 0);
  const wish = q.value.trim();
  const { found, error } = useSearch<Item>(
    async () =>
      (
        await ok(
          api.GET('/v1/catalog/equipment', {
            params: { query: { q: wish, kind: 'ammunition', limit: ASKED } },
          }),
        )
      ).items,
    [wish],
    wish !== '',
  );
  useEffect(() => {
    if (found.value !== null) noteItems(found.value);
  }, [found.value]);
  const set = (next: OrderOf<'ammunition'>['items']): void => {
    const others = supply.orders.filter((one) => one !== order);
    supply.set(next.length === 0 ? others : [...others, { type: 'ammunition', building, items: next }]);
  };
  const put = (item: string, weight: number): void =>
    set(
      items.some((one) => one.item === item)
        ? items.map((one) => (one.item === item ? { item, tons: weight } : one))
        : [...items, { item, tons: weight }],
    );
  return (
    <div class="works-at">
      <p class="note">
        {t.left(tons(left), tons(most))} <RuleLink id="BLD-AMMO" />
      </p>
      {items.map((one) => (
        <div class="acts-row start delivery" key={one.item}>
          <b>{itemName(one.item)}</b>
          <Stepper
            label={t.tons(itemName(one.item))}
            value={one.tons}
            min={1}
            max={one.tons + Math.max(0, left)}
            unit="t"
            onChange={(weight) => put(one.item, weight)}
          />
          <button
            class="btn icon quiet"
            aria-label={t.remove(itemName(one.item))}
            onClick={() => set(items.filter(({ item }) => item !== one.item))}
          >
            <Icon name="close" size={20} />
          </button>
        </div>
      ))}
      <SearchField label={t.search} value={q.value} onValue={(text) => (q.value = text)} />
      <ProblemNote error={error.value} />
      {wish === ''
        ? null
        : nearest(
            (found.value ?? []).filter(
              ({ item, tradable }) => tradable && !items.some((one) => one.item === item),
            ),
            wish,
            SHOWN,
          ).map((one) => (
            <button key={one.item} class="btn small" disabled={left < 1} onClick={() => put(one.item, 1)}>
              <Icon name="plus" size={16} /> {toldName(one)} ({number(one.perTon ?? 0)}/t)
            </button>
          ))}
    </div>
  );
};

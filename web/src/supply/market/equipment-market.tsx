/**
 * Equipment to buy (SUP-2, DEP-1): searched in the catalogue, by what it is counted in, delivered to the
 * depot that is chosen.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok } from '../../api/client';
import { number } from '../../text/format';
import { words } from '../../text/words';
import { ProblemNote } from '../../ui/form/problem';
import type { Order } from '../cart/cart';
import { useDesigns } from '../../ui/designs';
import { itemsOfDesigns } from './design-items';
import { SearchField, SelectField } from '../fields';
import { noteItems, toldName, type Item } from '../names';
import { HexChoice } from '../places';
import { PriceButton } from './price-button';
import { usePrices, type Price } from './prices';
import { Stepper } from './stepper';
import { useSearch } from './use-search';
import { useSupply } from '../use-supply';

const t = words(
  {
    to: 'Delivered to',
    search: 'Search equipment',
    kind: 'Kind',
    any: 'any',
    mine: 'for my mechs',
    armor: 'armour',
    ammunition: 'ammunition',
    weapon: 'weapons',
    equipment: 'equipment',
    quantity: (name: string) => `Quantity of ${name}`,
    weight: 'Weight of a piece',
    points: 'points',
    shots: 'shots',
    pieces: 'pieces',
    tons: 't',
    perTon: (count: number, unit: string) => `${count} ${unit} a ton`,
    weighs: (tons: string) => `${tons} t a piece`,
    none: 'Nothing is called that.',
    closed: 'Nothing can be bought now.',
    next: 'What is delivered now can be fitted from the next round on.',
  },
  {
    to: 'Geliefert nach',
    search: 'Ausrüstung suchen',
    kind: 'Art',
    any: 'alle',
    mine: 'für meine Mechs',
    armor: 'Panzerung',
    ammunition: 'Munition',
    weapon: 'Waffen',
    equipment: 'Ausrüstung',
    quantity: (name: string) => `Menge: ${name}`,
    weight: 'Gewicht eines Stücks',
    points: 'Punkte',
    shots: 'Schuss',
    pieces: 'Stück',
    tons: 't',
    perTon: (count: number, unit: string) => `${count} ${unit} je Tonne`,
    weighs: (tons: string) => `${tons} t je Stück`,
    none: 'So heißt nichts.',
    closed: 'Gerade lässt sich nichts kaufen.',
    next: 'Was jetzt geliefert wird, kann ab der nächsten Runde eingebaut werden.',
  },
);

const SHOWN = 25;
/** The most that one page of the catalogue holds. */
const MAX = 100;
const KINDS = ['mine', 'armor', 'ammunition', 'weapon', 'equipment'] as const;
type Kind = (typeof KINDS)[number];

/** A ton of what is counted in points or shots, else one piece. */
const usual = ({ stockUnit, perTon }: Item): number => (stockUnit === 'pieces' ? 1 : (perTon ?? 1));

interface RowProps {
  readonly item: Item;
  readonly quantity: number;
  readonly weight: number | null;
  readonly onQuantity: (quantity: number) => void;
  readonly onWeight: (weight: number) => void;
  readonly order: Order;
  readonly price: Price | null;
}

const Row = ({ item, quantity, weight, onQuantity, onWeight, order, price }: RowProps) => (
  <li class="li plain stall">
    <div>
      <b>
        <bdi>{toldName(item)}</bdi>
      </b>
      <span class="note">
        {item.stockUnit === 'pieces'
          ? item.tons === null
            ? ''
            : t.weighs(number(item.tons))
          : item.perTon === null
            ? ''
            : t.perTon(item.perTon, t[item.stockUnit])}
      </span>
    </div>
    <div class="acts-row">
      {item.weights === null ? null : (
        <select
          class="input narrow"
          aria-label={t.weight}
          value={String(weight)}
          onChange={(event) => onWeight(Number(event.currentTarget.value))}
        >
          {item.weights.map((one) => (
            <option key={one} value={String(one)}>
              {number(one)} t
            </option>
          ))}
        </select>
      )}
      <Stepper
        label={t.quantity(toldName(item))}
        value={quantity}
        min={1}
        step={usual(item)}
        onChange={onQuantity}
      />
      <PriceButton order={order} price={price} name={toldName(item)} />
    </div>
  </li>
);

export const EquipmentMarket = () => {
  const { live, options } = useSupply();
  const open = options['buy-equipment'] ?? null;
  const q = useSignal('');
  const kind = useSignal<Kind | ''>('mine');
  const hex = useSignal<string | null>(null);
  const quantities = useSignal<Readonly<Record<string, number>>>({});
  const weights = useSignal<Readonly<Record<string, number>>>({});
  const sheets = useDesigns(
    live.myMechs.value.map(({ design }) => design),
    live.id,
  );
  const used = kind.value === 'mine' ? itemsOfDesigns([...sheets.values()]).slice(0, MAX) : [];
  const { found, error } = useSearch<Item>(async () => {
    const wish = q.value.trim();
    const query = {
      limit: kind.value === 'mine' ? MAX : SHOWN,
      ...(wish === '' ? {} : { q: wish }),
      ...(kind.value === 'mine' ? { items: used.join(',') } : kind.value === '' ? {} : { kind: kind.value }),
    };
    if (kind.value === 'mine' && used.length === 0) return [];
    const { items } = await ok(api.GET('/v1/catalog/equipment', { params: { query } }));
    const rank = (item: Item): number => (used.length === 0 ? 0 : used.indexOf(item.item));
    return items
      .filter(({ tradable, stockUnit }) => tradable && stockUnit !== 'tons')
      .sort((one, other) => rank(one) - rank(other));
  }, [q.value, kind.value, used.join(' ')]);
  useEffect(() => {
    if (found.value !== null) noteItems(found.value);
  }, [found.value]);
  const at = hex.value ?? open?.hexes.find((one) => one === live.view.value?.map.hq) ?? open?.hexes[0] ?? '';
  const weightOf = (item: Item): number | null => weights.value[item.item] ?? item.weights?.[0] ?? null;
  const quantityOf = (item: Item): number => quantities.value[item.item] ?? usual(item);
  const orderFor = (item: Item): Order => {
    const weight = weightOf(item);
    return {
      type: 'buy-equipment',
      item: weight === null ? item.item : `${item.item}@${weight}`,
      quantity: quantityOf(item),
      hex: at,
    };
  };
  const items = found.value ?? [];
  const prices = usePrices(open === null ? [] : items.map(orderFor));
  if (open === null) return <p class="empty">{t.closed}</p>;
  return (
    <>
      <div class="filters">
        <SearchField wide label={t.search} value={q.value} onValue={(text) => (q.value = text)} />
        <SelectField
          label={t.kind}
          value={kind.value}
          choices={[['', t.any], ...KINDS.map((one) => [one, t[one]] as const)]}
          onValue={(chosen) => (kind.value = chosen)}
        />
        <HexChoice label={t.to} hexes={open.hexes} value={at} onChange={(chosen) => (hex.value = chosen)} />
        <p class="why-not">{t.next}</p>
      </div>
      <ProblemNote error={error.value ?? prices.error} />
      {found.value?.length === 0 ? <p class="empty">{t.none}</p> : null}
      <ul>
        {items.map((item) => {
          const order = orderFor(item);
          return (
            <Row
              key={item.item}
              item={item}
              quantity={quantityOf(item)}
              weight={weightOf(item)}
              onQuantity={(quantity) => (quantities.value = { ...quantities.value, [item.item]: quantity })}
              onWeight={(weight) => (weights.value = { ...weights.value, [item.item]: weight })}
              order={order}
              price={prices.of(order)}
            />
          );
        })}
      </ul>
    </>
  );
};

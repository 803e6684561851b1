/** The depots: what lies where, from when it can be fitted; to move it to another, or to sell it. */
import { useSignal } from '@preact/signals';
import type { Schemas } from '../api/client';
import { number, tons } from '../text/format';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import type { Order } from './cart/cart';
import { useTaken, type Amounts } from './cart/taken';
import { DepotMap } from './depot-map';
import { useBuildings } from '../ui/buildings';
import { itemName, knownItem, useItems } from './names';
import { HexChoice, placeName } from './places';
import { Stepper } from './market/stepper';
import { useSupply } from './use-supply';

const t = words(
  {
    title: 'Depots',
    none: 'No depot holds anything. What you buy lies in one.',
    usable: (count: string) => `${count} can be fitted now`,
    move: 'Move',
    sell: 'Sell',
    moveFrom: (hex: string) => `Move from ${hex}`,
    sellAt: (hex: string) => `Sell at ${hex}`,
    to: 'To',
    add: 'Into the cart',
    nothing: 'Choose what goes.',
    pilot: 'Pilot',
    prisoner: 'Prisoner',
    points: 'points',
    shots: 'shots',
    pieces: 'pieces',
    tons: 't',
    all: 'All',
    brings: (amount: string) => `all of it brings ${amount}`,
    next: 'What arrives this round can be fitted from the next on.',
    going: 'leaves with this cart',
  },
  {
    title: 'Lager',
    none: 'In keinem Lager liegt etwas. Was du kaufst, kommt in eines.',
    usable: (count: string) => `${count} jetzt einbaubar`,
    move: 'Umlagern',
    sell: 'Verkaufen',
    moveFrom: (hex: string) => `Umlagern aus ${hex}`,
    sellAt: (hex: string) => `Verkaufen in ${hex}`,
    to: 'Nach',
    add: 'In den Korb',
    nothing: 'Wähle, was gehen soll.',
    pilot: 'Pilot',
    prisoner: 'Gefangener',
    points: 'Punkte',
    shots: 'Schuss',
    pieces: 'Stück',
    tons: 't',
    all: 'Alles',
    brings: (amount: string) => `alles bringt ${amount}`,
    next: 'Was diese Runde ankommt, kann ab der nächsten eingebaut werden.',
    going: 'geht mit diesem Korb',
  },
);

type Depot = Schemas['OwnDepot'];

const Amount = ({
  item,
  left,
  value,
  onChange,
}: {
  readonly item: string;
  readonly left: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) => (
  <div class="fix-row">
    <span>
      <b>{itemName(item)}</b>
      <span class="note">
        {number(left)} {t[knownItem(item)?.stockUnit ?? 'pieces']}
      </span>
    </span>
    <span class="acts-row">
      <Stepper label={itemName(item)} value={value} max={left} onChange={onChange} />
      <button
        class="btn"
        disabled={value === left}
        aria-label={`${t.all}: ${itemName(item)}`}
        onClick={() => onChange(left)}
      >
        {t.all}
      </button>
    </span>
  </div>
);

interface PartProps {
  readonly depot: Depot;
  readonly onClose: () => void;
}

const lines = (amounts: Amounts): { item: string; quantity: number }[] =>
  Object.entries(amounts).flatMap(([item, quantity]) => (quantity > 0 ? [{ item, quantity }] : []));

const MoveDialog = ({ depot, onClose }: PartProps) => {
  const supply = useSupply();
  const view = supply.live.view.value;
  const amounts = useSignal<Amounts>({});
  const people = useSignal<ReadonlySet<string>>(new Set());
  const hexes = (supply.options.transfer?.to ?? []).filter((hex) => hex !== depot.hex);
  const to = useSignal(hexes.find((hex) => hex === view?.map.hq) ?? hexes[0] ?? '');
  const taken = useTaken()(depot.hex);
  const prisoners = (view?.prisoners ?? []).filter(({ hex }) => hex === depot.hex);
  const going = new Set(supply.orders.flatMap((order) => (order.type === 'transfer' ? order.pilots : [])));
  const all = [
    ...depot.pilots.map((id) => ({
      id,
      name: view?.pilots.find((one) => one.id === id)?.name ?? '',
      what: t.pilot,
    })),
    ...prisoners.map(({ id, name }) => ({ id, name, what: t.prisoner })),
  ].filter(({ id }) => !going.has(id));
  const items = lines(amounts.value);
  const add = (): void => {
    supply.add({ type: 'transfer', from: depot.hex, to: to.value, items, pilots: [...people.value] });
    onClose();
  };
  const turn = (id: string): void => {
    const next = new Set(people.value);
    if (!next.delete(id)) next.add(id);
    people.value = next;
  };
  return (
    <Dialog title={t.moveFrom(depot.hex)} onClose={onClose}>
      <HexChoice label={t.to} hexes={hexes} value={to.value} onChange={(hex) => (to.value = hex)} />
      {depot.stock.map(({ item, quantity }) => (
        <Amount
          key={item}
          item={item}
          left={Math.max(0, quantity - (taken[item] ?? 0))}
          value={amounts.value[item] ?? 0}
          onChange={(value) => (amounts.value = { ...amounts.value, [item]: value })}
        />
      ))}
      {all.map(({ id, name, what }) => (
        <label class="fix-row person-row" key={id}>
          <span>
            <b>
              <bdi>{name}</bdi>
            </b>
            <span class="note">{what}</span>
          </span>
          <input type="checkbox" checked={people.value.has(id)} onChange={() => turn(id)} />
        </label>
      ))}
      <p class="why-not">{t.next}</p>
      <button class="btn go" disabled={items.length + people.value.size === 0} onClick={add}>
        {items.length + people.value.size === 0 ? t.nothing : t.add}
      </button>
    </Dialog>
  );
};

const SellDialog = ({ depot, onClose }: PartProps) => {
  const supply = useSupply();
  const amounts = useSignal<Amounts>({});
  const taken = useTaken()(depot.hex);
  const sale = (supply.options.sell?.stock ?? []).filter(({ hex }) => hex === depot.hex);
  const items = lines(amounts.value);
  const add = (): void => {
    supply.add(
      ...items.map(({ item, quantity }): Order => ({ type: 'sell', item, quantity, hex: depot.hex })),
    );
    onClose();
  };
  return (
    <Dialog title={t.sellAt(depot.hex)} onClose={onClose}>
      {sale.map(({ item, quantity, tons: brings }) => (
        <div key={item}>
          <Amount
            item={item}
            left={Math.max(0, quantity - (taken[item] ?? 0))}
            value={amounts.value[item] ?? 0}
            onChange={(value) => (amounts.value = { ...amounts.value, [item]: value })}
          />
          <p class="why-not">{t.brings(tons(brings, true))}</p>
        </div>
      ))}
      <button class="btn go" disabled={items.length === 0} onClick={add}>
        {items.length === 0 ? t.nothing : t.add}
      </button>
    </Dialog>
  );
};

export const Stock = () => {
  const { live, options } = useSupply();
  const takenAt = useTaken();
  const view = live.view.value;
  const asked = useSignal<{ readonly what: 'move' | 'sell'; readonly hex: string } | null>(null);
  useBuildings();
  const depots = (view?.depots ?? []).filter((one): one is Depot => one.own && one.force === view?.force);
  useItems(depots.flatMap(({ stock }) => stock.map(({ item }) => item)));
  const chosen = asked.value === null ? undefined : depots.find(({ hex }) => hex === asked.value?.hex);
  const close = (): void => void (asked.value = null);
  return (
    <section>
      <div class="sec">
        <h2>{t.title}</h2>
      </div>
      {depots.length === 0 ? <p class="empty">{t.none}</p> : null}
      <DepotMap
        depots={depots}
        from={options.transfer?.from ?? []}
        onMove={(hex) => (asked.value = { what: 'move', hex })}
      />
      <ul>
        {depots.map((depot) => {
          const taken = takenAt(depot.hex);
          const names = [
            ...depot.pilots.map((id) => view?.pilots.find((one) => one.id === id)?.name ?? ''),
            ...(view?.prisoners ?? [])
              .filter(({ hex }) => hex === depot.hex)
              .map(({ name }) => `${name} (${t.prisoner})`),
          ];
          return (
            <li class="depot" key={depot.hex}>
              <div class="li">
                <span class="box">
                  <Icon name="supply" />
                </span>
                <div>
                  <b>{placeName(live, depot.hex)}</b>
                </div>
                <span class="acts-row">
                  {(options.transfer?.from ?? []).includes(depot.hex) ? (
                    <button
                      class="btn"
                      aria-label={t.moveFrom(depot.hex)}
                      onClick={() => (asked.value = { what: 'move', hex: depot.hex })}
                    >
                      {t.move}
                    </button>
                  ) : null}
                  {(options.sell?.stock ?? []).some(({ hex }) => hex === depot.hex) ? (
                    <button
                      class="btn"
                      aria-label={t.sellAt(depot.hex)}
                      onClick={() => (asked.value = { what: 'sell', hex: depot.hex })}
                    >
                      {t.sell}
                    </button>
                  ) : null}
                </span>
              </div>
              <ul class="goods">
                {depot.stock.map(({ item, quantity, usable, unit }) => (
                  <li key={item}>
                    <span>
                      {itemName(item)}
                      {usable < quantity ? <span class="note"> {t.usable(number(usable))}</span> : null}
                      {(taken[item] ?? 0) > 0 ? (
                        <span class="tag pencil">
                          −{number(taken[item] ?? 0)} {t.going}
                        </span>
                      ) : null}
                    </span>
                    <span class="num">
                      {number(quantity)} <small>{t[unit]}</small>
                    </span>
                  </li>
                ))}
                {names.map((name) => (
                  <li key={name}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {chosen === undefined ? null : asked.value?.what === 'move' ? (
        <MoveDialog depot={chosen} onClose={close} />
      ) : (
        <SellDialog depot={chosen} onClose={close} />
      )}
    </section>
  );
};

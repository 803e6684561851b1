/** An offer to another player: what I give beside what I take. */
import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { api, ok, type Schemas } from '../../api/client';
import { number } from '../../text/format';
import { words } from '../../text/words';
import { Icon } from '../../ui/icon';
import { ProblemNote } from '../../ui/form/problem';
import { tell } from '../../ui/notices';
import { useTask } from '../../ui/form/use-task';
import { itemName, noteItems, toldName, useItems, type Item } from '../names';
import { SearchField } from '../fields';
import { nearest } from '../repair/nearest';
import { Stepper } from '../market/stepper';
import { useSearch } from '../market/use-search';
import { useSupply } from '../use-supply';

const t = words(
  {
    title: 'New offer',
    to: 'To',
    give: 'I give',
    take: 'I get',
    tons: 'Tons',
    stock: 'From my depots',
    prisoners: 'Prisoners',
    captured: 'My captured pilots',
    wanted: 'From their depots',
    hex: 'Hex of the depot',
    search: 'Item',
    send: 'Offer',
    cancel: 'Cancel',
    sent: 'The offer is made.',
    remove: (name: string) => `Remove ${name}`,
  },
  {
    title: 'Neues Angebot',
    to: 'An',
    give: 'Ich gebe',
    take: 'Ich bekomme',
    tons: 'Tonnen',
    stock: 'Aus meinen Lagern',
    prisoners: 'Gefangene',
    captured: 'Meine gefangenen Piloten',
    wanted: 'Aus ihren Lagern',
    hex: 'Feld des Lagers',
    search: 'Gegenstand',
    send: 'Anbieten',
    cancel: 'Abbrechen',
    sent: 'Das Angebot ist gemacht.',
    remove: (name: string) => `${name} entfernen`,
  },
);

type Goods = Schemas['Goods'];
const NOTHING: Goods = { tons: 0, stock: [], prisoners: [] };
const FOUND = 6;
const ASKED = 100;

const People = ({
  title,
  people,
  goods,
}: {
  readonly title: string;
  readonly people: readonly { id: string; name: string }[];
  readonly goods: Signal<Goods>;
}) => {
  if (people.length === 0) return null;
  const turn = (id: string): void => {
    const { prisoners } = goods.value;
    goods.value = {
      ...goods.value,
      prisoners: prisoners.includes(id) ? prisoners.filter((one) => one !== id) : [...prisoners, id],
    };
  };
  return (
    <fieldset>
      <legend class="cap">{title}</legend>
      {people.map(({ id, name }) => (
        <label class="fix-row person-row" key={id}>
          <bdi>{name}</bdi>
          <input type="checkbox" checked={goods.value.prisoners.includes(id)} onChange={() => turn(id)} />
        </label>
      ))}
    </fieldset>
  );
};

const setLine = (goods: Signal<Goods>, hex: string, item: string, quantity: number): void => {
  const others = goods.value.stock.filter((line) => line.hex !== hex || line.item !== item);
  goods.value = { ...goods.value, stock: quantity > 0 ? [...others, { hex, item, quantity }] : others };
};

/** What lies in my own depots. */
const OwnStock = ({ goods }: { readonly goods: Signal<Goods> }) => {
  const view = useSupply().live.view.value;
  const rows = (view?.depots ?? []).flatMap((depot) =>
    depot.own && depot.force === view?.force
      ? depot.stock.map(({ item, quantity }) => ({ hex: depot.hex, item, quantity }))
      : [],
  );
  useItems(rows.map(({ item }) => item));
  if (rows.length === 0) return null;
  return (
    <fieldset>
      <legend class="cap">{t.stock}</legend>
      {rows.map(({ hex, item, quantity }) => (
        <div class="fix-row" key={`${hex} ${item}`}>
          <span>
            <b>{itemName(item)}</b>
            <span class="note">
              {hex} · {number(quantity)}
            </span>
          </span>
          <Stepper
            label={`${itemName(item)} ${hex}`}
            max={quantity}
            value={goods.value.stock.find((line) => line.hex === hex && line.item === item)?.quantity ?? 0}
            onChange={(wanted) => setLine(goods, hex, item, wanted)}
          />
        </div>
      ))}
    </fieldset>
  );
};

/** I do not know what lies in theirs: the hex and the item are named. */
const WantedStock = ({ goods, of }: { readonly goods: Signal<Goods>; readonly of: string }) => {
  const view = useSupply().live.view.value;
  const seen = (view?.depots ?? []).flatMap(({ hex, own, force }) => (!own && force === of ? [hex] : []));
  const hex = useSignal(seen[0] ?? '');
  const q = useSignal('');
  const id = useId();
  const wish = q.value.trim();
  const { found } = useSearch<Item>(
    async () =>
      (await ok(api.GET('/v1/catalog/equipment', { params: { query: { q: wish, limit: ASKED } } }))).items,
    [wish],
    wish !== '',
  );
  useEffect(() => {
    if (found.value !== null) noteItems(found.value);
  }, [found.value]);
  return (
    <fieldset>
      <legend class="cap">{t.wanted}</legend>
      {goods.value.stock.map((line) => (
        <div class="fix-row" key={`${line.hex} ${line.item}`}>
          <span>
            <b>{itemName(line.item)}</b>
            <span class="note">{line.hex}</span>
          </span>
          <span class="acts-row">
            <Stepper
              label={itemName(line.item)}
              min={1}
              value={line.quantity}
              onChange={(wanted) => setLine(goods, line.hex, line.item, wanted)}
            />
            <button
              type="button"
              class="btn icon quiet"
              aria-label={t.remove(itemName(line.item))}
              onClick={() => setLine(goods, line.hex, line.item, 0)}
            >
              <Icon name="close" size={20} />
            </button>
          </span>
        </div>
      ))}
      <div class="wanted">
        <div class="choice">
          <label class="cap" for={`${id}h`}>
            {t.hex}
          </label>
          <input
            id={`${id}h`}
            class="input"
            inputMode="numeric"
            maxLength={4}
            list={`${id}l`}
            value={hex.value}
            onInput={(event) => (hex.value = event.currentTarget.value)}
          />
          <datalist id={`${id}l`}>
            {seen.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </div>
        <SearchField label={t.search} value={q.value} onValue={(text) => (q.value = text)} />
      </div>
      {wish === '' || !/^\d{4}$/.test(hex.value)
        ? null
        : nearest(found.value ?? [], wish, FOUND).map((item) => (
            <button
              type="button"
              key={item.item}
              class="btn small"
              onClick={() => setLine(goods, hex.value, item.item, 1)}
            >
              <Icon name="plus" size={16} /> {toldName(item)}
            </button>
          ))}
    </fieldset>
  );
};

export const OfferForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { live } = useSupply();
  const view = live.view.value;
  const others = (view?.forces ?? []).filter(({ id, out }) => id !== view?.force && !out);
  const to = useSignal(others[0]?.id ?? '');
  const give = useSignal<Goods>(NOTHING);
  const take = useSignal<Goods>(NOTHING);
  const task = useTask();
  const id = useId();
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const done = await task.run(() =>
      ok(
        api.POST('/v1/campaigns/{id}/offers', {
          params: { path: { id: live.id } },
          body: { to: to.value, give: give.value, take: take.value },
        }),
      ),
    );
    if (!done) return;
    tell(t.sent);
    onDone();
  };
  const captured = (view?.pilots ?? []).filter(
    ({ force, status }) => force === view?.force && status === 'captured',
  );
  return (
    <form class="offer-form" aria-label={t.title} onSubmit={(event) => void send(event)}>
      <div class="sec">
        <h2>{t.title}</h2>
      </div>
      <div class="choice to">
        <label class="cap" for={id}>
          {t.to}
        </label>
        <select
          id={id}
          class="input"
          value={to.value}
          onChange={(event) => (to.value = event.currentTarget.value)}
        >
          {others.map((force) => (
            <option key={force.id} value={force.id}>
              {force.name}
            </option>
          ))}
        </select>
      </div>
      <div class="two sides">
        <section>
          <h3>{t.give}</h3>
          <Stepper
            shown
            label={t.tons}
            unit="t"
            value={give.value.tons}
            onChange={(tons) => (give.value = { ...give.value, tons })}
          />
          <OwnStock goods={give} />
          <People title={t.prisoners} people={view?.prisoners ?? []} goods={give} />
        </section>
        <section>
          <h3>{t.take}</h3>
          <Stepper
            shown
            label={t.tons}
            unit="t"
            value={take.value.tons}
            onChange={(tons) => (take.value = { ...take.value, tons })}
          />
          <WantedStock key={to.value} goods={take} of={to.value} />
          <People title={t.captured} people={captured} goods={take} />
        </section>
      </div>
      <ProblemNote error={task.error} />
      <div class="row offer-new">
        <button type="button" class="btn" onClick={onDone}>
          {t.cancel}
        </button>
        <button class="btn go" disabled={task.busy || to.value === '' || !live.online.value}>
          {t.send}
        </button>
      </div>
    </form>
  );
};

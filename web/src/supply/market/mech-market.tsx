/** Mechs to buy (SUP-4, DEP-4): searched in the catalogue; they come into play in the hex that is chosen. */
import { useSignal } from '@preact/signals';
import { api, ok, type Schemas } from '../../api/client';
import { number } from '../../text/format';
import { words } from '../../text/words';
import { ProblemNote } from '../../ui/form/problem';
import { RuleLink } from '../../ui/form/rule-link';
import type { Order } from '../cart/cart';
import { SearchField, SelectField } from '../fields';
import { HexChoice } from '../places';
import { Terms } from '../offers/terms';
import { PriceButton } from './price-button';
import { usePrices } from './prices';
import { useSearch } from './use-search';
import { useSupply } from '../use-supply';

const t = words(
  {
    enter: 'Enters play at',
    waits: 'No hex of entry is free: what you buy is paid now and waits.',
    search: 'Search designs',
    list: 'From',
    own: 'Own faction',
    house: 'House list',
    all: 'All',
    class: 'Class',
    any: 'any',
    light: 'light',
    medium: 'medium',
    heavy: 'heavy',
    assault: 'assault',
    most: 'Up to',
    affordable: 'affordable',
    none: 'No design matches.',
    closed: 'Nothing can be bought now.',
    design: 'Design',
    tons: 'Tons',
    bv: 'BV',
    price: 'Price',
  },
  {
    enter: 'Einsatz in',
    waits: 'Kein Einsatzfeld ist frei: Was du kaufst, ist jetzt bezahlt und wartet.',
    search: 'Modelle suchen',
    list: 'Aus',
    own: 'Eigene Fraktion',
    house: 'Hausliste',
    all: 'Alle',
    class: 'Klasse',
    any: 'alle',
    light: 'leicht',
    medium: 'mittel',
    heavy: 'schwer',
    assault: 'überschwer',
    most: 'Bis',
    affordable: 'bezahlbar',
    none: 'Kein Modell passt dazu.',
    closed: 'Gerade lässt sich nichts kaufen.',
    design: 'Modell',
    tons: 'Tonnen',
    bv: 'BV',
    price: 'Preis',
  },
);

const SHOWN = 25;
const CLASSES = ['light', 'medium', 'heavy', 'assault'] as const;
const LISTS = ['own', 'house', 'all'] as const;
type List = (typeof LISTS)[number];
type Class = (typeof CLASSES)[number];

export const MechMarket = () => {
  const { live, options, balance } = useSupply();
  const open = options['buy-mech'] ?? null;
  const q = useSignal('');
  const from = useSignal<List>('own');
  const weight = useSignal<Class | ''>('');
  const payable = useSignal(true);
  const hex = useSignal<string | null>(null);
  const faction =
    live.view.value?.forces.find((force) => force.id === live.view.value?.force)?.faction ?? null;
  // Nothing is cheaper than its tons here, so this only narrows the list; the price is the server's.
  const most =
    payable.value && balance !== null ? Math.min(100, Math.max(20, Math.floor(balance.after))) : null;
  const { found, error } = useSearch<Schemas['MechSummary']>(async () => {
    const query = {
      limit: SHOWN,
      campaign: live.id,
      sort: 'tons' as const,
      ...(q.value.trim() === '' ? {} : { q: q.value.trim() }),
      ...(faction === null || from.value === 'all'
        ? {}
        : from.value === 'own'
          ? { faction }
          : { houseList: faction }),
      ...(weight.value === '' ? {} : { class: weight.value }),
      ...(most === null ? {} : { maxTons: most }),
    };
    return (await ok(api.GET('/v1/catalog/mechs', { params: { query } }))).items;
  }, [q.value, from.value, weight.value, most, live.id, faction]);
  const at = hex.value ?? open?.hexes[0] ?? '';
  const orderFor = (design: string): Order => ({ type: 'buy-mech', design, hex: at });
  const designs = found.value ?? [];
  const prices = usePrices(open === null ? [] : designs.map(({ design }) => orderFor(design)));
  if (open === null) return <p class="empty">{t.closed}</p>;
  return (
    <>
      <div class="filters">
        <SearchField wide label={t.search} value={q.value} onValue={(text) => (q.value = text)} />
        <SelectField
          label={t.list}
          value={from.value}
          choices={LISTS.map((one) => [one, t[one]])}
          onValue={(list) => (from.value = list)}
        />
        <SelectField
          label={t.class}
          value={weight.value}
          choices={[['', t.any], ...CLASSES.map((one) => [one, t[one]] as const)]}
          onValue={(chosen) => (weight.value = chosen)}
        />
        <SelectField
          label={t.most}
          value={payable.value ? 'affordable' : 'all'}
          choices={[
            ['affordable', t.affordable],
            ['all', t.all],
          ]}
          onValue={(most) => (payable.value = most === 'affordable')}
        />
        <HexChoice
          label={t.enter}
          hexes={open.hexes}
          value={at}
          onChange={(chosen) => (hex.value = chosen)}
        />
      </div>
      {open.waits ? (
        <p class="wrn">
          {t.waits} <RuleLink id="DEP-4" />
        </p>
      ) : null}
      <ProblemNote error={error.value ?? prices.error} />
      {found.value?.length === 0 ? <p class="empty">{t.none}</p> : null}
      {designs.length === 0 ? null : (
        <table class="mk">
          <thead>
            <tr>
              <th>{t.design}</th>
              <th class="r">{t.tons}</th>
              <th class="r">{t.bv}</th>
              <th class="deskcell">{t.price}</th>
              <th>
                <span class="vh">{t.price}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {designs.map(({ design, name, tons, bv }) => {
              const order = orderFor(design);
              const price = prices.of(order);
              return (
                <tr key={design}>
                  <td>
                    <b>
                      <bdi>{name}</bdi>
                    </b>
                  </td>
                  <td class="r num">{number(tons)}</td>
                  <td class="r num">{number(bv)}</td>
                  <td class="deskcell">{price === null ? null : <Terms terms={price.terms} />}</td>
                  <td class="r">
                    <PriceButton order={order} price={price} name={name} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
};

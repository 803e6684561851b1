/**
 * Mercenaries for this round: search a design, choose where it arrives. Nothing is shown without a camp. Open
 * in planning and movement, too.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../../api/client';
import { useLive } from '../../campaign/live';
import type { Order } from '../../campaign/sheet/order-compare';
import { number, tons } from '../../text/format';
import { useBuildings } from '../../ui/buildings';
import { useDesign } from '../../ui/designs';
import { Field } from '../../ui/form/field';
import { Icon } from '../../ui/icon';
import { WeightBars } from '../../ui/marks/weight-bars';
import { BuildingEffect } from '../../planet/cards/building-card';
import { withoutAt } from './acts';
import { hireHexes } from './options';
import { t } from './words';

const SHOWN = 8;
const TYPED_MS = 250;

const Hired = ({
  order,
  index,
}: {
  readonly order: Extract<Order, { type: 'hire' }>;
  readonly index: number;
}) => {
  const live = useLive();
  const design = useDesign(order.design, live.id);
  const preview =
    live.sheet.state.value === 'saved'
      ? live.sheet.sheet.value?.preview.find((one) => one.order === index)
      : undefined;
  return (
    <li class="prep-row set">
      <WeightBars weight={design?.class ?? null} />
      <span>
        <b>
          <bdi>{design?.name ?? order.design}</bdi>
        </b>
        <small>→ {order.hex}</small>
      </span>
      <span class="num">{preview?.cost == null ? '' : tons(preview.cost)}</span>
      <button
        class="btn icon quiet"
        aria-label={`${t.away}: ${design?.name ?? order.design}`}
        onClick={() => live.sheet.change(withoutAt(live.sheet.orders.value, index))}
      >
        <Icon name="close" />
      </button>
    </li>
  );
};

export const HirePart = () => {
  const live = useLive();
  const hexes = hireHexes(live);
  const query = useSignal('');
  const place = useSignal<string | null>(null);
  const found = useSignal<readonly Schemas['MechSummary'][] | null>(null);
  useBuildings();
  useEffect(() => {
    const q = query.value.trim();
    if (q === '') {
      found.value = null;
      return undefined;
    }
    let left = false;
    const timer = setTimeout(() => {
      ok(api.GET('/v1/catalog/mechs', { params: { query: { q, campaign: live.id, limit: SHOWN } } })).then(
        ({ items }) => {
          if (!left) found.value = items;
        },
        () => undefined,
      );
    }, TYPED_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [query.value]);
  if (hexes === null || hexes.length === 0) return null;
  const hq = live.view.value?.map.hq ?? null;
  const hex = place.value ?? (hq !== null && hexes.includes(hq) ? hq : (hexes[0] ?? ''));
  const orders = live.sheet.orders.value;
  const hired = orders.flatMap((order, index) => (order.type === 'hire' ? [{ order, index }] : []));
  return (
    <details class="prep-part" open={hired.length > 0}>
      <summary>
        <h3>{t.hireTitle}</h3>
        {hired.length > 0 ? <span class="tag pencil">{hired.length}</span> : null}
      </summary>
      <div class="prep-body">
        <BuildingEffect type="mercenary-camp" />
        <ul>
          {hired.map(({ order, index }) => (
            <Hired key={`${index} ${order.design}`} order={order} index={index} />
          ))}
        </ul>
        <Field
          label={t.search}
          name="design"
          type="search"
          autocomplete="off"
          value={query.value}
          onInput={(event) => (query.value = event.currentTarget.value)}
        />
        <label class="prep-place">
          {t.place}{' '}
          <select class="input" value={hex} onChange={(event) => (place.value = event.currentTarget.value)}>
            {hexes.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        {found.value !== null && found.value.length === 0 ? <p>{t.none}</p> : null}
        <ul>
          {(found.value ?? []).map((design) => (
            <li key={design.design} class="prep-row">
              <WeightBars weight={design.class} />
              <span>
                <b>
                  <bdi>{design.name}</bdi>
                </b>
                <small>
                  {[
                    tons(design.tons),
                    `BV ${number(design.bv)}`,
                    `${design.walk}/${design.run}/${design.jump}`,
                  ].join(' · ')}
                </small>
              </span>
              <button
                class="btn"
                aria-label={`${t.hire}: ${design.name}`}
                onClick={() =>
                  live.sheet.change([
                    ...live.sheet.orders.value,
                    { type: 'hire', design: design.design, hex },
                  ])
                }
              >
                {t.hire}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
};

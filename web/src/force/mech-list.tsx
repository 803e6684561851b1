/** The mechs of a force in the war: condition, pilot, place and order of each, found and sorted. */
import { useSignal } from '@preact/signals';
import { useLive, type OwnMech } from '../campaign/live';
import { ordersAbout } from '../planet/cards/order-about';
import { ShortOrder } from '../planet/cards/order-text';
import { percent } from '../text/format';
import { states } from '../text/terms';
import { useDesigns } from '../ui/designs';
import { armorShare } from '../ui/doll/doll-left';
import { SeatMark } from '../ui/marks/seat-mark';
import { WeightBars } from '../ui/marks/weight-bars';
import { t } from './force-words';
import { KINDS, listed, ORDERS, type Kind, type MechRow, type Order, type Wish } from './mech-rows';
import { SheetsDownload } from './sheets-download';

const LOW = 0.6;

const Filters = ({
  wish,
  onWish,
  forces,
}: {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly forces: readonly string[];
}) => {
  const live = useLive();
  const kinds = KINDS.filter((kind) => kind !== 'unordered' || live.takesOrders.value);
  return (
    <form role="search" class="force-filters" onSubmit={(event) => event.preventDefault()}>
      <div class="chips" role="group" aria-label={t.show}>
        {kinds.map((kind: Kind) => (
          <button
            type="button"
            key={kind}
            class="chip"
            aria-pressed={wish.kind === kind}
            onClick={() => onWish({ ...wish, kind })}
          >
            {t[kind]}
          </button>
        ))}
      </div>
      <div class="force-finders">
        <input
          class="input"
          type="search"
          aria-label={t.find}
          placeholder={t.find}
          maxLength={60}
          value={wish.q}
          onInput={({ currentTarget }) => onWish({ ...wish, q: currentTarget.value })}
        />
        <select
          class="input"
          aria-label={t.sort}
          value={wish.order}
          onChange={({ currentTarget }) => onWish({ ...wish, order: currentTarget.value as Order })}
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {t[order]}
            </option>
          ))}
        </select>
        {forces.length < 2 ? null : (
          <select
            class="input"
            aria-label={t.force}
            value={wish.force ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onWish({ ...wish, force: value === '' ? null : value })
            }
          >
            <option value="">{t.anyForce}</option>
            {forces.map((force) => (
              <option key={force} value={force}>
                {live.forceName.value.get(force)}
              </option>
            ))}
          </select>
        )}
      </div>
    </form>
  );
};

const Row = ({
  row,
  mech,
  bars,
  many,
}: {
  readonly row: MechRow;
  readonly mech: OwnMech;
  readonly bars: Parameters<typeof WeightBars>[0]['weight'];
  readonly many: boolean;
}) => {
  const live = useLive();
  return (
    <li class="force-mech">
      <WeightBars weight={bars} />
      <a class="mech-name" href={`?mech=${row.id}`}>
        <b>
          {many ? (
            <SeatMark
              seat={live.seatOf.value.get(row.force) ?? 0}
              size={14}
              label={live.forceName.value.get(row.force) ?? null}
            />
          ) : null}{' '}
          <bdi>{row.name}</bdi>
        </b>
        <span class="sub">
          <bdi>{row.pilot ?? t.noPilot}</bdi>
          {mech.state === 'ready' || mech.state === 'no-pilot' ? null : ` · ${states[mech.state]}`}
        </span>
      </a>
      <span class="force-state">
        <a class="hex-link num" href={`/c/${live.id}?mech=${row.id}`} aria-label={t.mapOf(row.name, row.hex)}>
          {row.hex}
        </a>
        {live.takesOrders.value ? <ShortOrder orders={ordersAbout(live.sheet.orders.value, row.id)} /> : null}
      </span>
      <div class="bar-t" role="img" aria-label={t.armorLeft(percent(row.armor))}>
        <i
          class={row.armor < LOW ? 'low' : row.armor < 1 ? 'mid' : ''}
          style={{ width: `${row.armor * 100}%` }}
        />
      </div>
    </li>
  );
};

export const MechList = () => {
  const live = useLive();
  const view = live.view.value;
  const wish = useSignal<Wish>({ q: '', kind: 'all', order: 'name', force: null });
  const mechs = (view?.mechs ?? []).filter(
    (mech): mech is OwnMech => mech.own && (view?.force == null || mech.force === view.force),
  );
  const designs = useDesigns(
    mechs.map(({ design }) => design),
    live.id,
  );
  const pilots = new Map((view?.pilots ?? []).map(({ id, name }) => [id, name]));
  const rows = mechs.map((mech): MechRow => {
    const design = designs.get(mech.design);
    return {
      ...{
        id: mech.id,
        name: mech.name,
        hex: mech.hex,
        force: mech.force,
        ready: mech.state === 'ready' && mech.fit,
      },
      designName: design?.name ?? mech.design,
      pilot: mech.pilot === null ? null : (pilots.get(mech.pilot) ?? null),
      tons: design?.tons ?? null,
      armor: design === undefined ? 1 : armorShare(design, mech.condition),
      ordered: ordersAbout(live.sheet.orders.value, mech.id).length > 0,
    };
  });
  const forces = [...new Set(mechs.map(({ force }) => force))];
  const shown = listed(rows, wish.value);
  const ofForce = view?.force ?? wish.value.force ?? (forces.length === 1 ? (forces[0] ?? null) : null);
  if (mechs.length === 0) return <p class="empty">{live.role.value === 'observer' ? t.watch : t.noMechs}</p>;
  return (
    <>
      <Filters wish={wish.value} onWish={(next) => (wish.value = next)} forces={forces} />
      {shown.length === 0 ? <p class="empty">{t.none}</p> : null}
      <ul class="force-rows">
        {shown.map((row) => {
          const mech = mechs.find(({ id }) => id === row.id);
          return mech === undefined ? null : (
            <Row
              key={row.id}
              row={row}
              mech={mech}
              bars={designs.get(mech.design)?.class ?? null}
              many={forces.length > 1}
            />
          );
        })}
      </ul>
      {ofForce === null ? null : (
        <p class="force-print">
          <SheetsDownload force={view?.force == null ? ofForce : null} />
        </p>
      )}
    </>
  );
};

/**
 * The planet: the map in the middle; orders and cards beside it on desktops, in a sheet below it on phones.
 */
import { batch, computed, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Board } from '../board/board';
import { MiniMap } from '../board/minimap';
import { EMPTY_OVERLAY, type Overlay } from '../board/scene';
import { LiveContext, useLive, type Live, type View } from '../campaign/live';
import { phases } from '../text/terms';
import { useDesigns } from '../ui/designs';
import { Icon } from '../ui/icon';
import { isWide } from '../ui/device/is-wide';
import { ProblemNote } from '../ui/form/problem';
import { useTitle } from '../ui/device/title';
import { selectionIn, SelectedCard } from './cards/selected-card';
import { describe } from './describe';
import { Desk } from './desk';
import { useEyes } from './eyes';
import type { Findable } from './find-matches';
import { Find } from './find';
import { Keys } from './keys';
import { layers } from './layers';
import { Legend } from './legend';
import { MapTools } from './map-tools';
import { Peek } from './peek';
import type { PhaseOrders } from './phase-orders';
import { sceneOf, shownDesigns } from './scene';
import { useKeptFocus } from './use-kept-focus';
import { useKeys } from './use-keys';
import { usePhaseOrders } from './use-phase-orders';
import { WhatHappened } from './what-happened';
import { t } from './words';
import '../orders/orders.css';
import './planet.css';

/**
 * From so many columns a phone needs the small map, too: until something is selected, which leaves too little
 * room.
 */
const MANY_COLUMNS = 40;
/** Up to so many a desktop shows all of the planet: a small map would only lie over it. */
const FEW_COLUMNS = 16;
const PADDING = { top: 22, left: 24, right: 8, bottom: 8 };

const Eyes = ({
  as,
  onChange,
}: {
  readonly as: string | null;
  readonly onChange: (as: string | null) => void;
}) => {
  const live = useLive();
  return (
    <label class="eyes">
      <Icon name="eye" />
      <span class="vh">{t.eyes}</span>
      <select
        value={as ?? ''}
        onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
      >
        <option value="">{t.truth}</option>
        {(live.view.value?.forces ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {t.eyes} {name}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Mine, or for who has none, all that is known. */
const standingHexes = (view: View): readonly string[] => {
  const mine = view.mechs.filter(({ own, force }) => own && force === view.force);
  return (mine.length > 0 ? mine : view.mechs).map(({ hex }) => hex);
};

interface TableProps {
  readonly view: View;
  readonly desk: Desk;
  readonly orders: PhaseOrders | null;
  readonly as: string | null;
}

const Table = ({ view, desk, orders, as }: TableProps) => {
  const { live } = desk;
  const { route, query } = useLocation();
  const open = useSignal<'find' | 'layers' | 'keys' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const sheets = useDesigns(shownDesigns(view), live.id);
  const scene = useMemo(() => sceneOf(view, sheets), [view, sheets.size]);
  const overlay = useMemo(
    () =>
      computed((): Overlay => {
        const mech = desk.mech.value;
        const selected = desk.hex.value ?? view.mechs.find(({ id }) => id === mech)?.hex ?? null;
        return { ...EMPTY_OVERLAY, ...orders?.overlay.value, selected };
      }),
    [desk, orders, view],
  );
  const tap = (hex: string): void => {
    if (orders?.tap(hex) === true) return;
    desk.select({ hex: desk.hex.peek() === hex ? null : hex });
  };
  const found = ({ kind, id, hex }: Findable): void => {
    open.value = null;
    if (kind === 'mech' && live.myMechs.value.some((mech) => mech.id === id)) desk.select({ mech: id });
    else desk.select({ hex });
    if (hex !== null) desk.board.current?.centre(hex);
  };
  const up = (): boolean => {
    if (open.value !== null) open.value = null;
    else desk.select({});
    return true;
  };
  useKeys(
    (key) => {
      if (key === '/') open.value = 'find';
      else if (key === 'l') open.value = open.value === 'layers' ? null : 'layers';
      else if (key === '?') open.value = 'keys';
      else if (key === 'Escape') return up();
      else if (key === '+' || key === '-') desk.board.current?.zoom(key === '+' ? 1.25 : 0.8);
      else if (key === '0') desk.fit(standingHexes(view));
      else return orders?.key(key) ?? false;
      return true;
    },
    (below) => route(`/c/${live.id}${below}`),
  );
  const opensAt = orders?.opensAt?.value ?? standingHexes(view);
  const wide = isWide.value;
  const selection = selectionIn(query);
  useKeptFocus(selection === null ? '' : `${selection.kind} ${selection.id}`, () =>
    desk.board.current?.focus(),
  );
  return (
    <>
      {wide ? (
        <aside class="panel" aria-label={orders === null ? t.beside : t.ordersOf}>
          {orders === null ? <WhatHappened /> : <orders.List />}
        </aside>
      ) : null}
      <div class="planet-middle">
        <div class="mapwrap" ref={place}>
          <Board
            control={desk.board}
            scene={scene}
            overlay={overlay.value}
            layers={layers.value}
            label={t.label}
            padding={PADDING}
            opensAt={opensAt}
            onTap={tap}
            onCarry={(from, to) => orders?.carry?.(from, to)}
            onDrop={(from, to) => orders?.drop?.(from, to)}
            onLongPress={(at) => desk.select({ hex: at })}
            describe={(at) =>
              [describe(view, at), orders?.describe(at) ?? null].filter((part) => part !== null).join(', ')
            }
            onView={(box) => {
              // For tools that ask where a hex lies, such as tests: a canvas tells nothing of what is on it.
              if (place.current !== null) place.current.dataset['view'] = box.join(' ');
            }}
          />
          <MapTools desk={desk} as={as} open={open} onFit={() => desk.fit(standingHexes(view))} />
          {live.role.value === 'gm' ? (
            <Eyes
              as={as}
              onChange={(next) => {
                const rest = new URLSearchParams({ ...query, ...(next === null ? {} : { as: next }) });
                if (next === null) rest.delete('as');
                route(`/c/${live.id}${rest.size === 0 ? '' : `?${rest}`}`, true);
              }}
            />
          ) : null}
          {(wide && view.map.columns > FEW_COLUMNS) ||
          (view.map.columns >= MANY_COLUMNS && selection === null) ? (
            <div class="mini-place">
              <MiniMap
                columns={scene.columns}
                rows={scene.rows}
                board={desk.board}
                label={t.mini}
                onGo={(at) => desk.board.current?.centre(at)}
              />
            </div>
          ) : null}
          {wide ? <Legend view={view} orders={orders !== null} /> : null}
        </div>
        {wide ? null : <Peek desk={desk} orders={orders} />}
      </div>
      {wide ? (
        <aside class="panel right" aria-label={selection === null ? t.happened : t.more}>
          {selection === null ? (
            orders === null ? (
              <p class="empty">{t.selectHint}</p>
            ) : (
              <WhatHappened />
            )
          ) : (
            <div class="scroll">
              <SelectedCard
                {...(selection.kind === 'mech' && orders?.Head !== undefined
                  ? { order: <orders.Head /> }
                  : {})}
              />
            </div>
          )}
        </aside>
      ) : null}
      {open.value === 'find' ? (
        <Find view={view} onClose={() => (open.value = null)} onFound={found} />
      ) : null}
      {open.value === 'keys' ? <Keys onClose={() => (open.value = null)} /> : null}
    </>
  );
};

/** Cards and lists below it read the view that the map shows, also when it is another one's. */
const Seen = ({ view, children }: { readonly view: View; readonly children: ComponentChildren }) => {
  const live = useLive();
  const seen = useMemo(
    () => (live.view.peek() === view ? live : Object.create(live, { view: { value: signal(view) } })) as Live,
    [live, view],
  );
  return <LiveContext.Provider value={seen}>{children}</LiveContext.Provider>;
};

export const Planet = () => {
  const live = useLive();
  const { query, route } = useLocation();
  const desk = useMemo(() => new Desk(live), [live]);
  desk.follow(query, route);
  const mech = query['mech'] ?? null;
  const hex = query['hex'] ?? null;
  // Before the next key or tap, which is about what the address has selected.
  useLayoutEffect(() => {
    batch(() => {
      desk.mech.value = mech;
      desk.hex.value = hex;
    });
  }, [desk, mech, hex]);
  const as = query['as'] ?? null;
  const view = useEyes(as);
  const orders = usePhaseOrders(desk);
  const campaign = live.campaign.value;
  useTitle(`${t.map} · ${campaign === null ? '' : phases[campaign.phase]}`);
  return (
    <main class="main planet">
      <h1 class="vh">{t.map}</h1>
      {view === null ? (
        <div class="mapwrap">
          {live.failure.value === null ? null : <ProblemNote error={live.failure.value} />}
        </div>
      ) : (
        <Seen view={view}>
          <Table view={view} desk={desk} orders={orders} as={as} />
        </Seen>
      )}
    </main>
  );
};

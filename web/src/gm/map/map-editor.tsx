/**
 * `/c/:id/gm/map`: terrain, buildings and headquarters, painted with a finger or given by hex, saved as a
 * whole.
 */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { api, ok } from '../../api/client';
import { Board, type BoardControl } from '../../board/board';
import { neighbour } from '../../board/geometry';
import { EMPTY_OVERLAY } from '../../board/scene';
import { useLive } from '../../campaign/live';
import { terrains } from '../../text/terms';
import { words } from '../../text/words';
import { Icon } from '../../ui/icon';
import { buildingName, useBuildings } from '../../ui/buildings';
import { tell } from '../../ui/notices';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { useTitle } from '../../ui/device/title';
import { someId } from '../../ui/device/some-id';
import { mayHoldUnsaved } from '../../ui/device/unsaved';
import { asNew, paintAll, type Brush, type NewMap } from './map-edit';
import { MapFaultList } from './map-fault-list';
import { sceneOfMap, type MapPlan } from './map-scene';
import { NotGm } from '../not-gm';
import { useMapCheck } from './use-map-check';
import './map-editor.css';

const t = words(
  {
    title: 'Paint the map',
    brush: 'Brush',
    terrain: 'Terrain',
    building: 'Building',
    hq: (seat: number) => `Headquarters of seat ${seat}`,
    none: 'no building',
    save: 'Save',
    saved: 'The map is saved.',
    undo: 'Undo',
    redo: 'Redo',
    redraw: 'Redraw',
    back: 'Back',
    unsaved: 'not saved',
    start: (seat: number) => `Middle of the part of seat ${seat}`,
    first: (seat: number) => `First building of seat ${seat}`,
    width: 'Width of the brush',
    hexes: (hexes: number) => `${hexes} hexes`,
    one: '1 hex',
    players: 'Players',
    off: (hex: string) => `${hex} is not on the map.`,
    hex: 'Hex',
    put: 'Put there',
    map: 'Map to paint on',
    begun: 'The war has begun: the map stays as it is.',
    at: (hex: string, terrain: string) => `${hex}, ${terrain}`,
  },
  {
    title: 'Karte malen',
    brush: 'Pinsel',
    terrain: 'Gelände',
    building: 'Gebäude',
    hq: (seat: number) => `Hauptquartier von Platz ${seat}`,
    none: 'kein Gebäude',
    save: 'Speichern',
    saved: 'Die Karte ist gespeichert.',
    undo: 'Rückgängig',
    redo: 'Wieder',
    redraw: 'Neu zeichnen',
    back: 'Zurück',
    unsaved: 'nicht gespeichert',
    start: (seat: number) => `Mitte des Teils von Platz ${seat}`,
    first: (seat: number) => `Erstes Gebäude von Platz ${seat}`,
    width: 'Breite des Pinsels',
    hexes: (hexes: number) => `${hexes} Felder`,
    one: '1 Feld',
    players: 'Spieler',
    off: (hex: string) => `${hex} ist nicht auf der Karte.`,
    hex: 'Feld',
    put: 'Dorthin',
    map: 'Karte zum Malen',
    begun: 'Der Krieg hat begonnen: Die Karte bleibt, wie sie ist.',
    at: (hex: string, terrain: string) => `${hex}, ${terrain}`,
  },
);

const TERRAINS = ['clear', 'woods', 'hills', 'mountains', 'urban', 'deep-water'] as const;

/** A brush as the value of a choice. */
const keyOf = (brush: Brush): string => {
  if (brush.kind === 'terrain') return `terrain ${brush.terrain}`;
  if (brush.kind === 'building') return `building ${brush.type}`;
  return brush.kind === 'clear-building' ? brush.kind : `${brush.kind} ${brush.seat}`;
};
const brushOf = (key: string): Brush => {
  const [kind, value = ''] = key.split(' ');
  if (kind === 'terrain') return { kind, terrain: value as (typeof TERRAINS)[number] };
  if (kind === 'building') return { kind, type: value as NewMap['buildings'][number]['type'] };
  if (kind === 'hq' || kind === 'first' || kind === 'start') return { kind, seat: Number(value) };
  return { kind: 'clear-building' };
};

/** How far a brush reaches, and how many hexes that are. */
const WIDTHS = [
  [0, 1],
  [1, 7],
  [2, 19],
] as const;
const SIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const around = (hex: string, reach: number): readonly string[] => {
  let all = new Set([hex]);
  for (let step = 0; step < reach; step += 1)
    all = new Set([...all, ...[...all].flatMap((one) => SIDES.map((side) => neighbour(one, side)))]);
  return [...all];
};

interface Draft {
  readonly map: NewMap;
  readonly past: readonly NewMap[];
}
/** What was painted and not saved, by campaign: whoever looks at another screen finds it again. */
const drafts = new Map<string, Draft>();

const Brushes = ({
  brush,
  seats,
  onChange,
}: {
  readonly brush: Brush;
  readonly seats: number;
  readonly onChange: (brush: Brush) => void;
}) => {
  const types = useBuildings();
  return (
    <select
      class="input"
      aria-label={t.brush}
      value={keyOf(brush)}
      onChange={(event) => onChange(brushOf(event.currentTarget.value))}
    >
      <optgroup label={t.terrain}>
        {TERRAINS.map((one) => (
          <option key={one} value={`terrain ${one}`}>
            {terrains[one]}
          </option>
        ))}
      </optgroup>
      <optgroup label={t.building}>
        <option value="clear-building">{t.none}</option>
        {[...types.keys()].map((type) => (
          <option key={type} value={`building ${type}`}>
            {buildingName(type)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t.players}>
        {(['hq', 'first', 'start'] as const).flatMap((kind) =>
          Array.from({ length: seats }, (_, index) => (
            <option key={`${kind} ${index}`} value={`${kind} ${index + 1}`}>
              {t[kind](index + 1)}
            </option>
          )),
        )}
      </optgroup>
    </select>
  );
};

const Begun = () => (
  <main class="screen">
    <h1 class="vh">{t.title}</h1>
    <p class="empty">{t.begun}</p>
  </main>
);

export const MapEditor = () => {
  const live = useLive();
  const kept = drafts.get(live.id);
  const map = useSignal<NewMap | null>(kept?.map ?? null);
  const past = useSignal<readonly NewMap[]>(kept?.past ?? []);
  const future = useSignal<readonly NewMap[]>([]);
  const brush = useSignal<Brush>({ kind: 'terrain', terrain: 'woods' });
  const reach = useSignal(0);
  const typed = useSignal('');
  const shown = useSignal<string | null>(null);
  const board = useRef<BoardControl>(null);
  const task = useTask();
  useTitle(t.title);
  const path = { params: { path: { id: live.id } } };
  useEffect(() => {
    if (map.peek() !== null) return;
    void task.run(async () => {
      map.value = asNew((await ok(api.GET('/v1/campaigns/{id}/map', path))) as MapPlan);
    });
  }, [live.id]);
  useEffect(() => mayHoldUnsaved(() => past.peek().length > 0), []);
  const drawn = map.value;
  // After the start the map is what it is.
  const isOpen = live.campaign.value?.status === 'setup';
  const check = useMapCheck(live.id, isOpen ? drawn : null);
  const scene = useMemo(
    () =>
      drawn === null
        ? null
        : sceneOfMap({ ...drawn, starts: drawn.starts ?? [], hqs: drawn.hqs ?? [], seed: null } as MapPlan),
    [drawn],
  );
  const overlay = useMemo(
    () => ({
      ...EMPTY_OVERLAY,
      targets: (check.faults ?? []).flatMap(({ hex }) => (hex === null ? [] : [hex])),
      selected: shown.value,
    }),
    [check.faults, shown.value],
  );
  if (live.role.value !== 'gm') return <NotGm />;
  if (!isOpen) return <Begun />;
  if (drawn === null || scene === null)
    return <main class="screen">{task.error == null ? null : <ProblemNote error={task.error} />}</main>;
  const becomes = (next: NewMap, before: readonly NewMap[]): void => {
    map.value = next;
    past.value = before;
    if (before.length === 0) drafts.delete(live.id);
    else drafts.set(live.id, { map: next, past: before });
  };
  const draw = (next: NewMap): void => {
    if (next === drawn) return;
    future.value = [];
    becomes(next, [...past.value, drawn].slice(-100));
  };
  const stroke = (hex: string): void =>
    draw(paintAll(drawn, brush.value.kind === 'terrain' ? around(hex, reach.value) : [hex], brush.value));
  const undo = (): void => {
    const last = past.value.at(-1);
    if (last === undefined) return;
    future.value = [...future.value, drawn];
    becomes(last, past.value.slice(0, -1));
  };
  const redo = (): void => {
    const next = future.value.at(-1);
    if (next === undefined) return;
    future.value = future.value.slice(0, -1);
    becomes(next, [...past.value, drawn]);
  };
  const save = (): void =>
    void task.run(async () => {
      becomes(asNew((await ok(api.PUT('/v1/campaigns/{id}/map', { ...path, body: drawn }))) as MapPlan), []);
      future.value = [];
      tell(t.saved);
    });
  /** Only drawn: it counts when it is saved, and can be undone. */
  const redraw = (): void =>
    void task.run(async () => {
      const plan = await ok(
        api.POST('/v1/campaigns/{id}/map/generate', {
          params: { path: { id: live.id }, query: { dryRun: true } },
          body: { seed: someId().slice(0, 8), columns: drawn.columns, rows: drawn.rows },
        }),
      );
      draw(asNew(plan as MapPlan));
    });
  const show = (hex: string): void => {
    shown.value = hex;
    board.current?.centre(hex);
  };
  return (
    <main class="main map-editor">
      <h1 class="vh">{t.title}</h1>
      <div class="mapwrap">
        <Board
          scene={scene}
          overlay={overlay}
          control={board}
          label={t.map}
          onTap={stroke}
          describe={(hex) => t.at(hex, terrains[drawn.terrain[hex] ?? 'clear'])}
        />
      </div>
      <div class="map-editor-tools">
        <ProblemNote error={task.error ?? check.error} />
        <MapFaultList faults={check.faults} onShow={show} />
        <div class="row">
          <Brushes
            brush={brush.value}
            seats={drawn.hqs?.length ?? 0}
            onChange={(next) => (brush.value = next)}
          />
          <button class="btn icon" aria-label={t.undo} disabled={past.value.length === 0} onClick={undo}>
            <Icon name="undo" />
          </button>
          <button class="btn icon" aria-label={t.redo} disabled={future.value.length === 0} onClick={redo}>
            <Icon name="redo" />
          </button>
        </div>
        {brush.value.kind === 'terrain' ? (
          <div class="map-editor-widths" role="group" aria-label={t.width}>
            {WIDTHS.map(([steps, hexes]) => (
              <button
                key={steps}
                class="chip"
                aria-pressed={reach.value === steps}
                onClick={() => (reach.value = steps)}
              >
                {hexes === 1 ? t.one : t.hexes(hexes)}
              </button>
            ))}
          </div>
        ) : null}
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (Object.hasOwn(drawn.terrain, typed.value)) stroke(typed.value);
            else tell(t.off(typed.value), true);
          }}
        >
          <input
            class="input"
            aria-label={t.hex}
            placeholder="0507"
            inputMode="numeric"
            pattern="\d{4}"
            required
            value={typed.value}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
          <button class="btn">{t.put}</button>
        </form>
        <div class="map-editor-go">
          <a class="btn" href={`/c/${live.id}`}>
            {t.back}
          </a>
          <button class="btn" disabled={task.busy} onClick={redraw}>
            {t.redraw}
          </button>
          <button
            class="btn go"
            disabled={task.busy || past.value.length === 0 || (check.faults?.length ?? 0) > 0}
            onClick={save}
          >
            {t.save}
          </button>
        </div>
      </div>
    </main>
  );
};

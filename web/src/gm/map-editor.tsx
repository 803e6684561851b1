/** `/c/:id/gm/map`: terrain, buildings and headquarters, painted with a finger or given by hex, saved as a whole. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { api, ok } from '../api/client';
import { Board } from '../board/board';
import { useLive } from '../campaign/live';
import { terrains } from '../text/terms';
import { words } from '../text/words';
import { Icon } from '../ui/icon';
import { buildingName, useBuildings } from '../ui/buildings';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/problem';
import { useTask } from '../ui/use-task';
import { useTitle } from '../ui/title';
import { paint, type Brush, type NewMap } from './map-edit';
import { sceneOfMap, type MapPlan } from './map-scene';
import { someId } from '../ui/some-id';
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
    hex: 'Feld',
    put: 'Dorthin',
    map: 'Karte zum Malen',
    begun: 'Der Krieg hat begonnen: die Karte bleibt, wie sie ist.',
    at: (hex: string, terrain: string) => `${hex}, ${terrain}`,
  },
);

const TERRAINS = ['clear', 'woods', 'hills', 'mountains', 'urban', 'deep-water'] as const;

const asNew = ({ columns, rows, terrain, starts, hqs, buildings, seed }: MapPlan): NewMap => ({
  columns,
  rows,
  terrain,
  starts,
  hqs,
  buildings,
  seed,
});

/** A brush as the value of a choice. */
const keyOf = (brush: Brush): string =>
  brush.kind === 'terrain' ? `t ${brush.terrain}` : brush.kind === 'building' ? `b ${brush.type}` : brush.kind === 'hq' ? `h ${brush.seat}` : 'n';
const brushOf = (key: string): Brush => {
  const [kind, value = ''] = key.split(' ');
  if (kind === 't') return { kind: 'terrain', terrain: value as (typeof TERRAINS)[number] };
  if (kind === 'b') return { kind: 'building', type: value as NewMap['buildings'][number]['type'] };
  if (kind === 'h') return { kind: 'hq', seat: Number(value) };
  return { kind: 'clear-building' };
};

const Begun = () => (
  <main class="screen">
    <h1 class="vh">{t.title}</h1>
    <p class="empty">{t.begun}</p>
  </main>
);

export const MapEditor = () => {
  const live = useLive();
  const map = useSignal<NewMap | null>(null);
  const past = useSignal<readonly NewMap[]>([]);
  const future = useSignal<readonly NewMap[]>([]);
  const brush = useSignal<Brush>({ kind: 'terrain', terrain: 'woods' });
  const typed = useSignal('');
  const types = useBuildings();
  const task = useTask();
  useTitle(t.title);
  const path = { params: { path: { id: live.id } } };
  useEffect(() => {
    void task.run(async () => {
      map.value = asNew((await ok(api.GET('/v1/campaigns/{id}/map', path))) as MapPlan);
    });
  }, [live.id]);
  const drawn = map.value;
  const scene = useMemo(
    () => (drawn === null ? null : sceneOfMap({ ...drawn, starts: drawn.starts ?? [], hqs: drawn.hqs ?? [], seed: null } as MapPlan)),
    [drawn],
  );
  if (live.campaign.value?.status !== 'setup') return <Begun />;
  if (drawn === null || scene === null) return <main class="screen">{task.error == null ? null : <ProblemNote error={task.error} />}</main>;
  const stroke = (hex: string): void => {
    const next = paint(drawn, hex, brush.value);
    if (next === drawn) return;
    past.value = [...past.value, drawn].slice(-100);
    future.value = [];
    map.value = next;
  };
  const turn = (from: typeof past, to: typeof past): void => {
    const last = from.value.at(-1);
    if (last === undefined) return;
    from.value = from.value.slice(0, -1);
    to.value = [...to.value, drawn];
    map.value = last;
  };
  const save = (): void =>
    void task.run(async () => {
      map.value = asNew((await ok(api.PUT('/v1/campaigns/{id}/map', { ...path, body: drawn }))) as MapPlan);
      past.value = [];
      tell(t.saved);
    });
  const redraw = (): void =>
    void task.run(async () => {
      const plan = await ok(
        api.POST('/v1/campaigns/{id}/map/generate', {
          ...path,
          body: { seed: someId().slice(0, 8), columns: drawn.columns, rows: drawn.rows },
        }),
      );
      map.value = asNew(plan as MapPlan);
      past.value = [];
    });
  return (
    <main class="main map-editor">
      <h1 class="vh">{t.title}</h1>
      <div class="mapwrap">
        <Board scene={scene} label={t.map} onTap={stroke} describe={(hex) => t.at(hex, terrains[drawn.terrain[hex] ?? 'clear'])} />
      </div>
      <div class="map-editor-tools">
        <ProblemNote error={task.error} />
        <div class="row wrap">
          <label class="map-editor-brush">
            <span class="vh">{t.brush}</span>
            <select class="input" value={keyOf(brush.value)} onChange={(event) => (brush.value = brushOf(event.currentTarget.value))}>
              <optgroup label={t.terrain}>
                {TERRAINS.map((one) => (
                  <option key={one} value={`t ${one}`}>
                    {terrains[one]}
                  </option>
                ))}
              </optgroup>
              <optgroup label={t.building}>
                <option value="n">{t.none}</option>
                {[...types.keys()].map((type) => (
                  <option key={type} value={`b ${type}`}>
                    {buildingName(type)}
                  </option>
                ))}
              </optgroup>
              <optgroup label="HQ">
                {(drawn.hqs ?? []).map((_, index) => (
                  <option key={index} value={`h ${index + 1}`}>
                    {t.hq(index + 1)}
                  </option>
                ))}
              </optgroup>
            </select>
          </label>
          <button class="btn icon" aria-label={t.undo} disabled={past.value.length === 0} onClick={() => turn(past, future)}>
            <Icon name="undo" />
          </button>
          <button class="btn icon" aria-label={t.redo} disabled={future.value.length === 0} onClick={() => turn(future, past)}>
            <Icon name="redo" />
          </button>
        </div>
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            stroke(typed.value);
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
          <button class="btn go" disabled={task.busy || past.value.length === 0} onClick={save}>
            {t.save}
          </button>
        </div>
      </div>
    </main>
  );
};

/**
 * The map: a canvas that fingers move, and an application for keyboards and screen readers with a cursor that
 * is described.
 */
import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Ref } from 'preact';
import { Carry, handleAt } from './carry';
import {
  clamp,
  cover,
  fitTo,
  hexOnScreen,
  keep,
  NO_PADDING,
  sees,
  toPlane,
  zoomAt,
  type Camera,
  type Padding,
  type Screen,
} from './camera';
import { readColors } from './colors';
import type { Size } from './frame';
import {
  boxOf,
  columnOf,
  extent,
  hexAt,
  hexOf,
  neighbour,
  rowOf,
  type Box,
  type Direction,
  type Point,
} from './geometry';
import { listen } from './gestures';
import { isOn } from './pencil';
import { ALL_LAYERS, EMPTY_OVERLAY, type Hex, type Layers, type Overlay, type Scene } from './scene';
import { surfaceOn, type Surface } from './surface';
import { theme } from '../ui/device/theme';
import { words } from '../text/words';
import './board.css';

const t = words(
  {
    taken: (hex: string) => `Taken up at ${hex}. Move the cursor, Enter puts it down, Escape puts it back.`,
    put: (hex: string) => `Put down at ${hex}`,
    back: 'Put back',
  },
  {
    taken: (hex: string) => `Bei ${hex} aufgenommen. Zeiger bewegen, Enter legt ab, Escape legt zurück.`,
    put: (hex: string) => `Bei ${hex} abgelegt`,
    back: 'Zurückgelegt',
  },
);

export interface BoardControl {
  /** Null: the whole map. */
  fit(hexes: readonly Hex[] | null, most?: number): void;
  cover(): void;
  /** Moves as little as needed; zooms out only where they do not fit. */
  keepVisible(hexes: readonly Hex[]): void;
  zoom(factor: number): void;
  centre(hex: Hex): void;
  /** What is seen, in the plane. */
  view(): Box;
  focus(): void;
  /** Draws the whole map small on this canvas; answers how to end it. */
  mini(canvas: HTMLCanvasElement, size: Size): () => void;
}

export interface BoardProps {
  readonly scene: Scene;
  readonly overlay?: Overlay;
  readonly layers?: Layers;
  /** What the map is, for screen readers. */
  readonly label: string;
  readonly onTap?: (hex: Hex) => void;
  readonly onLongPress?: (hex: Hex) => void;
  readonly onHover?: (hex: Hex | null) => void;
  /** A handle is over this hex; null: it was put back. */
  readonly onCarry?: (from: Hex, to: Hex | null) => void;
  readonly onDrop?: (from: Hex, to: Hex) => void;
  /** Keys that are not the map's own. */
  readonly onKey?: (event: KeyboardEvent) => void;
  /** One line about a hex: what the cursor says. */
  readonly describe?: (hex: Hex) => string;
  /** What lies over the map's edges. */
  readonly padding?: Padding;
  readonly onView?: (view: Box) => void;
  readonly rulers?: boolean;
  /** What it shows first; null: the whole map. */
  readonly opensAt?: readonly Hex[] | null;
  readonly control?: Ref<BoardControl>;
}

const NEAREST_PX = 22;
const CALM_MS = 120;
const MAX_DENSITY = 2;
const STEP_KEYS: Readonly<Record<string, Direction>> = {
  w: 'N',
  s: 'S',
  q: 'NW',
  e: 'NE',
  a: 'SW',
  d: 'SE',
  ArrowUp: 'N',
  ArrowDown: 'S',
};

export const Board = (props: BoardProps) => {
  const {
    scene,
    overlay = EMPTY_OVERLAY,
    layers = ALL_LAYERS,
    padding = NO_PADDING,
    rulers = true,
    opensAt = null,
  } = props;
  const place = useRef<HTMLDivElement>(null);
  const surface = useRef<Surface | null>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, k: 20 });
  const screen = useRef<Screen>({ width: 0, height: 0, padding });
  const latest = useRef(props);
  const carry = useRef(
    new Carry(() => ({
      over: (from, to) => latest.current.onCarry?.(from, to),
      drop: (from, to) => latest.current.onDrop?.(from, to),
    })),
  ).current;
  const cursor = useSignal<Hex | null>(null);
  const spoken = useSignal('');
  latest.current = props;

  const calm = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const move = (next: Camera, moving: boolean): void => {
    const { scene: map, onView } = latest.current;
    camera.current = clamp(next, screen.current, extent(map.columns, map.rows));
    clearTimeout(calm.current);
    if (moving) calm.current = setTimeout(() => move(camera.current, false), CALM_MS);
    // At once: the browser tells of fingers once a frame, and whoever draws does so once a frame. So this
    // thread needs no frame of its own for it.
    surface.current?.change({ camera: camera.current, moving });
    onView?.(view());
  };
  const view = (): Box => {
    const { x, y, k } = camera.current;
    return [x, y, x + screen.current.width / k, y + screen.current.height / k];
  };
  const control: BoardControl = {
    fit: (hexes, most) => {
      const { scene: map } = latest.current;
      const whole = extent(map.columns, map.rows);
      move(
        fitTo(
          screen.current,
          hexes === null || hexes.length === 0 ? [0, 0, whole[0], whole[1]] : boxOf(hexes),
          most,
        ),
        false,
      );
    },
    cover: () =>
      move(cover(screen.current, extent(latest.current.scene.columns, latest.current.scene.rows)), false),
    keepVisible: (hexes) => {
      // Several that are all in view stay where they are: the thumb knows their places.
      if (hexes.length > 1 && sees(camera.current, screen.current, hexes)) return;
      const kept = keep(camera.current, screen.current, hexes);
      if (sees(kept, screen.current, hexes)) move(kept, false);
      else control.fit(hexes, camera.current.k);
    },
    zoom: (factor) => {
      const middle: Point = [screen.current.width / 2, screen.current.height / 2];
      move(zoomAt(camera.current, middle, middle, factor), false);
    },
    centre: (hex) => {
      const [x, y] = hexOnScreen(camera.current, hex);
      const { width, height } = screen.current;
      move(zoomAt(camera.current, [x, y], [width / 2, height / 2], 1), false);
    },
    view,
    focus: () => place.current?.focus(),
    mini: (canvas, size) => surface.current?.mini(canvas, size) ?? (() => undefined),
  };
  useImperativeHandle(props.control ?? null, () => control, []);

  const anyHex = (at: Point): Hex | null =>
    hexAt(toPlane(camera.current, at), latest.current.scene.columns, latest.current.scene.rows);
  /** The nearest hex in reach goes before one that is not: fingers are wide. */
  const hexUnder = (at: Point): Hex | null => {
    const { scene: map, overlay: pencil = EMPTY_OVERLAY } = latest.current;
    const hit = hexAt(toPlane(camera.current, at), map.columns, map.rows);
    const open = pencil.reach ?? null;
    if (open === null || (hit !== null && open.some(({ hex }) => hex === hit)) || camera.current.k >= 30)
      return hit;
    const occupied = hit !== null && map.counters.some(({ hex, own }) => own && hex === hit);
    if (occupied) return hit;
    let best = hit;
    let nearest = NEAREST_PX;
    for (const { hex } of open) {
      const [x, y] = hexOnScreen(camera.current, hex);
      const far = Math.hypot(x - at[0], y - at[1]);
      if (far < nearest) {
        nearest = far;
        best = hex;
      }
    }
    return best;
  };

  const handleUnder = (at: Point): Hex | null => {
    const { overlay: pencil = EMPTY_OVERLAY, onDrop } = latest.current;
    return onDrop === undefined ? null : handleAt(camera.current, pencil.handles, at);
  };

  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    // A canvas is handed to a worker once, so each surface has a canvas of its own.
    const canvas = document.createElement('canvas');
    canvas.className = 'board-canvas';
    canvas.setAttribute('aria-hidden', 'true');
    box.prepend(canvas);
    const drawn = surfaceOn(canvas, () => (box.dataset['drawn'] = ''));
    surface.current = drawn;
    let first = true;
    const resize = (): void => {
      const { width, height } = box.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      screen.current = { width, height, padding: latest.current.padding ?? NO_PADDING };
      drawn.change({ size: { width, height, density: Math.min(devicePixelRatio || 1, MAX_DENSITY) } });
      if (first) {
        first = false;
        const opens = latest.current.opensAt ?? null;
        control.fit(opens, 34);
      } else move(camera.current, false);
    };
    const watcher = new ResizeObserver(resize);
    watcher.observe(box);
    // Moved to another screen, or zoomed by the browser.
    const denser = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    denser.addEventListener('change', resize);
    const quiet = listen(box, {
      camera: () => camera.current,
      move,
      tap: (at) => {
        const hex = hexUnder(at);
        if (hex === null) return;
        cursor.value = null;
        latest.current.onTap?.(hex);
      },
      longPress: (at) => {
        const hex = anyHex(at);
        if (hex !== null) latest.current.onLongPress?.(hex);
      },
      hover: (at) => {
        box.classList.toggle('can-carry', at !== null && handleUnder(at) !== null);
        latest.current.onHover?.(at === null ? null : anyHex(at));
      },
      grab: (at) => {
        const from = handleUnder(at);
        if (from !== null) carry.begin(from);
        return from !== null;
      },
      carry: (at) => {
        box.classList.add('is-carrying');
        carry.to(hexUnder(at));
      },
      drop: (at) => {
        box.classList.remove('is-carrying');
        if (at === null) carry.cancel();
        else carry.end();
      },
    });
    return () => {
      watcher.disconnect();
      denser.removeEventListener('change', resize);
      quiet();
      clearTimeout(calm.current);
      drawn.end();
      canvas.remove();
      surface.current = null;
    };
  }, []);

  useEffect(() => surface.current?.change({ scene }), [scene]);
  useEffect(() => surface.current?.change({ layers, rulers }), [layers, rulers]);
  const pointed = cursor.value;
  useEffect(
    () => surface.current?.change({ overlay: { ...overlay, cursor: pointed ?? overlay.cursor } }),
    [overlay, pointed],
  );
  const shade = theme.value;
  useEffect(() => surface.current?.change({ colors: readColors(document.documentElement) }), [shade]);
  useEffect(() => {
    screen.current = { ...screen.current, padding };
  }, [padding]);

  const point = (hex: Hex): void => {
    if (!isOn(hex, scene.columns, scene.rows)) return;
    cursor.value = hex;
    carry.to(hex);
    spoken.value = props.describe?.(hex) ?? hex;
    control.keepVisible([hex]);
  };
  /** With keys a handle is taken up under the cursor, carried with it, and put down by Enter. */
  const onCarryKey = (key: string, here: Hex): boolean => {
    const isDown = carry.isOn;
    if (key === 'm' && !isDown && props.onDrop !== undefined && overlay.handles.includes(here))
      carry.begin(here);
    else if (isDown && (key === 'm' || key === 'Enter' || key === ' ')) carry.end();
    else if (isDown && key === 'Escape') carry.cancel();
    else return false;
    spoken.value = carry.isOn ? t.taken(here) : key === 'Escape' ? t.back : t.put(here);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const here =
      cursor.value ?? overlay.selected ?? hexOf(Math.ceil(scene.columns / 2), Math.ceil(scene.rows / 2));
    const step = STEP_KEYS[event.key];
    // Left and right keep the row on a map whose columns are staggered.
    const across = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (onCarryKey(event.key, here)) cursor.value = here;
    else if (step !== undefined) point(cursor.value === null ? here : neighbour(here, step));
    else if (across !== 0)
      point(cursor.value === null ? here : hexOf(Math.max(1, columnOf(here) + across), rowOf(here)));
    else if (event.key === 'Enter' || event.key === ' ') props.onTap?.(here);
    else if (event.key === '+') control.zoom(1.25);
    else if (event.key === '-') control.zoom(0.8);
    else if (event.key === '0') control.fit(opensAt);
    else return props.onKey?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      class="board"
      ref={place}
      role="application"
      aria-label={props.label}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <span class="vh" aria-live="polite">
        {spoken.value}
      </span>
    </div>
  );
};

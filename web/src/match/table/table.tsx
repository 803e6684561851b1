/**
 * The table: a canvas that fingers move, and an application for keyboards and screen readers with a cursor
 * that is described.
 */
import { useSignal } from '@preact/signals';
import type { Ref } from 'preact';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'preact/hooks';
import { NO_PADDING, toScreen, type Camera, type Padding, type Screen } from '../../board/camera';
import { paintOn, type CanvasPainter } from '../../board/canvas-painter';
import { readColors } from '../../board/colors';
import type { Point } from '../../board/geometry';
import { listen } from '../../board/gestures';
import { theme } from '../../ui/device/theme';
import { nextCursor } from './cursor';
import type { DrawnGround, DrawnOverlay, DrawnScene, TableChange } from './drawn';
import { hitAt, type Hit } from './hits';
import { TableCamera } from './table-camera';
import { TablePainter } from './table-painter';
import './table.css';

export interface TableControl {
  /** None: the whole table. */
  fit(points: readonly Point[]): void;
  keepVisible(points: readonly Point[]): void;
  /** With the ring of facings around it. */
  keepRing(point: Point): void;
  /** All of these, near enough to be tapped. */
  frame(points: readonly Point[]): void;
  zoom(factor: number): void;
}

interface TableProps {
  readonly ground: DrawnGround;
  readonly scene: DrawnScene;
  readonly overlay: DrawnOverlay;
  readonly label: string;
  readonly padding?: Padding;
  /** What it shows first; none: all of it. */
  readonly opensAt: readonly Point[];
  readonly onTap: (hit: Hit) => void;
  readonly onLongPress: (hit: Hit) => void;
  readonly onHover: (hit: Hit | null) => void;
  /** One line about what lies there: what the cursor says. */
  readonly describe: (hit: Hit) => string;
  readonly control: Ref<TableControl>;
}

const note = (box: HTMLElement | null, { x, y, k }: Camera, { width, height }: Screen): void => {
  if (box !== null) box.dataset['view'] = [x, y, x + width / k, y + height / k].join(' ');
};
const MAX_DENSITY = 2;
const MEANS = {
  worker: () => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }),
  painter: (canvas: HTMLCanvasElement) => new TablePainter(canvas),
};

export const Table = (props: TableProps) => {
  const { ground, scene, overlay, padding = NO_PADDING } = props;
  const place = useRef<HTMLDivElement>(null);
  const painter = useRef<CanvasPainter<TableChange> | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const camera: TableCamera = useRef(
    new TableCamera(
      () => latest.current.ground.field.extent,
      (at, moving) => {
        painter.current?.change({ camera: at, moving });
        // Where it has come to rest, for who looks at the page from outside.
        if (!moving) note(place.current, at, camera.screen);
      },
    ),
  ).current;
  const cursor = useSignal<Point | null>(null);
  const spoken = useSignal('');
  const hit = (finger: Point): Hit => {
    const now = latest.current;
    return hitAt(finger, camera.at, now.ground, now.scene, now.overlay);
  };
  const control: TableControl = {
    fit: (points) => camera.fit(points),
    keepVisible: (points) => camera.keepVisible(points),
    keepRing: (point) => camera.keepRing(point),
    frame: (points) => camera.frame(points),
    zoom: (factor) => camera.zoom(factor),
  };
  useImperativeHandle(props.control, () => control, []);

  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    // A canvas is handed to a worker once, so each painter has a canvas of its own.
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    box.prepend(canvas);
    const drawn = paintOn<TableChange>(canvas, MEANS, () => (box.dataset['drawn'] = ''));
    painter.current = drawn;
    let first = true;
    const resize = (): void => {
      const { width, height } = box.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      camera.screen = { width, height, padding: latest.current.padding ?? NO_PADDING };
      drawn.change({ size: { width, height, density: Math.min(devicePixelRatio || 1, MAX_DENSITY) } });
      if (first) camera.fit(latest.current.opensAt);
      else camera.move(camera.at, false);
      first = false;
    };
    const watcher = new ResizeObserver(resize);
    watcher.observe(box);
    const quiet = listen(box, {
      camera: () => camera.at,
      move: (next, moving) => camera.move(next, moving),
      tap: (finger) => {
        cursor.value = null;
        latest.current.onTap(hit(finger));
      },
      longPress: (finger) => latest.current.onLongPress(hit(finger)),
      hover: (finger) => latest.current.onHover(finger === null ? null : hit(finger)),
      grab: () => false,
      carry: () => undefined,
      drop: () => undefined,
    });
    return () => {
      watcher.disconnect();
      quiet();
      camera.end();
      drawn.end();
      canvas.remove();
      painter.current = null;
    };
  }, []);

  useEffect(() => painter.current?.change({ ground }), [ground]);
  useEffect(() => painter.current?.change({ scene }), [scene]);
  const pointed = cursor.value;
  useEffect(() => painter.current?.change({ overlay: { ...overlay, cursor: pointed } }), [overlay, pointed]);
  const shade = theme.value;
  useEffect(() => painter.current?.change({ colors: readColors(document.documentElement) }), [shade]);
  useEffect(() => {
    camera.screen = { ...camera.screen, padding };
  }, [padding]);

  const here = (): Hit => hit(toScreen(camera.at, cursor.value ?? [0, 0]));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const moved = nextCursor(
      ground.field,
      cursor.value ?? overlay.selected,
      event.key,
      cursor.value !== null,
    );
    if (moved !== null) {
      cursor.value = moved;
      camera.keepVisible([moved]);
      spoken.value = props.describe(here());
    } else if ((event.key === 'Enter' || event.key === ' ') && cursor.value !== null) {
      props.onTap(here());
      spoken.value = props.describe(here());
    } else if (event.key === '+') camera.zoom(1.25);
    else if (event.key === '-') camera.zoom(0.8);
    else if (event.key === '0') camera.fit([]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      class="table"
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

/** Fingers, mouse and wheel on the map: pan, carry, pinch at the fingers, double tap, long press, tap. */
import { zoomAt, type Camera } from './camera';
import type { Point } from './geometry';

export interface GestureHandlers {
  camera(): Camera;
  /** `moving`: it goes on. */
  move(camera: Camera, moving: boolean): void;
  tap(at: Point): void;
  longPress(at: Point): void;
  hover(at: Point | null): void;
  /** Whether something lies there that a drag moves in place of the map. */
  grab(at: Point): boolean;
  carry(at: Point): void;
  /** Null: it was given up. */
  drop(at: Point | null): void;
}

/** Less is a tap, in pixels. */
const SLACK = 8;
const LONG_MS = 500;
const DOUBLE_MS = 280;
const DOUBLE_ZOOM = 1.7;

const between = ([a, b]: readonly Point[]): number =>
  a === undefined || b === undefined ? 1 : Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
const middle = ([a, b]: readonly Point[]): Point =>
  a === undefined ? [0, 0] : b === undefined ? a : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Answers how to end it. */
export function listen(element: HTMLElement, handlers: GestureHandlers): () => void {
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ): void => element.addEventListener(type, handle, { signal: stop.signal, passive: false });
  const fingers = new Map<number, Point>();
  let begun: { readonly camera: Camera; readonly points: readonly Point[] } | null = null;
  let moved = false;
  let carries = false;
  let box = element.getBoundingClientRect();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastTap = { time: 0, at: [0, 0] as Point };
  const at = ({ clientX, clientY }: MouseEvent): Point => [clientX - box.left, clientY - box.top];
  /**
   * The element stays where it is while fingers are on it: it is asked for its place once, not with each
   * move.
   */
  const locate = (): void => void (box = element.getBoundingClientRect());
  const restart = (): void => void (begun = { camera: handlers.camera(), points: [...fingers.values()] });
  const noLongPress = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    if (fingers.size === 0) {
      moved = false;
      locate();
    }
    const point = at(event);
    fingers.set(event.pointerId, point);
    restart();
    noLongPress();
    // A second finger means the map.
    if (fingers.size > 1 && carries && moved) handlers.drop(null);
    carries = fingers.size === 1 && handlers.grab(point);
    if (fingers.size > 1) return;
    timer = setTimeout(() => {
      if (moved) return;
      moved = true;
      carries = false;
      handlers.longPress(point);
    }, LONG_MS);
  });
  on('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) {
      if (event.pointerType !== 'mouse') return;
      locate();
      return handlers.hover(at(event));
    }
    fingers.set(event.pointerId, at(event));
    const now = [...fingers.values()];
    if (begun === null || begun.points.length !== now.length) return;
    const from = middle(begun.points);
    const to = middle(now);
    if (!moved && now.length === 1 && Math.hypot(to[0] - from[0], to[1] - from[1]) < SLACK) return;
    moved = true;
    noLongPress();
    if (carries) return handlers.carry(to);
    handlers.move(
      zoomAt(begun.camera, from, to, now.length > 1 ? between(now) / between(begun.points) : 1),
      true,
    );
  });
  const up = (event: PointerEvent): void => {
    const point = fingers.get(event.pointerId);
    if (point === undefined) return;
    fingers.delete(event.pointerId);
    restart();
    noLongPress();
    if (fingers.size > 0) return;
    if (moved && carries) {
      carries = false;
      return handlers.drop(event.type === 'pointercancel' ? null : point);
    }
    if (moved) return handlers.move(handlers.camera(), false);
    if (event.type === 'pointercancel') return;
    const isDouble =
      event.timeStamp - lastTap.time < DOUBLE_MS &&
      Math.hypot(point[0] - lastTap.at[0], point[1] - lastTap.at[1]) < 24;
    lastTap = { time: event.timeStamp, at: point };
    if (isDouble) handlers.move(zoomAt(handlers.camera(), point, point, DOUBLE_ZOOM), false);
    else handlers.tap(point);
  };
  on('pointerup', up);
  on('pointercancel', up);
  on('pointerleave', () => handlers.hover(null));
  on('contextmenu', (event) => {
    event.preventDefault();
    if (fingers.size > 0) return;
    locate();
    handlers.longPress(at(event));
  });
  on('wheel', (event) => {
    event.preventDefault();
    if (fingers.size === 0) locate();
    handlers.move(zoomAt(handlers.camera(), at(event), at(event), Math.exp(-event.deltaY * 0.0014)), true);
  });
  return () => {
    noLongPress();
    stop.abort();
  };
}

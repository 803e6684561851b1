/** What of the table is seen, and how it moves; it is told to whoever draws. */
import {
  clamp,
  fitTo,
  keepBox,
  seesPoint,
  zoomAt,
  NO_PADDING,
  type Camera,
  type Screen,
} from '../../board/camera';
import type { Box, Point } from '../../board/geometry';
import { ringRadius, RING_HALF } from './ring';

const CALM_MS = 120;
/** Hexes of this radius are as large as a finger, in pixels. */
const TAPPED = 18;
/** Around a place that must be seen, in the plane. */
const MARGIN = 1.4;

const around = (points: readonly Point[], margin: number): Box => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [
    Math.min(...xs) - margin,
    Math.min(...ys) - margin,
    Math.max(...xs) + margin,
    Math.max(...ys) + margin,
  ];
};

export class TableCamera {
  at: Camera = { x: 0, y: 0, k: 20 };
  screen: Screen = { width: 0, height: 0, padding: NO_PADDING };
  #calm: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly extent: () => Point,
    private readonly tell: (camera: Camera, moving: boolean) => void,
  ) {}

  move(next: Camera, moving: boolean): void {
    this.at = clamp(next, this.screen, this.extent());
    clearTimeout(this.#calm);
    if (moving) this.#calm = setTimeout(() => this.move(this.at, false), CALM_MS);
    this.tell(this.at, moving);
  }

  /** All of these; none: the whole table. */
  fit(points: readonly Point[], most = 34): void {
    const [width, height] = this.extent();
    const box: Box = points.length === 0 ? [0, 0, width, height] : around(points, 1.6);
    this.move(fitTo(this.screen, box, most), false);
  }

  /** As little as needed; zooms out only where they do not fit. */
  keepVisible(points: readonly Point[], margin = MARGIN): void {
    if (points.length === 0) return;
    const wanted = around(points, margin);
    const [left, top, right, bottom] = wanted;
    const isSeen = (point: Point): boolean => seesPoint(this.at, this.screen, point);
    if (isSeen([left, top]) && isSeen([right, bottom])) return;
    const kept = keepBox(this.at, this.screen, wanted);
    if (points.every((point) => seesPoint(kept, this.screen, point))) this.move(kept, false);
    else this.fit(points, this.at.k);
  }

  /** With the ring of facings around it. */
  keepRing(point: Point): void {
    this.keepVisible([point], (ringRadius(this.at) + RING_HALF + 6) / this.at.k);
  }

  /** All of these, near enough to be tapped; it stays where it is when they are. */
  frame(points: readonly Point[]): void {
    const isNear = this.at.k >= TAPPED && points.every((point) => seesPoint(this.at, this.screen, point));
    if (points.length > 0 && !isNear) this.fit(points);
  }

  zoom(factor: number): void {
    const middle: Point = [this.screen.width / 2, this.screen.height / 2];
    this.move(zoomAt(this.at, middle, middle, factor), false);
  }

  end(): void {
    clearTimeout(this.#calm);
  }
}

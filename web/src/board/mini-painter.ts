/** Draws the whole map small: what is known, who stands where, and, as a frame, what the large one shows. */
import { makeCanvas, penOf } from './ground/chunks';
import { seatColor, type Colors } from './colors';
import type { Size } from './frame';
import { centre, centreOf, extent, hexOf, type Box } from './geometry';
import { traceHex, type Pen } from './ground/ground';
import type { Scene } from './scene';

export interface MiniPlace extends Size {
  readonly canvas: OffscreenCanvas | HTMLCanvasElement;
}

const COUNTER_PX = 3.2;
const FRAME_PX = 2;

function drawGround(pen: Pen, scene: Scene, colors: Colors): void {
  const sight = scene.sight === null ? null : new Set(scene.sight);
  for (let column = 1; column <= scene.columns; column += 1)
    for (let row = 1; row <= scene.rows; row += 1) {
      const hex = hexOf(column, row);
      pen.beginPath();
      traceHex(pen, ...centreOf(column, row), 1.02);
      pen.fillStyle = colors[`ter-${scene.terrain[hex] ?? 'clear'}`];
      pen.fill();
      if (sight === null || sight.has(hex)) continue;
      pen.fillStyle = colors.fog;
      pen.fill();
    }
}

function drawCounters(pen: Pen, scene: Scene, colors: Colors, k: number): void {
  for (const { hex, seat, ghostAge } of scene.counters) {
    if (ghostAge !== null) continue;
    const [x, y] = centre(hex);
    pen.beginPath();
    pen.arc(x, y, COUNTER_PX / k, 0, 2 * Math.PI);
    pen.fillStyle = seatColor(colors, seat);
    pen.fill();
    pen.lineWidth = 1 / k;
    pen.strokeStyle = colors['map-ink'];
    pen.stroke();
  }
}

export class MiniPainter {
  readonly #pen: Pen;
  /** Everything but the frame, which alone changes while the large map moves. */
  #baked: {
    readonly scene: Scene;
    readonly colors: Colors;
    readonly picture: OffscreenCanvas | HTMLCanvasElement;
  } | null = null;
  #shown = '';

  constructor(private readonly place: MiniPlace) {
    place.canvas.width = Math.round(place.width * place.density);
    place.canvas.height = Math.round(place.height * place.density);
    this.#pen = penOf(place.canvas, true);
  }

  draw(scene: Scene, colors: Colors, seen: Box): void {
    const shown = seen.map((side) => side.toFixed(2)).join(' ');
    const isBaked = this.#baked?.scene === scene && this.#baked.colors === colors;
    if (isBaked && shown === this.#shown) return;
    this.#shown = shown;
    const { width, height, density } = this.place;
    const k = width / extent(scene.columns, scene.rows)[0];
    const picture = isBaked && this.#baked !== null ? this.#baked.picture : this.#bake(scene, colors, k);
    const pen = this.#pen;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(picture, 0, 0);
    pen.setTransform(density, 0, 0, density, 0, 0);
    const [left, top, right, bottom] = seen.map((side, index) =>
      Math.max(1, Math.min((index % 2 === 0 ? width : height) - 1, side * k)),
    ) as [number, number, number, number];
    pen.lineWidth = FRAME_PX * 2;
    pen.strokeStyle = colors['map-halo'];
    pen.strokeRect(left, top, right - left, bottom - top);
    pen.lineWidth = FRAME_PX;
    pen.strokeStyle = colors['map-ink'];
    pen.strokeRect(left, top, right - left, bottom - top);
  }

  #bake(scene: Scene, colors: Colors, k: number): OffscreenCanvas | HTMLCanvasElement {
    const { canvas, density } = this.place;
    const picture = makeCanvas(canvas.width, canvas.height);
    const pen = penOf(picture, true);
    pen.fillStyle = colors.table;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.setTransform(density * k, 0, 0, density * k, 0, 0);
    drawGround(pen, scene, colors);
    drawCounters(pen, scene, colors, k);
    this.#baked = { scene, colors, picture };
    return picture;
  }
}

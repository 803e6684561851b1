/** A picture's pixels: three bytes each, in rows that begin with a 0, as PNG wants them (no filter). */
import type { Colour } from '../../rules/picture';
import type { Mask } from './mask';

export interface Paint {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** 0 … 1 */
  readonly opacity: number;
}

export const paintOf = (colour: Colour, opacity = 1): Paint => ({
  red: parseInt(colour.slice(1, 3), 16),
  green: parseInt(colour.slice(3, 5), 16),
  blue: parseInt(colour.slice(5, 7), 16),
  opacity,
});

export class Canvas {
  readonly rows: Uint8Array;
  readonly #stride: number;

  constructor(
    readonly width: number,
    readonly height: number,
    background: Colour,
  ) {
    this.#stride = 1 + 3 * width;
    const { red, green, blue } = paintOf(background);
    const row = new Uint8Array(this.#stride);
    for (let at = 1; at < row.length; at += 3) {
      row[at] = red;
      row[at + 1] = green;
      row[at + 2] = blue;
    }
    this.rows = new Uint8Array(this.#stride * height);
    for (let y = 0; y < height; y += 1) this.rows.set(row, y * this.#stride);
  }

  /** The area of the mask, moved by whole pixels; what lies outside is left out. */
  blend(mask: Mask, dx: number, dy: number, { red, green, blue, opacity }: Paint): void {
    // Plain variables in here and in mask.ts: the thread is new for each picture, and its code is not
    // optimised yet where pairs cost most.
    const { rows } = this;
    const covers = mask.cover;
    const left = mask.x + dx;
    const top = mask.y + dy;
    const from = Math.max(0, -left);
    const to = Math.min(mask.width, this.width - left);
    const strength = Math.round(opacity * 256);
    const end = Math.min(mask.height, this.height - top);
    for (let row = Math.max(0, -top); row < end; row += 1) {
      let at = (top + row) * this.#stride + 1 + 3 * (left + from);
      const last = row * mask.width + to;
      for (let cell = row * mask.width + from; cell < last; cell += 1, at += 3) {
        const cover = covers[cell] ?? 0;
        if (cover === 0) continue;
        if (cover === 255 && strength === 256) {
          rows[at] = red;
          rows[at + 1] = green;
          rows[at + 2] = blue;
          continue;
        }
        // Of 255 * 256.
        const share = cover * strength;
        const r = rows[at] ?? 0;
        const g = rows[at + 1] ?? 0;
        const b = rows[at + 2] ?? 0;
        rows[at] = (r + ((red - r) * share + 32_640) / 65_280) | 0;
        rows[at + 1] = (g + ((green - g) * share + 32_640) / 65_280) | 0;
        rows[at + 2] = (b + ((blue - b) * share + 32_640) / 65_280) | 0;
      }
    }
  }
}

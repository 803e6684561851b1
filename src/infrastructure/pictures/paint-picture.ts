/**
 * Paints a picture's marks on a canvas. What stands in many places, symbols and letters, becomes a mask once.
 */
import type { Fill, Lettering, Picture, Shape, Stroke } from '../../rules/picture';
import { Canvas, paintOf, type Paint } from './canvas';
import { flatten, type Chain, type Placing } from './flatten';
import { lettersOf } from './letters';
import { masksOf, type Mask } from './mask';
import { dashed, outlineStroke } from './outline-strokes';

interface Layer {
  readonly mask: Mask;
  readonly paint: Paint;
}

/** Letters begin at a quarter of a pixel. */
const QUARTERS = 4;

const paintFor = ({ colour, opacity }: Fill | Stroke): Paint => paintOf(colour, opacity ?? 1);

export class Painter {
  readonly #symbols = new Map<string, readonly Layer[]>();
  /** By outline, then by size and quarter. */
  readonly #letters = new Map<string, Map<number, Mask | null>>();
  readonly #canvas: Canvas;

  /** @param scale pixels of a unit, a whole number */
  constructor(
    private readonly picture: Picture,
    private readonly scale: number,
  ) {
    this.#canvas = new Canvas(picture.width * scale, picture.height * scale, picture.background);
  }

  paint(): Canvas {
    for (const mark of this.picture.marks)
      if (mark.kind === 'shape') this.#put(this.#layersOf(mark), 0, 0);
      else if (mark.kind === 'stamps')
        for (const [x, y] of mark.at) this.#put(this.#symbol(mark.symbol), x * this.scale, y * this.scale);
      else for (const { at, words } of mark.texts) this.#write(mark.lettering, at[0], at[1], words);
    return this.#canvas;
  }

  #put(layers: readonly Layer[], x: number, y: number): void {
    for (const { mask, paint } of layers) this.#canvas.blend(mask, Math.round(x), Math.round(y), paint);
  }

  #symbol(name: string): readonly Layer[] {
    const known = this.#symbols.get(name);
    if (known !== undefined) return known;
    const layers = (this.picture.symbols[name] ?? []).flatMap((shape) => this.#layersOf(shape));
    this.#symbols.set(name, layers);
    return layers;
  }

  #layersOf({ d, fill, stroke, at = { x: 0, y: 0, scale: 1 } }: Shape): readonly Layer[] {
    const { scale } = this;
    const place: Placing = { x: at.x * scale, y: at.y * scale, scale: at.scale * scale };
    const chains = flatten(d, place);
    return [
      ...(fill === null ? [] : layer(chains, paintFor(fill))),
      ...(stroke === null ? [] : strokeLayers(chains, stroke, place.scale)),
    ];
  }

  #write({ size, bold, anchor, fill }: Lettering, x: number, y: number, words: string): void {
    const letters = lettersOf(words, bold);
    const pixels = size * this.scale;
    const long = letters.reduce((sum, { advance }) => sum + (advance * pixels) / 1000, 0);
    let pen = x * this.scale - (anchor === 'start' ? 0 : anchor === 'middle' ? long / 2 : long);
    const foot = Math.round(y * this.scale);
    const paint = paintFor(fill);
    for (const { advance, outline } of letters) {
      const quarter = Math.round(pen * QUARTERS);
      const mask = this.#letter(outline, pixels, quarter % QUARTERS);
      if (mask !== null) this.#canvas.blend(mask, Math.floor(quarter / QUARTERS), foot, paint);
      pen += (advance * pixels) / 1000;
    }
  }

  #letter(outline: string, pixels: number, quarter: number): Mask | null {
    const known = this.#letters.get(outline) ?? new Map<number, Mask | null>();
    this.#letters.set(outline, known);
    const key = pixels * QUARTERS + quarter;
    const drawn = known.get(key);
    if (drawn !== undefined) return drawn;
    // A letter is far smaller than a band.
    const mask = masksOf(flatten(outline, { x: quarter / QUARTERS, y: 0, scale: pixels / 1000 }))[0] ?? null;
    known.set(key, mask);
    return mask;
  }
}

const layer = (chains: readonly Chain[], paint: Paint): readonly Layer[] =>
  masksOf(chains).map((mask) => ({ mask, paint }));

/** Chain by chain: their masks together are smaller than one around all of them. */
const strokeLayers = (chains: readonly Chain[], stroke: Stroke, scale: number): readonly Layer[] =>
  chains.flatMap((chain) => {
    const { dash } = stroke;
    const pieces = dash === undefined ? [chain] : dashed(chain, [dash[0] * scale, dash[1] * scale]);
    return layer(
      pieces.flatMap((piece) => outlineStroke(piece, stroke.width * scale)),
      paintFor(stroke),
    );
  });

/**
 * From outlines to pixels: areas are covered as far as they reach, strokes are as wide as said, and PNG says
 * the same as the canvas.
 */
import { inflateSync } from 'node:zlib';
import { circle, shape, type Picture } from '../../rules/picture/marks';
import { Canvas, paintOf } from './canvas';
import { flatten } from './flatten';
import { lettersOf } from './letters';
import { masksOf } from './mask';
import { dashed, outlineStroke } from './outline-strokes';
import { Painter } from './paint-picture';
import { pngOf } from './png';

const HERE = { x: 0, y: 0, scale: 1 };
const cover = (d: string) => {
  const [mask] = masksOf(flatten(d, HERE));
  if (mask === undefined) throw new Error('nothing is covered');
  return mask;
};
/** In whole pixels. */
const area = (d: string): number => cover(d).cover.reduce((sum, one) => sum + one, 0) / 255;
const picture = (marks: Picture['marks'], symbols: Picture['symbols'] = {}): Picture => ({
  width: 20,
  height: 10,
  background: '#ffffff',
  title: '',
  language: 'en',
  symbols,
  marks,
});
const pixel = ({ rows, width }: Canvas, x: number, y: number): readonly number[] => [
  ...rows.subarray(y * (1 + 3 * width) + 1 + 3 * x).subarray(0, 3),
];

it.each([
  ['a square', 'M1 1h4v4h-4z', 16],
  ['a square of half pixels', 'M1.5 1.5h4v4h-4z', 16],
  ['a triangle, either way round', 'M0 0L10 0L0 10Z', 50],
  ['the other way', 'M0 0L0 10L10 0Z', 50],
  ['a slanted strip', 'M0 0L30 3L30 4L0 1Z', 30],
  ['a ring: what turns the other way is cut out', 'M0 0h10v10h-10zM3 3v4h4v-4z', 84],
  ['what overlaps counts once', 'M0 0h6v6h-6zM0 0h6v6h-6z', 36],
])('%s', (_name, d, wanted) => {
  expect(area(d)).toBeCloseTo(wanted, 0);
});

it('covers a large area band by band, slanted lines too', () => {
  const masks = masksOf(flatten('M0 0L1000 0L0 1000Z', HERE));
  const rows = masks.map(({ y, height }) => [y, height] as const);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows).toEqual(
    rows.map(([, height], band) => [rows.slice(0, band).reduce((sum, [, above]) => sum + above, 0), height]),
  );
  const covered = masks.map((mask) => mask.cover.reduce((sum, one) => sum + one, 0) / 255);
  expect(covered.reduce((sum, one) => sum + one, 0)).toBeCloseTo(500_000, -2);
  const [first] = rows;
  const tall = first?.[1] ?? 0;
  expect(covered[0]).toBeCloseTo(tall * 1000 - (tall * tall) / 2, -2);
});

it('follows curves: circles by arcs, quadratic and cubic ones', () => {
  expect(area(circle(10, 10, 8))).toBeGreaterThan(Math.PI * 64 * 0.98);
  expect(area(circle(10, 10, 8))).toBeLessThan(Math.PI * 64 * 1.01);
  expect(area('M0 0Q10 20 20 0Z')).toBeCloseTo((2 / 3) * 20 * 10, -1);
  expect(area('M0 0C0 10 20 10 20 0Z')).toBeCloseTo(0.75 * 20 * 10 * 0.8, -1);
  expect(flatten('M0 0q4-5 8 0t8 0', HERE)[0]?.points.slice(-2)).toEqual([16, 0]);
  expect(() => flatten('M0 0X3', HERE)).toThrow('X');
});

it('strokes are as wide as said, and dashes leave gaps', () => {
  const [chain] = flatten('M2 5H18', HERE);
  if (chain === undefined) throw new Error('no chain');
  const [stroke] = masksOf(outlineStroke(chain, 2));
  expect((stroke?.cover.reduce((sum, one) => sum + one, 0) ?? 0) / 255).toBeCloseTo(16 * 2 + Math.PI, 0);
  expect(dashed(chain, [4, 2]).map(({ points }) => points)).toEqual([
    [2, 5, 6, 5],
    [8, 5, 12, 5],
    [14, 5, 18, 5],
  ]);
});

it('paints marks in their order, symbols in all of their places, and nothing outside', () => {
  const symbols = { dot: [shape('M-1-1h2v2h-2z', { colour: '#ff0000' })] };
  const canvas = new Painter(
    picture(
      [
        shape('M0 0h20v10h-20z', { colour: '#0000ff' }),
        {
          kind: 'stamps',
          symbol: 'dot',
          at: [
            [2, 2],
            [19, 9],
            [-5, -5],
            [40, 40],
          ],
        },
        shape('M10 4h4v4h-4z', { colour: '#000000', opacity: 0.5 }),
      ],
      symbols,
    ),
    1,
  ).paint();
  expect(pixel(canvas, 2, 2)).toEqual([255, 0, 0]);
  expect(pixel(canvas, 19, 9)).toEqual([255, 0, 0]);
  expect(pixel(canvas, 5, 5)).toEqual([0, 0, 255]);
  expect(pixel(canvas, 11, 5)).toEqual([0, 0, 128]);
  expect(new Painter(picture([]), 2).paint()).toMatchObject({ width: 40, height: 20 });
});

it('writes what the font has, without accents what it lacks with them, and a question mark for the rest', () => {
  const outlines = (words: string) => lettersOf(words, false).map(({ outline }) => outline);
  expect(outlines('Ä')).not.toEqual(outlines('A'));
  expect(outlines('A\u0308')).toEqual(outlines('Ä'));
  expect(outlines('И😀')).toEqual(outlines('??'));
  expect(lettersOf('W', true)[0]?.advance).toBeGreaterThan(lettersOf('i', true)[0]?.advance ?? 0);
});

it('PNG holds the rows of the canvas, each chunk with its checksum', () => {
  const canvas = new Canvas(3, 2, '#102030');
  canvas.blend({ x: 0, y: 0, width: 1, height: 1, cover: Uint8Array.of(255) }, 2, 1, paintOf('#ffffff'));
  const file = Buffer.from(pngOf(canvas));
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([file.readUInt32BE(16), file.readUInt32BE(20), ...file.subarray(24, 29)]).toEqual([
    3, 2, 8, 2, 0, 0, 0,
  ]);
  const at = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
  expect([...rows.subarray(10)]).toEqual([0, 16, 32, 48, 16, 32, 48, 255, 255, 255]);
  // As it stands at the end of every PNG.
  expect(file.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
});

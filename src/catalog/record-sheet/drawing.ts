/**
 * A drawing as a list of marks, in millimetres from the upper left corner. What draws it (SVG, PDF) knows
 * nothing of mechs.
 */
import { flatMap } from '../../kernel';
import { clean, clip } from './clean';
import { textWidth } from './helvetica';

/** 0 is black, 1 white. */
export type Shade = number;

const HEX = 16;
/** As `#rrggbb`. */
export const colour = (shade: Shade): string => {
  const part = Math.round(shade * 255)
    .toString(HEX)
    .padStart(2, '0');
  return `#${part.repeat(3)}`;
};

export interface Stroke {
  readonly shade: Shade;
  readonly width: number;
  readonly dashed?: true;
}
export type Point = readonly [x: number, y: number];

export type Mark =
  | {
      readonly kind: 'text';
      readonly x: number;
      /** Of the baseline. */
      readonly y: number;
      readonly words: string;
      readonly size: number;
      readonly bold: boolean;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly shade: Shade;
      /** Width of the cell that it stands in; it is no wider. */
      readonly max: number;
    }
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point; readonly stroke: Stroke }
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: Shade | null;
      readonly stroke: Stroke | null;
    }
  | {
      readonly kind: 'circle';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly fill: Shade | null;
      readonly stroke: Stroke | null;
    }
  | {
      readonly kind: 'polygon';
      readonly points: readonly Point[];
      readonly fill: Shade | null;
      readonly stroke: Stroke | null;
    };

export interface Drawing {
  /** What it shows, in words. */
  readonly title: string;
  readonly marks: readonly Mark[];
}

/** The part of a page that is drawn on: it leaves 12 mm and more on A4 and on US Letter. */
export const WIDTH = 186;
export const HEIGHT = 254;

/** Lines that a laser printer holds. */
export const THIN: Stroke = { shade: 0, width: 0.18 };
export const PLAIN: Stroke = { shade: 0, width: 0.3 };
export const STRONG: Stroke = { shade: 0, width: 0.6 };
export const FAINT: Stroke = { shade: 0.6, width: 0.15 };

export const BLACK: Shade = 0;
export const GREY: Shade = 0.35;
export const TINT: Shade = 0.9;
export const WHITE: Shade = 1;

interface Look {
  readonly size: number;
  readonly max: number;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly shade?: Shade;
  /** Smallest size to which it may shrink before it is cut; its size when left out. */
  readonly least?: number;
}

const SHRINK = 0.1;

/** A text in its cell: shrunk as far as its look allows, and cut where that is not enough. */
export const text = (x: number, y: number, words: string, look: Look): Mark => {
  const { max, bold = false, anchor = 'start', shade = BLACK, least = look.size } = look;
  const shown = clean(words);
  let size = look.size;
  while (size - SHRINK >= least && textWidth(shown, size, bold) > max) size -= SHRINK;
  return { kind: 'text', x, y, words: clip(shown, size, bold, max), size, bold, anchor, shade, max };
};

export const line = (from: Point, to: Point, stroke: Stroke = THIN): Mark => ({
  kind: 'line',
  from,
  to,
  stroke,
});

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Shade | null,
  stroke: Stroke | null = null,
): Mark => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
  fill,
  stroke,
});

export const circle = (
  x: number,
  y: number,
  r: number,
  fill: Shade | null,
  stroke: Stroke | null = THIN,
): Mark => ({
  kind: 'circle',
  x,
  y,
  r,
  fill,
  stroke,
});

export const polygon = (
  points: readonly Point[],
  fill: Shade | null,
  stroke: Stroke | null = PLAIN,
): Mark => ({
  kind: 'polygon',
  points,
  fill,
  stroke,
});

/**
 * Two crossing strokes; with a white rim they stand out from what lies below them, without one it can still
 * be read.
 */
export const cross = (
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: Stroke,
  rimmed = false,
): readonly Mark[] => {
  const strokes: readonly (readonly [Point, Point])[] = [
    [
      [x, y],
      [x + width, y + height],
    ],
    [
      [x + width, y],
      [x, y + height],
    ],
  ];
  const rim: Stroke = { shade: WHITE, width: stroke.width * 2.6 };
  return flatMap(rimmed ? [rim, stroke] : [stroke], (one) =>
    strokes.map(([from, to]) => line(from, to, one)),
  );
};

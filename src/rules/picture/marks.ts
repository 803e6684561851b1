/**
 * What a picture of the planet is made of: shapes, letters, and symbols that stand in many places. A drawing
 * is a list of marks, which SVG and pixels are both made of (as ADR 9 does for sheets). Numbers are in the
 * picture's units: a pixel of the smallest PNG.
 */

/** `#rrggbb`. */
export type Colour = `#${string}`;

export interface Stroke {
  readonly colour: Colour;
  /** Ends and corners are round. */
  readonly width: number;
  readonly opacity?: number;
  /** Drawn and left out, by turns. */
  readonly dash?: readonly [on: number, off: number];
}

export interface Fill {
  readonly colour: Colour;
  readonly opacity?: number;
}

/** An outline in the words of SVG's `d`: M L H V Q T C S A Z, absolute or relative. */
export interface Shape {
  readonly kind: 'shape';
  readonly d: string;
  readonly fill: Fill | null;
  readonly stroke: Stroke | null;
  /** How the outline is moved, and enlarged with its stroke; absent: not at all. */
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number };
}

export interface Lettering {
  readonly size: number;
  readonly bold: boolean;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: Fill;
}

export type Point = readonly [x: number, y: number];

export interface Words {
  readonly at: Point;
  /** Clean, one line; not yet escaped. */
  readonly words: string;
}

/** Words that look the same, in their places. */
export interface Texts {
  readonly kind: 'texts';
  readonly lettering: Lettering;
  readonly texts: readonly Words[];
}

/** A symbol in all of its places, which are whole numbers: its pixels are the same in each. */
export interface Stamps {
  readonly kind: 'stamps';
  readonly symbol: string;
  readonly at: readonly Point[];
}

export type Mark = Shape | Texts | Stamps;

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly background: Colour;
  readonly title: string;
  readonly language: string;
  /** By name; a symbol has no symbols in it. */
  readonly symbols: Readonly<Record<string, readonly Shape[]>>;
  readonly marks: readonly Mark[];
}

export const shape = (d: string, fill: Fill | null, stroke: Stroke | null = null): Shape => ({
  kind: 'shape',
  d,
  fill,
  stroke,
});

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

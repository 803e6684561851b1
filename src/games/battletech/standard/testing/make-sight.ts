/** Sight between two mechs on a small field, for specs. */
import type { Battlefield, Terrain } from '../field/model';
import type { Placed } from '../sight/heights';
import { sightBetween } from '../sight/sight';
import { hex, makeField } from './make-mech';

export const standing = (label: string, elevation = 0): Placed => ({
  hex: hex(label),
  elevation,
  isProne: false,
});
export const prone = (label: string): Placed => ({ hex: hex(label), elevation: 0, isProne: true });

/** `light 2, cover 1`, or the reasons in brackets: short enough for tables. */
export const sightIn = (hexes: Readonly<Record<string, Terrain>>, from: Placed, to: Placed): string =>
  sightOn(makeField(hexes), from, to);

const SHORT: Readonly<Record<string, string>> = {
  'intervening-light-woods': 'light',
  'intervening-heavy-woods': 'heavy',
  'intervening-building': 'floors',
  'target-woods': 'woods',
  'partial-cover': 'cover',
};

export const sightOn = (field: Battlefield, from: Placed, to: Placed): string => {
  const { sees, terms, why } = sightBetween({ field }, from, to);
  if (!sees) return `(${why.join(' ')})`;
  return terms.map(({ code, value }) => `${SHORT[code] ?? code} ${value ?? ''}`).join(', ');
};

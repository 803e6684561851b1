/**
 * What would be right where a report or a worksheet contradicts its battle (CMB-8, TAC-6): `params.right` of
 * the contradiction, so that nobody has to guess.
 */
export type RightValue = string | number | null | Readonly<Record<string, string | number>>;

/** The field at the pointer may be one of these, the likeliest first; never empty. */
export interface RightValues {
  readonly values: readonly RightValue[];
}

/** The field at the pointer may be any whole number from `min` to `max`. */
export interface RightFigures {
  readonly min: number;
  readonly max: number;
}

/** What the pointer leads to, the entry of a list or the property, is left out. */
export interface RightToRemove {
  readonly remove: true;
}

/** The list at the pointer lacks an entry with these properties. */
export interface RightToAdd {
  readonly add: Readonly<Record<string, string | number>>;
}

export type Right = RightValues | RightFigures | RightToRemove | RightToAdd;

export const REMOVE: RightToRemove = { remove: true };

/** One of the values that are left; where none is, the entry is one too many, and goes. */
export const oneOf = (values: readonly RightValue[]): Right => (values.length > 0 ? { values } : REMOVE);

/** Figures that go by bands: what is added from how much on. */

/** Of the last band whose start is reached; before the first `below`. */
export const byBand = (
  value: number,
  below: number,
  bands: readonly (readonly [from: number, added: number])[],
): number => bands.reduce((added, [from, of]) => (value >= from ? of : added), below);

/** Numbers by a seed: the same seed draws the same position. */
export interface Chance {
  /** 0 … below − 1 */
  below(limit: number): number;
  between(least: number, most: number): number;
  /** In so many of a hundred. */
  often(percent: number): boolean;
  of<T>(list: readonly T[]): T;
}

export const chanceOf = (seed: number): Chance => {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    often: (percent) => next() * 100 < percent,
    of: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) throw new RangeError('nothing to draw from');
      return found;
    },
  };
};

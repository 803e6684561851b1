/** Dice that lie on a list, for two readers of the rules who must ask for the same ones. */
import type { Dice } from '../../../src/kernel';
import type { Chance } from './chance';

export interface Listed {
  readonly die: () => number;
  readonly used: () => number;
}

export const dieList = (chance: Chance): readonly number[] =>
  Array.from({ length: 4_000 }, () => chance.between(1, 6));

export const listed = (dice: readonly number[]): Listed => {
  let next = 0;
  return {
    used: () => next,
    die: () => {
      const found = dice[next];
      next += 1;
      if (found === undefined) throw new RangeError('out of dice');
      return found;
    },
  };
};

/** For the engine: whatever the stream, the next of the list. */
export const diceFrom = ({ die }: Listed): Dice => ({
  stream: (label) => ({ roll: (sides) => ({ label, index: 0, sides, result: die() }) }),
});

/** How many cases a run draws, and from which seed on: `DEEP=1` many, `SECOND_SEED=n` that one. */
export const drawnCases = (): readonly number[] => {
  const one = process.env['SECOND_SEED'];
  if (one !== undefined) return [Number(one)];
  return Array.from({ length: process.env['DEEP'] === undefined ? 1_000 : 20_000 }, (_, index) => index + 1);
};

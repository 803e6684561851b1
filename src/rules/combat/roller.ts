/**
 * Dice for one purpose at one place (ROUND-5): opened on the first roll, and every roll kept for the event
 * that tells it.
 */
import type { DiceStream, Roll } from '../../kernel';

export interface Roller {
  /** 1 … sides */
  roll(sides: number): number;
  /** One of the elements, each as likely; the only one without a roll. The list is not empty. */
  pick<T>(from: readonly T[]): T;
  readonly rolls: readonly Roll[];
}

/** `open` is called on the first roll only, since a stream may be opened once. */
export const roller = (open: () => DiceStream): Roller => {
  const rolls: Roll[] = [];
  let stream: DiceStream | null = null;
  const roll = (sides: number): number => {
    stream ??= open();
    const one = stream.roll(sides);
    rolls.push(one);
    return one.result;
  };
  return {
    roll,
    pick: (from) => {
      const index = from.length > 1 ? roll(from.length) - 1 : 0;
      const one = from[index];
      if (one === undefined) throw new RangeError('nothing to pick from');
      return one;
    },
    rolls,
  };
};

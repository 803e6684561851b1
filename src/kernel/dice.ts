/**
 * Seeded dice (ROUND-5): one stream per (epoch, round, phase, purpose, place), so that a new roll in one rule
 * shifts no other.
 */
import { hmacSha256 } from './hash';

/** What a stream is for; two different labels give independent streams. */
export interface DiceLabel {
  /** Counts rollbacks, from 0: a phase that is played again rolls anew. */
  readonly epoch: number;
  readonly round: number;
  readonly phase: string;
  /** Why it is rolled, e.g. `attack-circle`. */
  readonly purpose: string;
  /** Where or for whom, e.g. a hex; `''` for the whole campaign. */
  readonly place: string;
}

/** One roll as it is written into events, so that a replay rolls nothing and a player can check it. */
export interface Roll {
  readonly label: DiceLabel;
  /** Position in its stream, from 0. */
  readonly index: number;
  readonly sides: number;
  /** 1 … sides */
  readonly result: number;
}

export interface DiceStream {
  /** Uniform in 1 … sides (sides 1 … 2³²). */
  roll(sides: number): Roll;
}

export interface Dice {
  stream(label: DiceLabel): DiceStream;
}

const TWO_32 = 0x1_0000_0000;

/**
 * Dice under a 256-bit seed. Block k of a stream is HMAC-SHA-256(seed, label ‖ k), read as eight big-endian
 * 32-bit words; a word above the largest multiple of `sides` is skipped (rejection sampling), so that every
 * face is equally likely.
 */
export const seededDice = (seed: Uint8Array): Dice => {
  const blockOf = hmacSha256(seed);
  return { stream: (label) => streamOf(blockOf, label) };
};

const streamOf = (blockOf: (text: string) => Uint8Array, label: DiceLabel): DiceStream => {
  const text = [label.epoch, label.round, label.phase, label.purpose, label.place].join('|');
  let block: Uint8Array = new Uint8Array(0);
  let blocks = 0;
  let offset = 0;
  let index = 0;
  const word = (): number => {
    if (offset + 4 > block.length) {
      block = blockOf(`${text}|${blocks}`);
      blocks += 1;
      offset = 0;
    }
    const value =
      ((block[offset] ?? 0) * 0x1000000 +
        ((block[offset + 1] ?? 0) << 16) +
        ((block[offset + 2] ?? 0) << 8) +
        (block[offset + 3] ?? 0)) >>>
      0;
    offset += 4;
    return value;
  };
  return {
    roll: (sides) => {
      if (!Number.isInteger(sides) || sides < 1 || sides > TWO_32)
        throw new RangeError(`no die has ${sides} sides`);
      const limit = TWO_32 - (TWO_32 % sides);
      let value = word();
      while (value >= limit) value = word();
      const roll: Roll = { label, index, sides, result: (value % sides) + 1 };
      index += 1;
      return roll;
    },
  };
};

/** Dice that remember which streams were opened, so that each must stand in an event (GAM-5). */
import { type Dice, seededDice, sha256Hex } from '../../../../src/kernel';

export interface DiceBook {
  readonly dice: Dice;
  /** Of the streams opened since the last call. */
  taken(): number;
}

const seedOf = (seed: string): Uint8Array => Uint8Array.from(Buffer.from(sha256Hex(seed), 'hex'));

export const diceBook = (seed: string): DiceBook => {
  const dice = seededDice(seedOf(seed));
  let opened = 0;
  return {
    dice: {
      stream: (label) => {
        opened += 1;
        return dice.stream(label);
      },
    },
    taken: () => {
      const before = opened;
      opened = 0;
      return before;
    },
  };
};

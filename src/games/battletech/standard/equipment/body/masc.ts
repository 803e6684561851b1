/** Whether MASC and superchargers hold (BT-EQ-26). */

const NUMBERS: readonly number[] = [3, 5, 7, 11];

/** `used`: turns in a row before this one. Null: it fails without a roll. */
export const mascNumber = (used: number): number | null => NUMBERS[used] ?? null;

/** What is kept for the next turn. */
export const mascTurns = (used: number, isUsed: boolean): number =>
  isUsed ? used + 1 : Math.max(0, used - 1);

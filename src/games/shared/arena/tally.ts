/** Shares of battles won with their confidence intervals (Wilson); a draw counts half. */

/** A battle of an arena, between two agents. */
export interface Fought {
  readonly winner: 'first' | 'second' | null;
  /** In which seat the first agent sat. */
  readonly seat: 'A' | 'B';
  /** Who has the first turn of every round; left out: nobody has. */
  readonly began?: 'first' | 'second';
  readonly turns: number;
}

/** 0 … 1, and an interval of 99 %. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** `share`: of the first agent. */
export interface Tally extends Share {
  readonly battles: number;
  readonly wins: number;
  readonly draws: number;
  /** Of the seat A, whoever sat there. */
  readonly seatA: Share;
  /** Of whoever began; null: nobody does. */
  readonly beginner: Share | null;
  /** On average. */
  readonly turns: number;
}

/** Of the normal distribution, for 99 %. */
const Z = 2.5758;

export const shareOf = (points: number, battles: number): Share => {
  const share = points / battles;
  const z2 = (Z * Z) / battles;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / battles + z2 / (4 * battles));
  // Of none and of all rounding leaves a hair below nothing, and above everything.
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

const beginnerOf = (fought: readonly Fought[]): Share | null => {
  const begun = fought.filter(({ began }) => began !== undefined);
  const won = begun.filter(({ winner, began }) => winner === began).length;
  const draws = begun.filter(({ winner }) => winner === null).length;
  return begun.length === 0 ? null : shareOf(won + draws / 2, begun.length);
};

/** At least one battle. */
export const tallyOf = (fought: readonly Fought[]): Tally => {
  const battles = fought.length;
  const wins = fought.filter(({ winner }) => winner === 'first').length;
  const draws = fought.filter(({ winner }) => winner === null).length;
  const ofA = fought.filter(({ winner, seat }) => winner !== null && (winner === 'first') === (seat === 'A'));
  return {
    battles,
    wins,
    draws,
    ...shareOf(wins + draws / 2, battles),
    seatA: shareOf(ofA.length + draws / 2, battles),
    beginner: beginnerOf(fought),
    turns: fought.reduce((sum, { turns }) => sum + turns, 0) / battles,
  };
};

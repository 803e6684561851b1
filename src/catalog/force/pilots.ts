/** A starting force's pilots (SETUP-5, SETUP-6). */

/** From the best to the worst. */
export const PILOT_RANKS = ['elite', 'veteran', 'regular', 'green'] as const;
export type PilotRank = (typeof PILOT_RANKS)[number];

/** Skills of a rank; lower is better. */
export const RANK_SKILLS: Readonly<
  Record<PilotRank, { readonly gunnery: number; readonly piloting: number }>
> = {
  elite: { gunnery: 1, piloting: 2 },
  veteran: { gunnery: 2, piloting: 3 },
  regular: { gunnery: 3, piloting: 4 },
  green: { gunnery: 4, piloting: 5 },
};

/** Mechs that the 20 pilots of a force can crew. */
const CREWED_MECHS = 20;

/**
 * SETUP-5: how many pilots of each rank a force has: 4, 4, 4 and 8 green, and one more green for each mech
 * beyond 20.
 */
export const pilotQuota = (mechs: number): Readonly<Record<PilotRank, number>> => ({
  elite: 4,
  veteran: 4,
  regular: 4,
  green: 8 + Math.max(0, mechs - CREWED_MECHS),
});

/** SETUP-6: the pilots' names; the first one without a name is `Pilot #1`, the next `Pilot #2`, … */
export const pilotNames = (pilots: readonly { readonly name: string | null }[]): readonly string[] => {
  let unnamed = 0;
  return pilots.map(({ name }) => {
    if (name !== null && name.trim() !== '') return name;
    unnamed += 1;
    return `Pilot #${unnamed}`;
  });
};

/** How often equal throws are thrown again: dice that always tie must not hold up a match for ever. */
export const MOST_THROWS = 50;

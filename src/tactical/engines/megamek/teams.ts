/** MegaMek has so many teams; with more sides everybody fights for themselves. */
export const MOST_TEAMS = 5;

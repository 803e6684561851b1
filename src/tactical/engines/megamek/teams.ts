/** MegaMek has so many teams; with more sides everybody fights for themselves. */
export const MAX_TEAMS = 5;

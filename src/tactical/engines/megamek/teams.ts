/** MegaMek has so many teams; with more sides everybody fights for himself. */
export const MOST_TEAMS = 5;

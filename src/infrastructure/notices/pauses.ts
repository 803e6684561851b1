/** How long it is before something that was not taken is tried again: 5 s, 10 s, 20 s … an hour. */
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3_600;

/** In seconds. `attempts`: from 1; `asked`: the pause that the other end wants. */
export const pauseOf = (attempts: number, asked = 0): number =>
  Math.min(Math.max(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20), asked), LONGEST_PAUSE_SECONDS);

/** Looks for cheats war by war, and lets signals in between them. */
import { type Found, Tally, tryWar } from '../../simulation';

/** So many wars without a look at signals: some tenths of a second. */
const BATCH = 200;

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** `stopped` is asked now and then, and `told` how many wars are done. */
export const searchCheats = async (
  wars: number,
  seed: string,
  ruleset: string,
  stopped: () => boolean,
  told: (done: number) => void,
): Promise<{ readonly lines: readonly Found[]; readonly stopped: boolean }> => {
  const tally = new Tally();
  for (let number = 1; number <= wars; number += 1) {
    if (number % BATCH === 1) {
      await pause();
      if (stopped()) return { lines: tally.lines, stopped: true };
      told(number - 1);
    }
    tally.add(number, tryWar(seed, number, ruleset));
  }
  return { lines: tally.lines, stopped: false };
};

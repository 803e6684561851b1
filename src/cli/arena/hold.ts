/** A contest from its first battle to its tally: those that are kept already are not fought again. */
import { type Tally, tallyOf } from '../../games/shared/arena';
import type { Asked } from './arguments';
import { fightAll, type Stop } from './fight-all';
import { keptIn } from './kept';
import { progressLine } from './table';

const EACH = 250;

/** Of those battles that have ended, if it is told to stop; null: none has. `say` gets a line of progress from time to time. */
export const hold = async (
  { contests: _, battles, from, threads, out, ...task }: Asked,
  contest: string,
  say: (line: string) => void,
  stop: Stop,
): Promise<Tally | null> => {
  const kept = keptIn(out, { ...task, contest });
  const numbers = Array.from({ length: battles }, (__, index) => from + index);
  const ended = () => numbers.flatMap((number) => kept.known.get(number) ?? []);
  const left = numbers.filter((number) => !kept.known.has(number));
  await fightAll(
    { ...task, contest },
    left,
    threads,
    ({ number, fought }) => {
      kept.add(number, fought);
      const all = ended();
      if (all.length % EACH === 0) say(progressLine(contest, battles, tallyOf(all)));
    },
    stop,
  );
  const all = ended();
  return all.length === 0 ? null : tallyOf(all);
};

/** Bench: what finding and closing a due campaign costs, the more campaigns the database holds. */
import { doWhatIsDue } from '../../application/campaigns/do-what-is-due';
import { compared, figure, median, ms, type Figures } from './support/figures';
import type { Ground } from './support/ground';

const WARM_UP = 10;

/** The closes of fresh copies beside as many others as there are, in milliseconds. */
const closes = async (ground: Ground, rounds: number): Promise<readonly number[]> => {
  const ids = await ground.copies(rounds + WARM_UP);
  // As autovacuum leaves the tables; and no checkpoint of what was copied falls into what is measured.
  for (const statement of ['VACUUM ANALYZE', 'CHECKPOINT']) await ground.database.pool.query(statement);
  const took: number[] = [];
  for (const id of ids) {
    await ground.makeDue([id]);
    const store = ground.host.newStore();
    const one = await ms(async () => {
      const { ids: due } = await store.due(10);
      if (due.length !== 1 || !(await doWhatIsDue(store, id))) throw new Error('nothing else was to be due');
    });
    took.push(one);
  }
  return took.slice(WARM_UP);
};

/** `sizes`: how many campaigns there are, ascending. Each figure is compared with that of the first. */
export const benchCrowd = async (
  ground: Ground,
  sizes: readonly number[],
  rounds: number,
): Promise<Figures> => {
  const figures: Figures = {};
  let [there, first]: [number, readonly number[] | null] = [0, null];
  for (const size of sizes) {
    if (size > there) await ground.copies(size - there);
    const took = await closes(ground, rounds);
    there = size + took.length + WARM_UP;
    const bare = median(first ?? took);
    figures[`close among ${size}`] =
      first === null ? figure(bare, 'ms') : compared('ms', [{ ours: median(took), bare }]);
    first ??= took;
  }
  return figures;
};

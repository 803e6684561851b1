/**
 * Bench: closing the planning of 6 × 20 mechs that all move, against the bare load, the pure function and the
 * bare write.
 */
import type { Order } from '../../rules';
import type { ForceId } from '../../kernel';
import { doWhatIsDue } from '../../application/campaigns/do-what-is-due';
import { bareLoad, bareWrite, pureClose } from './support/bare-close';
import { compared, figure, median, ms, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { recordWrites } from './support/recorder';

const WARM_UP = 5;

export const benchClose = async (ground: Ground, rounds: number): Promise<Figures> => {
  const { pool } = ground.database;
  const { host } = ground;
  const ids = await ground.copies(1 + 2 * (rounds + WARM_UP));
  await ground.makeDue(ids);
  const [first, ...rest] = ids;
  if (first === undefined) throw new Error('no campaigns');
  const { writes } = await recordWrites(async () => {
    if (!(await doWhatIsDue(host.newStore(), first))) throw new Error('nothing was due');
  });
  const parts: Record<'load' | 'pure' | 'write', number[]> = { load: [], pure: [], write: [] };
  const measured: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds + WARM_UP; round += 1) {
    const [a, b] = [rest[2 * round], rest[2 * round + 1]];
    if (a === undefined || b === undefined) break;
    const store = host.newStore();
    const ours = async (): Promise<number> => ms(() => doWhatIsDue(store, a));
    const bare = async (): Promise<number> => {
      const load = await ms(() => bareLoad(pool, b));
      const inMemory = await host.newStore().read(b);
      if (inMemory === null) throw new Error('the copy is gone');
      const saved = await host.store.readSheets(b, inMemory);
      const pure = await pureClose(
        inMemory,
        new Map(saved.map((sheet): [ForceId, readonly Order[]] => [sheet.force, sheet.orders])),
      );
      const write = await ms(() => bareWrite(pool, b, writes));
      if (round >= WARM_UP)
        [parts.load, parts.pure, parts.write].forEach((list, index) =>
          list.push([load, pure, write][index] ?? 0),
        );
      return load + pure + write;
    };
    const both =
      round % 2 === 0
        ? { ours: await ours(), bare: await bare() }
        : { bare: await bare(), ours: await ours() };
    if (round >= WARM_UP) measured.push(both);
  }
  return {
    close: compared('ms', measured),
    'close, bare load': figure(median(parts.load), 'ms'),
    'close, pure function': figure(median(parts.pure), 'ms'),
    'close, bare write': figure(median(parts.write), 'ms'),
  };
};

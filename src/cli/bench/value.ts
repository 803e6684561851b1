/** Bench: one Battle Value, over all bundled designs. */
import { battleValue, bundledCatalog } from '../../catalog';
import { figure, median, percentile, type Figures } from './support/figures';

/** Until the code is compiled that runs often. */
const WARM_UP = 3;

export const benchValue = (rounds: number): Promise<Figures> => {
  const { mechs, item } = bundledCatalog();
  const times: number[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1)
    for (const mech of mechs) {
      const started = performance.now();
      battleValue(mech, item);
      if (round >= 0) times.push(performance.now() - started);
    }
  return Promise.resolve({
    'one BV': figure(median(times), 'ms'),
    'one BV, p99': figure(percentile(times, 0.99), 'ms'),
  });
};

import { hexOf } from '../../../../kernel/hex';
import { makeMech } from '../testing/make-mech';
import { randomField } from '../testing/random-field';
import { placesOf } from './places';
import { reachOf } from './reach';

/** Milliseconds of processor time of one call, the median of five rounds. */
const costOf = (calls: number, call: () => unknown): number => {
  const rounds = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    for (let count = 0; count < calls; count += 1) call();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / calls;
  });
  return rounds.sort((one, other) => one - other)[2] ?? 0;
};

it.each([
  [16, 17],
  [80, 85],
])('BT-MOV-15 a reach on %d × %d hexes takes a millisecond at most', (columns, rows) => {
  const field = randomField(3, columns, rows);
  const mech = makeMech('spider-sdr-5v', { hex: hexOf(8, 9) });
  const others = Array.from({ length: 40 }, (_, index) =>
    makeMech('locust-lct-1v', {
      id: `m${index}`,
      side: index % 2 === 0 ? 'a' : 'b',
      hex: hexOf(1 + (index % 16), 1 + (index % 17)),
    }),
  );
  const position = { field, mechs: [mech, ...others] };
  reachOf(position, mech, 'run');
  const times = (['walk', 'run', 'jump'] as const).map((mode) =>
    costOf(60, () => reachOf(position, mech, mode)),
  );
  const places = costOf(60, () => placesOf(position, mech, 'run'));
  if (process.env['SHOW'] === '1')
    process.stdout.write(`${columns}x${rows} ${times.join(' ')} places ${places}\n`);
  for (const time of [...times, places]) expect(time).toBeLessThan(3);
});

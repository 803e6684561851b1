import { readArguments } from './arguments';

const wrong = (...args: string[]): string => {
  const read = readArguments(args);
  if (read.ok) throw new Error('it was read');
  return read.error;
};

it('asks for all contests when nothing is said', () => {
  const read = readArguments([]);
  expect(read).toMatchObject({ ok: true, value: { battles: 200, threads: 1, seed: 'arena', weights: null } });
  expect(read.ok && read.value.contests).toContain('mirror');
});

it('compares a changed bot with the one as it is', () =>
  expect(readArguments(['--weights', '{"suffer":0.5}'])).toMatchObject({
    ok: true,
    value: { contests: ['changed'], weights: { suffer: 0.5, deal: 1 } },
  }));

it('knows the contests and weights of each system', () => {
  const read = readArguments(['--system', 'dark-age', '--only', 'points-1.25']);
  expect(read).toMatchObject({ ok: true, value: { system: 'dark-age', contests: ['points-1.25'] } });
  expect(wrong('--only', 'points-1.25')).toMatch(/"points-1.25" is none/);
  expect(wrong('--system', 'dark-age', '--weights', '{"rear":1}')).toMatch(/"rear" is none/);
});

it('goes on from a number, and keeps what has ended in a file', () =>
  expect(readArguments(['--from', '250', '--out', 'some.jsonl'])).toMatchObject({
    ok: true,
    value: { from: 250, out: 'some.jsonl' },
  }));

it.each([
  [['--system', 'chess'], '--system is one of battletech, dark-age, not "chess"'],
  [['--battles', '0'], '--battles is a whole number from 1 to 1000000, not "0"'],
  [['--battles', 'many'], '--battles is a whole number from 1 to 1000000, not "many"'],
  [['--from', '-1'], '--from is a whole number from 0 to 1000000, not "-1"'],
  [['--threads', '65'], '--threads is a whole number from 1 to 64, not "65"'],
  [['--only', 'nothing'], /"nothing" is none/],
  [['--weights', '[]'], '--weights is a JSON object'],
  [['--weights', '{'], '--weights is a JSON object'],
  [['--weights', '{"luck":1}'], /"luck" is none/],
  [['--weights', '{"deal":"1"}'], /"deal" is none/],
  [['--seed'], '--seed needs a value'],
  [['--seed', 'a', '--seed', 'b'], '--seed is given twice'],
  [['quickly'], 'unknown argument "quickly"'],
])('says what is wrong with %j', (args, sentence) => expect(wrong(...args)).toMatch(sentence));

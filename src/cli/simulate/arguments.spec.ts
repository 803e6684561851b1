import { RULESET_IDS } from '../../rules/rulesets/registry';
import { readArguments } from './arguments';

const refused = (...args: readonly string[]): string => {
  const read = readArguments(args);
  if (read.ok) throw new Error('was taken');
  return read.error;
};

it('has defaults', () => {
  expect(readArguments([])).toEqual({
    ok: true,
    value: {
      campaigns: 200,
      rounds: 20,
      players: 4,
      seed: 'balance',
      ruleset: RULESET_IDS.at(-1),
      cheats: false,
      fights: 'stand-in',
      beside: null,
      out: null,
    },
  });
  expect(readArguments(['--cheats'])).toMatchObject({
    ok: true,
    value: { campaigns: 100_000, cheats: true },
  });
});

it('reads what is asked for', () => {
  expect(
    readArguments(
      '--campaigns 1 --rounds 3 --players 8 --seed abc --ruleset planetary-1 --out x/y'.split(' '),
    ),
  ).toEqual({
    ok: true,
    value: {
      campaigns: 1,
      rounds: 3,
      players: 8,
      seed: 'abc',
      ruleset: 'planetary-1',
      cheats: false,
      fights: 'stand-in',
      beside: null,
      out: 'x/y',
    },
  });
});

it.each([
  [['--campaigns', '0'], '--campaigns is a whole number from 1 to 1000000, not "0"'],
  [['--campaigns', '1.5'], '--campaigns is a whole number from 1 to 1000000, not "1.5"'],
  [['--campaigns', '1e3'], '--campaigns is a whole number from 1 to 1000000, not "1e3"'],
  [['--rounds', 'many'], '--rounds is a whole number from 1 to 1000, not "many"'],
  [['--players', '9'], '--players is a whole number from 2 to 8, not "9"'],
  [['--players', '-2'], '--players is a whole number from 2 to 8, not "-2"'],
  [['--players'], '--players needs a value'],
  [['--seed', '--out'], '--seed needs a value'],
  [['--seed', ''], '--seed needs a value'],
  [['--ruleset', 'nothing'], `--ruleset is one of ${RULESET_IDS.join(', ')}, not "nothing"`],
  [['--fights', 'table'], '--fights is one of stand-in, battletech, dark-age, not "table"'],
  [
    ['--beside', 'battletech'],
    '--beside is an engine other than that of --fights, of battletech, dark-age, not "battletech"',
  ],
  [
    ['--fights', 'dark-age', '--beside', 'dark-age'],
    '--beside is an engine other than that of --fights, of battletech, dark-age, not "dark-age"',
  ],
  [['--rounds', '3', '--rounds', '4'], '--rounds is given twice'],
  [['--campaign', '3'], 'unknown argument "--campaign"'],
  [['300'], 'unknown argument "300"'],
  [['--cheats', '--cheats'], '--cheats is given twice'],
])('%j is refused: %s', (args, message) => {
  expect(refused(...args)).toBe(message);
});

it('reads which engine fights beside', () =>
  expect(readArguments(['--fights', 'dark-age', '--beside', 'battletech'])).toMatchObject({
    ok: true,
    value: { fights: 'dark-age', beside: 'battletech' },
  }));

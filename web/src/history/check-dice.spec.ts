import { createHash } from 'node:crypto';
import { checkDice } from './check-dice';
import type { WarEvent } from './course';

// The example of docs/dice.md: two rolls of the stream 0|1|movement|tie|0101 under a seed of zeros show 5 and
// 6.
const SEED = '00'.repeat(32);
const COMMITMENT = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
const label = { epoch: 0, round: 1, phase: 'movement', purpose: 'tie', place: '0101' };
const started = {
  seq: 1,
  round: 0,
  phase: 'setup',
  type: 'campaign-started',
  at: '',
  text: '',
  data: { diceCommitment: COMMITMENT },
} as unknown as WarEvent;
const settled = (results: readonly number[], changes: object = {}, from = 0): WarEvent =>
  ({
    seq: 2,
    round: 1,
    phase: 'movement',
    type: 'attacks-settled',
    at: '',
    text: '',
    data: {
      rolls: results.map((result, index) => ({
        label: { ...label, ...changes },
        index: from + index,
        sides: 6,
        result,
      })),
    },
  }) as unknown as WarEvent;
const over = {
  status: 'finished' as const,
  diceCommitment: COMMITMENT,
  diceSeeds: [{ epoch: 0, commitment: COMMITMENT, seed: SEED }],
};
const kinds = async (...given: Parameters<typeof checkDice>): Promise<readonly string[]> =>
  (await checkDice(...given)).mismatches.map(({ kind }) => kind);

it('finds that all is right', async () => {
  expect(await checkDice(over, [started, settled([5, 6])])).toEqual({ checked: 2, open: 0, mismatches: [] });
});

it.each<[string, readonly WarEvent[], readonly string[]]>([
  ['another result', [started, settled([5, 5])], ['roll']],
  ['a roll that was left out', [started, settled([6], {}, 1)], ['roll']],
  [
    'a roll of another phase',
    [started, settled([], {}), { ...settled([5, 6]), seq: 3, phase: 'combat' }],
    ['label', 'label'],
  ],
  ['an event that is missing', [started, { ...settled([5, 6]), seq: 3 }], ['gap']],
])('finds %s', async (_, events, expected) => expect(await kinds(over, events)).toEqual(expected));

it('finds a seed that was not promised', async () => {
  const other = '11'.repeat(32);
  expect(
    await kinds({ ...over, diceSeeds: [{ epoch: 0, commitment: COMMITMENT, seed: other }] }, [started]),
  ).toEqual(['seed', 'seed']);
});

it('says what cannot be checked yet', async () => {
  expect(await checkDice({ ...over, status: 'running', diceSeeds: [] }, [started, settled([5, 6])])).toEqual({
    checked: 0,
    open: 2,
    mismatches: [],
  });
});

/** What tests of secrecy look with: chance gives them no reason to fail, and what is told is found. */
import { says, withoutChance } from '../support/without-chance';

const ANSWER = JSON.stringify({
  endedAt: '2026-11-22T10:06.150Z'.replace('06.150', '04:06.150'),
  opened: '2026-11-22T23:56.1Z',
  id: '0190c0de-6104-7000-8000-00000000cafe',
  unit: '14c355cfacf0b0a7221adeaf',
  hash: '10'.repeat(32),
  amount: 16.1,
  more: 6.12,
});

it('finds no number in times, ids and hashes, or within another number', () => {
  expect(ANSWER).toContain('6.1');
  for (const number of ['6.1', '10', '6104', '04', '2026'])
    expect({ number, told: says(ANSWER, number) }).toEqual({ number, told: false });
});

it('finds numbers, words and ids that are told', () => {
  const told = JSON.stringify({
    at: '2026-11-22T10:04:06.150Z',
    closing: 6.1,
    change: -10.4,
    text: 'She has 3.',
    unit: '14c355cfacf0b0a7221adeaf',
  });
  for (const what of ['6.1', '10.4', '3', 'closing', 'has 3', '14c355cfacf0b0a7221adeaf'])
    expect({ what, told: says(told, what) }).toEqual({ what, told: true });
});

it('leaves everything else as it is', () => {
  expect(withoutChance('{"hex":"0508","tons":6.1,"at":"2026-11-22T10:04:06.150Z"}')).toBe(
    '{"hex":"0508","tons":6.1,"at":"…"}',
  );
});

import type { Told } from '../../games';
import { feedRows, loggedOf, packedEntry, toldBy } from './packed-match';

const line = (seq: number, say: string): Told => ({
  ...{ seq, type: 'moved', text: { say, params: {} }, tokens: [], rolls: [], turn: 1 },
  step: { code: 'step', params: {} },
  change: { tokens: [], gone: [], areas: [], trays: [], marks: null, flash: [] },
});
const LONG = 'm'.repeat(2_000);

it('writes once what seats hear alike, and gives each seat its own', () => {
  const told = [
    { seat: 'A', told: [line(3, LONG), line(4, 'both')] },
    { seat: 'B', told: [line(3, LONG), line(4, 'both')] },
    { seat: 'C', told: [line(9, 'theirs')] },
  ];
  const [a, b, c] = feedRows(told);
  expect([a?.first, a?.last, a?.holder]).toEqual([3, 4, null]);
  expect([b?.packed, b?.holder, b?.holder_seq]).toEqual([null, 'A', 4]);
  expect([c?.first, c?.last, c?.holder, c?.holder_seq]).toEqual([9, 9, 'A', 4]);
  const packed = a?.packed ?? null;
  for (const one of told) expect(toldBy({ told: null, packed }, one.seat)).toEqual(one.told);
  expect(toldBy({ told: null, packed }, 'D')).toEqual([]);
  expect(Buffer.from(packed ?? '', 'base64').length).toBeLessThan(600);
  expect(feedRows([])).toEqual([]);
});

it('reads rows of before as they are', () => {
  expect(toldBy({ told: [line(1, 'old')], packed: null }, 'B')).toEqual([line(1, 'old')]);
  const row = { number: 1, at: 5, entry: { kind: 'begin' } as const, events: [] };
  expect(loggedOf({ ...row, packed: null })).toEqual(row);
  const packed = Buffer.from(packedEntry(row), 'base64');
  expect(loggedOf({ ...row, entry: null, events: null, packed })).toEqual(row);
});

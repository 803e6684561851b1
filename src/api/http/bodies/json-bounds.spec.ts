/**
 * What of JSON is counted before it is made, and that the largest of what is meant to be sent stays below.
 */
import { brokenBound, MAX_DEPTH, MAX_IN_ALL, MAX_IN_ONE, MAX_NAMES } from './json-bounds';

const broken = (value: unknown): string | null =>
  brokenBound(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
/** An object's text with so many parts under one name. */
const keyed = (count: number): string => `{${Array(count).fill('"k":1').join()}}`;
const listed = (count: number): string => JSON.stringify(Array(count).fill(1));

it('counts the parts of one object and of one list', () => {
  expect([broken(keyed(MAX_IN_ONE)), broken(keyed(MAX_IN_ONE + 1))]).toEqual([null, 'parts']);
  expect([broken(listed(MAX_IN_ONE)), broken(listed(MAX_IN_ONE + 1))]).toEqual([null, 'parts']);
  expect(broken(`[${[listed(MAX_IN_ONE), keyed(MAX_IN_ONE), listed(MAX_IN_ONE)].join()}]`)).toBeNull();
});

it('counts all of them together, however they are spread', () => {
  const lists = (count: number): unknown => Array.from({ length: count }, () => Array(1_000).fill(0));
  expect([broken(lists(99)), broken(lists(101))]).toEqual([null, 'parts']);
  expect(
    broken(
      `[${'[],'.repeat(3_000)}[${Array(50)
        .fill(JSON.stringify(Array(3_000).fill(0)))
        .join()}]]`,
    ),
  ).toBe('parts');
});

it('counts names that differ, and a name that comes again once', () => {
  const named = (objects: number, prefix: (at: number) => string): unknown =>
    Array.from({ length: objects }, (_one, at) =>
      Object.fromEntries(Array.from({ length: 100 }, (_key, key) => [`${prefix(at)}${key}`, 0])),
    );
  expect(broken(named(900, () => 'same'))).toBeNull();
  expect(broken(named(MAX_NAMES / 100, (at) => `${at}-`))).toBeNull();
  // Hashes may meet: a tenth more is always noticed.
  expect(broken(named((MAX_NAMES / 100) * 1.1, (at) => `${at}-`))).toBe('parts');
  expect(broken(JSON.stringify(named(200, (at) => `${at}-`)).replaceAll(':', ' : '))).toBe('parts');
});

it('counts levels', () => {
  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  expect([broken(nested(MAX_DEPTH)), broken(nested(MAX_DEPTH + 1)), broken('{"a":'.repeat(500_000))]).toEqual(
    [null, 'depth', 'depth'],
  );
});

it('looks into no text', () => {
  const text = '[{,}]"\\,'.repeat(MAX_IN_ALL);
  expect(broken([text, { [text]: text }])).toBeNull();
  expect(broken('["' + ','.repeat(MAX_IN_ALL))).toBeNull();
  expect(broken('\\')).toBeNull();
});

it('lets the largest of what is meant to be sent pass', () => {
  const slots = (count: number): object[] =>
    Array.from({ length: count }, (_one, at) => ({
      location: 'CT',
      slot: (at % 12) + 1,
      state: 'destroyed',
    }));
  const unit = { id: 'x'.repeat(30), fate: 'destroyed', edge: null, pilot: { hits: 6, fate: 'dead' } };
  const lost = { armor: keyed(11), structure: keyed(8), slots: slots(78), ammunition: slots(12) };
  expect(broken({ units: Array(240).fill({ ...unit, condition: lost }) })).toBeNull();
  expect(broken({ terrain: keyed(60 * 40) })).toBeNull();
  expect(broken({ files: Array(2_000).fill({ name: 'a.mtf', text: 'Mass:50\n'.repeat(100) }) })).toBeNull();
  expect(
    broken({ orders: Array(500).fill({ type: 'move', mech: 'x', path: Array(100).fill('0101') }) }),
  ).toBeNull();
});

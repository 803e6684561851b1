import { deflateRawSync } from 'node:zlib';
import { pack, packList, replacedIn, unpack, unpackList } from './packed';

const entry = (n: number): object => ({
  type: 'mech-moved',
  data: { mech: `A${n}`, path: ['0504', '0503'], name: 'Größe' },
});
const few = [entry(1)];
const many = Array.from({ length: 200 }, (_, n) => entry(n));

it.each([
  ['a short list', few],
  ['a long one', many],
  ['none', []],
])('%s is read back as it was written', (_, list) => {
  expect(unpackList(packList(list))).toEqual(list);
});

it('a long list takes a fraction, a short one lies there for everybody to read', () => {
  expect(packList(many).length).toBeLessThan(JSON.stringify(many).length / 5);
  expect(packList(few).toString()).toBe(JSON.stringify(few));
});

it('keys come back in the order of jsonb: shorter ones first, then by their bytes', () => {
  expect(JSON.stringify(unpackList(packList([{ type: 1, data: { mech: 1, hex: 2, cost: 3 }, at: 2 }])))).toBe(
    '[{"at":2,"data":{"hex":2,"cost":3,"mech":1},"type":1}]',
  );
});

it('snapshots of before, which were deflated, are read', () => {
  const state = JSON.stringify({ campaign: {}, mechs: many });
  for (const level of [1, 6]) expect(unpack(deflateRawSync(state, { level }))).toBe(state);
  expect(unpack(pack(state))).toBe(state);
});

it('what is damaged is refused', () => {
  const body = packList(many);
  expect(() => unpackList(body.subarray(0, body.length - 9))).toThrow();
});

it('an id is replaced where it stands, and what does not name it is left', () => {
  const body = packList([{ campaign: 'one', text: 'x'.repeat(700) }]);
  expect(
    replacedIn(body, 'one', ['two', 'six'])?.map(
      (copy) => unpackList<{ campaign: string }>(copy)[0]?.campaign,
    ),
  ).toEqual(['two', 'six']);
  expect(replacedIn(body, 'nobody', ['two'])).toBeNull();
});

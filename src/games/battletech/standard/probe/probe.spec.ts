import { isRecord } from '../../../../kernel';
import { PROBE } from './answer';

const question = (changes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> => ({
  ...(isRecord(PROBE.example) ? PROBE.example : {}),
  ...changes,
});
const codesOf = (input: unknown): readonly (readonly string[])[] => {
  const answer = PROBE.answer(input);
  return answer.ok ? [] : answer.error.map(({ code, pointer }) => [code, pointer]);
};
const units = question()['units'] as readonly Readonly<Record<string, unknown>>[];

describe('the probe', () => {
  it('BT-9 answers in the order of the questions', () => {
    const answer = PROBE.answer(question());
    expect(answer).toMatchObject({ ok: true, value: { id: 'woods between' } });
    const [fire, sight, moves] = answer.ok ? (answer.value as { answers: readonly unknown[] }).answers : [];
    // Gunnery 4, walked 1, range 5 of 3/6/9 for an autocannon/20: 2; one light wood.
    expect(fire).toMatchObject({ possible: true, toHit: 8, range: 5, side: 'front', damage: 20 });
    expect(sight).toEqual({ sight: true, terms: [{ code: 'intervening-light-woods', value: 1 }] });
    expect((moves as { places: readonly unknown[] }).places).toContainEqual({
      hex: '0503',
      facing: 3,
      mp: 0,
    });
  });

  it('BT-9 knows blows, and why they cannot be struck', () => {
    const [first, second] = units;
    const near = { ...second, hex: '0504', facing: 3 };
    const ask = ['punch-left', 'kick-right', 'push', 'charge'].map((attack) => ({
      what: 'physical',
      from: 'hunchback',
      to: 'enforcer',
      attack,
    }));
    const said = (unit: unknown): unknown => {
      const answer = PROBE.answer(question({ units: [first, unit], ask }));
      return answer.ok ? (answer.value as { answers: readonly unknown[] }).answers : answer;
    };
    expect(said(near)).toEqual([
      expect.objectContaining({ possible: true, table: 'punch', side: 'rear', damage: 5 }),
      expect.objectContaining({ possible: true, table: 'kick', side: 'rear', damage: 10 }),
      expect.objectContaining({ possible: true }),
      expect.anything(),
    ]);
    expect(said(second)).toEqual(ask.map(() => ({ possible: false, why: ['range'] })));
  });

  it('BT-9 takes a board file, a mech file and a condition', () => {
    const text = 'size 16 17\nhex 0505 1 "woods:1" ""\nend\n';
    const condition = { structure: { LT: 0 }, slots: [{ location: 'RA', slot: 1, state: 'hit' }] };
    const [first, ...others] = units;
    const answer = PROBE.answer(question({ board: { text }, units: [{ ...first, condition }, ...others] }));
    expect(answer).toMatchObject({ ok: true });
    const same = { hex: '0505', level: 1, terrain: 'woods:1' };
    expect(codesOf(question({ board: { columns: 16, rows: 17, hexes: [same] } }))).toEqual([]);
  });

  it('BT-9 names everything that is wrong, with its place', () => {
    const [first, second] = units;
    const wrong = question({
      board: {
        columns: 16,
        rows: 17,
        hexes: [
          { hex: '1718', level: 0, terrain: { woods: 1 } },
          { hex: '0101', level: 0, terrain: 'swamp:1' },
          { hex: '0101', level: 0, terrain: {} },
        ],
      },
      units: [
        { ...first, design: 'nobody-knows', hex: '9999' },
        { ...second, elevation: 1, condition: { structure: { CT: 99 } } },
        { ...second, design: { mtf: 'no file' } },
      ],
      ask: [
        { what: 'sight', from: 'hunchback', to: 'nobody' },
        { what: 'fire', from: 'enforcer', to: 'enforcer', location: 'HD', slot: 1 },
      ],
    });
    expect(codesOf(wrong)).toEqual(
      expect.arrayContaining([
        ['battletech/no-such-hex', '/board/hexes/0/hex'],
        ['battletech/terrain', '/board/hexes/1/terrain'],
        ['battletech/no-such-hex', '/units/0/hex'],
        ['battletech/unknown-design', '/units/0/design'],
        ['battletech/elevation', '/units/1/elevation'],
        ['condition/structure-out-of-range', '/units/1/condition/structure/CT'],
        ['battletech/unit-twice', '/units/2/id'],
        ['battletech/no-such-unit', '/ask/0/to'],
        ['battletech/no-weapon', '/ask/1/slot'],
      ]),
    );
    expect(codesOf({ ...question(), ask: [{ what: 'guess' }] })[0]?.[1]).toBe('/ask/0/what');
    expect(codesOf(null).length).toBeGreaterThan(0);
  });
});

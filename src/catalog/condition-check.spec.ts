import fc from 'fast-check';
import { bundledCatalog } from './bundled';
import { UNDAMAGED, type Condition } from './condition';
import { conditionViolations, normalizeCondition } from './condition-check';
import { ARMOR_LOCATIONS, LOCATIONS, type MechDesign } from './model';

const catalog = bundledCatalog();
const hunchback = catalog.mech('hunchback-hbk-4g') as MechDesign;
const codes = (condition: Condition): string[] =>
  conditionViolations(hunchback, condition).map(({ code, pointer }) => `${code} ${pointer}`);
/** What a request can hold, whatever the types say. */
const raw = (condition: object): Condition => ({ ...UNDAMAGED, ...condition }) as Condition;

const validCondition = (design: MechDesign): fc.Arbitrary<Condition> => {
  const slots = LOCATIONS.flatMap((location) =>
    design.slots[location].flatMap((slot, i) => (slot === null ? [] : [{ location, slot: i + 1 }])),
  );
  const points = <L extends string>(locations: readonly L[], full: Readonly<Record<L, number>>) =>
    fc.record(Object.fromEntries(locations.map((l) => [l, fc.integer({ min: 0, max: full[l] })])), {
      requiredKeys: [],
    });
  return fc.record({
    armor: points(ARMOR_LOCATIONS, design.armor),
    structure: points(LOCATIONS, design.structure),
    slots: fc
      .subarray(slots)
      .chain((some) =>
        fc.tuple(
          ...some.map((slot) =>
            fc.constantFrom('hit' as const, 'destroyed' as const).map((state) => ({ ...slot, state })),
          ),
        ),
      ),
    ammunition: fc
      .subarray([...design.bins])
      .chain((some) =>
        fc.tuple(
          ...some.map(({ location, slot, shots }) =>
            fc.integer({ min: 0, max: shots }).map((left) => ({ location, slot, shots: left })),
          ),
        ),
      ),
  });
};

describe('a condition against its design', () => {
  it('CMB-8 has nothing against what can be', () => {
    expect(conditionViolations(hunchback, UNDAMAGED)).toEqual([]);
    fc.assert(
      fc.property(validCondition(hunchback), (condition) =>
        expect(conditionViolations(hunchback, condition)).toEqual([]),
      ),
    );
  });

  it("CMB-8 names points below 0, above the design's, and parts of points", () => {
    expect(codes(raw({ armor: { HD: 10, CTR: -1, RA: 1.5 }, structure: { CT: 17, HD: 3 } }))).toEqual([
      'condition/armor-out-of-range /armor/HD',
      'condition/armor-out-of-range /armor/CTR',
      'condition/armor-out-of-range /armor/RA',
      'condition/structure-out-of-range /structure/CT',
    ]);
  });

  it('CMB-8 names unknown locations; rear armour has no structure', () => {
    expect(
      codes(
        raw({
          armor: { XX: 1 },
          structure: { CTR: 1, constructor: 1 },
          slots: [{ location: 'CTR', slot: 1, state: 'hit' }],
          ammunition: [{ location: 'XX', slot: 1, shots: 1 }],
        }),
      ),
    ).toEqual([
      'condition/unknown-location /armor/XX',
      'condition/unknown-location /structure/CTR',
      'condition/unknown-location /structure/constructor',
      'condition/unknown-location /slots/0/location',
      'condition/unknown-location /ammunition/0/location',
    ]);
  });

  it('CMB-8 names slots that do not exist, are empty, or come twice', () => {
    expect(
      codes(
        raw({
          slots: [
            { location: 'HD', slot: 7, state: 'hit' },
            { location: 'HD', slot: 0, state: 'hit' },
            { location: 'LT', slot: 3, state: 'hit' },
            { location: 'CT', slot: 1, state: 'gone' },
            { location: 'CT', slot: 1, state: 'hit' },
          ],
        }),
      ),
    ).toEqual([
      'condition/no-such-slot /slots/0/slot',
      'condition/no-such-slot /slots/1/slot',
      'condition/empty-slot /slots/2/slot',
      'condition/unknown-state /slots/3/state',
      'condition/slot-twice /slots/4',
    ]);
  });

  it('CMB-8 names ammunition where no bin is, and more shots than the bin holds', () => {
    expect(
      codes(
        raw({
          ammunition: [
            { location: 'LT', slot: 1, shots: 6 },
            { location: 'LT', slot: 2, shots: -1 },
            { location: 'RT', slot: 1, shots: 1 },
            { location: 'LT', slot: 2, shots: 1 },
          ],
        }),
      ),
    ).toEqual([
      'condition/shots-out-of-range /ammunition/0/shots',
      'condition/shots-out-of-range /ammunition/1/shots',
      'condition/no-bin /ammunition/2/slot',
      'condition/bin-twice /ammunition/3',
    ]);
  });

  it('CMB-8 points into the enclosing document', () => {
    expect(conditionViolations(hunchback, raw({ armor: { HD: 99 } }), '/units/3/condition')[0]).toMatchObject(
      {
        pointer: '/units/3/condition/armor/HD',
        params: { points: 99, max: 9 },
      },
    );
  });

  it('only what differs from the undamaged design is kept, in one order', () => {
    expect(
      normalizeCondition(hunchback, {
        armor: { LL: 1, HD: 9, CTR: 0 },
        structure: { RT: 12, CT: 3 },
        slots: [
          { location: 'LA', slot: 5, state: 'hit' },
          { location: 'CT', slot: 2, state: 'destroyed' },
          { location: 'CT', slot: 1, state: 'hit' },
        ],
        ammunition: [
          { location: 'LT', slot: 2, shots: 0 },
          { location: 'LT', slot: 1, shots: 5 },
        ],
      }),
    ).toEqual({
      armor: { LL: 1, CTR: 0 },
      structure: { CT: 3 },
      slots: [
        { location: 'CT', slot: 1, state: 'hit' },
        { location: 'CT', slot: 2, state: 'destroyed' },
        { location: 'LA', slot: 5, state: 'hit' },
      ],
      ammunition: [{ location: 'LT', slot: 2, shots: 0 }],
    });
  });

  it('a condition has one form, whatever order it came in, and normalising again changes nothing', () => {
    fc.assert(
      fc.property(validCondition(hunchback), (condition) => {
        const once = normalizeCondition(hunchback, condition);
        const turned = {
          armor: Object.fromEntries(Object.entries(condition.armor).reverse()),
          structure: condition.structure,
          slots: [...condition.slots].reverse(),
          ammunition: [...condition.ammunition].reverse(),
        };
        expect(JSON.stringify(normalizeCondition(hunchback, turned))).toBe(JSON.stringify(once));
        expect(normalizeCondition(hunchback, once)).toEqual(once);
        for (const [location, points] of Object.entries(once.armor))
          expect(points).not.toBe(hunchback.armor[location as 'HD']);
      }),
    );
  });
});

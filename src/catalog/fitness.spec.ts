import { bundledCatalog } from './bundled';
import { UNDAMAGED, type Condition } from './condition';
import { engineHits, engineRuns, fullStructure, remainingStructure } from './fitness';
import type { Location, MechDesign } from './model';

const catalog = bundledCatalog();
const design = (slug: string): MechDesign => {
  const found = catalog.mech(slug);
  if (found === null) throw new Error(slug);
  return found;
};
const hunchback = design('hunchback-hbk-4g');
const gone = (...locations: readonly Location[]): Condition => ({
  ...UNDAMAGED,
  structure: Object.fromEntries(locations.map((l) => [l, 0])),
});
const withEngine = (type: MechDesign['engine']['type'], tech: MechDesign['techBase']): MechDesign =>
  catalog.mechs.find((mech) => mech.engine.type === type && mech.techBase === tech) ?? hunchback;

describe('what a damaged mech still is', () => {
  it('SALV-2 V and M are the internal structure left and undamaged, in points', () => {
    // 50 t: head 3, centre torso 16, side torsos 12, arms 8, legs 12.
    expect(fullStructure(hunchback)).toBe(3 + 16 + 2 * 12 + 2 * 8 + 2 * 12);
    expect(remainingStructure(hunchback, UNDAMAGED)).toBe(83);
    expect(
      remainingStructure(hunchback, { ...UNDAMAGED, structure: { RT: 0, CT: 10 }, armor: { CT: 0 } }),
    ).toBe(83 - 12 - 6);
  });

  it('an engine runs until its third hit', () => {
    const hit = (n: number): Condition => ({
      ...UNDAMAGED,
      slots: Array.from({ length: n }, (_, i) => ({ location: 'CT', slot: i + 1, state: 'hit' })),
    });
    expect([0, 1, 2, 3].map((n) => engineRuns(hunchback, hit(n)))).toEqual([true, true, true, false]);
  });

  it('a mech without centre torso has no engine', () => {
    expect(engineRuns(hunchback, gone('CT'))).toBe(false);
  });

  it('a side torso takes its engine slots with it: XL of the Inner Sphere 3, clan XL 2, light 2, standard 0', () => {
    for (const [type, tech, lost] of [
      ['xl', 'is', 3],
      ['xl', 'clan', 2],
      ['light', 'is', 2],
      ['fusion', 'is', 0],
    ] as const) {
      const mech = withEngine(type, tech);
      expect([type, mech.engine.type, mech.techBase, engineHits(mech, gone('RT'))]).toEqual([
        type,
        type,
        tech,
        lost,
      ]);
      expect(engineRuns(mech, gone('RT'))).toBe(lost < 3);
      expect(engineRuns(mech, gone('RT', 'LT'))).toBe(2 * lost < 3);
    }
  });

  it('hit slots of a side torso that is destroyed later count once', () => {
    const clan = withEngine('xl', 'clan');
    const slots: Condition['slots'] = [
      { location: 'RT', slot: 1, state: 'hit' },
      { location: 'RT', slot: 2, state: 'destroyed' },
    ];
    expect(engineHits(clan, { ...gone('RT'), slots })).toBe(2);
  });

  it('hits on other parts do not stop the engine', () => {
    const slots: Condition['slots'] = [4, 5, 6, 7].map((slot) => ({
      location: 'CT',
      slot,
      state: 'hit' as const,
    }));
    expect(engineRuns(hunchback, { ...UNDAMAGED, slots })).toBe(true);
  });
});

import fc from 'fast-check';
import { bundledCatalog } from './bundled';
import { UNDAMAGED, type Condition } from './condition';
import { LOCATIONS, type Location, type MechDesign, type SystemPart } from './model';
import { walkMp } from './walk-mp';

const catalog = bundledCatalog();
const design = (slug: string): MechDesign => {
  const found = catalog.mech(slug);
  if (found === null) throw new Error(slug);
  return found;
};
/** Walks 5 MP. */
const griffin = design('griffin-grf-1n');
/** Walks 4 MP, on four legs. */
const goliath = design('goliath-gol-1h');

/** The first slots of a part in a location, hit. */
const hits = (mech: MechDesign, location: Location, part: SystemPart, count = 1): Condition['slots'] =>
  mech.slots[location]
    .flatMap((slot, i) =>
      slot?.kind === 'system' && slot.part === part ? [{ location, slot: i + 1, state: 'hit' as const }] : [],
    )
    .slice(0, count);
const damage = (...slots: readonly Condition['slots'][]): Condition => ({
  ...UNDAMAGED,
  slots: slots.flat(),
});
const without = (...locations: readonly Location[]): Condition => ({
  ...UNDAMAGED,
  structure: Object.fromEntries(locations.map((l) => [l, 0])),
});

describe('walking MP under damage', () => {
  it("MOV-1 is the design's without damage, for every mech", () => {
    for (const mech of catalog.mechs) expect(walkMp(mech, UNDAMAGED)).toBe(mech.walk);
  });

  it('MOV-1 loses 1 for each hit upper leg, lower leg and foot', () => {
    expect(walkMp(griffin, damage(hits(griffin, 'RL', 'foot')))).toBe(4);
    expect(
      walkMp(
        griffin,
        damage(
          hits(griffin, 'RL', 'upper-leg'),
          hits(griffin, 'RL', 'lower-leg'),
          hits(griffin, 'LL', 'foot'),
        ),
      ),
    ).toBe(2);
    const all = (['upper-leg', 'lower-leg', 'foot'] as const).flatMap((part) => [
      hits(griffin, 'RL', part),
      hits(griffin, 'LL', part),
    ]);
    expect(walkMp(griffin, damage(...all))).toBe(0);
  });

  it("MOV-1 is halved, rounded up, by a hip hit, which makes that leg's other actuators irrelevant", () => {
    const hip = hits(griffin, 'RL', 'hip');
    expect(walkMp(griffin, damage(hip))).toBe(3);
    expect(walkMp(griffin, damage(hip, hits(griffin, 'RL', 'foot'), hits(griffin, 'RL', 'upper-leg')))).toBe(
      3,
    );
    expect(walkMp(griffin, damage(hip, hits(griffin, 'LL', 'foot')))).toBe(2);
  });

  it('MOV-1 is 0 with both hips hit', () => {
    expect(walkMp(griffin, damage(hits(griffin, 'RL', 'hip'), hits(griffin, 'LL', 'hip')))).toBe(0);
  });

  it('MOV-1 is 1 with one leg, 0 without any', () => {
    expect(walkMp(griffin, without('RL'))).toBe(1);
    expect(walkMp(griffin, without('RL', 'LL'))).toBe(0);
  });

  it('MOV-1 is 0 when the gyro is destroyed (2 hits), and not by one hit on it', () => {
    expect(walkMp(griffin, damage(hits(griffin, 'CT', 'gyro', 1)))).toBe(5);
    expect(walkMp(griffin, damage(hits(griffin, 'CT', 'gyro', 2)))).toBe(0);
  });

  it('MOV-1 is 0 when the engine does not run', () => {
    expect(walkMp(griffin, damage(hits(griffin, 'CT', 'engine', 2)))).toBe(5);
    expect(walkMp(griffin, damage(hits(griffin, 'CT', 'engine', 3)))).toBe(0);
    expect(walkMp(griffin, without('CT'))).toBe(0);
  });

  it('MOV-1 a quad loses 1 with its first leg, has 1 without two, 0 without three', () => {
    expect(walkMp(goliath, without('RA'))).toBe(3);
    expect(walkMp(goliath, without('RA', 'LL'))).toBe(1);
    expect(walkMp(goliath, without('RA', 'LA', 'RL'))).toBe(0);
    expect(walkMp(goliath, without('RA', 'LA', 'RL', 'LL'))).toBe(0);
  });

  it("MOV-1 a quad's front legs count like its hind legs, and stand without the side torsos", () => {
    expect(walkMp(goliath, damage(hits(goliath, 'RA', 'foot'), hits(goliath, 'LL', 'foot')))).toBe(2);
    expect(walkMp(goliath, damage(hits(goliath, 'LA', 'hip')))).toBe(2);
    expect(walkMp(goliath, without('RT'))).toBe(4);
  });

  it('MOV-1 damage to weapons, arms, head and torsos, and lost armour cost no MP', () => {
    const condition: Condition = {
      armor: { RL: 0, LL: 0, CT: 0 },
      structure: { RA: 0, LT: 0, RL: 1, HD: 1 },
      slots: hits(griffin, 'LA', 'shoulder'),
      ammunition: [],
    };
    expect(walkMp(griffin, condition)).toBe(5);
  });

  // By the standard rules a hit hip makes the other hits of its leg count no more, so that one alone may give
  // an MP back.
  it('MOV-1 further damage never makes a mech faster, but for the hip of a leg that was hit before', () => {
    const slotOf = fc.constantFrom(
      ...LOCATIONS.flatMap((location) =>
        [1, 2, 3, 4, 5, 6].map((slot) => ({ location, slot, state: 'hit' as const })),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(griffin, goliath),
        fc.uniqueArray(slotOf, { maxLength: 12 }),
        slotOf,
        fc.subarray([...LOCATIONS], { maxLength: 2 }),
        (mech, slots, more, gone) => {
          fc.pre(!(more.slot === 1 && slots.some(({ location }) => location === more.location)));
          const structure = Object.fromEntries(gone.map((location) => [location, 0]));
          const before = walkMp(mech, { ...UNDAMAGED, structure, slots });
          const after = walkMp(mech, {
            ...UNDAMAGED,
            structure,
            slots: slots.includes(more) ? slots : [...slots, more],
          });
          expect(after).toBeLessThanOrEqual(before);
          expect(after >= 0 && before <= mech.walk).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

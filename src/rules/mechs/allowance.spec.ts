import { world, means, type MechParts } from '../testing/world';
import { mechIn } from '../testing/marching';
import { immobility, walkingMp } from './allowance';
import { entryNumber, stoodThereAtStart } from './entry';

const { catalog } = means();
const reason = (parts: MechParts, hex: string | null = '0505', round = 3) => {
  const state = world({ round }).mech('A', 'hunchback-hbk-4g', hex, parts).build();
  return immobility(state, catalog, mechIn(state, 'A1'));
};
const mp = (design: string, parts: MechParts = {}) =>
  walkingMp(catalog, mechIn(world().mech('A', design, '0505', parts).build(), 'A1'));
const damage = (slots: readonly { location: 'RL' | 'CT'; slot: number }[]): MechParts => ({
  condition: {
    armor: {},
    structure: {},
    ammunition: [],
    slots: slots.map((one) => ({ ...one, state: 'hit' as const })),
  },
});
/** Slots of a system part in a location, from 1. */
const slotsOf = (location: 'RL' | 'CT', part: string): number[] =>
  (catalog.mech('hunchback-hbk-4g')?.slots[location] ?? []).flatMap((slot, index) =>
    slot?.kind === 'system' && slot.part === part ? [index + 1] : [],
  );

describe('how far a mech can move', () => {
  it('MOV-1 gives each mech its own walking MP', () => {
    expect(mp('hunchback-hbk-4g')).toBe(4);
    expect(mp('locust-lct-1v')).toBe(8);
  });

  it('MOV-1 counts damage that lowers walking MP', () => {
    const [foot] = slotsOf('RL', 'foot');
    expect(mp('hunchback-hbk-4g', damage([{ location: 'RL', slot: foot ?? 0 }]))).toBe(3);
    const [hip] = slotsOf('RL', 'hip');
    expect(mp('hunchback-hbk-4g', damage([{ location: 'RL', slot: hip ?? 0 }]))).toBe(2);
  });

  it('MOV-1 lets no mech walk whose engine does not run', () => {
    const engine = slotsOf('CT', 'engine').map((slot) => ({ location: 'CT' as const, slot }));
    expect(mp('hunchback-hbk-4g', damage(engine.slice(0, 2)))).toBe(4);
    expect(mp('hunchback-hbk-4g', damage(engine.slice(0, 3)))).toBe(0);
    expect(reason(damage(engine.slice(0, 3)))).toBe('cannot-walk');
  });

  it('MOV-8 lets a fit, crewed mech move', () => expect(reason({})).toBeNull());
  it('MOV-8 does not move what is shut down', () => expect(reason({ shutDown: true })).toBe('shut-down'));
  it('MOV-8 does not move what is sabotaged', () => expect(reason({ sabotaged: true })).toBe('sabotaged'));
  it('MOV-8 PREP-6 does not move what has no pilot', () => expect(reason({ pilot: null })).toBe('no-pilot'));
  it('MOV-8 counts a dead pilot for none', () =>
    expect(reason({ pilot: { status: 'dead', hits: 6 } })).toBe('no-pilot'));
  it('MOV-8 does not move what was kept from salvage in the round before, and does afterwards', () => {
    expect(reason({ keptUntilRound: 3 })).toBe('kept-from-salvage');
    expect(reason({ keptUntilRound: 2 })).toBeNull();
  });
  it('MOV-4 does not move again what has moved', () =>
    expect(reason({ moved: 'move' })).toBe('moved-already'));
  it('DEP-4 does not move what waits to enter play', () => expect(reason({}, null)).toBe('not-in-play'));
});

describe('when a mech entered its hex', () => {
  it('CMB-4 grows with every phase and every round', () => {
    const numbers = [1, 2].flatMap((round) =>
      (['announcement-1', 'announcement-2', 'supply'] as const).map((phase) => entryNumber({ round, phase })),
    );
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('CMB-4 tells who stood there when the round began', () => {
    expect(stoodThereAtStart(0, 1)).toBe(true);
    expect(stoodThereAtStart(entryNumber({ round: 1, phase: 'supply' }), 2)).toBe(true);
    expect(stoodThereAtStart(entryNumber({ round: 2, phase: 'announcement-1' }), 2)).toBe(false);
  });
});

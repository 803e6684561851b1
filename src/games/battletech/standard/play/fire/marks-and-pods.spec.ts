/** Marks of TAG and pods of iNarc launchers, in a whole phase of fire. */
import { diceBook } from '../../../../../../test/support/games/contract/dice-book';
import type { Bin, Sheet } from '../../mech/sheet';
import { hex, makeField, makeSheet } from '../../testing/make-mech';
import { makeState, type Placed } from '../../testing/make-state';
import { cellsOf } from './cells';
import type { Event } from '../events';
import { Fight } from '../fight';
import { resolveFire } from './fire-phase';
import { guidanceFor } from './helpers';
import { type Aimed, fighterOf, isThere, type State, unitOf } from '../model';

const TARGET: Placed = {
  id: 'b1',
  design: 'hunchback-hbk-4g',
  hex: hex('0806'),
  moved: { mode: 'jump', hexes: 3 },
};

/** The sheet with another munition in the bins of the ammunition's type. */
const loaded = (sheet: Sheet, type: number, munition: string): Sheet => ({
  ...sheet,
  bins: sheet.bins.map((bin): Bin => {
    const { ammunition } = bin.figures;
    if (ammunition?.type !== type) return bin;
    return { ...bin, figures: { ...bin.figures, ammunition: { ...ammunition, munition } } };
  }),
});
const withSheet = (state: State, sheet: Sheet): State => ({
  ...state,
  setup: { ...state.setup, sheets: { ...state.setup.sheets, [sheet.slug]: sheet } },
});

const resolved = (state: State, fire: State['fire'], seed: string): Fight => {
  const fight = new Fight({ ...state, fire }, diceBook(seed).dice);
  resolveFire(fight);
  return fight;
};
const firstOf = (
  state: State,
  unit: string,
  isSuch: (flags: readonly string[], type: number) => boolean,
): Aimed => {
  const { mount } = cellsOf(state, unit, 0).find(({ mount: { figures } }) =>
    isSuch(figures.flags, figures.weapon?.ammunition ?? -1),
  ) ?? { mount: { id: 'none' } };
  return { mount: mount.id, target: 'b1', shots: 1 };
};
const shotsBy = (events: readonly Event[], unit: string) =>
  events.flatMap((event) => (event.type === 'shot' && event.attacker === unit ? [event] : []));

describe('TAG', () => {
  const hill = makeField({ '0810': { level: 6 }, '0710': { level: 6 }, '0910': { level: 6 } });
  const archer: Placed = {
    id: 'a1',
    design: 'archer-arc-2r',
    hex: hex('0815'),
    gunnery: 0,
    moved: { mode: 'stand', hexes: 0 },
  };
  const raven: Placed = {
    id: 'a2',
    design: 'raven-rvn-3l',
    hex: hex('0808'),
    gunnery: 0,
    moved: { mode: 'walk', hexes: 2 },
  };
  const at = (munition: string): State =>
    withSheet(
      makeState('fire', [archer, raven, TARGET], { field: hill }),
      loaded(makeSheet('archer-arc-2r'), 7, munition),
    );
  const termsOf = (munition: string, isHit: boolean): readonly string[] => {
    const state = at(munition);
    const missiles = firstOf(state, 'a1', (_, type) => type === 7);
    const tag = firstOf(state, 'a2', (flags) => flags.includes('tag'));
    for (let seed = 0; seed < 60; seed += 1) {
      const { events } = resolved(
        state,
        [
          { unit: 'a1', twist: 0, shots: [missiles] },
          { unit: 'a2', twist: 0, shots: [tag] },
        ],
        `${munition} ${seed}`,
      );
      const [marks] = shotsBy(events, 'a2');
      const [shot] = shotsBy(events, 'a1');
      if (marks?.isHit !== isHit || shot === undefined) continue;
      // It comes first, though it was declared last.
      expect(events.indexOf(marks)).toBeLessThan(events.indexOf(shot));
      expect(events.some(({ type }) => type === 'marked')).toBe(isHit);
      return shot.terms.map(({ code, value }) => `${code} ${value}`);
    }
    throw new Error('the dice do not fit');
  };

  it('BT-EQ-18 what it marks is hit by semi-guided missiles as if it stood and were seen', () => {
    // Target 1 + 1 for the jump, indirect 1, spotter walked 1 and attacks 1.
    expect(termsOf('semi-guided', true)).toContain('ammunition -5');
    expect(termsOf('semi-guided', false).some((one) => one.startsWith('ammunition'))).toBe(false);
    expect(termsOf('standard', true).some((one) => one.startsWith('ammunition'))).toBe(false);
  });
});

describe('pods of iNarc launchers', () => {
  const raven = makeSheet('raven-rvn-3l');
  const improved: Sheet = {
    ...raven,
    mounts: raven.mounts.map((mount) => {
      const { weapon } = mount.figures;
      return weapon?.ammunition === 13
        ? { ...mount, figures: { ...mount.figures, weapon: { ...weapon, ammunition: 30 } } }
        : mount;
    }),
    bins: raven.bins.map((bin) => {
      const { ammunition } = bin.figures;
      return ammunition?.type === 13
        ? { ...bin, figures: { ...bin.figures, ammunition: { ...ammunition, type: 30 } } }
        : bin;
    }),
  };
  const launcher: Placed = {
    id: 'a1',
    design: 'raven-rvn-3l',
    hex: hex('0808'),
    gunnery: 0,
    moved: { mode: 'stand', hexes: 0 },
  };
  /** After a pod of the kind has stuck to b1. */
  const stuck = (munition: string): State => {
    const state = withSheet(
      makeState('fire', [launcher, { ...TARGET, moved: { mode: 'stand', hexes: 0 }, facing: 3 }]),
      loaded(improved, 30, munition),
    );
    const shot = firstOf(state, 'a1', (_, type) => type === 30);
    for (let seed = 0; seed < 60; seed += 1) {
      const fight = resolved(state, [{ unit: 'a1', twist: 0, shots: [shot] }], `${munition} ${seed}`);
      if (shotsBy(fight.events, 'a1')[0]?.isHit === true) return fight.state;
    }
    throw new Error('the dice do not fit');
  };
  const podsOf = (state: State) => unitOf(state, 'b1')?.beacons.map(({ pod }) => pod);
  const gunnersNeed = (state: State): readonly number[] =>
    cellsOf(state, 'b1', 0).map(({ needed }) => needed);

  it('BT-EQ-19 each kind sticks as what it is, but those that explode', () => {
    expect(podsOf(stuck('standard'))).toEqual(['homing']);
    expect(podsOf(stuck('inarc-nemesis'))).toEqual(['nemesis']);
    const exploded = stuck('inarc-explosive');
    expect([podsOf(exploded), unitOf(exploded, 'b1')?.phaseDamage]).toEqual([[], 6]);
  });

  it('BT-EQ-19 with a haywire pod a mech hits worse by 1', () => {
    const before = stuck('inarc-explosive');
    const after = stuck('inarc-haywire');
    const clean = { ...after, units: after.units.map((unit) => ({ ...unit, beacons: [] })) };
    expect(podsOf(after)).toEqual(['haywire']);
    expect(gunnersNeed(clean).length).toBeGreaterThan(0);
    expect(gunnersNeed(after)).toEqual(gunnersNeed(clean).map((needed) => needed + 1));
    expect(before.turn).toBe(1);
  });

  it('BT-EQ-19 with an ECM pod a mech is jammed, and a homing pod makes missiles for Narc hit better', () => {
    const archer = loaded(makeSheet('archer-arc-2r'), 7, 'narc');
    const state = withSheet(
      makeState('fire', [
        { id: 'a1', design: 'archer-arc-2r', hex: hex('0815'), moved: { mode: 'stand', hexes: 0 } },
        { ...TARGET, beacons: [{ side: 'a', location: 'CT', pod: 'homing' }] },
      ]),
      archer,
    );
    const guided = (one: State): number => {
      const [from, to] = [unitOf(one, 'a1'), unitOf(one, 'b1')];
      if (from === null || to === null || !isThere(from) || !isThere(to)) throw new Error('nobody');
      const weapon = archer.mounts.find(({ figures }) => figures.weapon?.ammunition === 7);
      const bin = archer.bins.find(({ figures }) => figures.ammunition?.munition === 'narc') ?? null;
      if (weapon === undefined) throw new Error('no launcher');
      return guidanceFor(one, fighterOf(one, from), fighterOf(one, to), weapon, bin, true);
    };
    const withBeacons = (
      a1: State['units'][number]['beacons'],
      b1: State['units'][number]['beacons'],
    ): State => ({
      ...state,
      units: state.units.map((unit) => ({ ...unit, beacons: unit.id === 'a1' ? a1 : b1 })),
    });
    const homing = [{ side: 'a', location: 'CT', pod: 'homing' }] as const;
    const missiles = (one: State): number | undefined =>
      cellsOf(one, 'a1', 0).find(({ mount }) => mount.figures.weapon?.ammunition === 7)?.needed;
    const free = withBeacons([], []);
    const jammed = withBeacons([{ side: 'b', location: 'CT', pod: 'ecm' }], homing);
    expect([guided(state), guided(free), guided(jammed)]).toEqual([2, 0, 0]);
    expect(missiles(state)).toBe((missiles(free) ?? 0) - 1);
    expect(missiles(jammed)).toBe(missiles(free));
    // One's own pod does not jam.
    expect(guided(withBeacons([{ side: 'a', location: 'CT', pod: 'ecm' }], homing))).toBe(2);
    // It goes with the location to which it sticks.
    expect(guided(withBeacons([], [{ side: 'a', location: 'LA', pod: 'homing' }]))).toBe(2);
  });
});

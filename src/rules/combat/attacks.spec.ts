import type { ForceId } from '../../kernel/ids';
import type { Hex } from '../model/map';
import { rowsOf } from '../model/draft';
import type { CampaignState } from '../model/state';
import { resolutionOf, world } from '../testing/world';
import { settleAttacks, type Attack } from './attacks';
import { roller } from './roller';

const combat = { phase: 'combat', step: 'declarations', players: 4 } as const;

/** `A1: '0505'`: mech A1 attacks 0505 from where it stands. */
const settle = (state: CampaignState, attacks: Readonly<Record<string, string>>, seed = 7) => {
  const list = rowsOf(state.mechs).flatMap((mech): Attack[] => {
    const target = attacks[mech.id];
    return target === undefined || mech.hex === null ? [] : [{ mech, from: mech.hex, target: target as Hex }];
  });
  const dice = roller(() => resolutionOf(state, { seed }).roll('attack-circle', ''));
  const { standing, fallen } = settleAttacks(state, list, dice);
  return {
    standing: Object.fromEntries([...standing].map(([hex, all]) => [hex, all.map(({ mech }) => mech.id)])),
    fallen: Object.fromEntries(fallen.map(({ attack, reason }) => [attack.mech.id, reason])),
    rolls: dice.rolls.length,
  };
};

const H = 'hunchback-hbk-4g';

describe('settleAttacks', () => {
  it('CMB-3 attacks from several hexes on one hex are one battle', () => {
    const state = world(combat).mech('A', H, '0504').mech('A', H, '0506').mech('B', H, '0505').build();
    expect(settle(state, { A1: '0505', A2: '0505' })).toEqual({
      standing: { '0505': ['A1', 'A2'] },
      fallen: {},
      rolls: 0,
    });
  });

  it('CMB-3 an attack from a hex that is not attacked stands, and the attacks from its target fall away, along the whole chain', () => {
    const state = world(combat)
      .mech('A', H, '0503')
      .mech('B', H, '0504')
      .mech('C', H, '0505')
      .mech('D', H, '0506')
      .build();
    expect(settle(state, { A1: '0504', B1: '0505', C1: '0506' })).toEqual({
      standing: { '0504': ['A1'], '0506': ['C1'] },
      fallen: { B1: 'attacked' },
      rolls: 0,
    });
  });

  it('CMB-3 mechs in a battle of their own hex make no attack, and an attack on such a hex joins it', () => {
    const state = world(combat)
      .mech('A', H, '0505')
      .mech('B', H, '0505')
      .mech('B', H, '0504')
      .mech('C', H, '0506')
      .build();
    expect(settle(state, { A1: '0506', B2: '0505' })).toEqual({
      standing: { '0505': ['B2'] },
      fallen: { A1: 'own-battle' },
      rolls: 0,
    });
  });

  it('CMB-3 of two hexes that attack each other a roll settles one, and both are possible', () => {
    const state = world(combat).mech('A', H, '0504').mech('B', H, '0505').build();
    const outcomes = Array.from({ length: 30 }, (_, seed) => settle(state, { A1: '0505', B1: '0504' }, seed));
    for (const { standing, fallen, rolls } of outcomes) {
      expect(rolls).toBe(1);
      expect(Object.keys(standing)).toHaveLength(1);
      expect(Object.values(fallen)).toEqual(['attacked']);
    }
    expect(new Set(outcomes.map(({ standing }) => Object.keys(standing)[0]))).toEqual(
      new Set(['0504', '0505']),
    );
  });

  it('CMB-3 in a circle, who attacks already is drawn into no other battle, and who finds nobody stays', () => {
    // 0505 is S of 0504; 0604 touches both: A → B → C → A.
    const state = world(combat).mech('A', H, '0504').mech('B', H, '0505').mech('C', H, '0604').build();
    for (let seed = 0; seed < 20; seed += 1) {
      const { standing, fallen, rolls } = settle(state, { A1: '0505', B1: '0604', C1: '0504' }, seed);
      expect(rolls).toBe(1);
      // One attack stands; the attacked one's falls away, and the third finds its victim gone.
      expect(Object.keys(standing)).toHaveLength(1);
      expect(Object.values(fallen).sort()).toEqual(['attacked', 'nobody-there']);
    }
  });

  it('CMB-3 a mech that stayed behind is drawn into the battle of its own hex', () => {
    const state = world(combat)
      .mech('A', H, '0504')
      .mech('A', H, '0504')
      .mech('B', H, '0505')
      .mech('C', H, '0604')
      .build();
    for (let seed = 0; seed < 20; seed += 1) {
      const { standing } = settle(state, { A1: '0505', B1: '0604', C1: '0504' }, seed);
      if (standing['0505'] !== undefined) expect(standing).toEqual({ '0505': ['A1'], '0504': ['C1'] });
    }
  });

  it('CMB-3 an attack on friends or on an empty hex finds nobody', () => {
    const state = world({ ...combat, teams: { A: 1, B: 1 } })
      .mech('A', H, '0504')
      .mech('A', H, '0404')
      .mech('B', H, '0505')
      .build();
    expect(settle(state, { A1: '0505', A2: '0403' })).toEqual({
      standing: {},
      fallen: { A1: 'nobody-there', A2: 'nobody-there' },
      rolls: 0,
    });
  });

  it('CMB-3 the order of declaration does not matter', () => {
    const state = world(combat)
      .mech('A', H, '0504')
      .mech('B', H, '0505')
      .mech('C', H, '0604')
      .mech('D', H, '0603')
      .build();
    const of = (force: string) => rowsOf(state.mechs).filter((mech) => mech.force === (force as ForceId))[0];
    const attack = (force: string, target: string): Attack[] => {
      const mech = of(force);
      return mech === undefined || mech.hex === null ? [] : [{ mech, from: mech.hex, target: target as Hex }];
    };
    const all = [
      ...attack('A', '0505'),
      ...attack('B', '0604'),
      ...attack('C', '0504'),
      ...attack('D', '0604'),
    ];
    const run = (list: readonly Attack[]) => {
      const { standing, fallen } = settleAttacks(
        state,
        list,
        roller(() => resolutionOf(state).roll('attack-circle', '')),
      );
      return JSON.stringify([[...standing].sort(), fallen]);
    };
    expect(run([...all].reverse())).toBe(run(all));
  });
});

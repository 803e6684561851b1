import { canonicalJson } from '../../kernel/json/canonical-json';
import { sha256Hex } from '../../kernel/hash';
import type { Order } from '../model/order';
import { rowsOf } from '../model/draft';
import type { BattleSetup } from '../model/battle';
import { declare, onlyBattle } from '../testing/battles';
import { clearMap, world } from '../testing/world';

const combat = { phase: 'combat', step: 'declarations', players: 3, round: 4 } as const;
const H = 'hunchback-hbk-4g';
const ATLAS = 'atlas-as7-d';
const THIS_ROUND = 43;

const attack = (mechs: readonly string[], target: string): Order =>
  ({ type: 'attack', mechs, target }) as unknown as Order;
const unit = (setup: BattleSetup, id: string) => {
  const found = setup.units.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
};
const startOf = (setup: BattleSetup, id: string) => {
  const { role, deployment } = unit(setup, id);
  return deployment === 'anywhere' ? deployment : `${role} ${deployment.direction} ${deployment.ring}`;
};

describe('declarations', () => {
  it('CMB-1 enemies in one hex fight, friends do not', () => {
    const both = world({ ...combat, teams: { A: 1, B: 1 } })
      .mech('A', H, '0505')
      .mech('B', H, '0505')
      .mech('C', H, '0705')
      .build();
    expect(rowsOf(declare(both).state.battles)).toEqual([]);
    const enemies = world(combat).mech('A', H, '0505').mech('B', H, '0505').build();
    const resolution = declare(enemies);
    expect(resolution.state.campaign).toMatchObject({ phase: 'combat', step: 'battles' });
    expect(onlyBattle(resolution.state)).toMatchObject({
      state: 'open',
      hex: '0505',
      round: 4,
      winner: null,
    });
  });

  it('CMB-1 a side without a mech able to fight has lost at once: its mechs are lost, their pilots captured', () => {
    const state = world(combat)
      .mech('A', H, '0505')
      .mech('B', H, '0505', { shutDown: true })
      .mech('B', H, '0505', { moved: 'rail' })
      .mech('B', H, '1010')
      .build();
    const resolution = declare(state);
    expect(onlyBattle(resolution.state)).toMatchObject({ state: 'done', winner: 'A', report: null });
    expect(rowsOf(resolution.state.mechs).map(({ id }) => id)).toEqual(['A1', 'B3']);
    expect(resolution.state.row('pilots', 'B1p')).toMatchObject({
      status: 'captured',
      captor: 'A',
      hex: '0505',
    });
    expect(resolution.state.row('pilots', 'B2p')).toMatchObject({ status: 'captured', captor: 'A' });
    const ended = resolution.events.find(({ type }) => type === 'battle-ended');
    expect(ended?.data).toMatchObject({ salvage: [{ unit: 'B1' }, { unit: 'B2' }] });
    expect(resolution.state.campaign.phase).toBe('supply');
  });

  it('CMB-1 where no side has a mech able to fight there is no battle', () => {
    const state = world(combat)
      .mech('A', H, '0505', { shutDown: true })
      .mech('B', H, '0505', { pilot: null })
      .build();
    const resolution = declare(state);
    expect(rowsOf(resolution.state.battles)).toEqual([]);
    expect(rowsOf(resolution.state.mechs)).toHaveLength(2);
  });

  it('CMB-2 CMB-12 an attack on mechs that cannot fight wins without a fight, and the attacker stands in their hex', () => {
    const state = world(combat)
      .mech('A', H, '0504')
      .mech('A', H, '0504', { sabotaged: true })
      .mech('B', H, '0505', { shutDown: true })
      .mech('B', H, '1010')
      .build();
    const { state: after } = declare(state, { A: [attack(['A1', 'A2'], '0505')] });
    expect(after.row('mechs', 'A1')).toMatchObject({ hex: '0505', enteredFrom: 'N' });
    expect(after.row('mechs', 'A2')).toMatchObject({ hex: '0504' });
    expect(after.row('mechs', 'B1')).toBeNull();
  });

  it('CMB-3 tells only its player that an attack fell away', () => {
    const state = world(combat).mech('A', H, '0504').mech('B', H, '0505').mech('C', H, '0503').build();
    const { events } = declare(state, { A: [attack(['A1'], '0505')], C: [attack(['C1'], '0504')] });
    expect(events).toContainEqual({
      type: 'attack-fell-away',
      data: { force: 'A', mechs: ['A1'], from: '0504', target: '0505', reason: 'attacked' },
    });
  });

  it('ROUND-6 an attack by a mech that cannot attack is dropped and told', () => {
    const state = world(combat).mech('A', H, '0504', { shutDown: true }).mech('B', H, '0505').build();
    const { events, state: after } = declare(state, { A: [attack(['A1'], '0505')] });
    expect(events.find(({ type }) => type === 'order-dropped')?.data).toMatchObject({
      force: 'A',
      order: 0,
      violations: [{ code: 'combat/not-able-to-fight' }],
    });
    expect(rowsOf(after.battles)).toEqual([]);
  });

  it('CMB-4 the attacker enters from their last step, the defender faces them from the opposite side', () => {
    const state = world(combat)
      .mech('A', H, '0505')
      .mech('B', H, '0505', { inHexSince: THIS_ROUND, enteredFrom: 'NE' })
      .build();
    const { setup } = onlyBattle(declare(state).state);
    expect(startOf(setup, 'A1')).toBe('defender SW middle');
    expect(startOf(setup, 'B1')).toBe('attacker NE middle');
  });

  it('CMB-4 direction goes by mech, and the main direction by tonnage', () => {
    const state = world(combat)
      .mech('A', H, '0505')
      .mech('B', H, '0505', { inHexSince: THIS_ROUND, enteredFrom: 'N' })
      .mech('B', ATLAS, '0505', { inHexSince: THIS_ROUND, enteredFrom: 'SE' })
      .build();
    const { setup } = onlyBattle(declare(state).state);
    expect(startOf(setup, 'B1')).toBe('attacker N middle');
    expect(startOf(setup, 'B2')).toBe('attacker SE middle');
    expect(startOf(setup, 'A1')).toBe('defender NW middle');
  });

  it('CMB-4 an attacker from an adjacent hex starts one sheet further out, on the side where they stand', () => {
    const state = world(combat).mech('A', H, '0505').mech('B', H, '0604').build();
    const { setup, attackedFrom } = onlyBattle(declare(state, { B: [attack(['B1'], '0505')] }).state);
    expect(startOf(setup, 'B1')).toBe('attacker NE outer');
    expect(startOf(setup, 'A1')).toBe('defender SW middle');
    expect(attackedFrom).toEqual({ B1: '0604' });
  });

  it('CMB-4 in open terrain both start where they came from', () => {
    const state = world(combat)
      .mech('A', H, '0505', { inHexSince: THIS_ROUND, enteredFrom: 'S' })
      .mech('B', H, '0505', { inHexSince: THIS_ROUND + 2, enteredFrom: 'SE' })
      .build();
    const { setup } = onlyBattle(declare(state).state);
    expect(startOf(setup, 'A1')).toBe('attacker S middle');
    expect(startOf(setup, 'B1')).toBe('attacker SE middle');
  });

  it('CMB-4 who controls the building defends when nobody was there first', () => {
    const state = world(combat)
      .building('hospital', '0505', 'B')
      .mech('A', H, '0505', { inHexSince: THIS_ROUND, enteredFrom: 'S' })
      .mech('B', H, '0505', { inHexSince: THIS_ROUND, enteredFrom: 'SE' })
      .build();
    const { setup } = onlyBattle(declare(state).state);
    expect(startOf(setup, 'B1')).toBe('defender N middle');
    expect(setup.buildings).toMatchObject([
      { id: 'hospital-0505', type: 'hospital', cp: 100, cpMax: 100, indestructible: false },
    ]);
  });

  it('CMB-4 enemies that would start in one strip are dealt apart, one of them clockwise', () => {
    const state = world(combat)
      .mech('A', H, '0505', { inHexSince: THIS_ROUND, enteredFrom: 'NW' })
      .mech('B', H, '0505', { inHexSince: THIS_ROUND, enteredFrom: 'NW' })
      .build();
    const starts = Array.from({ length: 20 }, (_, seed) => {
      const { setup } = onlyBattle(declare(state, {}, seed).state);
      return `${startOf(setup, 'A1')} / ${startOf(setup, 'B1')}`;
    });
    expect(new Set(starts)).toEqual(
      new Set(['attacker NW middle / attacker N middle', 'attacker N middle / attacker NW middle']),
    );
  });

  it('CMB-5 no edge leads off the map or into deep water', () => {
    const corner = world({ ...combat, map: clearMap(6, 6, { '0102': 'deep-water' }) })
      .mech('A', H, '0101')
      .mech('B', H, '0101')
      .build();
    const { setup } = onlyBattle(declare(corner).state);
    expect(setup.sides.map(({ withdrawal }) => withdrawal)).toEqual([{ SE: '0201' }, { SE: '0201' }]);
  });

  it('CMB-6 what cannot fight stands on the field shut down', () => {
    const state = world(combat)
      .mech('A', H, '0505')
      .mech('A', H, '0505', { shutDown: true })
      .mech('A', H, '0505', { moved: 'rail' })
      .mech('B', H, '0505')
      .build();
    const { setup } = onlyBattle(declare(state).state);
    expect(setup.units.map(({ id, shutDown }) => [id, shutDown])).toEqual([
      ['A1', false],
      ['A2', true],
      ['A3', true],
      ['B1', false],
    ]);
  });

  it('TAC-1 the setup has 25 sheets and a hash over all the rest', () => {
    const state = world({ ...combat, terrain: { '0505': 'woods' } })
      .mech('A', H, '0505')
      .mech('B', H, '0505')
      .build();
    const { setup } = onlyBattle(declare(state).state);
    const { hash, ...rest } = setup;
    expect(hash).toBe(sha256Hex(canonicalJson(rest)));
    expect(setup.sheets).toHaveLength(25);
    expect(setup.sheets.filter(({ name }) => name.startsWith('woods-')).length).toBeGreaterThan(8);
    expect(setup.terrain).toBe('woods');
  });

  it('TAC-2 a team is one side', () => {
    const state = world({ ...combat, teams: { A: 1, C: 1 } })
      .mech('A', H, '0505')
      .mech('B', H, '0505')
      .mech('C', H, '0505')
      .build();
    const { setup } = onlyBattle(declare(state).state);
    expect(setup.sides.map(({ side, forces }) => [side, forces])).toEqual([
      ['A', ['A', 'C']],
      ['B', ['B']],
    ]);
  });

  it('CMB-11 without a battle combat ends at once', () => {
    const state = world(combat).mech('A', H, '0505').mech('B', H, '0905').build();
    expect(declare(state).state.campaign.phase).toBe('supply');
  });
});

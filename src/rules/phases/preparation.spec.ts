import { closed, codes, contextOf, dataOf, MARCHING, mechIn } from '../testing/marching';
import { world, type WorldSetup } from '../testing/world';
import { EVENTS } from '../events';
import type { CampaignState, PilotRow } from '../model/state';
import { isShutDown } from '../mechs/ability';
import type { Order } from '../model/order';

const prep = (setup: WorldSetup = {}) => world({ phase: 'preparation', ...setup });
const DESIGN = 'hunchback-hbk-4g';
const pilotIn = (state: CampaignState, id: string): PilotRow => {
  const pilot = Object.values<PilotRow>(state.pilots).find((row) => row.id === id);
  if (pilot === undefined) throw new Error(`no pilot ${id}`);
  return pilot;
};
const check = (state: CampaignState, order: object, earlier: readonly object[] = []) => {
  const definition = MARCHING.orders[(order as Order).type];
  if (definition === undefined) throw new Error('no such order');
  return codes(definition.check(contextOf(state, 'A', earlier), order as Order));
};

describe('shut-down', () => {
  it('PREP-1 PREP-3 shuts the named mechs down for this round and no others', () => {
    const state = prep()
      .mech('A', DESIGN, '0505')
      .mech('A', DESIGN, '0505')
      .mech('B', DESIGN, '0905')
      .build();
    const { state: after } = closed(state, { A: [{ type: 'shut-down', mech: 'A1' }] });
    expect([
      mechIn(after, 'A1').shutDown,
      mechIn(after, 'A2').shutDown,
      mechIn(after, 'B1').shutDown,
    ]).toEqual([true, false, false]);
    expect(after.campaign.phase).toBe('planning');
  });

  it('PREP-1 ends with the round', () => {
    const state = prep().mech('A', DESIGN, '0505').build();
    const planned = closed(state, { A: [{ type: 'shut-down', mech: 'A1' }] }).state.finish();
    const next = closed(closed(planned, {}).state.finish(), {}).state;
    expect([next.campaign.round, next.campaign.phase]).toEqual([2, 'preparation']);
    expect(mechIn(next, 'A1').shutDown).toBe(false);
  });

  it('PREP-1 is not for the mechs of others, and says the same of those that do not exist', () => {
    const state = prep({ players: 3, teams: { A: 1, B: 1 } })
      .mech('A', DESIGN, '0505')
      .mech('B', DESIGN, '0505')
      .build();
    const foreign = check(state, { type: 'shut-down', mech: 'B1' });
    expect(foreign).toEqual(['orders/not-your-mech /mech']);
    expect(check(state, { type: 'shut-down', mech: 'nothing' })).toEqual(foreign);
    expect(closed(state, { A: [{ type: 'shut-down', mech: 'B1' }] }).state.mechs).toEqual(state.mechs);
  });

  it('PREP-1 refuses a second order for the same mech', () => {
    const state = prep().mech('A', DESIGN, '0505').build();
    const order = { type: 'shut-down', mech: 'A1' };
    expect(check(state, order)).toEqual([]);
    const resolution = closed(state, { A: [order, order] });
    expect(dataOf(resolution, 'order-dropped')).toMatchObject([
      { force: 'A', order: 1, violations: [{ code: 'preparation/already-shut-down' }] },
    ]);
  });

  it('SIGHT-4 tells of a shutdown whoever sees the hex, without the name of the mech, and nobody else', () => {
    const state = prep({ players: 3 })
      .mech('A', DESIGN, '0505')
      .mech('B', DESIGN, '0506')
      .mech('C', DESIGN, '0908')
      .build();
    const [data] = dataOf(closed(state, { A: [{ type: 'shut-down', mech: 'A1' }] }), 'mech-shut-down');
    if (data === undefined) throw new Error('no event');
    const tell = (force: string) =>
      EVENTS['mech-shut-down'].tell(data, { kind: 'force', force: force as never });
    expect(tell('A')).toMatchObject({ mech: 'A1', name: `${DESIGN} A1` });
    expect(tell('B')).toEqual({ mech: 'A1', force: 'A', design: DESIGN, hex: '0505' });
    expect(tell('C')).toBeNull();
    expect(EVENTS['mech-shut-down'].tell(data, { kind: 'observer' })).toBeNull();
  });
});

describe('exchange-pilots', () => {
  const order = { type: 'exchange-pilots', mechA: 'A1', mechB: 'A2' };

  it('PREP-2 exchanges the pilots of two mechs in one hex', () => {
    const state = prep().mech('A', DESIGN, '0505').mech('A', 'locust-lct-1v', '0505').build();
    const { state: after } = closed(state, { A: [order] });
    expect([mechIn(after, 'A1').pilot, mechIn(after, 'A2').pilot]).toEqual(['A2p', 'A1p']);
    expect([pilotIn(after, 'A1p').status, pilotIn(after, 'A2p').status]).toEqual(['in-mech', 'in-mech']);
  });

  it('PREP-2 refuses mechs in different hexes, a mech with itself, and an empty seat', () => {
    expect(check(prep().mech('A', DESIGN, '0505').mech('A', DESIGN, '0506').build(), order)).toEqual([
      'preparation/not-in-one-hex ',
    ]);
    expect(check(prep().mech('A', DESIGN, '0505').build(), { ...order, mechB: 'A1' })).toEqual([
      'preparation/same-mech /mechB',
    ]);
    expect(
      check(prep().mech('A', DESIGN, '0505').mech('A', DESIGN, '0505', { pilot: null }).build(), order),
    ).toEqual(['preparation/no-pilot /mechB']);
  });

  it('PREP-2 SETUP-1 does not exchange with a team-mate', () => {
    const state = prep({ teams: { A: 1, B: 1 } })
      .mech('A', DESIGN, '0505')
      .mech('B', DESIGN, '0505')
      .build();
    expect(check(state, { ...order, mechB: 'B1' })).toEqual(['orders/not-your-mech /mechB']);
  });

  it('BLD-MERC leaves a hired pilot in their mech', () => {
    const state = prep().mech('A', DESIGN, '0505').mech('A', DESIGN, '0505', { hired: true }).build();
    expect(check(state, order)).toEqual(['preparation/hired-pilot /mechB']);
    expect(check(state, { type: 'disembark', mech: 'A2' })).toEqual(['preparation/hired-pilot /mech']);
  });

  it('SIGHT-4 tells nobody else who sits in a mech', () => {
    const state = prep()
      .mech('A', DESIGN, '0505')
      .mech('A', DESIGN, '0505')
      .mech('B', DESIGN, '0505')
      .build();
    const [data] = dataOf(closed(state, { A: [order] }), 'pilots-exchanged');
    if (data === undefined) throw new Error('no event');
    expect(EVENTS['pilots-exchanged'].tell(data, { kind: 'force', force: 'B' as never })).toBeNull();
    expect(EVENTS['pilots-exchanged'].tell(data, { kind: 'force', force: 'A' as never })).toMatchObject({
      pilotA: 'A2p',
      pilotB: 'A1p',
    });
  });
});

describe('board and disembark', () => {
  it('PREP-2 puts a stored pilot of the hex into an empty seat', () => {
    const state = prep().mech('A', DESIGN, '0505', { pilot: null }).pilot('A', '0505').build();
    const { state: after } = closed(state, { A: [{ type: 'board', mech: 'A1', pilot: 'Ap1' }] });
    expect(mechIn(after, 'A1').pilot).toBe('Ap1');
    expect(pilotIn(after, 'Ap1')).toMatchObject({ status: 'in-mech', hex: null, rested: false });
    expect(isShutDown(after, mechIn(after, 'A1'))).toBe(false);
  });

  it('PREP-2 refuses a pilot of another hex, one who is not stored, and a seat that is taken', () => {
    const state = prep()
      .mech('A', DESIGN, '0505', { pilot: null })
      .mech('A', DESIGN, '0505')
      .pilot('A', '0506')
      .pilot('A', '0505', { status: 'captured', captor: 'B' as never })
      .pilot('A', '0505')
      .build();
    const boards = (mech: string, pilot: string) => check(state, { type: 'board', mech, pilot });
    // The builder counts the pilot of A2 too.
    const [elsewhere, captured, ready] = Object.values<PilotRow>(state.pilots)
      .filter(({ id }) => id !== 'A2p')
      .map(({ id }) => id);
    expect(boards('A1', elsewhere ?? '')).toEqual(['preparation/pilot-elsewhere /pilot']);
    expect(boards('A1', captured ?? '')).toEqual(['preparation/pilot-not-stored /pilot']);
    expect(boards('A1', 'A2p')).toEqual(['preparation/pilot-not-stored /pilot']);
    expect(boards('A2', ready ?? '')).toEqual(['preparation/seat-taken /mech']);
    expect(boards('A1', 'of another')).toEqual(['orders/not-your-pilot /pilot']);
    expect(boards('A1', ready ?? '')).toEqual([]);
  });

  it('PREP-2 stores a pilot who leaves their mech in the hex', () => {
    const state = prep().mech('A', DESIGN, '0505').build();
    const { state: after } = closed(state, { A: [{ type: 'disembark', mech: 'A1' }] });
    expect(mechIn(after, 'A1').pilot).toBeNull();
    expect(pilotIn(after, 'A1p')).toMatchObject({ status: 'stored', hex: '0505' });
  });

  it('PREP-6 a mech whose pilot has left counts as shut down', () => {
    const state = prep().mech('A', DESIGN, '0505').build();
    const { state: after } = closed(state, { A: [{ type: 'disembark', mech: 'A1' }] });
    expect(isShutDown(after, mechIn(after, 'A1'))).toBe(true);
  });

  it('PREP-5 lets rest who is out of their mech when preparation closes, and nobody who sits in one', () => {
    const state = prep()
      .mech('A', DESIGN, '0505')
      .mech('A', DESIGN, '0505')
      .mech('A', DESIGN, '0505', { pilot: null })
      .pilot('A', '0505', { id: 'resting' })
      .pilot('A', '0505', { id: 'boarding', rested: true })
      .build();
    const sheet = [
      { type: 'disembark', mech: 'A1' },
      { type: 'board', mech: 'A3', pilot: 'boarding' },
    ];
    const { state: after } = closed(state, { A: sheet });
    const rested = Object.values<PilotRow>(after.pilots)
      .filter((pilot) => pilot.rested)
      .map(({ id }) => id);
    expect(rested.sort()).toEqual(['A1p', 'resting']);
  });

  it('ROUND-6 orders build on those above them: out of one mech and into another', () => {
    const state = prep().mech('A', DESIGN, '0505').mech('A', DESIGN, '0505', { pilot: null }).build();
    const out = { type: 'disembark', mech: 'A1' };
    const into = { type: 'board', mech: 'A2', pilot: 'A1p' };
    expect(mechIn(closed(state, { A: [out, into] }).state, 'A2').pilot).toBe('A1p');
    const wrong = closed(state, { A: [into, out] });
    expect(mechIn(wrong.state, 'A2').pilot).toBeNull();
    expect(dataOf(wrong, 'order-dropped')).toMatchObject([{ order: 0, orderType: 'board' }]);
    expect(mechIn(wrong.state, 'A1').pilot).toBeNull();
  });
});

describe('the options of preparation', () => {
  it('PREP-1 PREP-2 offer exactly what stands', () => {
    const state = prep()
      .mech('A', DESIGN, '0505')
      .mech('A', DESIGN, '0505', { shutDown: true })
      .mech('A', DESIGN, '0606', { pilot: null })
      .mech('A', DESIGN, null)
      .pilot('A', '0606', { id: 'waiting' })
      .mech('B', DESIGN, '0505')
      .build();
    const options = (type: string) => MARCHING.orders[type]?.options(contextOf(state, 'A'));
    expect(options('shut-down')).toEqual({ mechs: ['A1', 'A3'] });
    expect(options('exchange-pilots')).toEqual({ groups: [{ hex: '0505', mechs: ['A1', 'A2'] }] });
    expect(options('board')).toEqual({ mechs: [{ mech: 'A3', pilots: ['waiting'] }] });
    expect(options('disembark')).toEqual({ mechs: ['A1', 'A2'] });
  });
});

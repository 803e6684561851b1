import { acceptOffer, makeOffer, Resolution, rowsOf, tellOf, type CampaignState } from '../../src/rules';
import { tons } from '../../src/kernel/tonnage';
import { means, world, type WorldSetup } from '../../src/rules/testing/world';
import {
  after,
  audienceOf,
  close,
  dataOf,
  everything,
  HUNCHBACK,
  options,
  ruleset,
  toldTo,
  view,
} from '../support/rules';

const declaring = (setup: WorldSetup = {}) =>
  world({ phase: 'combat', step: 'declarations', round: 3, ...setup });
const building = (state: CampaignState, force: string) => view(state, force).buildings[0];

describe('a building that is lost out of sight', () => {
  // A ruin sees nothing: its owner cannot know who took it.
  const taken = (by: string) =>
    declaring({ players: 3 })
      .building('academy', '0506', 'B', { cp: 30 })
      .mech(by, HUNCHBACK, '0506', { id: 'TAKER' })
      .mech('B', HUNCHBACK, '1010')
      .build();

  it('SIGHT-4 its owner is told that it is lost, and by nothing who took it', () => {
    const [byA, byC] = [close(taken('A')), close(taken('C'))];
    expect(toldTo(byA, 'B')).toEqual(toldTo(byC, 'B'));
    expect(toldTo(byA, 'B').map(({ type }) => type)).toContain('building-captured');
    expect(everything(byA.state.finish(), 'B') === everything(byC.state.finish(), 'B')).toBe(true);
    expect(building(byA.state.finish(), 'B')).toMatchObject({ control: null, cp: 30, seen: { round: 3 } });
  });

  it('SIGHT-4 who saw it happen remembers by whom', () => {
    const state = declaring({ players: 3 })
      .building('academy', '0506', 'B')
      .mech('A', HUNCHBACK, '0506')
      .mech('B', HUNCHBACK, '1010')
      .mech('C', HUNCHBACK, '0101')
      .build();
    expect(building(after(state), 'B')).toMatchObject({ control: 'A', cp: 100, seen: { round: 3 } });
  });
});

describe('answers at once', () => {
  const offered = (hex: string) => {
    const state = world({ players: 3, phase: 'supply' })
      .force('B', { hq: '0505' as never })
      .mech('B', HUNCHBACK, '1010')
      .mech('C', HUNCHBACK, hex)
      .mech('A', HUNCHBACK, '0101')
      .stock('A', '0101', 'medium-laser', 1)
      .pilot('B', '0101', { id: 'P', status: 'captured', captor: 'A' as never })
      .build();
    const resolution = new Resolution(state, means({ ruleset }));
    const nothing = { tons: tons(0), stock: [], prisoners: [] };
    const give = {
      tons: tons(0),
      stock: [{ hex: '0101' as never, item: 'medium-laser' as never, quantity: 1 }],
      prisoners: ['P' as never],
    };
    const made = makeOffer(resolution, 'A' as never, { to: 'B' as never, give, take: nothing });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return { resolution, violations: acceptOffer(resolution, 'B' as never, made.value) };
  };

  it('SIGHT-4 DEP-1 DEP-5 an exchange tells nothing of an unseen enemy in the HQ hex', () => {
    const [one, other] = [offered('0505'), offered('0707')];
    expect([one.violations, other.violations]).toEqual([[], []]);
    for (const name of ['A', 'B']) {
      expect(toldTo(one.resolution, name)).toEqual(toldTo(other.resolution, name));
      expect(
        everything(one.resolution.state.finish(), name) === everything(other.resolution.state.finish(), name),
      ).toBe(true);
    }
    expect(rowsOf(one.resolution.state.stock)).toMatchObject([{ force: 'B', hex: '0505' }]);
  });

  it('DEP-5 where they see an enemy nothing is brought', () => {
    const state = world({ players: 3, phase: 'supply' })
      .force('B', { hq: '0505' as never })
      .mech('B', HUNCHBACK, '0506')
      .mech('C', HUNCHBACK, '0505')
      .mech('A', HUNCHBACK, '0101')
      .stock('A', '0101', 'medium-laser', 1)
      .build();
    const resolution = new Resolution(state, means({ ruleset }));
    const nothing = { tons: tons(0), stock: [], prisoners: [] };
    const made = makeOffer(resolution, 'A' as never, {
      to: 'B' as never,
      take: nothing,
      give: { ...nothing, stock: [{ hex: '0101' as never, item: 'medium-laser' as never, quantity: 1 }] },
    });
    expect(made.ok ? acceptOffer(resolution, 'B' as never, made.value).map(({ code }) => code) : []).toEqual([
      'supply/no-store',
    ]);
  });
});

describe('what orders tell', () => {
  it('SIGHT-4 DEP-4 no option and no refusal knows of an enemy who is not seen', () => {
    const at = (hex: string) =>
      world({ phase: 'supply' })
        .account('A', 100)
        .mech('A', HUNCHBACK, '1010')
        .mech('B', HUNCHBACK, hex)
        .build();
    expect(everything(at('0101'), 'A')).toBe(everything(at('0404'), 'A'));
    const dropped = dataOf(close(at('0101'), { A: [{ type: 'buy-pilot', hex: '0101' }] }), 'order-dropped');
    expect(dropped.map(({ violations }) => violations)).toEqual([
      [expect.objectContaining({ code: 'supply/no-store', params: { hex: '0101' } })],
    ]);
  });

  it('SIGHT-4 DEP-5 the owner of a prisoner learns neither where they are nor who holds them, also while they heal', () => {
    const held = (captor: string, hex: string) =>
      world({ players: 3, phase: 'supply', round: 2 })
        .mech('A', HUNCHBACK, '0101')
        .mech('B', HUNCHBACK, '0505')
        .mech('C', HUNCHBACK, '0909')
        .pilot('A', hex, { id: 'P', status: 'captured', captor: captor as never, hits: 3, rested: true })
        .build();
    const [one, other] = [close(held('B', '0505')), close(held('C', '0909'))];
    expect(toldTo(one, 'A')).toEqual(toldTo(other, 'A'));
    expect(everything(one.state.finish(), 'A')).toBe(everything(other.state.finish(), 'A'));
    expect(rowsOf(one.state.pilots).find(({ id }) => id === 'P')?.hits).toBe(2);
    expect(toldTo(one, 'B').map(({ type }) => type)).not.toContain('pilot-healed');
  });

  it("SIGHT-4 SETUP-1 a team-mate's stock, account, pilots, orders and HQ stay their own", () => {
    const state = (rich: boolean) =>
      world({ players: 3, teams: { A: 1, C: 1 }, phase: 'supply' })
        .mech('A', HUNCHBACK, '0101')
        .mech('C', HUNCHBACK, '0505', {
          plannedPath: rich ? (['0506'] as never) : null,
          pilot: { gunnery: rich ? 1 : 4 },
          condition: { armor: rich ? { CT: 1 } : {}, structure: {}, slots: [], ammunition: [] },
        })
        .mech('B', HUNCHBACK, '1010')
        .account('C', rich ? 55 : 5)
        .force('C', { hq: (rich ? '0505' : '0606') as never })
        .stock('C', '0505', 'medium-laser', rich ? 9 : 1)
        .build();
    expect(everything(state(true), 'A')).toBe(everything(state(false), 'A'));
    expect(view(state(true), 'A').depots).toEqual([{ own: false, hex: '0505', force: 'C', seen: null }]);
  });

  it('SIGHT-4 without fog all positions are open, and pilots, damage, stock, accounts and orders are not', () => {
    const state = (rich: boolean) =>
      world({ options: { fogOfWar: false } })
        .mech('A', HUNCHBACK, '0101')
        .mech('B', HUNCHBACK, '1010', {
          plannedPath: rich ? (['1009'] as never) : null,
          pilot: { hits: rich ? 2 : 0 },
          condition: { armor: rich ? { CT: 1 } : {}, structure: {}, slots: [], ammunition: [] },
        })
        .account('B', rich ? 55 : 5)
        .stock('B', '1010', 'medium-laser', rich ? 9 : 1)
        .build();
    expect(everything(state(true), 'A')).toBe(everything(state(false), 'A'));
    expect(view(state(true), 'A').mechs.find(({ id }) => id === 'B1')).toMatchObject({
      own: false,
      hex: '1010',
      seen: null,
    });
  });

  it('SIGHT-4 a move is told to who saw its start or sees its end, and to no observer', () => {
    const state = world({ players: 4, phase: 'planning' })
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0504')
      .mech('C', HUNCHBACK, '0509')
      .mech('D', HUNCHBACK, '1201')
      .build();
    const closed = close(state, { A: [{ type: 'move', mech: 'A1', path: ['0506', '0507', '0508'] }] });
    const who = ['A', 'B', 'C', 'D', 'observer', 'gm'].filter((name) =>
      toldTo(closed, name).some(({ type }) => type === 'mech-moved'),
    );
    expect(who).toEqual(['A', 'B', 'C', 'gm']);
    const moved = closed.events.find(({ type }) => type === 'mech-moved');
    expect(moved === undefined ? null : Object.keys(tellOf(moved, audienceOf('B')) ?? {}).sort()).toEqual([
      'by',
      'design',
      'force',
      'from',
      'mech',
      'path',
    ]);
  });

  it('MOV-5 the options and checks of movement know of current sightings only', () => {
    const at = (hex: string) =>
      world({ phase: 'movement' }).mech('A', HUNCHBACK, '0505').mech('B', HUNCHBACK, hex).build();
    expect(JSON.stringify(options(at('0508'), 'A'))).toBe(JSON.stringify(options(at('1010'), 'A')));
    const halted = close(at('0508'), { A: [{ type: 'move', mech: 'A1', path: ['0506', '0507'] }] });
    expect(
      toldTo(halted, 'A')
        .filter(({ type }) => type === 'mech-halted')
        .map(({ told }) => told),
    ).toEqual([{ mech: 'A1', force: 'A', name: 'hunchback-hbk-4g A1', hex: '0506' }]);
    expect(toldTo(halted, 'B').map(({ type }) => type)).not.toContain('mech-halted');
  });
});

describe('sight itself', () => {
  const sight = (state: CampaignState) => [...view(state, 'A').map.sight].sort();

  it('SIGHT-1 a mech sees radius 1, shut down and without pilot too', () => {
    const ring = ['0404', '0405', '0504', '0505', '0506', '0604', '0605'];
    for (const parts of [{}, { shutDown: true }, { pilot: null }, { withdrawn: true }])
      expect(sight(world().mech('A', HUNCHBACK, '0505', parts).build())).toEqual(ring);
  });

  it('SIGHT-2 BLD-2 a building sees radius 2 with more than half of its CP, and nothing with half', () => {
    const with_ = (cp: number) => sight(world().building('academy', '0505', 'A', { cp }).build()).length;
    expect([with_(51), with_(50), with_(0)]).toEqual([19, 0, 0]);
  });

  it('BLD-2 an odd full CP is halved exactly, and a sabotaged building does not work', () => {
    const seen = (cp: number, cpMax: number, sabotaged = false) =>
      sight(world().building('academy', '0505', 'A', { cp, cpMax, sabotaged }).build()).length;
    expect([seen(3, 5), seen(2, 5), seen(5, 5, true)]).toEqual([19, 0, 0]);
  });

  it('SIGHT-3 a working sensor network gives all buildings of its controller, and of nobody else, radius 3', () => {
    const seen = (cp: number, owner: string) =>
      sight(
        world({ players: 3, teams: { A: 1, C: 1 } })
          .building('academy', '0505', 'A')
          .building('sensor-network', '1201', owner, { cp })
          .build(),
      );
    expect(seen(100, 'A')).toContain('0508');
    expect(seen(50, 'A')).not.toContain('0508');
    expect(seen(100, 'C')).not.toContain('0508');
    expect(seen(100, 'C')).toContain('1203');
  });

  it('SIGHT-5 counts enemy buildings unless only units trigger, at the order and at its close', () => {
    const state = (sightTriggers: 'units' | 'units-and-buildings') =>
      world({ phase: 'movement', options: { sightTriggers } })
        .building('academy', '0509', 'B')
        .mech('A', HUNCHBACK, '0505')
        .mech('B', HUNCHBACK, '1201')
        .build();
    const ends = (trigger: 'units' | 'units-and-buildings') =>
      dataOf(
        close(state(trigger), { A: [{ type: 'move', mech: 'A1', path: ['0506', '0507'] }] }),
        'mech-moved',
      ).map(({ path }) => path.at(-1));
    expect([ends('units'), ends('units-and-buildings')]).toEqual([['0507'], ['0506']]);
  });
});

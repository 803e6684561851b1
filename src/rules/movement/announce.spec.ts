import * as fc from 'fast-check';
import { apply } from '../events/apply';
import { EVENTS } from '../events';
import type { MechMoved } from '../events/mechs/mech-moved';
import { enemyTriggerMask } from '../knowledge/sight';
import { gridOf } from '../map/grid';
import { distance } from '../../kernel/hex';
import type { Hex } from '../model/map';
import type { CampaignState, MechRow } from '../model/state';
import { rowsOf } from '../model/draft';
import { closed, dataOf, mechIn } from '../testing/marching';
import { world, type World, type WorldSetup } from '../testing/world';

const HUNCHBACK = 'hunchback-hbk-4g';
const LOCUST = 'locust-lct-1v';
const planning = (setup: WorldSetup = {}): World => world({ phase: 'planning', ...setup });
const moving = (setup: WorldSetup = {}): World => world({ phase: 'movement', ...setup });
const move = (mech: string, ...path: string[]) => ({ type: 'move', mech, path });
const hexOfMech = (state: CampaignState, id: string): string | null => mechIn(state, id).hex;
const toldTo = (data: MechMoved | undefined, force: string) =>
  data === undefined ? null : EVENTS['mech-moved'].tell(data, { kind: 'force', force: force as never });

describe('announcement I', () => {
  it('MOV-2 MOV-3 carries a planned move out whole, into the hex of an enemy', () => {
    const state = planning().mech('A', HUNCHBACK, '0505').mech('B', HUNCHBACK, '0508').build();
    const resolution = closed(state, { A: [move('A1', '0506', '0507', '0508')] });
    expect(resolution.state.campaign.phase).toBe('movement');
    expect(mechIn(resolution.state, 'A1')).toMatchObject({
      hex: '0508',
      moved: 'move',
      enteredFrom: 'N',
      plannedPath: null,
    });
    expect(mechIn(resolution.state, 'B1')).toMatchObject({ hex: '0508', moved: null, enteredFrom: null });
  });

  it('MOV-2 leads on through an enemy who was not seen when it was ordered', () => {
    const state = planning().mech('A', LOCUST, '0505').mech('B', HUNCHBACK, '0507').build();
    expect(hexOfMech(closed(state, { A: [move('A1', '0506', '0507', '0508', '0509')] }).state, 'A1')).toBe(
      '0509',
    );
  });

  it('MOV-3 carries all planned moves out at the same time: enemies change places', () => {
    const state = planning().mech('A', HUNCHBACK, '0505').mech('B', HUNCHBACK, '0506').build();
    const { state: after } = closed(state, { A: [move('A1', '0506')], B: [move('B1', '0505')] });
    expect([hexOfMech(after, 'A1'), hexOfMech(after, 'B1')]).toEqual(['0506', '0505']);
  });

  it('MOV-7 CMB-4 remembers the side from which the mech entered, by its last step', () => {
    const state = planning().mech('A', HUNCHBACK, '0505').build();
    const entered = (...path: string[]) =>
      mechIn(closed(state, { A: [move('A1', ...path)] }).state, 'A1').enteredFrom;
    expect(entered('0504')).toBe('S');
    expect(entered('0506')).toBe('N');
    expect(entered('0506', '0606')).toBe('NW');
    expect(entered('0405')).toBe('NE');
  });

  it('MOV-3 reveals a move to who saw its start before the moves, or sees its end after them', () => {
    const state = planning({ players: 5 })
      .mech('A', LOCUST, '0503')
      .mech('B', LOCUST, '0502') // sees the start
      .mech('C', LOCUST, '0509') // sees the end
      .mech('D', LOCUST, '0406') // sees a hex on the way only
      .mech('E', LOCUST, '1009')
      .build();
    const [data] = dataOf(
      closed(state, { A: [move('A1', '0504', '0505', '0506', '0507', '0508')] }),
      'mech-moved',
    );
    expect(data?.revealedTo).toEqual(['B', 'C']);
    expect(toldTo(data, 'B')).toMatchObject({ mech: 'A1', from: '0503', design: LOCUST });
    expect(toldTo(data, 'B')).not.toHaveProperty('name');
    expect(toldTo(data, 'D')).toBeNull();
    expect(toldTo(data, 'A')).toMatchObject({ name: `${LOCUST} A1` });
  });

  it('MOV-3 judges the end by where everybody stands after all moves', () => {
    const state = planning({ players: 3 })
      .mech('A', LOCUST, '0501')
      .mech('B', LOCUST, '0510') // comes to where it sees the end
      .mech('C', LOCUST, '0505')
      .build(); // goes away from it
    const resolution = closed(state, {
      A: [move('A1', '0502', '0503', '0504')],
      B: [move('B1', '0509', '0508', '0507', '0506', '0505')],
      C: [move('C1', '0605', '0706', '0806')],
    });
    expect(dataOf(resolution, 'mech-moved').find(({ mech }) => mech === 'A1')?.revealedTo).toEqual(['B']);
  });

  it('MOV-3 SIGHT-4 reveals every move to all players when fog is off', () => {
    const state = planning({ players: 3, options: { fogOfWar: false } })
      .mech('A', LOCUST, '0501')
      .mech('B', LOCUST, '1010')
      .mech('C', LOCUST, '1001')
      .build();
    expect(dataOf(closed(state, { A: [move('A1', '0502')] }), 'mech-moved')[0]?.revealedTo).toEqual([
      'B',
      'C',
    ]);
  });

  it('ROUND-2 tells nobody but the GM of a move before it is carried out', () => {
    const [data] = dataOf(
      closed(planning().mech('A', LOCUST, '0501').build(), { A: [move('A1', '0502')] }),
      'moves-ordered',
    );
    if (data === undefined) throw new Error('no event');
    for (const force of ['A', 'B'])
      expect(EVENTS['moves-ordered'].tell(data, { kind: 'force', force: force as never })).toBeNull();
    expect(EVENTS['moves-ordered'].tell(data, { kind: 'gm' })).toMatchObject({ force: 'A' });
  });

  it('MOV-3 a replay of the events comes to the same state', () => {
    const state = planning().mech('A', HUNCHBACK, '0505').mech('B', HUNCHBACK, '0506').build();
    const resolution = closed(state, { A: [move('A1', '0506')], B: [move('B1', '0507', '0508')] });
    expect(apply(state, resolution.events)).toEqual(resolution.state.finish());
  });
});

describe('announcement II', () => {
  it('MOV-4 MOV-6 carries out the moves of the movement phase', () => {
    const state = moving().mech('A', HUNCHBACK, '0505').build();
    const resolution = closed(state, { A: [move('A1', '0504', '0503')] });
    expect(mechIn(resolution.state, 'A1')).toMatchObject({
      hex: '0503',
      enteredFrom: 'S',
      plannedPath: null,
    });
    expect(dataOf(resolution, 'mech-halted')).toEqual([]);
  });

  it('MOV-4 moves no mech that had a planned move', () => {
    const state = planning().mech('A', HUNCHBACK, '0505').build();
    const middle = closed(state, { A: [move('A1', '0504')] }).state.finish();
    const resolution = closed(middle, { A: [move('A1', '0503')] });
    expect(hexOfMech(resolution.state, 'A1')).toBe('0504');
    expect(dataOf(resolution, 'order-dropped')).toMatchObject([
      { force: 'A', violations: [{ code: 'movement/moved-already' }] },
    ]);
  });

  it('MOV-5 halts a mech before the sight of an enemy whom its player did not see, and tells them only that', () => {
    const state = moving({ players: 3 }).mech('A', LOCUST, '0501').mech('B', LOCUST, '0507').build();
    const resolution = closed(state, { A: [move('A1', '0502', '0503', '0504', '0505', '0506')] });
    // 0506 is in the enemy's sight.
    expect(hexOfMech(resolution.state, 'A1')).toBe('0505');
    expect(dataOf(resolution, 'mech-moved')).toMatchObject([
      { mech: 'A1', path: ['0502', '0503', '0504', '0505'] },
    ]);
    const [halted] = dataOf(resolution, 'mech-halted');
    if (halted === undefined) throw new Error('not halted');
    const tell = (force: string) =>
      EVENTS['mech-halted'].tell(halted, { kind: 'force', force: force as never });
    expect(tell('A')).toEqual({ mech: 'A1', force: 'A', name: `${LOCUST} A1`, hex: '0505' });
    expect([tell('B'), tell('C'), EVENTS['mech-halted'].tell(halted, { kind: 'observer' })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('MOV-5 SIGHT-2 halts a mech before the sight of an enemy building, unless only units trigger', () => {
    const built = (setup: WorldSetup): CampaignState =>
      moving(setup).mech('A', LOCUST, '0501').building('hospital', '0507', 'B').build();
    const orders = { A: [move('A1', '0502', '0503', '0504', '0505', '0506')] };
    expect(hexOfMech(closed(built({}), orders).state, 'A1')).toBe('0504');
    expect(hexOfMech(closed(built({ options: { sightTriggers: 'units' } }), orders).state, 'A1')).toBe(
      '0506',
    );
  });

  it('MOV-5 counts enemy sight as it was after announcement I, wherever the enemy goes now', () => {
    const state = moving().mech('A', LOCUST, '0501').mech('B', LOCUST, '0507').build();
    const resolution = closed(state, {
      A: [move('A1', '0502', '0503', '0504', '0505', '0506')],
      B: [move('B1', '0508', '0509', '0510')],
    });
    expect(hexOfMech(resolution.state, 'B1')).toBe('0510');
    expect(hexOfMech(resolution.state, 'A1')).toBe('0505');
  });

  it('MOV-5 halts two enemy movers that would come within one hex of each other', () => {
    const state = moving().mech('A', LOCUST, '0501').mech('B', LOCUST, '0801').build();
    // Both come down: 0504 and 0604 are adjacent.
    const resolution = closed(state, {
      A: [move('A1', '0502', '0503', '0504')],
      B: [move('B1', '0702', '0703', '0603', '0604')],
    });
    expect(
      distance(hexOfMech(resolution.state, 'A1') as Hex, hexOfMech(resolution.state, 'B1') as Hex),
    ).toBeGreaterThan(1);
    expect(dataOf(resolution, 'mech-halted').map(({ mech }) => mech)).toEqual(['A1', 'B1']);
  });

  it('MOV-5 does not halt the movers of one team', () => {
    const state = moving({ players: 3, teams: { A: 1, B: 1 } })
      .mech('A', LOCUST, '0501')
      .mech('B', LOCUST, '0506')
      .build();
    const resolution = closed(state, { A: [move('A1', '0502', '0503')], B: [move('B1', '0505', '0504')] });
    expect([hexOfMech(resolution.state, 'A1'), hexOfMech(resolution.state, 'B1')]).toEqual(['0503', '0504']);
  });

  it('MOV-5 leaves in place, and tells of, a mech that would never get out of enemy sight', () => {
    // The enemy building sees the mech, whose player sees nothing of who controls it.
    const state = moving().mech('A', LOCUST, '0505').building('sensor-network', '0508', 'B').build();
    const resolution = closed(state, { A: [move('A1', '0506', '0507')] });
    expect(mechIn(resolution.state, 'A1')).toMatchObject({
      hex: '0505',
      moved: null,
      enteredFrom: null,
      plannedPath: null,
    });
    expect(dataOf(resolution, 'mech-moved')).toEqual([]);
    expect(dataOf(resolution, 'mech-halted')).toMatchObject([{ mech: 'A1', hex: '0505' }]);
  });

  it('MOV-6 reveals the path that was walked, as announcement I does', () => {
    const state = moving({ players: 3 })
      .mech('A', LOCUST, '0503')
      .mech('B', LOCUST, '0502')
      .mech('C', LOCUST, '0909')
      .build();
    const [data] = dataOf(closed(state, { A: [move('A1', '0504', '0505')] }), 'mech-moved');
    expect(data?.revealedTo).toEqual(['B']);
  });
});

/** Random campaigns of three forces in which everybody goes somewhere at random. */
const walk = fc.record({
  force: fc.constantFrom('A', 'B', 'C'),
  at: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
  turns: fc.array(fc.nat(5), { minLength: 1, maxLength: 6 }),
});
const campaign = fc.record({
  phase: fc.constantFrom('planning' as const, 'movement' as const),
  walks: fc.array(walk, { minLength: 1, maxLength: 14 }),
});
type Walks = typeof campaign extends fc.Arbitrary<infer T> ? T : never;

const played = ({ phase, walks }: Walks) => {
  const built = world({ players: 3, phase });
  walks.forEach(({ force, at: [column, row] }) => built.mech(force, LOCUST, `0${column}0${row}`));
  const state = built.build();
  const counts: Record<string, number> = {};
  const orders = walks.map(({ force, at: [column, row], turns }) => {
    const mech = `${force}${(counts[force] = (counts[force] ?? 0) + 1)}`;
    let [c, r] = [column, row];
    const path = turns.map((turn) => {
      const here = `${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}` as Hex;
      const around = Object.keys(state.map.terrain).filter((hex) => distance(here, hex as Hex) === 1);
      const next = around[turn % around.length] ?? here;
      [c, r] = [Number(next.slice(0, 2)), Number(next.slice(2))];
      return next;
    });
    return { force, order: move(mech, ...path) };
  });
  return { state, orders };
};
const sheetsOf = (
  orders: readonly { readonly force: string; readonly order: object }[],
): Record<string, object[]> => {
  const sheets: Record<string, object[]> = {};
  for (const { force, order } of orders) sheets[force] = [...(sheets[force] ?? []), order];
  return sheets;
};

describe('the announcements whatever comes', () => {
  it('MOV-3 MOV-5 ROUND-6 the order of submission does not matter', () => {
    fc.assert(
      fc.property(campaign, (one) => {
        const { state, orders } = played(one);
        const there = closed(state, sheetsOf(orders));
        const back = closed(state, sheetsOf([...orders].reverse()));
        expect(back.state.finish().mechs).toEqual(there.state.finish().mechs);
        expect(dataOf(back, 'mech-moved')).toEqual(dataOf(there, 'mech-moved'));
        expect(dataOf(back, 'mech-halted')).toEqual(dataOf(there, 'mech-halted'));
      }),
      { numRuns: 60 },
    );
  });

  it('MOV-5 the movement phase brings no enemies within one hex that were not', () => {
    fc.assert(
      fc.property(campaign, ({ walks }) => {
        const { state, orders } = played({ phase: 'movement', walks });
        const resolution = closed(state, sheetsOf(orders));
        const after = resolution.state.finish();
        const movers = new Set(
          dataOf(resolution, 'moves-ordered').flatMap(({ moves }) => moves.map(({ mech }) => mech)),
        );
        const mechs = rowsOf<MechRow>(state.mechs);
        const grid = gridOf(state.map);
        // Whoever begins in enemy sight may pass by an enemy that stands, and be halted there by a third one
        // that moves.
        const mayPass = (mover: MechRow): boolean =>
          enemyTriggerMask(state, mover.force)[grid.indexOf(mover.hex ?? '')] === 1;
        for (const a of mechs)
          for (const b of mechs) {
            if (a.force === b.force || a.hex === null || b.hex === null) continue;
            if (!movers.has(b.id) && mayPass(a)) continue;
            if (!movers.has(a.id) && mayPass(b)) continue;
            const [here, there] = [mechIn(after, a.id).hex, mechIn(after, b.id).hex];
            if (here === null || there === null) throw new Error('a mech has left the map');
            if (distance(a.hex, b.hex) > 1) expect(distance(here, there)).toBeGreaterThan(1);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('MOV-3 MOV-5 every kept move is walked, or halted and told, and none is left over', () => {
    fc.assert(
      fc.property(campaign, (one) => {
        const { state, orders } = played(one);
        const resolution = closed(state, sheetsOf(orders));
        const kept = dataOf(resolution, 'moves-ordered').flatMap(({ moves }) => moves);
        const walked = new Map(dataOf(resolution, 'mech-moved').map(({ mech, path }) => [mech, path]));
        const halted = new Set(dataOf(resolution, 'mech-halted').map(({ mech }) => mech));
        for (const { mech, path } of kept) {
          const way = walked.get(mech) ?? [];
          expect(path.slice(0, way.length)).toEqual(way);
          expect(halted.has(mech)).toBe(way.length < path.length);
        }
        expect(kept.length + dataOf(resolution, 'order-dropped').length).toBe(orders.length);
        expect(
          rowsOf<MechRow>(resolution.state.mechs).filter(({ plannedPath }) => plannedPath !== null),
        ).toEqual([]);
        if (one.phase === 'planning') expect(halted.size).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});

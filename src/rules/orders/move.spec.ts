import { processorTime } from '../../../test/support/yardstick';
import { readAll } from '../../kernel/shape';
import * as fc from 'fast-check';
import { codes, contextOf } from '../testing/marching';
import { world, type World, type WorldSetup } from '../testing/world';
import type { Orders } from '../model/order';
import { knownEnemySight } from '../movement/sightings';
import type { OpenReach } from '../movement/route';
import { move } from './move';

const HUNCHBACK = 'hunchback-hbk-4g';
const LOCUST = 'locust-lct-1v';
const planning = (setup: WorldSetup = {}): World => world({ phase: 'planning', ...setup });
const moving = (setup: WorldSetup = {}): World => world({ phase: 'movement', ...setup });
const order = (mech: string, ...path: string[]): Orders['move'] =>
  ({ type: 'move', mech, path }) as unknown as Orders['move'];
const check = (built: World, one: Orders['move'], earlier: readonly object[] = []) =>
  codes(move.check(contextOf(built.build(), 'A', earlier), one));
interface MoveOptions {
  readonly mechs: readonly {
    readonly mech: string;
    readonly walkingMp: number;
    readonly reachable: readonly OpenReach[];
  }[];
  readonly immobile: readonly { readonly mech: string; readonly reason: string }[];
}
const optionsOf = (built: World): MoveOptions => move.options(contextOf(built.build(), 'A')) as MoveOptions;

describe('the form of a move', () => {
  it('MOV-7 is read from a mech and a path of hexes', () => {
    expect(readAll(move.shape, { type: 'move', mech: 'A1', path: ['0504', '0503'] })).toEqual({
      ok: true,
      value: order('A1', '0504', '0503'),
    });
  });

  it('MOV-7 names every mistake of form', () => {
    const read = readAll(move.shape, { type: 'move', path: ['0504', 'x'], speed: 4 });
    expect(read.ok ? [] : codes(read.error)).toEqual([
      'shape/missing /mech',
      'shape/wrong-element /path/1',
      'shape/unknown-property /speed',
    ]);
    const empty = readAll(move.shape, { type: 'move', mech: 'A1', path: [] });
    expect(empty.ok ? [] : codes(empty.error)).toEqual(['shape/list-length /path']);
  });

  it('MOV-7 reads whatever it gets without throwing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.anything(), (input, path) => {
        expect(typeof readAll(move.shape, { ...input, type: 'move', path }).ok).toBe('boolean');
      }),
    );
  });
});

describe('a move that is checked', () => {
  it('MOV-1 goes up to the walking MP and no further', () => {
    const built = planning().mech('A', HUNCHBACK, '0505');
    expect(check(built, order('A1', '0504', '0503', '0502', '0501'))).toEqual([]);
    expect(check(built, order('A1', '0506', '0507', '0508', '0509', '0510'))).toEqual([
      'movement/too-far /path',
    ]);
  });

  it('MOV-7 goes from hex to adjacent hex, over passable terrain, on the map', () => {
    const built = planning({ terrain: { '0503': 'deep-water' } }).mech('A', HUNCHBACK, '0505');
    expect(check(built, order('A1', '0507'))).toEqual(['movement/not-adjacent /path/0']);
    expect(check(built, order('A1', '0504', '0503'))).toEqual(['movement/impassable /path/1']);
    expect(check(planning().mech('A', HUNCHBACK, '0501'), order('A1', '0599'))).toEqual([
      'movement/off-map /path/0',
    ]);
  });

  it('MOV-7 may end where an enemy is seen, not lead on through that hex', () => {
    const built = planning().mech('A', HUNCHBACK, '0505').mech('B', LOCUST, '0504');
    expect(check(built, order('A1', '0504'))).toEqual([]);
    expect(check(built, order('A1', '0504', '0503'))).toEqual(['movement/through-enemy /path/0']);
  });

  it('MOV-7 may lead on through an enemy who is not seen, and through a team-mate', () => {
    expect(
      check(
        planning().mech('A', HUNCHBACK, '0505').mech('B', LOCUST, '0503'),
        order('A1', '0504', '0503', '0502'),
      ),
    ).toEqual([]);
    const allied = planning({ players: 3, teams: { A: 1, B: 1 } })
      .mech('A', HUNCHBACK, '0505')
      .mech('B', LOCUST, '0504');
    expect(check(allied, order('A1', '0504', '0503'))).toEqual([]);
  });

  it('MOV-8 PREP-6 refuses what may not move, with the reason', () => {
    const refused = (parts: Parameters<World['mech']>[3]) =>
      check(planning({ round: 2 }).mech('A', HUNCHBACK, '0505', parts), order('A1', '0504'));
    expect(refused({ shutDown: true })).toEqual(['movement/shut-down /mech']);
    expect(refused({ sabotaged: true })).toEqual(['movement/sabotaged /mech']);
    expect(refused({ pilot: null })).toEqual(['movement/no-pilot /mech']);
    expect(refused({ keptUntilRound: 2 })).toEqual(['movement/kept-from-salvage /mech']);
  });

  it('SIGHT-4 says the same of an enemy mech, a team-mate’s, and one that does not exist', () => {
    const built = planning({ players: 3, teams: { A: 1, B: 1 } })
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0505')
      .mech('C', HUNCHBACK, '0506');
    for (const mech of ['B1', 'C1', 'none'])
      expect(check(built, order(mech, '0504'))).toEqual(['orders/not-your-mech /mech']);
  });

  it('ROUND-6 takes one movement order a mech', () => {
    const built = planning().mech('A', HUNCHBACK, '0505').mech('A', HUNCHBACK, '0505');
    expect(check(built, order('A1', '0504'), [order('A1', '0506')])).toEqual(['movement/second-order /mech']);
    expect(check(built, order('A1', '0504'), [order('A2', '0506')])).toEqual([]);
  });

  it('MOV-7 MOV-1 names everything that is wrong at once', () => {
    const built = planning({ terrain: { '0504': 'deep-water' } }).mech('A', HUNCHBACK, '0505', {
      shutDown: true,
    });
    expect(check(built, order('A1', '0504', '0503', '0502', '0501', '0401'))).toEqual([
      'movement/shut-down /mech',
      'movement/too-far /path',
      'movement/impassable /path/0',
    ]);
  });
});

describe('a move in the movement phase', () => {
  it('MOV-2 MOV-4 may not lead into enemy sight, while a planned one may', () => {
    const seen = (built: World): World =>
      built.mech('A', LOCUST, '0505').mech('A', LOCUST, '0508').mech('B', LOCUST, '0509');
    const into = order('A1', '0506', '0507', '0508');
    expect(check(seen(planning()), into)).toEqual([]);
    expect(move.check(contextOf(seen(moving()).build(), 'A'), into)).toEqual([
      { code: 'movement/into-enemy-sight', rule: 'MOV-4', pointer: '/path/2', params: { hex: '0508' } },
    ]);
    expect(check(seen(moving()), order('A1', '0506', '0507'))).toEqual([]);
  });

  it('MOV-4 is not for a mech that had a planned move', () => {
    expect(check(moving().mech('A', HUNCHBACK, '0505', { moved: 'move' }), order('A1', '0504'))).toEqual([
      'movement/moved-already /mech',
    ]);
  });

  it('MOV-5 checks current sightings only: what they do not see is no reason to refuse', () => {
    const hidden = moving().mech('A', LOCUST, '0501').mech('B', LOCUST, '0507');
    expect(check(hidden, order('A1', '0502', '0503', '0504', '0505', '0506'))).toEqual([]);
  });

  it('MOV-5 a mech that begins in enemy sight may pass seen hexes until its first unseen one', () => {
    const near = (): World => moving().mech('A', LOCUST, '0505').mech('B', LOCUST, '0506');
    expect(check(near(), order('A1', '0504'))).toEqual([]);
    // 0605 is adjacent to 0506 too, 0604 is not.
    expect(check(near(), order('A1', '0605', '0604'))).toEqual([]);
    expect(check(near(), order('A1', '0605', '0604', '0605'))).toEqual(['movement/into-enemy-sight /path/2']);
  });

  it('MOV-5 refuses a path that never gets out of enemy sight', () => {
    const near = moving().mech('A', LOCUST, '0505').mech('B', LOCUST, '0506');
    expect(check(near, order('A1', '0605'))).toEqual(['movement/stays-in-enemy-sight /path']);
  });
});

describe('the options of a move', () => {
  it('MOV-1 MOV-7 offer the hexes in reach, with cost and path', () => {
    const [one] = optionsOf(planning().mech('A', HUNCHBACK, '0505')).mechs;
    expect(one?.walkingMp).toBe(4);
    // 60 hexes within four, of which those off the map's upper edge fall away: none from row 5.
    expect(one?.reachable).toHaveLength(60);
    expect(one?.reachable.find(({ hex }) => hex === '0503')).toEqual({
      hex: '0503',
      path: ['0504', '0503'],
      cost: 2,
      inEnemySight: false,
    });
  });

  it('MOV-2 SIGHT-5 say of each hex in planning whether it is in enemy sight as far as they know; in movement none of them is open', () => {
    const seen = (built: World): World =>
      built
        .mech('A', LOCUST, '0505')
        .mech('B', LOCUST, '0506')
        .mech('B', LOCUST, '0508')
        .mech('B', LOCUST, '0101');
    const inSight = (built: World): readonly string[] =>
      (optionsOf(built).mechs[0]?.reachable ?? [])
        .flatMap(({ hex, inEnemySight }) => (inEnemySight ? [hex] : []))
        .sort();
    // Of 0506, which they see; not of 0508 and 0101, which they do not.
    expect(inSight(seen(planning()))).toEqual(['0405', '0406', '0506', '0507', '0605', '0606']);
    expect(inSight(seen(moving()))).toEqual([]);
    expect(optionsOf(seen(moving())).mechs[0]?.reachable.length).toBeGreaterThan(0);
  });

  it('MOV-8 name what may not move, with the reason', () => {
    const built = planning()
      .mech('A', HUNCHBACK, '0505', { shutDown: true })
      .mech('A', HUNCHBACK, '0505')
      .mech('B', HUNCHBACK, '0506');
    const options = optionsOf(built);
    expect(options.mechs.map(({ mech }) => mech)).toEqual(['A2']);
    expect(options.immobile).toEqual([{ mech: 'A1', reason: 'movement/shut-down', rule: 'MOV-8' }]);
  });

  it('MOV-4 MOV-7 offer exactly what the check lets stand, with enemies about', () => {
    const place = fc
      .tuple(fc.integer({ min: 3, max: 8 }), fc.integer({ min: 3, max: 8 }))
      .map(([c, r]) => `0${c}0${r}`);
    fc.assert(
      fc.property(
        fc.constantFrom('planning' as const, 'movement' as const),
        place,
        fc.array(place, { maxLength: 4 }),
        fc.array(place, { maxLength: 3 }),
        fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }),
        (phase, start, enemies, eyes, turns) => {
          const built = world({ phase, terrain: { '0505': 'deep-water', '0406': 'deep-water' } }).mech(
            'A',
            HUNCHBACK,
            start,
          );
          for (const hex of enemies) built.mech('B', LOCUST, hex);
          for (const hex of eyes) built.mech('A', LOCUST, hex);
          const context = contextOf(built.build(), 'A');
          const options = move.options(context) as MoveOptions;
          for (const { mech, reachable } of options.mechs)
            for (const { path, hex, cost, inEnemySight } of reachable) {
              expect([hex, cost]).toEqual([path.at(-1), path.length]);
              expect(inEnemySight).toBe(
                knownEnemySight(context.knowledge)[context.knowledge.grid.indexOf(hex)] === 1,
              );
              expect(
                codes(move.check(context, { type: 'move', mech, path } as unknown as Orders['move'])),
              ).toEqual([]);
            }
          const { grid } = context.knowledge;
          let at = grid.indexOf(start);
          const path = turns.map((turn) =>
            grid.hexAt((at = grid.adjacent(at)[turn % grid.adjacent(at).length] ?? at)),
          );
          const end = path.at(-1);
          if (
            end === start ||
            move.check(context, { type: 'move', mech: 'A1', path } as unknown as Orders['move']).length > 0
          )
            return;
          expect(options.mechs.find(({ mech }) => mech === 'A1')?.reachable.map(({ hex }) => hex)).toContain(
            end,
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('MOV-1 are worked out for 20 mechs in at most 20 ms', () => {
    const built = moving({ columns: 24, rows: 16 });
    for (let n = 0; n < 20; n += 1)
      built.mech('A', n % 4 === 0 ? LOCUST : HUNCHBACK, `${String(4 + n).padStart(2, '0')}08`);
    for (let n = 0; n < 20; n += 1) built.mech('B', HUNCHBACK, `${String(4 + n).padStart(2, '0')}10`);
    const context = contextOf(built.build(), 'A');
    move.options(context);
    const times = Array.from({ length: 5 }, () => processorTime(() => move.options(context)));
    expect(Math.min(...times)).toBeLessThan(20);
  });
});

import { block, matchOf, ordered, unit, violationsOf, type Wanted } from '../testing/match';
import { known } from '../known';
import { standingOf, type State } from '../model/state';
import type { Piece } from '../model/terrain';
import { menusOf } from '../menus';
import { moverOf } from './speed';
import { wayFault } from './way';
import { waterAt, isSubmerged } from './ground';
import type { Kind } from '../model/figure';

const faultOf = (
  state: State,
  id: string,
  path: readonly (readonly [number, number])[],
  how: 'walk' | 'run' | 'jump' = 'walk',
) => {
  const one = standingOf(state, id);
  return one === null
    ? 'gone'
    : wayFault(
        state,
        moverOf(state, one, how),
        path.map(([x, y]) => ({ x, y })),
      );
};
const far = ['infantry', { at: [300, 300] }] as const;
const walker = (
  kind: Kind,
  wanted: Wanted,
  terrain: readonly Piece[] = [],
  others: Parameters<typeof matchOf>[0] = {},
) => matchOf({ a1: [kind, { at: [1800, 1800], ...wanted }], ...others }, { b1: far }, terrain);

describe('movement and terrain', () => {
  it('DA-MOV-1 goes up to speed, along at most 16 corners, to any facing', () => {
    const state = walker('infantry', {});
    expect([faultOf(state, 'a1', [[1800, 1200]]), faultOf(state, 'a1', [[1800, 1199]])]).toEqual([
      null,
      'too-far',
    ]);
    expect(
      faultOf(state, 'a1', [
        [1800, 1500],
        [2100, 1500],
      ]),
    ).toBeNull();
    expect(
      faultOf(
        state,
        'a1',
        Array.from({ length: 17 }, (_, index) => [1800, 1800 - index] as const),
      ),
    ).toBe('corners');
    expect(
      violationsOf(state, { type: 'move', token: 'a1', path: [{ x: 1800, y: 1200 }], facing: 123 }),
    ).toEqual([]);
  });

  it('DA-MOV-2 crosses no base and does not pass between two in contact, but through any gap', () => {
    const pair = (gap: number): Parameters<typeof matchOf>[0] => ({
      a2: ['infantry', { at: [1725, 1500] }],
      a3: ['infantry', { at: [1875 + gap, 1500] }],
    });
    expect(faultOf(walker('infantry', {}, [], pair(4)), 'a1', [[1802, 1300]])).toBe('base');
    expect(faultOf(walker('infantry', {}, [], pair(6)), 'a1', [[1803, 1300]])).toBeNull();
    expect(faultOf(walker('infantry', {}, [], pair(6)), 'a1', [[1770, 1300]])).toBe('base');
    expect(
      violationsOf(walker('infantry', {}, [], pair(6)), {
        type: 'move',
        token: 'a1',
        path: [{ x: 1803, y: 1500 }],
        facing: 0,
      }),
    ).toEqual(['dark-age/end']);
  });

  it('DA-MOV-3 lets mechs run twice as far, for a click of heat', () => {
    const state = walker('mech', {});
    expect([faultOf(state, 'a1', [[1800, 600]], 'run'), faultOf(state, 'a1', [[1800, 599]], 'run')]).toEqual([
      null,
      'too-far',
    ]);
    const after = ordered(state, { type: 'run', token: 'a1', path: [{ x: 1800, y: 700 }], facing: 0 }).state;
    expect(unit(after, 'a1').stop).toBe(1);
  });

  it('DA-MOV-4 rolls before it leaves contact: infantry and vehicles 4, mechs 3, hover 2', () => {
    const held = (kind: Kind, wanted: Wanted = {}): State =>
      matchOf(
        { a1: [kind, { at: [1800, 1800], ...wanted }] },
        { b1: ['infantry', { at: [1800, 1800 - (kind === 'mech' ? 187 : kind === 'vehicle' ? 212 : 152)] }] },
      );
    const leave = (state: State, die: number): string => {
      const { events, state: after } = ordered(
        state,
        { type: 'move', token: 'a1', path: [{ x: 1800, y: 2100 }], facing: 0 },
        die,
      );
      return `${events.some(({ type }) => type === 'moved') ? 'goes' : 'stays'} ${after.question?.kind ?? ''}`;
    };
    expect([leave(held('infantry'), 3), leave(held('infantry'), 4)]).toEqual(['stays turn', 'goes order']);
    expect([leave(held('mech'), 2), leave(held('mech'), 3)]).toEqual(['stays turn', 'goes order']);
    expect([leave(held('vehicle'), 3), leave(held('vehicle'), 4)]).toEqual(['stays order', 'goes order']);
    expect([
      leave(held('vehicle', { mode: 'hover' }), 1),
      leave(held('vehicle', { mode: 'hover' }), 2),
    ]).toEqual(['stays order', 'goes order']);
    const shut = matchOf(
      { a1: ['infantry', { at: [1800, 1800] }] },
      { b1: ['mech', { at: [1800, 1613], state: { isShutDown: true, stop: 3 } }] },
    );
    expect(
      ordered(shut, { type: 'move', token: 'a1', path: [{ x: 1800, y: 2100 }], facing: 0 }).state.question
        ?.kind,
    ).toBe('order');
    expect(
      ordered(held('infantry'), { type: 'move', token: 'a1', path: [], facing: 90 }).events.some(
        ({ type }) => type === 'broke-away',
      ),
    ).toBe(false);
  });

  it('DA-MOV-5, DA-T-12 ends where it is first wholly in, and starts at half speed: 7 makes 4', () => {
    const woods = block('w', 'difficult', [1500, 1000, 600, 600]);
    const state = walker('infantry', {}, [woods]);
    // Wholly in from 1525 on.
    expect([
      faultOf(state, 'a1', [[1800, 1525]]),
      faultOf(state, 'a1', [[1800, 1516]]),
      faultOf(state, 'a1', [[1800, 1510]]),
    ]).toEqual([null, null, 'stop']);
    const inside = walker('infantry', { at: [1800, 1640], click: { speed: 7 } }, [woods]);
    expect(moverOf(inside, standingOf(inside, 'a1') ?? never(), 'walk').reach).toBe(400);
    expect(faultOf(walker('vehicle', {}, [woods]), 'a1', [[1800, 1250]])).toBeNull();
  });

  it('DA-MOV-6, DA-T-5 lets an Atlas turn to a ForestryMech that moves 4 inches to it', () => {
    const state = matchOf(
      { a1: ['mech', { at: [1800, 1800], click: { speed: 4 } }] },
      { b1: ['mech', { at: [1800, 1238], facing: 0, name: 'Atlas' }], b2: ['vehicle', { at: [2600, 1000] }] },
    );
    expect(
      violationsOf(state, { type: 'move', token: 'a1', path: [{ x: 1800, y: 1399 }], facing: 0 }),
    ).toEqual(['dark-age/way-too-far', 'dark-age/end'].slice(0, 1));
    const { state: met } = ordered(state, {
      type: 'move',
      token: 'a1',
      path: [{ x: 1800, y: 1460 }],
      facing: 0,
    });
    expect(met.question).toMatchObject({ kind: 'free-turn', seats: ['B'], tokens: ['b1'] });
    const turns = menusOf(known(met, { kind: 'seat', seat: 'B' }), 'B').map(({ type }) => type);
    expect(turns).toEqual(['stay', 'turn']);
    expect(unit(ordered(met, { type: 'turn', token: 'b1', facing: 180 }).state, 'b1').facing).toBe(180);
  });

  it('DA-MOV-7 counts as moved by place or facing in its owner’s turn', () => {
    const state = walker('infantry', {});
    const end = (facing: number): State =>
      ordered(ordered(state, { type: 'move', token: 'a1', path: [], facing }).state, {
        type: 'end-turn',
        token: null,
      }).state;
    expect([unit(end(0), 'a1').moved, unit(end(1), 'a1').moved]).toEqual([false, true]);
  });

  it('DA-TER-1 keeps everybody out of blocking terrain, and ends moves on heights without halving', () => {
    const house = block('h', 'blocking', [1700, 1300, 200, 200]);
    expect(faultOf(walker('mech', {}, [house]), 'a1', [[1800, 1250]])).toBe('blocked');
    const hill = block('h', 'open', [1500, 1000, 600, 600], { height: 'elevated' });
    expect([
      faultOf(walker('infantry', {}, [hill]), 'a1', [[1800, 1520]]),
      faultOf(walker('infantry', {}, [hill]), 'a1', [[1800, 1400]]),
    ]).toEqual([null, 'stop']);
    const on = walker('infantry', { at: [1800, 1300] }, [hill]);
    expect(faultOf(on, 'a1', [[1800, 1900]])).toBeNull();
  });

  it('DA-TER-2 has those submerged whose centre is in deep water, unless they hover', () => {
    const lake = block('l', 'deep', [1500, 1500, 600, 600]);
    const mech = walker('mech', {}, [lake]);
    const hover = walker('vehicle', { mode: 'hover' }, [lake]);
    const at = (state: State) => standingOf(state, 'a1') ?? never();
    expect([
      isSubmerged(mech, at(mech)),
      isSubmerged(hover, at(hover)),
      waterAt(mech, { x: 1800, y: 1800 }),
    ]).toEqual([true, false, 'deep']);
  });

  it('DA-TER-3 ends directly behind a low wall', () => {
    const wall: Piece = {
      ...block('w', 'wall', [0, 0, 1, 1]),
      corners: [
        { x: 1500, y: 1600 },
        { x: 2100, y: 1600 },
      ],
    };
    const state = walker('infantry', {}, [wall]);
    expect([
      faultOf(state, 'a1', [[1800, 1520]]),
      faultOf(state, 'a1', [[1800, 1400]]),
      faultOf(state, 'a1', [[1800, 1560]]),
    ]).toEqual([null, 'wall', 'wall']);
    expect(faultOf(walker('vehicle', { mode: 'hover' }, [wall]), 'a1', [[1800, 1520]])).toBe('wall');
    expect(faultOf(walker('mech', {}, [wall]), 'a1', [[1800, 1300]])).toBeNull();
  });

  it('DA-TER-4 lets on and off high terrain by its access points, with jump jets anywhere', () => {
    const plateau = block('p', 'open', [1500, 1000, 600, 600], {
      height: 'high',
      access: [{ x: 1600, y: 1600 }],
    });
    const state = walker('infantry', { with: [{ id: 'jump-jets', slot: 'speed' }] }, [plateau]);
    expect(faultOf(state, 'a1', [[1800, 1520]])).toBe('high');
    expect(
      faultOf(state, 'a1', [
        [1600, 1600],
        [1600, 1520],
      ]),
    ).toBeNull();
    expect(faultOf(state, 'a1', [[1800, 1520]], 'jump')).toBeNull();
  });

  it('DA-TER-5 stops, blocks and passes by speed mode', () => {
    const faults = (ground: Piece['ground']) =>
      (['foot', 'hover', 'track', 'wheel', 'mech'] as const).map((mode) => {
        const kind = mode === 'foot' ? 'infantry' : mode === 'mech' ? 'mech' : 'vehicle';
        return (
          faultOf(walker(kind, { mode }, [block('t', ground, [1500, 1000, 600, 600])]), 'a1', [
            [1800, 1300],
          ]) ?? 'open'
        );
      });
    expect(faults('difficult')).toEqual(['stop', 'blocked', 'open', 'stop', 'stop']);
    expect(faults('shallow')).toEqual(['stop', 'open', 'stop', 'blocked', 'open']);
    expect(faults('deep')).toEqual(['blocked', 'open', 'blocked', 'blocked', 'stop']);
  });
});
const never = (): never => {
  throw new Error('not there');
};

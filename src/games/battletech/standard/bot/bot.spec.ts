import { seededDice } from '../../../../kernel';
import { columnOf, distance, type Hex, rowOf } from '../../../../kernel/hex';
import { botAgent } from '../arena/contests';
import { playOut } from '../arena/play-out';
import { isAhead } from '../fire/arcs';
import { canEnd } from '../movement/model';
import { reachOf } from '../movement/reach';
import { modeOf } from '../play/going-on';
import { fighterOf, isThere, positionOf, unitOf } from '../play/model';
import { makeField } from '../testing/make-mech';
import { makeKnown, makeState, type Placed } from '../testing/make-state';
import { bot, commandOf } from './bot';
import { sectorBetween, seenFromFacing } from './sectors';

const hunchback = (id: string, hex: string, more: Partial<Placed> = {}): Placed => ({
  id,
  design: 'hunchback-hbk-4g',
  hex: hex as Hex,
  ...more,
});
const STOOD = { mode: 'stand', hexes: 0 } as const;

/** Where the first unit of A is after its movement, as its order says. */
const wentTo = (...given: Parameters<typeof makeKnown>): Hex => {
  const order = bot(makeKnown(...given), 'A', 'attack');
  const { hex } = given[1][0] ?? {};
  return ('to' in order ? order['to'] : hex) as Hex;
};

describe('BT-6 the bot moves', () => {
  it('towards the range at which it fights best', () => {
    const to = wentTo('movement', [hunchback('a1', '0801', { facing: 3 }), hunchback('b1', '0817')]);
    expect(distance(to, '0817' as Hex)).toBeLessThan(14);
  });

  it('and turns to its foe', () => {
    const order = bot(
      makeKnown('movement', [
        hunchback('a1', '0805', { facing: 0 }),
        hunchback('b1', '0808', { moved: STOOD }),
      ]),
      'A',
      'hold',
    );
    const to = (order['to'] ?? '0805') as Hex;
    const sector = sectorBetween(
      { column: columnOf(to), row: rowOf(to) },
      { column: columnOf('0808' as Hex), row: rowOf('0808' as Hex) },
    );
    expect(isAhead(seenFromFacing(sector, Number(order['facing']) / 60))).toBe(true);
  });

  it('gets up when it lies', () => {
    const known = makeKnown('movement', [
      hunchback('a1', '0805', { isProne: true }),
      hunchback('b1', '0812'),
    ]);
    expect(bot(known, 'A', 'attack')).toEqual({ type: 'stand-up', token: 'a1', mode: 'walk' });
  });

  it('stays where it cannot move', () => {
    const known = makeKnown('movement', [
      hunchback('a1', '0805', { isShutDown: true }),
      hunchback('b1', '0812'),
    ]);
    expect(bot(known, 'A', 'attack')).toEqual({ type: 'stand', token: 'a1' });
  });

  it('over an open edge when it withdraws and is beaten, and not otherwise', () => {
    const beaten: Placed = hunchback('a1', '0802', {
      condition: { armor: { CT: 0, RT: 0, LT: 0 }, structure: { CT: 3 }, slots: [], ammunition: [] },
    });
    const foe = hunchback('b1', '0812');
    const exits = { exits: { a: ['N' as const] } };
    expect(bot(makeKnown('movement', [beaten, foe], exits), 'A', 'withdraw')).toEqual({
      type: 'leave',
      token: 'a1',
      edge: 'N',
    });
    expect(bot(makeKnown('movement', [hunchback('a1', '0802'), foe], exits), 'A', 'withdraw').type).not.toBe(
      'leave',
    );
    expect(bot(makeKnown('movement', [beaten, foe]), 'A', 'withdraw').type).not.toBe('leave');
    expect(bot(makeKnown('movement', [beaten, foe], exits), 'A', 'attack').type).not.toBe('leave');
  });

  it('to places that it reaches, with the level where there are several', () => {
    const field = makeField({ '0806': { building: { kind: 2, levels: 2, cf: 40 } }, '0705': { woods: 1 } });
    const known = makeKnown('movement', [hunchback('a1', '0805'), hunchback('b1', '0812')], { field });
    const command = commandOf(known, 'A', 'attack');
    const unit = unitOf(known, 'a1');
    if (unit === null || !isThere(unit)) throw new Error('no unit');
    if (command.type !== 'move') throw new Error(command.type);
    const reach = reachOf(positionOf(known), fighterOf(known, unit), modeOf(command.mode));
    expect(reach.nodes).toContain(command.node);
    expect(canEnd(reach, command.node)).toBe(true);
  });
});

describe('BT-6 the bot fires', () => {
  const fire = (...given: Parameters<typeof makeKnown>) => {
    const command = commandOf(makeKnown(...given), 'A', 'attack');
    if (command.type !== 'fire') throw new Error(command.type);
    return command.fire;
  };

  it('with its torso twisted, where that brings weapons to bear', () => {
    const found = fire('fire', [
      hunchback('a1', '0805', { facing: 3, moved: STOOD }),
      hunchback('b1', '1007', { moved: STOOD }),
    ]);
    expect(found.shots.length).toBeGreaterThan(2);
  });

  it('at who is nearly broken before who is whole', () => {
    const hurt = { armor: { CT: 0 }, structure: { CT: 2 }, slots: [], ammunition: [] };
    const { shots } = fire('fire', [
      hunchback('a1', '0805', { facing: 3, moved: STOOD }),
      hunchback('b1', '0708', { moved: STOOD }),
      hunchback('b2', '0908', { moved: STOOD, condition: hurt }),
    ]);
    expect(new Set(shots.map(({ target }) => target))).toEqual(new Set(['b2']));
  });

  it('less when it is hot', () => {
    const positions = (heat: number): readonly Placed[] => [
      hunchback('a1', '0805', { facing: 3, moved: STOOD, heat }),
      hunchback('b1', '0808', { moved: STOOD }),
    ];
    expect(fire('fire', positions(20)).shots.length).toBeLessThan(fire('fire', positions(0)).shots.length);
  });

  it('not where it cannot hit', () => {
    const known = makeKnown('fire', [hunchback('a1', '0801', { moved: STOOD }), hunchback('b1', '0817')]);
    expect(bot(known, 'A', 'attack')).toEqual({ type: 'hold-fire', token: 'a1' });
  });
});

it('BT-6 the bot strikes blows that pay', () => {
  const known = makeKnown('physical', [
    hunchback('a1', '0805', { facing: 3, moved: STOOD }),
    hunchback('b1', '0806', { moved: STOOD }),
  ]);
  expect(bot(known, 'A', 'attack')).toMatchObject({ type: 'strike', token: 'a1', target: 'b1' });
  const far = makeKnown('physical', [hunchback('a1', '0805', { moved: STOOD }), hunchback('b1', '0808')]);
  expect(bot(far, 'A', 'attack')).toEqual({ type: 'hold', token: 'a1' });
});

it('BT-6 the bot sets up in its zone, looking at the enemy', () => {
  const { hex: _, ...waiting } = hunchback('a1', '0101');
  const order = bot(makeKnown('deployment', [waiting, hunchback('b1', '0816')]), 'A', 'attack');
  expect(order).toMatchObject({ type: 'deploy', token: 'a1', facing: 180 });
  expect(Number(String(order['place']).slice(2))).toBeLessThanOrEqual(3);
});

it('GAM-8 does not go by what its seat does not know', () => {
  const placed = [hunchback('a1', '0805'), hunchback('b1', '0812')];
  const mine = { hex: '0806' as Hex, side: 'b', kind: 'conventional', density: 20, isKnown: false } as never;
  expect(bot(makeKnown('movement', placed, { mines: [mine] }), 'A', 'attack')).toEqual(
    bot(makeKnown('movement', placed), 'A', 'attack'),
  );
});

it('GAM-8 the same match is fought in the same way, to its end', () => {
  const setup = makeState('deployment', [
    { id: 'a1', design: 'hunchback-hbk-4g' },
    { id: 'a2', design: 'archer-arc-2r' },
    { id: 'b1', design: 'hunchback-hbk-4g' },
    { id: 'b2', design: 'archer-arc-2r' },
  ]).setup;
  const fought = () =>
    playOut(setup, seededDice(new TextEncoder().encode('same')), { a: botAgent(), b: botAgent() });
  const end = fought();
  expect(end.outcome?.reason.code).toBe('bt.end.last-side');
  expect(fought()).toEqual(end);
});

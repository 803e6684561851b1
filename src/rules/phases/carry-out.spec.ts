import { EVENTS } from '../events';
import type { ForceId } from '../../kernel/ids';
import type { Order } from '../model/order';
import { dataOf, MARCHING, mechIn } from '../testing/marching';
import { resolutionOf, world, type World } from '../testing/world';
import { carryOutSheets } from './carry-out';

const DESIGN = 'hunchback-hbk-4g';
const shut = (mech: string) => ({ type: 'shut-down', mech });
const run = (
  built: World,
  sheets: Readonly<Record<string, readonly object[]>>,
  types: readonly Order['type'][] | null = null,
) => {
  const resolution = resolutionOf(built.build(), { ruleset: MARCHING });
  const stood = carryOutSheets(
    resolution,
    new Map(Object.entries(sheets).map(([force, orders]) => [force as ForceId, orders as readonly Order[]])),
    MARCHING.orders,
    types,
  );
  return { resolution, stood: Object.fromEntries(stood) };
};
const prep = (): World =>
  world({ phase: 'preparation', players: 3 })
    .mech('A', DESIGN, '0505')
    .mech('A', DESIGN, '0505')
    .mech('B', DESIGN, '0505')
    .mech('B', DESIGN, '0505');

describe('carrying out order sheets', () => {
  it('ROUND-6 drops what has become impossible, tells it, and the rest stands', () => {
    const { resolution, stood } = run(prep(), { A: [shut('A1'), shut('B1'), shut('A2')] });
    expect([
      mechIn(resolution.state, 'A1').shutDown,
      mechIn(resolution.state, 'A2').shutDown,
      mechIn(resolution.state, 'B1').shutDown,
    ]).toEqual([true, true, false]);
    expect(dataOf(resolution, 'order-dropped')).toMatchObject([
      { force: 'A', order: 1, orderType: 'shut-down', violations: [{ code: 'orders/not-your-mech' }] },
    ]);
    expect(stood).toEqual({ A: [shut('A1'), shut('A2')] });
  });

  it('ROUND-6 goes through each sheet from the top, force by force', () => {
    const { resolution } = run(prep(), { B: [shut('B2'), shut('B1')], A: [shut('A2'), shut('A1')] });
    expect(dataOf(resolution, 'mech-shut-down').map(({ mech }) => mech)).toEqual(['A2', 'A1', 'B2', 'B1']);
  });

  it('ROUND-3 drops orders of another phase', () => {
    const { resolution, stood } = run(prep(), { A: [{ type: 'move', mech: 'A1', path: ['0504'] }] });
    expect(dataOf(resolution, 'order-dropped')).toMatchObject([
      { violations: [{ code: 'orders/not-in-this-phase', rule: 'ROUND-3' }] },
    ]);
    expect(stood).toEqual({ A: [] });
  });

  it('ROUND-6 tells a dropped order to its own player and the GM, and to nobody else', () => {
    const [data] = dataOf(run(prep(), { A: [shut('B1')] }).resolution, 'order-dropped');
    if (data === undefined) throw new Error('not dropped');
    const { tell } = EVENTS['order-dropped'];
    expect(tell(data, { kind: 'force', force: 'A' as ForceId })).toMatchObject({
      order: 0,
      orderType: 'shut-down',
    });
    expect(tell(data, { kind: 'gm' })).not.toBeNull();
    expect([tell(data, { kind: 'force', force: 'B' as ForceId }), tell(data, { kind: 'observer' })]).toEqual([
      null,
      null,
    ]);
  });

  it('ROUND-6 one movement order a mech a round: the first of the sheet stands', () => {
    const built = world({ phase: 'planning' }).mech('A', DESIGN, '0505');
    const [first, second] = [
      { type: 'move', mech: 'A1', path: ['0504'] },
      { type: 'move', mech: 'A1', path: ['0506'] },
    ];
    const { resolution, stood } = run(built, { A: [first, second] });
    expect(stood).toEqual({ A: [first] });
    expect(dataOf(resolution, 'order-dropped')).toMatchObject([
      { order: 1, violations: [{ code: 'movement/second-order', rule: 'ROUND-6' }] },
    ]);
  });

  it('END-1 passes over a force that is out', () => {
    const { resolution, stood } = run(prep().force('A', { out: true }), { A: [shut('A1')] });
    expect([resolution.events, stood]).toEqual([[], {}]);
  });

  it('ROUND-6 carries out only the given types when there are some', () => {
    const { resolution, stood } = run(prep(), { A: [shut('A1'), { type: 'disembark', mech: 'A2' }] }, [
      'disembark',
    ]);
    expect(resolution.events.map(({ type }) => type)).toEqual(['pilot-disembarked']);
    expect(stood).toEqual({ A: [{ type: 'disembark', mech: 'A2' }] });
  });
});

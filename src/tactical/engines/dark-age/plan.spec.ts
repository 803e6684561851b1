import { bundledCatalog } from '../../../catalog/bundled';
import { darkAge, type Setup } from '../../../games/dark-age';
import { contractSetups } from '../../../../test/support/engines/contract-battles';
import type { BattleSetup } from '../../contract';
import { leftOver, startZone } from './battlefield';
import { planMatch } from './plan';

const catalog = bundledCatalog();
const [duel, crowd, worn, allies] = contractSetups as [BattleSetup, BattleSetup, BattleSetup, BattleSetup];
const WISH = { level: 'standard', tempo: 'blocks' } as const;

const planned = (setup: BattleSetup): Setup => {
  const plan = planMatch(catalog, setup, WISH);
  const read = plan.ok ? darkAge.readSetup(plan.value.setup) : plan;
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const codes = (setup: BattleSetup): readonly string[] => {
  const plan = planMatch(catalog, setup, WISH);
  return plan.ok ? [] : plan.error.map(({ code, pointer }) => `${code} ${pointer}`);
};

it('DA-CAMP-5 the field goes by all points, orders by those of a side, and two at least', () => {
  const setup = planned(duel);
  expect(setup.field).toEqual({ x: 3600, y: 3600 });
  expect(setup.forces.map(({ orders, army }) => `${orders} ${army[0]?.points}`)).toEqual(['2 115', '2 114']);
  expect(setup.options).toMatchObject({ victory: 'campaign', turnLimit: 60 });
  const many = Array.from({ length: 12 }, (_, index) =>
    duel.units.map((unit) => ({ ...unit, id: `${unit.id}-${index}` })),
  ).flat();
  const large = planned({ ...duel, units: many });
  expect(large.field).toEqual({ x: 7200, y: 7200 });
  expect(large.forces.map(({ orders }) => orders)).toEqual([14, 14]);
});

it('DA-CAMP-5 the attacker begins, and each may leave over what is open to it', () => {
  const setup = planned(duel);
  const attacker = duel.units.find(({ role }) => role === 'attacker');
  const seat = setup.forces.find(({ side }) => side === attacker?.side)?.seat ?? null;
  expect(setup.options.first).toBe(seat);
  const closed = { ...duel, sides: duel.sides.map((side) => ({ ...side, withdrawal: {} })) };
  expect(planned(closed).forces.map(({ exits }) => exits)).toEqual([[], []]);
});

it('DA-CAMP-5 a start is a strip of 3 inches, on the middle sheet of 12; an east side has two halves', () => {
  const field = { x: 3600, y: 3600 };
  const at = (x: number, y: number) => ({ x, y });
  expect(startZone({ direction: 'S', ring: 'outer' }, field)).toEqual({
    least: at(0, 3300),
    most: at(3600, 3600),
  });
  expect(startZone({ direction: 'N', ring: 'middle' }, field)).toEqual({
    least: at(0, 0),
    most: at(3600, 1200),
  });
  expect(startZone({ direction: 'NE', ring: 'outer' }, field)).toEqual({
    least: at(3300, 0),
    most: at(3600, 1650),
  });
  expect(startZone({ direction: 'SW', ring: 'outer' }, field)).toEqual({
    least: at(0, 1950),
    most: at(300, 3600),
  });
  expect(startZone('anywhere', field)).toEqual({ least: at(0, 0), most: field });
  const side = { ...duel.sides[0], withdrawal: { NE: '0504' } } as unknown as BattleSetup['sides'][number];
  expect(leftOver(side, 'east', at(3500, 3500), field)).toBe('NE');
  expect(leftOver(side, 'west', at(100, 100), field)).toBeNull();
});

it('DA-CAMP-4 worn mechs start further down, shut down and unmanned ones sleep', () => {
  const [first, second] = planned(worn).forces;
  expect(first?.starts['a1']).toEqual({ click: 2, isShutDown: false });
  expect(first?.starts['a2']?.isShutDown).toBe(true);
  expect(second?.starts['b1']).toEqual({ click: 0, isShutDown: false });
  const { forces } = planned(crowd);
  expect(forces).toHaveLength(3);
  expect(
    forces.flatMap(({ starts }) => Object.values(starts)).filter(({ isShutDown }) => isShutDown),
  ).toHaveLength(1);
});

it('DA-CAMP-6 buildings block in the middle, and terrain lies around them', () => {
  const { terrain, field } = planned(allies);
  const [building] = terrain;
  expect(building).toMatchObject({ look: 'building', ground: 'blocking' });
  expect(building?.corners.map(({ x }) => x)).toEqual([
    field.x / 2 - 200,
    field.x / 2 + 200,
    field.x / 2 + 200,
    field.x / 2 - 200,
  ]);
  expect(terrain.length).toBeGreaterThan(1);
});

it('DA-CAMP-6 BLD-QUARRY what cannot be destroyed blocks too, and is no target', () => {
  const cpOf = (indestructible: boolean): readonly unknown[] => {
    const buildings = allies.buildings.map((one) => ({ ...one, cp: 100, indestructible }));
    return planned({ ...allies, buildings }).terrain.flatMap(({ look, cp }) =>
      look === 'building' ? [cp ?? 'none'] : [],
    );
  };
  expect(new Set(cpOf(false))).toEqual(new Set([100]));
  expect(new Set(cpOf(true))).toEqual(new Set(['none']));
});

it('DA-SET-1 names every reason at once: more than four forces, too many units, designs that nobody knows', () => {
  const [unit] = duel.units;
  if (unit === undefined) throw new Error('no unit');
  const force = (name: string) => ({ ...unit, id: name, force: name, side: 'A' });
  const sides = duel.sides.map((side) =>
    side.side === 'A' ? { ...side, forces: ['A', 'C', 'D', 'E'] } : side,
  );
  const crowded = { ...duel, sides, units: [...duel.units, force('C'), force('D'), force('E')] };
  expect(codes(crowded)).toEqual(['battle/too-many-forces /sides']);
  const many = Array.from({ length: 24 }, (_, index) => ({ ...unit, id: `more-${index}` }));
  expect(codes({ ...duel, units: [...duel.units, ...many] })).toEqual(['battle/army-too-large /sides/0']);
  const unknown = { ...unit, design: 'nobody-has-it' as typeof unit.design };
  expect(codes({ ...duel, units: [unknown, ...duel.units.slice(1)] })).toEqual([
    'battle/no-figure /units/0/design',
  ]);
});

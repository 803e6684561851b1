/** Battles as matches of the quick start (MAT-2, MAT-7, BT-1): who plays what, and every reason why not. */
import { bundledCatalog } from '../../../catalog/bundled';
import { battletech } from '../../../games/battletech';
import { contractSetups } from '../../../../test/support/engines/contract-battles';
import type { BattleSetup } from '../../contract';
import { planMatch } from './plan';
import { reportMatch } from './report';

const catalog = bundledCatalog();
const [duel, crowd, worn, allies] = contractSetups as [BattleSetup, BattleSetup, BattleSetup, BattleSetup];
const WISH = { level: 'quickstart', tempo: 'blocks' } as const;

const codes = (setup: BattleSetup, wish: Parameters<typeof planMatch>[2] = WISH): readonly string[] => {
  const plan = planMatch(catalog, setup, wish);
  return plan.ok ? [] : plan.error.map(({ code, pointer }) => `${code} ${pointer}`);
};

it('MAT-2 each force of the battle has a seat with its own units, whatever its side is called', () => {
  const [first, second] = duel.units;
  if (first === undefined || second === undefined) throw new Error('no duel');
  const third = { ...second, id: 'third', force: 'C', design: 'cicada-cda-2a' as typeof second.design };
  const sides = duel.sides.map((one) => (one.side === second.side ? { ...one, forces: ['B', 'C'] } : one));
  expect(planMatch(catalog, { ...duel, sides, units: [third, ...duel.units] }, WISH)).toMatchObject({
    ok: true,
    value: {
      seats: [
        { seat: 'A', force: 'A' },
        { seat: 'B', force: 'B' },
        { seat: 'C', force: 'C' },
      ],
      setup: {
        seed: duel.hash,
        forces: [{ units: [first.design] }, { units: [second.design] }, { units: ['cicada-cda-2a'] }],
      },
    },
  });
});

it('CMB-5 a side may leave over what is open to it', () => {
  const sides = duel.sides.map((one, index) => ({
    ...one,
    withdrawal: (index === 0 ? { NE: '0504', S: '0506' } : {}) as typeof one.withdrawal,
  }));
  const plan = planMatch(catalog, { ...duel, sides }, WISH);
  const exits = plan.ok ? Object.values((plan.value.setup as { exits: object }).exits) : [];
  expect(exits).toEqual([['E', 'S'], []]);
});

it('BT-1 every reason is named at once, of three sides, worn mechs, a quarry and support units', () => {
  expect(codes(duel)).toEqual([]);
  expect(codes(crowd)).toEqual([
    'battle/not-two-sides /sides',
    'battle/unit-damaged /units/0/condition',
    'battle/unit-shut-down /units/2/shutDown',
    'battle/unit-without-pilot /units/2/pilot',
  ]);
  expect(codes(worn)).toEqual([
    'battle/unit-damaged /units/0/condition',
    'battle/unit-shut-down /units/1/shutDown',
  ]);
  expect(codes(allies).some((one) => one.startsWith('battle/side-too-large /sides/'))).toBe(true);
  expect(codes(allies).some((one) => one.startsWith('battle/unit-not-a-mech /units/'))).toBe(true);
});

it('BT-1 what the quick start does not cover is named with its unit, and what only the campaign knows', () => {
  const with1 = (design: string): BattleSetup => ({
    ...duel,
    units: duel.units.map((unit, index) =>
      index === 0 ? { ...unit, design: design as typeof unit.design } : unit,
    ),
  });
  const archer = planMatch(catalog, with1('archer-arc-2r'), WISH);
  expect(archer).toMatchObject({
    ok: false,
    error: [
      { code: 'battletech/not-covered', pointer: '/units/0/design', params: { unit: duel.units[0]?.id } },
    ],
  });
  expect(codes(with1('nobody-has-it'))).toEqual(['battle/unit-own-design /units/0/design']);
});

it('MAT-7 a match that the game master ends before it began changes nothing', () => {
  const plan = planMatch(catalog, duel, WISH);
  const setup = plan.ok ? plan.value.setup : null;
  const read = battletech.readSetup(setup);
  if (!read.ok) throw new Error('no setup');
  const events = battletech.stop(battletech.open(read.value), { kind: 'gm' });
  const report = reportMatch(catalog, duel, { version: battletech.version, setup, events });
  expect(report).toMatchObject({ turns: 0, holder: null });
  expect(report.units.map(({ fate, condition }) => ({ fate, condition }))).toEqual(
    duel.units.map(({ condition }) => ({ fate: 'on-field-fit', condition })),
  );
});

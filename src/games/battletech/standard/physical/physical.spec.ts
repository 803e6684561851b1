import { type Condition, type Location, UNDAMAGED } from '../../../../catalog';
import { totalOf } from '../../../shared/terms';
import type { Terrain } from '../field/model';
import type { Mech } from '../mech/model';
import { hex, makeField, makeMech } from '../testing/make-mech';
import { PROBED_ATTACKS, physicalOf, type PhysicalAttack } from './physical';

type Hexes = Readonly<Record<string, Terrain>>;
const hurt = (slots: readonly (readonly [Location, number])[], structure = {}): Condition => ({
  ...UNDAMAGED,
  structure,
  slots: slots.map(([location, slot]) => ({ location, slot, state: 'hit' })),
});
const FROM = makeMech('enforcer-enf-4r', { hex: hex('0508'), facing: 0 });
const TO = makeMech('hunchback-hbk-4g', { hex: hex('0507'), facing: 3 });

const told = (
  attack: PhysicalAttack,
  from: Partial<Mech> = {},
  to: Partial<Mech> = {},
  hexes: Hexes = {},
  fired: readonly Location[] = [],
): string => {
  const found = physicalOf(
    { field: makeField(hexes) },
    { ...FROM, ...from },
    { ...TO, ...to },
    attack,
    new Set(fired),
  );
  if (!found.possible) return `(${found.why.join(' ')})`;
  const { toHit, terms, table, damage, side } = found;
  expect(totalOf(terms)).toBe(toHit);
  const rest = terms.slice(1).map(({ code, value }) => `, ${code} ${value ?? ''}`);
  return `${terms[0]?.value ?? ''}${rest.join('')} | ${table} ${side} ${damage ?? ''}`;
};

it('BT-PHYS-1 what all attacks have in common', () => {
  const busy = { moved: { mode: 'walk', hexes: 3 } } as const;
  const gone = { moved: { mode: 'jump', hexes: 5 } } as const;
  expect(told('kick-right', busy, gone, { '0507': { woods: 1 } })).toBe(
    '3, attacker-movement 1, target-movement 2, target-jumped 1, target-woods 1 | kick front 10',
  );
  expect(told('kick-right', {}, { isShutDown: true })).toBe('3, target-immobile -4 | kick front 10');
  expect(told('kick-right', {}, {}, { '0507': { water: 1 }, '0508': { water: 1 } })).toBe(
    '3, partial-cover 1 | kick front 5',
  );
  for (const attack of PROBED_ATTACKS) {
    expect(told(attack, { hex: hex('0509') })).toContain('range');
    expect(told(attack, { isShutDown: true })).toBe('(weapon)');
  }
});

it('BT-PHYS-1 nobody strikes into a building from outside', () => {
  const house: Hexes = { '0507': { building: { kind: 2, levels: 2, cf: 40 } } };
  expect(told('punch-right', {}, {}, house)).toBe('(building)');
  expect(told('kick-right', {}, {}, house)).toBe('(building)');
  const both: Hexes = { ...house, '0508': { building: { kind: 2, levels: 2, cf: 40 } } };
  expect(told('punch-right', {}, {}, both)).toBe('5, same-building 1, hand 1 | punch front 5');
  // Floors count as distance, but for charges.
  for (const attack of ['punch-right', 'kick-right', 'push'] as const)
    expect(told(attack, { elevation: 1 }, {}, both)).toContain('range');
  expect(told('charge', { elevation: 1, moved: { mode: 'run', hexes: 4 } }, {}, both)).toContain('| normal');
  // On the roof it is outside.
  expect(told('kick-right', { elevation: 2 }, { elevation: 2 }, both)).toBe('3 | kick front 10');
});

it('BT-PHYS-2 a punch', () => {
  expect(told('punch-right')).toBe('5, hand 1 | punch front 5');
  expect(told('punch-left', { condition: hurt([['LA', 2]]) })).toBe('5, upper-arm 2, hand 1 | punch front 2');
  expect(
    told('punch-left', {
      condition: hurt([
        ['LA', 2],
        ['LA', 3],
      ]),
    }),
  ).toContain('lower-arm 2');
  expect(told('punch-left', { condition: hurt([['LA', 1]]) })).toBe('(arm)');
  expect(told('punch-left', { condition: hurt([], { LT: 0 }) })).toBe('(arm)');
  expect(told('punch-left', {}, {}, {}, ['LA'])).toBe('(weapon)');
  expect(told('punch-left', {}, {}, {}, ['RA'])).toBe('5, hand 1 | punch front 5');
  expect(told('punch-left', { isProne: true })).toBe('(prone)');
  expect(told('punch-left', { sheet: makeMech('scorpion-scp-1n').sheet })).toContain('quad');
});

it('BT-PHYS-2 a punch goes by the torso, and by heights', () => {
  expect([told('punch-left', { facing: 2 }), told('punch-right', { facing: 2 })]).toEqual([
    '5, hand 1 | punch front 5',
    '(arc)',
  ]);
  expect(told('punch-right', { facing: 2, twist: -1 })).toBe('5, hand 1 | punch front 5');
  expect(told('punch-right', { facing: 4 })).toBe('5, hand 1 | punch front 5');
  const step = (level: number): Hexes => ({ '0507': { level } });
  expect([-2, -1, 0, 1, 2].map((level) => told('punch-right', {}, {}, step(level)))).toEqual([
    '(elevation)',
    '(elevation)',
    '5, hand 1 | punch front 5',
    '5, hand 1 | kick front 5',
    '(elevation)',
  ]);
  expect([0, 1].map((level) => told('punch-right', {}, { isProne: true }, step(level)))).toEqual([
    '(elevation)',
    '5, target-prone -2, hand 1 | normal front 5',
  ]);
});

it('BT-PHYS-2 arms without lower arm or hand', () => {
  // A Rifleman has neither in its arms.
  const rifleman = makeMech('rifleman-rfl-3n').sheet;
  expect(told('punch-right', { sheet: rifleman })).toBe('5, lower-arm 2 | punch front 3');
  // An Enforcer lacks the hands, a Hunchback lacks nothing.
  expect(told('punch-right', { sheet: TO.sheet })).toBe('5 | punch front 5');
  expect(told('punch-right', { sheet: TO.sheet, condition: hurt([['RA', 4]]) })).toBe(
    '5, hand 1 | punch front 5',
  );
});

it('BT-PHYS-3 a kick', () => {
  expect(told('kick-left')).toBe('3 | kick front 10');
  expect(told('kick-left', { condition: hurt([['LL', 2]]) })).toBe('3, upper-leg 2 | kick front 5');
  expect(
    told('kick-left', {
      condition: hurt([
        ['LL', 3],
        ['LL', 4],
      ]),
    }),
  ).toBe('3, lower-leg 2, foot 1 | kick front 5');
  expect(told('kick-left', { condition: hurt([['RL', 1]]) })).toBe('(hip)');
  expect(told('kick-left', { condition: hurt([], { RL: 0 }) })).toBe('(hip)');
  expect(told('kick-left', { facing: 2 })).toBe('(arc)');
  expect(told('kick-left', { facing: 2, twist: -1 })).toBe('(arc)');
  expect(told('kick-left', { isProne: true })).toBe('(prone)');
});

it('BT-PHYS-3 a kick goes by heights', () => {
  const step = (level: number): Hexes => ({ '0507': { level } });
  expect([-2, -1, 0, 1].map((level) => told('kick-left', {}, {}, step(level)))).toEqual([
    '(elevation)',
    '3 | punch front 10',
    '3 | kick front 10',
    '(elevation)',
  ]);
  expect([-1, 0].map((level) => told('kick-left', {}, { isProne: true }, step(level)))).toEqual([
    '(elevation)',
    '3, target-prone -2 | normal front 10',
  ]);
});

it('BT-PHYS-4 a push', () => {
  expect(told('push')).toBe('4 | normal front 0');
  expect(told('push', { condition: hurt([['RA', 1]]) })).toBe('4, shoulder 2 | normal front 0');
  expect(told('push', {}, { isProne: true })).toBe('(target-prone)');
  expect(told('push', { facing: 1 })).toBe('(arc)');
  expect(told('push', { condition: hurt([], { LA: 0 }) })).toBe('(arm)');
  expect(told('push', {}, {}, { '0507': { level: 1 } })).toBe('(elevation)');
  expect(told('push', {}, {}, {}, ['LA'])).toBe('(weapon)');
  expect(told('push', { sheet: makeMech('scorpion-scp-1n').sheet })).toBe('(quad)');
});

it('BT-PHYS-8 a hatchet', () => {
  // An Axman carries one in its right arm: 65 tons.
  const axman: Partial<Mech> = { sheet: makeMech('axman-axm-1n').sheet };
  const arm = 'weapon-right';
  expect(told(arm, axman)).toBe('4 | normal front 13');
  expect(told('weapon-left', axman)).toBe('(arm)');
  expect(told(arm)).toBe('(arm)');
  expect(told(arm, axman, {}, {}, ['RA'])).toBe('(weapon)');
  expect(told(arm, axman, {}, {}, ['LA'])).toBe('4 | normal front 13');
  expect(told(arm, { ...axman, condition: hurt([['RA', 1]]) })).toBe('(arm)');
  expect(told(arm, { ...axman, condition: hurt([['RA', 4]]) })).toBe('(arm)');
  expect(told(arm, { ...axman, condition: hurt([['RA', 2]]) })).toBe('4, upper-arm 2 | normal front 13');
  expect(told(arm, { ...axman, condition: hurt([['RA', 3]]) })).toBe('4, lower-arm 2 | normal front 13');
  expect(told(arm, { ...axman, isProne: true })).toBe('(prone)');
  expect(told(arm, axman, { isProne: true })).toBe('4, target-prone -2 | normal front 13');
  expect(told(arm, { ...axman, facing: 3 })).toBe('(arc)');
  const step = (level: number): Hexes => ({ '0507': { level } });
  expect([-2, -1, 0, 1, 2].map((level) => told(arm, axman, {}, step(level)))).toEqual([
    '(elevation)',
    '4 | punch front 13',
    '4 | normal front 13',
    '4 | kick front 13',
    '(elevation)',
  ]);
  expect(told(arm, axman, { isProne: true }, step(1))).toBe('4, target-prone -2 | normal front 13');
});

it('BT-EQ-27 myomer doubles what blows do: when it is warm, that of industry always', () => {
  const cool: Partial<Mech> = { sheet: makeMech('marauder-mad-5l').sheet };
  expect(told('kick-right', { ...cool, heat: 8 })).toContain('| kick front 15');
  expect(told('kick-right', { ...cool, heat: 9 })).toContain('| kick front 30');
  const sheet = cool.sheet as Mech['sheet'];
  const mounts = sheet.mounts.map((mount) =>
    mount.figures.flags.includes('tsm')
      ? { ...mount, figures: { ...mount.figures, flags: ['industrial-tsm'] } }
      : mount,
  );
  expect(told('kick-right', { sheet: { ...sheet, mounts } })).toContain('| kick front 30');
});

it('BT-PHYS-5 a charge', () => {
  const ran = { moved: { mode: 'run', hexes: 5 } } as const;
  expect(told('charge', ran)).toBe('5, attacker-movement 2 | normal front 25');
  expect(told('charge', { ...ran, piloting: 4 }, { piloting: 6 })).toBe(
    '4, attacker-movement 2, skill-difference -2 | normal front 25',
  );
  expect(told('charge', ran, { isProne: true })).toBe('(target-prone)');
  expect(told('charge', { moved: { mode: 'jump', hexes: 5 } })).toBe('(range)');
  expect(told('charge', ran, {}, { '0507': { level: 1 } })).toBe('5, attacker-movement 2 | normal front 25');
  expect(told('charge', ran, {}, { '0507': { level: 2 } })).toBe('(elevation)');
  expect(told('charge', { ...ran, facing: 1 })).toBe('(arc)');
  expect(told('charge', ran, {}, { '0507': { water: 1 } })).toContain('| punch front');
});

it('BT-PHYS-6 death from above', () => {
  const jumped = { moved: { mode: 'jump', hexes: 3 } } as const;
  expect(told('death-from-above', jumped, {}, { '0507': { woods: 2, level: 2 } })).toBe(
    '5, attacker-movement 3 | punch front 15',
  );
  expect(told('death-from-above', jumped, { isProne: true, facing: 0 })).toBe(
    '5, attacker-movement 3, target-prone -2 | normal rear 15',
  );
  expect(told('death-from-above', { ...jumped, sheet: TO.sheet })).toBe('(range)');
  const both: Hexes = {
    '0507': { building: { kind: 2, levels: 2, cf: 40 } },
    '0508': { building: { kind: 2, levels: 2, cf: 40 } },
  };
  expect(told('death-from-above', jumped, {}, both)).toBe('(building)');
});

/** Buildings that give way, and what they take of fire (BT-BLD-1 to BT-BLD-3); falls onto others (BT-PSR-13). */
import type { Battlefield } from '../field/model';
import { spotAt, spotsOf } from '../movement/ground/spots';
import { fixedDice } from '../testing/fixed-dice';
import { hex, makeField } from '../testing/make-mech';
import { makeState, type Placed } from '../testing/make-state';
import { pointsAt } from './collapsing';
import type { Event } from './events';
import { Fight } from './fight';
import { resolveFire } from './fire/fire-phase';
import { type State, unitOf } from './model';
import { carryOut } from './orders';
import { overloaded } from './movement/overload';
import { resolveBlows } from './blows/physical-phase';
import { pathTo } from '../movement/path';
import { reachNow } from './going-on';

const HUNCHBACK = 'hunchback-hbk-4g';
const at = (id: string, label: string, more: Partial<Placed> = {}): Placed => ({
  ...{ id, design: HUNCHBACK, hex: hex(label), facing: 0 },
  ...more,
});
const house = (
  cf: number,
  levels = 2,
  more = {},
): { building: NonNullable<Battlefield['hexes'][string]['building']> } => ({
  building: { kind: 1, levels, cf, ...more },
});

interface Walk {
  readonly to: string;
  readonly floor?: number;
  readonly mode?: 'walk' | 'run' | 'jump';
  readonly rolls?: Readonly<Record<string, readonly number[]>>;
}
const begun = (placed: readonly Placed[], field: Battlefield): State =>
  makeState('movement', placed, { field });

/** `a1` moves there. */
const walked = (state: State, { to, floor = 0, mode = 'walk', rolls = {} }: Walk): Fight => {
  const fight = new Fight(state, fixedDice({ 'bt.roll.piloting': [6, 6], ...rolls }));
  const spots = spotsOf(state.setup.field);
  const node = spotAt(spots, spots.ground.indexOf(to), floor) * 6;
  carryOut(fight, { type: 'move', unit: 'a1', mode, node });
  return fight;
};
const hexesOf = (events: readonly Event[], type: 'collapsed' | 'building-hit'): readonly string[] =>
  events.flatMap((event) => (event.type === type ? [event.hex] : []));

it('BT-BLD-1 a hex collapses under more tons than it has points left, and only then', () => {
  // Through the walls: a tenth of 50 tons goes, 55 bear 50.
  const bears = walked(begun([at('a1', '0508')], makeField({ '0507': house(55) })), { to: '0507' });
  expect(hexesOf(bears.events, 'collapsed')).toEqual([]);
  expect(pointsAt(bears.state, hex('0507'))).toBe(50);
  const breaks = walked(begun([at('a1', '0508')], makeField({ '0507': house(54) })), { to: '0507' });
  expect(hexesOf(breaks.events, 'collapsed')).toEqual(['0507']);
  expect(pointsAt(breaks.state, hex('0507'))).toBe(0);
  expect(breaks.state.setup.field.hexes['0507']).toEqual({ rubble: 1 });
  // The setup that came in stays as it was.
  expect(begun([at('a1', '0508')], makeField({ '0507': house(54) })).setup.field.hexes['0507']).toEqual(
    house(54),
  );
});

it('BT-BLD-1 an indestructible building loses nothing and bears everything', () => {
  const field = makeField({ '0507': house(10, 2, { isIndestructible: true }) });
  const fight = walked(begun([at('a1', '0508')], field), { to: '0507' });
  expect([hexesOf(fight.events, 'building-hit'), hexesOf(fight.events, 'collapsed')]).toEqual([[], []]);
  expect(pointsAt(fight.state, hex('0507'))).toBe(10);
});

it('BT-BLD-1 the walls behind who goes out may bring down who stands on the roof', () => {
  const field = makeField({ '0508': house(52, 2) });
  const state = begun([at('a1', '0508'), at('a2', '0509')], field);
  const onRoof = state.units.map((unit) =>
    unit.id === 'a2' ? { ...unit, hex: hex('0508'), elevation: 2 } : unit,
  );
  const fight = walked({ ...state, units: onRoof }, { to: '0507' });
  expect(hexesOf(fight.events, 'collapsed')).toEqual(['0508']);
  expect(unitOf(fight.state, 'a1')).toMatchObject({ hex: '0507', isProne: false });
  expect(unitOf(fight.state, 'a2')).toMatchObject({ hex: '0508', elevation: 0, isProne: true });
});

it('BT-BLD-2 who is below the roof takes a tenth of the points as the phase began for each level above, and lies', () => {
  const fight = walked(begun([at('a1', '0508')], makeField({ '0507': house(40, 2) })), {
    to: '0507',
    mode: 'run',
  });
  // 40 × 2 / 10 = 8: a group of 5 and one of 3, by the punch table from the front.
  const groups = fight.events.flatMap((event) => (event.type === 'damaged' ? [event.loss.damage] : []));
  expect(groups).toEqual([5, 3]);
  expect(unitOf(fight.state, 'a1')).toMatchObject({ isProne: true, hex: '0507' });
  // As after a fall: with MP that are left it decides anew.
  expect(fight.events.at(-2)?.type).toBe('goes-on');
});

it('BT-BLD-2 who was on the roof falls over its levels', () => {
  const field = makeField({ '0508': { level: 2 }, '0507': house(40, 2) });
  const fight = walked(begun([at('a1', '0508')], field), { to: '0507', floor: 2 });
  expect(hexesOf(fight.events, 'collapsed')).toEqual(['0507']);
  expect(fight.events.find((event) => event.type === 'fell')).toMatchObject({ unit: 'a1', levels: 2 });
  // 5 for each tenth of 50 tons, times three (BT-PSR-6): 15 in groups of 5.
  const groups = fight.events.flatMap((event) => (event.type === 'damaged' ? [event.loss.damage] : []));
  expect(groups).toEqual([5, 5, 5]);
});

it('BT-BLD-1 who is pushed onto a roof that does not bear them falls with it', () => {
  const field = makeField({ '0508': { level: 2 }, '0507': { level: 2 }, '0506': house(45, 2) });
  const stands = { moved: { mode: 'stand', hexes: 0 } } as const;
  const state = makeState('physical', [at('a1', '0508', stands), at('b1', '0507', stands)], { field });
  const dice = fixedDice({ 'bt.roll.blow': [6, 6], 'bt.roll.piloting': [6, 6] });
  const fight = new Fight({ ...state, blows: [{ unit: 'a1', target: 'b1', attack: 'push' }] }, dice);
  resolveBlows(fight);
  expect(hexesOf(fight.events, 'collapsed')).toEqual(['0506']);
  expect(unitOf(fight.state, 'b1')).toMatchObject({ hex: '0506', elevation: 0, isProne: true });
  expect(unitOf(fight.state, 'a1')).toMatchObject({ hex: '0507', isProne: false });
});

/** `a1` fires its AC/20 at `b1`, and hits. */
const fired = (field: Battlefield, target: Partial<Placed>): Fight => {
  const stands = { moved: { mode: 'stand', hexes: 0 } } as const;
  const state = makeState('fire', [at('a1', '0508', stands), at('b1', '0506', { ...stands, ...target })], {
    field,
  });
  const cannon = state.setup.sheets[HUNCHBACK]?.mounts.find(({ figures }) => figures.name === 'AC/20');
  const shots = [{ mount: cannon?.id ?? '', target: 'b1', shots: 1 }];
  const fight = new Fight(
    { ...state, fire: [{ unit: 'a1', twist: 0, shots }] },
    fixedDice({ 'bt.roll.to-hit': [6, 6] }),
  );
  resolveFire(fight);
  return fight;
};
const done = (fight: Fight): number =>
  fight.events.reduce((sum, event) => (event.type === 'damaged' ? sum + event.loss.damage : sum), 0);

it('BT-BLD-3 of each group a tenth of the points goes into the walls, and only the rest hits', () => {
  const inside = fired(makeField({ '0506': house(71, 3) }), {});
  expect(done(inside)).toBe(12);
  expect(pointsAt(inside.state, hex('0506'))).toBe(63);
  const onRoof = fired(makeField({ '0506': house(71, 1) }), { elevation: 1 });
  expect(done(onRoof)).toBe(20);
  expect(pointsAt(onRoof.state, hex('0506'))).toBe(71);
});

it('BT-BLD-3 BT-BLD-1 what fire took is looked at after all fire', () => {
  const fight = fired(makeField({ '0506': house(51, 3) }), {});
  expect(pointsAt(fight.state, hex('0506'))).toBe(0);
  const order = fight.events
    .map(({ type }) => type)
    .filter((type) => type === 'shot' || type === 'collapsed');
  expect(order).toEqual(['shot', 'collapsed']);
  expect(unitOf(fight.state, 'b1')?.isProne).toBe(true);
});

it('BT-PSR-13 who falls on the way in the hex of a friend pushes them on', () => {
  const field = makeField({ '0507': { rubble: 1 } });
  const fight = walked(begun([at('a1', '0508'), at('a2', '0507')], field), {
    to: '0506',
    rolls: { 'bt.roll.piloting': [1, 1, 6, 6] },
  });
  expect(unitOf(fight.state, 'a1')).toMatchObject({ hex: '0507', isProne: true });
  expect(unitOf(fight.state, 'a2')).toMatchObject({ hex: '0506', isProne: false });
});

it('BT-BLD-1 the forecast knows which hex of a way does not bear its mech', () => {
  const state = begun([at('a1', '0508')], makeField({ '0507': house(54), '0607': house(55) }));
  const [unit] = state.units;
  if (unit === undefined) throw new RangeError('nobody');
  const fight = new Fight(state, fixedDice({}));
  const mech = fight.victim('a1');
  const reach = reachNow(state, unit, mech, 'run');
  if (reach === null) throw new RangeError('no way');
  const weak = (label: string): unknown => {
    const node = (reach.spots.first[reach.spots.ground.indexOf(label)] ?? 0) * 6;
    return overloaded(state, mech, pathTo(reach, node) ?? [], reach.spots, false);
  };
  expect([weak('0507'), weak('0607'), weak('0509')]).toEqual(['0507', null, null]);
});

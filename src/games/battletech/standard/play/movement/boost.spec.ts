/** MASC and superchargers in movement (BT-EQ-26). */
import type { Order } from '../../../../shapes';
import { draftOf } from '../../../../shared/menu';
import { commandOf } from '../../menus/command';
import { menusOf } from '../../menus/menus';
import type { Sheet } from '../../mech/sheet';
import { boostedMp } from '../../movement/points/boost';
import { tell } from '../../tell/tell';
import { fixedDice } from '../../testing/fixed-dice';
import { hex, makeMech } from '../../testing/make-mech';
import { makeState, type Placed } from '../../testing/make-state';
import { apply } from '../apply';
import { endsOf } from './ends';
import type { Event } from '../events';
import { Fight } from '../fight';
import { known } from '../known';
import { mpTo } from '../../movement/model';
import { type State, unitOf } from '../model';
import { carryOut } from '../orders';
import { waiting } from '../questions';

// Walks 9, runs 14; with MASC 18.
const me: Placed = { id: 'a1', design: 'hermes-her-3s', hex: hex('0517'), facing: 0 };
const foe: Placed = { id: 'b1', design: 'hunchback-hbk-4g', hex: hex('1617') };
const start = makeState('movement', [me, foe]);
const seen = (state: State) => known(state, { kind: 'seat', seat: 'A' });
const { walk, run } = makeMech('hermes-her-3s').sheet;
const order: Order = { type: 'boost', token: 'a1', to: '0501', facing: 0 };
const obey = (state: State, dice: readonly number[]): Fight => {
  const fight = new Fight(state, fixedDice({ 'bt.roll.boost': dice, 'bt.roll.critical': [4] }));
  carryOut(fight, commandOf(seen(state), order));
  return fight;
};
const again = (state: State): State => ({
  ...state,
  step: 'movement',
  units: state.units.map((unit) => (unit.id === 'a1' ? { ...unit, hex: hex('0517'), facing: 0 } : unit)),
});
const turn = (state: State): State =>
  again(apply(state, { type: 'turn', rolls: [], turn: state.turn + 1 } as Event));

it('BT-EQ-26 with MASC it runs twice its walking MP, with a supercharger besides two and a half times', () => {
  const mech = makeMech('hermes-her-3s');
  expect(boostedMp(mech)).toBe(2 * walk);
  const masc = mech.sheet.mounts.find(({ figures }) => figures.flags.includes('masc'));
  const other = { ...masc, id: 'CT.12', figures: { ...masc?.figures, flags: ['masc', 'supercharger'] } };
  const sheet = { ...mech.sheet, mounts: [...mech.sheet.mounts, other] } as Sheet;
  expect(boostedMp({ ...mech, sheet })).toBe(Math.ceil((5 * walk) / 2));
  expect(boostedMp(makeMech('hunchback-hbk-4g'))).toBe(0);
});

it('BT-EQ-26 it is offered where it leads further than a run, with the odds that it holds', () => {
  const ends = endsOf(start, 'a1', 'boost');
  if (ends === null) throw new RangeError('no ends');
  expect(Math.min(...ends.reach.nodes.map((node) => mpTo(ends.reach, node)))).toBe(0);
  for (const floors of ends.byHex.values())
    for (const node of [...floors.values()].flat()) expect(mpTo(ends.reach, node)).toBeGreaterThan(run);
  const draft = draftOf(menusOf(seen(start), 'A'), 'movement.1', order, null);
  expect(draft?.violations).toEqual([]);
  // 3 or more.
  expect(draft?.offer.odds).toBeCloseTo(35 / 36);
  expect(menusOf(seen(makeState('movement', [{ ...me, isProne: true }, foe])), 'A').map(({ type }) => type)).not.toContain('boost'); // prettier-ignore
});

it('BT-EQ-26 turns in a row ask for 3, 5, 7 and 11, then it is not offered; a turn without steps back', () => {
  let state = start;
  const needed: (number | null | undefined)[] = [];
  for (let use = 0; use < 4; use += 1) {
    const fight = obey(state, [6]);
    needed.push(fight.events.find(({ type }) => type === 'boosted')?.rolls[0]?.needed);
    expect(unitOf(fight.state, 'a1')).toMatchObject({ hex: '0501', moved: { mode: 'run', hexes: 16 } });
    state = turn(fight.state);
  }
  expect(needed).toEqual([3, 5, 7, 11]);
  expect(endsOf(state, 'a1', 'boost')).toBeNull();
  expect(unitOf(turn(state), 'a1')?.boosts).toEqual({ used: 3, isOn: false });
});

it('BT-EQ-26 MASC that fails rolls for the legs; its player decides anew, without it', () => {
  const fight = obey(start, [1]);
  const { state, events } = fight;
  expect(events.filter(({ type }) => type === 'critical-roll')).toHaveLength(2);
  expect(unitOf(state, 'a1')).toMatchObject({ hex: '0517', moved: null, underWay: { spent: 0 } });
  expect(waiting(state, 'a').map(({ id }) => id)).toEqual(['a1']);
  const types = menusOf(seen({ ...state, question: start.question }), 'A').map(({ type }) => type);
  expect(types).toContain('walk');
  expect(types).not.toContain('boost');
  const before = events.findIndex(({ type }) => type === 'reported');
  const told = events.slice(0, before).reduce<State>(apply, start);
  expect(JSON.stringify(tell(told, events[before] as Event, { kind: 'gm' }))).toContain('bt.say.boost-fails');
});

it('BT-EQ-26 a supercharger that fails is broken, and so may be the engine', () => {
  const sheet = start.setup.sheets['hermes-her-3s'] as Sheet;
  const mounts = sheet.mounts.map((mount) =>
    mount.figures.flags.includes('masc')
      ? { ...mount, figures: { ...mount.figures, flags: ['masc', 'supercharger'] } }
      : mount,
  );
  const sheets = { ...start.setup.sheets, 'hermes-her-3s': { ...sheet, mounts } };
  const { state } = obey({ ...start, setup: { ...start.setup, sheets } }, [1]);
  // 8 on the table of critical hits: one on the engine, and the supercharger itself.
  const slots = unitOf(state, 'a1')?.condition.slots ?? [];
  expect(slots).toHaveLength(2);
  expect(slots).toEqual(expect.arrayContaining([expect.objectContaining({ location: 'CT' })]));
});

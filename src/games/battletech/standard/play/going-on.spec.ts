/** Standing up, and what may be done with the MP that are left (BT-PSR-8, BT-PSR-9). */
import { commandOf as orderOfBot } from '../bot/bot';
import { fixedDice } from '../testing/fixed-dice';
import { hex, makeField } from '../testing/make-mech';
import { makeState, type Placed } from '../testing/make-state';
import { menusOf } from '../menus/menus';
import { Fight } from './fight';
import { endsOf } from './movement/ends';
import { known } from './known';
import { mpTo } from '../movement/model';
import { type State, unitOf } from './model';
import { type Command, carryOut } from './orders';
import { waiting } from './questions';
import { advance } from './turn';

const prone: Placed = { id: 'a1', design: 'hunchback-hbk-4g', hex: hex('0808'), isProne: true };
const friend: Placed = { id: 'a2', design: 'hunchback-hbk-4g', hex: hex('0202') };
const foe: Placed = { id: 'b1', design: 'enforcer-enf-4r', hex: hex('0802') };
const FAILS = [1, 1];
const HOLDS = [6, 6];

const run = (state: State, piloting: readonly number[], ...commands: readonly Command[]): State => {
  const dice = fixedDice({ 'bt.roll.piloting': piloting });
  return commands.reduce((now, command) => {
    const fight = new Fight(now, dice);
    carryOut(fight, command);
    advance(fight);
    return fight.state;
  }, state);
};
const typesFor = (state: State): readonly string[] =>
  menusOf(known(state, { kind: 'seat', seat: 'A' }), 'A').map(({ token, type }) => `${token} ${type}`);
const up = { type: 'stand-up', unit: 'a1', mode: 'walk' } as const;
const start = makeState('movement', [prone, friend, foe], { tempo: 'alternate' });

it('BT-PSR-9 who has stood up is asked again at once, alone, and goes on with what is left', () => {
  const state = run(start, HOLDS, up);
  expect(unitOf(state, 'a1')).toMatchObject({
    isProne: false,
    underWay: { spent: 2, hexes: 0, isFreshlyUp: true },
  });
  expect(state.question).toMatchObject({ kind: 'movement', side: 'a', seats: ['A'] });
  expect(waiting(state, 'a').map(({ id }) => id)).toEqual(['a1']);
  expect(waiting(state, 'b')).toEqual([]);
  expect(typesFor(state)).toEqual(['a1 stand', 'a1 walk', 'a1 run']);
  // 4 MP of walking and 6 of running, less 2; any facing for nothing.
  const [walk, ran] = [endsOf(state, 'a1', 'walk'), endsOf(state, 'a1', 'run')];
  const mpOf = (ends: typeof walk, to: string, facing: number) => {
    const node = ends?.byHex
      .get(hex(to))
      ?.get(0)
      ?.find((one) => one % 6 === facing);
    return node === undefined || ends === null ? null : mpTo(ends.reach, node);
  };
  expect(mpOf(walk, '0808', 3)).toBe(0);
  expect(mpOf(walk, '0810', 3)).toBe(2);
  expect(mpOf(walk, '0811', 3)).toBeNull();
  expect(mpOf(ran, '0812', 3)).toBe(4);
});

it('BT-PSR-9 the way after standing up counts for whoever shoots, and both tries cost heat', () => {
  const risen = run(start, HOLDS, up);
  const node = endsOf(risen, 'a1', 'run')?.byHex.get(hex('0811'))?.get(0)?.[0];
  const state = run(risen, HOLDS, { type: 'move', unit: 'a1', mode: 'run', node: node ?? -1 });
  expect(unitOf(state, 'a1')).toMatchObject({
    hex: '0811',
    moved: { mode: 'run', hexes: 3 },
    attempts: 1,
    underWay: null,
  });
  expect(state.question).toMatchObject({ side: 'b' });
});

it('BT-PSR-9 a try that fails is a fall on the spot, and may be made again while MP are left', () => {
  const once = run(start, FAILS, up);
  const [before, after] = [unitOf(start, 'a1'), unitOf(once, 'a1')];
  expect(after).toMatchObject({ isProne: true, attempts: 1, underWay: { spent: 2, isFreshlyUp: false } });
  expect(after?.condition).not.toEqual(before?.condition);
  expect(typesFor(once)).toContain('a1 stand-up');
  const thrice = run(start, FAILS, up, up, { ...up, mode: 'run' });
  // All 6 MP of running are spent.
  expect(unitOf(thrice, 'a1')).toMatchObject({ isProne: true, attempts: 3, moved: { mode: 'run' } });
  expect(thrice.question?.side).toBe('b');
});

it('BT-PSR-9 staying after standing up keeps how it moved', () => {
  const state = run(start, HOLDS, up, { type: 'stand', unit: 'a1' });
  expect(unitOf(state, 'a1')).toMatchObject({ moved: { mode: 'walk', hexes: 0 }, underWay: null });
  expect(state.question?.side).toBe('b');
});

it('BT-PSR-8 who falls on the way may stand up with the MP that are left, and goes on running', () => {
  const wet = makeState('movement', [{ ...prone, isProne: false }, friend, foe], {
    field: makeField({ '0807': { rubble: 1 } }),
  });
  const node = endsOf(wet, 'a1', 'run')?.byHex.get(hex('0806'))?.get(0)?.[0];
  const state = run(wet, FAILS, { type: 'move', unit: 'a1', mode: 'run', node: node ?? -1 });
  expect(unitOf(state, 'a1')).toMatchObject({
    hex: '0807',
    isProne: true,
    moved: { mode: 'run', hexes: 1 },
    underWay: { spent: 2, hexes: 1 },
  });
  expect(typesFor(state)).toEqual(['a1 stand', 'a1 run', 'a1 stand-up']);
  expect(orderOfBot(known(state, { kind: 'seat', seat: 'A' }), 'A', 'attack')).toEqual({
    ...{ type: 'stand-up', unit: 'a1', mode: 'run' },
  });
});

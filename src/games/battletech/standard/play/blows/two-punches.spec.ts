/** A punch with each arm, from the menu to what it does (BT-PHYS-9). */
import type { Order } from '../../../../shapes';
import { draftOf } from '../../../../shared/menu';
import { bot } from '../../bot/bot';
import { commandOf } from '../../menus/command';
import { menusOf } from '../../menus/menus';
import { tell } from '../../tell/tell';
import { fixedDice } from '../../testing/fixed-dice';
import { hex } from '../../testing/make-mech';
import { makeState, type Placed } from '../../testing/make-state';
import type { Event } from '../events';
import { Fight } from '../fight';
import { known } from '../known';
import { carryOut } from '../orders';
import { resolveBlows } from './physical-phase';

const design = 'hunchback-hbk-4g';
const me: Placed = { id: 'a1', design, hex: hex('0508'), facing: 0 };
const ahead: Placed = { id: 'b1', design, hex: hex('0507'), facing: 3 };
/** To the right: only the right arm gets there. */
const aside: Placed = { id: 'b2', design, hex: hex('0608'), facing: 3 };

const askedOf = (...placed: readonly Placed[]) => {
  const state = makeState('physical', placed);
  const seen = known(state, { kind: 'seat', seat: 'A' });
  return { state, seen, menus: menusOf(seen, 'A') };
};
const violations = ({ menus }: ReturnType<typeof askedOf>, order: Order): readonly string[] =>
  draftOf(menus, 'physical.1', order, null)?.violations.map(({ code }) => code) ?? ['none'];
const both: Order = { type: 'strike', token: 'a1', target: 'b1', attack: 'punch-both' };

it('BT-PHYS-9 both arms are offered at one target; who needs no second is not asked for one', () => {
  const asked = askedOf(me, ahead);
  expect(violations(asked, both)).toEqual([]);
  expect(violations(asked, { ...both, other: 'b1' })).not.toEqual([]);
  const draft = draftOf(asked.menus, 'physical.1', both, null);
  expect(draft?.offer.expects).toMatchObject([{ value: expect.any(Number) as number }]);
  expect(commandOf(asked.seen, both)).toEqual({
    ...{ type: 'strike', unit: 'a1' },
    blow: { unit: 'a1', target: 'b1', attack: 'punch-left' },
    second: { unit: 'a1', target: 'b1', attack: 'punch-right' },
  });
});

it('BT-PHYS-9 each arm may have a target of its own, if it reaches it', () => {
  const asked = askedOf(me, ahead, aside);
  expect(violations(asked, both)).toEqual(['game/missing']);
  expect(violations(asked, { ...both, other: 'b9' })).toEqual(['battletech/no-second']);
  expect(violations(asked, { ...both, other: 'b2' })).toEqual([]);
  expect(commandOf(asked.seen, { ...both, other: 'b2' })).toMatchObject({
    blow: { target: 'b1', attack: 'punch-left' },
    second: { target: 'b2', attack: 'punch-right' },
  });
  // Named the other way round it is the same.
  expect(commandOf(asked.seen, { ...both, target: 'b2', other: 'b1' })).toMatchObject({
    blow: { target: 'b1', attack: 'punch-left' },
    second: { target: 'b2', attack: 'punch-right' },
  });
});

it('BT-PHYS-9 both are declared at once, rolled one after the other, and told', () => {
  const { state, seen } = askedOf(me, ahead);
  const fight = new Fight(state, fixedDice({ 'bt.roll.blow': [6] }));
  carryOut(fight, commandOf(seen, both));
  expect(fight.state.blows).toHaveLength(2);
  const said = tell(state, fight.events[0] as Event, { kind: 'gm' });
  expect(said?.text).toMatchObject({ say: 'bt.event.declares-blows' });
  resolveBlows(fight);
  const struck = fight.events.filter(({ type }) => type === 'struck');
  expect(struck).toMatchObject([
    { blow: { attack: 'punch-left' }, isHit: true },
    { blow: { attack: 'punch-right' }, isHit: true },
  ]);
  // A twentieth of what 50 tons weigh, twice.
  const damage = fight.events.flatMap((event) => (event.type === 'hit-location' ? [event.damage] : []));
  expect(damage).toEqual([5, 5]);
});

it('BT-PHYS-9 the bot strikes with both arms where that pays most', () => {
  // Its hips are broken: it does not kick.
  const slots = [{ location: 'RL', slot: 1, state: 'hit' }] as const;
  const lame = { ...me, condition: { armor: {}, structure: {}, slots, ammunition: [] } } as Placed;
  const asked = askedOf(lame, ahead);
  const order = bot(asked.seen, 'A', 'attack');
  expect(order).toEqual(both);
  expect(violations(asked, order)).toEqual([]);
});

/**
 * BT-GUN-17 for people: fire at two targets, and at one that only a friend sees, from what is offered to the shots that follow.
 */
import { diceBook } from '../../../../../test/support/games/contract/dice-book';
import { decide } from '../../../shared/decide';
import type { Bounds, Cell, Order, Term } from '../../../shapes';
import { battletech } from '../../index';
import type { Event } from '../play/events';
import type { State } from '../play/model';
import { hex, makeField } from '../testing/make-mech';
import { makeState, type Placed } from '../testing/make-state';

const put = (id: string, design: string, at: string, more: Partial<Placed> = {}): Placed => ({
  ...{ id, design, hex: hex(at), moved: { mode: 'stand', hexes: 0 } },
  ...more,
});
const DECISION = 'fire.1';

/** Only a1 has still to fire: then all shots follow. */
const before = (placed: readonly Placed[], field = makeField()): State =>
  makeState(
    'fire',
    placed.map((one) => ({ ...one, hasFired: one.id !== 'a1' })),
    { field },
  );

const knownTo = (state: State) => battletech.know(state, { kind: 'seat', seat: 'A' });

/** What the draft of an order says, with the shots that it may be made of. */
const drafted = (state: State, order: Order) => {
  const draft = battletech.draft(knownTo(state), 'A', DECISION, order, '/attacks');
  const bounds = draft?.offer.ask.find(({ pointer }) => pointer === '/attacks')?.bounds;
  if (draft === null || bounds?.kind !== 'assign') throw new Error('no shots are offered');
  return { ...draft, bounds };
};

const orderOf = (cells: readonly Cell[]): Order => ({
  ...{ type: 'fire', token: 'a1', twist: 0 },
  attacks: cells.map(({ row, column, mode }) => ({ row, column, mode })),
});

/** Everything that is offered against the target, a shot a weapon. */
const cellsAt = (bounds: Extract<Bounds, { kind: 'assign' }>, target: string): readonly Cell[] =>
  bounds.cells.filter(
    ({ row, column }, at) =>
      column === target && at === bounds.cells.findIndex((one) => one.row === row && one.column === target),
  );

/** By weapon and target: what it needed, and what that was made of. */
const shotsAfter = (state: State, order: Order): readonly Extract<Event, { type: 'shot' }>[] => {
  expect(battletech.check(knownTo(state), 'A', DECISION, order)).toEqual([]);
  const revision = battletech.awaited(state)[0]?.asked[0]?.revision ?? NaN;
  const sent = { seat: 'A', decision: DECISION, revision, order };
  const done = decide(battletech, state, sent, diceBook('divided').dice);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return (done.value as readonly Event[]).flatMap((event) => (event.type === 'shot' ? [event] : []));
};

const valueOf = ({ terms }: { readonly terms: readonly Term[] }, code: string): number | null =>
  terms.find((one) => one.code === code)?.value ?? null;

describe('BT-GUN-17 fire at two targets', () => {
  // One ahead, one behind: on the Atlas two lasers look back.
  const state = before([
    put('a1', 'atlas-as7-d', '0508'),
    put('b1', 'hunchback-hbk-4g', '0504'),
    put('b2', 'hunchback-hbk-4g', '0510'),
  ]);
  const { bounds } = drafted(state, orderOf([]));
  const [ahead, behind] = [cellsAt(bounds, 'b1'), cellsAt(bounds, 'b2')];

  it('is offered, with as many targets as there are', () => {
    expect(bounds.columnsMost).toBe(2);
    expect(ahead.length).toBeGreaterThan(2);
    expect(behind.length).toBe(2);
  });

  it('is legal in one order, and needs 2 more at the one behind', () => {
    const shots = shotsAfter(state, orderOf([...behind, ...ahead]));
    const [at1, at2] = ['b1', 'b2'].map((target) => shots.filter(({ unit }) => unit === target));
    expect(at1?.map(({ weapon }) => weapon).sort()).toEqual(ahead.map(({ row }) => row).sort());
    expect(at2?.map(({ weapon }) => weapon).sort()).toEqual(behind.map(({ row }) => row).sort());
    for (const shot of at1 ?? []) {
      expect(valueOf(shot, 'secondary-target')).toBeNull();
      expect(shot.needed).toBe(ahead.find(({ row }) => row === shot.weapon)?.needed);
    }
    for (const shot of at2 ?? []) {
      expect(valueOf(shot, 'secondary-target')).toBe(2);
      expect(shot.needed).toBe((behind.find(({ row }) => row === shot.weapon)?.needed ?? NaN) + 2);
    }
  });

  it('has the modifier in what the order is said to do', () => {
    const expects = (cells: readonly Cell[]): number =>
      drafted(state, orderOf(cells)).offer.expects.find(({ code }) => code === 'bt.expect.damage')?.value ??
      NaN;
    const both = expects([...ahead, ...behind]);
    expect(both).toBeGreaterThan(expects(ahead));
    expect(both).toBeLessThan(expects(ahead) + expects(behind));
  });

  it('of one weapon at two targets is refused', () => {
    const [first] = behind;
    const twice = first === undefined ? [] : [first, { ...first, column: 'b1' }];
    expect(battletech.check(knownTo(state), 'A', DECISION, orderOf(twice))).not.toEqual([]);
  });
});

describe('BT-GUN-17 fire at what a friend sees', () => {
  const hill = makeField({ '0809': { level: 6 }, '0709': { level: 6 }, '0909': { level: 6 } });
  const archer = put('a1', 'archer-arc-2r', '0815');
  const target = put('b1', 'hunchback-hbk-4g', '0803');
  const spotter = put('a2', 'locust-lct-1v', '0805', { moved: { mode: 'walk', hexes: 4 } });

  it('is offered to its missiles alone, with what it adds', () => {
    const { bounds } = drafted(before([archer, spotter, target], hill), orderOf([]));
    const known = before([archer, spotter, target], hill).setup.sheets['archer-arc-2r'];
    const items = bounds.cells.map(({ row }) => known?.mounts.find(({ id }) => id === row)?.figures.item);
    expect(new Set(items)).toEqual(new Set(['lrm-20']));
    for (const cell of bounds.cells) {
      expect(valueOf(cell, 'bt.term.indirect')).toBe(1);
      expect(valueOf(cell, 'bt.term.spotter-walked')).toBe(1);
    }
  });

  it('is legal, and the shot needs what was offered', () => {
    const state = before([archer, spotter, target], hill);
    const cells = cellsAt(drafted(state, orderOf([])).bounds, 'b1');
    const shots = shotsAfter(state, orderOf(cells));
    expect(shots.length).toBe(2);
    for (const shot of shots) {
      expect(valueOf(shot, 'indirect')).toBe(1);
      expect(shot.needed).toBe(cells.find(({ row }) => row === shot.weapon)?.needed);
    }
  });

  it('is not offered without the friend', () => {
    const known = knownTo(before([archer, target], hill));
    expect(battletech.offers(known, 'A').map(({ type }) => type)).not.toContain('fire');
  });
});

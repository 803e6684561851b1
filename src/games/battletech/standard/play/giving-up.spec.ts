/** Orders that give something up: ejecting, and clearing jammed guns instead of firing. */
import { diceBook } from '../../../../../test/support/games/contract/dice-book';
import { standard } from '../system';
import { makeState } from '../testing/make-state';
import { makeSheet, hex } from '../testing/make-mech';
import { sayIn } from '../../../shapes';
import { battletech } from '../..';
import type { Event } from './events';
import { known } from './known';
import type { State } from './model';

const stands = (changes: Partial<State['units'][number]> = {}): State =>
  makeState('movement', [
    { id: 'a1', design: 'hunchback-hbk-4g', hex: hex('0404'), ...changes },
    { id: 'b1', design: 'enforcer-enf-4r', hex: hex('0412') },
  ]);

const typesOf = (state: State): readonly string[] =>
  standard.offers(known(state, { kind: 'seat', seat: 'A' }), 'A').map(({ type }) => type);

const played = (state: State, type: string): { readonly state: State; readonly events: readonly Event[] } => {
  const question = state.question?.id ?? '';
  const order = { type, token: 'a1' };
  expect(standard.check(known(state, { kind: 'seat', seat: 'A' }), 'A', question, order)).toEqual([]);
  const events = standard.play(state, 'A', question, order, diceBook(type).dice);
  return { state: events.reduce(standard.apply, state), events };
};

describe('ejecting by order', () => {
  it('BT-DMG-11 is on offer to who is conscious and has a pilot', () => {
    expect(typesOf(stands())).toContain('eject');
    expect(typesOf(stands({ isConscious: false }))).not.toContain('eject');
    expect(typesOf(stands({ staysShutDown: true, isShutDown: true }))).not.toContain('eject');
  });

  it('BT-DMG-11 happens at the end of the turn, and takes the mech out of the fight', () => {
    let state: State = played(stands(), 'eject').state;
    expect([state.units[0]?.isEjecting, state.units[0]?.harm.out]).toEqual([true, null]);
    // The others do nothing until the turn is over.
    while (state.question !== null && state.outcome === null) {
      const [asked] = standard.awaited(state);
      const seat = asked?.asked[0]?.seat ?? '';
      const order = asked?.asked[0]?.skip ?? { type: 'stand', token: 'b1' };
      const events = standard.play(state, seat, asked?.id ?? '', order, diceBook('rest').dice);
      state = events.reduce(standard.apply, state);
    }
    expect(state.units[0]?.harm).toMatchObject({ out: 'ejected', pilot: 'ejected' });
    expect(state.outcome?.winners).toEqual(['B']);
    expect(state.outcome?.units.find(({ token }) => token === 'a1')?.fate.code).toBe('bt.fate.not-fit');
  });

  it('BT-DMG-11 who is unconscious by then stays in the mech', () => {
    const { state } = played(stands(), 'eject');
    const stunned = {
      ...state,
      units: state.units.map((unit) => (unit.id === 'a1' ? { ...unit, isConscious: false } : unit)),
    };
    let at: State = stunned;
    for (let count = 0; at.turn === 1 && at.outcome === null && count < 20; count += 1) {
      const [asked] = standard.awaited(at);
      const order = asked?.asked[0]?.skip ?? { type: 'stand', token: 'b1' };
      const seat = asked?.asked[0]?.seat ?? '';
      at = standard.play(at, seat, asked?.id ?? '', order, diceBook('rest').dice).reduce(standard.apply, at);
    }
    expect([at.units[0]?.harm.out, at.units[0]?.isEjecting, at.turn]).toEqual([null, undefined, 2]);
  });
});

const ROTARY = 'rifleman-rfl-8d';

const jammed = (mode: 'stand' | 'walk' | 'run'): State => {
  const gun = makeSheet(ROTARY).mounts.find(({ figures }) => figures.weapon?.ammunition === 23);
  return makeState('fire', [
    { id: 'a1', design: ROTARY, hex: hex('0404'), moved: { mode, hexes: 0 }, jammed: [gun?.id ?? ''] },
    {
      id: 'b1',
      design: 'enforcer-enf-4r',
      hex: hex('0416'),
      moved: { mode: 'stand', hexes: 0 },
      hasFired: true,
    },
  ]);
};

describe('clearing rotary autocannons', () => {
  it('BT-EQ-4 is on offer to who has a jammed one, and did not run', () => {
    expect(typesOf(jammed('walk'))).toContain('clear-jam');
    expect(typesOf(jammed('run'))).not.toContain('clear-jam');
    const clean = jammed('stand');
    expect(typesOf({ ...clean, units: clean.units.map((unit) => ({ ...unit, jammed: [] })) })).not.toContain(
      'clear-jam',
    );
  });

  it('BT-EQ-4 is rolled with gunnery + 3, and takes the place of fire', () => {
    const results = Array.from({ length: 12 }, (_, at) => {
      const state = { ...jammed('stand'), streams: { [`${at}`]: 0 } };
      const events = standard.play(
        state,
        'A',
        'fire.1',
        { type: 'clear-jam', token: 'a1' },
        diceBook(`c${at}`).dice,
      );
      const tried = events.find((event) => event.type === 'cleared');
      const after = events.reduce(standard.apply, state);
      expect(tried?.rolls[0]?.needed).toBe(7);
      expect(after.units[0]?.jammed).toEqual(tried?.isClear === true ? [] : state.units[0]?.jammed);
      expect(events.some(({ type }) => type === 'shot')).toBe(false);
      const lines = events.flatMap((event) => standard.tell(state, event, after, { kind: 'gm' }) ?? []);
      const said = sayIn(battletech.texts, 'en', lines[0]?.text.say ?? '', lines[0]?.text.params ?? {});
      expect(said).toContain('clears its jammed autocannons');
      return tried?.isClear;
    });
    expect(new Set(results)).toEqual(new Set([true, false]));
  });
});

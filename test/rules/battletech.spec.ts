/** The project's rules of BattleTech (BT-4 to BT-9), each on a whole fight that bots play over the contract. */
import { battletech as system } from '../../src/games/battletech';
import type { State as Standard } from '../../src/games/battletech/standard/play/model';
import type { Frame, GameEvent, GameSystem } from '../../src/games/contract';
import { svgOf } from '../../src/games';
import type { Bounds, Offer, Seat } from '../../src/games/shapes';
import { GAME_TEXTS } from '../../src/games/shared/texts';
import { decide } from '../../src/games/shared/decide';
import { canonicalJson } from '../../src/kernel';
import { diceBook } from '../support/games/contract/dice-book';

const battletech = system as unknown as GameSystem;

interface Moment {
  readonly seat: Seat;
  /** What was asked, and what could be answered. */
  readonly decision: string;
  readonly kind: string;
  readonly offers: readonly Offer[];
  readonly before: Standard;
  readonly events: readonly GameEvent[];
  readonly after: Standard;
}

const DUEL = {
  level: 'standard',
  terrain: 'woods',
  seed: 'duel of rules',
  tempo: 'alternate',
  turns: 6,
  forces: [
    { seat: 'A', side: 'north', units: ['hunchback-hbk-4g', 'locust-lct-1v'] },
    { seat: 'B', side: 'south', units: ['enforcer-enf-4r', 'phoenix-hawk-pxh-1'] },
  ],
};

const foldAll = (state: Frame, events: readonly GameEvent[]): Standard =>
  events.reduce((one, event) => battletech.apply(one, event), state) as Standard;

const fought = (seed: string): readonly Moment[] => {
  const { dice } = diceBook(seed);
  const read = battletech.readSetup(DUEL);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  let state = foldAll(battletech.open(read.value), battletech.begin(read.value, dice));
  const moments: Moment[] = [];
  for (let [asked] = battletech.awaited(state); asked !== undefined; [asked] = battletech.awaited(state)) {
    const [{ seat, revision } = { seat: '', revision: 0 }] = asked.asked;
    const known = battletech.know(state, { kind: 'seat', seat });
    const order = battletech.bot(known, seat, asked.id, 'attack', dice);
    const events = decide(battletech, state, { seat, decision: asked.id, revision, order }, dice);
    if (!events.ok) throw new Error(JSON.stringify([order, events.error]));
    const offers = battletech.offers(known, seat);
    const after = foldAll(state, events.value);
    moments.push({
      seat,
      decision: asked.id,
      kind: asked.kind.code,
      offers,
      before: state,
      events: events.value,
      after,
    });
    state = after;
  }
  return moments;
};

const moments = fought('rules');
const ofKind = (kind: string): readonly Moment[] =>
  moments.filter((one) => one.kind === `bt.question.${kind}`);
const last = moments[moments.length - 1]?.after;

it('BT-4 the same setup, seed and orders give the same battle, byte by byte; another seed another one', () => {
  const text = (all: readonly Moment[]): string => canonicalJson(all.flatMap(({ events }) => events));
  expect(last?.outcome).not.toBeNull();
  expect(text(fought('rules'))).toBe(text(moments));
  expect(text(fought('other dice'))).not.toBe(text(moments));
});

/** What stands at the pointer in each offer of the moment, opened. */
const boundsOf = ({ seat, decision, offers, before }: Moment, pointer: string): readonly Bounds[] =>
  offers.flatMap(({ order }) => {
    const known = battletech.know(before, { kind: 'seat', seat });
    const draft = battletech.draft(known, seat, decision, order, pointer);
    const asked = draft?.offer.ask.find((one) => one.pointer === pointer);
    return asked === undefined || asked.bounds === null ? [] : [asked.bounds];
  });

it('BT-5 where a unit may move is offered with what each hex costs', () => {
  const bounds = ofKind('movement').flatMap((moment) => boundsOf(moment, '/to'));
  const places = bounds.flatMap((one) => (one.kind === 'place' ? one.places : []));
  expect(places.length).toBeGreaterThan(100);
  for (const { costs } of places) expect(costs.length).toBeGreaterThan(0);
});

it('BT-5 a target is offered with the number that is needed, the sum of its terms, and the odds', () => {
  const cells = ofKind('fire')
    .flatMap((moment) => boundsOf(moment, '/attacks'))
    .flatMap((one) => (one.kind === 'assign' ? one.cells : []));
  expect(cells.length).toBeGreaterThan(5);
  for (const { odds, terms } of cells) {
    const needed = terms.reduce((sum, { value }) => sum + (value ?? 0), 0);
    // Of the 36 ways in which two dice fall, those that reach the number.
    const ways = Array.from({ length: 36 }, (_, at) => 2 + (at % 6) + Math.floor(at / 6));
    expect(odds).toBeCloseTo(ways.filter((total) => total >= needed).length / 36, 3);
  }
});

it('BT-5 fire is declared by turns of the sides, and takes effect together', () => {
  const [first] = ofKind('fire');
  const declared = ofKind('fire').filter(({ before }) => before.turn === first?.before.turn);
  expect(declared.map(({ seat }) => seat)).toEqual(
    first?.seat === 'A' ? ['A', 'B', 'A', 'B'] : ['B', 'A', 'B', 'A'],
  );
  const conditions = ({ units }: Standard) => units.map(({ condition }) => condition);
  for (const { before, events, after } of declared.slice(0, -1)) {
    expect(conditions(after)).toEqual(conditions(before));
    expect(events.flatMap(({ rolls }) => rolls)).toEqual([]);
  }
  expect(declared[3]?.events.flatMap(({ rolls }) => rolls).length).toBeGreaterThan(0);
});

const told = moments.flatMap(({ events, before }) => {
  let state: Frame = before;
  return events.flatMap((event) => {
    const after = battletech.apply(state, event);
    const heard = battletech.tell(state, event, after, { kind: 'spectator' });
    state = after;
    return heard === null ? [] : [heard];
  });
});

it('BT-7 every roll tells its purpose, the number that was needed, and what fell', () => {
  const rolls = told.flatMap((one) => one.rolls);
  // A roll that nobody hears of could not be replayed.
  expect(rolls).toHaveLength(moments.flatMap(({ events }) => events.flatMap((event) => event.rolls)).length);
  expect(new Set(rolls.map(({ label }) => label)).size).toBe(rolls.length);
  for (const { purpose, dice, sides, total, needed, success } of rolls) {
    expect(battletech.texts[purpose.code]).toBeDefined();
    expect(dice.every((one) => one >= 1 && one <= sides)).toBe(true);
    if (needed !== null && total !== null) expect(success).toBe(total >= needed);
  }
  expect(rolls.filter(({ needed }) => needed !== null).length).toBeGreaterThan(10);
});

it('BT-7 the field can be drawn after each step', () => {
  const drawn = moments.map(({ after }) => {
    const known = battletech.know(after, { kind: 'spectator' });
    return svgOf(
      battletech.board(known),
      battletech.scene(known),
      { ...GAME_TEXTS, ...battletech.texts },
      'de',
    );
  });
  for (const svg of drawn) expect(svg).toMatch(/^<svg [^]*<\/svg>\s*$/);
  expect(new Set(drawn).size).toBeGreaterThan(ofKind('movement').length / 2);
});

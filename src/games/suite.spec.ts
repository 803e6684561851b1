/** The suite of GAM-12 itself: toy systems pass it, and a planted mistake of each kind is found. */
import { faultsOf, type Subject } from '../../test/support/matches/game-contract';
import { type CardState, cardsToy } from '../../test/support/games/toys/cards';
import { inventedToy } from '../../test/support/games/toys/invented';
import { queuedToy } from '../../test/support/games/toys/queued';
import { planeToy } from '../../test/support/games/toys/plane';
import { ROOMS, searchToy, type SearchState } from '../../test/support/games/toys/search';
import type { Audience, Frame, GameSystem } from './contract';
import { registryOf } from './registry';

/** Others' hands with one card exchanged, and others' sealed answers taken back and changed. */
const otherHands = (state: CardState, audience: Audience): readonly CardState[] =>
  ['A', 'B', 'C'].flatMap((seat) => {
    const hand = state.hands[seat] ?? [];
    if ((audience.kind === 'seat' && audience.seat === seat) || hand.length === 0) return [];
    const sealed = state.sealed[seat] === undefined ? state.sealed : { ...state.sealed, [seat]: 999 };
    return [{ ...state, sealed, hands: { ...state.hands, [seat]: [...hand.slice(1), 999] } }];
  });
/** What is not found yet lies elsewhere. */
const otherRooms = (state: SearchState): readonly SearchState[] => {
  const free = ROOMS.filter((room) => !state.searched.includes(room) && !state.hidden.includes(room));
  const found = state.hidden.filter((room) => state.searched.includes(room));
  const moved = [...found, ...free.slice(0, state.hidden.length - found.length)];
  return moved.length === state.hidden.length ? [{ ...state, hidden: moved }] : [];
};

const plane: Subject = { system: planeToy, setups: [null], mostDecisions: 60 };
const cards: Subject = {
  system: cardsToy,
  setups: [null],
  mostDecisions: 60,
  disguises: (state, audience) => otherHands(state as CardState, audience),
};
const search: Subject = {
  system: searchToy,
  setups: [null],
  mostDecisions: 60,
  disguises: (state) => otherRooms(state as SearchState),
};
const invented: Subject = { system: inventedToy, setups: [null], mostDecisions: 30 };
const queued: Subject = { system: queuedToy, setups: [null], mostDecisions: 30 };
const TOYS = [
  ['a plane with free paths', plane],
  ['secret choices with three seats and reactions', cards],
  ['hidden tokens, together', search],
  ['every kind of bounds, with three seats', invented],
  ['orders for decisions to come', queued],
] as const;

const namesOf = (subject: Subject): readonly string[] => faultsOf(subject, 12, 1).map(({ fault }) => fault);
/** The same subject with one function of its system done wrong. */
const spoilt = (subject: Subject, change: Partial<GameSystem>): Subject => ({
  ...subject,
  system: { ...subject.system, ...change },
});
const { system: q } = queued;
const { system: s } = search;
const { system: c } = cards;

describe('the suite of all games', () => {
  it.each(TOYS)('GAM-12 finds nothing in %s', (_, subject) => expect(faultsOf(subject, 15, 1)).toEqual([]));

  it.each([
    [
      'a leak of what is hidden in the scene',
      'leak',
      spoilt(search, {
        know: (state) => ({
          ...(s.know(state, { kind: 'gm' }) as object),
          found: (state as SearchState).hidden,
        }),
      }),
    ],
    [
      'a leak of another’s hand',
      'leak',
      spoilt(cards, {
        own: (known) => known,
        know: (state, audience) => ({
          ...(c.know(state, audience) as object),
          all: (state as CardState).hands,
        }),
      }),
    ],
    [
      'a leak of a sealed answer',
      'leak',
      spoilt(cards, {
        own: (known) => known,
        know: (state, audience) => ({
          ...(c.know(state, audience) as object),
          all: (state as CardState).sealed,
        }),
      }),
    ],
    [
      'a decision to come without an offer',
      'no-offer',
      spoilt(queued, {
        offers: (of, seat) => q.offers(of, seat).filter(({ decision }) => !decision.startsWith('walk')),
      }),
    ],
    [
      'an order that is accepted before it is asked',
      'accepted-before-it-is-asked',
      spoilt(queued, {
        decisions: (of, seat) => q.decisions(of, seat).map((one) => ({ ...one, due: 'later' as const })),
      }),
    ],
    [
      'an offer that is refused',
      'offer-is-refused',
      spoilt(search, {
        check: (of, seat, decision, order) =>
          order['room'] === 1
            ? [{ code: 'room', rule: null, pointer: '', params: {} }]
            : s.check(of, seat, decision, order),
      }),
    ],
    [
      'an order that is accepted without offer',
      'accepted-without-offer',
      spoilt(search, { check: () => [] }),
    ],
    [
      'a roll outside of an event',
      'roll-outside-an-event',
      spoilt(cards, { play: (...args) => c.play(...args).map((event) => ({ ...event, rolls: [] })) }),
    ],
    [
      'a stream that is opened twice',
      'stream-opened-twice',
      spoilt(cards, { apply: (state, event) => ({ ...c.apply(state, event), turn: 1, streams: {} }) }),
    ],
    [
      'an endless match',
      'endless',
      spoilt(search, {
        apply: (state, event) =>
          event.type === 'searched' ? { ...state, streams: {} } : s.apply(state, event),
      }),
    ],
    [
      'a bot that sends what is not offered',
      'bot-is-refused',
      spoilt(plane, { bot: () => ({ type: 'fly', token: null }) }),
    ],
    [
      'a fraction in an event',
      'fraction',
      spoilt(search, { play: (...args) => s.play(...args).map((event) => ({ ...event, half: 0.5 })) }),
    ],
    ['a code without text', 'no-text', spoilt(search, { texts: {} })],
    [
      'a skip that is refused',
      'skip-is-refused',
      spoilt(plane, {
        awaited: (state) =>
          planeToy.awaited(state as never).map((one) => ({
            ...one,
            asked: one.asked.map((seat) => ({ ...seat, skip: { type: 'fly', token: null } })),
          })),
      }),
    ],
    ['an end without outcome', 'no-outcome', spoilt(search, { outcome: () => null })],
  ] as const)('GAM-12 finds %s', (_, fault, subject) => {
    // A spoilt system may also break down: what it is found by counts.
    expect(namesOf(subject)).toContain(fault);
  });

  it('GAM-11 plays a match by the version that it is pinned to, beside the newer one', () => {
    const newer: GameSystem = {
      ...s,
      version: '2',
      awaited: (state) => ((state as SearchState).searched.length >= 2 ? [] : s.awaited(state)),
    };
    const registry = registryOf([s, newer]);
    const turns = (system: GameSystem | null): number => {
      const start: SearchState = { ...(s.open(null) as SearchState), hidden: [7, 8, 9] };
      let state: Frame = start;
      for (let room = 1; system !== null && system.awaited(state).length > 0; room += 1)
        for (const event of system.play(
          state,
          'A',
          `search.${room}`,
          { type: 'search', token: null, room },
          { stream: () => ({ roll: () => ({}) as never }) },
        ))
          state = system.apply(state, event);
      return (state as SearchState).searched.length;
    };
    expect([
      turns(registry.find('toy-search', '1')),
      turns(registry.find('toy-search', '2')),
      turns(registry.newestOf('toy-search')),
    ]).toEqual([7, 2, 2]);
  });
});

/**
 * A toy of secret choices at the same time: three seats play a card of their hand; the lowest may answer with
 * a die; most points after the hands win.
 */
import type { AwaitedDecision, Frame, GameEvent, Order } from '../../../../src/games';
import type { Menu } from '../../../../src/games/shared/menu';
import { counted, roll } from '../../../../src/games/shared/rolls';
import type { Audience, Roll } from '../../../../src/games';
import { choice } from '../fixtures/fixture';
import { ended, kind, label, plain, toyOf } from './toy';

const SEATS = ['A', 'B', 'C'] as const;
type Cards = Readonly<Record<string, readonly number[]>>;

export interface CardState extends Frame {
  readonly hands: Cards;
  readonly sealed: Readonly<Record<string, number>>;
  readonly points: Readonly<Record<string, number>>;
  /** Who may answer; null: all choose. */
  readonly lowest: string | null;
  readonly isOver: boolean;
}
interface Known {
  readonly seat: string | null;
  readonly turn: number;
  readonly hand: readonly number[];
  readonly left: Readonly<Record<string, number>>;
  readonly answer: number | null;
  readonly points: CardState['points'];
  readonly lowest: string | null;
  readonly isOver: boolean;
}
type Event = GameEvent &
  (
    | { readonly type: 'dealt'; readonly hands: Cards }
    | { readonly type: 'sealed'; readonly seat: string; readonly card: number }
    | { readonly type: 'shown'; readonly lowest: string; readonly highest: string }
    | { readonly type: 'answered'; readonly more: number }
    | { readonly type: 'over' }
  );

const isDone = ({ hands, isOver, lowest }: CardState): boolean =>
  isOver || (lowest === null && SEATS.every((seat) => hands[seat]?.length === 0));
const orderOf = (card: number): Order => ({ type: 'play', token: null, card });
const idOf = ({ turn, lowest }: Pick<Known, 'turn' | 'lowest'>): string =>
  lowest === null ? `card.${turn}` : `answer.${turn}`;

const awaited = (state: CardState): readonly AwaitedDecision[] => {
  if (isDone(state)) return [];
  const { lowest } = state;
  const asked = lowest === null ? SEATS : [lowest];
  return [
    {
      id: idOf(state),
      kind: kind(lowest === null ? 'play' : 'answer'),
      tokens: [],
      secret: lowest === null,
      answers: 'each',
      asked: asked.map((seat) => {
        const card = state.sealed[seat];
        return {
          seat,
          revision: 1,
          skip: lowest === null ? null : { type: 'pass', token: null },
          answer: card === undefined ? null : orderOf(card),
        };
      }),
    },
  ];
};

const know = (state: CardState, audience: Audience): Known => {
  const seat = audience.kind === 'seat' ? audience.seat : null;
  return {
    seat,
    turn: state.turn,
    hand: seat === null ? [] : (state.hands[seat] ?? []),
    left: Object.fromEntries(SEATS.map((one) => [one, state.hands[one]?.length ?? 0])),
    answer: seat === null ? null : (state.sealed[seat] ?? null),
    points: state.points,
    lowest: state.lowest,
    isOver: isDone(state),
  };
};

const menus = (known: Known, seat: string): readonly Menu[] => {
  if (known.isOver) return [];
  const decision = idOf(known);
  if (known.lowest !== null) {
    const one = (type: string): Menu => ({ decision, type, token: null, label: label(type), parts: [] });
    return known.lowest === seat ? [one('roll'), one('pass')] : [];
  }
  const from = known.hand.map((card) => choice(card, 'card'));
  const part = {
    pointer: '/card',
    title: label('card'),
    bounds: () => ({ kind: 'one-of', from }) as const,
    choose: () => known.answer ?? known.hand[0],
  };
  return [{ decision, type: 'play', token: null, label: label('play'), parts: [part] }];
};

const shown = (state: CardState): Event => {
  const byCard = [...SEATS].sort((a, b) => (state.sealed[a] ?? 0) - (state.sealed[b] ?? 0));
  return { type: 'shown', rolls: [], lowest: byCard[0] ?? 'A', highest: byCard[2] ?? 'A' };
};

const apply = (state: CardState, event: Event): CardState => {
  const streams = counted(state, event);
  const points = (seat: string, more: number): CardState['points'] => ({
    ...state.points,
    [seat]: (state.points[seat] ?? 0) + more,
  });
  switch (event.type) {
    case 'dealt':
      return { ...state, hands: event.hands, streams };
    case 'sealed':
      return { ...state, sealed: { ...state.sealed, [event.seat]: event.card } };
    case 'shown': {
      const hands = Object.fromEntries(
        SEATS.map((seat) => [seat, (state.hands[seat] ?? []).filter((card) => card !== state.sealed[seat])]),
      );
      return { ...state, hands, sealed: {}, points: points(event.highest, 3), lowest: event.lowest };
    }
    case 'answered':
      return {
        ...state,
        points: points(state.lowest ?? 'A', event.more),
        lowest: null,
        turn: state.turn + 1,
        streams: counted(state, event, state.turn + 1),
      };
    case 'over':
      return { ...state, isOver: true };
  }
};

export const cardsToy = toyOf<CardState, Event, Known>({
  id: 'toy-cards',
  texts: plain(
    'cards',
    'play',
    'answer',
    'roll',
    'pass',
    'card',
    'most',
    'deal',
    'event.dealt',
    'event.sealed',
    'event.shown',
    'event.answered',
    'event.over',
  ),
  start: {
    epoch: 0,
    turn: 1,
    step: 'cards',
    streams: {},
    hands: {},
    sealed: {},
    points: {},
    lowest: null,
    isOver: false,
  },
  begin: (_, dice) => {
    const start: Frame = { epoch: 0, turn: 1, step: 'cards', streams: {} };
    const rolls: readonly Roll[] = [
      roll(dice, start, { purpose: 'deal', who: '', sides: 6, count: 3, judged: null }),
    ];
    // No two cards are alike, so that there is always one lowest.
    const hands = Object.fromEntries(
      SEATS.map((seat, index) => [
        seat,
        [0, 1, 2, 3].map((card) => 30 * card + 10 * ((index + (rolls[0]?.dice[card % 3] ?? 1)) % 3) + card),
      ]),
    );
    return [{ type: 'dealt', rolls, hands }];
  },
  apply,
  awaited,
  play: (state, seat, _decision, order, dice) => {
    if (order.type === 'pass') return [{ type: 'answered', rolls: [], more: 0 }];
    if (order.type === 'roll') {
      const thrown = roll(dice, state, {
        purpose: 'answer',
        who: seat,
        sides: 6,
        count: 1,
        needed: 4,
        judged: 'total',
      });
      return [{ type: 'answered', rolls: [thrown], more: thrown.success === true ? 2 : -1 }];
    }
    const sealed: Event = { type: 'sealed', rolls: [], seat, card: Number(order['card']) };
    const next = apply(state, sealed);
    return SEATS.every((one) => next.sealed[one] !== undefined) ? [sealed, shown(next)] : [sealed];
  },
  outcome: (state) => {
    if (!isDone(state)) return null;
    const most = Math.max(...SEATS.map((seat) => state.points[seat] ?? 0));
    return ended(
      SEATS.filter((seat) => (state.points[seat] ?? 0) === most),
      'most',
      SEATS,
    );
  },
  stop: () => [{ type: 'over', rolls: [] }],
  know,
  menus,
  asked: (known, seat) => {
    const open = menus(known, seat);
    const secret = known.lowest === null;
    return open.length === 0
      ? []
      : [
          {
            id: idOf(known),
            kind: kind(secret ? 'play' : 'answer'),
            due: 'now',
            secret,
            tokens: [],
            revision: 1,
            skip: secret ? null : { type: 'pass', token: null },
            answer: known.answer === null ? null : orderOf(known.answer),
          },
        ];
  },
  board: () => ({ unit: 1000, size: { x: 1, y: 1 }, grid: null, areas: [] }),
  scene: ({ left, hand, seat, points }) => ({
    tokens: [],
    marks: [],
    trays: SEATS.map((one) => ({
      id: `hand ${one}`,
      seat: one,
      kind: 'cards' as const,
      title: label('card'),
      value: points[one] ?? 0,
      most: null,
      items: Array.from({ length: left[one] ?? 0 }, (_, index) => ({
        id: one === seat ? `${hand[index] ?? ''}` : null,
        title: label('card'),
        text: null,
        at: null,
        tokens: [],
      })),
    })),
  }),
});

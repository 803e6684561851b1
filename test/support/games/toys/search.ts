/**
 * A toy for two seats of one side: something is hidden in three of nine rooms; either of them names a room,
 * and they win when all is found in time.
 */
import type { Audience, AwaitedDecision, Frame, GameEvent } from '../../../../src/games';
import type { Menu } from '../../../../src/games/shared/menu';
import { counted, roll } from '../../../../src/games/shared/rolls';
import { choice, token } from '../fixtures/fixture';
import { ended, kind, label, plain, toyOf } from './toy';

const SEATS = ['A', 'B'] as const;
export const ROOMS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export interface SearchState extends Frame {
  readonly hidden: readonly number[];
  readonly searched: readonly number[];
  readonly isOver: boolean;
}
interface Known {
  readonly turn: number;
  readonly searched: readonly number[];
  readonly found: readonly number[];
  readonly isDone: boolean;
}
type Event = GameEvent &
  (
    | { readonly type: 'hidden'; readonly rooms: readonly number[] }
    | { readonly type: 'searched'; readonly room: number }
    | { readonly type: 'over' }
  );

const foundIn = ({ hidden, searched }: SearchState): readonly number[] =>
  hidden.filter((room) => searched.includes(room));
const isDone = (state: SearchState): boolean =>
  state.isOver || state.turn > 7 || foundIn(state).length === state.hidden.length;

const awaited = (state: SearchState): readonly AwaitedDecision[] =>
  isDone(state)
    ? []
    : [
        {
          id: `search.${state.turn}`,
          kind: kind('search'),
          tokens: [],
          secret: false,
          answers: 'any',
          asked: SEATS.map((seat) => ({ seat, revision: 1, skip: null, answer: null })),
        },
      ];

const menus = ({ turn, searched, isDone: over }: Known): readonly Menu[] => {
  const rooms = ROOMS.filter((room) => !searched.includes(room));
  const part = {
    pointer: '/room',
    title: label('room'),
    bounds: () => ({ kind: 'one-of', from: rooms.map((room) => choice(room, 'room')) }) as const,
    choose: () => rooms[0],
  };
  return over
    ? []
    : [{ decision: `search.${turn}`, type: 'search', token: null, label: label('search'), parts: [part] }];
};

export const searchToy = toyOf<SearchState, Event, Known>({
  id: 'toy-search',
  cooperative: true,
  texts: plain('search', 'room', 'hide', 'found', 'lost', 'event.hidden', 'event.searched', 'event.over'),
  start: { epoch: 0, turn: 1, step: 'search', streams: {}, hidden: [], searched: [], isOver: false },
  begin: (_, dice) => {
    const rolls = [0, 1, 2].map((third) =>
      roll(
        dice,
        { epoch: 0, turn: 1, step: 'search', streams: {} },
        { purpose: 'hide', who: `${third}`, sides: 3, count: 1, judged: null },
      ),
    );
    return [{ type: 'hidden', rolls, rooms: rolls.map(({ dice: [die] }, third) => 3 * third + (die ?? 1)) }];
  },
  apply: (state, event) => {
    if (event.type === 'hidden') return { ...state, hidden: event.rooms, streams: counted(state, event) };
    if (event.type === 'over') return { ...state, isOver: true };
    return { ...state, searched: [...state.searched, event.room], turn: state.turn + 1, streams: {} };
  },
  awaited,
  play: (_state, _seat, _decision, order) => [{ type: 'searched', rolls: [], room: Number(order['room']) }],
  outcome: (state) => {
    if (!isDone(state)) return null;
    const isFound = foundIn(state).length === state.hidden.length;
    return ended(isFound ? SEATS : [], isFound ? 'found' : 'lost', SEATS);
  },
  stop: () => [{ type: 'over', rolls: [] }],
  know: (state: SearchState, _audience: Audience) => ({
    turn: state.turn,
    searched: state.searched,
    found: foundIn(state),
    isDone: isDone(state),
  }),
  menus: (known) => menus(known),
  asked: (known) =>
    known.isDone
      ? []
      : [
          {
            id: `search.${known.turn}`,
            kind: kind('search'),
            due: 'now',
            secret: false,
            tokens: [],
            revision: 1,
            skip: null,
            answer: null,
          },
        ],
  board: () => ({ unit: 1000, size: { x: 9, y: 1 }, grid: { kind: 'zones' }, areas: [] }),
  scene: ({ found }) => ({
    tokens: found.map((room) => token(`room ${room}`, 'marker', { place: `${room}` })),
    marks: [],
    trays: [],
  }),
});

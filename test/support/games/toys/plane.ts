/**
 * A toy on a plane without a grid: two runners, a way with corners, a pillar in the middle; who comes close
 * to the other on their turn wins.
 */
import type { AwaitedDecision, Frame, GameEvent, Order, Point, Region, Scene } from '../../../../src/games';
import type { Menu } from '../../../../src/games/shared/menu';
import { isInRegion, isWithin, lengthOf, pathLength } from '../../../../src/games/shared/plane';
import { isRecord } from '../../../../src/kernel';
import { token } from '../fixtures/fixture';
import { ended, kind, label, plain, toyOf } from './toy';

const SEATS = ['A', 'B'] as const;
const REACH = 30;
const PILLAR = { line: [{ x: 50, y: 50 }], radius: 8 };
const FIELD: Region = {
  within: [
    {
      polygon: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 100 },
        { x: 0, y: 100 },
      ],
    },
  ],
  without: [PILLAR],
};

interface State extends Frame {
  readonly at: readonly Point[];
  readonly mover: number;
  readonly caught: number | null;
}
type Event = GameEvent &
  ({ readonly type: 'ran'; readonly way: readonly Point[] } | { readonly type: 'over' });

const pointsOf = (value: unknown): readonly Point[] | null =>
  Array.isArray(value) &&
  value.every((one) => isRecord(one) && Number.isInteger(one['x']) && Number.isInteger(one['y']))
    ? (value as readonly Point[])
    : null;
/** Each leg is tried point by point. */
const isFree = (from: Point, to: Point): boolean => {
  const steps = Math.max(1, lengthOf(from, to));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + Math.trunc(((to.x - from.x) * step) / steps),
    y: from.y + Math.trunc(((to.y - from.y) * step) / steps),
  })).every((point) => isInRegion(FIELD, point));
};
const isWay = (from: Point, way: readonly Point[]): boolean =>
  way.length <= 2 &&
  pathLength(from, way) <= REACH &&
  way.every((point, index) => isFree(way[index - 1] ?? from, point));

const start: Point = { x: 10, y: 10 };
const hereOf = ({ at, mover }: State): Point => at[mover] ?? start;
const idOf = ({ turn }: State): string => `run.${turn}`;

const menu = (state: State): Menu => {
  const from = hereOf(state);
  return {
    decision: idOf(state),
    type: 'run',
    token: SEATS[state.mover] ?? 'A',
    label: label('run'),
    parts: [
      {
        pointer: '/path',
        title: label('path'),
        bounds: () => ({ kind: 'path', from, length: REACH, corners: 2, places: [], region: FIELD }),
        choose: (_: Order, sent) => {
          const end = pointsOf(sent)?.at(-1);
          return end !== undefined && isWay(from, [end]) ? [end] : [];
        },
        reason: (_, value) =>
          pointsOf(value) !== null && isWay(from, pointsOf(value) ?? []) ? null : { code: 'toy/no-way' },
      },
    ],
  };
};

const awaited = (state: State): readonly AwaitedDecision[] =>
  state.caught !== null || state.turn > 30
    ? []
    : [
        {
          id: idOf(state),
          kind: kind('run'),
          tokens: [],
          secret: false,
          answers: 'each',
          asked: [
            {
              seat: SEATS[state.mover] ?? 'A',
              revision: 1,
              skip: { type: 'run', token: SEATS[state.mover] ?? 'A', path: [] },
              answer: null,
            },
          ],
        },
      ];

const scene = (state: State): Scene => ({
  tokens: SEATS.map((id, index) => token(id, 'agent', { at: state.at[index] ?? start })),
  marks: [],
  trays: [],
});

export const planeToy = toyOf<State, Event, State>({
  id: 'toy-plane',
  texts: plain('run', 'path', 'toy/no-way', 'event.ran', 'event.over', 'caught', 'nobody'),
  start: {
    epoch: 0,
    turn: 1,
    step: 'run',
    streams: {},
    at: [start, { x: 90, y: 90 }],
    mover: 0,
    caught: null,
  },
  begin: () => [{ type: 'ran', rolls: [], way: [] }],
  apply: (state, event) => {
    if (event.type === 'over') return { ...state, turn: 99 };
    const here = event.way.at(-1) ?? hereOf(state);
    const at = state.at.map((point, index) => (index === state.mover ? here : point));
    const isCaught = isWithin({ line: [at[1 - state.mover] ?? start], radius: 12 }, here);
    return {
      ...state,
      at,
      turn: state.turn + 1,
      mover: 1 - state.mover,
      caught: isCaught ? state.mover : null,
    };
  },
  awaited,
  play: (_state, _seat, _decision, order) => [{ type: 'ran', rolls: [], way: pointsOf(order['path']) ?? [] }],
  outcome: (state) =>
    awaited(state).length > 0
      ? null
      : ended(
          state.caught === null ? [] : [SEATS[state.caught] ?? 'A'],
          state.caught === null ? 'nobody' : 'caught',
          SEATS,
        ),
  stop: () => [{ type: 'over', rolls: [] }],
  know: (state) => state,
  menus: (state, seat) =>
    awaited(state).some(({ asked }) => asked.some((one) => one.seat === seat)) ? [menu(state)] : [],
  asked: (state, seat) =>
    awaited(state).flatMap(({ id, kind: of, asked, secret, tokens }) =>
      asked.flatMap((one) =>
        one.seat === seat
          ? [{ id, kind: of, due: 'now' as const, secret, tokens, revision: 1, skip: one.skip, answer: null }]
          : [],
      ),
    ),
  board: () => ({
    unit: 1000,
    size: { x: 100, y: 100 },
    grid: null,
    areas: [
      { id: 'pillar', kind: 'pillar', title: label('path'), level: 0, cover: 1, shape: PILLAR, places: [] },
    ],
  }),
  scene,
});

/**
 * A toy that asks for everything a client can be asked for (GAM-4): three seats seal plans; then each walks a
 * way over a plane and turns, shoots, and who is shot at answers. After two turns the highest score wins.
 */
import type {
  Audience,
  AwaitedDecision,
  Decision,
  Frame,
  GameEvent,
  GameSystem,
  Order,
  Point,
  Region,
  Scene,
} from '../../../../src/games';
import type { Menu, Part } from '../../../../src/games/shared/menu';
import { isInRegion, pathLength } from '../../../../src/games/shared/plane';
import { counted, roll } from '../../../../src/games/shared/rolls';
import { oddsOf, term } from '../../../../src/games/shared/terms';
import { isRecord } from '../../../../src/kernel';
import { choice, token } from '../fixtures/fixture';
import { ended, kind, label, plain, toyOf } from './toy';

const SEATS = ['A', 'B', 'C'] as const;
type Seat = (typeof SEATS)[number];
const START: Readonly<Record<Seat, Point>> = {
  A: { x: 50, y: 180 },
  B: { x: 150, y: 40 },
  C: { x: 250, y: 180 },
};
const PLANS = ['creep', 'march', 'rush'] as const;
const GUNS = ['rifle', 'mortar', 'laser'] as const;
const REACH = 120;
const LAST_TURN = 2;
const POND = { line: [{ x: 150, y: 120 }], radius: 22 };
const FIELD: Region = {
  within: [
    {
      polygon: [
        { x: 0, y: 0 },
        { x: 300, y: 0 },
        { x: 300, y: 220 },
        { x: 0, y: 220 },
      ],
    },
  ],
  without: [POND],
};

interface InventedState extends Frame {
  readonly at: Readonly<Record<Seat, Point>>;
  readonly looks: Readonly<Record<Seat, number>>;
  readonly sealed: Readonly<Partial<Record<Seat, Order>>>;
  readonly plans: Readonly<Partial<Record<Seat, string>>>;
  readonly mover: number;
  readonly shot: { readonly by: Seat; readonly at: Seat } | null;
  readonly points: Readonly<Record<Seat, number>>;
  readonly isOver: boolean;
}
type Event = GameEvent &
  (
    | { readonly type: 'began' }
    | { readonly type: 'sealed'; readonly seat: Seat; readonly order: Order }
    | { readonly type: 'revealed' }
    | { readonly type: 'walked'; readonly seat: Seat; readonly way: readonly Point[]; readonly looks: number }
    | { readonly type: 'shot'; readonly by: Seat; readonly at: Seat | null; readonly points: number }
    | { readonly type: 'answered'; readonly seat: Seat; readonly points: number }
    | { readonly type: 'over' }
  );

const isDone = ({ turn, isOver }: InventedState): boolean => isOver || turn > LAST_TURN;
const idOf = ({ step, turn, mover }: InventedState): string => `${step}.${turn}.${mover}`;
const askedIn = (state: InventedState): readonly Seat[] => {
  if (isDone(state)) return [];
  if (state.step === 'plan') return SEATS;
  if (state.step === 'answer') return state.shot === null ? [] : [state.shot.at];
  return [SEATS[state.mover] ?? 'A'];
};

/** Of three parts that hang on nothing. */
const part = (pointer: string, bounds: Part['bounds'], first: unknown, more: Partial<Part> = {}): Part => ({
  pointer,
  title: label(`ask${pointer}`),
  bounds,
  choose: () => first,
  ...more,
});

const planParts: readonly Part[] = [
  part('/plan', () => ({ kind: 'one-of', from: PLANS.map((one) => choice(one, one)) }), 'march'),
  part('/wishes', () => ({ kind: 'rank', from: PLANS.map((one) => choice(one, one)) }), [...PLANS]),
  part('/luck', () => ({ kind: 'number', least: 0, most: 6, step: 2, unit: 'points' }), 2),
  part(
    '/shares',
    () => ({
      kind: 'split',
      among: GUNS.map((one) => ({ ...choice(one, one), value: one, least: 0, most: 3 })),
      total: { least: 3, most: 3 },
    }),
    { rifle: 1, mortar: 1, laser: 1 },
  ),
  part('/reserve', () => ({ kind: 'force', budget: 3000, unit: 'bv', catalogue: 'quickstart' }), []),
];

const asPoints = (value: unknown): readonly Point[] | null =>
  Array.isArray(value) &&
  value.every((one) => isRecord(one) && Number.isInteger(one['x']) && Number.isInteger(one['y']))
    ? (value as readonly Point[])
    : null;
const isWay = (from: Point, way: readonly Point[]): boolean =>
  way.length <= 3 && pathLength(from, way) <= REACH && way.every((point) => isInRegion(FIELD, point));

const walkParts = (from: Point): readonly Part[] => [
  {
    ...part('/way', () => ({ kind: 'path', from, length: REACH, corners: 3, places: [], region: FIELD }), []),
    isLarge: true,
    choose: (_, sent) => {
      const end = asPoints(sent)?.at(-1);
      return end !== undefined && isWay(from, [end]) ? [end] : [];
    },
    reason: (_, value) => {
      const way = asPoints(value);
      return way !== null && isWay(from, way) ? null : { code: 'toy/no-way' };
    },
  },
  part('/looks', () => ({ kind: 'facing', from: null, arcs: null }), 0),
];

const shootParts = (me: Seat): readonly Part[] => {
  const others = SEATS.filter((seat) => seat !== me);
  const terms = [term('base', 4), term('range', 3)];
  return [
    part(
      '/at',
      () => ({
        kind: 'assign',
        rows: GUNS.map((gun) => choice(gun, gun)),
        columns: others.map((seat) => choice(seat, `unit.${seat}`, { token: seat })),
        cells: GUNS.flatMap((row) =>
          others.map((column) => ({
            ...{ row, column, mode: null, needed: 7, odds: oddsOf(7), expects: [], terms },
          })),
        ),
        limits: [{ code: 'shells', params: {}, of: ['mortar', 'laser'], weights: null, most: 1 }],
        columnsMost: 1,
      }),
      [{ row: 'rifle', column: others[0], mode: null }],
    ),
    part(
      '/with',
      () => ({
        kind: 'some-of',
        from: ['smoke', 'marker', 'decoy'].map((one) => choice(one, one)),
        ...{ least: 0, most: 2, limits: [] },
      }),
      [],
    ),
  ];
};

const menusOf = (state: InventedState, seat: string): readonly Menu[] => {
  const me = askedIn(state).find((one) => one === seat);
  if (me === undefined) return [];
  const menu = (type: string, parts: readonly Part[], acts: string | null = me): Menu => ({
    ...{ decision: idOf(state), type, token: acts, label: label(type), parts },
  });
  switch (state.step) {
    case 'plan':
      return [menu('plan', planParts, null)];
    case 'walk':
      return [menu('walk', walkParts(state.at[me])), menu('wait', [])];
    case 'shoot':
      return [{ ...menu('shoot', shootParts(me)), forecast: () => ({ odds: oddsOf(7) }) }, menu('hold', [])];
    default:
      return [menu('dodge', []), menu('endure', [])];
  }
};

const awaited = (state: InventedState): readonly AwaitedDecision[] => {
  const seats = askedIn(state);
  if (seats.length === 0) return [];
  const asked = seats.map((seat) => ({
    ...{ seat, revision: 1, skip: null, answer: state.sealed[seat] ?? null },
  }));
  const secret = state.step === 'plan';
  return [{ id: idOf(state), kind: kind(state.step), tokens: [], secret, answers: 'each', asked }];
};

/** Plans are their seats' own until all are in. */
const know = (state: InventedState, audience: Audience): InventedState => {
  const seat = audience.kind === 'seat' ? SEATS.find((one) => one === audience.seat) : undefined;
  const mine = seat === undefined ? undefined : state.sealed[seat];
  return { ...state, sealed: seat === undefined || mine === undefined ? {} : { [seat]: mine } };
};

const afterMove = (state: InventedState): InventedState => {
  const next = state.mover + 1;
  if (next < SEATS.length) return { ...state, mover: next, step: 'walk' };
  return { ...state, mover: 0, step: 'plan', turn: state.turn + 1, plans: {} };
};
const scored = ({ points }: InventedState, seat: Seat, more: number): InventedState['points'] => ({
  ...points,
  [seat]: points[seat] + more,
});

const change = (state: InventedState, event: Event): InventedState => {
  switch (event.type) {
    case 'began':
      return state;
    case 'sealed':
      return { ...state, sealed: { ...state.sealed, [event.seat]: event.order } };
    case 'revealed': {
      const plans = Object.fromEntries(
        Object.entries(state.sealed).map(([seat, order]) => [seat, String(order['plan'])]),
      );
      return { ...state, plans, sealed: {}, step: 'walk' };
    }
    case 'walked': {
      const { seat, way, looks } = event;
      const at = { ...state.at, [seat]: way.at(-1) ?? state.at[seat] };
      return { ...state, at, looks: { ...state.looks, [seat]: looks }, step: 'shoot' };
    }
    case 'shot': {
      const { by, at, points } = event;
      if (at === null) return afterMove(state);
      return { ...state, points: scored(state, by, points), shot: { by, at }, step: 'answer' };
    }
    case 'answered':
      return afterMove({ ...state, points: scored(state, event.seat, event.points), shot: null });
    case 'over':
      return { ...state, isOver: true };
  }
};
const apply = (state: InventedState, event: Event): InventedState => {
  const next = change(state, event);
  return { ...next, streams: counted(state, event, next.turn) };
};

const targetOf = (order: Order): Seat => {
  const [first] = Array.isArray(order['at']) ? (order['at'] as readonly { readonly column: Seat }[]) : [];
  return first?.column ?? 'A';
};

const play: GameSystem<null, InventedState, Event, InventedState>['play'] = (state, by, _, order, dice) => {
  const seat = SEATS.find((one) => one === by) ?? 'A';
  const thrown = (purpose: string) =>
    roll(dice, state, { purpose, who: seat, sides: 6, count: 2, needed: 7, judged: 'total' });
  switch (order.type) {
    case 'plan': {
      const sealed: Event = { type: 'sealed', rolls: [], seat, order };
      const all = SEATS.every((one) => one === seat || state.sealed[one] !== undefined);
      return all ? [sealed, { type: 'revealed', rolls: [] }] : [sealed];
    }
    case 'walk':
    case 'wait': {
      const way = asPoints(order['way']) ?? [];
      const looks = Number(order['looks'] ?? state.looks[seat]);
      return [{ type: 'walked', rolls: [], seat, way, looks }];
    }
    case 'shoot': {
      const hit = thrown('aim');
      const points = hit.success === true ? 2 : 0;
      return [{ type: 'shot', rolls: [hit], by: seat, at: targetOf(order), points }];
    }
    case 'hold':
      return [{ type: 'shot', rolls: [], by: seat, at: null, points: 0 }];
    default: {
      const dodged = order.type === 'dodge' ? [thrown('dodge')] : [];
      return [{ type: 'answered', rolls: dodged, seat, points: dodged[0]?.success === true ? 1 : 0 }];
    }
  }
};

const scene = ({ at, looks, points, plans, step, mover }: InventedState): Scene => ({
  tokens: SEATS.map((seat, index) =>
    token(seat, 'agent', {
      ...{
        seat,
        side: seat,
        at: at[seat],
        name: `Walker ${seat}`,
        short: seat,
        facing: looks[seat],
        radius: 8,
      },
      done: step !== 'plan' && index < mover,
    }),
  ),
  marks: [
    {
      kind: 'objective',
      seat: null,
      token: null,
      shape: { line: [{ x: 220, y: 60 }], radius: 14 },
      text: label('goal'),
    },
  ],
  trays: SEATS.map((seat) => ({
    ...{
      id: `score ${seat}`,
      seat,
      kind: 'track' as const,
      title: label('score'),
      value: points[seat],
      most: 12,
    },
    items: [
      {
        id: plans[seat] === undefined ? null : `plan ${seat}`,
        title: label(plans[seat] ?? 'plan'),
        ...{ text: null, at: null, tokens: [] },
      },
    ],
  })),
});

const questions = (state: InventedState, seat: string): readonly Decision[] =>
  awaited(state).flatMap(({ id, kind: of, asked, secret, tokens }) =>
    asked.flatMap((one) =>
      one.seat === seat
        ? [{ id, kind: of, due: 'now' as const, secret, tokens, revision: 1, skip: null, answer: one.answer }]
        : [],
    ),
  );

const CODES = [
  ...['plan', 'walk', 'wait', 'shoot', 'hold', 'dodge', 'endure', 'answer', 'score', 'goal', 'most', 'aim'],
  ...[
    'ask/plan',
    'ask/wishes',
    'ask/luck',
    'ask/shares',
    'ask/reserve',
    'ask/way',
    'ask/looks',
    'ask/at',
    'ask/with',
  ],
  ...[...PLANS, ...GUNS, 'smoke', 'marker', 'decoy', 'shells', 'base', 'range', 'toy/no-way', 'pond'],
  ...['unit.A', 'unit.B', 'unit.C', 'event.began', 'event.sealed', 'event.revealed', 'event.walked'],
  ...['event.shot', 'event.answered', 'event.over'],
];

const toy = toyOf<InventedState, Event, InventedState>({
  id: 'toy-invented',
  texts: plain(...CODES),
  start: {
    ...{ epoch: 0, turn: 1, step: 'plan', streams: {}, at: START, looks: { A: 0, B: 180, C: 0 }, sealed: {} },
    ...{ plans: {}, mover: 0, shot: null, points: { A: 0, B: 0, C: 0 }, isOver: false },
  },
  begin: () => [{ type: 'began', rolls: [] }],
  apply,
  awaited,
  play,
  outcome: (state) => {
    if (!isDone(state)) return null;
    const most = Math.max(...SEATS.map((seat) => state.points[seat]));
    return ended(
      SEATS.filter((seat) => state.points[seat] === most),
      'most',
      SEATS,
    );
  },
  stop: () => [{ type: 'over', rolls: [] }],
  know,
  menus: menusOf,
  asked: questions,
  board: () => ({
    unit: 1000,
    size: { x: 300, y: 220 },
    grid: null,
    areas: [
      { id: 'pond', kind: 'water', title: label('pond'), level: 0, cover: null, shape: POND, places: [] },
    ],
  }),
  scene,
});

export const inventedToy: typeof toy = {
  ...toy,
  tell: (_before, event) => ({
    type: event.type,
    text: label(`event.${event.type}`),
    tokens: [],
    rolls: event.rolls,
  }),
  card: (_, id) => ({
    ...{ token: id, title: label(`unit.${id}`), lines: [], tracks: [], weapons: [], sheet: null },
  }),
  seated: () => SEATS.map((seat) => ({ seat, side: seat })),
};

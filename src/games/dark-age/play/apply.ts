/** What each event changes. */
import { flatMap } from '../../../kernel';
import { counted } from '../../shared/rolls';
import type { Score, SeatInfo, State, Unit } from '../model/state';
import type { Piece } from '../model/terrain';
import { waterAt } from '../rules/ground';
import { tokensAfter } from '../rules/orders';
import type { Event } from './events';
import type { Seat } from '../../shapes';

const unit = (state: State, id: string, change: (one: Unit) => Partial<Unit>): State => ({
  ...state,
  units: state.units.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
});
const seat = (state: State, id: Seat, change: Partial<SeatInfo>): State => ({
  ...state,
  seats: state.seats.map((one) => (one.seat === id ? { ...one, ...change } : one)),
});
const score = (state: State, id: Seat | null, change: (one: Score) => Partial<Score>): State => ({
  ...state,
  scores: state.scores.map((one) => (one.seat === id ? { ...one, ...change(one) } : one)),
});

/** The damage dial so many stops on; past its end it stays at the last one. */
const clicked = (state: State, id: string, by: number): State =>
  unit(state, id, (one) => {
    const dial = state.dials[id]?.dial ?? [];
    const click = Math.max(0, Math.min(dial.length, one.click + by));
    return { click, now: dial[Math.min(click, dial.length - 1)] ?? one.now };
  });
const heated = (state: State, id: string, by: number): State =>
  unit(state, id, (one) => {
    const heat = state.dials[id]?.heat ?? [];
    const stop = Math.max(0, Math.min(heat.length - 1, one.stop + by));
    return { stop, warmth: heat[stop] ?? one.warmth };
  });

/** From the first player on, clockwise. */
const rotated = (seats: readonly SeatInfo[], first: Seat): readonly SeatInfo[] => {
  const index = Math.max(
    0,
    seats.findIndex((one) => one.seat === first),
  );
  return [...seats.slice(index), ...seats.slice(0, index)];
};

const turnBegins = (state: State, event: Event & { type: 'turn' }): State => {
  const begun = seat(state, event.seat, { hasProposed: false });
  return {
    ...begun,
    turn: event.turn,
    step: 'turn',
    round: event.round,
    active: event.seat,
    current: null,
    question: null,
    seats: begun.seats.map((one) => (one.seat === event.seat ? { ...one, left: one.orders } : one)),
    opening: flatMap(state.units, ({ id, at, facing }) => (at === null ? [] : [{ id, at, facing }])),
    units: state.units.map((one) => ({
      ...one,
      isSinged: false,
      ...(one.seat === event.seat
        ? {
            isOrdered: false,
            isMoving: false,
            water: one.at === null ? ('none' as const) : waterAt(state, one.at),
          }
        : {}),
    })),
  };
};

const withdrawn = (state: State, gone: Seat): State => ({
  ...seat(state, gone, { isOut: true, left: 0 }),
  units: state.units.map((one) => {
    // Those of its seat leave; captives are settled before, one by one.
    return one.seat === gone && one.gone === null
      ? { ...one, at: null, gone: 'withdrawn', captor: null }
      : one;
  }),
});

const ordered = (state: State, event: Event & { type: 'ordered' }): State => {
  const { current } = event;
  const ids = new Set(current.members);
  const active = state.seats.find((one) => one.seat === state.active);
  return {
    ...(active === undefined ? state : seat(state, active.seat, { left: active.left - 1 })),
    current,
    question: null,
    units: state.units.map((one) => (ids.has(one.id) ? { ...one, isOrdered: true } : one)),
  };
};

/** Without construction points left it is rubble. */
const razed = (piece: Piece, event: Event & { type: 'razed' }): Piece => {
  if (piece.id !== event.piece) return piece;
  const cp = Math.max(0, (piece.cp ?? 0) - event.cp);
  return cp > 0 ? { ...piece, cp } : { ...piece, cp, look: 'rubble', ground: 'difficult' };
};

const restarted = { isShutDown: false, tokens: 0 };

const after = (state: State, event: Event): State => {
  switch (event.type) {
    case 'asked':
      return { ...state, question: event.question, asked: state.asked + 1 };
    case 'answered':
      return state.question === null
        ? state
        : {
            ...state,
            question: {
              ...state.question,
              answers: { ...state.question.answers, [event.seat]: event.order },
            },
          };
    case 'pooled':
      return { ...state, question: null, pool: event.pieces };
    case 'first-rolled':
      return event.first === null
        ? state
        : { ...state, first: event.first, active: event.first, seats: rotated(state.seats, event.first) };
    case 'placed':
      return {
        ...state,
        question: null,
        terrain: [...state.terrain, event.piece],
        pool: (state.pool ?? []).filter(({ id }) => id !== event.piece.id),
      };
    case 'dropped':
      return {
        ...state,
        question: null,
        pool: (state.pool ?? []).filter(({ id }) => !event.pieces.includes(id)),
      };
    case 'deploying':
      return { ...state, step: 'deploy', question: null };
    case 'deployed':
      return {
        ...unit(state, event.unit, () => ({ at: event.at, facing: event.facing })),
        question: null,
      };
    case 'turn':
      return turnBegins(state, event);
    case 'zone':
      return score(state, event.seat, ({ zone }) => ({ zone: zone + event.points }));
    case 'ordered':
      return ordered(state, event);
    case 'went':
      return { ...state, current: event.current, question: null };
    case 'broke-away':
      return state;
    case 'moved':
      return unit(state, event.unit, (one) => ({
        at: event.path.at(-1) ?? one.at,
        facing: event.facing,
        isMoving: one.isMoving || event.path.length > 0 || event.facing !== one.facing,
      }));
    case 'towed':
      return unit(state, event.unit, () => ({ at: event.at }));
    case 'turned':
      return { ...unit(state, event.unit, () => ({ facing: event.facing })), question: null };
    case 'left':
      return unit(state, event.unit, () => ({ at: null, gone: 'withdrawn' }));
    case 'razed':
      return { ...state, terrain: state.terrain.map((piece) => razed(piece, event)) };
    case 'attacked':
    case 'fists':
    case 'heat-effect':
      return state;
    case 'damaged':
      return clicked(
        event.by === null ? state : unit(state, event.unit, () => ({ hurtBy: event.by })),
        event.unit,
        event.clicks,
      );
    case 'repaired':
      return clicked(state, event.unit, -event.clicks);
    case 'eliminated':
      return score(
        unit(state, event.unit, () => ({ at: null, gone: 'eliminated', captor: null })),
        event.to,
        ({ pieces }) => ({ pieces: pieces + event.points }),
      );
    case 'captured':
      return unit(state, event.unit, () => ({ captor: event.by }));
    case 'freed':
      return unit(state, event.unit, () => ({ captor: null }));
    case 'turncoat': {
      const side = state.seats.find((one) => one.seat === event.seat)?.side;
      return unit(state, event.unit, (one) => ({
        captor: null,
        seat: event.seat,
        side: side ?? one.side,
        isOrdered: true,
      }));
    }
    case 'heated':
      return heated(state, event.unit, event.clicks);
    case 'singed':
      return unit(state, event.unit, () => ({ isSinged: true }));
    case 'cooled':
      return heated(state, event.unit, -event.clicks);
    case 'shut-down':
      return unit(state, event.unit, () => ({ isShutDown: true, tokens: 2 }));
    case 'restarted':
      return unit(state, event.unit, () => restarted);
    case 'done':
      return {
        ...state,
        current: null,
        units: state.units.map((one) =>
          event.units.includes(one.id) && one.gone === null && !one.isShutDown
            ? { ...one, tokens: tokensAfter(one) }
            : one,
        ),
      };
    case 'rested':
      return {
        ...state,
        question: null,
        units: state.units.map((one) => ({
          ...one,
          tokens: event.units.includes(one.id) ? 0 : one.tokens,
          // DA-MOV-7: until the end of its owner's next turn.
          ...(one.seat === state.active ? { moved: one.isMoving } : {}),
        })),
      };
    case 'proposed':
      return { ...seat(state, event.seat, { hasProposed: true }), question: null };
    case 'voted':
    case 'resumed':
      return { ...state, question: null };
    case 'withdrawn':
      return { ...withdrawn(state, event.seat), question: null };
    case 'drawn-lots':
      return state;
    case 'ended':
      return {
        ...state,
        step: 'end',
        outcome: event.outcome,
        question: null,
        current: null,
        scores: state.scores,
      };
  }
};

export const apply = (state: State, event: Event): State => {
  const next = after(state, event);
  return { ...next, streams: counted(state, event, next.turn) };
};

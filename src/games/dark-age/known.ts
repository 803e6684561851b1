/**
 * What a reader knows of a match (GAM-6), field by field: dials only as far as they show (DA-FIG-4), and of
 * sealed answers none but the reader's own.
 */
import { memo } from '../../kernel';
import type { Audience } from '../contract';
import type { Seat } from '../shapes';
import type { Dials, Field, Question, State } from './model/state';

export interface Known extends Field {
  readonly reader: Seat | null;
  /** Whole dials, where the match was set up so. */
  readonly openDials: Readonly<Record<string, Dials>> | null;
}

const SEALED: readonly Question['kind'][] = ['terrain-pool'];

const questionFor = (question: Question | null, reader: Seat | null): Question | null => {
  if (question === null) return null;
  const { id, kind, seats, tokens, answers } = question;
  return {
    id,
    kind,
    seats,
    tokens,
    answers: SEALED.includes(kind)
      ? Object.fromEntries(Object.entries(answers).filter(([seat]) => seat === reader))
      : answers,
  };
};

const knownTo = memo(
  (state: State, reader: Seat | ''): Known => ({
    epoch: state.epoch,
    turn: state.turn,
    step: state.step,
    streams: {},
    field: state.field,
    armySize: state.armySize,
    seats: state.seats,
    first: state.first,
    active: state.active,
    round: state.round,
    terrain: state.terrain,
    poolFrom: state.poolFrom,
    pool: state.pool,
    units: state.units,
    opening: state.opening,
    scores: state.scores,
    current: state.current,
    question: questionFor(state.question, reader === '' ? null : reader),
    asked: state.asked,
    options: state.options,
    outcome: state.outcome,
    reader: reader === '' ? null : reader,
    openDials: state.options.openDials ? state.dials : null,
  }),
  2,
);

export const known = (state: State, audience: Audience): Known =>
  knownTo(state, audience.kind === 'seat' ? audience.seat : '');

/** The course of a match: events that follow from each other, and what all of it is made with. */
import type { Seat } from '../../shapes';
import { Course } from '../../shared/course';
import type { Question, State } from '../model/state';
import { apply } from './apply';
import type { Event } from './events';

export type Fight = Course<State, Event>;
export const fightFrom = (state: State): Fight => new Course<State, Event>(state, apply);

export const ask = (
  fight: Fight,
  kind: Question['kind'],
  seats: readonly Seat[],
  tokens: readonly string[] = [],
): void => {
  const id = `${kind}.${fight.state.asked + 1}`;
  fight.add({ type: 'asked', rolls: [], question: { id, kind, seats, tokens, answers: {} } });
};

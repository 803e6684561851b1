/**
 * What a reader knows of a fight (GAM-6): on this level everything lies open. Named field by field, so that
 * what is added stays hidden until it is listed.
 */
import type { Seat } from '../../shapes';
import type { State } from '../model';

export interface Known extends State {
  readonly reader: Seat | null;
}

export const known = (state: State, reader: Seat | null): Known => ({
  epoch: state.epoch,
  turn: state.turn,
  step: state.step,
  // Of dice nobody needs to know how often they were rolled: events tell the rolls.
  streams: {},
  setup: state.setup,
  units: state.units,
  initiative: state.initiative,
  last: state.last,
  question: state.question,
  asked: state.asked,
  attacks: state.attacks,
  edges: state.edges,
  outcome: state.outcome,
  reader,
});

/**
 * What a reader knows of a fight (GAM-6): everything but mines of others that did not go off. Named field by field, so that what
 * is added stays hidden until it is listed.
 */
import { memo } from '../../../../kernel';
import type { Audience } from '../../../contract';
import type { Seat, Side } from '../../../shapes';
import type { Setup, State } from './model';

export interface Known extends State {
  /** Null: spectator or game master. */
  readonly reader: Seat | null;
}

const sideOf = ({ setup }: State, audience: Audience): Side | null =>
  audience.kind === 'seat' ? (setup.forces.find(({ seat }) => seat === audience.seat)?.side ?? null) : null;

/** Whose mines a reader knows besides those that went off: their side's; `*`: all; empty: nobody's. */
type Eyes = Side | '*' | '';
const isSeenBy = (eyes: Eyes, mine: State['mines'][number]): boolean =>
  eyes === '*' || mine.side === eyes || mine.isKnown;

/** The same object for the same eyes, so that what is made of a setup is made once. */
const setupFor = memo(
  ({ level, field, sheets, forces, exits, mines, tempo, turns }: Setup, eyes: Eyes): Setup => ({
    level,
    field,
    sheets,
    forces,
    exits,
    mines: mines.filter((mine) => isSeenBy(eyes, mine)),
    tempo,
    turns,
  }),
  2,
);

export const known = (state: State, audience: Audience): Known => {
  const eyes: Eyes = audience.kind === 'gm' ? '*' : (sideOf(state, audience) ?? '');
  return {
    epoch: state.epoch,
    turn: state.turn,
    step: state.step,
    // Of dice nobody needs to know how often they were rolled: events tell the rolls.
    streams: {},
    setup: setupFor(state.setup, eyes),
    units: state.units,
    initiative: state.initiative,
    last: state.last,
    question: state.question,
    asked: state.asked,
    fire: state.fire,
    blows: state.blows,
    ruins: state.ruins,
    ...(state.ruinsBefore === undefined ? {} : { ruinsBefore: state.ruinsBefore }),
    mines: state.mines.filter((mine) => isSeenBy(eyes, mine)),
    account: [],
    outcome: state.outcome,
    reader: audience.kind === 'seat' ? audience.seat : null,
  };
};

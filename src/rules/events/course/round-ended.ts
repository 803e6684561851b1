/**
 * round-ended (END-1): how every force stands when supply has closed, and what it lost in the round's
 * battles. It tells clients that the round's report is complete, and is what statistics are made of. Each
 * force is told its own line, observers that the round is over.
 */
import { MICRO_TONS, toTons } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Standing } from '../../model/standing';
import { defineEvent } from '../definition';

/**
 * What a force lost in the battles of a round and has not got back; hired mechs and their pilots do not
 * count.
 */
export interface RoundLosses {
  readonly mechs: number;
  /** BV 2.0 of these mechs' designs. */
  readonly bv: number;
  readonly pilotsDead: number;
  /** Taken prisoner, and still held when the round ended. */
  readonly pilotsCaptured: number;
}

export interface RoundLine extends Standing {
  /** Its own, also those that wait to enter; hired ones do not count. */
  readonly mechs: number;
  /** Its own who live and are not captured. */
  readonly pilots: number;
  readonly lost: RoundLosses;
}

export interface RoundEnded {
  readonly round: number;
  /** By seat. */
  readonly forces: readonly RoundLine[];
}

/** A line as clients count it: tons in tons. */
export interface RoundLineTold extends Omit<RoundLine, 'tons'> {
  readonly tons: number;
}

/** What is told of it: each force its own line. */
export interface RoundEndedTold {
  readonly round: number;
  readonly forces: readonly RoundLineTold[];
}

export const tellLine = ({
  force,
  out,
  bv,
  tons,
  buildings,
  value,
  mechs,
  pilots,
  lost,
}: RoundLine): RoundLineTold => ({
  force,
  out,
  bv,
  tons: toTons(tons),
  buildings,
  value: value / MICRO_TONS,
  mechs,
  pilots,
  lost: { mechs: lost.mechs, bv: lost.bv, pilotsDead: lost.pilotsDead, pilotsCaptured: lost.pilotsCaptured },
});

export const roundEnded = defineEvent<'round-ended', RoundEnded, RoundEndedTold>({
  type: 'round-ended',
  tell: ({ round, forces }, to) => ({
    round,
    forces: forces.filter(({ force }) => mayKnow(to, force)).map(tellLine),
  }),
});

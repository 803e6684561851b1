/**
 * The right of a campaign's game master in the match of a battle (MAT-2): they act in it under its lock, each time
 * with a reason that every seat is told, and command no unit.
 */
import type { Frame, GameSystem, Seat, Stance } from '../../games';
import { err, ok, type Result, type UserId } from '../../kernel';
import { conflict, FORBIDDEN, NOT_FOUND, type Refusal } from '../refusal';
import type { CommandOptions } from '../setup/setup-transaction';
import { announced } from './host-lines';
import type { GmAct, Step } from './course/log-entry';
import type { MatchWrite } from './match-write';
import type { Match, MatchStatus } from './model';
import type { MatchStore, MatchTransaction, SystemOf } from './ports';
import type { Standing } from './clocks/standing';

export interface GmWish {
  readonly user: UserId;
  readonly match: string;
  /** Every seat is told. */
  readonly reason: string;
}

export interface Acted {
  readonly state: MatchStatus;
  readonly seats: readonly { readonly seat: Seat; readonly bot: Stance | null }[];
}

export interface Acting {
  readonly system: GameSystem;
  readonly state: Frame;
  readonly transaction: MatchTransaction;
  readonly reason: string;
}

/** The line of an act that changes nothing on the field. */
export const told = (
  { system, state, transaction, reason }: Acting,
  act: GmAct,
  params: Readonly<Record<string, string | number>> = {},
): Step => {
  const line = {
    type: `match/gm-${act}`,
    text: { say: `match.gm-${act}`, params: { ...params, reason } },
  } as const;
  const field = { before: state, after: state };
  return announced(system, field, { kind: 'gm', act, reason }, line, transaction.heard);
};

/** Most acts: only while the match runs. */
export const whileRunning = ({ status }: Match): Refusal | null =>
  status === 'running' ? null : conflict('match/not-running', 'MAT-3');

export class GmRight {
  constructor(
    private readonly matches: Pick<MatchStore, 'read' | 'transact'>,
    private readonly systemOf: SystemOf,
    private readonly standing: Pick<Standing, 'of'>,
  ) {}

  /** 404 for who may not see the match, 403 for who sees it and is not its game master, 409 by `forbids`. */
  async run(
    { user, match: id, reason }: GmWish,
    options: CommandOptions,
    forbids: (match: Match) => Refusal | null,
    work: (acting: Acting) => Result<MatchWrite, Refusal> | Promise<Result<MatchWrite, Refusal>>,
  ): Promise<Result<Acted, Refusal>> {
    const seen = await this.matches.read(id);
    if (seen === null) return err(NOT_FOUND);
    const standing = await this.standing.of(seen, user);
    const isIn = seen.openedBy === user || seen.seats.some((one) => one.user?.id === user);
    if (standing?.kind !== 'gm') return err(standing !== null || isIn ? FORBIDDEN : NOT_FOUND);
    return this.matches.transact(
      id,
      async (transaction) => {
        const { match } = transaction;
        const refusal = forbids(match);
        if (refusal !== null) return err(refusal);
        if (match.state === null) return err(conflict('match/not-running', 'MAT-3'));
        const system = this.systemOf(match);
        const written = await work({ system, state: match.state, transaction, reason });
        if (!written.ok) return written;
        await transaction.write(written.value);
        const now = new Map(written.value.seats.map((one) => [one.seat, one]));
        const seats = match.seats.map((one) => now.get(one.seat) ?? one);
        return ok({ state: written.value.status, seats: seats.map(({ seat, bot }) => ({ seat, bot })) });
      },
      options,
    );
  }
}

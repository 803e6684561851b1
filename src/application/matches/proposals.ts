/** What one seat proposes and the others agree to (MAT-3, MAT-8): to take an order back, to end, to let bots play. */
import { type Frame, type GameSystem, type Seat } from '../../games';
import { err, ok, type Result } from '../../kernel';
import { conflict, NOT_FOUND, type Refusal } from '../refusal';
import type { Chance } from '../setup/ports';
import type { CommandOptions } from '../setup/setup-transaction';
import { advance } from './advance';
import { callsOfProposal } from './calls';
import { announced } from './host-lines';
import { type Commanding, type InMySeat, type Seated } from './in-my-seat';
import { stateBefore } from './log';
import type { Step } from './log-entry';
import type { MatchWrite } from './match-write';
import type { Match, MatchSeat, Proposal } from './model';
import type { MatchTransaction } from './ports';
import { settle } from './settle';
import { mayTakeBack } from './take-back';

/** So long the others can agree. */
const OPEN_MS = 48 * 3_600_000;

export interface Proposed {
  readonly proposal: string;
  /** What it has come to: it waits for others, has been carried out, or was declined. */
  readonly state: 'open' | 'done' | 'declined';
}

/** Those that count: a take-back of the last order only, and none whose time is up. */
export const openProposals = ({ proposals, entries }: Match, now: number): readonly Proposal[] =>
  proposals.filter((one) => one.until > now && (one.what !== 'take-back' || one.entries === entries));

/** Seats whose players are asked; bots agree. Of a take-back, those of the other sides. */
const electorate = (seats: readonly MatchSeat[], { what, by }: Proposal): readonly Seat[] => {
  const side = seats.find(({ seat }) => seat === by)?.side;
  return seats
    .filter(({ user, bot, out }) => user !== null && bot === null && !out)
    .filter((one) => what !== 'take-back' || one.side !== side)
    .map(({ seat }) => seat);
};

const isAgreed = (seats: readonly MatchSeat[], proposal: Proposal): boolean =>
  electorate(seats, proposal).every((seat) => proposal.agreed.includes(seat));

/** The seats that somebody speaks for by speaking for one: all their own. */
const alsoOf = ({ seats }: Match, { user }: MatchSeat): readonly Seat[] =>
  seats.filter((one) => one.user?.id === user?.id).map(({ seat }) => seat);

const together = (a: readonly Seat[], b: readonly Seat[]): readonly Seat[] =>
  [...new Set([...a, ...b])].sort();

export class Proposals {
  constructor(
    private readonly seats: Pick<InMySeat, 'run'>,
    private readonly chance: Pick<Chance, 'id'>,
  ) {}

  /** Carried out at once when there is nobody to ask. The same again is a word for what was proposed. */
  propose(
    who: Commanding,
    what: Proposal['what'],
    options: CommandOptions,
  ): Promise<Result<Proposed, Refusal>> {
    return this.seats.run(who, options, async (seated) => {
      const { transaction, place } = seated;
      const { match, now } = transaction;
      const open = openProposals(match, now);
      const same = open.find((one) => one.what === what);
      if (same !== undefined) return this.#agreeTo(seated, same, open);
      if (what === 'take-back' && (await this.#back(seated, place)) === null)
        return err(conflict('match/no-take-back', 'MAT-3'));
      const fresh: Proposal = {
        ...{ id: this.chance.id(), what, by: place.seat, agreed: [] },
        ...{ entries: match.entries, until: now + OPEN_MS },
      };
      return this.#agreeTo(seated, fresh, open);
    });
  }

  /** 404 when it is not open any more. Who declines ends it. */
  answer(
    who: Commanding,
    { proposal: id, agree }: { readonly proposal: string; readonly agree: boolean },
    options: CommandOptions,
  ): Promise<Result<Proposed, Refusal>> {
    return this.seats.run(who, options, async (seated) => {
      const { match, now } = seated.transaction;
      const open = openProposals(match, now);
      const proposal = open.find((one) => one.id === id);
      if (proposal === undefined) return err(NOT_FOUND);
      if (agree) return this.#agreeTo(seated, proposal, open);
      await this.#keep(
        seated,
        open.filter((one) => one !== proposal),
      );
      return ok({ proposal: id, state: 'declined' });
    });
  }

  async #agreeTo(
    seated: Seated,
    proposal: Proposal,
    open: readonly Proposal[],
  ): Promise<Result<Proposed, Refusal>> {
    const { match } = seated.transaction;
    const agreed = { ...proposal, agreed: together(proposal.agreed, alsoOf(match, seated.place)) };
    const others = open.filter(({ id }) => id !== proposal.id);
    if (!isAgreed(match.seats, agreed)) {
      await this.#keep(seated, [...others, agreed], open.includes(proposal) ? null : agreed);
      return ok({ proposal: proposal.id, state: 'open' });
    }
    const done = await this.#carryOut(seated, agreed);
    if (done === null) return err(conflict('match/no-take-back', 'MAT-3'));
    await seated.transaction.write({ ...done, proposals: others });
    return ok({ proposal: proposal.id, state: 'done' });
  }

  /** `fresh`: whose answer others are called for. */
  #keep(
    { transaction, system }: Seated,
    proposals: readonly Proposal[],
    fresh: Proposal | null = null,
  ): Promise<void> {
    const { match } = transaction;
    const asked =
      fresh === null ? [] : electorate(match.seats, fresh).filter((seat) => !fresh.agreed.includes(seat));
    const calls = fresh === null ? [] : callsOfProposal(system, match, fresh, asked);
    return transaction.write({ ...settle(system, transaction, []), proposals, calls });
  }

  /** Null: the order cannot be taken back. */
  async #carryOut(seated: Seated, { what, by }: Proposal): Promise<MatchWrite | null> {
    const { transaction, system } = seated;
    const { match, heard } = transaction;
    const state = match.state as Frame;
    switch (what) {
      case 'end': {
        const why = { kind: 'agreed' } as const;
        const step = advance(system, state, { kind: 'stop', why }, system.stop(state, why), heard);
        return settle(system, transaction, [step]);
      }
      case 'bots':
        return this.#toBots(system, transaction);
      case 'take-back': {
        const place = match.seats.find(({ seat }) => seat === by);
        const step = place === undefined ? null : await this.#back(seated, place);
        return step === null ? null : settle(system, transaction, [step]);
      }
    }
  }

  /** Every seat that somebody plays is played by a bot from now on; each can be taken back. */
  #toBots(system: GameSystem, transaction: MatchTransaction): MatchWrite {
    const { match, heard } = transaction;
    const field = { before: match.state as Frame, after: match.state as Frame };
    let last = heard;
    const steps = match.seats.flatMap(({ seat, user, bot }): Step[] => {
      if (user === null || bot !== null) return [];
      const line = { type: 'match/bot', text: { say: 'match.bot', params: { seat } } } as const;
      const step = announced(system, field, { kind: 'bot', seat, stance: 'attack' }, line, last);
      last = Object.fromEntries(Object.entries(last).map(([one, seq]) => [one, seq + 1]));
      return [step];
    });
    const seats = match.seats.map((one) =>
      one.user !== null && one.bot === null ? { ...one, bot: 'attack' as const } : one,
    );
    return settle(system, transaction, steps, seats);
  }

  /** The step that takes the last order back; null: it cannot be. */
  async #back({ transaction, system }: Seated, { seat, side }: MatchSeat): Promise<Step | null> {
    const { match, heard } = transaction;
    const log = await transaction.log();
    const last = log.at(-1);
    if (last === undefined || match.state === null) return null;
    const before = stateBefore(system, match, log);
    if (!mayTakeBack(system, { before, after: match.state, last }, match.seats, { seat, side })) return null;
    const line = { type: 'match/taken-back', text: { say: 'match.taken-back', params: { seat } } } as const;
    const field = { before: match.state, after: before };
    return announced(system, field, { kind: 'take-back', seat }, line, heard);
  }
}

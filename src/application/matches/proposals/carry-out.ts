/** What an agreed proposal does (MAT-3, MAT-8): the last order is taken back, the match ends, or bots play on. */
import type { Frame, GameSystem } from '../../../games';
import { advance } from '../orders/advance';
import { announced } from '../host-lines';
import type { Seated } from '../orders/in-my-seat';
import { stateBefore } from '../course/log';
import type { Step } from '../course/log-entry';
import type { MatchWrite } from '../match-write';
import type { MatchSeat, Proposal } from '../model';
import type { MatchTransaction } from '../ports';
import { settle } from '../orders/settle';
import { mayTakeBack } from './take-back';

/** The step that takes the last order back; null: it cannot be. */
export const takenBack = async (
  { transaction, system }: Seated,
  { seat, side }: MatchSeat,
): Promise<Step | null> => {
  const { match, heard } = transaction;
  const log = await transaction.log();
  const last = log.at(-1);
  if (last === undefined || match.state === null) return null;
  const before = stateBefore(system, match, log);
  if (!mayTakeBack(system, { before, after: match.state, last }, match.seats, { seat, side })) return null;
  const line = { type: 'match/taken-back', text: { say: 'match.taken-back', params: { seat } } } as const;
  const field = { before: match.state, after: before };
  return announced(system, field, { kind: 'take-back', seat }, line, heard);
};

/** Every seat that somebody plays is played by a bot from now on; each can be taken back. */
const allToBots = (system: GameSystem, transaction: MatchTransaction): MatchWrite => {
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
};

/** Null: the order cannot be taken back. */
export const carriedOut = async (seated: Seated, { what, by }: Proposal): Promise<MatchWrite | null> => {
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
      return allToBots(system, transaction);
    case 'take-back': {
      const place = match.seats.find(({ seat }) => seat === by);
      const step = place === undefined ? null : await takenBack(seated, place);
      return step === null ? null : settle(system, transaction, [step]);
    }
  }
};

/** Back to where a turn of a match began (MAT-2), by its log. */
import type { Frame, GameSystem } from '../../../games';
import { err, ok, type Result, violation } from '../../../kernel';
import { againstRules, type Refusal } from '../../refusal';
import type { Acting } from '../gm-right';
import { announced } from '../host-lines';
import { foldSlowly, type Logged } from './log';
import type { MatchWrite } from '../match-write';
import type { Match, MatchSeat } from '../model';
import { settle } from '../orders/settle';

export interface Start {
  /** Of the entry with which the turn had begun. */
  readonly number: number;
  readonly state: Frame;
}

/** Null: the turn has not begun, or what had led to it was taken back. */
export const startOf = async (
  system: GameSystem,
  match: Pick<Match, 'setup'>,
  log: readonly Logged[],
  turn: number,
): Promise<Start | null> => {
  let line: Start[] = [];
  for await (const { entry, number, state } of foldSlowly(system, match, log))
    if (entry.kind === 'take-back') line.pop();
    else if (entry.kind === 'rewind') line = line.filter((one) => one.number <= entry.to);
    else line.push({ number, state });
  return line.find(({ state }) => state.turn === turn) ?? null;
};

/** What was asked before the match went back. */
const afresh = (seats: readonly MatchSeat[]): readonly MatchSeat[] =>
  seats.map((seat) => ({ ...seat, queue: [], botFor: [], asked: {}, deadlines: {} }));

/** With the dice of a new epoch. 422 for a turn that has not begun. */
export const rewound = async (
  { system, state, transaction, reason }: Acting,
  turn: number,
): Promise<Result<MatchWrite, Refusal>> => {
  const { match, heard } = transaction;
  const start = await startOf(system, match, await transaction.log(), turn);
  if (start === null)
    return err(againstRules([violation('match/no-such-turn', 'MAT-2', '/turn', { turn: state.turn })]));
  const after = { ...start.state, epoch: state.epoch + 1 };
  const line = {
    type: 'match/gm-rewind',
    text: { say: 'match.gm-rewind', params: { turn, reason } },
  } as const;
  const entry = { kind: 'rewind', turn, to: start.number, reason } as const;
  const step = announced(system, { before: state, after }, entry, line, heard);
  return ok({ ...settle(system, transaction, [step], afresh(match.seats)), proposals: [] });
};

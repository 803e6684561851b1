/** What every seat hears of acts that are not the game's: a bot takes a seat, a clock runs out (MAT-3, MAT-5). */
import {
  type Audience,
  changeBetween,
  type Frame,
  type GameSystem,
  type Seat,
  type Text,
  type Told,
} from '../../games';
import { fieldOf } from './orders/advance';
import type { GmAct, HostEntry, HostLine, Step } from './course/log-entry';

interface Line extends HostLine {
  /** As in a feed; the text's code is the same with a dot. */
  readonly type:
    | 'match/bot'
    | 'match/back'
    | 'match/late'
    | 'match/reminder'
    | 'match/taken-back'
    | `match/gm-${GmAct | 'rewind'}`;
  readonly text: Text;
}

/** A line to one audience, with what changes for it from the one state to the other. */
export const lineTo = (
  system: GameSystem,
  { before, after }: { readonly before: Frame; readonly after: Frame },
  { type, text }: HostLine,
  audience: Audience,
  seq: number,
): Told => ({
  ...{ type, text, tokens: [], rolls: [], seq, turn: after.turn, step: system.stepWords(after.step) },
  change: changeBetween(fieldOf(system, before, audience), fieldOf(system, after, audience)),
});

/** A line to each seat. It is kept with the entry, for who reads along without a seat. */
export const announced = (
  system: GameSystem,
  field: { readonly before: Frame; readonly after: Frame },
  entry: HostEntry,
  { type, text }: Line,
  heard: Readonly<Record<Seat, number>>,
): Step => ({
  entry: { ...entry, said: { type, text } },
  events: [],
  state: field.after,
  told: Object.entries(heard).map(([seat, last]) => ({
    seat,
    told: [lineTo(system, field, { type, text }, { kind: 'seat', seat }, last + 1)],
  })),
});

/** MAT-5: a line to one seat, that the clock of a decision runs out within so many hours. Nothing changes. */
export const reminded = (
  system: GameSystem,
  state: Frame,
  seat: Seat,
  hours: number,
  heard: Readonly<Record<Seat, number>>,
): Step['told'][number] => {
  const line: Line = { type: 'match/reminder', text: { say: 'match.reminder', params: { hours } } };
  const field = { before: state, after: state };
  return { seat, told: [lineTo(system, field, line, { kind: 'seat', seat }, (heard[seat] ?? 0) + 1)] };
};

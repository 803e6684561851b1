/**
 * Dice of a match (GAM-5, BT-4): one stream for each (epoch, turn, step, purpose, who, how often before), and
 * every roll in an event.
 */
import type { Dice } from '../../kernel';
import type { Frame, GameEvent } from '../contract';
import type { Params, Roll, TokenId } from '../shapes';

export interface Throw {
  /** A code with a text: what it is rolled for. */
  readonly purpose: string;
  readonly params?: Params;
  /** For whom: a token, a seat, or `''` for the match. */
  readonly who: string;
  readonly token?: TokenId | null;
  readonly sides: number;
  readonly count: number;
  readonly kinds?: readonly string[];
  /** What the sides bear, from 1. */
  readonly faces?: readonly string[];
  readonly needed?: number | null;
  /** What must reach `needed`: the sum, or each die by itself. Null: nothing is needed. */
  readonly judged: 'total' | 'each' | null;
}

const keyOf = (step: string, purpose: string, who: string): string => {
  const key = [step, purpose, who].join('|');
  // With such a letter in one of its parts, two labels could be one.
  if (key.split('|').length !== 3 || key.includes('#'))
    throw new RangeError(`no part of a label may hold | or #: ${key}`);
  return key;
};

/** The label of a stream as it stands in rolls. */
const labelOf = (frame: Frame, key: string, before: number): string =>
  [frame.epoch, frame.turn, key, before].join('|');

/**
 * Rolls once for a purpose. What comes back must stand in the next event: the state then counts the stream.
 */
export const roll = (dice: Dice, frame: Frame, what: Throw): Roll => {
  const { purpose, who, sides, count, judged } = what;
  const key = keyOf(frame.step, purpose, who);
  const before = frame.streams[key] ?? 0;
  const stream = dice.stream({
    epoch: frame.epoch,
    round: frame.turn,
    phase: frame.step,
    purpose,
    place: `${who}#${before}`,
  });
  const results = Array.from({ length: count }, () => stream.roll(sides).result);
  const needed = what.needed ?? null;
  const total = judged === 'each' ? null : results.reduce((sum, die) => sum + die, 0);
  const successes =
    judged === 'each' && needed !== null ? results.filter((die) => die >= needed).length : null;
  return {
    label: labelOf(frame, key, before),
    purpose: { code: purpose, params: what.params ?? {} },
    token: what.token ?? null,
    sides,
    dice: results,
    kinds: what.kinds ?? null,
    faces: what.faces === undefined ? null : results.map((die) => what.faces?.[die - 1] ?? ''),
    total,
    needed,
    successes,
    success:
      needed === null || judged === null
        ? null
        : judged === 'total'
          ? (total ?? 0) >= needed
          : (successes ?? 0) > 0,
  };
};

/**
 * The counters after an event; for `apply`. Those of a turn that is over are forgotten, since no label of it
 * can come again.
 */
export const counted = (frame: Frame, event: GameEvent, turn: number = frame.turn): Frame['streams'] => {
  if (turn !== frame.turn) return {};
  if (event.rolls.length === 0) return frame.streams;
  const streams: Record<string, number> = { ...frame.streams };
  for (const { label } of event.rolls) {
    const key = label.split('|').slice(2, 5).join('|');
    streams[key] = (streams[key] ?? 0) + 1;
  }
  return streams;
};

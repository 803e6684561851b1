import { seededDice } from '../../kernel';
import type { Frame } from '../contract';
import { counted, roll, type Throw } from './rolls';

const frame: Frame = { epoch: 0, turn: 2, step: 'fire', streams: {} };
const two: Throw = { purpose: 'to-hit', who: 'hbk', sides: 6, count: 2, needed: 8, judged: 'total' };
const dice = seededDice(new Uint8Array(32));

describe('dice of a match', () => {
  it('GAM-5 rolls the same for the same purpose, and anew when the stream was opened before', () => {
    const first = roll(dice, frame, two);
    const streams = counted(frame, { type: 'shot', rolls: [first] });
    const next = roll(dice, { ...frame, streams }, two);
    expect(roll(dice, frame, two)).toEqual(first);
    expect([first.label, next.label]).toEqual(['0|2|fire|to-hit|hbk|0', '0|2|fire|to-hit|hbk|1']);
    const many = Array.from({ length: 8 }, (_, before) =>
      roll(dice, { ...frame, streams: { 'fire|to-hit|hbk': before } }, two).dice.join(),
    );
    expect(new Set(many).size).toBeGreaterThan(1);
  });

  it('GAM-5 forgets counters with the turn, since labels have the turn in them', () => {
    const streams = counted(frame, { type: 'shot', rolls: [roll(dice, frame, two)] });
    expect(counted({ ...frame, streams }, { type: 'turn', rolls: [] }, 3)).toEqual({});
    expect(counted({ ...frame, streams }, { type: 'moved', rolls: [] })).toBe(streams);
  });

  it('GAM-5 judges the sum or each die', () => {
    const sum = roll(dice, frame, two);
    expect(sum.success).toBe((sum.total ?? 0) >= 8);
    const each = roll(dice, frame, { ...two, judged: 'each', needed: 4, count: 5 });
    expect([each.total, each.successes]).toEqual([null, each.dice.filter((die) => die >= 4).length]);
  });

  it('GAM-5 refuses labels that could be two', () => {
    expect(() => roll(dice, frame, { ...two, who: 'a|b' })).toThrow(RangeError);
    expect(() => roll(dice, frame, { ...two, who: 'a#1' })).toThrow(RangeError);
  });
});

import type { CombatStep, Phase } from '../../rules';
import type { FeedEntry } from '../campaigns/feeds/feeds';
import { courseOf, roundsOf, stretchOf, type Course, type Stretch } from './course';

type Mark = readonly [
  seq: number,
  type: 'phase-opened' | 'campaign-rolled-back',
  round: number,
  phase: Phase,
  step?: CombatStep,
];

/** At ten instants a sequence number, so that what comes with an opening can be told apart. */
const course = (...marks: readonly Mark[]): Course =>
  courseOf(
    marks.map(([seq, type, round, phase, step]): FeedEntry => ({
      seq,
      type,
      round,
      phase,
      at: seq * 10,
      data: { round, phase, step: step ?? null },
    })),
  );
const takesOrders = ({ phase, step }: Stretch): boolean =>
  !phase.startsWith('announcement') && step !== 'battles';
const stands = (of: Course, seq: number, at = seq * 10): string | null => {
  const found = stretchOf(of, takesOrders, { seq, at });
  return found === null ? null : `${found.epoch} ${found.round} ${found.phase}`;
};

const PLAYED: readonly Mark[] = [
  [2, 'phase-opened', 1, 'preparation'],
  [10, 'phase-opened', 1, 'supply'],
  [20, 'phase-opened', 2, 'preparation'],
];

describe('the course of a campaign', () => {
  it('END-2 without a rollback everything stands in the phase in which it was told', () => {
    const all = course(...PLAYED);
    expect([1, 2, 9, 10, 19, 20, 99].map((seq) => stands(all, seq))).toEqual([
      null,
      '0 1 preparation',
      '0 1 preparation',
      '0 1 supply',
      '0 1 supply',
      '0 2 preparation',
      '0 2 preparation',
    ]);
    expect(roundsOf(all)).toEqual([1, 2]);
  });

  it('END-2 a rollback undoes the phase from its start on, and what came after; what it opened with stands', () => {
    const all = course(...PLAYED, [30, 'campaign-rolled-back', 1, 'supply']);
    expect(stands(all, 10)).toBe('0 1 supply');
    expect(stands(all, 11, 100)).toBe('0 1 supply');
    expect([12, 19, 20, 29].map((seq) => stands(all, seq))).toEqual([null, null, null, null]);
    expect([9, 30, 31].map((seq) => stands(all, seq))).toEqual([
      '0 1 preparation',
      '1 1 supply',
      '1 1 supply',
    ]);
    expect(roundsOf(all)).toEqual([1]);
  });

  it('END-2 a phase that takes no orders resolves at once: of it nothing but its opening stands', () => {
    const all = course(
      [2, 'phase-opened', 1, 'announcement-1'],
      [9, 'phase-opened', 1, 'movement'],
      [12, 'campaign-rolled-back', 1, 'announcement-1'],
    );
    expect([stands(all, 2), stands(all, 3, 20), stands(all, 13)]).toEqual([
      '0 1 announcement-1',
      null,
      '1 1 announcement-1',
    ]);
  });

  it('END-2 taken back twice to the same phase, it stands once', () => {
    const all = course(
      ...PLAYED,
      [30, 'campaign-rolled-back', 1, 'supply'],
      [40, 'campaign-rolled-back', 1, 'supply'],
    );
    expect([10, 11, 30, 35, 40, 41].map((seq) => stands(all, seq, seq === 11 ? 100 : seq * 10))).toEqual([
      '0 1 supply',
      '0 1 supply',
      '1 1 supply',
      null,
      '2 1 supply',
      '2 1 supply',
    ]);
  });

  it('END-2 going back to what had been undone brings it back', () => {
    const all = course(
      ...PLAYED,
      [30, 'campaign-rolled-back', 1, 'preparation'],
      [40, 'campaign-rolled-back', 2, 'preparation'],
    );
    expect([9, 15, 20, 25, 35, 41].map((seq) => stands(all, seq))).toEqual([
      '0 1 preparation',
      '0 1 supply',
      '0 2 preparation',
      null,
      null,
      '2 2 preparation',
    ]);
  });

  it('END-2 the steps of combat are phases of their own', () => {
    const all = course(
      [2, 'phase-opened', 1, 'combat', 'declarations'],
      [9, 'phase-opened', 1, 'combat', 'battles'],
      [20, 'campaign-rolled-back', 1, 'combat', 'battles'],
    );
    expect([stands(all, 5), stands(all, 10), stands(all, 21)]).toEqual(['0 1 combat', null, '1 1 combat']);
  });
});

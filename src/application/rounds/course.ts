/**
 * Which of what an audience was told still stands (END-2): feeds are never rewritten, so a rollback leaves in
 * them what it undid. The course of a campaign is the chain of its phases that led to where it stands now; it
 * is read from two kinds of entries that everybody is told.
 */
import type { CombatStep, EventType, Phase } from '../../rules';
import type { FeedEntry } from '../campaigns/feeds/feeds';

/** What the course is read from. */
export const COURSE_EVENTS: readonly EventType[] = ['phase-opened', 'campaign-rolled-back'];

/** A phase, or step of combat, as it was played once. */
export interface Stretch {
  /** Counts rollbacks, from 0. */
  readonly epoch: number;
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  /** Sequence number of the entry that opened it. */
  readonly from: number;
  /** Of the first entry that is none of its own; null: it goes on. */
  readonly until: number | null;
  readonly at: number;
  /**
   * `whole`: all of it stands. `opening`: it was played anew from its start, so only what it opened with
   * stands (of supply: the income).
   */
  readonly stands: 'whole' | 'opening';
}

/** In the order in which they were played; all before the last are over. */
export type Course = readonly Stretch[];

type Told = Pick<Stretch, 'round' | 'phase' | 'step'>;

const keyOf = ({ round, phase, step }: Told): string => `${round}|${phase}|${step ?? ''}`;

const closed = (course: Course, seq: number): Course =>
  course.map((stretch, index) =>
    index === course.length - 1 && stretch.until === null ? { ...stretch, until: seq } : stretch,
  );

/** `markers`: all entries of `COURSE_EVENTS` of one feed, in order. */
export const courseOf = (markers: readonly FeedEntry[]): Course => {
  // By moment: the course as it was when the latest opening of that moment began, which is what a rollback
  // goes back to.
  const openings = new Map<string, Course>();
  let course: Course = [];
  let epoch = 0;
  for (const { type, seq, at, data } of markers) {
    const { round, phase, step } = data as unknown as Told;
    if (type === 'campaign-rolled-back') {
      epoch += 1;
      const back = openings.get(keyOf({ round, phase, step })) ?? [];
      course = back.map((stretch, index) =>
        index === back.length - 1 ? { ...stretch, stands: 'opening' } : stretch,
      );
    }
    course = [
      ...closed(course, seq),
      { epoch, round, phase, step, from: seq, until: null, at, stands: 'whole' },
    ];
    openings.set(keyOf({ round, phase, step }), course);
  }
  return course;
};

/**
 * The stretch that an entry belongs to, when it stands; null: it was undone, or came before the first round.
 */
export const stretchOf = (
  course: Course,
  takesOrders: (stretch: Stretch) => boolean,
  { seq, at }: Pick<FeedEntry, 'seq' | 'at'>,
): Stretch | null => {
  const stretch = course.find(({ from, until }) => seq >= from && (until === null || seq < until));
  if (stretch === undefined || stretch.stands === 'whole' || seq === stretch.from) return stretch ?? null;
  // What a phase brings when it opens comes with one command, at one instant; one that takes no orders brings
  // nothing, and resolves at that instant.
  return takesOrders(stretch) && at === stretch.at ? stretch : null;
};

/** The rounds that stand, in order. */
export const roundsOf = (course: Course): readonly number[] => [...new Set(course.map(({ round }) => round))];

/**
 * What a rollback undoes (END-2): the phases since then that stand, with their battles and orders, seat by
 * seat.
 */
import { type BattleId, type ForceId, subtractTons, toTons } from '../../kernel';
import { type CampaignState, rowOf, rowsOf } from '../../rules';
import type { FeedEntry } from '../campaigns/feeds/feeds';
import type { PastSheet } from '../campaigns/sheets/sheet-store';
import type { PastMoment } from '../campaigns/history';
import type { Course, Stretch } from '../rounds/course';
import { standing, told } from '../rounds/entries';
import type { UndoneBattle, UndoneSeat, Undone } from './undone-shape';

/** What of the past tells what a rollback undoes. */
export interface Past {
  readonly course: Course;
  /** Beginnings and ends of battles, as the game master was told of them. */
  readonly battles: readonly FeedEntry[];
  readonly sheets: readonly (PastSheet & { readonly round: number })[];
}

export const isAt =
  (moment: PastMoment) =>
  ({ round, phase, step }: Stretch): boolean =>
    round === moment.round && phase === moment.phase && step === moment.step;

/** From the latest opening of that moment on: that is what a rollback goes back to. */
export const since = (course: Course, to: PastMoment): Course => {
  const at = course.findLastIndex(isAt(to));
  return at < 0 ? [] : course.slice(at);
};

const battlesOf = (
  then: CampaignState,
  now: CampaignState,
  undone: Course,
  { course, battles }: Past,
): readonly UndoneBattle[] => {
  const found = new Map<string, UndoneBattle>();
  for (const entry of standing(now, course, battles)) {
    const { battle, hex } = told<{ readonly battle: BattleId; readonly hex: string }>(entry);
    const gone = rowOf(then.battles, battle) === null;
    if (undone.includes(entry.stretch) && (gone || entry.type === 'battle-ended'))
      found.set(battle, { battle, hex, round: entry.stretch.round, gone });
  }
  return [...found.values()];
};

const ordersOf = (force: ForceId, undone: Course, sheets: Past['sheets']): number =>
  sheets
    .filter(
      (sheet) =>
        sheet.force === force &&
        undone.some((stretch) => stretch.epoch === sheet.epoch && isAt(sheet)(stretch)),
    )
    .reduce((sum, { orders }) => sum + orders.length, 0);

/** What going back to the opening `then` of a moment undoes of `now`. */
export const undoneBy = (past: Past, to: PastMoment, then: CampaignState, now: CampaignState): Undone => {
  const undone = since(past.course, to);
  const seats = rowsOf(now.forces).map(({ id, seat, name, account }): UndoneSeat => ({
    force: id,
    seat,
    name,
    orders: ordersOf(id, undone, past.sheets),
    tons: toTons(subtractTons(rowOf(then.forces, id)?.account ?? account, account)),
  }));
  return {
    phases: undone.map(({ round, phase, step }) => ({ round, phase, step })),
    battles: battlesOf(then, now, undone, past),
    seats: seats.sort((one, other) => one.seat - other.seat),
  };
};

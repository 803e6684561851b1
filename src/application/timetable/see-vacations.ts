/** Who is away, or will be (ROUND-4), and for a player what is left of their budget. */
import { err, ok, type Result, type UserId } from '../../kernel';
import { countingVacations, vacationLeft, vacationTaken, type Timetable } from '../../rules';
import type { Access } from '../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { Timetables } from './timetables';
import { vacationShape, type VacationShape } from './vacation-shape';

const DAY = 86_400_000;

/** In days of 24 hours, fractions allowed. */
export interface BudgetShape {
  readonly days: number;
  readonly taken: number;
  readonly left: number;
}

export interface VacationsShape {
  readonly items: readonly VacationShape[];
  /** Null: who asks plays no force. */
  readonly budget: BudgetShape | null;
}

const budgetOf = (timetable: Timetable, user: UserId): BudgetShape => ({
  days: timetable.calendar?.vacationDays ?? 0,
  taken: vacationTaken(timetable, user) / DAY,
  left: vacationLeft(timetable, user) / DAY,
});

export class SeeVacations {
  constructor(private readonly timetables: Timetables) {}

  /** Those that are not over, in the order in which they begin. */
  async run({ id, campaign, member }: Access): Promise<Result<VacationsShape, Refusal>> {
    const read = await this.timetables.read(id);
    if (read === null) return err(NOT_FOUND);
    const { timetable, now } = read;
    const items = countingVacations(campaign.state, timetable).filter(
      ({ from, to }) => to > Math.max(from, now),
    );
    return ok({
      items: items.map((vacation) => vacationShape(campaign.state, vacation)),
      budget: member.force === null ? null : budgetOf(timetable, member.user),
    });
  }
}

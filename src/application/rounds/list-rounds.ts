/** Listing the rounds of a campaign that stand. */
import { isoTime } from '../../kernel';
import type { Audience } from '../../rules';
import { feedName, type Feeds } from '../campaigns/feeds/feeds';
import type { Access } from '../campaigns/reader';
import type { Page } from '../page';
import { roundsOf, type Course } from './course';
import { courseTold } from './course-told';
import { standing } from './entries';

export interface RoundSummary {
  readonly round: number;
  readonly over: boolean;
  /** ISO 8601. */
  readonly begunAt: string;
  /** Null: it goes on. */
  readonly endedAt: string | null;
}

export class ListRounds {
  constructor(private readonly store: Feeds) {}

  /** Those that stand, the first first; the cursor is the last round of the page before. */
  async run(access: Access, audience: Audience, after: number, limit: number): Promise<Page<RoundSummary>> {
    const course = await courseTold(this.store, access.id, audience);
    const rest = roundsOf(course).filter((round) => round > after);
    const shown = rest.slice(0, limit);
    const finishedAt = rest.length === shown.length ? await this.#finishedAt(access, audience, course) : null;
    return {
      items: shown.map((round) => {
        const next = course.find((stretch) => stretch.round > round)?.at ?? finishedAt;
        const begun = course.find((stretch) => stretch.round === round)?.at ?? 0;
        return {
          round,
          over: next !== null,
          begunAt: isoTime(begun),
          endedAt: next === null ? null : isoTime(next),
        };
      }),
      next: rest.length > limit ? String(shown.at(-1)) : null,
    };
  }

  async #finishedAt({ id, campaign }: Access, audience: Audience, course: Course): Promise<number | null> {
    if (campaign.state.campaign.status !== 'finished') return null;
    const ends = standing(
      campaign.state,
      course,
      await this.store.readTypes(id, feedName(audience), ['campaign-finished']),
    );
    return ends.at(-1)?.at ?? null;
  }
}

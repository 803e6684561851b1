/** Reading rounds as one of a campaign's members: which there were, the report of one, and the figures of all. */
import { err, type ForceId, isoTime, type MicroTons, ok, type Result, tons } from '../../kernel';
import type { Audience } from '../../rules';
import { feedName, type Feeds } from '../campaigns/feeds';
import type { Access } from '../campaigns/reader';
import type { Page } from '../page';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { ToldChange } from './accounts';
import { COURSE_EVENTS, courseOf, roundsOf, type Course } from './course';
import { standing, told, type Entry } from './entries';
import { accountsTold, roundReport } from './round-report';
import type { RoundReport } from './round-report-shape';
import { statistics, type Statistics } from './statistics';
import type { SheetStore } from '../campaigns/sheet-store';

export interface RoundSummary {
  readonly round: number;
  readonly over: boolean;
  /** ISO 8601. */
  readonly begunAt: string;
  /** Null: it goes on. */
  readonly endedAt: string | null;
}

export class Rounds {
  constructor(private readonly store: Feeds & SheetStore) {}

  /** Those that stand, the first first; the cursor is the last round of the page before. */
  async list(access: Access, audience: Audience, after: number, limit: number): Promise<Page<RoundSummary>> {
    const course = await this.#course(access, audience);
    const rest = roundsOf(course).filter((round) => round > after);
    const shown = rest.slice(0, limit);
    const finishedAt = rest.length === shown.length ? await this.#finishedAt(access, audience, course) : null;
    return {
      items: shown.map((round) => {
        const next = course.find((stretch) => stretch.round > round)?.at ?? finishedAt;
        const begun = course.find((stretch) => stretch.round === round)?.at ?? 0;
        return { round, over: next !== null, begunAt: isoTime(begun), endedAt: next === null ? null : isoTime(next) };
      }),
      next: rest.length > limit ? String(shown.at(-1)) : null,
    };
  }

  /** Not found: a round that has not begun, or was undone. */
  async report(access: Access, audience: Audience, round: number): Promise<Result<RoundReport, Refusal>> {
    const { state, catalog } = access.campaign;
    const [course, entries, sheets] = await Promise.all([
      this.#course(access, audience),
      this.store.readRound(access.id, feedName(audience), round),
      this.store.readPastSheets(access.id, round, accountsTold(state, audience)),
    ]);
    const rounds = roundsOf(course);
    if (!rounds.includes(round)) return err(NOT_FOUND);
    const standingNow = standing(state, course, entries);
    return ok(
      roundReport({
        round,
        over: round !== rounds.at(-1) || state.campaign.status === 'finished',
        audience,
        entries: standingNow,
        sheets,
        before: await this.#before(access, audience, course, standingNow, round),
        state,
        catalog,
      }),
    );
  }

  async statistics(access: Access, audience: Audience): Promise<Statistics> {
    const { state, catalog } = access.campaign;
    const course = await this.#course(access, audience);
    const entries = await this.store.readTypes(access.id, feedName(audience), ['round-ended', 'campaign-finished']);
    return statistics(state, catalog, audience, standing(state, course, entries));
  }

  async #course({ id }: Access, audience: Audience): Promise<Course> {
    return courseOf(await this.store.readTypes(id, feedName(audience), COURSE_EVENTS));
  }

  async #finishedAt({ id, campaign }: Access, audience: Audience, course: Course): Promise<number | null> {
    if (campaign.state.campaign.status !== 'finished') return null;
    const ends = standing(campaign.state, course, await this.store.readTypes(id, feedName(audience), ['campaign-finished']));
    return ends.at(-1)?.at ?? null;
  }

  /** The balances with which a round began, where nothing in it tells them: the last ones before it. */
  async #before(
    { id, campaign }: Access,
    audience: Audience,
    course: Course,
    entries: readonly Entry[],
    round: number,
  ): Promise<ReadonlyMap<ForceId, MicroTons>> {
    const changed = new Set(entries.flatMap((entry) => (entry.type === 'account-changed' ? [told<ToldChange>(entry).force] : [])));
    if (accountsTold(campaign.state, audience).every((force) => changed.has(force))) return new Map();
    const all = standing(campaign.state, course, await this.store.readTypes(id, feedName(audience), ['account-changed']));
    const earlier = all.filter(({ stretch }) => stretch.round < round).map((entry) => told<ToldChange>(entry));
    return new Map(earlier.map(({ force, balance }) => [force, tons(balance)]));
  }
}

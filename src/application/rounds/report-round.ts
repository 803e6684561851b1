/** Reporting a round to one of the campaign's members (ROUND-6), from what they were told of it. */
import { err, type ForceId, type MicroTons, ok, type Result, tons } from '../../kernel';
import type { Audience } from '../../rules';
import { feedName, type Feeds } from '../campaigns/feeds/feeds';
import type { Access } from '../campaigns/reader';
import type { SheetStore } from '../campaigns/sheets/sheet-store';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { ToldChange } from './accounts';
import { roundsOf, type Course } from './course';
import { courseTold } from './course-told';
import { standing, told, type Entry } from './entries';
import { accountsTold, roundReport } from './round-report';
import type { RoundReport } from './round-report-shape';

export class ReportRound {
  constructor(private readonly store: Feeds & SheetStore) {}

  /** Not found: a round that has not begun, or was undone. */
  async run(access: Access, audience: Audience, round: number): Promise<Result<RoundReport, Refusal>> {
    const { state, catalog } = access.campaign;
    const [course, entries, sheets] = await Promise.all([
      courseTold(this.store, access.id, audience),
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

  /** The balances with which a round began, where nothing in it tells them: the last ones before it. */
  async #before(
    { id, campaign }: Access,
    audience: Audience,
    course: Course,
    entries: readonly Entry[],
    round: number,
  ): Promise<ReadonlyMap<ForceId, MicroTons>> {
    const changed = new Set(
      entries.flatMap((entry) => (entry.type === 'account-changed' ? [told<ToldChange>(entry).force] : [])),
    );
    if (accountsTold(campaign.state, audience).every((force) => changed.has(force))) return new Map();
    const all = standing(
      campaign.state,
      course,
      await this.store.readTypes(id, feedName(audience), ['account-changed']),
    );
    const earlier = all
      .filter(({ stretch }) => stretch.round < round)
      .map((entry) => told<ToldChange>(entry));
    return new Map(earlier.map(({ force, balance }) => [force, tons(balance)]));
  }
}

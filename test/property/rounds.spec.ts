/**
 * ROUND-6, SUP-9, END-2: whatever is played, corrected and taken back, the reports of rounds add up: each
 * account from its opening to its closing balance, each round from where the one before closed, the last one
 * to what the account holds. And each tells its reader only what they were told.
 */
import { sayTo } from '../../src/api/playing/wording';
import { reportWording } from '../../src/api/rounds/wording';
import { bundledCatalog } from '../../src/catalog/bundled';
import { feedName, type FeedEntry } from '../../src/application/campaigns/feeds/feeds';
import type { PastSheet } from '../../src/application/campaigns/sheets/sheet-store';
import { COURSE_EVENTS, courseOf, roundsOf, type Course } from '../../src/application/rounds/course';
import { standing, type Entry } from '../../src/application/rounds/entries';
import { roundReport } from '../../src/application/rounds/round-report';
import type { RoundReport } from '../../src/application/rounds/round-report-shape';
import { statistics } from '../../src/application/rounds/statistics';
import { tons, toTons, type MicroTons } from '../../src/kernel/tonnage';
import {
  rowsOf,
  tellOf,
  type Audience,
  type CampaignEvent,
  type CampaignState,
  type EventType,
  type Order,
  type Phase,
} from '../../src/rules';
import { play, type Wish } from '../support/simulation/play';
import { RULESETS } from '../support/simulation/setup';
import { latest, takenBackOften, type Heard } from '../support/states/taken-back';

interface Told {
  readonly final: CampaignState;
  readonly feeds: ReadonlyMap<string, readonly FeedEntry[]>;
  readonly sheets: readonly (PastSheet & { readonly round: number })[];
  readonly rollbacks: number;
}

const audiencesOf = (state: CampaignState): readonly Audience[] => [
  ...rowsOf(state.forces).map(({ id }): Audience => ({ kind: 'force', force: id })),
  { kind: 'gm' },
  { kind: 'observer' },
];

/** Writes every feed as a store does, through JSON; commands are told apart by their instants. */
const recorder = () => {
  const feeds = new Map<string, FeedEntry[]>();
  const sheets: (PastSheet & { readonly round: number })[] = [];
  const count = { rollbacks: 0 };
  let moment: { round: number; phase: Phase } = { round: 0, phase: 'setup' };
  const write = (event: CampaignEvent, audience: Audience, at: number): void => {
    const data = tellOf(event, audience);
    const feed = feeds.get(feedName(audience)) ?? [];
    feeds.set(feedName(audience), feed);
    if (data !== null)
      feed.push({
        seq: feed.length + 1,
        ...moment,
        at,
        type: event.type,
        data: JSON.parse(JSON.stringify(data)) as FeedEntry['data'],
      });
  };
  const hear = ({ events, state, before, step, number, violations }: Heard): void => {
    if (step.command.do === 'close' && violations.length === 0)
      for (const [force, orders] of Object.entries(step.command.sheets)) {
        const { epoch, round, phase, step: part } = before.campaign;
        sheets.push({
          force: force as never,
          epoch,
          round,
          phase,
          step: part,
          orders: orders as readonly Order[],
        });
      }
    for (const event of events) {
      if (event.type === 'phase-opened') moment = { round: event.data.round, phase: event.data.phase };
      if (event.type === 'campaign-started' || event.type === 'campaign-rolled-back') {
        const { round, phase } = event.data.state.campaign;
        moment = { round, phase };
      }
      if (event.type === 'campaign-rolled-back') count.rollbacks += 1;
      for (const audience of audiencesOf(state)) write(event, audience, number);
    }
  };
  return { feeds, sheets, count, hear };
};

/**
 * Of one seed or the next in which the game master went back as a store does: to the latest opening of a
 * moment.
 */
const tellAll = (seed: string, wish: Wish): Told => {
  const { feeds, sheets, count, hear } = recorder();
  let likeStores = true;
  const { final } = play(seed, wish, (played) => {
    const { command } = played.step;
    const { openings } = played.surroundings;
    if (command.do === 'rollback' && latest(openings, command.opening) !== command.opening)
      likeStores = false;
    hear(played);
  });
  return likeStores ? { final, feeds, sheets, rollbacks: count.rollbacks } : tellAll(`${seed} next`, wish);
};

const tellTakenBack = (seed: string, ruleset: string, times: number): Told => {
  const { feeds, sheets, count, hear } = recorder();
  const final = takenBackOften(seed, ruleset, times, hear);
  return { final, feeds, sheets, rollbacks: count.rollbacks };
};

/** Every text for people in an answer. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    (name === 'text' || name === 'message') && typeof one === 'string' ? [one] : textsIn(one),
  );
};

interface Read {
  readonly course: Course;
  readonly entries: readonly Entry[];
  readonly reports: readonly RoundReport[];
}

const readAll = ({ final, feeds, sheets }: Told, audience: Audience): Read => {
  const feed = feeds.get(feedName(audience)) ?? [];
  const course = courseOf(feed.filter(({ type }) => COURSE_EVENTS.includes(type as EventType)));
  const entries = standing(final, course, feed);
  const balances = new Map<never, MicroTons>();
  const reports = roundsOf(course).map((round) => {
    const report = roundReport({
      round,
      over: round !== roundsOf(course).at(-1),
      audience,
      entries: standing(
        final,
        course,
        feed.filter((entry) => entry.round === round),
      ),
      sheets: sheets.filter((sheet) => sheet.round === round),
      before: new Map(balances),
      state: final,
      catalog: bundledCatalog(),
    });
    for (const { force, closing } of report.accounts) balances.set(force as never, tons(closing));
    return report;
  });
  return { course, entries, reports };
};

const seeds = RULESETS.flatMap((ruleset) =>
  ['one', 'two', 'three', 'four'].map((name) => [ruleset, `rounds ${name}`] as const),
);
let rollbacks = 0;
let dropped = 0;

/** SUP-9, for everybody who is told of accounts. */
const expectAccounts = (told: Told): void => {
  const { startingTons } = told.final.campaign.options;
  for (const audience of audiencesOf(told.final)) {
    const { reports } = readAll(told, audience);
    expect(reports.length).toBeGreaterThan(0);
    const last = new Map<string, number>();
    for (const { round, accounts } of reports)
      for (const { force, opening, closing, groups } of accounts) {
        const entries = groups.flatMap((group) => group.entries);
        const sum = entries.reduce((all, { amount }) => all + tons(amount), 0);
        expect({ force, round, opening, closing }).toEqual({
          force,
          round,
          opening: last.get(force) ?? toTons(startingTons),
          closing: toTons((tons(opening) + sum) as MicroTons),
        });
        expect(groups.reduce((all, { amount }) => all + tons(amount), 0)).toBe(sum);
        // In the order in which they were booked, each balance follows from the one before.
        let balance = tons(opening) as number;
        for (const entry of [...entries].sort((a, b) => a.seq - b.seq))
          expect(tons(entry.balance)).toBe((balance += tons(entry.amount)));
        // Once a round: what was undone is not there a second time.
        expect(entries.filter(({ cause }) => cause.text === 'supply/income').length).toBeLessThanOrEqual(1);
        last.set(force, closing);
      }
    for (const [force, closing] of last)
      expect([force, closing]).toEqual([
        force,
        toTons(told.final.forces[force as never]?.account ?? (-1 as MicroTons)),
      ]);
  }
};

it.each(seeds)('SUP-9 END-2 the accounts of every round add up, in %s, %s', (ruleset, seed) => {
  const told = tellAll(seed, { ruleset, steps: 90 });
  rollbacks += told.rollbacks;
  expectAccounts(told);
});

it.each(seeds)(
  'SUP-9 END-2 so they do in a war that is taken back again and again, in %s, %s',
  (ruleset, seed) => {
    const told = tellTakenBack(seed, ruleset, 25);
    expect(told.rollbacks).toBe(25);
    expectAccounts(told);
    const { course, entries } = readAll(told, { kind: 'gm' });
    expect(roundsOf(course)).toEqual(
      Array.from({ length: told.final.campaign.round }, (_, index) => index + 1),
    );
    // Every phase that stands whole brought what it brings exactly once.
    const opened = entries
      .filter(({ type }) => type === 'phase-opened')
      .map(({ data }) => `${String(data['round'])} ${String(data['phase'])} ${String(data['step'])}`);
    expect(new Set(opened).size).toBe(opened.length);
    const resolved = entries.filter(
      ({ type, stretch }) => type === 'mech-moved' && stretch.stands === 'opening',
    );
    expect(resolved).toEqual([]);
  },
);

it.each(seeds)(
  'END-2 ROUND-6 rounds stand once each, in order, and dropped orders with what was given, in %s, %s',
  (ruleset, seed) => {
    const told = tellAll(seed, { ruleset, steps: 90 });
    const { campaign } = told.final;
    for (const audience of audiencesOf(told.final)) {
      const { course, entries, reports } = readAll(told, audience);
      expect(roundsOf(course)).toEqual(Array.from({ length: campaign.round }, (_, index) => index + 1));
      const moments = course
        .filter(({ stands }) => stands === 'whole')
        .map(({ round, phase, step }) => `${round} ${phase} ${step ?? ''}`);
      expect(new Set(moments).size).toBe(moments.length);
      const ended = entries.filter(({ type }) => type === 'round-ended').map(({ data }) => data['round']);
      const over = Array.from(
        { length: campaign.status === 'finished' ? campaign.round : campaign.round - 1 },
        (_, index) => index + 1,
      );
      // The game master may end it in the middle of a round.
      if (campaign.status !== 'finished') expect(ended).toEqual(ruleset === 'planetary-1' ? [] : over);
      for (const one of reports.flatMap((report) => report.dropped)) {
        dropped += 1;
        expect({ type: one.given?.type, force: one.force }).toEqual({
          type: one.orderType,
          force: audience.kind === 'force' ? audience.force : one.force,
        });
        for (const { pointer } of one.violations)
          expect(pointer.startsWith(`/orders/${one.order}`)).toBe(true);
      }
      for (const language of ['en', 'de'] as const)
        for (const report of reports)
          expect(
            textsIn(
              reportWording(
                report,
                sayTo(language, audience, { state: told.final, catalog: bundledCatalog() }),
              ),
            ).filter((text) => /undefined|null|NaN|\[object|^\s*$/.test(text)),
          ).toEqual([]);
      if (audience.kind === 'observer')
        for (const report of reports)
          expect([report.dropped, report.halted, report.accounts, report.mechs, report.pilots]).toEqual([
            [],
            [],
            [],
            [],
            [],
          ]);
    }
  },
);

// When all are over, in whatever order they came: these wars had rollbacks and dropped orders.
afterAll(() => {
  expect(rollbacks).toBeGreaterThan(5);
  expect(dropped).toBeGreaterThan(5);
});

it('SIGHT-4 of others a player is told nothing in statistics before the end', () => {
  const told = tellAll('rounds figures', { ruleset: 'planetary-2', steps: 60, meddling: false });
  for (const audience of audiencesOf(told.final)) {
    const { entries } = readAll(told, audience);
    const figures = statistics(told.final, bundledCatalog(), audience, entries);
    expect(figures.rounds.length).toBeGreaterThan(1);
    const whose =
      audience.kind === 'gm'
        ? rowsOf(told.final.forces).map(({ id }) => id as string)
        : audience.kind === 'force'
          ? [audience.force as string]
          : [];
    for (const { forces } of [...figures.rounds, figures.present])
      expect(forces.map(({ force }) => force).sort()).toEqual([...whose].sort());
  }
});

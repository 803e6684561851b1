/**
 * Reports of rounds out of PostgreSQL (ROUND-6, SUP-9, END-2): wars that were taken back again and again are
 * written at the pace of the database's clock, and every account still adds up, from round to round, to what
 * the tables hold.
 */
import type { Access } from '../../../src/application/campaigns/reader';
import { ListRounds } from '../../../src/application/rounds/list-rounds';
import { ReportRound } from '../../../src/application/rounds/report-round';
import { SeeStatistics } from '../../../src/application/rounds/see-statistics';
import type { CampaignId } from '../../../src/kernel/ids';
import { toTons } from '../../../src/kernel/tonnage';
import { uuidV7 } from '../../../src/infrastructure/ids/uuid-v7';
import { rowsOf, type Audience } from '../../../src/rules';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { RULESETS } from '../../support/simulation/setup';
import { StoreProcess } from '../../support/stored-campaign';
import { takenBackOften, type Heard } from '../../support/states/taken-back';
import { writeWar } from '../../support/written-war';

let database: TestDatabase;
let host: StoreProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  host = new StoreProcess(database.url);
});
afterAll(async () => {
  await host.pool.end();
  await database.drop();
});

it.each(RULESETS)('END-2 SUP-9 what was undone is in no report, in %s', async (ruleset) => {
  const steps: Heard[] = [];
  takenBackOften('stored rounds', ruleset, 12, (heard) => steps.push(heard));
  const id = uuidV7() as string as CampaignId;
  await writeWar(host, id, steps);
  const campaign = await host.store.read(id);
  if (campaign === null) throw new Error('nothing was written');
  const { state } = campaign;
  const audiences: readonly Audience[] = [
    ...rowsOf(state.forces).map((force): Audience => ({ kind: 'force', force: force.id })),
    { kind: 'gm' },
  ];
  for (const audience of audiences) {
    const access = { id, campaign, member: campaign.members[0], audience } as Access;
    const { items, next } = await new ListRounds(host.store).run(access, audience, 0, 100);
    expect(items.map(({ round }) => round)).toEqual(
      Array.from({ length: state.campaign.round }, (_, index) => index + 1),
    );
    expect(next).toBeNull();
    const balances = new Map<string, number>();
    for (const { round } of items) {
      const report = await new ReportRound(host.store).run(access, audience, round);
      if (!report.ok) throw new Error(`no round ${round}`);
      for (const { force, opening, closing, groups } of report.value.accounts) {
        expect({ round, force, opening }).toEqual({
          round,
          force,
          opening: balances.get(force) ?? toTons(state.campaign.options.startingTons),
        });
        const income = groups
          .flatMap(({ entries }) => entries)
          .filter(({ cause }) => cause.text === 'supply/income');
        expect(income.length).toBeLessThanOrEqual(1);
        balances.set(force, closing);
      }
    }
    for (const [force, closing] of balances)
      expect([force, closing]).toEqual([
        force,
        toTons(state.forces[force as never]?.account ?? (0 as never)),
      ]);
    const ended = (await new SeeStatistics(host.store).run(access, audience)).rounds.map(
      ({ round }) => round,
    );
    expect(ended).toEqual(ruleset === 'planetary-1' ? [] : items.slice(0, -1).map(({ round }) => round));
  }
  expect(
    (
      await new ReportRound(host.store).run(
        { id, campaign } as Access,
        { kind: 'observer' },
        state.campaign.round + 1,
      )
    ).ok,
  ).toBe(false);
});

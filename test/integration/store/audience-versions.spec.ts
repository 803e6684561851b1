/**
 * SIGHT-4 in what a server has to do: a command that one may not see costs one's own answers nothing, in the
 * process that ran it and in others; and whatever happens, an answer out of a cache is the one that would be
 * made anew.
 */
import { versionFor } from '../../../src/application/campaigns/feeds/audience-versions';
import { feedName } from '../../../src/application/campaigns/feeds/feeds';
import { command } from '../../../src/application/campaigns/command';
import { CampaignReader } from '../../../src/application/campaigns/reader';
import { bundledCatalog } from '../../../src/catalog/bundled';
import { ok } from '../../../src/kernel/result';
import { tons } from '../../../src/kernel/tonnage';
import type { CampaignId, ForceId, UserId } from '../../../src/kernel/ids';
import { uuidV7 } from '../../../src/infrastructure/ids/uuid-v7';
import { ByteCache } from '../../../src/infrastructure/store/cache/byte-cache';
import { DesignShelf } from '../../../src/infrastructure/store/state/kept-designs';
import { PgCampaignStore } from '../../../src/infrastructure/store/pg-campaign-store';
import { rowsOf, type Audience, type CampaignEvent } from '../../../src/rules';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { play, type Played } from '../../support/simulation/play';
import { seedsOf } from '../../support/simulation/setup';
import {
  preparedViews,
  storeCampaign,
  StoreProcess,
  type StoredCampaign,
} from '../../support/stored-campaign';
import { writeWar } from '../../support/written-war';

let database: TestDatabase;
let writing: StoreProcess;
let other: StoreProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  writing = new StoreProcess(database.url);
  other = new StoreProcess(database.url);
});
afterAll(async () => {
  await writing.pool.end();
  await other.pool.end();
  await database.drop();
});

/** What a player asks for again and again. */
const asked = async (
  { reader, sheets, prepared }: StoreProcess,
  id: CampaignId,
  user: UserId,
): Promise<readonly string[]> => {
  const access = await reader.access(id, user);
  if (!access.ok) throw new Error('no access');
  const { audience } = access.value;
  const view = await prepared.view(access.value, audience);
  const options = prepared.options(access.value, audience);
  const saved = await sheets.run(
    id,
    user,
    { phase: 'preparation', orders: [] },
    { mayReplace: null, dryRun: false },
  );
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return [view?.etag ?? '', options.etag];
};

const emit = (process: StoreProcess, id: CampaignId, event: CampaignEvent) =>
  command(process.store, { id }, 'no-member', (resolution) => {
    resolution.emit(event);
    return Promise.resolve(ok({ answer: null }));
  });

/** `before`: what the force has. */
const income = (force: string, before = 0): CampaignEvent => ({
  type: 'account-changed',
  data: {
    force: force as ForceId,
    amount: tons(3),
    balance: tons(before + 3),
    cause: { rule: 'SUP-1', text: 'supply/income', order: null },
  },
});

const FOREIGN: Readonly<
  Record<string, (process: StoreProcess, campaign: StoredCampaign) => Promise<unknown>>
> = {
  'tons on another account': (process, { id }) =>
    command(process.store, { id }, 'no-member', (resolution) => {
      const account = rowsOf(resolution.state.forces).find((force) => force.id === 'B')?.account ?? 0;
      resolution.emit(income('B', account / tons(1)));
      return Promise.resolve(ok({ answer: null }));
    }),
  'a design drawn': (process, { id }) =>
    process.store.transact(id, async (transaction) => {
      const design = bundledCatalog().mech('hunchback-hbk-4g');
      if (design === null) throw new Error('no such design');
      return transaction.keepVariant(
        { force: 'B' as ForceId, design: { ...design, slug: 'hunchback-hbk-4z' as never, model: 'HBK-4Z' } },
        false,
      );
    }),
  'another sheet': async (process, { id, users }) =>
    process.sheets.run(
      id,
      users[1] as UserId,
      { phase: 'preparation', orders: [] },
      { mayReplace: null, dryRun: false },
    ),
};

it.each(Object.keys(FOREIGN))(
  '%s costs another player no statement and no view, in either process',
  async (name) => {
    const campaign = await storeCampaign(writing.pool, { players: 3 });
    const me = campaign.users[0] as UserId;
    for (const process of [writing, other]) {
      const tags = await asked(process, campaign.id, me);
      const made = jest.spyOn(ByteCache.prototype, 'set');
      // Where the shelf keeps the catalogue that it has made for a campaign.
      const kept = jest.spyOn(WeakMap.prototype, 'set');
      const catalogsMade = () =>
        kept.mock.calls.filter(
          ([, value]) => typeof value === 'object' && value !== null && 'drawings' in value,
        ).length;
      try {
        const usual = await process.counted(() => asked(process, campaign.id, me));
        // One looks how fresh the campaign is, one saves the sheet.
        expect(usual).toBe(2);
        expect(made).not.toHaveBeenCalled();
        for (const by of [writing, other]) {
          await FOREIGN[name]?.(by, campaign);
          // A command keeps the state that it has made, in the process that runs it.
          made.mockClear();
          kept.mockClear();
          let after: readonly string[] = [];
          expect(await process.counted(async () => (after = await asked(process, campaign.id, me)))).toBe(
            usual,
          );
          expect(after).toEqual(tags);
          expect(made).not.toHaveBeenCalled();
          expect(catalogsMade()).toBe(0);
        }
      } finally {
        made.mockRestore();
        kept.mockRestore();
      }
    }
  },
);

it('what a player may know does make their view anew, in both processes', async () => {
  const { id, users } = await storeCampaign(writing.pool, { players: 3 });
  const me = users[0] as UserId;
  const before = await asked(other, id, me);
  await emit(writing, id, income('A'));
  const after = await asked(other, id, me);
  expect(after[0]).not.toBe(before[0]);
  expect(await asked(writing, id, me)).toEqual(after);
});

it('who raises a version and knows nothing of audiences raises it for everybody', async () => {
  const { id, users } = await storeCampaign(writing.pool, { players: 3 });
  await asked(other, id, users[0] as UserId);
  await emit(writing, id, income('B'));
  await writing.pool.query(
    `UPDATE campaigns SET version = version + 1, name = 'Another name' WHERE id = $1`,
    [id],
  );
  const campaign = await other.store.readAs(id, users[0] as UserId);
  expect(campaign?.state.campaign.name).toBe('Another name');
  expect(
    ['A', 'B', 'observer', 'gm'].map((feed) => versionFor(campaign?.audiences ?? { at: 0, of: {} }, feed)),
  ).toEqual(Array(4).fill(campaign?.version));
});

type Asked = Pick<StoreProcess, 'reader' | 'prepared'>;

/** Everybody's answers from a process that has nothing in its caches. */
const fresh = (): Asked => {
  const store = new PgCampaignStore(
    other.pool,
    new DesignShelf(bundledCatalog()),
    null as never,
    100_000_000,
  );
  const reader = new CampaignReader(store);
  return { reader, prepared: preparedViews(store, reader) };
};

const answers = async (
  { reader, prepared }: Asked,
  id: CampaignId,
  user: UserId,
): Promise<readonly string[]> => {
  const access = await reader.access(id, user);
  if (!access.ok) return ['none'];
  const { audience } = access.value;
  const view = await prepared.view(access.value, audience);
  return [view?.body.toString() ?? 'moved', prepared.options(access.value, audience).body.toString()];
};

it.each(seedsOf('cached', { 'planetary-1': 1, 'planetary-2': 2 }))(
  'after every command everybody’s cached answers are the fresh ones: %s, %s',
  async (ruleset, seed) => {
    const steps: Played[] = [];
    play(seed, { ruleset, steps: 70 }, (played) => steps.push(played));
    const id = uuidV7() as string as CampaignId;
    const [start, ...rest] = steps;
    if (start === undefined) throw new Error('nothing was played');
    await writeWar(writing, id, [start]);
    const audiences: readonly Audience[] = [
      ...rowsOf(start.state.forces).map((force): Audience => ({ kind: 'force', force: force.id })),
      { kind: 'observer' },
      { kind: 'gm' },
    ];
    const users = new Map(audiences.map((audience) => [uuidV7() as string as UserId, audience]));
    for (const [user, audience] of users) {
      const role = audience.kind === 'force' ? 'player' : audience.kind;
      const force = audience.kind === 'force' ? audience.force : null;
      await writing.pool.query(
        `INSERT INTO campaign_members (campaign_id, user_id, role, force_id, display_name) VALUES ($1, $2, $3, $4, 'Somebody')`,
        [id, user, role, force],
      );
    }
    let lagging = 0;
    for (const step of rest) {
      if ((await writeWar(writing, id, [step])) === 0) continue;
      const now = fresh();
      const read = await writing.store.read(id);
      for (const [user, audience] of users) {
        if (read !== null && versionFor(read.audiences, feedName(audience)) < read.version) lagging += 1;
        const wanted = await answers(now, id, user);
        expect({ step: step.step.command.do, audience, is: await answers(other, id, user) }).toEqual({
          step: step.step.command.do,
          audience,
          is: wanted,
        });
      }
    }
    expect(lagging).toBeGreaterThan(5);
  },
);

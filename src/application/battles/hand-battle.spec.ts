/**
 * Handing battles to engines (TAC-8), with one that the registry does not have yet: a program that cannot
 * fight every battle.
 */
import { bundledCatalog } from '../../catalog/bundled';
import { ok } from '../../kernel/result';
import { violation } from '../../kernel/violation';
import type { BattleId, CampaignId, UserId } from '../../kernel/ids';
import { declare, onlyBattle, quietReport } from '../../rules/testing/battles';
import { NOW, resolutionOf, world } from '../../rules/testing/world';
import { decideFileReport, type CampaignState } from '../../rules';
import type { Change, CampaignTransactions } from '../campaigns/campaign-transaction';
import { HandBattle } from './hand-battle';

const CALL = { id: 'campaign' as CampaignId, user: 'gm' as UserId, dryRun: false, claim: null };
const UNKNOWN_PART = violation('battle/unknown-engine', 'BT-3', '/units/0/design', { engine: 'mystery-ray' });

const opened = declare(
  world({ players: 2, phase: 'combat', step: 'declarations' })
    .mech('A', 'hunchback-hbk-4g', '0505')
    .mech('B', 'hunchback-hbk-4g', '0505')
    .build(),
).state.finish();

/** A battle in which a report waits already. */
const reported = (): CampaignState => {
  const resolution = resolutionOf(opened);
  const { id, setup } = onlyBattle(opened);
  expect(
    decideFileReport(resolution, { actor: { kind: 'gm' }, battle: id, body: quietReport(setup) }),
  ).toEqual([]);
  return resolution.state.finish();
};

/** Handing to the one engine there is, in a campaign, and what is written of it. */
const handing = (
  state: CampaignState,
  engine: { readonly source: 'people' | 'program'; readonly able: boolean },
  registered: readonly object[] = [],
) => {
  const written: Change[] = [];
  const store = {
    transact: async (_id: string, work: (transaction: unknown) => Promise<unknown>) => ({
      kind: 'done',
      value: await work({
        campaign: { state, catalog: bundledCatalog(), members: [{ user: 'gm', role: 'gm', force: null }] },
        now: NOW,
        dice: () => Promise.resolve({}),
        words: { state: null },
        engines: () => Promise.resolve(registered),
        write: (change: Change) => (written.push(change), Promise.resolve()),
      }),
    }),
  } as unknown as CampaignTransactions;
  const own = {
    id: 'arena',
    source: engine.source,
    refusals: () => (engine.able ? [] : [UNKNOWN_PART]),
    play: null,
  };
  const use = new HandBattle(store, [own], {} as never, {} as never, {} as never, () => undefined);
  return { written, hand: (battle: BattleId, to = 'arena') => use.run(CALL, battle, { engine: to }) };
};

it('TAC-8 an engine that cannot fight a battle is not given it, and says why', async () => {
  const { hand, written } = handing(opened, { source: 'program', able: false });
  expect(await hand(onlyBattle(opened).id)).toMatchObject({
    ok: false,
    error: { violations: [{ ...UNKNOWN_PART, pointer: '/engine' }] },
  });
  expect(written).toEqual([]);
});

it('TAC-8 an engine that was registered for an earlier ruleset only is told so by name', async () => {
  const old = {
    id: 'ext-old',
    name: 'Old dice',
    rulesets: ['planetary-2'],
    counts: 'confirmed',
    webhook: null,
    createdAt: NOW,
  };
  const { hand, written } = handing(opened, { source: 'program', able: true }, [old]);
  const params = { ruleset: opened.campaign.ruleset, name: 'Old dice', known: 'planetary-2' };
  expect(await hand(onlyBattle(opened).id, 'ext-old')).toMatchObject({
    ok: false,
    error: { violations: [{ code: 'engine/unknown-ruleset', rule: 'TAC-8', pointer: '/engine', params }] },
  });
  expect(written).toEqual([]);
});

it.each([
  ['program', 'superseded'],
  ['people', 'pending'],
] as const)(
  'TAC-7 handed to an engine of the kind %s, the report that waits is %s',
  async (source, becomes) => {
    const state = reported();
    const { id } = onlyBattle(state);
    const { hand, written } = handing(state, { source, able: true });
    expect(await hand(id)).toEqual(ok({ battle: id, engine: 'arena', match: null }));
    const [change] = written;
    expect(Object.values(change?.state.reports ?? {}).map((report) => report.state)).toEqual([becomes]);
  },
);

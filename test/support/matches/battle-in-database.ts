/** A battle that is fought as a match, through the use cases alone: nothing sweeps behind a test's back (MAT-2). */
import type pg from 'pg';
import { CountMatch } from '../../../src/application/battles/matches/count-match';
import { HandBattle } from '../../../src/application/battles/hand-battle';
import { advance } from '../../../src/application/matches/orders/advance';
import type { SystemOf } from '../../../src/application/matches/ports';
import { AdvancePhase } from '../../../src/application/campaigns/advance-phase';
import { CorrectCampaign } from '../../../src/application/gm/correct-campaign';
import { SYSTEMS } from '../../../src/games';
import { PgOwnBoards } from '../../../src/infrastructure/boards/pg-own-boards';
import { PgBattleMatches } from '../../../src/infrastructure/matches/battle-matches';
import { PgMatches } from '../../../src/infrastructure/matches/pg-matches';
import { systemChance } from '../../../src/infrastructure/setup/chance';
import type { PgCampaignStore } from '../../../src/infrastructure/store/pg-campaign-store';
import { ok, type BattleId, type Result } from '../../../src/kernel';
import { rowsOf, type CampaignState, type Correction } from '../../../src/rules';
import { ENGINES } from '../../../src/tactical';
import { callOf, must, newStore, startWar, vault, type War } from '../faults/war';

export const systemOf: SystemOf = ({ system, version }) => {
  const found = SYSTEMS.find(system, version);
  if (found === null) throw new Error(`no ${system} ${version}`);
  return found;
};

export interface BattleWar {
  readonly war: War;
  readonly store: PgCampaignStore;
  readonly matches: PgMatches;
  readonly counting: CountMatch;
  readonly hand: HandBattle;
  readonly battle: BattleId;
  readonly match: string;
}

export const QUICK = { engine: 'battletech', level: 'quickstart' } as const;
const SUPPORT = ['airfield', 'tank-factory', 'barracks'];
const DESIGNS = ['hunchback-hbk-4g', 'enforcer-enf-4r'];

const stateOf = async (store: PgCampaignStore, { id }: War): Promise<CampaignState> => {
  const loaded = await store.read(id);
  if (loaded === null) throw new Error('no war');
  return loaded.state;
};

/** Two new mechs with pilots meet in an empty hex. */
const openDuel = async (store: PgCampaignStore, war: War): Promise<BattleId> => {
  const gm = callOf(war, war.gm);
  const step = new AdvancePhase(store);
  while ((await stateOf(store, war)).campaign.phase !== 'combat') must(await step.run(gm, null));
  const before = await stateOf(store, war);
  const taken = new Set(rowsOf(before.mechs).map(({ hex }) => hex));
  const [hex] = Object.entries(before.map.terrain).flatMap(([one, terrain]) =>
    terrain === 'clear' && !taken.has(one as never) ? [one] : [],
  );
  const correct = async (changes: readonly object[]): Promise<unknown> =>
    must(
      await new CorrectCampaign(store).run(gm, {
        changes: changes as readonly Correction[],
        reason: 'test',
      } as never),
    );
  await correct(
    war.players.flatMap(({ force }, index) => [
      { add: 'mech', force, design: DESIGNS[index], hex },
      { add: 'pilot', force, name: `Pilot ${index}`, gunnery: 4, piloting: 5, hex },
    ]),
  );
  const { mechs, pilots, buildings } = await stateOf(store, war);
  await correct([
    // Their units come to every battle, and the quick start knows no vehicles.
    ...rowsOf(buildings)
      .filter(({ type, control }) => control !== null && SUPPORT.includes(type))
      .map(({ id }) => ({ set: 'building', building: id, control: null })),
    ...war.players.map(({ force }, index) => ({
      set: 'mech',
      mech: rowsOf(mechs).find((one) => one.force === force && one.hex === hex)?.id,
      pilot: rowsOf(pilots).find(({ name }) => name === `Pilot ${index}`)?.id,
    })),
  ]);
  must(await step.run(gm, null));
  const battle = rowsOf((await stateOf(store, war)).battles).find((one) => one.hex === hex);
  if (battle === undefined) throw new Error('no battle');
  return battle.id;
};

export const battleWar = async (pool: pg.Pool): Promise<BattleWar> => {
  const store = newStore(pool);
  const war = await startWar(pool, { buildingCount: 6 });
  const battle = await openDuel(store, war);
  const [matches, finder] = [new PgMatches(pool, vault), new PgBattleMatches(pool)];
  const counting = new CountMatch(store, finder, ENGINES, (_, error) => {
    throw error as Error;
  });
  const hand = new HandBattle(
    store,
    ENGINES,
    { systems: SYSTEMS, chance: systemChance },
    finder,
    new PgOwnBoards(pool),
    () => undefined,
  );
  const { match } = must(await hand.run(callOf(war, war.gm), battle, QUICK));
  return { war, store, matches, counting, hand, battle, match: String(match) };
};

/** The match ends with the field as it stands; its end is not reported. */
export const endMatch = ({ matches, match }: BattleWar): Promise<Result<null, never>> =>
  matches.transact(
    match,
    async (transaction) => {
      const { state, status } = transaction.match;
      if (state === null || status !== 'running') return ok(null);
      const system = systemOf(transaction.match);
      const why = { kind: 'gm' } as const;
      const step = advance(system, state, { kind: 'stop', why }, system.stop(state, why), transaction.heard);
      await transaction.write({
        steps: [step],
        seats: [],
        status: 'over',
        bots: false,
        deadline: null,
        callAt: null,
      });
      return ok(null);
    },
    { dryRun: false, idempotency: null },
  ) as Promise<Result<null, never>>;

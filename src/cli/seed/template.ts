/**
 * One campaign that is set up, started and played to its second planning through the use cases: what copies
 * are made from.
 */
import type { CommandCall } from '../../application/campaigns/command';
import { CallOffBattle } from '../../application/battles/call-off-battle';
import { AdvancePhase } from '../../application/campaigns/advance-phase';
import type { Refusal } from '../../application/refusal';
import { NO_PRECONDITION } from '../../application/setup/guards';
import { presentPlan } from '../../application/setup/reading/present-map';
import { bundledCatalog, type ForceDraft, PILOT_RANKS, pilotQuota } from '../../catalog';
import type { CampaignId, ForceId, Result, UserId } from '../../kernel';
import { DEFAULT_OPTIONS, generateMap, rowsOf } from '../../rules';
import type { Host } from './hosts';
import { marchOf } from './march';

export interface Shape {
  readonly forces: number;
  /** Of each force. */
  readonly mechs: number;
}

export interface Template {
  readonly id: CampaignId;
  readonly gm: UserId;
  readonly players: readonly { readonly user: UserId; readonly force: ForceId }[];
}

const PLAIN = { dryRun: false, idempotency: null } as const;
const FACTIONS = ['davion', 'steiner', 'kurita', 'liao', 'marik', 'comstar', 'davion', 'steiner'];
const MAX_BV = 200_000;

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
};

/** Mechs of all weights, each with a pilot where there are enough. */
const draftOf = (seat: number, mechs: number): ForceDraft => {
  const all = bundledCatalog().mechs;
  const quota = pilotQuota(mechs);
  const pilots = PILOT_RANKS.flatMap((rank) =>
    Array.from({ length: quota[rank] }, () => ({ rank, name: null })),
  );
  return {
    mechs: Array.from({ length: mechs }, (_, index) => ({
      design: all[(seat * 101 + index * 31) % all.length]?.slug ?? '',
      name: null,
      pilot: index < pilots.length ? index : null,
      hex: null,
    })),
    pilots,
  };
};

const saveMarches = async (host: Host, { id, players }: Template, turn: number): Promise<void> => {
  for (const { user, force } of players) {
    const campaign = await host.store.read(id);
    if (campaign === null) throw new Error('the campaign is gone');
    const orders = marchOf(campaign, host.reader, force, turn);
    const { phase } = campaign.state.campaign;
    must(await host.sheets.run(id, user, { phase, orders }, { mayReplace: null, dryRun: false }));
  }
};

const setUp = async (
  host: Host,
  { forces, mechs }: Shape,
  [gm, ...users]: readonly UserId[],
): Promise<Template> => {
  if (gm === undefined || users.length < forces)
    throw new Error(`a campaign of ${forces} forces needs ${forces + 1} accounts`);
  const { setup } = host;
  const options = {
    startingBv: MAX_BV,
    startingList: 'free',
    buildingCount: DEFAULT_OPTIONS.buildingCount,
    victory: { lastForceStanding: true, buildings: null, rounds: null, gm: true },
  };
  const factions = FACTIONS.slice(0, forces).map(() => null);
  const created = must(
    await setup.create(gm, { name: 'Seeded war', options, factions, seats: forces }, PLAIN),
  );
  const id = created.id as CampaignId;
  // Drawn without the campaign's secret (SETUP-10): seeds and benches have the same map every time.
  const map = generateMap({ seed: 'seeded-war', players: forces, buildingCount: options.buildingCount });
  if (!map.ok) throw new Error('no map');
  must(await setup.putMap(id, presentPlan(map.value), NO_PRECONDITION, PLAIN));
  const players: { user: UserId; force: ForceId }[] = [];
  for (const [index, user] of users.slice(0, forces).entries()) {
    const { code } = must(await setup.invite(id, { seat: index + 1 }, PLAIN));
    const joined = must(
      await setup.accept(code, user, { faction: FACTIONS[index], forceName: `Force ${index + 1}` }, PLAIN),
    );
    must(await setup.putForce(id, user, draftOf(index + 1, mechs), NO_PRECONDITION, PLAIN));
    must(await setup.submitForce(id, user, PLAIN));
    players.push({ user, force: joined.myForce as ForceId });
  }
  must(await setup.start(id, gm, PLAIN));
  return { id, gm, players };
};

/**
 * The open phase is planning of round 2, and each force has saved a sheet in which all its mechs move.
 * `accounts`: the GM first.
 */
export const makeTemplate = async (
  host: Host,
  shape: Shape,
  accounts: readonly UserId[],
): Promise<Template> => {
  const made = await setUp(host, shape, accounts);
  const call: CommandCall = { id: made.id, user: made.gm, dryRun: false, claim: null };
  for (let turn = 0; turn < 12; turn += 1) {
    const state = (await host.store.read(made.id))?.state;
    if (state === undefined) throw new Error('the campaign is gone');
    const at = state.campaign;
    if (at.step === 'battles') {
      const callOff = new CallOffBattle(host.store);
      for (const { id, state: stage } of rowsOf(state.battles))
        if (stage === 'open') must(await callOff.run(call, id, 'nobody fights here'));
      continue;
    }
    if (at.phase === 'planning') await saveMarches(host, made, turn);
    if (at.phase === 'planning' && at.round === 2) return made;
    must(await new AdvancePhase(host.store).run(call, null));
  }
  throw new Error('the template does not come to its second planning');
};

/**
 * Setting the demo campaign up: accounts, seats, forces, start; every step looks first whether it was done
 * already.
 */
import type { CampaignId, Result, UserId } from '../../kernel';
import type { Accounts } from '../accounts/accounts';
import type { Refusal } from '../refusal';
import type { CampaignSetup } from '../setup/campaign-setup';
import { NO_PRECONDITION } from '../setup/guards';
import type { CampaignShape } from '../setup/reading/present-campaign';
import type { Demo, DemoLogin, DemoPorts } from './ports';

const FORCES = [
  { faction: 'davion', forceName: 'First Lancers' },
  { faction: 'kurita', forceName: 'Night Guard' },
] as const;

const CAMPAIGN = {
  name: 'Demo war',
  mapSeed: 'demo war',
  factions: FORCES.map(({ faction }) => faction),
  // Nobody may be there to play it for weeks.
  options: { onDeadline: 'wait' },
};

const PLAIN = { dryRun: false, idempotency: null } as const;

export interface DemoMeans {
  readonly ports: DemoPorts;
  readonly accounts: Pick<Accounts, 'createAccount'>;
  readonly setup: CampaignSetup;
  readonly url: string;
}

const done = <T>(what: string, result: Result<T, Refusal>): T => {
  if (!result.ok)
    throw new Error(
      `the demo could not ${what}: ${[result.error.code, ...result.error.violations.map(({ code }) => code)].join(', ')}`,
    );
  return result.value;
};

const accountFor = async (
  { ports, accounts }: DemoMeans,
  { email, displayName, password }: DemoLogin,
): Promise<UserId> =>
  (await ports.userOf(email)) ??
  done('make an account', await accounts.createAccount({ email, displayName, password })).id;

const campaignFor = async ({ setup }: DemoMeans, gm: UserId): Promise<CampaignShape> =>
  (await setup.list(gm, null, null, 1)).items[0] ??
  done('make a campaign', await setup.create(gm, CAMPAIGN, PLAIN));

/** Seats the player, and hands a force in for them. */
const prepare = async (
  { setup }: DemoMeans,
  campaign: CampaignShape,
  player: UserId,
  index: number,
): Promise<void> => {
  const id = campaign.id as CampaignId;
  const seat = campaign.seats[index];
  if (seat?.user === null) {
    const { code } = done('invite', await setup.invite(id, { seat: seat.seat }, PLAIN));
    done('take a seat', await setup.accept(code, player, FORCES[index], PLAIN));
  }
  if (seat?.submitted === true) return;
  const { mechs, pilots } = done(
    'draw a force',
    await setup.suggestForce(id, player, { seed: `demo ${index}` }, PLAIN),
  );
  done('save a force', await setup.putForce(id, player, { mechs, pilots }, NO_PRECONDITION, PLAIN));
  done('hand a force in', await setup.submitForce(id, player, PLAIN));
};

export const make = async (means: DemoMeans, logins: readonly DemoLogin[]): Promise<Demo> => {
  const users: UserId[] = [];
  for (const login of logins) users.push(await accountFor(means, login));
  const [gm, ...players] = users;
  if (gm === undefined) throw new Error('a demo without logins');
  const campaign = await campaignFor(means, gm);
  if (campaign.status === 'setup') {
    for (const [index, player] of players.entries()) await prepare(means, campaign, player, index);
    done('start the campaign', await means.setup.start(campaign.id as CampaignId, gm, PLAIN));
  }
  return { url: means.url, campaign: campaign.id, logins };
};

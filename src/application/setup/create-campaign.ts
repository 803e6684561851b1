/** Creating a campaign: its GM, its seats, its dice seed and, from a seed, its map (SETUP, ROUND-5). */
import type { CampaignId, UserId } from '../../kernel/ids';
import { err, ok, type Result } from '../../kernel/result';
import { at } from '../../kernel/violation';
import type { MapPlan } from '../../rules';
import { againstRules, misshapen, UNAUTHENTICATED, type Refusal } from '../refusal';
import { MAX_CAMPAIGNS_IN_SETUP, MIN_SEATS, type SetupCampaign } from './model';
import { optionViolations } from './option-violations';
import type { CommandOptions, SetupPorts } from './ports';
import { presentCampaign, summaryOf, type CampaignShape } from './present-campaign';
import { factionViolations, readCampaign, seatCount, type CampaignInput } from './read-campaign';
import { drawMap, makeSeats } from './seats';

/** ROUND-5: 256 bits. */
const SEED_BYTES = 32;

const mapOf = (input: CampaignInput, seats: number): Result<MapPlan | null, Refusal> => {
  if (input.mapSeed === null) return ok(null);
  const drawn = drawMap(seats, input.options, { seed: input.mapSeed, buildingCount: input.options.buildingCount });
  return drawn.ok ? drawn : err(againstRules(at('/mapSeed', drawn.error)));
};

export const createCampaign =
  ({ store, chance, vault, catalog, engines }: SetupPorts) =>
  async (user: UserId, body: unknown, options: CommandOptions): Promise<Result<CampaignShape, Refusal>> => {
    const read = readCampaign(body);
    if (!read.ok) return err(misshapen(read.error));
    const input = read.value;
    const seats = seatCount(input, Math.max(MIN_SEATS, ...(input.options.teams ?? []).flat()));
    const count = seats.ok ? seats.value : MIN_SEATS;
    const wrong = [
      ...(seats.ok ? [] : seats.error),
      ...factionViolations(catalog, input.factions),
      ...optionViolations(input.options, count, engines),
    ];
    if (wrong.length > 0) return err(againstRules(wrong));
    const plan = mapOf(input, count);
    if (!plan.ok) return plan;
    const displayName = await store.displayName(user);
    if (displayName === null) return err(UNAUTHENTICATED);

    const id = chance.id() as CampaignId;
    const idKey = chance.hex(SEED_BYTES);
    const seed = chance.bytes(SEED_BYTES);
    const campaign: SetupCampaign = {
      id,
      idKey,
      name: input.name,
      status: 'setup',
      options: input.options,
      diceCommitment: chance.sha256(seed),
      plan: plan.value,
      seats: makeSeats({ id, idKey }, count, input.factions),
      members: [{ user, role: 'gm', force: null, displayName }],
    };
    const creation = { campaign, sealedSeed: vault.seal(seed), limit: MAX_CAMPAIGNS_IN_SETUP };
    return store.create(creation, () => presentCampaign(summaryOf(campaign, user)), options);
  };

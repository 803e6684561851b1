/**
 * Creating a campaign: its GM, its seats, its dice seed, the secret of its maps and, from a seed, its map
 * (SETUP, ROUND-5).
 */
import { at, bytesHex, type CampaignId, err, ok, type Result, type UserId } from '../../kernel';
import type { MapPlan } from '../../rules';
import { againstRules, misshapen, UNAUTHENTICATED, type Refusal } from '../refusal';
import { MIN_SEATS, type SetupCampaign } from './model';
import { optionViolations } from './option-violations';
import type { SetupPorts } from './ports';
import type { CommandOptions } from './setup-transaction';
import { presentCampaign, type CampaignShape } from './reading/present-campaign';
import { summaryOf } from './reading/summary-of';
import { readCampaign, type CampaignInput } from './reading/read-campaign';
import { factionViolations, seatCount } from './reading/seats-and-factions';
import { makeSeats } from './seats';
import { mapRequest } from './map/redraw-map';

/** ROUND-5, SETUP-10: 256 bits. */
const SEED_BYTES = 32;

const mapOf = async (
  cartographer: SetupPorts['cartographer'],
  { mapSeed, options }: CampaignInput,
  seats: number,
  secret: Uint8Array,
): Promise<Result<MapPlan | null, Refusal>> => {
  if (mapSeed === null) return ok(null);
  const request = mapRequest(seats, options, { seed: mapSeed, buildingCount: options.buildingCount });
  const drawn = await cartographer.draw({ ...request, secret: bytesHex(secret) });
  if (!drawn.ok) return drawn;
  return drawn.value.ok ? drawn.value : err(againstRules(at('/mapSeed', drawn.value.error)));
};

export const createCampaign =
  ({ store, chance, vault, mapVault, cartographer, catalog, engines, campaignsPerUser }: SetupPorts) =>
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
    const mapSecret = chance.bytes(SEED_BYTES);
    const plan = await mapOf(cartographer, input, count, mapSecret);
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
    const sealed = { sealedSeed: vault.seal(seed), sealedMapSecret: mapVault.seal(mapSecret) };
    const creation = { campaign, ...sealed, limit: campaignsPerUser };
    return store.create(creation, () => presentCampaign(summaryOf(campaign, user)), options);
  };

/** Seeing a player's force before the start; after it, as it began (SETUP-2 to SETUP-6). */
import { err, type ForceId, ok, type Result } from '../../../kernel';
import { FORBIDDEN, NOT_FOUND, type Refusal } from '../../refusal';
import type { Seat, SetupCampaign } from '../model';
import type { SetupPorts } from '../ports';
import type { Membership } from '../membership';
import { type ForceShape, presentForce } from './present-force';

const seatOfForce = (campaign: SetupCampaign, force: ForceId | null): Seat | null =>
  campaign.seats.find((seat) => seat.force === force && seat.user !== null) ?? null;

/**
 * `as`: the force that the game master looks at, who has none. After the start it is the force as it began.
 */
export const seeForce =
  ({ store }: SetupPorts) =>
  async (member: Membership, as: string | null): Promise<Result<ForceShape, Refusal>> => {
    if (member.role === 'gm' ? as === null : as !== null || member.force === null) return err(FORBIDDEN);
    const campaign = await store.read(member.campaign);
    const seat =
      campaign === null ? null : seatOfForce(campaign, member.role === 'gm' ? (as as ForceId) : member.force);
    return campaign === null || seat === null
      ? err(NOT_FOUND)
      : ok(presentForce(await store.catalog(campaign.id), campaign, seat));
  };

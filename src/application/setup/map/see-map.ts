/** Seeing the planet: the game master all of it, others what is public (SETUP-7). */
import { err, ok, type Result } from '../../../kernel';
import { NOT_FOUND, type Refusal } from '../../refusal';
import type { SetupCampaign } from '../model';
import type { SetupPorts } from '../ports';
import type { Membership } from '../membership';
import { presentPlan, presentPublicMap, type MapShape } from '../reading/present-map';

export const shown = (
  { plan, options, seats }: SetupCampaign,
  { role, force }: Pick<Membership, 'role' | 'force'>,
): MapShape | null => {
  if (plan === null) return null;
  return role === 'gm' ? presentPlan(plan) : presentPublicMap(plan, options, seats, force);
};

/** Not found when the GM has made none yet. Stays to be seen after the start. */
export const seeMap =
  ({ store }: SetupPorts) =>
  async (member: Membership): Promise<Result<MapShape, Refusal>> => {
    const campaign = await store.read(member.campaign);
    const map = campaign === null ? null : shown(campaign, member);
    return map === null ? err(NOT_FOUND) : ok(map);
  };

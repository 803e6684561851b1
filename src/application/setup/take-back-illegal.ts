/** SETUP-11: what a change of options or map does to forces that were handed in. */
import { type Catalog, forceViolations } from '../../catalog';
import type { Seat, SetupCampaign } from './model';
import { draftPlacementViolations } from './force/placement';

/** SETUP-11: a force that was handed in and breaks the rules as they are now goes back to its player. */
export const takeBackIllegal = (catalog: Catalog, campaign: SetupCampaign): SetupCampaign => {
  const illegal = ({ draft, faction, seat }: Seat): boolean =>
    draft !== null &&
    (forceViolations(catalog, campaign.options, faction ?? '', draft).length > 0 ||
      draftPlacementViolations(campaign.plan, campaign.options, seat, draft).length > 0);
  const seats = campaign.seats.map((seat) =>
    seat.submitted && illegal(seat) ? { ...seat, submitted: false } : seat,
  );
  return { ...campaign, seats };
};

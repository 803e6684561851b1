/** All that the balance tool finds in the campaigns that it has played. */
import { buildingTypesOf } from '../../rules';
import type { CampaignRecord } from '../record/campaign-record';
import { balanceOfBuildings, winsOfAll, type BuildingBalance } from './buildings';
import { balanceOfLengths, type LengthBalance } from './lengths';
import { balanceOfSeats, type SeatBalance } from './seats';
import type { War } from '../draw-war';
import type { Estimate } from '../statistics/proportions';

export interface Balance {
  readonly seed: string;
  readonly war: War;
  readonly campaigns: number;
  readonly buildings: readonly BuildingBalance[];
  readonly seats: SeatBalance;
  readonly lengths: LengthBalance;
  /** Share of wins of any seat. */
  readonly anyWins: Estimate;
}

export const balanceOf = (campaigns: readonly CampaignRecord[], war: War, seed: string): Balance => ({
  seed,
  war,
  campaigns: campaigns.length,
  buildings: balanceOfBuildings(campaigns, buildingTypesOf(war.ruleset), seed),
  seats: balanceOfSeats(campaigns, war.players),
  lengths: balanceOfLengths(campaigns, war.rounds),
  anyWins: winsOfAll(campaigns),
});

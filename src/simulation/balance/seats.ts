/** Whether it matters in which seat one sits. */
import type { CampaignRecord } from '../record/campaign-record';
import { alike, type ChiSquare } from '../statistics/chi-square';
import { wilson, type Estimate } from '../statistics/proportions';

export interface SeatBalance {
  /** By seat, from 1: share of campaigns won. */
  readonly seats: readonly { readonly seat: number; readonly wins: number; readonly won: Estimate }[];
  /** Share of campaigns that nobody won. */
  readonly undecided: Estimate;
  /** Whether wins differ between the seats by more than chance; null: too few to ask. */
  readonly test: ChiSquare | null;
}

export const balanceOfSeats = (campaigns: readonly CampaignRecord[], players: number): SeatBalance => {
  const seats = Array.from({ length: players }, (_, index) => {
    const wins = campaigns.filter((campaign) =>
      campaign.seats.some((one) => one.seat === index + 1 && one.won),
    ).length;
    return { seat: index + 1, wins, won: wilson({ hits: wins, of: campaigns.length }) };
  });
  const none = campaigns.filter((campaign) => !campaign.seats.some(({ won }) => won)).length;
  return {
    seats,
    undecided: wilson({ hits: none, of: campaigns.length }),
    test: alike(seats.map(({ wins }) => wins)),
  };
};

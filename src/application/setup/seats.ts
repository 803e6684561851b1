/**
 * The seats of a campaign (SETUP-1): making them, adding and removing them, and what that does to the map.
 */
import { err, ok, type Result, violation, type Violation } from '../../kernel';
import { forceIdOf } from '../../rules';
import type { DrawMap } from './map/drawn-maps';
import { EMPTY_SEAT, MAX_SEATS, type Seat, type SetupCampaign } from './model';
import type { Factions } from './reading/seats-and-factions';
import { redrawn } from './map/redraw-map';

const newSeat = (
  { idKey, id }: Pick<SetupCampaign, 'idKey' | 'id'>,
  number: number,
  preset: Seat['preset'],
): Seat => ({
  seat: number,
  force: forceIdOf(idKey, id, number),
  preset,
  ...EMPTY_SEAT,
});

export const makeSeats = (
  campaign: Pick<SetupCampaign, 'idKey' | 'id'>,
  count: number,
  factions: Factions,
): readonly Seat[] =>
  Array.from({ length: count }, (_, index) => newSeat(campaign, index + 1, factions?.[index] ?? null));

/**
 * The seats with another number or other factions; a seat that is taken neither goes nor gets a faction that
 * is not its player's.
 */
export const changeSeats = (
  campaign: SetupCampaign,
  count: number,
  factions: Factions,
): Result<readonly Seat[], readonly Violation[]> => {
  if (factions === null && count === campaign.seats.length) return ok(campaign.seats);
  const wrong = campaign.seats.flatMap(({ seat, user, faction, preset }) => {
    if (user === null) return [];
    if (seat > count) return [violation('setup/seat-taken', 'SETUP-1', '/seats', { seat })];
    const next = factions === null ? preset : (factions[seat - 1] ?? null);
    return next === null || next === faction
      ? []
      : [
          violation('setup/seat-has-faction', 'SETUP-3', `/factions/${seat - 1}`, {
            seat,
            faction: faction ?? '',
          }),
        ];
  });
  if (wrong.length > 0) return err(wrong);
  return ok(
    makeSeats(campaign, count, factions).map((fresh) => {
      const old = campaign.seats[fresh.seat - 1];
      return old === undefined ? fresh : { ...old, preset: factions === null ? old.preset : fresh.preset };
    }),
  );
};

/**
 * One more seat for an invited player, when the GM has not said which seats there are; null: there is no
 * room. A generated map that cannot be drawn for so many is gone then.
 */
export const withSeatAdded = (draw: DrawMap, campaign: SetupCampaign): SetupCampaign | null => {
  if (campaign.seats.length >= MAX_SEATS || campaign.seats.some((seat) => seat.preset !== null)) return null;
  const count = campaign.seats.length + 1;
  const drawn = redrawn(draw, campaign.plan, campaign.options, campaign.options, count);
  return {
    ...campaign,
    seats: [...campaign.seats, newSeat(campaign, count, null)],
    plan: drawn.ok ? drawn.value : null,
  };
};

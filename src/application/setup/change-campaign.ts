/** Changing and deleting a campaign before its start: name, seats, factions and options (SETUP). */
import type { Catalog } from '../../catalog';
import { type CampaignId, err, ok, type Result, type UserId } from '../../kernel';
import { againstRules, misshapen, type Refusal } from '../refusal';
import { withMaps, type DrawMap } from './map/drawn-maps';
import { changeable, type Precondition } from './guards';
import type { SetupCampaign } from './model';
import { optionViolations } from './option-violations';
import type { SetupPorts } from './ports';
import type { CommandOptions } from './setup-transaction';
import { presentCampaign, type CampaignShape } from './reading/present-campaign';
import { summaryOf } from './reading/summary-of';
import { readCampaignPatch, type CampaignPatch } from './reading/read-campaign';
import { factionViolations, seatCount } from './reading/seats-and-factions';
import { changeSeats } from './seats';
import { redrawn } from './map/redraw-map';
import { takeBackIllegal } from './take-back-illegal';

const changed = (
  engines: SetupPorts['engines'],
  catalog: Catalog,
  draw: DrawMap,
  campaign: SetupCampaign,
  patch: CampaignPatch,
): Result<SetupCampaign, Refusal> => {
  const options = patch.options(campaign.options);
  const counted = seatCount(patch, campaign.seats.length);
  const count = counted.ok ? counted.value : campaign.seats.length;
  const seats = changeSeats(campaign, count, patch.factions);
  const wrong = [
    ...(counted.ok ? [] : counted.error),
    ...factionViolations(catalog, patch.factions),
    ...(seats.ok ? [] : seats.error),
    ...optionViolations(options, count, engines),
  ];
  if (wrong.length > 0 || !seats.ok) return err(againstRules(wrong));
  const plan = redrawn(draw, campaign.plan, campaign.options, options, count);
  if (!plan.ok) return err(againstRules(plan.error));
  return ok(
    takeBackIllegal(catalog, {
      ...campaign,
      name: patch.name ?? campaign.name,
      options,
      seats: seats.value,
      plan: plan.value,
    }),
  );
};

export const changeCampaign =
  (ports: SetupPorts) =>
  async (
    id: CampaignId,
    user: UserId,
    body: unknown,
    precondition: Precondition,
    options: CommandOptions,
  ): Promise<Result<CampaignShape, Refusal>> => {
    const patch = readCampaignPatch(body);
    if (!patch.ok) return err(misshapen(patch.error));
    return withMaps(ports, id, (draw) =>
      ports.store.transact(
        id,
        async (transaction) => {
          const { campaign } = transaction;
          const shape = (shown: SetupCampaign): CampaignShape => presentCampaign(summaryOf(shown, user));
          const open = changeable(campaign, precondition, () => shape(campaign));
          if (!open.ok) return open;
          const engines = [...ports.engines, ...(await transaction.engines())];
          const next = changed(engines, transaction.catalog, draw, campaign, patch.value);
          if (!next.ok) return next;
          await transaction.save(next.value);
          return ok(shape(next.value));
        },
        options,
      ),
    );
  };

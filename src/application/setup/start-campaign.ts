/**
 * The start of a campaign (SETUP, ROUND-5): refused with everything that is missing, or the first round
 * begins.
 */
import type { Catalog } from '../../catalog';
import { type CampaignId, err, ok, type Result, type UserId } from '../../kernel';
import { buildInitialState, decideStart, Resolution, startViolations, type StartInput } from '../../rules';
import { againstRules, type Refusal } from '../refusal';
import { stillInSetup } from './guards';
import type { Seat, SetupCampaign } from './model';
import type { SetupPorts } from './ports';
import type { CommandOptions } from './setup-transaction';
import { presentCampaign, type CampaignShape } from './reading/present-campaign';
import { startedSummaryOf } from './reading/summary-of';

const playerIn = (
  { members }: SetupCampaign,
  { user, faction, forceName }: Seat,
): StartInput['seats'][number]['player'] => {
  const member = members.find((one) => one.user === user);
  return user === null || member === undefined || faction === null || forceName === null
    ? null
    : { user, name: member.displayName, faction, forceName };
};

const inputOf = (campaign: SetupCampaign, catalog: Catalog, ruleset: SetupPorts['ruleset']): StartInput => ({
  id: campaign.id,
  name: campaign.name,
  ruleset: ruleset.id,
  options: campaign.options,
  plan: campaign.plan,
  idKey: campaign.idKey,
  diceCommitment: campaign.diceCommitment,
  catalog,
  seats: campaign.seats.map((seat) => ({
    seat: seat.seat,
    player: playerIn(campaign, seat),
    force: seat.submitted ? seat.draft : null,
  })),
});

export const startCampaign =
  (ports: SetupPorts) =>
  (id: CampaignId, user: UserId, options: CommandOptions): Promise<Result<CampaignShape, Refusal>> =>
    ports.store.transact(
      id,
      async (transaction) => {
        const { campaign, catalog } = transaction;
        const open = stillInSetup(campaign);
        if (!open.ok) return open;
        const input = inputOf(campaign, catalog, ports.ruleset);
        const wrong = startViolations(input);
        if (wrong.length > 0) return err(againstRules(wrong));
        const initial = buildInitialState(input);
        const { now, timetable } = transaction;
        const means = { ruleset: ports.ruleset, catalog, dice: await transaction.dice(), now, timetable };
        const resolution = new Resolution(initial, means);
        decideStart(resolution, initial);
        // Before the start nobody could be told.
        for (const { id: engine, name } of await transaction.enginesAtOnce())
          resolution.emit({ type: 'engine-counts-changed', data: { engine, name, counts: 'at-once' } });
        const state = resolution.state.finish();
        await transaction.start({ state, events: resolution.events, openings: resolution.openings });
        return ok(presentCampaign(startedSummaryOf(campaign, user, state)));
      },
      options,
    );

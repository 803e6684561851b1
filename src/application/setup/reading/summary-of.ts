/** The head of a campaign, out of its setup, or out of its state once it has begun. */
import type { UserId } from '../../../kernel';
import { CURRENT_RULESET, type CampaignState } from '../../../rules';
import type { SetupCampaign } from '../model';
import type { CampaignSummary } from '../campaign-summary';

/** What is seen of a campaign that is being set up. */
export const summaryOf = (campaign: SetupCampaign, user: UserId): CampaignSummary => {
  const me = campaign.members.find((member) => member.user === user);
  const gm = campaign.members.find((member) => member.role === 'gm');
  return {
    id: campaign.id,
    name: campaign.name,
    status: campaign.status,
    round: 0,
    phase: 'setup',
    step: null,
    deadline: null,
    ruleset: CURRENT_RULESET,
    options: campaign.options,
    diceCommitment: campaign.diceCommitment,
    diceSeed: null,
    diceSeeds: [],
    mapSecret: null,
    gameMaster: gm === undefined ? null : { id: gm.user, displayName: gm.displayName },
    role: me?.role ?? 'observer',
    myForce: me?.force ?? null,
    seats: campaign.seats.map((seat) => {
      const player = campaign.members.find((member) => member.user === seat.user);
      return {
        seat: seat.seat,
        force: seat.force,
        faction: seat.faction ?? seat.preset,
        name: seat.forceName,
        user: player === undefined ? null : { id: player.user, displayName: player.displayName },
        submitted: seat.submitted,
        out: false,
      };
    }),
  };
};

/** The same right after the start. */
export const startedSummaryOf = (
  campaign: SetupCampaign,
  user: UserId,
  { campaign: row }: CampaignState,
): CampaignSummary => ({
  ...summaryOf(campaign, user),
  status: row.status,
  round: row.round,
  phase: row.phase,
  step: row.step,
  deadline: row.deadline,
  ruleset: row.ruleset,
});

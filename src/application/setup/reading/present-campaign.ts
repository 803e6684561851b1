/** A campaign's head as clients see it: the same for everybody but for one's own role and force. */
import { isoTime, type UserId } from '../../../kernel';
import { BUILDING_TYPES, CURRENT_RULESET, optionsShape, type CampaignState, type Options } from '../../../rules';
import type { SetupCampaign } from '../model';
import type { CampaignSummary } from '../ports';

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
export const startedSummaryOf = (campaign: SetupCampaign, user: UserId, { campaign: row }: CampaignState): CampaignSummary => ({
  ...summaryOf(campaign, user),
  status: row.status,
  round: row.round,
  phase: row.phase,
  step: row.step,
  deadline: row.deadline,
  ruleset: row.ruleset,
});

/** In a fixed order of properties, whatever order the store keeps them in: entity tags go by the bytes. */
const orderedOptions = (options: Options) => {
  const { buildingCp, victory } = options;
  return {
    ...optionsShape(options),
    buildingCp:
      typeof buildingCp === 'number'
        ? buildingCp
        : Object.fromEntries(BUILDING_TYPES.flatMap((type) => (buildingCp[type] === undefined ? [] : [[type, buildingCp[type]]]))),
    victory: { lastForceStanding: victory.lastForceStanding, buildings: victory.buildings, rounds: victory.rounds, gm: victory.gm },
  };
};

export const presentCampaign = (summary: CampaignSummary) => ({
  id: summary.id as string,
  name: summary.name,
  status: summary.status,
  round: summary.round,
  phase: summary.phase,
  step: summary.step,
  deadline: summary.deadline === null ? null : isoTime(summary.deadline),
  ruleset: summary.ruleset,
  options: orderedOptions(summary.options),
  diceCommitment: summary.diceCommitment,
  diceSeed: summary.diceSeed,
  diceSeeds: summary.diceSeeds.map(({ epoch, commitment, seed }) => ({ epoch, commitment, seed })),
  mapSecret: summary.mapSecret,
  gameMaster: summary.gameMaster,
  role: summary.role,
  myForce: summary.myForce,
  seats: summary.seats.map((seat) => ({
    seat: seat.seat,
    force: seat.force,
    faction: seat.faction,
    name: seat.name,
    user: seat.user === null ? null : { id: seat.user.id as string, displayName: seat.user.displayName },
    submitted: seat.submitted,
    out: seat.out,
  })),
});
export type CampaignShape = ReturnType<typeof presentCampaign>;

/**
 * The parts of the answer about a campaign that come from its state, and the options as clients write them.
 */
import { isoTime, toTons } from '../../kernel';
import type { Knowledge } from '../knowledge/knowledge';
import { MATCH_OPTIONS, type Options } from '../model/options';
import type { CampaignParts, OptionsShape } from './shapes';

export const optionsShape = (options: Options): OptionsShape => ({
  startingBv: options.startingBv,
  startingList: options.startingList,
  buildingCount: options.buildingCount,
  buildingCp: options.buildingCp,
  deployment: options.deployment,
  phaseHours: options.phaseHours,
  battleHours: options.battleHours,
  onDeadline: options.onDeadline,
  fogOfWar: options.fogOfWar,
  sightTriggers: options.sightTriggers,
  supplyPerRound: toTons(options.supplyPerRound),
  startingTons: toTons(options.startingTons),
  battleTurnLimit: options.battleTurnLimit,
  teams: options.teams,
  engine: options.engine,
  victory: options.victory,
  matches: options.matches ?? MATCH_OPTIONS,
  ...(options.sellMechs === undefined ? {} : { sellMechs: options.sellMechs }),
  ...(options.pinShare === undefined ? {} : { pinShare: options.pinShare }),
  ...(options.captureShare === undefined ? {} : { captureShare: options.captureShare }),
  ...(options.values === undefined ? {} : { values: options.values }),
});

export const campaignParts = ({ campaign }: Knowledge): CampaignParts => ({
  name: campaign.name,
  status: campaign.status,
  round: campaign.round,
  phase: campaign.phase,
  step: campaign.step,
  deadline: campaign.deadline === null ? null : isoTime(campaign.deadline),
  ruleset: campaign.ruleset,
  options: optionsShape(campaign.options),
  winners: campaign.winners,
});

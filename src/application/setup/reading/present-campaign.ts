/** A campaign's head as clients see it: the same for everybody but for one's own role and force. */
import { isoTime } from '../../../kernel';
import { BUILDING_TYPES, optionsShape, type Options } from '../../../rules';
import type { CampaignSummary } from '../campaign-summary';

/** In a fixed order of properties, whatever order the store keeps them in: entity tags go by the bytes. */
const orderedOptions = (options: Options) => {
  const { buildingCp, victory } = options;
  return {
    ...optionsShape(options),
    buildingCp:
      typeof buildingCp === 'number'
        ? buildingCp
        : Object.fromEntries(
            BUILDING_TYPES.flatMap((type) =>
              buildingCp[type] === undefined ? [] : [[type, buildingCp[type]]],
            ),
          ),
    victory: {
      lastForceStanding: victory.lastForceStanding,
      buildings: victory.buildings,
      rounds: victory.rounds,
      gm: victory.gm,
    },
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

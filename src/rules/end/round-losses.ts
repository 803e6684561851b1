/**
 * What a force lost in the battles of the present round (CMB-7, CMB-9, SALV-2), read from their setups,
 * reports and what is left of it.
 */
import type { Catalog } from '../../catalog';
import { flatMap, type ForceId, type MechId, type PilotId } from '../../kernel';
import { fellOnWonField } from '../combat/salvageable';
import type { RoundLosses } from '../events/course/round-ended';
import type { SetupUnit } from '../model/battle';
import { rowOf, rowsOf } from '../model/draft';
import type { BattleRow, CampaignState } from '../model/state';

/**
 * Whether the battle took the mech off its force, were it not salvaged: a mech that came out of it whole may
 * be sold afterwards, and is no loss.
 */
const couldBeLost = (
  state: CampaignState,
  catalog: Catalog,
  { report, winner }: BattleRow,
  unit: SetupUnit,
): boolean => {
  // A battle that was lost without a fight has no report: all of the losers is left on the field.
  const told = rowOf(state.reports, report)?.body.units.find(({ id }) => id === unit.id) ?? null;
  if (told === null) return winner !== null && unit.side !== winner;
  if (told.fate === 'destroyed') return true;
  if (winner === null || told.fate === 'withdrawn') return false;
  return unit.side !== winner || fellOnWonField(catalog, winner, { unit, told });
};

const isLost = (state: CampaignState, catalog: Catalog, battle: BattleRow, unit: SetupUnit): boolean =>
  couldBeLost(state, catalog, battle, unit) && rowOf(state.mechs, unit.id as MechId)?.force !== unit.force;

/** As it stands now: who is salvaged, exchanged or freed by the end of the round is not lost. */
export const lossesOf = (state: CampaignState, catalog: Catalog, force: ForceId): RoundLosses => {
  const battles = rowsOf(state.battles).filter(
    ({ round, state: stands }) => round === state.campaign.round && stands === 'done',
  );
  const fought = flatMap(battles, (battle) =>
    flatMap(battle.setup.units, (unit) =>
      unit.kind === 'mech' && unit.force === force && !unit.hired ? [{ battle, unit }] : [],
    ),
  );
  const lost = fought.filter(({ battle, unit }) => isLost(state, catalog, battle, unit));
  const pilots = fought.map(
    ({ unit }) => rowOf(state.pilots, (unit.pilot?.id ?? null) as PilotId | null)?.status ?? null,
  );
  return {
    mechs: lost.length,
    bv: lost.reduce((sum, { unit }) => sum + (catalog.mech(unit.design)?.bv ?? 0), 0),
    pilotsDead: pilots.filter((status) => status === 'dead').length,
    pilotsCaptured: pilots.filter((status) => status === 'captured').length,
  };
};

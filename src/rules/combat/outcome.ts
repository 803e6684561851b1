/**
 * What a battle's report makes of mechs, pilots and buildings (CMB-5, CMB-7 to CMB-9, CMB-12): everything, or
 * with no report nothing.
 */
import type { Catalog, Condition } from '../../catalog';
import { type BuildingId, flatMap, type ForceId, type MechId, type PilotId } from '../../kernel';
import { directionTo, opposite } from '../../kernel/hex';
import { entryNumber } from '../mechs/entry';
import { rowOf } from '../model/draft';
import type { BattleReport, ReportUnit, SetupUnit, UnitFate } from '../model/battle';
import type { Direction, Hex } from '../model/map';
import type { BattleRow, CampaignState, MechRow, PilotRow } from '../model/state';
import { refugeOf } from './refuge';
import type { Roller } from './roller';
import { termsOf } from '../rulesets/terms-of';
import { fellOnWonField, isSalvageable } from './salvageable';
import { forceThatGets } from './side-gets';

/**
 * What became of a mech; `stays` also for attackers who stand again where they attacked from (CMB-12),
 * `lost`: left on a lost field, `wrecked`: left on a won field, but unfit by the battle (SALV-1).
 */
export type MechChange = 'stays' | 'advanced' | 'withdrawn' | 'lost' | 'wrecked' | 'destroyed';

/** Whether a mech is in play no more. */
export const leavesPlay = (change: MechChange): boolean =>
  change === 'lost' || change === 'wrecked' || change === 'destroyed';

/** A mech after the battle, with all columns that a battle can change. */
export interface MechOutcome {
  readonly mech: MechId;
  readonly force: ForceId;
  readonly change: MechChange;
  readonly fate: UnitFate;
  readonly condition: Condition;
  readonly pilot: PilotId | null;
  readonly hex: Hex | null;
  readonly enteredFrom: Direction | null;
  readonly inHexSince: number;
  readonly withdrawn: boolean;
}

/** A pilot after the battle. `gone`: a hired one without a mech leaves the campaign (BLD-MERC). */
export interface PilotOutcome {
  readonly pilot: PilotId;
  readonly force: ForceId;
  readonly hits: number;
  readonly status: PilotRow['status'] | 'gone';
  readonly hex: Hex | null;
  readonly captor: ForceId | null;
}

/** SALV-1: what the winner may salvage. */
export interface SalvageableUnit {
  readonly unit: MechId;
  readonly force: ForceId;
  readonly design: string;
  readonly condition: Condition;
  readonly hired: boolean;
}

export interface Outcome {
  readonly mechs: readonly MechOutcome[];
  readonly pilots: readonly PilotOutcome[];
  readonly buildings: readonly { readonly building: BuildingId; readonly cp: number }[];
  readonly salvage: readonly SalvageableUnit[];
}

interface Fought {
  readonly unit: SetupUnit;
  readonly told: ReportUnit;
  readonly mech: MechRow;
}

/**
 * The mechs of the battle that are still in play; support units are fresh for each battle and leave no trace.
 */
const foughtBy = (state: CampaignState, battle: BattleRow, report: BattleReport): readonly Fought[] =>
  flatMap(battle.setup.units, (unit): Fought[] => {
    const mech = unit.kind === 'mech' ? rowOf(state.mechs, unit.id as MechId) : null;
    const told = report.units.find(({ id }) => id === unit.id);
    return mech === null || told === undefined ? [] : [{ unit, told, mech }];
  });

const mechOutcome = (
  state: CampaignState,
  catalog: Catalog,
  battle: BattleRow,
  winner: string | null,
  one: Fought,
): MechOutcome => {
  const { hex } = battle;
  const { unit, told, mech } = one;
  const staysInIt = told.pilot?.fate === 'in-mech';
  const stands: MechOutcome = {
    mech: mech.id,
    force: mech.force,
    fate: told.fate,
    condition: told.condition,
    pilot: staysInIt ? mech.pilot : null,
    hex: mech.hex,
    enteredFrom: mech.enteredFrom,
    inHexSince: mech.inHexSince,
    withdrawn: mech.withdrawn,
    change: 'stays',
  };
  const out = { ...stands, pilot: null, hex: null };
  if (told.fate === 'destroyed') return { ...out, change: 'destroyed' };
  if (told.fate === 'withdrawn') {
    const side = battle.setup.sides.find((one) => one.side === unit.side);
    const to = told.edge === null ? null : (side?.withdrawal[told.edge] ?? null);
    if (to === null || told.edge === null) throw new Error('a withdrawal that no check has let pass');
    return {
      ...stands,
      change: 'withdrawn',
      hex: to,
      enteredFrom: opposite(told.edge),
      inHexSince: entryNumber(state.campaign),
      withdrawn: true,
    };
  }
  if (winner !== null && unit.side !== winner) return { ...out, change: 'lost' };
  if (termsOf(state.campaign.ruleset).salvage && fellOnWonField(catalog, winner, one))
    return { ...out, change: 'wrecked' };
  const from = battle.attackedFrom[mech.id] ?? null;
  if (from === null || winner === null || mech.sabotaged) return stands;
  return {
    ...stands,
    change: 'advanced',
    hex,
    enteredFrom: directionTo(hex, from),
    inHexSince: entryNumber(state.campaign),
  };
};

/** CMB-9: where a pilot ends who is in no mech any more, and in whose hands. */
const landingOf = (
  state: CampaignState,
  battle: BattleRow,
  winner: string | null,
  captor: ForceId | null,
  one: Fought,
  mechs: readonly MechOutcome[],
): Pick<PilotOutcome, 'status' | 'hex' | 'captor'> => {
  const { unit, told, mech } = one;
  if (unit.hired) return { status: 'gone', hex: null, captor: null };
  // Without a winner each side keeps its living pilots (CMB-7): they are where their mech stood, or would
  // stand.
  if (winner === null)
    return { status: 'stored', hex: battle.attackedFrom[mech.id] ?? battle.hex, captor: null };
  if (unit.side === winner) return { status: 'stored', hex: battle.hex, captor: null };
  if (told.pilot?.fate !== 'safe' && captor !== null) return { status: 'captured', hex: battle.hex, captor };
  return { status: 'stored', hex: refugeOf(state, battle, mech.force, unit.side, mechs), captor: null };
};

const pilotOutcomes = (
  state: CampaignState,
  battle: BattleRow,
  winner: string | null,
  captor: ForceId | null,
  fought: readonly Fought[],
  mechs: readonly MechOutcome[],
): readonly PilotOutcome[] =>
  flatMap(fought, (one): PilotOutcome[] => {
    const { told, mech } = one;
    if (told.pilot === null || mech.pilot === null) return [];
    const { hits, fate } = told.pilot;
    const stays: PilotOutcome = {
      pilot: mech.pilot,
      force: mech.force,
      hits,
      status: 'in-mech',
      hex: null,
      captor: null,
    };
    if (fate === 'dead' || hits >= 6) return [{ ...stays, status: one.unit.hired ? 'gone' : 'dead' }];
    const stillIn = mechs.some((outcome) => outcome.mech === mech.id && outcome.pilot === mech.pilot);
    return [stillIn ? stays : { ...stays, ...landingOf(state, battle, winner, captor, one, mechs) }];
  });

/**
 * SETUP-1: the force that captures and salvages for the side that won. Dice: which team-mate, in a tie. Null:
 * nobody won.
 */
export const captorOf = (
  state: CampaignState,
  catalog: Catalog,
  battle: BattleRow,
  report: BattleReport,
  dice: Roller,
): ForceId | null => {
  if (report.holder === null) return null;
  const holders = foughtBy(state, battle, report).filter(
    ({ unit, told }) => unit.side === report.holder && told.fate === 'on-field-fit' && !unit.shutDown,
  );
  const mechs = holders.map(({ mech }) => mech);
  return forceThatGets(catalog, mechs, dice);
};

/**
 * The outcome of a report that has passed its check. `captor`: the force that captures for the side that won.
 */
export const outcomeOf = (
  state: CampaignState,
  catalog: Catalog,
  battle: BattleRow,
  report: BattleReport,
  captor: ForceId | null,
): Outcome => {
  const winner = report.holder;
  const { ruleset } = state.campaign;
  const fought = foughtBy(state, battle, report);
  const mechs = fought.map((one) => mechOutcome(state, catalog, battle, winner, one));
  return {
    mechs,
    pilots: pilotOutcomes(state, battle, winner, captor, fought, mechs),
    buildings: report.buildings.map(({ id, cp }) => ({ building: id as BuildingId, cp })),
    salvage:
      winner === null
        ? []
        : fought
            .filter((one) => isSalvageable(catalog, ruleset, winner, one))
            .map(({ unit, told, mech }) => ({
              unit: mech.id,
              force: mech.force,
              design: unit.design,
              condition: told.condition,
              hired: unit.hired,
            })),
  };
};

/** A battle's frozen setup (CMB-4, CMB-6, TAC-1 to TAC-4) and the row that keeps it. */
import { type BattleId, canonicalJson, deriveId, flatMap, type Roll, sha256Hex } from '../../kernel';
import { buildingsOf } from '../rulesets/terms-of';
import { benefitsInState } from '../buildings/benefits';
import { terrainAt } from '../map/grid';
import { rowOf, rowsOf } from '../model/draft';
import type { BattleSetup, SetupBuilding, SetupSide, SetupUnit } from '../model/battle';
import type { Hex } from '../model/map';
import type { BattleRow, CampaignState } from '../model/state';
import type { Turn } from '../model/turn';
import { dueAfter, hoursInMs } from '../timetable/deadlines';
import { deploy, type Placement } from './deployment';
import type { Combatant, Engagement } from './engagements';
import { pickSheets, placeOnSheet } from './map-sheets';
import { roller, type Roller } from './roller';
import { supportUnits } from './support-units';
import { withdrawalEdges } from './withdrawal';

/**
 * One battle a hex and round; the epoch, so that a battle fought again after a rollback is another (TAC-3:
 * ids are never reused).
 */
const battleIdOf = ({ campaign }: CampaignState, hex: Hex): BattleId =>
  deriveId<BattleId>(campaign.idKey, 'battle', `${campaign.epoch}|${hex}`, campaign.round);

/** The sides by the lowest seat among their forces here, named A, B, C, … */
const sidesOf = (state: CampaignState, { hex, combatants }: Engagement): ReadonlyMap<string, SetupSide> => {
  const forces = [...new Set(combatants.map(({ mech }) => mech.force))].sort(
    (a, b) => (rowOf(state.forces, a)?.seat ?? 0) - (rowOf(state.forces, b)?.seat ?? 0),
  );
  const keys = [
    ...new Set(forces.map((force) => combatants.find(({ mech }) => mech.force === force)?.side ?? force)),
  ];
  const withdrawal = withdrawalEdges(state.map, hex);
  return new Map(
    keys.map((key, index) => {
      const members = forces.filter((force) =>
        combatants.some(({ mech, side }) => mech.force === force && side === key),
      );
      // BLD-MINE: what the side's forces together may lay.
      const minesAllowed = members.reduce((sum, force) => sum + benefitsInState(state, force).mines, 0);
      return [key, { side: String.fromCharCode(65 + index), forces: members, minesAllowed, withdrawal }];
    }),
  );
};

const unitOf = (
  state: CampaignState,
  { mech, able }: Combatant,
  side: string,
  { role, direction, ring }: Placement,
): SetupUnit => {
  const pilot = rowOf(state.pilots, mech.pilot);
  return {
    id: mech.id,
    side,
    force: mech.force,
    kind: 'mech',
    design: mech.design,
    name: mech.name,
    hired: mech.hired,
    // CMB-6: whatever is not able to fight stands on the field shut down, also what came by train.
    shutDown: !able,
    role,
    // BLD-GUER; what is shut down stands where it was shut down (CMB-6).
    deployment: able && benefitsInState(state, mech.force).deploysAnywhere ? 'anywhere' : { direction, ring },
    condition: mech.condition,
    pilot:
      pilot === null
        ? null
        : {
            id: pilot.id,
            name: pilot.name,
            gunnery: pilot.gunnery,
            piloting: pilot.piloting,
            hits: pilot.hits,
          },
  };
};

const buildingsIn = (state: CampaignState, hex: Hex, dice: Roller): readonly SetupBuilding[] =>
  rowsOf(state.buildings)
    .filter((building) => building.hex === hex)
    .map(({ id, type, cp, cpMax }) => ({
      id,
      type,
      cp,
      cpMax,
      indestructible: buildingsOf(state.campaign.ruleset).get(type)?.indestructible ?? false,
      place: placeOnSheet(dice),
    }));

/**
 * TAC-1: what a report must carry. Over the setup without mines: the other sides' are hidden (SIGHT-4), and
 * whoever knows all of a setup but a small number could find that by trying. So every side can check the hash
 * of what it sees, with all mines set to 0.
 */
const setupHash = ({ hash: _, ...setup }: BattleSetup): string =>
  sha256Hex(canonicalJson({ ...setup, sides: setup.sides.map((side) => ({ ...side, minesAllowed: 0 })) }));

export interface OpenedBattle {
  readonly row: BattleRow;
  readonly rolls: readonly Roll[];
}

export const openBattle = (resolution: Turn, engagement: Engagement): OpenedBattle => {
  const { state, catalog, now } = resolution;
  const { campaign } = state;
  const { hex, combatants } = engagement;
  const id = battleIdOf(state, hex);
  const terrain = terrainAt(state.map, hex) ?? 'clear';
  const starts = roller(() => resolution.roll('deployment', hex));
  const sheets = roller(() => resolution.roll('map-sheets', hex));
  const places = roller(() => resolution.roll('building-place', hex));
  const placements = deploy(state, catalog, engagement, starts);
  const sides = sidesOf(state, engagement);
  const mechs = flatMap(combatants, (one) => {
    const placement = placements.get(one.mech.id);
    const side = sides.get(one.side);
    return placement === undefined || side === undefined ? [] : [unitOf(state, one, side.side, placement)];
  });
  const frozen: BattleSetup = {
    battle: id,
    campaign: campaign.id,
    ruleset: campaign.ruleset,
    round: campaign.round,
    hex,
    terrain,
    turnLimit: campaign.options.battleTurnLimit,
    sheets: pickSheets(terrain, sheets),
    sides: [...sides.values()],
    units: [...mechs, ...supportUnits(state, catalog, id, combatants, mechs)],
    buildings: buildingsIn(state, hex, places),
    hash: '',
  };
  const row: BattleRow = {
    id,
    round: campaign.round,
    hex,
    state: 'open',
    engine: campaign.options.engine,
    setup: { ...frozen, hash: setupHash(frozen) },
    attackedFrom: Object.fromEntries(
      flatMap(combatants, ({ mech, attacksFrom }) => (attacksFrom === null ? [] : [[mech.id, attacksFrom]])),
    ),
    report: null,
    winner: null,
    openedAt: now,
    dueAt: dueAfter(resolution, hoursInMs(campaign.options.battleHours)),
    overdue: false,
  };
  return { row, rolls: [...starts.rolls, ...sheets.rolls, ...places.rolls] };
};

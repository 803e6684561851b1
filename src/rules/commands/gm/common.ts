/** What the corrections share: violations that name what is wrong, and who is told of a change in a hex. */
import {
  flatMap,
  type ForceId,
  type MechId,
  type ParamsGiven,
  type ProblemCode,
  violation,
  type Violation,
} from '../../../kernel';
import type { BattleRow, BuildingRow, CampaignState, MechRow } from '../../model/state';
import { isOver } from '../../combat/open-battles';
import { isShutDown } from '../../mechs/ability';
import { isPassable } from '../../map/grid';
import { rowsOf } from '../../model/draft';
import type { Hex } from '../../model/map';
import type { MechWitness } from '../../events/mechs/mech-corrected';
import { sees } from '../../knowledge/sight';

type Correction = Extract<ProblemCode, `correction/${string}`>;
type Wrong = Correction extends `correction/${infer Name}` ? Name : never;

export const wrong = <W extends Wrong>(
  problem: W,
  pointer: string,
  ...params: ParamsGiven<`correction/${W}`>
): Violation => violation(`correction/${problem}`, 'END-2', pointer, ...params);

/** Nothing stands or lies off the map or in deep water (SETUP-10). */
export const hexViolations = (state: CampaignState, hex: Hex, pointer: string): readonly Violation[] =>
  isPassable(state.map, hex) ? [] : [wrong('hex-not-passable', pointer, { hex })];

/** The open battle in whose frozen setup the unit stands (TAC-2); null: none. */
export const openBattleOf = (state: CampaignState, mech: MechId): BattleRow | null =>
  rowsOf(state.battles).find(
    (battle) => !isOver(battle) && battle.setup.units.some(({ id }) => id === mech),
  ) ?? null;

/** The open battle whose report will tell of the building (TAC-4); null: none. */
export const openBattleAbout = (state: CampaignState, building: BuildingRow['id']): BattleRow | null =>
  rowsOf(state.battles).find(
    (battle) => !isOver(battle) && battle.setup.buildings.some(({ id }) => id === building),
  ) ?? null;

const looksDifferent = (state: CampaignState, before: MechRow, after: MechRow): boolean =>
  before.hex !== after.hex ||
  before.force !== after.force ||
  isShutDown(state, before) !== isShutDown(state, after);

/**
 * SIGHT-4: what other forces than the mech's owner see of a change; `now` is the state in which it has been
 * made.
 */
export const mechWitnesses = (
  then: CampaignState,
  now: CampaignState,
  before: MechRow | null,
  after: MechRow | null,
): readonly MechWitness[] => {
  const owner = (after ?? before)?.force;
  const shutDown = after === null ? null : isShutDown(now, after);
  const unseen =
    before !== null &&
    after !== null &&
    !looksDifferent(then, before, after) &&
    isShutDown(then, before) === shutDown;
  if (unseen) return [];
  const seen = (state: CampaignState, force: ForceId, row: MechRow | null): Hex | null =>
    row !== null && row.hex !== null && (row.force === force || sees(state, force, row.hex)) ? row.hex : null;
  return flatMap(rowsOf(now.forces), ({ id }): MechWitness[] => {
    if (id === owner) return [];
    const from = seen(then, id, before);
    const to = seen(now, id, after);
    return from === null && to === null
      ? []
      : [{ force: id, from, to, shutDown: to === null ? null : shutDown }];
  });
};

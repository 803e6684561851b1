/** BT-BLD-2: a building hex that collapsed. */
import type { Hex } from '../../../../../kernel/hex';
import type { HitSide, HitTable } from '../../aim';
import type { BuildingHex, Terrain } from '../../field/model';
import type { Mech } from '../../mech/model';
import { inGroups } from '../fall/fall-damage';
import { standingIn } from './collapse';

export interface Crushed {
  readonly kind: 'crushed';
  readonly id: string;
  readonly side: HitSide;
  readonly table: HitTable;
  /** Of the building that falls on it; none on the roof. Before the fall. */
  readonly groups: readonly number[];
  /** Levels that it falls then, without a roll. */
  readonly levels: number;
}

/** The hex afterwards. Throws RangeError where no building stands. */
export const rubbleOf = ({ building, ...rest }: Terrain): Terrain => {
  if (building === undefined) throw new RangeError('no building stands here');
  return { ...rest, rubble: building.kind };
};

/** Everybody in and on the hex, in the order of the setup. `cf`: its points as the phase began. */
export const crushedIn = (
  { levels }: Pick<BuildingHex, 'levels'>,
  cf: number,
  mechs: readonly Mech[],
  hex: Hex,
): readonly Crushed[] =>
  standingIn(mechs, hex).map(({ id, elevation }) => ({
    kind: 'crushed',
    id,
    side: 'front',
    table: 'punch',
    groups: inGroups(Math.ceil((cf * Math.max(0, levels - elevation)) / 10)),
    levels: elevation,
  }));

/**
 * building-repaired (BLD-3): points of a building were repaired. Told to its controller; who sees it sees how
 * it stands (SIGHT-4).
 */
import type { BuildingId, ForceId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { BuildingType } from '../../buildings';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface BuildingRepaired {
  readonly building: BuildingId;
  readonly buildingType: BuildingType;
  readonly hex: Hex;
  readonly force: ForceId;
  /** Points added, 1 or more. */
  readonly cp: number;
  /** Forces other than its own that see the hex. */
  readonly knownTo: readonly ForceId[];
}

/** What is told of it. */
export interface BuildingRepairedTold {
  readonly building: string;
  readonly buildingType: BuildingType;
  readonly hex: string;
  readonly force: string;
  readonly cp: number;
}

export const buildingRepaired = defineEvent<'building-repaired', BuildingRepaired, BuildingRepairedTold>({
  type: 'building-repaired',
  apply: (draft, { building, cp }) => {
    const row = draft.row('buildings', building);
    if (row !== null) draft.put('buildings', building, { ...row, cp: Math.min(row.cpMax, row.cp + cp) });
  },
  tell: ({ building, buildingType, hex, force, cp, knownTo }, to) => {
    const knows = mayKnow(to, force, ...knownTo);
    return knows ? { building, buildingType, hex, force, cp } : null;
  },
});

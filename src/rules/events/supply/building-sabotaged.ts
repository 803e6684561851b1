/**
 * building-sabotaged (BLD-SPY, BLD-2): a building is out of work this round. Its controller is told, not by
 * whom; the saboteur learns nothing.
 */
import type { BuildingId, ForceId } from '../../../kernel';
import { isForce } from '../../model/audience';
import type { BuildingType } from '../../buildings';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface BuildingSabotaged {
  readonly building: BuildingId;
  readonly buildingType: BuildingType;
  readonly hex: Hex;
  /** Who controls it. */
  readonly force: ForceId;
  readonly by: ForceId;
}

/** What is told of it. */
export interface BuildingSabotagedTold {
  readonly building: string;
  readonly buildingType: BuildingType;
  readonly hex: string;
  readonly force: string;
  readonly by?: string;
}

export const buildingSabotaged = defineEvent<'building-sabotaged', BuildingSabotaged, BuildingSabotagedTold>({
  type: 'building-sabotaged',
  apply: (draft, { building }) => draft.patch('buildings', building, { sabotaged: true }),
  tell: ({ building, buildingType, hex, force, by }, to) => {
    if (to.kind === 'gm') return { building, buildingType, hex, force, by };
    return isForce(to, force) ? { building, buildingType, hex, force } : null;
  },
});

/**
 * building-corrected (END-2): the GM has set who controls a building or how it stands. It is read anew at
 * once (BLD-6).
 */
import type { BuildingId, ForceId } from '../../../kernel';
import { worksNow } from '../../buildings/works';
import { mayKnow } from '../../model/audience';
import type { BuildingType } from '../../buildings';
import type { Hex } from '../../model/map';
import type { FactoryWork } from '../../model/state';
import { defineEvent } from '../definition';

export interface BuildingCorrected {
  readonly building: BuildingId;
  readonly buildingType: BuildingType;
  readonly hex: Hex;
  readonly control: ForceId | null;
  readonly cp: number;
  /** BLD-FACT: what it has made of a mech; left out: as it was, or nothing when it has changed hands. */
  readonly work?: FactoryWork | null;
  /** Who sees its hex, who controlled it and who controls it. */
  readonly knownTo: readonly ForceId[];
}

/** What is told of it. */
export interface BuildingCorrectedTold {
  readonly building: string;
  readonly buildingType: BuildingType;
  readonly hex: string;
  readonly control: string | null;
  readonly cp: number;
}

export const buildingCorrected = defineEvent<'building-corrected', BuildingCorrected, BuildingCorrectedTold>({
  type: 'building-corrected',
  apply: (draft, { building, control, cp, work }) => {
    const row = draft.row('buildings', building);
    if (row === null) return;
    const begun = control === row.control ? row.work : null;
    const after = { ...row, control, cp, work: work === undefined ? begun : work };
    draft.put('buildings', building, { ...after, opened: { control, works: worksNow(after) } });
  },
  tell: ({ building, buildingType, hex, control, cp, knownTo }, to) =>
    mayKnow(to, ...knownTo) ? { building, buildingType, hex, control, cp } : null,
});

/**
 * building-captured (CMB-10, BLD-1): a building comes under another force's control; what a factory has begun
 * is lost (BLD-FACT). Told to who sees it, and to who lost it.
 */
import type { BuildingId, ForceId, Roll } from '../../../kernel';
import type { BuildingType } from '../../buildings';
import { isForce } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface BuildingCaptured {
  readonly building: BuildingId;
  readonly buildingType: BuildingType;
  readonly hex: Hex;
  readonly from: ForceId | null;
  readonly to: ForceId;
  /** Forces that see the hex. */
  readonly knownTo: readonly ForceId[];
  /** SETUP-1: which team-mate got it, in a tie. */
  readonly rolls: readonly Roll[];
}

/** What is told of it. */
export interface BuildingCapturedTold {
  readonly building: string;
  readonly buildingType: BuildingType;
  readonly hex: string;
  readonly from?: string | null;
  readonly to?: string;
  readonly rolls?: readonly Roll[];
}

export const buildingCaptured = defineEvent<'building-captured', BuildingCaptured, BuildingCapturedTold>({
  type: 'building-captured',
  apply: (draft, { building, to }) => draft.patch('buildings', building, { control: to, work: null }),
  tell: (data, audience) => {
    const { building, buildingType, hex, from, to, rolls } = data;
    if (audience.kind === 'gm') return { building, buildingType, hex, from, to, rolls };
    if (isForce(audience, to, ...data.knownTo)) return { building, buildingType, hex, from, to };
    return isForce(audience, from) ? { building, buildingType, hex } : null;
  },
});

/**
 * factory-worked (BLD-FACT): a factory has made a part of a mech; what it had begun of another design is
 * lost. Told to its controller.
 */
import type { DesignSlug } from '../../../catalog';
import { type BuildingId, type ForceId, type MicroTons, toTons } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface FactoryWorked {
  readonly force: ForceId;
  readonly building: BuildingId;
  readonly hex: Hex;
  readonly design: DesignSlug;
  /** All that is there of it now; above 0. */
  readonly tons: MicroTons;
  /** The design's tonnage, above `tons`. */
  readonly of: number;
}

/** What is told of it. */
export interface FactoryWorkedTold {
  readonly force: string;
  readonly building: string;
  readonly hex: string;
  readonly design: string;
  readonly tons: number;
  readonly of: number;
}

export const factoryWorked = defineEvent<'factory-worked', FactoryWorked, FactoryWorkedTold>({
  type: 'factory-worked',
  apply: (draft, { building, design, tons }) =>
    draft.patch('buildings', building, { work: { design, tons } }),
  tell: ({ force, building, hex, design, tons, of }, to) =>
    mayKnow(to, force) ? { force, building, hex, design, tons: toTons(tons), of } : null,
});

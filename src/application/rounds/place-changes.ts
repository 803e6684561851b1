/** Buildings and depots that changed hands, as a round's report shows them. */
import type { Place } from './entries';

/**
 * `won` and `lost`: by the reader's force; `seen`: by others, in their sight, or for the game master;
 * `corrected`: set by the game master.
 */
export type PlaceChange = 'won' | 'lost' | 'seen' | 'corrected';

export interface BuildingChange extends Place {
  readonly building: string;
  readonly buildingType: string;
  readonly hex: string;
  readonly change: PlaceChange;
  /** Null: nobody had it, or the reader is not told. */
  readonly from: string | null;
  /** Null: nobody has it now, or the reader is not told. */
  readonly to: string | null;
}

export interface DepotChange extends Place {
  readonly hex: string;
  readonly change: PlaceChange;
  readonly from: string;
  readonly to: string | null;
  /** In stock units (DEP-6). */
  readonly stock: readonly { readonly item: string; readonly quantity: number }[];
}

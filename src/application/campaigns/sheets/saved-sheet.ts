/** A sheet of the open phase as it stands saved (ROUND-2). */
import type { ForceId } from '../../../kernel';
import type { Instant, Order } from '../../../rules';

export interface SavedSheet {
  readonly force: ForceId;
  readonly orders: readonly Order[];
  readonly ready: boolean;
  /** Null: marked ready without orders. */
  readonly savedAt: Instant | null;
}

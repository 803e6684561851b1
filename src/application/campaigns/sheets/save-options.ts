/** How an order sheet is to be saved. */
import type { ShownSheet } from './shown-sheet';

export interface SaveOptions {
  /** In which they ask; left out: it is not from outside. */
  readonly session?: string;
  /** Whether the sheet that is there may be replaced; null: whatever it is. */
  readonly mayReplace: ((present: ShownSheet) => boolean) | null;
  readonly dryRun: boolean;
}

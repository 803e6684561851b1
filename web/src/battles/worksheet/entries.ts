/**
 * Where entries of a battle are changed: on my side's worksheet, or in a report that the game master mends.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { UnitEntry } from './entry';
import type { Entry } from './worksheet-store';

export interface Entries {
  unit(id: string): UnitEntry;
  change(key: string, entry: Entry): void;
  /** Takes the last change back, of whichever unit it was, and answers its key; null: there is none. */
  undo(): string | null;
  readonly canUndo: ReadonlySignal<boolean>;
  /** Nothing can be changed here. */
  readonly locked: boolean;
}

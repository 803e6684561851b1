/**
 * sightings-changed (SIGHT-4): what forces remember of things that went out of their sight, and what they
 * need not remember any more. Nobody is told.
 */
import type { ForceId } from '../../../kernel';
import { memoryKey, type MemoryRow } from '../../model/state';
import { defineEvent } from '../definition';

export interface SightingsChange {
  readonly force: ForceId;
  /** New or changed memories of this force. */
  readonly put: readonly MemoryRow[];
  /** Keys (`memoryKey`) of memories of this force that end. */
  readonly forget: readonly string[];
}

export interface SightingsChanged {
  readonly changes: readonly SightingsChange[];
}

/** What is told of it. */
export interface SightingsChangedTold {
  readonly [key: string]: never;
}

export const sightingsChanged = defineEvent<'sightings-changed', SightingsChanged, SightingsChangedTold>({
  type: 'sightings-changed',
  apply: (draft, { changes }) => {
    for (const { put, forget } of changes) {
      for (const key of forget) draft.remove('memories', key);
      for (const row of put) draft.put('memories', memoryKey(row.force, row.kind, row.subject), row);
    }
  },
  tell: () => null,
});

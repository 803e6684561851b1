/**
 * engine-counts-changed (TAC-7): from now on an external engine's reports count at once, or wait for the
 * sides again. Everybody is told.
 */
import { defineEvent } from '../definition';

export interface EngineCountsChanged {
  readonly engine: string;
  readonly name: string;
  readonly counts: 'confirmed' | 'at-once';
}

/** What is told of it. */
export interface EngineCountsChangedTold {
  readonly engine: string;
  readonly name: string;
  readonly counts: 'confirmed' | 'at-once';
}

export const engineCountsChanged = defineEvent<
  'engine-counts-changed',
  EngineCountsChanged,
  EngineCountsChangedTold
>({
  type: 'engine-counts-changed',
  tell: ({ engine, name, counts }) => ({ engine, name, counts }),
});

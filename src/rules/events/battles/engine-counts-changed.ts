/** engine-counts-changed (TAC-7): from now on an external engine's reports count at once, or wait for the sides again. Everybody is told. */
import { defineEvent } from '../definition';

export interface EngineCountsChanged {
  readonly engine: string;
  readonly name: string;
  readonly counts: 'confirmed' | 'at-once';
}

export const engineCountsChanged = defineEvent<'engine-counts-changed', EngineCountsChanged>({
  type: 'engine-counts-changed',
  tell: ({ engine, name, counts }) => ({ engine, name, counts }),
  text: {
    en: ({ name, counts }) =>
      counts === 'at-once'
        ? `Reports of the engine "${String(name)}" now count at once, without anybody's word.`
        : `Reports of the engine "${String(name)}" now wait until the sides have confirmed them.`,
    de: ({ name, counts }) =>
      counts === 'at-once'
        ? `Berichte der Engine „${String(name)}“ gelten jetzt sofort, ohne dass jemand zustimmt.`
        : `Berichte der Engine „${String(name)}“ warten jetzt, bis die Seiten sie bestätigt haben.`,
  },
});

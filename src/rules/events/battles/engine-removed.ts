/**
 * engine-removed (TAC-8): the GM has removed an external engine; what it had to fight goes back to the table.
 * Everybody is told.
 */
import type { BattleId, ForceId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import { DEFAULT_ENGINE } from '../../model/engines';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface EngineRemoved {
  readonly engine: string;
  readonly name: string;
  /** Its battles that are not over, which the table takes, and who fights in each. */
  readonly battles: readonly {
    readonly battle: BattleId;
    readonly hex: Hex;
    readonly forces: readonly ForceId[];
  }[];
}

/** What is told of it. */
export interface EngineRemovedTold {
  readonly engine: string;
  readonly name: string;
  readonly battles: readonly { readonly battle: string; readonly hex: string }[];
}

export const engineRemoved = defineEvent<'engine-removed', EngineRemoved, EngineRemovedTold>({
  type: 'engine-removed',
  apply: (draft, { engine, battles }) => {
    for (const { battle } of battles) draft.patch('battles', battle, { engine: DEFAULT_ENGINE });
    const { options } = draft.campaign;
    if (options.engine === engine) draft.patchCampaign({ options: { ...options, engine: DEFAULT_ENGINE } });
  },
  tell: ({ engine, name, battles }, to) => ({
    engine,
    name,
    battles: battles
      .filter(({ forces }) => mayKnow(to, ...forces))
      .map(({ battle, hex }) => ({ battle, hex })),
  }),
});

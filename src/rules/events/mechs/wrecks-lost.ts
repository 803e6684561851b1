/**
 * wrecks-lost (SALV-4): supply closed, and what nobody chose to salvage is lost. Told to who had the right.
 */
import type { DesignSlug } from '../../../catalog';
import type { BattleId, ForceId, MechId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface WrecksLost {
  /** Who could have salvaged them. */
  readonly right: ForceId;
  /** By id. */
  readonly wrecks: readonly {
    readonly unit: MechId;
    readonly battle: BattleId;
    readonly hex: Hex;
    readonly design: DesignSlug;
    readonly name: string;
  }[];
}

/** What is told of it. */
export interface WrecksLostTold {
  readonly right: string;
  readonly wrecks: WrecksLost['wrecks'];
}

export const wrecksLost = defineEvent<'wrecks-lost', WrecksLost, WrecksLostTold>({
  type: 'wrecks-lost',
  apply: (draft, { wrecks }) => {
    for (const { unit } of wrecks) draft.remove('wrecks', unit);
  },
  tell: ({ right, wrecks }, to) => (mayKnow(to, right) ? { right, wrecks } : null),
});

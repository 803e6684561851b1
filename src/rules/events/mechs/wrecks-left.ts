/**
 * wrecks-left (SALV-1, SALV-5): a won battle left mechs that can be salvaged; what the mercenaries take of
 * them is gone at once. Told to who fought, and saw them fall.
 */
import type { DesignSlug } from '../../../catalog';
import type { BattleId, ForceId, MechId, Roll } from '../../../kernel';
import type { Hex } from '../../model/map';
import { mayKnow } from '../../model/audience';
import type { WreckRow } from '../../model/state';
import { defineEvent } from '../definition';

/** What the mercenaries take. */
export interface MercenaryShare {
  readonly unit: MechId;
  /** Whose mech it was. */
  readonly force: ForceId;
  readonly design: DesignSlug;
}

export interface WrecksLeft {
  readonly battle: BattleId;
  readonly hex: Hex;
  /** Forces that fought in it. */
  readonly forces: readonly ForceId[];
  /** Who may salvage them. */
  readonly right: ForceId;
  /** By id. */
  readonly wrecks: readonly WreckRow[];
  /** Null: no mercenaries took part on the side that won. */
  readonly share: MercenaryShare | null;
  /** Which of equally small ones they take. */
  readonly rolls: readonly Roll[];
}

/** What is told of it. */
export interface WrecksLeftTold {
  readonly battle: string;
  readonly hex: string;
  readonly right: string;
  readonly wrecks: readonly {
    readonly unit: string;
    readonly force: string;
    readonly design: string;
    readonly name: string;
  }[];
  readonly share: { readonly unit: string; readonly force: string; readonly design: string } | null;
  readonly rolls: readonly Roll[];
}

export const wrecksLeft = defineEvent<'wrecks-left', WrecksLeft, WrecksLeftTold>({
  type: 'wrecks-left',
  apply: (draft, { wrecks }) => {
    for (const wreck of wrecks) draft.put('wrecks', wreck.id, wreck);
  },
  tell: ({ battle, hex, forces, right, wrecks, share, rolls }, to) => {
    if (!mayKnow(to, ...forces)) return null;
    return {
      battle,
      hex,
      right,
      wrecks: wrecks.map(({ id, force, design, name }) => ({ unit: id, force, design, name })),
      share,
      rolls,
    };
  },
});

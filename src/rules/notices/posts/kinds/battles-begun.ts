/** battles-begun (CMB-1): battles have begun. That they are fought is public; where, only without fog of war. */
import { flatMap } from '../../../../kernel';
import type { BattleOpenedTold } from '../../../events/battles/battle-opened';
import { definePost, toldOf } from '../definition';

export interface BattlesData {
  readonly round: number;
  readonly count: number;
  /** Where; empty: that is not public. */
  readonly hexes: readonly string[];
}

/** Nothing of who fights is taken over, whatever was told. */
export const battlesOf = (round: number, told: readonly { readonly hex?: string }[]): BattlesData | null =>
  told.length === 0
    ? null
    : { round, count: told.length, hexes: flatMap(told, ({ hex }) => (hex === undefined ? [] : [hex])) };

export const battlesBegun = definePost<'battles-begun', BattlesData>({
  kind: 'battles-begun',
  called: (told, { round }) => battlesOf(round, toldOf<BattleOpenedTold>(told, 'battle-opened')),
});

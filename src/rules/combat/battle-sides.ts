/** Who fights in a battle (TAC-2): its sides and their forces. */
import { flatMap, type ForceId } from '../../kernel';
import type { BattleSetup, SetupSide } from '../model/battle';

/** The forces that fight in a battle, in the order of its sides. */
export const forcesIn = (setup: Pick<BattleSetup, 'sides'>): readonly ForceId[] =>
  flatMap(setup.sides, ({ forces }) => forces as readonly ForceId[]);

/** The side of a force in a battle; null when it does not fight in it. */
export const sideIn = (setup: Pick<BattleSetup, 'sides'>, force: string): SetupSide | null =>
  setup.sides.find(({ forces }) => forces.includes(force)) ?? null;

/** How far a design's engine reaches into its side torsos, by which both the worth of its structure and its bearing of explosions go. */
import type { MechDesign } from '../model';

/** Engine slots in the side torso that has more of them: 0 of a standard engine, 2 light and clan XL, 3 XL, 4 clan XXL, 6 XXL. */
export const engineSlotsInSide = (design: MechDesign): number =>
  Math.max(...(['RT', 'LT'] as const).map((side) => design.slots[side].filter((slot) => slot?.kind === 'system' && slot.part === 'engine').length));

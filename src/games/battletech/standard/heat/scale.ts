/** What heat does to movement and fire (BT-HEAT-4, BT-HEAT-5). */

/** Walking MP that are lost. */
export const heatMpLoss = (heat: number): number => Math.min(5, Math.floor(heat / 5));

/** On to-hit numbers of weapons. */
export const heatToHit = (heat: number): number => {
  if (heat >= 24) return 4;
  if (heat >= 17) return 3;
  if (heat >= 13) return 2;
  return heat >= 8 ? 1 : 0;
};

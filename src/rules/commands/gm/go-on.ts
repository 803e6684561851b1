/**
 * After the GM has put a campaign somewhere: a phase that waits for nobody (ROUND-3, announcements) resolves
 * at once.
 */
import { closePhase, openPhase } from '../../course';
import type { Resolution } from '../../resolution';

export const goOn = (resolution: Resolution): void => {
  const phase = openPhase(resolution);
  if (phase === null || resolution.state.campaign.status !== 'running') return;
  const waits = (phase.takesOrders || phase.step === 'battles') && !phase.skip(resolution);
  if (!waits) closePhase(resolution, new Map());
};

/**
 * The course of a campaign (ROUND-1, ROUND-3): closes the open phase and opens the next one that waits for
 * somebody.
 */
import { rememberLosses } from './knowledge/memory';
import type { CampaignState, Instant } from './model/state';
import type { PhaseDefinition, Sheets } from './phases/definition';
import type { Resolution } from './resolution';
import { phaseDeadline } from './timetable/deadlines';

const NO_SHEETS: Sheets = new Map();

/** The definition of the phase that is open; null when the campaign is not in a round. */
export const openPhase = (resolution: Resolution): PhaseDefinition | null => {
  const { phase, step } = resolution.state.campaign;
  return resolution.means.ruleset.phases.find((p) => p.phase === phase && p.step === step) ?? null;
};

/**
 * ROUND-4: phases with orders have a deadline; announcements none, and battles have deadlines of their own
 * (CMB-11).
 */
const deadlineOf = (resolution: Resolution, phase: PhaseDefinition): Instant | null =>
  phase.takesOrders ? phaseDeadline(resolution) : null;

const openAt = (resolution: Resolution, phase: PhaseDefinition, round: number): void => {
  resolution.emit({
    type: 'phase-opened',
    data: { round, phase: phase.phase, step: phase.step, deadline: deadlineOf(resolution, phase) },
  });
  phase.open(resolution);
};

/** SIGHT-4: whatever a step of the course takes out of somebody's sight is remembered as it was last seen. */
const settled = (resolution: Resolution, step: () => void): void => {
  const before: CampaignState = resolution.state.finish();
  const from = resolution.events.length;
  step();
  rememberLosses(resolution, before, from);
};

/**
 * Opens the next phases in turn until one waits for orders or battles, or the campaign is over. `after` null:
 * round 1 begins.
 */
const goOnAfter = (resolution: Resolution, after: PhaseDefinition | null): void => {
  const { phases } = resolution.means.ruleset;
  let index = after === null ? 0 : phases.indexOf(after) + 1;
  let round = after === null ? 1 : resolution.state.campaign.round;
  while (resolution.state.campaign.status !== 'finished') {
    if (index >= phases.length) {
      index = 0;
      round += 1;
    }
    const phase = phases[index];
    if (phase === undefined) throw new Error('a ruleset without phases');
    settled(resolution, () => openAt(resolution, phase, round));
    resolution.keepOpening();
    const waits = (phase.takesOrders || phase.step === 'battles') && !phase.skip(resolution);
    if (waits) return;
    settled(resolution, () => phase.close(resolution, NO_SHEETS, resolution.means.ruleset.orders));
    index += 1;
  }
};

/** Begins round 1 of a campaign whose `campaign-started` has been emitted. */
export const beginCampaign = (resolution: Resolution): void => goOnAfter(resolution, null);

/**
 * Closes the open phase with the sheets that count and goes on to the next that waits. The caller has made
 * sure that it may close (all ready, deadline, GM; battles: all over).
 */
export const closePhase = (resolution: Resolution, sheets: Sheets): void => {
  const phase = openPhase(resolution);
  if (phase === null || resolution.state.campaign.status !== 'running') return;
  settled(resolution, () => phase.close(resolution, sheets, resolution.means.ruleset.orders));
  goOnAfter(resolution, phase);
};

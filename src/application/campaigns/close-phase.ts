/** Ending phases (ROUND-3, ROUND-4): when all are ready, when the deadline passes, or when the GM advances. */
import { type CampaignId, err, type ForceId, ok, type Result } from '../../kernel';
import {
  closePhase,
  decideBattleDue,
  openPhase,
  rowsOf,
  type CampaignState,
  type CombatStep,
  type Order,
  type Phase,
  type Resolution,
} from '../../rules';
import { conflict, type Refusal } from '../refusal';
import type { CampaignTransaction, CampaignTransactions } from './campaign-store';
import type { SavedSheet } from './saved-sheet';
import { command, type CommandCall } from './command';
import { notOpen } from './refusals';

const sheetsByForce = (saved: readonly SavedSheet[]): ReadonlyMap<ForceId, readonly Order[]> =>
  new Map(saved.filter((sheet) => sheet.orders.length > 0).map((sheet) => [sheet.force, sheet.orders]));

/** Closes the open phase of a resolution with the sheets saved for it. */
export const closeWithSheets = async (resolution: Resolution, transaction: CampaignTransaction): Promise<void> => {
  closePhase(resolution, sheetsByForce(await transaction.sheets()));
};

/** ROUND-4: what becomes of a phase whose deadline has passed. */
export const passDeadline = async (resolution: Resolution, transaction: CampaignTransaction): Promise<void> => {
  if (resolution.state.campaign.options.onDeadline === 'advance') await closeWithSheets(resolution, transaction);
  else resolution.emit({ type: 'deadline-passed', data: positionOf(resolution) });
};

/** Forces that the phase waits for: those that are not out and have somebody to play them. */
const awaited = (state: CampaignState): readonly ForceId[] =>
  Object.values(state.forces)
    .filter((force) => !force.out && force.user !== null)
    .map((force) => force.id);

/** ROUND-3: ends the open phase when nobody is waited for any more. */
export const closeIfAllReady = async (resolution: Resolution, transaction: CampaignTransaction): Promise<void> => {
  const open = openPhase(resolution);
  if (resolution.state.campaign.status !== 'running' || open === null || !open.takesOrders) return;
  const waitedFor = awaited(resolution.state);
  const marked = new Set((await transaction.sheets()).filter((sheet) => sheet.ready).map((sheet) => sheet.force));
  if (waitedFor.length > 0 && waitedFor.every((one) => marked.has(one))) await closeWithSheets(resolution, transaction);
};

export interface Position {
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
}

export const positionOf = (resolution: Resolution): Position => {
  const { round, phase, step } = resolution.state.campaign;
  return { round, phase, step };
};

/** The GM ends the open phase now (ROUND-3). Battles must be over: he calls them off or decides them first. */
export const advance = (store: CampaignTransactions, call: CommandCall, reason: string | null): Promise<Result<Position, Refusal>> =>
  command(store, call, 'gm', async (resolution, transaction) => {
    const open = openPhase(resolution);
    if (resolution.state.campaign.status !== 'running' || open === null) return err(notOpen(resolution.state.campaign.status));
    if (!open.takesOrders && !open.skip(resolution)) return err(conflict('phase/battles-open', 'CMB-11'));
    resolution.emit({ type: 'phase-advanced', data: { ...positionOf(resolution), reason } });
    await closeWithSheets(resolution, transaction);
    return ok({ answer: positionOf(resolution) });
  });

/**
 * Does what is due in a campaign by the database's clock: a deadline, an undisputed report, an overdue battle. Late, early and
 * double calls do nothing; a campaign that somebody else holds is left to him.
 */
export const doWhatIsDue = async (store: CampaignTransactions, id: CampaignId): Promise<boolean> => {
  const done = await command(store, { id, skipLocked: true }, 'no-member', async (resolution, transaction) => {
    const { campaign } = resolution.state;
    if (campaign.status !== 'running') return ok({ answer: false });
    const before = resolution.events.length;
    if (campaign.deadline !== null && campaign.deadline <= resolution.now) await passDeadline(resolution, transaction);
    else
      for (const battle of rowsOf(resolution.state.battles))
        if (battle.dueAt !== null && battle.dueAt <= resolution.now) decideBattleDue(resolution, { battle: battle.id });
    return ok({ answer: resolution.events.length > before });
  });
  return done.ok && done.value;
};

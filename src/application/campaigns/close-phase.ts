/**
 * Ending phases (ROUND-3, ROUND-4): when all are ready, when the deadline passes, or when the GM advances.
 */
import type { ForceId } from '../../kernel';
import {
  closePhase,
  openPhase,
  type CampaignState,
  type CombatStep,
  type Order,
  type Phase,
  type Resolution,
} from '../../rules';
import { ownRound } from '../pauses';
import type { CampaignTransaction } from './campaign-transaction';
import type { SavedSheet } from './sheets/saved-sheet';

const sheetsByForce = (saved: readonly SavedSheet[]): ReadonlyMap<ForceId, readonly Order[]> =>
  new Map(saved.filter((sheet) => sheet.orders.length > 0).map((sheet) => [sheet.force, sheet.orders]));

/** Closes the open phase of a resolution with the sheets saved for it. */
export const closeWithSheets = async (
  resolution: Resolution,
  transaction: CampaignTransaction,
): Promise<void> => {
  const sheets = sheetsByForce(await transaction.sheets());
  await ownRound();
  closePhase(resolution, sheets);
};

/** ROUND-4: what becomes of a phase whose deadline has passed. */
export const passDeadline = async (
  resolution: Resolution,
  transaction: CampaignTransaction,
): Promise<void> => {
  if (resolution.state.campaign.options.onDeadline === 'advance')
    await closeWithSheets(resolution, transaction);
  else
    resolution.emit({
      type: 'deadline-passed',
      data: { ...positionOf(resolution), late: await unready(resolution, transaction) },
    });
};

/** Forces that the phase waits for: those that are not out and have somebody to play them. */
export const awaited = (state: CampaignState): readonly ForceId[] =>
  Object.values(state.forces)
    .filter((force) => !force.out && force.user !== null)
    .map((force) => force.id);

const unready = async (
  { state }: Resolution,
  transaction: CampaignTransaction,
): Promise<readonly ForceId[]> => {
  const marked = new Set(
    (await transaction.sheets()).filter((sheet) => sheet.ready).map((sheet) => sheet.force),
  );
  return awaited(state).filter((force) => !marked.has(force));
};

/** ROUND-3: ends the open phase when nobody is waited for any more. */
export const closeIfAllReady = async (
  resolution: Resolution,
  transaction: CampaignTransaction,
): Promise<void> => {
  const open = openPhase(resolution);
  if (resolution.state.campaign.status !== 'running' || open === null || !open.takesOrders) return;
  const waitedFor = awaited(resolution.state);
  const marked = new Set(
    (await transaction.sheets()).filter((sheet) => sheet.ready).map((sheet) => sheet.force),
  );
  if (waitedFor.length > 0 && waitedFor.every((one) => marked.has(one)))
    await closeWithSheets(resolution, transaction);
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

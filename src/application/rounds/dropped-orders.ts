/**
 * The orders of a round that had become impossible (ROUND-6): as their player gave them, and why they were
 * dropped.
 */
import { at, type ForceId, type Violation } from '../../kernel';
import type { Order } from '../../rules';
import type { PastSheet } from '../campaigns/sheets/sheet-store';
import { placeOf, told, type Entry, type Place } from './entries';

export interface DroppedOrder extends Place {
  readonly force: ForceId;
  /** Position in the sheet, from 0. */
  readonly order: number;
  readonly orderType: string;
  /** As it stood in the sheet; null: the sheet is not kept any more. */
  readonly given: Order | null;
  /** Pointers into the sheet. */
  readonly violations: readonly Violation[];
}

interface ToldDrop {
  readonly force: ForceId;
  readonly order: number;
  readonly orderType: string;
  readonly violations: readonly Violation[];
}

export const droppedOrders = (
  entries: readonly Entry[],
  sheets: readonly PastSheet[],
): readonly DroppedOrder[] =>
  entries.flatMap((entry) => {
    if (entry.type !== 'order-dropped') return [];
    const { force, order, orderType, violations } = told<ToldDrop>(entry);
    const { epoch, phase, step } = entry.stretch;
    const sheet = sheets.find(
      (one) => one.force === force && one.epoch === epoch && one.phase === phase && one.step === step,
    );
    return [
      {
        ...placeOf(entry),
        force,
        order,
        orderType,
        given: sheet?.orders[order] ?? null,
        violations: at(`/orders/${order}`, violations),
      },
    ];
  });

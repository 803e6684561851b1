/**
 * What a phase is (one file each): the orders it takes and how it closes. The order of the phases is the
 * ruleset's.
 */
import type { ForceId } from '../../kernel';
import type { Order } from '../model/order';
import type { CombatStep, RoundPhase } from '../model/phases';
import type { Turn } from '../model/turn';
import type { OrderRegistry } from '../orders/definition';

/**
 * The sheets that count at the close (ROUND-6): one list per force that gave orders, in the order of the
 * sheet.
 */
export type Sheets = ReadonlyMap<ForceId, readonly Order[]>;

export interface PhaseDefinition {
  readonly phase: RoundPhase;
  readonly step: CombatStep | null;
  /** ROUND-3: takes orders and has a deadline; announcements do not and resolve at once. */
  readonly takesOrders: boolean;
  /** What happens when it opens, after `phase-opened` (income, waiting mechs). Emits events. */
  open(resolution: Turn): void;
  /**
   * What happens when it closes: carries out the sheets by the ruleset's order types, resolves. Emits events.
   */
  close(resolution: Turn, sheets: Sheets, orders: OrderRegistry): void;
  /** Whether the step is to be skipped, since nobody could do anything in it (battles without a battle). */
  skip(resolution: Turn): boolean;
}

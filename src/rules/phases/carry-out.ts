/**
 * Carries out order sheets on the truth when their phase closes (ROUND-6): each in its own order; what has
 * become impossible is dropped and told.
 */
import type { ForceId, Violation } from '../../kernel';
import { knowledgeOf } from '../knowledge/build';
import { rowsOf } from '../model/draft';
import type { Order, OrderType } from '../model/order';
import { notInThisPhase, openDefinition, type CloseContext, type OrderRegistry } from '../orders/definition';
import type { CampaignState } from '../model/state';
import type { Turn } from '../model/turn';
import type { Sheets } from './definition';

const carryOutSheet = (
  resolution: Turn,
  closing: CampaignState,
  orders: OrderRegistry,
  force: ForceId,
  sheet: readonly Order[],
  types: readonly OrderType[] | null,
): readonly Order[] => {
  let knowledge = knowledgeOf(closing, resolution.catalog, { kind: 'force', force });
  let stood: readonly Order[] = [];
  sheet.forEach((order, index) => {
    if (types !== null && !types.includes(order.type)) return;
    const definition = openDefinition(orders, resolution.state.campaign, order.type);
    const context: CloseContext = { catalog: resolution.catalog, knowledge, earlier: stood, closing };
    const violations: readonly Violation[] =
      definition === null
        ? [notInThisPhase(order, resolution.state.campaign)]
        : definition.carryOut(resolution, force, order, context);
    if (definition === null || violations.length > 0) {
      resolution.emit({
        type: 'order-dropped',
        data: { force, order: index, orderType: order.type, violations },
      });
      return;
    }
    knowledge = definition.project(context, order);
    stood = [...stood, order];
  });
  return stood;
};

/**
 * Goes through the sheets of all forces that are still in the campaign, by seat; of each sheet only the
 * orders of `types`, when given. All sheets are judged by the state as it was before the first of them
 * (ROUND-2). Returns, by force, the orders that stand: movement and attacks are resolved by their phases
 * after this.
 */
export const carryOutSheets = (
  resolution: Turn,
  sheets: Sheets,
  orders: OrderRegistry,
  types: readonly OrderType[] | null = null,
): Sheets => {
  const stood = new Map<ForceId, readonly Order[]>();
  const closing: CampaignState = resolution.state.finish();
  const forces = [...rowsOf(resolution.state.forces)].sort((a, b) => a.seat - b.seat);
  for (const { id, out } of forces) {
    const sheet = sheets.get(id);
    if (sheet === undefined || out) continue;
    stood.set(id, carryOutSheet(resolution, closing, orders, id, sheet, types));
  }
  return stood;
};

/**
 * Keeps the moves that stand when planning or movement closes, for the announcement that follows (MOV-2,
 * MOV-4).
 */
import { flatMap } from '../../kernel';
import type { Turn } from '../model/turn';
import type { Sheets } from '../phases/definition';

export const keepMoves = (resolution: Turn, stood: Sheets): void => {
  for (const [force, orders] of stood) {
    const moves = flatMap(orders, (order) => {
      if (order.type === 'move') return [{ mech: order.mech, path: order.path }];
      if (order.type === 'rail') return [{ mech: order.mech, path: order.path, by: 'rail' as const }];
      if (order.type !== 'dropship') return [];
      const flight = { dropship: order.building, entry: order.direction };
      return order.mechs.map((mech) => ({ mech, path: [order.to], by: 'dropship' as const, flight }));
    });
    if (moves.length > 0) resolution.emit({ type: 'moves-ordered', data: { force, moves } });
  }
};

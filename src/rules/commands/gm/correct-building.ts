/** Correcting a building (END-2): who controls it and its CP (0 … its full CP). */
import type { Violation } from '../../../kernel/violation';
import { witnesses } from '../../knowledge/sight';
import { rowOf } from '../../model/draft';
import type { Resolution } from '../../resolution';
import { wrong } from './common';
import type { SetBuilding } from './correction';

export const correctBuilding = (resolution: Resolution, order: SetBuilding): readonly Violation[] => {
  const { state } = resolution;
  const row = rowOf(state.buildings, order.building);
  if (row === null) return [wrong('no-such-building', '/building')];
  const control = order.control === undefined ? row.control : order.control;
  const cp = order.cp ?? row.cp;
  const violations = [
    ...(control !== null && rowOf(state.forces, control) === null ? [wrong('no-such-force', '/control')] : []),
    ...(cp > row.cpMax ? [wrong('too-many-cp', '/cp', { cp, cpMax: row.cpMax })] : []),
  ];
  if (violations.length > 0) return violations;
  const known = new Set([...witnesses(state, row.hex), ...[row.control, control].filter((force) => force !== null)]);
  resolution.emit({
    type: 'building-corrected',
    data: { building: row.id, buildingType: row.type, hex: row.hex, control, cp, knownTo: [...known].sort() },
  });
  return [];
};

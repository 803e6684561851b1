/**
 * Correcting wrecks (END-2, SALV-1): who of those who fought may salvage one, in what state it lies there,
 * and that it does not.
 */
import { type Condition, conditionViolations, type MechDesign, normalizeCondition } from '../../../catalog';
import type { Violation } from '../../../kernel';
import { forcesIn } from '../../combat/battle-sides';
import { canBeSalvaged } from '../../combat/salvageable';
import { rowOf } from '../../model/draft';
import type { CampaignState, WreckRow } from '../../model/state';
import type { Resolution } from '../../resolution';
import { wrong } from './common';
import type { RemoveWreck, SetWreck } from './correction';

const fought = (state: CampaignState, { battle }: WreckRow): readonly string[] => {
  const row = rowOf(state.battles, battle);
  return row === null ? [] : forcesIn(row.setup);
};

const conditionFaults = (design: MechDesign, condition: Condition): readonly Violation[] => {
  const faults = conditionViolations(design, condition, '/condition');
  if (faults.length > 0) return faults;
  return canBeSalvaged(design, condition) ? [] : [wrong('beyond-salvage', '/condition')];
};

export const correctWreck = (resolution: Resolution, order: SetWreck): readonly Violation[] => {
  const { state, catalog } = resolution;
  const before = rowOf(state.wrecks, order.wreck);
  if (before === null) return [wrong('no-such-wreck', '/wreck')];
  const design = catalog.mech(before.design);
  const right = order.right ?? before.right;
  const violations = [
    ...(order.right === undefined || fought(state, before).includes(order.right)
      ? []
      : [wrong('not-in-that-battle', '/right', { hex: before.hex })]),
    ...(order.condition === undefined || design === null ? [] : conditionFaults(design, order.condition)),
  ];
  if (violations.length > 0) return violations;
  const condition =
    order.condition === undefined || design === null
      ? before.condition
      : normalizeCondition(design, order.condition);
  resolution.emit({
    type: 'wreck-corrected',
    data: { wreck: before.id, before, after: { ...before, right, condition } },
  });
  return [];
};

export const removeWreck = (resolution: Resolution, order: RemoveWreck): readonly Violation[] => {
  const before = rowOf(resolution.state.wrecks, order.wreck);
  if (before === null) return [wrong('no-such-wreck', '/wreck')];
  resolution.emit({ type: 'wreck-corrected', data: { wreck: before.id, before, after: null } });
  return [];
};

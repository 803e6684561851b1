/**
 * BLD-RAIL, CMB-1: who came by train does not fight this round, and is lost without a fight where nobody else
 * does.
 */
import { flatMap, type MechId } from '../../kernel';
import type { Hex } from '../model/map';
import { about, MARCHES, type WarningDefinition } from './definition';

export interface TrainUnguarded {
  readonly mech: MechId;
  readonly name: string;
  readonly hex: Hex;
}

const identity = { code: 'warnings/train-unguarded', rule: 'CMB-1' } as const;

export const trainUnguarded: WarningDefinition = {
  ...identity,
  phases: MARCHES,
  find: ({ stood, places }) => {
    if (!stood.some(({ order }) => order.type === 'rail')) return [];
    return flatMap(places.all, ({ mech, hex, order, byTrain }) =>
      order !== null && byTrain && !places.isGuarded(hex)
        ? [about(identity).order(order, '/path', { mech: mech.id, name: mech.name, hex })]
        : [],
    );
  },
};

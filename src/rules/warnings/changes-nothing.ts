/** ROUND-6: an order, or a whole sheet, that leaves everything as it is. */
import { flatMap, type MechId } from '../../kernel';
import type { Hex } from '../model/map';
import { about, type WarningDefinition } from './definition';
import { rowOf } from '../model/draft';

/** Of one order; without them, of the whole sheet. */
export interface ChangesNothing {
  readonly mech?: MechId;
  readonly name?: string;
  readonly hex?: Hex;
}

const identity = { code: 'warnings/changes-nothing', rule: 'ROUND-6' } as const;

export const changesNothing: WarningDefinition = {
  ...identity,
  phases: null,
  find: (outlook) => {
    if (outlook.sent > 0 && outlook.stood.length === 0) return [about(identity).sheet({})];
    return flatMap(outlook.stood, ({ index, order }) => {
      if (order.type !== 'move' && order.type !== 'rail') return [];
      const mech = rowOf(outlook.after.mechs, order.mech);
      const hex = mech?.hex ?? null;
      return mech !== null && hex !== null && order.path.at(-1) === hex
        ? [about(identity).order(index, '', { mech: mech.id, name: mech.name, hex })]
        : [];
    });
  },
};

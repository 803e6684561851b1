/** END-1: with the last mech that is its own a force is out. Hired mechs do not count. */
import type { MechId } from '../../kernel';
import { rowOf } from '../model/draft';
import type { Knowledge } from '../knowledge/knowledge';
import { about, SUPPLY, type WarningDefinition } from './definition';

const ownMechs = ({ mechs, force }: Knowledge): number =>
  Object.values(mechs).filter((mech) => mech.force === force?.id && !mech.hired).length;

/** Of the order that sells it. */
export interface LastMechSold {
  readonly mech: MechId;
  readonly name: string;
}

const identity = { code: 'warnings/last-mech-sold', rule: 'END-1' } as const;

export const lastMechSold: WarningDefinition = {
  ...identity,
  phases: [SUPPLY],
  find: ({ after, stood }) => {
    // What is bought in the same sheet enters with the close: it is the force's own then.
    if (ownMechs(after) > 0 || stood.some(({ order }) => order.type === 'buy-mech')) return [];
    const last = stood.findLast(
      ({ order, before, after: then }) =>
        order.type === 'sell' && ownMechs(before) > 0 && ownMechs(then) === 0,
    );
    if (last?.order.type !== 'sell' || !('mech' in last.order)) return [];
    const name = rowOf(last.before.mechs, last.order.mech)?.name ?? '';
    return [about(identity).order(last.index, '/mech', { mech: last.order.mech, name })];
  },
};

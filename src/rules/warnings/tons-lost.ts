/** SUP-7: what a phase's net has beyond half tons is lost when supply closes. */
import { toTons } from '../../kernel';
import { computationOf } from '../economy/computation';
import { about, SUPPLY, type WarningDefinition } from './definition';

/** Tons: less than half of one. */
export interface TonsLost {
  readonly tons: number;
}

const identity = { code: 'warnings/tons-lost', rule: 'SUP-7' } as const;

export const tonsLost: WarningDefinition = {
  ...identity,
  phases: [SUPPLY],
  find: ({ before, net, stood }) => {
    // Without an order nothing can be done about it.
    const computation = stood.length === 0 ? null : computationOf(before, net);
    const lost = computation === null ? 0 : toTons(computation.rounding);
    return lost < 0 ? [about(identity).sheet({ tons: -lost })] : [];
  },
};

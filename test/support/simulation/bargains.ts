/**
 * Offers of the supply phase (DEP-5): made, accepted and withdrawn, by those who may and those who may not.
 */
import { rowsOf, type CampaignState } from '../../../src/rules';
import type { Command } from './command';
import type { Chance } from './random';

const goods = (state: CampaignState, chance: Chance, force: string): unknown => ({
  tons: chance.one([0, 0, 1, 3.5, 0.000001, 20]),
  stock: chance
    .some(
      rowsOf(state.stock).filter((row) => row.force === force),
      2,
    )
    .map(({ hex, item, quantity }) => ({ hex, item, quantity: chance.int(1, quantity) })),
  prisoners: chance
    .some(
      rowsOf(state.pilots).filter((pilot) => pilot.captor === force),
      2,
    )
    .map(({ id }) => id),
});

/** Null when nobody bargains. */
export const bargain = (state: CampaignState, chance: Chance): Command | null => {
  const forces = Object.keys(state.forces).sort();
  const [by, to] = chance.shuffled(forces);
  if (by === undefined || to === undefined) return null;
  const offer = chance.pick(rowsOf(state.offers));
  if (offer !== null && chance.maybe(0.6))
    return {
      do: chance.maybe(0.8) ? 'accept-offer' : 'withdraw-offer',
      by: chance.maybe(0.8) ? offer.to : by,
      offer: offer.id,
    };
  return {
    do: 'make-offer',
    by,
    offer: { to, give: goods(state, chance, by), take: goods(state, chance, to) },
  };
};

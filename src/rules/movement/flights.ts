/** Flights of dropships (BLD-DROP): what a flight costs, and the fees of flights that did not start. */
import { type BuildingId, byKey } from '../../kernel';
import { tonnageOf } from '../combat/presence';
import { changeAccount } from '../economy/account';
import { feeOf } from '../economy/prices/fee';
import { fraction, times, toMicroTons } from '../economy/prices/fraction';
import type { MechRow } from '../model/state';
import type { Turn } from '../model/turn';
import type { Price } from '../orders/definition';
import { termsOf } from '../rulesets/terms-of';
import type { March } from './march';

/** A fee of 1 t for so many tons begun. */
export const TONS_PER_FEE = 5;

/** For the tons of the lance together by their designs, whatever the mechs have lost; not mech by mech. */
export const flightFee = (tons: number): Price =>
  feeOf(Math.ceil(tons / TONS_PER_FEE), 'supply/flight', 'BLD-DROP');

/**
 * MOV-5, BLD-DROP: of a flight that the umpire did not let start, the fee comes back: whole, or what the
 * ruleset leaves of it. `grounded` are the marches of which no step was made.
 */
export const refundFlights = (resolution: Turn, grounded: readonly March[]): void => {
  const lances = new Map<BuildingId, MechRow[]>();
  for (const { mech } of grounded)
    if (mech.plannedFlight !== null)
      lances.set(mech.plannedFlight, [...(lances.get(mech.plannedFlight) ?? []), mech]);
  const { flightReturned } = termsOf(resolution.state.campaign.ruleset);
  for (const [, lance] of [...lances].sort(byKey(([dropship]) => dropship))) {
    const [first] = lance;
    const { amount } = flightFee(tonnageOf(resolution.catalog, lance));
    // Whole tons, and hundredths of them: exact.
    const returned = toMicroTons(times(fraction(-amount), flightReturned, 100), 'down');
    if (first !== undefined)
      changeAccount(resolution, first.force, returned, {
        rule: 'BLD-DROP',
        text: 'supply/flight-returned',
        order: null,
      });
  }
};

/** Flights of dropships (BLD-DROP): what a flight costs, and the fees of flights that did not start. */
import { type BuildingId, byKey, negateTons } from '../../kernel';
import { tonnageOf } from '../combat/presence';
import { changeAccount } from '../economy/account';
import { feeOf } from '../economy/prices/fee';
import type { MechRow } from '../model/state';
import type { Turn } from '../model/turn';
import type { Price } from '../orders/definition';
import type { March } from './march';

/** A fee of 1 t for so many tons begun. */
export const TONS_PER_FEE = 5;

/** For the tons of the lance together by their designs, whatever the mechs have lost; not mech by mech. */
export const flightFee = (tons: number): Price => feeOf(Math.ceil(tons / TONS_PER_FEE), 'supply/flight', 'BLD-DROP');

/** MOV-5: a flight that the umpire did not let start costs nothing. `grounded` are the marches of which no step was made. */
export const refundFlights = (resolution: Turn, grounded: readonly March[]): void => {
  const lances = new Map<BuildingId, MechRow[]>();
  for (const { mech } of grounded) if (mech.plannedFlight !== null) lances.set(mech.plannedFlight, [...(lances.get(mech.plannedFlight) ?? []), mech]);
  for (const [, lance] of [...lances].sort(byKey(([dropship]) => dropship))) {
    const [first] = lance;
    const fee = flightFee(tonnageOf(resolution.catalog, lance)).amount;
    if (first !== undefined)
      changeAccount(resolution, first.force, negateTons(fee), { rule: 'BLD-DROP', text: 'supply/flight-returned', order: null });
  }
};

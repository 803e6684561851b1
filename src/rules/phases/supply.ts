/**
 * Supply (SUP, DEP, INJ, BLD-4): opens with waiting mechs and income; closes with the sheets, what comes at
 * the end of the phase, the rounding of its net, and the end of the round (END-1).
 */
import { enterWaitingMechs } from '../economy/arrivals';
import { creditIncome, roundAccounts } from '../economy/books';
import { workFactories } from '../economy/factory-work';
import { healRestedPilots } from '../economy/healing';
import { creditQuarries } from '../economy/quarries';
import { lapseOffers } from '../economy/lapse-offers';
import { loseWrecks } from '../economy/lose-wrecks';
import { dismissMercenaries } from '../end/dismiss-mercenaries';
import { endRound } from '../end/end-round';
import { carryOutSheets } from './carry-out';
import type { PhaseDefinition } from './definition';

export const supply: PhaseDefinition = {
  phase: 'supply',
  step: null,
  takesOrders: true,
  open: (resolution) => {
    enterWaitingMechs(resolution);
    creditIncome(resolution);
  },
  close: (resolution, sheets, orders) => {
    const closing = resolution.state.finish();
    const stood = carryOutSheets(resolution, sheets, orders);
    loseWrecks(resolution);
    creditQuarries(resolution);
    healRestedPilots(resolution);
    workFactories(resolution, closing, stood);
    roundAccounts(resolution);
    lapseOffers(resolution);
    dismissMercenaries(resolution);
    endRound(resolution);
  },
  skip: () => false,
};

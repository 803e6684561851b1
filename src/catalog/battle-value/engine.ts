/**
 * What an engine's kind does to a Battle Value: how far it reaches into the side torsos, and the heat of
 * moving with it (TM and TO).
 */
import type { MechDesign } from '../model';

type Engine = MechDesign['engine'];

/** Slots in each side torso. A clan engine of the same kind is smaller. */
export const engineSlotsInSide = ({ type, techBase }: Engine): number => {
  switch (type) {
    case 'light':
      return 2;
    case 'xl':
      return techBase === 'clan' ? 2 : 3;
    case 'xxl':
      return techBase === 'clan' ? 4 : 6;
    case 'fusion':
    case 'compact':
    case 'ice':
    case 'fuel-cell':
    case 'fission':
      return 0;
  }
};

/** A side torso with more engine slots than this takes the engine with it. */
const BEARABLE_SLOTS = 2;
export const diesWithSideTorso = (engine: Engine): boolean => engineSlotsInSide(engine) > BEARABLE_SLOTS;

/** What an engine's slots in a side torso leave of the worth of the structure around it. */
export const engineFactor = (slotsInSide: number): number => {
  if (slotsInSide === 0) return 1;
  if (slotsInSide <= 2) return 0.75;
  return slotsInSide <= 4 ? 0.5 : 0.25;
};

/** Heat of running: an engine that burns fuel keeps cool, an XXL runs three times as hot. */
export const runningHeat = ({ type }: Engine): number =>
  type === 'ice' || type === 'fuel-cell' ? 0 : type === 'xxl' ? 6 : 2;

const LEAST_JUMPING = 3;
/** Heat of jumping with so much jet: 3 at least; of an XXL twice as much. */
export const jumpingHeat = ({ type }: Engine, mp: number): number =>
  Math.max(LEAST_JUMPING, mp) * (type === 'xxl' ? 2 : 1);

/** Only a reactor leaks heat when it is hit. */
export const leaksHeat = ({ type }: Engine): boolean => type !== 'ice' && type !== 'fuel-cell';

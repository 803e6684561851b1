/** Internal structure in the defence: points × 1.5 × the factors of its kind and of the engine (TM, BV). */
import { engineSlotsInSide } from './engine-slots';
import { structureFactor } from './kind-factors';
import type { Subject } from './subject';
import { given, product, type Term } from './term';

const PER_POINT = 1.5;

/** What an engine's slots in a side torso leave of the worth of the structure around it. */
export const engineFactor = (slotsInSide: number): number => {
  if (slotsInSide === 0) return 1;
  if (slotsInSide <= 2) return 0.75;
  return slotsInSide <= 4 ? 0.5 : 0.25;
};

export const structureTerm = (subject: Subject): Term => {
  const { structureType, engine } = subject.design;
  const slotsInSide = engineSlotsInSide(subject.design);
  return product('defensive/structure', [
    given('structure/points', subject.structure),
    given('structure/per-point', PER_POINT),
    given('structure/kind', structureFactor(structureType) ?? 0, { kind: structureType }),
    given('structure/engine', engineFactor(slotsInSide), { kind: engine.type, slotsInSide }),
  ]);
};

/** Internal structure in the defence: points × 1.5 × the factors of its kind and of the engine (TM, BV). */
import { engineFactor, engineSlotsInSide } from './engine';
import { structureFactor } from './kind-factors';
import type { Subject } from './subject';
import { given, product, type Term } from './term';

const PER_POINT = 1.5;

export const structureTerm = (subject: Subject): Term => {
  const { structureType, engine } = subject.design;
  const slotsInSide = engineSlotsInSide(engine);
  return product('defensive/structure', [
    given('structure/points', subject.structure),
    given('structure/per-point', PER_POINT),
    given('structure/kind', structureFactor(structureType) ?? 0, { kind: structureType }),
    given('structure/engine', engineFactor(slotsInSide), { kind: engine.type, slotsInSide }),
  ]);
};

/** Internal structure in the defence: points × 1.5 × the factors of its kind and of the engine (TM, BV). */
import { BLUE_SHIELD, SHIELD_GAIN } from './blue-shield';
import { engineFactor, engineSlotsInSide } from '../engine';
import { structureFactor } from '../kind-factors';
import { carries, type Subject } from '../subject';
import { given, product, sum, type Term } from '../term';

const PER_POINT = 1.5;

export const structureTerm = (subject: Subject): Term => {
  const { structureType, engine } = subject.design;
  const kind = given('structure/kind', structureFactor(structureType) ?? 0, { kind: structureType });
  const slotsInSide = engineSlotsInSide(engine);
  return product('defensive/structure', [
    given('structure/points', subject.structure),
    given('structure/per-point', PER_POINT),
    carries(subject, BLUE_SHIELD)
      ? sum('structure/factor', [kind, given('structure/blue-shield', SHIELD_GAIN)])
      : kind,
    given('structure/engine', engineFactor(slotsInSide), { kind: engine.type, slotsInSide }),
  ]);
};

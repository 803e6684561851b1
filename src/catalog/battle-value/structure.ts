/** Internal structure in the defence: points × 1.5 × the factors of its kind and of the engine (TM, BV). */
import type { MechDesign } from '../model';
import type { Subject } from './subject';
import { given, product, type Term } from './term';

const PER_POINT = 1.5;
const FACTOR: Readonly<Record<MechDesign['structureType'], number>> = { standard: 1, 'endo-steel': 1 };

/** How much an engine's slots in the side torsos take from the worth of the structure around it. */
export const engineFactor = ({ engine, techBase }: MechDesign): number => {
  switch (engine.type) {
    case 'fusion':
      return 1;
    case 'light':
      return 0.75;
    case 'xl':
      return techBase === 'clan' ? 0.75 : 0.5;
  }
};

export const structureTerm = (subject: Subject): Term =>
  product('defensive/structure', [
    given('structure/points', subject.structure),
    given('structure/per-point', PER_POINT),
    given('structure/kind', FACTOR[subject.design.structureType], { kind: subject.design.structureType }),
    given('structure/engine', engineFactor(subject.design), { kind: subject.design.engine.type }),
  ]);

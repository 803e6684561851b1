/** Wrecks in the view (SALV-1): what the audience may salvage in the supply phase of this round. */
import type { Knowledge } from '../knowledge/knowledge';
import { conditionShape } from './mechs';
import type { WreckShape } from './shapes';

export const wrecksOf = (knowledge: Knowledge): readonly WreckShape[] =>
  knowledge.wrecks.map(({ id, battle, hex, right, force, design, name, condition }) => ({
    battle,
    unit: id,
    hex,
    right,
    force,
    design,
    name,
    condition: conditionShape(condition),
  }));

/** For whom a Battle Value is asked: the pilot's skills. */
import { ApiPropertyOptional } from '@nestjs/swagger';
import { WORST_SKILL } from '../../catalog';
import type { Skills } from '../../application/catalog/explain-battle-value';
import { NumberField, Optional } from '../http/fields';
import { ScopeQuery } from './queries';

/** The skills at which Battle Values are stated. */
const REGULAR: Skills = { gunnery: 4, piloting: 5 };

const SkillField = (name: string, usual: number): PropertyDecorator => {
  const decorators = [
    ApiPropertyOptional({
      type: 'integer',
      minimum: 0,
      maximum: WORST_SKILL,
      description: `${name}; ${usual} where only the other is given`,
    }),
    Optional(),
    NumberField(0, WORST_SKILL),
  ];
  return (target, property) => decorators.forEach((decorator) => decorator(target, property));
};

export class BattleValueQuery extends ScopeQuery {
  @SkillField('Gunnery', REGULAR.gunnery)
  readonly gunnery?: string;

  @SkillField('Piloting', REGULAR.piloting)
  readonly piloting?: string;
}

/** Null: nobody asks for a pilot. */
export const skillsOf = ({ gunnery, piloting }: BattleValueQuery): Skills | null =>
  gunnery === undefined && piloting === undefined
    ? null
    : { gunnery: Number(gunnery ?? REGULAR.gunnery), piloting: Number(piloting ?? REGULAR.piloting) };

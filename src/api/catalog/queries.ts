/** What the catalogue can be asked for. */
import { ApiPropertyOptional } from '@nestjs/swagger';
import { WEIGHT_CLASSES, type TechBase, type WeightClass } from '../../catalog/model';
import type { ItemQuery, MechQuery } from '../../catalog/search';
import { Field, NumberField, Optional, TextField } from '../http/fields';
import { PageQuery } from '../http/paging';

const TECH_BASES: readonly string[] = ['is', 'clan'];
const MAX_BV = 100_000;

const ChoiceField = (choices: readonly string[]): PropertyDecorator =>
  Field('shape/not-a-choice', (value) => typeof value === 'string' && choices.includes(value), { choices });

class SearchQuery extends PageQuery {
  @ApiPropertyOptional({ type: String, description: 'Words, each of which must occur in the name; case and accents do not matter' })
  @Optional()
  @TextField(0, 100)
  readonly q?: string;

  @ApiPropertyOptional({ type: String, enum: TECH_BASES })
  @Optional()
  @ChoiceField(TECH_BASES)
  readonly techBase?: string;
}

export class EquipmentQuery extends SearchQuery {}

export class MechsQuery extends SearchQuery {
  @ApiPropertyOptional({ type: String, description: 'Faction that has the design' })
  @Optional()
  @TextField(1, 100)
  readonly faction?: string;

  @ApiPropertyOptional({ type: String, description: 'Faction on whose house list it stands' })
  @Optional()
  @TextField(1, 100)
  readonly houseList?: string;

  @ApiPropertyOptional({ type: String, enum: WEIGHT_CLASSES })
  @Optional()
  @ChoiceField(WEIGHT_CLASSES)
  readonly class?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 100 })
  @Optional()
  @NumberField(0, 100)
  readonly minTons?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 100 })
  @Optional()
  @NumberField(0, 100)
  readonly maxTons?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_BV })
  @Optional()
  @NumberField(0, MAX_BV)
  readonly maxBv?: string;
}

const numberOrNull = (value: string | undefined): number | null => (value === undefined ? null : Number(value));

export const mechQueryOf = (query: MechsQuery): MechQuery => ({
  q: query.q ?? null,
  faction: query.faction ?? null,
  houseList: query.houseList ?? null,
  techBase: (query.techBase ?? null) as TechBase | null,
  class: (query.class ?? null) as WeightClass | null,
  minTons: numberOrNull(query.minTons),
  maxTons: numberOrNull(query.maxTons),
  maxBv: numberOrNull(query.maxBv),
});

export const itemQueryOf = (query: EquipmentQuery): ItemQuery => ({ q: query.q ?? null, techBase: (query.techBase ?? null) as TechBase | null });

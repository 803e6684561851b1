/** What the catalogue can be asked for. */
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BY_NAME,
  type Item,
  type ItemQuery,
  MECH_SORT_KEYS,
  type MechDesign,
  type MechQuery,
  type MechSort,
  type MechSortKey,
  RULES_LEVELS,
  type RulesLevel,
  type TechBase,
  WEIGHT_CLASSES,
  type WeightClass,
} from '../../catalog';
import { Field, NumberField, Optional, TextField } from '../http/fields';
import { PageQuery } from '../http/paging';

const TECH_BASES: readonly string[] = ['is', 'clan'];
const MOTIONS: readonly string[] = ['biped', 'quad'];
const FLAGS: readonly string[] = ['true', 'false'];
const ITEM_KINDS: readonly string[] = ['weapon', 'ammunition', 'armor', 'structure', 'equipment'];
const SORTS: readonly string[] = MECH_SORT_KEYS.flatMap((key) => [key, `-${key}`]);
const MAX_TONS = 100;
const MAX_BV = 100_000;
const MAX_MP = 100;
const MAX_YEAR = 9999;

const isOneOf =
  (choices: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && choices.includes(value);
const both = (api: object, field: PropertyDecorator): PropertyDecorator => {
  const [describe, optional] = [ApiPropertyOptional(api), Optional()];
  return (target, property) => [describe, optional, field].forEach((decorate) => decorate(target, property));
};
const Choice = (choices: readonly string[], description?: string): PropertyDecorator =>
  both(
    { type: String, enum: choices, ...(description === undefined ? {} : { description }) },
    Field('shape/not-a-choice', isOneOf(choices), { choices }),
  );
const Words = (description: string, min = 1): PropertyDecorator =>
  both({ type: String, description }, TextField(min, 100));
const Flag = (description: string): PropertyDecorator =>
  both({ type: Boolean, description }, Field('shape/not-a-boolean', isOneOf(FLAGS)));
const Count = (max: number, description?: string): PropertyDecorator =>
  both(
    { type: 'integer', minimum: 0, maximum: max, ...(description === undefined ? {} : { description }) },
    NumberField(0, max),
  );

class SearchQuery extends PageQuery {
  @Words('Parts of the name, in any order; case, accents and punctuation do not matter', 0)
  readonly q?: string;

  @Choice(TECH_BASES)
  readonly techBase?: string;

  @Choice(RULES_LEVELS)
  readonly rulesLevel?: string;
}

/** A page full of the longest ids. */
const MAX_IDS = 6_000;

export class EquipmentQuery extends SearchQuery {
  @Choice(ITEM_KINDS)
  readonly kind?: string;

  @both(
    { type: String, description: 'Ids of items, parted by commas: of these only. What is no id is left out' },
    TextField(1, MAX_IDS),
  )
  readonly items?: string;
}

/** Of whose designs. */
export class ScopeQuery {
  @Words('A campaign of yours: with the designs that were imported for it. Needs a login')
  readonly campaign?: string;
}

const MAX_SHEETS = 40;
const idsIn = (list: string): readonly string[] =>
  [...new Set(list.split(',').map((id) => id.trim()))].filter((id) => id !== '');

export class RecordSheetsQuery extends ScopeQuery {
  @ApiProperty({
    type: String,
    description: `Ids of up to ${MAX_SHEETS} designs, parted by commas. What is no id is left out`,
  })
  @TextField(1, MAX_IDS)
  @Field('shape/too-many', (value) => typeof value !== 'string' || idsIn(value).length <= MAX_SHEETS, {
    max: MAX_SHEETS,
  })
  readonly designs!: string;
}

/** In the order in which they were asked for. */
export const designsOf = ({ designs }: RecordSheetsQuery): readonly string[] => idsIn(designs);

export class MechsQuery extends SearchQuery {
  @Words('A campaign of yours: with the designs that were imported for it. Needs a login')
  readonly campaign?: string;

  @Words('Faction that has the design')
  readonly faction?: string;

  @Words('Faction on whose house list it stands')
  readonly houseList?: string;

  @Flag('Whether it mixes both technologies')
  readonly mixedTech?: string;

  @Choice(WEIGHT_CLASSES)
  readonly class?: string;

  @Words('As `MechSummary.role`; case does not matter')
  readonly role?: string;

  @Words('Id of a weapon, or parts of its name; an id that is one word (`ppc`) is a part of names')
  readonly weapon?: string;

  @Choice(MOTIONS)
  readonly motion?: string;

  @Flag('Whether it is an omni mech')
  readonly omni?: string;

  @Count(MAX_TONS)
  readonly minTons?: string;

  @Count(MAX_TONS)
  readonly maxTons?: string;

  @Count(MAX_BV)
  readonly minBv?: string;

  @Count(MAX_BV)
  readonly maxBv?: string;

  @Count(MAX_MP, 'Walking MP')
  readonly minWalk?: string;

  @Count(MAX_MP, 'Walking MP')
  readonly maxWalk?: string;

  @Count(MAX_MP, 'Running MP')
  readonly minRun?: string;

  @Count(MAX_MP, 'Jumping MP')
  readonly minJump?: string;

  @Count(MAX_YEAR)
  readonly minYear?: string;

  @Count(MAX_YEAR)
  readonly maxYear?: string;

  @Choice(SORTS, 'By name unless told; `-`: the largest first. What nobody knows comes last')
  readonly sort?: string;
}

const numberOrNull = (value: string | undefined): number | null =>
  value === undefined ? null : Number(value);
const flagOrNull = (value: string | undefined): boolean | null =>
  value === undefined ? null : value === 'true';

export const mechQueryOf = (query: MechsQuery): MechQuery => ({
  q: query.q ?? null,
  faction: query.faction ?? null,
  houseList: query.houseList ?? null,
  techBase: (query.techBase ?? null) as TechBase | null,
  mixedTech: flagOrNull(query.mixedTech),
  rulesLevel: (query.rulesLevel ?? null) as RulesLevel | null,
  class: (query.class ?? null) as WeightClass | null,
  role: query.role ?? null,
  weapon: query.weapon ?? null,
  motion: (query.motion ?? null) as MechDesign['motion'] | null,
  omni: flagOrNull(query.omni),
  minTons: numberOrNull(query.minTons),
  maxTons: numberOrNull(query.maxTons),
  minBv: numberOrNull(query.minBv),
  maxBv: numberOrNull(query.maxBv),
  minWalk: numberOrNull(query.minWalk),
  maxWalk: numberOrNull(query.maxWalk),
  minRun: numberOrNull(query.minRun),
  minJump: numberOrNull(query.minJump),
  minYear: numberOrNull(query.minYear),
  maxYear: numberOrNull(query.maxYear),
});

export const sortOf = ({ sort }: MechsQuery): MechSort =>
  sort === undefined
    ? BY_NAME
    : { key: sort.replace('-', '') as MechSortKey, descending: sort.startsWith('-') };

export const itemQueryOf = (query: EquipmentQuery): ItemQuery => ({
  q: query.q ?? null,
  techBase: (query.techBase ?? null) as TechBase | null,
  kind: (query.kind ?? null) as Item['kind'] | null,
  rulesLevel: (query.rulesLevel ?? null) as RulesLevel | null,
  items: query.items === undefined ? null : new Set(query.items.split(',')),
});

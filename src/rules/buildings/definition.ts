/**
 * What a building type is (one file each, its texts beside it): what it brings to the force that controls it
 * while it works (BLD-1, BLD-2). Whoever a benefit concerns asks `benefits.ts` for what all buildings of a
 * force bring together. A benefit that takes an order is that order's (`orders/`); the building names it.
 */
import type { Both } from '../../kernel';
import type { RuleWords } from '../rulebook/words';
import type { Benefit } from './benefit';

export interface BuildingText {
  /** As in the middle of a sentence; a heading begins it with a capital letter. */
  readonly name: Both<string>;
  /** Before its name, in languages in which it depends on the word. */
  readonly article: { readonly de: 'der' | 'die' | 'das' };
  /** What it does for who controls it, in a line, as the catalogue tells it. */
  readonly effect: Both<string>;
  /** Its rule in the rulebook. */
  readonly rule: RuleWords;
}

/** By name; each name means the same in every building type that has it. */
export type BenefitsOfOne = Readonly<Record<string, Benefit>>;

interface Marks {
  /** DEP-4: bought mechs may enter play in its hex. */
  readonly entry: boolean;
  /** Whether battles cannot damage it. */
  readonly indestructible: boolean;
  /** Order types that only its controller can give. */
  readonly orders: readonly string[];
  /** Whether its controller uses it just by having it: nothing that happens shows its use. */
  readonly alwaysAtWork: boolean;
}

const UNMARKED: Marks = { entry: false, indestructible: false, orders: [], alwaysAtWork: false };

export interface BuildingDefinition<
  Type extends string = string,
  Brings extends BenefitsOfOne = BenefitsOfOne,
> extends Marks {
  readonly type: Type;
  /** Rule id of the row in the table of buildings. */
  readonly rule: string;
  readonly text: BuildingText;
  readonly benefits: Brings;
}

export type NoBenefits = Readonly<Record<never, never>>;

/** A building type with the effects that it has, and none besides. */
export const defineBuilding = <const Type extends string, Brings extends BenefitsOfOne = NoBenefits>(
  definition: Pick<BuildingDefinition<Type>, 'type' | 'rule' | 'text'> &
    Partial<Marks> & { readonly benefits?: Brings },
): BuildingDefinition<Type, Brings> => ({
  ...UNMARKED,
  ...definition,
  benefits: definition.benefits ?? ({} as Brings),
});

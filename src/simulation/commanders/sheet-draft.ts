/**
 * Where a commander writes their sheet: what they know, and the orders that stand so far. An order that is
 * against the rules is not written down.
 */
import { bundledCatalog, type Catalog } from '../../catalog';
import { type Chance, toTons } from '../../kernel';
import {
  benefitsInKnowledge,
  type Benefits,
  type AnyOrderDefinition,
  type SheetContext,
  rulesetOf,
  type Knowledge,
  type MechRow,
  type Order,
  type OrderType,
} from '../../rules';
import type { Temperament } from './temperament';

export type PlacedMech = MechRow & { readonly hex: NonNullable<MechRow['hex']> };

export class SheetDraft {
  #knowledge: Knowledge;
  readonly #orders: Order[] = [];
  #mechs: readonly PlacedMech[] = [];
  #mechsOf: Knowledge['mechs'] | null = null;

  constructor(
    knowledge: Knowledge,
    readonly temperament: Temperament,
    readonly chance: Chance,
    readonly catalog: Catalog = bundledCatalog(),
  ) {
    this.#knowledge = knowledge;
  }

  /** After the orders so far, as far as its player can know. */
  get knowledge(): Knowledge {
    return this.#knowledge;
  }

  get orders(): readonly Order[] {
    return this.#orders;
  }

  get context(): SheetContext {
    return { catalog: this.catalog, knowledge: this.#knowledge, earlier: this.#orders };
  }

  /** Own mechs on the map, by id. */
  get mechs(): readonly PlacedMech[] {
    if (this.#mechsOf !== this.#knowledge.mechs) {
      this.#mechsOf = this.#knowledge.mechs;
      const all = Object.values(this.#knowledge.mechs);
      this.#mechs = all
        .filter((mech): mech is PlacedMech => mech.hex !== null)
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    }
    return this.#mechs;
  }

  get benefits(): Benefits {
    return benefitsInKnowledge(this.#knowledge);
  }

  /**
   * In their account after the orders so far; what the rounding of the phase takes (SUP-7) is the last half
   * ton of it.
   */
  get tons(): number {
    const { force } = this.#knowledge;
    return force === null ? 0 : toTons(force.account);
  }

  /** Null where the ruleset has no such order, or the phase does not take it. */
  #definition(type: OrderType): AnyOrderDefinition | null {
    const { phase, step, ruleset } = this.#knowledge.campaign;
    const definition = rulesetOf(ruleset).orders[type] ?? null;
    return definition !== null && definition.phases.some((one) => one.phase === phase && one.step === step)
      ? definition
      : null;
  }

  takes(type: OrderType): boolean {
    return this.#definition(type) !== null;
  }

  /** What may be ordered of this type, as clients are told; null: nothing. */
  options(type: OrderType): unknown {
    return this.#definition(type)?.options(this.context) ?? null;
  }

  /** Tons that the order would cost; negative: it brings some. Null: it has no price, or cannot be given. */
  costOf(order: Order): number | null {
    const price = this.#definition(order.type)?.price(this.context, order) ?? null;
    return price === null ? null : -toTons(price.amount);
  }

  /** Writes an order down, if it stands. */
  give(order: Order): boolean {
    const definition = this.#definition(order.type);
    if (definition === null || definition.check(this.context, order).length > 0) return false;
    this.#knowledge = definition.project(this.context, order);
    this.#orders.push(order);
    return true;
  }
}

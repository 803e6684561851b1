/**
 * Explaining a design's construction: what each part weighs, which slots are free, and whether it may be
 * built (TM, construction).
 */
import {
  type Catalog,
  constructionViolations,
  designName,
  type Location,
  LOCATIONS,
  type MechDesign,
  perLocation,
  type Weight,
  weightOf,
} from '../../catalog';
import { ok, type Result, type Violation } from '../../kernel';
import type { Refusal } from '../refusal';
import type { FindDesign } from './find-design';
import type { Asker } from './scope';

export interface ConstructionAnswer {
  readonly design: string;
  readonly name: string;
  readonly tons: number;
  readonly weight: Weight;
  /** Names of the items that the weight speaks of. */
  readonly nameOf: (item: string) => string;
  readonly used: number;
  readonly free: Readonly<Record<Location, number>>;
  readonly violations: readonly Violation[];
}

const answerOf = (mech: MechDesign, catalog: Catalog): ConstructionAnswer => {
  const count = (location: Location, wanted: (slot: unknown) => boolean) =>
    mech.slots[location].filter(wanted).length;
  return {
    design: mech.slug,
    name: designName(mech),
    tons: mech.tons,
    weight: weightOf(mech, catalog.item),
    nameOf: (item) => catalog.item(item)?.name ?? item,
    used: LOCATIONS.reduce((sum, location) => sum + count(location, (slot) => slot !== null), 0),
    free: perLocation((location) => count(location, (slot) => slot === null)),
    violations: constructionViolations(mech, catalog.item),
  };
};

export class ExplainConstruction {
  constructor(private readonly designs: FindDesign) {}

  /**
   * A design of the catalogue, or of a campaign that the asker is a member of. An illegal one is explained
   * too.
   */
  async explain(design: string, asker: Asker | null): Promise<Result<ConstructionAnswer, Refusal>> {
    const found = await this.designs.run(design, asker);
    return found.ok ? ok(answerOf(found.value.mech, found.value.catalog)) : found;
  }
}

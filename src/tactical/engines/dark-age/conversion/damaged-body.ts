/**
 * DA-CAMP-7: points of damage as they go through a mech: armour, structure, then inwards. Where a location
 * must keep a point of structure, the excess goes where most is left.
 */
import {
  ARMOR_LOCATIONS,
  type ArmorLocation,
  type Condition,
  type Location,
  inwardOf,
  locationOfArmor,
  LOCATIONS,
  type MechDesign,
  rearOf,
} from '../../../../catalog';

export class DamagedBody {
  readonly #armor: Map<ArmorLocation, number>;
  readonly #structure: Map<Location, number>;
  /** Locations whose structure a hit took. */
  readonly struck = new Set<Location>();

  /** `kept`: locations that keep a point of structure, where they have any. */
  constructor(
    design: MechDesign,
    condition: Condition,
    private readonly kept: readonly Location[],
  ) {
    this.#armor = new Map(
      ARMOR_LOCATIONS.map((location) => [location, condition.armor[location] ?? design.armor[location]]),
    );
    this.#structure = new Map(
      LOCATIONS.map((location) => [location, condition.structure[location] ?? design.structure[location]]),
    );
  }

  /** Points at a location, of a torso from behind by its rear armour. */
  hit(location: Location, points: number, isFromBehind: boolean): void {
    const rear = isFromBehind ? rearOf(location) : null;
    const left = this.#takeFrom(location, rear ?? location, points);
    if (left === 0) return;
    const inward = inwardOf(location);
    if (inward === null || this.kept.includes(location)) this.#spread(left);
    else this.hit(inward, left, isFromBehind);
  }

  /** What is left, in full: `normalizeCondition` drops what is whole. */
  points(): Pick<Condition, 'armor' | 'structure'> {
    return { armor: Object.fromEntries(this.#armor), structure: Object.fromEntries(this.#structure) };
  }

  structureOf(location: Location): number {
    return this.#structure.get(location) ?? 0;
  }

  #takeFrom(location: Location, armor: ArmorLocation, points: number): number {
    const plates = this.#armor.get(armor) ?? 0;
    const byArmor = Math.min(plates, points);
    this.#armor.set(armor, plates - byArmor);
    const structure = this.structureOf(location);
    const byStructure = Math.min(this.#spare(location), points - byArmor);
    if (byStructure > 0) this.struck.add(location);
    this.#structure.set(location, structure - byStructure);
    return points - byArmor - byStructure;
  }

  #spare(location: Location): number {
    return Math.max(0, this.structureOf(location) - (this.kept.includes(location) ? 1 : 0));
  }

  #left(location: Location): number {
    const plates = ARMOR_LOCATIONS.filter((armor) => locationOfArmor(armor) === location);
    return plates.reduce((sum, armor) => sum + (this.#armor.get(armor) ?? 0), this.#spare(location));
  }

  #spread(points: number): void {
    let left = points;
    while (left > 0) {
      const most = LOCATIONS.reduce((best, one) => (this.#left(one) > this.#left(best) ? one : best));
      if (this.#left(most) === 0) return;
      for (const armor of ARMOR_LOCATIONS.filter((one) => locationOfArmor(one) === most))
        left = this.#takeFrom(most, armor, left);
    }
  }
}

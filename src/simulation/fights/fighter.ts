/**
 * A unit in a stand-in fight: its damage as it grows, hit by hit. Mutable, and gone when the fight is over.
 */
import {
  ARMOR_LOCATIONS,
  type AmmunitionLeft,
  type ArmorLocation,
  type Catalog,
  type Condition,
  engineRuns,
  inwardOf,
  type Location,
  locationDestroyed,
  LOCATIONS,
  type MechDesign,
  type SlotDamage,
} from '../../catalog';
import { type Direction, type SetupUnit, DEADLY_HITS } from '../../rules';
import { type Chance, flatMap } from '../../kernel';
import { skillFactor, shareLeft } from '../strength';

/** Where a hit lands, in 36ths. */
const HIT_TABLE: readonly (readonly [Location, number])[] = [
  ['CT', 8],
  ['RT', 6],
  ['LT', 6],
  ['RA', 5],
  ['LA', 5],
  ['RL', 3],
  ['LL', 2],
  ['HD', 1],
];
const REAR: Readonly<Partial<Record<Location, ArmorLocation>>> = { CT: 'CTR', RT: 'RTR', LT: 'LTR' };
/** Battle Value that makes a point of damage a turn, when everything hits. */
const BV_PER_DAMAGE = 55;

/** A vehicle, VTOL or platoon stands for as many points as this. */
const SUPPORT_POINTS = 25;

export class Fighter {
  readonly design: MechDesign | null;
  readonly #armor: Partial<Record<ArmorLocation, number>> = {};
  readonly #structure: Partial<Record<Location, number>> = {};
  readonly #slots: SlotDamage[];
  #hits: number;
  #points: number;
  /** Where it left the field; null: it has not. */
  edge: Direction | null = null;
  readonly #firepower: number;
  #sound = true;

  constructor(
    catalog: Catalog,
    readonly unit: SetupUnit,
  ) {
    const { condition, pilot } = unit;
    this.design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
    for (const at of this.design === null ? [] : ARMOR_LOCATIONS)
      this.#armor[at] = condition.armor[at] ?? this.design?.armor[at] ?? 0;
    for (const at of this.design === null ? [] : LOCATIONS)
      this.#structure[at] = condition.structure[at] ?? this.design?.structure[at] ?? 0;
    this.#slots = [...condition.slots];
    this.#hits = pilot?.hits ?? 0;
    this.#points = SUPPORT_POINTS;
    const bv = this.design?.bv ?? catalog.supportUnit(unit.design)?.bv ?? 0;
    this.#firepower = (bv / BV_PER_DAMAGE) * skillFactor(pilot?.gunnery ?? 4);
    this.#judge();
  }

  get hits(): number {
    return this.#hits;
  }

  /** It could still move and shoot, were it not shut down. */
  get sound(): boolean {
    return this.#sound;
  }

  /** It moves and shoots, here and now. */
  get fights(): boolean {
    return this.#sound && this.edge === null && !this.unit.shutDown;
  }

  get destroyed(): boolean {
    return this.design === null ? this.#points <= 0 : locationDestroyed(this.design, this.condition(), 'CT');
  }

  get headless(): boolean {
    return this.design !== null && (this.#structure.HD ?? this.design.structure.HD) === 0;
  }

  /** Points of damage in a turn in which everything hits. */
  get firepower(): number {
    return (
      this.#firepower * (this.design === null ? 1 : Math.max(0.2, shareLeft(this.design, this.condition())))
    );
  }

  condition(ammunition: readonly AmmunitionLeft[] = this.unit.condition.ammunition): Condition {
    return { armor: this.#armor, structure: this.#structure, slots: this.#slots, ammunition };
  }

  /** A cluster of damage at one place, through what is left of it and on to the torsos. */
  suffer(points: number, chance: Chance): void {
    const { design } = this;
    if (design === null) {
      this.#points -= points;
      this.#judge();
      return;
    }
    let at: Location | null = place(chance);
    let left = points;
    while (at !== null && left > 0) {
      if (locationDestroyed(design, this.condition(), at)) {
        at = inwardOf(at);
        continue;
      }
      const rear = chance.maybe(0.1) ? (REAR[at] ?? null) : null;
      left = this.#strike(design, at, rear ?? at, left, chance);
      if (left > 0) at = inwardOf(at);
    }
    this.#judge();
  }

  #strike(design: MechDesign, at: Location, side: ArmorLocation, points: number, chance: Chance): number {
    const armor = this.#armor[side] ?? design.armor[side];
    this.#armor[side] = Math.max(0, armor - points);
    if (at === 'HD') this.#hits += 1;
    if (points <= armor) return 0;
    const structure = this.#structure[at] ?? design.structure[at];
    this.#structure[at] = Math.max(0, structure - (points - armor));
    if (this.#structure[at] > 0 && chance.maybe(0.42)) this.#breakSomething(design, at, chance);
    return Math.max(0, points - armor - structure);
  }

  #breakSomething(design: MechDesign, at: Location, chance: Chance): void {
    const whole = flatMap(design.slots[at], (there, index) =>
      there === null || this.#slots.some((one) => one.location === at && one.slot === index + 1)
        ? []
        : [index + 1],
    );
    const slot = chance.pick(whole);
    if (slot !== null) this.#slots.push({ location: at, slot, state: 'destroyed' });
  }

  #judge(): void {
    const { design, unit } = this;
    if (this.#hits >= DEADLY_HITS) this.#hits = DEADLY_HITS;
    if (design === null) this.#sound = this.#points > 0;
    else
      this.#sound =
        unit.pilot !== null &&
        this.#hits < DEADLY_HITS &&
        engineRuns(design, this.condition()) &&
        !this.headless &&
        LOCATIONS.some((location) => (this.#structure[location] ?? design.structure[location]) > 0);
  }
}

const place = (chance: Chance): Location => {
  let roll = chance.int(1, 36);
  for (const [location, share] of HIT_TABLE) {
    roll -= share;
    if (roll <= 0) return location;
  }
  return 'CT';
};

/**
 * What a record says of a mech's damage, held against its design and what it had before the battle (MM-2,
 * MM-4, CMB-8). What is not mentioned is untouched: MegaMek writes whatever differs from the design, and a
 * mech's old damage differs from it.
 */
import {
  type AmmoBin,
  type AmmunitionLeft,
  type ArmorLocation,
  type Condition,
  isAt,
  itemsNamed,
  type Location,
  locationDestroyed,
  type MechDesign,
  normalizeCondition,
  rearOf,
  shotsIn,
  type Slot,
  type SlotDamage,
} from '../../../../catalog';
import {
  err,
  ok,
  type ParamsOf,
  type Problem,
  type ProblemCode,
  type Result,
  violationOf,
  type Violation,
} from '../../../../kernel';
import { wearViolations } from '../../../../rules';
import type { SetupUnit } from '../../../contract';
import { isOtherKind, shotsLeft } from '../loaded-ammunition';
import { locationAt } from '../locations';
import type { RecordEntity, RecordLocation, RecordSlot } from './record';
import { MAX_SHOTS } from '../slot-state';

/** What stands in such a slot by MegaMek's name for it; `unknown`: no such equipment. */
const standsThere = (slot: Slot | null, type: string): 'yes' | 'no' | 'unknown' => {
  const name = type.trim();
  if (name.toLowerCase() === 'empty') return slot === null ? 'yes' : 'no';
  if (name.toLowerCase() === 'system') return slot?.kind === 'system' ? 'yes' : 'no';
  const called = itemsNamed(name);
  if (called.length === 0) return 'unknown';
  return slot?.kind === 'items' && slot.items.some(({ item }) => called.includes(item)) ? 'yes' : 'no';
};

type RecordCode = Extract<ProblemCode, `record/${string}`>;

/** One mech as the record leaves it. */
class Damage {
  readonly violations: Violation[] = [];
  readonly #armor: Partial<Record<ArmorLocation, number>>;
  readonly #structure: Partial<Record<Location, number>>;
  #slots: readonly SlotDamage[];
  #ammunition: readonly AmmunitionLeft[];

  constructor(
    private readonly design: MechDesign,
    private readonly unit: SetupUnit,
  ) {
    this.#armor = { ...unit.condition.armor };
    this.#structure = { ...unit.condition.structure };
    this.#slots = unit.condition.slots;
    this.#ammunition = unit.condition.ammunition;
  }

  get condition(): Condition {
    return {
      armor: this.#armor,
      structure: this.#structure,
      slots: this.#slots,
      ammunition: this.#ammunition,
    };
  }

  location(told: RecordLocation): void {
    const location = locationAt(told.index);
    if (location === null)
      return this.#refuse('record/unknown-location', { line: told.line, index: told.index });
    // Of what was gone before, a record cannot say anything new.
    if (locationDestroyed(this.design, this.unit.condition, location)) return;
    if (told.gone) return this.#gone(location);
    const rear = rearOf(location);
    this.#points('armor', location, told.armor, this.design.armor[location], told.line);
    if (rear !== null) this.#points('armor', rear, told.rear, this.design.armor[rear], told.line);
    this.#points('structure', location, told.internal, this.design.structure[location], told.line);
    for (const slot of told.slots) this.#slot(location, slot);
  }

  #gone(location: Location): void {
    const rear = rearOf(location);
    this.#structure[location] = 0;
    this.#armor[location] = 0;
    if (rear !== null) this.#armor[rear] = 0;
  }

  #points(
    what: 'armor' | 'structure',
    location: ArmorLocation,
    points: number | null,
    max: number,
    line: number,
  ): void {
    if (points === null) return;
    if (points > max) this.#refuse(`record/${what}-beyond-design`, { line, location, points, max });
    else if (what === 'armor') this.#armor[location] = points;
    else this.#structure[location as Location] = points;
  }

  #slot(location: Location, { slot, type, shots, state, line }: RecordSlot): void {
    const about = { line, location, slot, type };
    const slots = this.design.slots[location];
    if (slot > slots.length) return this.#refuse('record/no-such-slot', { ...about, slots: slots.length });
    const there = slots[slot - 1] ?? null;
    const place = { location, slot };
    // Launchers that fire once have shots in the file, and no bin.
    const bin = this.design.bins.find(isAt(place)) ?? null;
    const stands = standsThere(there, type);
    const changed = stands !== 'yes' && bin !== null && isOtherKind(bin, type.trim());
    if (stands !== 'yes' && !changed)
      return this.#refuse(
        stands === 'unknown' ? 'record/unknown-equipment' : 'record/other-equipment',
        about,
      );
    if (shots !== null && bin !== null) {
      if (!changed && shots > bin.shots)
        this.#refuse('record/shots-beyond-bin', { ...about, shots, max: bin.shots });
      else this.#fill(place, changed ? shotsLeft(bin, this.unit, shots) : this.#left(bin, shots));
    }
    const before = this.#slots.find(isAt(place))?.state ?? null;
    if (state === null || there === null || before === 'destroyed') return;
    this.#slots = [...this.#slots.filter((one) => !isAt(place)(one)), { ...place, state }];
  }

  #fill(place: Pick<AmmunitionLeft, 'location' | 'slot'>, shots: number): void {
    this.#ammunition = [...this.#ammunition.filter((one) => !isAt(place)(one)), { ...place, shots }];
  }

  /**
   * A bin that had more shots than a force list can say, and still has as many as it said, has fired none
   * that anybody knows of.
   */
  #left(bin: AmmoBin, shots: number): number {
    const before = shotsIn(this.unit.condition, bin);
    return shots === MAX_SHOTS && before > shots ? before : shots;
  }

  #refuse<C extends RecordCode>(code: C, params: Omit<ParamsOf<C>, 'unit' | 'name'>): void {
    this.violations.push(
      violationOf(
        { code, params: { unit: this.unit.id, name: this.unit.name, ...params } } as Problem,
        'CMB-8',
        '',
      ),
    );
  }
}

/**
 * The mech's condition after the battle, or everything in which the record contradicts its design or would
 * mend it, with its line.
 */
export const readCondition = (
  design: MechDesign,
  unit: SetupUnit,
  entity: RecordEntity,
): Result<Condition, readonly Violation[]> => {
  const damage = new Damage(design, unit);
  entity.locations.forEach((location) => damage.location(location));
  if (damage.violations.length > 0) return err(damage.violations);
  const condition = normalizeCondition(design, damage.condition);
  const worn = wearViolations(design, unit, condition).map((one) => ({
    ...one,
    pointer: '',
    params: { ...one.params, line: entity.line },
  }));
  return worn.length > 0 ? err(worn) : ok(condition);
};

/**
 * Ammunition that somebody loaded in MegaMek's lobby in place of what a bin of the campaign holds (MM-4): any
 * kind for the same weapon. A record tells the kind by its name, and a bin by its place.
 */
import {
  type AmmoBin,
  bundledCatalog,
  furtherEquipment,
  isAt,
  type Item,
  type ItemId,
  itemsNamed,
  type MechDesign,
  shotsIn,
} from '../../../catalog';
import { flatMap, violation, type Violation } from '../../../kernel';
import type { SetupUnit } from '../../contract';
import { locationAt } from './locations';
import { wordsOf } from './plain-text';
import type { RecordEntity } from './records/record';

const itemOf = (id: ItemId): Item | null => bundledCatalog().item(id);

/**
 * Releases have kinds that the catalogue does not: they are called by a kind that it has, and some words
 * more.
 */
const isKindOf = ({ alias }: Item, said: readonly string[]): boolean =>
  alias !== null && wordsOf(alias).every((word) => said.includes(word));

/** Whether that name is one of another kind of ammunition for the weapons that a bin feeds. */
export const isOtherKind = (bin: AmmoBin, name: string): boolean => {
  const own = itemOf(bin.item);
  const feedsThem = ({ ammunition }: Item): boolean =>
    ammunition !== null &&
    ammunition.type === own?.ammunition?.type &&
    ammunition.rackSize === own.ammunition.rackSize;
  const named = itemsNamed(name);
  if (named.length > 0)
    return !named.includes(bin.item) && named.map(itemOf).some((item) => item !== null && feedsThem(item));
  const said = wordsOf(name);
  return [...bundledCatalog().items, ...furtherEquipment().values()].some(
    (item) => feedsThem(item) && isKindOf(item, said),
  );
};

/**
 * What is left of the campaign's ammunition in such a bin: as many shots as of the other kind, and none that
 * were not there.
 */
export const shotsLeft = (bin: AmmoBin, { condition }: SetupUnit, shots: number): number =>
  Math.min(shots, shotsIn(condition, bin));

/** A note on every bin of a mech that has another kind. */
export const ammunitionNotes = (
  design: MechDesign,
  unit: SetupUnit,
  entity: RecordEntity,
): readonly Violation[] =>
  flatMap(entity.locations, ({ index, slots }) => {
    const location = locationAt(index);
    if (location === null) return [];
    return flatMap(slots, ({ slot, type, shots, line }) => {
      const bin = design.bins.find(isAt({ location, slot }));
      if (bin === undefined || shots === null || !isOtherKind(bin, type.trim())) return [];
      const { id, name } = unit;
      const item = itemOf(bin.item)?.name ?? bin.item;
      return [
        violation('record/other-ammunition', 'MM-4', '', {
          unit: id,
          name,
          line,
          location,
          slot,
          type,
          item,
          shots: shotsLeft(bin, unit, shots),
        }),
      ];
    });
  });

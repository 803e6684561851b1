/** A support unit's sheet (BT-SUP-1): the figures of a mech's sheet, as far as they fit. */
import {
  type Catalog,
  type Location,
  LOCATIONS,
  type MechDesign,
  type SupportUnit,
} from '../../../../catalog';
import { figuresOf } from '../mech/make-sheet';
import type { Bin, Figures, Mount, Sheet } from '../mech/sheet';
import { BODY, FRONT, LEFT, REAR, RIGHT, ROTOR, type SupportKind } from './model';

const PLACES: Readonly<Record<string, Location>> = {
  ...{ FR: FRONT, RS: RIGHT, LS: LEFT, RR: REAR, RO: ROTOR, BD: BODY },
  ...{ TPRS: FRONT },
};
/** Of a platoon the troopers alone have points. */
const COUNTED: readonly string[] = ['FR', 'RS', 'LS', 'RR', 'RO', 'TPRS'];

const kindOf = ({ kind }: SupportUnit): SupportKind =>
  kind === 'vtol' ? 'vtol' : kind === 'infantry' ? 'foot' : 'hover';

const pointsOf = (points: Readonly<Record<string, number>>): Readonly<Record<string, number>> => {
  const by: Record<string, number> = { CTR: 0, RTR: 0, LTR: 0 };
  for (const location of LOCATIONS) by[location] = 0;
  for (const [place, value] of Object.entries(points)) {
    const location = PLACES[place];
    if (location !== undefined && COUNTED.includes(place)) by[location] = value;
  }
  return by;
};

/** Rifles of a platoon: the catalogue has no ranges of theirs (BT-SUP-12). */
const RIFLES = { min: 0, short: 2, medium: 4, long: 6 };
/** Its attacks on legs and by swarming are left out (BT-EQ): nothing is fired with them. */
const armed = (figures: Figures, kind: SupportKind): Figures => {
  if (kind !== 'foot' || figures.weapon === null) return figures;
  return figures.weapon.damage === 'infantry'
    ? { ...figures, weapon: { ...figures.weapon, ...RIFLES, ammunition: -1 } }
    : { ...figures, weapon: null };
};

/** Throws RangeError for an item that the catalogue does not have. */
export const supportSheetOf = (catalog: Pick<Catalog, 'item'>, unit: SupportUnit): Sheet => {
  const kind = kindOf(unit);
  const slots: Record<string, { mounts: string[] }[]> = Object.fromEntries(
    LOCATIONS.map((location) => [location, []]),
  );
  const mounts: Mount[] = [];
  const bins: Bin[] = [];
  for (const { item: id, location: place, shots } of unit.mounts) {
    const item = catalog.item(id);
    const location = PLACES[place];
    if (item === null || location === undefined)
      throw new RangeError(`the catalogue has no ${id} for ${place}`);
    const held = slots[location] ?? [];
    const slot = held.length + 1;
    const figures = armed(figuresOf(item), kind);
    if (shots !== null) bins.push({ location, slot, shots, figures });
    else
      mounts.push({
        ...{ id: `${location}.${slot}`, figures, location, slots: [{ location, slot }] },
        ...{ isRear: false, isTurret: false, isArmored: false },
      });
    held.push({ mounts: shots === null ? [`${location}.${slot}`] : [] });
    slots[location] = held;
  }
  const plain: Pick<MechDesign, 'gyro' | 'cockpit' | 'structureType' | 'armorType'> = {
    ...{ gyro: 'standard', cockpit: 'standard', structureType: 'standard', armorType: 'standard' },
  };
  return {
    ...{ slug: unit.slug, name: `${unit.chassis} ${unit.model}`.trim(), tons: unit.tons, techBase: 'is' },
    ...{ motion: 'quad', support: kind, bv: unit.bv, walk: unit.walk, run: unit.run, jump: 0 },
    engine: { rating: 0, type: 'fusion', techBase: 'is' },
    ...plain,
    heatSinks: { count: 0, each: 1, capacity: 0 },
    patchwork: null,
    armor: pointsOf(unit.armor) as Sheet['armor'],
    structure: pointsOf(unit.structure) as Sheet['structure'],
    slots: slots as unknown as Sheet['slots'],
    mounts,
    bins,
  };
};

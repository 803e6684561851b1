/**
 * Land-air mechs (IO): light, of plain parts that fold, without what cannot fly; bomb bays and their fuel
 * tanks are theirs alone.
 */
import { NO_VIOLATIONS, violation, type Violation } from '../../../kernel';
import { armorKindAt } from '../../armor';
import { has, type Mount } from '../../battle-value/mounts';
import { armsOf } from '../../body';
import { LOCATIONS, type CockpitType, type EngineType, type GyroType } from '../../model';
import { armorSlots } from '../armor';
import { partsAt, type Blueprint } from '../blueprint';
import { structureSlots } from '../structure';

export const LARGEST_LAM = 55;
const MAX_BOMB_BAYS = 20;
const BOMB_BAY = 'bomb-bay';
const OF_LAMS: readonly string[] = [BOMB_BAY, 'fuel-tank'];
const ENGINES: readonly EngineType[] = ['fusion', 'compact'];
const GYROS: readonly GyroType[] = ['standard', 'compact', 'heavy-duty'];
const COCKPITS: readonly CockpitType[] = ['standard', 'small', 'industrial'];
/** Heavy Gauss rifles, by the type of their ammunition. */
const HEAVY_GAUSS: readonly number[] = [22, 64];

const locationsOf = ({ slots }: Mount): number => new Set(slots.map(({ location }) => location)).size;
const isTooMuch = (mount: Mount): boolean =>
  has(mount, 'artillery') ||
  has(mount, 'club') ||
  (mount.item.weapon !== null && HEAVY_GAUSS.includes(mount.item.weapon.ammunition)) ||
  // Whatever folds away folds away whole.
  (mount.item.kind !== 'armor' && mount.item.kind !== 'structure' && locationsOf(mount) > 1);

export const lamViolations = (blueprint: Blueprint): readonly Violation[] => {
  const { design, items, mounts } = blueprint;
  const excluded = (one: string, other: string): Violation =>
    violation('construction/excluded', null, '/slots', { one, other });
  if (design.lam === null)
    return items.filter(({ id }) => OF_LAMS.includes(id)).map(({ id }) => excluded(id, design.motion));
  const armors = new Set(LOCATIONS.map((location) => armorKindAt(design, location)));
  const what: readonly string[] = [
    ...(design.motion === 'biped' ? [] : [design.motion]),
    ...(design.omni ? ['omni'] : []),
    ...(structureSlots(design.structureType, design.structureTechBase) === 0 ? [] : [design.structureType]),
    ...[...armors]
      .filter((armor) => armor.type === 'hardened' || armorSlots(armor) > 0)
      .map(({ type }) => `${type} armor`),
    ...(COCKPITS.includes(design.cockpit) ? [] : [design.cockpit]),
    ...(GYROS.includes(design.gyro) ? [] : [`${design.gyro} gyro`]),
    ...(ENGINES.includes(design.engine.type) ? [] : [design.engine.type]),
    ...mounts.filter(isTooMuch).map(({ item }) => item.id),
  ];
  const bays = mounts.filter(({ item }) => item.id === BOMB_BAY).length;
  const arms = armsOf(design).filter((arm) => partsAt(blueprint, arm, 'lower-arm') === 0);
  return [
    ...(design.tons > LARGEST_LAM
      ? [violation('construction/tonnage', null, '/tons', { tons: design.tons, min: 0, max: LARGEST_LAM })]
      : NO_VIOLATIONS),
    ...[...new Set(what)].map((one) => violation('construction/not-for-lams', null, '', { what: one })),
    ...(bays > MAX_BOMB_BAYS
      ? [violation('construction/not-for-lams', null, '/slots', { what: `${bays} ${BOMB_BAY}` })]
      : []),
    ...arms.map((location) =>
      violation('construction/actuators', null, `/slots/${location}`, {
        location,
        part: 'lower-arm',
        found: 0,
        needed: 1,
      }),
    ),
  ];
};

/**
 * Equipment that may stand in some locations only, and hand-held weapons, which need the arm to hold them (TM
 * and TO, equipment).
 */
import { flatMap, memo, NO_VIOLATIONS, violation, type Violation } from '../../../kernel';
import type { Mount } from '../../battle-value/mounts';
import { armsOf, legsOf } from '../../body';
import { LOCATIONS, type Item, type ItemId, type Location } from '../../model';
import { partsAt, type Blueprint } from '../blueprint';
import { cockpitLocation } from '../cockpit';

const TORSOS: readonly Location[] = ['CT', 'RT', 'LT'];
const SIDES: readonly Location[] = ['RT', 'LT'];
const NOT_HEAD: readonly Location[] = LOCATIONS.filter((location) => location !== 'HD');
const HEAD: readonly Location[] = ['HD'];
const CENTRE: readonly Location[] = ['CT'];

const ids = (...names: readonly string[]): ReadonlySet<ItemId> => new Set(names as readonly ItemId[]);
/** Held in a hand. */
const HELD = ids(
  'is-hatchet',
  'is-sword',
  'is-mace',
  'is-chain-whip',
  'is-vibroblade-small',
  'is-vibroblade-medium',
  'is-vibroblade-large',
);
/** In place of a hand. */
const FOR_HAND = ids(
  'claw',
  'is-flail',
  'chainsaw',
  'backhoe',
  'dual-saw',
  'mining-drill',
  'rock-cutter',
  'spot-welder',
  'wrecking-ball',
  'salvage-arm',
);
/** In place of lower arm and hand. */
const FOR_LOWER_ARM = ids('heavy-duty-pile-driver');
/** On the lower arm. */
const ON_LOWER_ARM = ids('is-lance', 'is-retractable-blade');
/** Tools that a quad, which has no arms, carries in its side torsos. */
const TOOLS = ids(
  'dual-saw',
  'heavy-duty-pile-driver',
  'backhoe',
  'mining-drill',
  'combine',
  'chainsaw',
  'rock-cutter',
  'buzzsaw',
  'spot-welder',
);
/** Picked up from the ground, not mounted. */
const FOUND = ids('tree-club', 'girder-club');
const TORSO_ONLY = ids('is-case', 'is-case-p-prototype');
/** What keeps the pilot alive stands where they sit. */
const WITH_COCKPIT = ids('mechwarrior-aquatic-survival-system');
/** Heavy Gauss rifles, by the type of their ammunition. */
const HEAVY_GAUSS: ReadonlySet<number> = new Set([22, 64]);

type Where = (blueprint: Blueprint) => readonly Location[];
const BY_FLAG: Readonly<Record<string, Where>> = {
  'jump-jet': ({ design }) => [...TORSOS, ...legsOf(design)],
  umu: ({ design }) => [...TORSOS, ...legsOf(design)],
  'ap-pod': ({ design }) => legsOf(design),
  'actuator-enhancement-system': () => ['RA', 'LA', 'RL', 'LL'],
  supercharger: (blueprint) => LOCATIONS.filter((location) => partsAt(blueprint, location, 'engine') > 0),
  'remote-drone-command-console': ({ design }) => [cockpitLocation(design.cockpit)],
  harjel: ({ design }) => LOCATIONS.filter((location) => location !== cockpitLocation(design.cockpit)),
  'head-turret': () => CENTRE,
  'shoulder-turret': () => SIDES,
  'quad-turret': () => SIDES,
  'modular-armor': () => NOT_HEAD,
  'ejection-seat': () => HEAD,
  cowl: () => HEAD,
  fuel: () => TORSOS,
  ladder: () => TORSOS,
  'light-bridge-layer': () => TORSOS,
  'medium-bridge-layer': () => TORSOS,
  'heavy-bridge-layer': () => TORSOS,
  lifthoist: ({ design }) =>
    LOCATIONS.filter((location) => location !== 'HD' && !legsOf(design).includes(location)),
  vgl: () => TORSOS,
  'mobile-hpg': () => TORSOS,
};

/** The rules for an item by its flags: none for most. */
const rulesOf = memo((item: Item): readonly Where[] =>
  flatMap(item.flags, (flag) => (Object.hasOwn(BY_FLAG, flag) ? (BY_FLAG[flag] ?? []) : [])),
);

const allowed = (blueprint: Blueprint, { item }: Mount): readonly Location[] => {
  const isPhysical =
    item.flags.includes('club') || item.flags.includes('hand-weapon') || item.flags.includes('salvage-arm');
  if (isPhysical && !FOUND.has(item.id))
    return TOOLS.has(item.id) && blueprint.design.motion === 'quad' ? SIDES : armsOf(blueprint.design);
  if (TORSO_ONLY.has(item.id) || (item.weapon !== null && HEAVY_GAUSS.has(item.weapon.ammunition)))
    return TORSOS;
  if (WITH_COCKPIT.has(item.id)) return [cockpitLocation(blueprint.design.cockpit)];
  return rulesOf(item).reduce<readonly Location[]>((rest, where) => {
    const places = where(blueprint);
    return rest.filter((location) => places.includes(location));
  }, LOCATIONS);
};

const ARM_RULES: readonly ReadonlySet<ItemId>[] = [HELD, FOR_HAND, FOR_LOWER_ARM, ON_LOWER_ARM];
/** What the arm of a physical weapon must have, and must not have. */
const actuators = (
  id: ItemId,
): {
  readonly with: readonly ('hand' | 'lower-arm')[];
  readonly without: readonly ('hand' | 'lower-arm')[];
} => ({
  with: HELD.has(id) ? ['lower-arm', 'hand'] : FOR_HAND.has(id) || ON_LOWER_ARM.has(id) ? ['lower-arm'] : [],
  without: FOR_HAND.has(id) ? ['hand'] : FOR_LOWER_ARM.has(id) ? ['lower-arm', 'hand'] : [],
});

const armViolations = (blueprint: Blueprint, { item, location }: Mount): readonly Violation[] => {
  if (!ARM_RULES.some((rule) => rule.has(item.id)) || !armsOf(blueprint.design).includes(location))
    return NO_VIOLATIONS;
  const needs = actuators(item.id);
  const params = { item: item.id, location };
  const pointer = `/slots/${location}`;
  return [
    ...needs.with
      .filter((part) => partsAt(blueprint, location, part) === 0)
      .map((part) => violation('construction/needs-actuator', null, pointer, { ...params, part })),
    ...needs.without
      .filter((part) => partsAt(blueprint, location, part) > 0)
      .map((part) => violation('construction/replaces-actuator', null, pointer, { ...params, part })),
  ];
};

export const placeViolations = (blueprint: Blueprint): readonly Violation[] =>
  flatMap(blueprint.mounts, (mount) => {
    const where = allowed(blueprint, mount);
    const wrong =
      where.length === LOCATIONS.length
        ? undefined
        : mount.slots.find(({ location }) => !where.includes(location));
    if (wrong === undefined) return armViolations(blueprint, mount);
    const { location } = wrong;
    return [
      violation('construction/place', null, `/slots/${location}`, {
        item: mount.item.id,
        location,
        allowed: where,
      }),
    ];
  });

/**
 * What works only beside something else: fire control and launchers, capacitors and PPCs, arrays and machine
 * guns, turrets, stealth (TM, TO).
 */
import { flatMap, NO_VIOLATIONS, violation, type Violation } from '../../../kernel';
import { APOLLO_GUIDED, ARTEMIS_GUIDED } from '../../battle-value/offence/ammunition-types';
import { has, type Mount } from '../../battle-value/mounts';
import { LOCATIONS, type Location } from '../../model';
import type { Blueprint } from '../blueprint';

/** The fewest machine guns that make an array. */
const ARRAY_FROM = 2;

interface Link {
  readonly flag: readonly string[];
  readonly serves: (mount: Mount, design: Blueprint['design']) => boolean;
  readonly what: string;
}
const guided =
  (types: ReadonlySet<number>) =>
  ({ item }: Mount): boolean =>
    item.weapon !== null && types.has(item.weapon.ammunition);
/** From then on there are capacitors for a clan PPC, too. */
const CLAN_CAPACITORS = 3101;
const isCharged = (mount: Mount, { year }: Blueprint['design']): boolean =>
  mount.item.weapon !== null &&
  has(mount, 'ppc') &&
  (mount.item.techBase !== 'clan' || year >= CLAN_CAPACITORS);

/** Each piece of the first serves one piece of its own location. */
const LINKS: readonly Link[] = [
  { flag: ['artemis', 'artemis-v'], serves: guided(ARTEMIS_GUIDED), what: 'launcher' },
  { flag: ['apollo'], serves: guided(APOLLO_GUIDED), what: 'mrm' },
  { flag: ['ppc-capacitor'], serves: isCharged, what: 'ppc' },
];

const links = ({ design, mounts, flags }: Blueprint, { flag, serves, what }: Link): readonly Violation[] => {
  if (!flag.some((one) => flags.has(one))) return NO_VIOLATIONS;
  const systems = mounts.filter((mount) => flag.some((one) => has(mount, one)));
  return flatMap([...new Set(systems.map(({ location }) => location))], (location) => {
    const here = systems.filter((mount) => mount.location === location);
    const served = mounts.filter((mount) => mount.location === location && serves(mount, design)).length;
    const item = here[0]?.item.id;
    return item === undefined || here.length <= served
      ? []
      : [
          violation('construction/nothing-to-serve', null, `/slots/${location}`, {
            item,
            what,
            location,
            count: here.length,
            served,
          }),
        ];
  });
};

const arrays = ({ mounts, flags }: Blueprint): readonly Violation[] => {
  if (!flags.has('mga')) return NO_VIOLATIONS;
  const found = mounts.filter((mount) => has(mount, 'mga'));
  const kinds = new Map(
    found.map((mount) => [`${mount.location}${String(mount.item.weapon?.ammunition)}`, mount]),
  );
  return flatMap([...kinds.values()], ({ item, location }) => {
    const alike = (mount: Mount) =>
      mount.location === location && mount.item.weapon?.ammunition === item.weapon?.ammunition;
    const [count, guns] = [
      found.filter(alike).length,
      mounts.filter((mount) => has(mount, 'mg') && alike(mount)).length,
    ];
    const needed = count * ARRAY_FROM;
    return guns >= needed
      ? []
      : [
          violation('construction/machine-gun-array', null, `/slots/${location}`, {
            item: item.id,
            location,
            found: guns,
            needed,
          }),
        ];
  });
};

const TURRETS = ['shoulder-turret', 'quad-turret'] as const;
const hasTurret = ({ mounts }: Blueprint, location: Location): boolean =>
  mounts.some((mount) =>
    location === 'HD'
      ? has(mount, 'head-turret')
      : mount.location === location && TURRETS.some((flag) => has(mount, flag)),
  );
const turrets = (blueprint: Blueprint): readonly Violation[] => {
  const turned = blueprint.placed.filter(({ mark }) => mark.turret === true);
  if (turned.length === 0) return NO_VIOLATIONS;
  return LOCATIONS.filter(
    (location) => turned.some((slot) => slot.location === location) && !hasTurret(blueprint, location),
  ).map((location) => violation('construction/no-turret', null, `/slots/${location}`, { location }));
};

const concealment = ({ design, flags }: Blueprint): readonly Violation[] =>
  (design.armorType === 'stealth' || flags.has('void-signature')) && !flags.has('ecm')
    ? [
        violation('construction/needs-ecm', null, '/slots', {
          item: design.armorType === 'stealth' ? 'stealth' : 'void-signature',
        }),
      ]
    : [];

export const linkViolations = (blueprint: Blueprint): readonly Violation[] => [
  ...flatMap(LINKS, (link) => links(blueprint, link)),
  ...arrays(blueprint),
  ...turrets(blueprint),
  ...concealment(blueprint),
];

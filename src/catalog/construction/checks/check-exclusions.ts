/**
 * Equipment that excludes other equipment, and such as a mech or a location carries once (TM and TO,
 * equipment).
 */
import { flatMap, violation, type Violation } from '../../../kernel';
import type { Mount } from '../../battle-value/mounts';
import { armorKindAt } from '../../armor';
import type { Blueprint } from '../blueprint';
import { cockpitLocation } from '../cockpit';
import { isFusion } from '../engine';

const NONE: readonly Mount[] = [];
/** By name, whether something of the kind is there. The supercharger is marked as MASC too, and is none. */
const isA = (name: string, { item }: Mount): boolean =>
  item.flags.includes(name) && (name !== 'masc' || !item.flags.includes('supercharger'));
const all = ({ flags, mounts }: Blueprint, name: string): readonly Mount[] =>
  flags.has(name) ? mounts.filter((mount) => isA(name, mount)) : NONE;
const carries = (blueprint: Blueprint, name: string): boolean =>
  name === 'stealth' ? blueprint.design.armorType === 'stealth' : all(blueprint, name).length > 0;

const C3 = ['c3-master', 'c3s', 'c3mbs', 'c3sbs'] as const;
const EXCLUDED: readonly (readonly [one: string, other: string])[] = [
  ['masc', 'tsm'],
  ['masc', 'industrial-tsm'],
  ['tsm', 'industrial-tsm'],
  ['actuator-enhancement-system', 'masc'],
  ['actuator-enhancement-system', 'targcomp'],
  ['actuator-enhancement-system', 'tsm'],
  ['void-signature', 'stealth'],
  ['void-signature', 'targcomp'],
  ['void-signature', 'c3i'],
  ...C3.map((kind) => ['void-signature', kind] as const),
  ...C3.map((kind) => ['c3i', kind] as const),
  ...(['stealth', 'targcomp', 'void-signature', 'c3i', ...C3] as const).map(
    (kind) => ['null-signature', kind] as const,
  ),
  ...(['stealth', 'void-signature'] as const).map((kind) => ['chameleon-shield', kind] as const),
  ['harjel-ii', 'harjel-iii'],
  ['partial-wing', 'jump-booster'],
  ['umu', 'jump-jet'],
];
const ONCE: readonly string[] = [
  'masc',
  'supercharger',
  'targcomp',
  'c3i',
  'partial-wing',
  'jump-booster',
  'void-signature',
  'null-signature',
  'chameleon-shield',
  'blue-shield',
  'ram-plate',
  'head-turret',
];
const ONCE_A_LOCATION: readonly string[] = [
  'actuator-enhancement-system',
  'shield',
  'modular-armor',
  'shoulder-turret',
  'quad-turret',
  'harjel-ii',
  'harjel-iii',
];

const turrets = (blueprint: Blueprint): readonly Violation[] => {
  const { design } = blueprint;
  const wrong: readonly (readonly [name: string, fits: boolean])[] = [
    ['head-turret', cockpitLocation(design.cockpit) !== 'HD'],
    ['shoulder-turret', design.motion === 'biped'],
    ['quad-turret', design.motion === 'quad'],
  ];
  return wrong
    .filter(([name, fits]) => !fits && carries(blueprint, name))
    .map(([name]) => violation('construction/turret-does-not-fit', null, '/slots', { turret: name }));
};

/** Only a pilot who sits in the head alone leaves with it. */
const ejection = ({ design }: Blueprint): readonly Violation[] =>
  design.fullHeadEjection &&
  (cockpitLocation(design.cockpit) !== 'HD' || design.cockpit === 'command-console')
    ? [
        violation('construction/excluded', null, '/cockpit', {
          one: 'full-head-ejection',
          other: design.cockpit,
        }),
      ]
    : [];

const REPAIRED: readonly string[] = [
  'standard',
  'ferro-fibrous',
  'light-ferro-fibrous',
  'heavy-ferro-fibrous',
  'heavy-industrial',
];
/**
 * What the mech itself must be for a piece of equipment (TO, IO): tasers live on fusion, self-repair knows
 * plain armour only, a ram needs a frame.
 */
const unfit = (blueprint: Blueprint): readonly Violation[] => {
  const { design, mounts } = blueprint;
  const { engine, motion, structureType } = design;
  const wrong = (pointer: string, one: string, other: string) =>
    violation('construction/excluded', null, pointer, { one, other });
  const rams = carries(blueprint, 'ram-plate');
  return [
    ...(carries(blueprint, 'taser') && !isFusion(engine.type)
      ? [wrong('/engine/type', 'taser', engine.type)]
      : []),
    ...(rams && motion !== 'quad' ? [wrong('/motion', 'ram-plate', motion)] : []),
    ...(rams && structureType !== 'reinforced' ? [wrong('/structureType', 'ram-plate', structureType)] : []),
    ...flatMap(mounts, ({ item, location }) => {
      const repairs = item.flags.includes('harjel-ii') || item.flags.includes('harjel-iii');
      const { type } = armorKindAt(design, location);
      return repairs && !REPAIRED.includes(type) ? [wrong(`/slots/${location}`, item.id, type)] : [];
    }),
  ];
};

const counted = (blueprint: Blueprint): readonly Violation[] => {
  const more = (name: string, [first, ...others]: readonly Mount[], location: string | null) =>
    first !== undefined && others.length > 0
      ? [
          violation('construction/more-than-one', null, location === null ? '/slots' : `/slots/${location}`, {
            item: first.item.id,
            name,
            count: others.length + 1,
            location,
          }),
        ]
      : [];
  return [
    ...flatMap(ONCE, (name) => more(name, all(blueprint, name), null)),
    ...flatMap(ONCE_A_LOCATION, (name) => {
      const found = all(blueprint, name);
      return flatMap([...new Set(found.map(({ location }) => location))], (location) =>
        more(
          name,
          found.filter((mount) => mount.location === location),
          location,
        ),
      );
    }),
  ];
};

export const exclusionViolations = (blueprint: Blueprint): readonly Violation[] => [
  ...EXCLUDED.filter(([one, other]) => carries(blueprint, one) && carries(blueprint, other)).map(
    ([one, other]) => violation('construction/excluded', null, '/slots', { one, other }),
  ),
  ...counted(blueprint),
  ...turrets(blueprint),
  ...ejection(blueprint),
  ...unfit(blueprint),
];

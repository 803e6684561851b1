/**
 * SUP-2: which parts are `standard` (×1.0) and which are not (×1.5). SUP-10: the same kinds, read for clan
 * items, for clan forces.
 */
import { AMMUNITION_TYPE } from './ammunition-type';
import type { Item, PriceClass } from '../model';

/** What the classes are derived from. */
export type PricedProperties = Pick<Item, 'kind' | 'flags' | 'weapon' | 'ammunition'>;
type Predicate = (item: PricedProperties) => boolean;

const has =
  (...flags: readonly string[]): Predicate =>
  (item) =>
    flags.every((flag) => item.flags.includes(flag));
const without =
  (...flags: readonly string[]): Predicate =>
  (item) =>
    !flags.some((flag) => item.flags.includes(flag));
const all =
  (...predicates: readonly Predicate[]): Predicate =>
  (item) =>
    predicates.every((predicate) => predicate(item));
/** The weapon that fires this type of ammunition, and all of its ammunition, special munitions too. */
const fires =
  (type: number): Predicate =>
  (item) =>
    item.weapon?.ammunition === type || item.ammunition?.type === type;
const armor: Predicate = (item) => item.kind === 'armor';

/** ER, pulse and other lasers are families of their own, which the list does not name. */
const PLAIN_LASER = without(
  'er',
  'pulse',
  'heavy',
  'micro',
  'binary',
  'bombast',
  'ams',
  'infantry',
  'improved',
  'prototype',
);

/**
 * The ×1.0 list in the order of SUP-2; what no line takes is ×1.5. Standard internal structure is no item:
 * REP-3 prices it.
 */
export const STANDARD_PARTS: readonly { readonly part: string; readonly is: Predicate }[] = [
  { part: 'standard armour', is: all(armor, has('standard')) },
  { part: 'single heat sink', is: all(has('heat-sink'), without('compact-heat-sink')) },
  {
    part: 'double heat sink',
    is: all(has('double-heat-sink'), without('compact-heat-sink', 'laser-heat-sink', 'prototype')),
  },
  { part: 'standard autocannon (no LB-X, Ultra, rotary)', is: fires(AMMUNITION_TYPE.autocannon) },
  {
    part: 'standard laser (no ER, pulse, heavy, micro)',
    is: all(has('laser'), PLAIN_LASER),
  },
  { part: 'standard LRM', is: all(fires(AMMUNITION_TYPE.lrm), without('improved')) },
  { part: 'standard SRM (no Streak)', is: all(fires(AMMUNITION_TYPE.srm), without('improved')) },
  {
    part: 'PPC (no ER, light, heavy)',
    is: all(has('ppc'), without('er', 'light', 'heavy', 'snub-nose', 'prototype')),
  },
  { part: 'Gauss rifle (no light, heavy)', is: all(fires(AMMUNITION_TYPE.gauss), without('prototype')) },
  { part: 'machine gun', is: all(fires(AMMUNITION_TYPE.machineGun), without('light', 'heavy', 'mga')) },
  {
    part: 'jump jet',
    is: all(has('jump-jet'), without('improved', 'extended', 'of-another-unit', 'prototype')),
  },
  { part: 'NARC (no iNARC)', is: all(fires(AMMUNITION_TYPE.narc), without('improved')) },
  { part: 'Beagle probe', is: all(has('bap'), without('light', 'bloodhound', 'watchdog', 'prototype')) },
  { part: 'MASC', is: all(has('masc'), without('supercharger')) },
  { part: 'AMS', is: fires(AMMUNITION_TYPE.antiMissile) },
  {
    part: 'ECM',
    is: all(has('ecm'), without('angel-ecm', 'watchdog', 'prototype', 'nova', 'electronic-warfare')),
  },
  { part: 'TAG (no C3)', is: all(has('tag'), without('c3-master', 'light')) },
];

/**
 * SUP-2: the class of an item of either technology, by its own properties; ammunition has the class of its
 * weapon.
 */
export const priceClassOf = (item: PricedProperties): PriceClass =>
  STANDARD_PARTS.some((row) => row.is(item)) ? 'standard' : 'other';

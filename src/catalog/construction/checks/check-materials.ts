/**
 * Slots of structure, armour and other things that spread through a mech: as many as they need, where they
 * need them (TM and TO).
 */
import { flatMap, violation, type Violation } from '../../../kernel';
import { armorItemOfKind, armorKindAt } from '../../armor';
import { legsOf } from '../../body';
import { LOCATIONS, type ArmorKind, type ItemId, type Location } from '../../model';
import { armorSlots, patchworkSlots } from '../armor';
import type { Blueprint, Placed } from '../blueprint';
import { structureSlots } from '../structure';

const IN_EACH: readonly Location[] = LOCATIONS;
const STEALTH: readonly Location[] = ['RT', 'LT', 'RA', 'LA', 'RL', 'LL'];
const TORSOS: readonly Location[] = ['CT', 'RT', 'LT'];
const SIDES: readonly Location[] = ['RT', 'LT'];
const NOT_HEAD: readonly Location[] = LOCATIONS.filter((location) => location !== 'HD');

/** A name that some files write into a slot although the structure needs none. */
const isBareName = ({ item }: Placed): boolean => item.slots === 0;

const structure = ({ design, placed }: Blueprint): readonly Violation[] => {
  const found = placed.filter(
    (one) =>
      one.item.kind === 'structure' && !(isBareName(one) && one.item.flags.includes(design.structureType)),
  ).length;
  const needed = structureSlots(design.structureType, design.structureTechBase);
  return found === needed
    ? []
    : [
        violation('construction/structure-slots', null, '/structureType', {
          structure: design.structureType,
          found,
          needed,
        }),
      ];
};

/**
 * What its slots may be called: files that mix technologies leave out whose armour it is; the design's own
 * line tells that.
 */
const slotItems = ({ type }: ArmorKind): readonly ItemId[] => [
  armorItemOfKind({ type, techBase: 'is' }),
  armorItemOfKind({ type, techBase: 'clan' }),
];

/** Armour slots that are needed, by item and, of patchwork and stealth, by location. */
const armor = ({ design, placed }: Blueprint): readonly Violation[] => {
  const inSlots = placed.filter(({ item }) => item.kind === 'armor');
  const wrong = (found: number, needed: number, location: Location | null) =>
    violation('construction/armor-slots', null, location === null ? '/armorType' : `/slots/${location}`, {
      armor: design.armorType,
      found,
      needed,
      location,
    });
  const perLocation = design.armorType === 'patchwork' || design.armorType === 'stealth';
  const total = perLocation ? null : armorSlots({ type: design.armorType, techBase: design.armorTechBase });
  if (total !== null) {
    const ids = slotItems(armorKindAt(design, 'CT'));
    const right = inSlots.filter(({ item }) => ids.includes(item.id)).length;
    return right === total && inSlots.length === total ? [] : [wrong(inSlots.length, total, null)];
  }
  return flatMap(LOCATIONS, (location) => {
    const kind = armorKindAt(design, location);
    const needed = design.armorType === 'stealth' && !STEALTH.includes(location) ? 0 : patchworkSlots(kind);
    const here = inSlots.filter((slot) => slot.location === location);
    const [right, found] = [here.filter(({ item }) => slotItems(kind).includes(item.id)).length, here.length];
    return right === needed && found === needed ? [] : [wrong(found, needed, location)];
  });
};

/** What spreads beside armour and structure: slots in each of some locations, or in all together. */
interface Spread {
  readonly flag: string;
  readonly total?: number;
  readonly each?: (blueprint: Blueprint) => readonly Location[];
  readonly slots?: (blueprint: Blueprint, techBase: string) => number;
}
const one = (): number => 1;
const SPREADS: readonly Spread[] = [
  { flag: 'tsm', total: 6 },
  { flag: 'industrial-tsm', total: 12 },
  { flag: 'chameleon-shield', total: 6 },
  { flag: 'blue-shield', each: () => NOT_HEAD, slots: one },
  { flag: 'null-signature', total: 7 },
  { flag: 'ram-plate', each: () => TORSOS, slots: one },
  { flag: 'environmental-sealing', each: () => IN_EACH, slots: one },
  { flag: 'void-signature', each: () => NOT_HEAD, slots: one },
  { flag: 'partial-wing', each: () => SIDES, slots: (_blueprint, techBase) => (techBase === 'clan' ? 3 : 4) },
  { flag: 'tracks', each: ({ design }) => legsOf(design), slots: one },
  { flag: 'talon', each: ({ design }) => legsOf(design), slots: () => 2 },
  { flag: 'jump-booster', each: ({ design }) => legsOf(design), slots: () => 2 },
];

const spread = (blueprint: Blueprint): readonly Violation[] =>
  flatMap(
    SPREADS.filter(({ flag }) => blueprint.flags.has(flag)),
    ({ flag, total, each, slots }) => {
      const found = blueprint.placed.filter(({ item }) => item.flags.includes(flag));
      const first = found[0];
      if (first === undefined) return [];
      const item = first.item.id;
      if (total !== undefined)
        return found.length === total
          ? []
          : [
              violation('construction/spread-slots', null, '/slots', {
                item,
                location: null,
                found: found.length,
                needed: total,
              }),
            ];
      const where = each?.(blueprint) ?? [];
      return flatMap(LOCATIONS, (location) => {
        const count = found.filter((slot) => slot.location === location).length;
        const needed = where.includes(location) ? (slots?.(blueprint, first.item.techBase) ?? 0) : 0;
        return count === needed
          ? []
          : [
              violation('construction/spread-slots', null, `/slots/${location}`, {
                item,
                location,
                found: count,
                needed,
              }),
            ];
      });
    },
  );

export const materialViolations = (blueprint: Blueprint): readonly Violation[] => [
  ...structure(blueprint),
  ...armor(blueprint),
  ...spread(blueprint),
];

/**
 * Orders of the wars with buildings as somebody sends them who tries what they can get: foreign ids, more
 * than there is, the same twice.
 */
import { bundledCatalog } from '../../../../src/catalog/bundled';
import { ARMOR_LOCATIONS, LOCATIONS } from '../../../../src/catalog/model';
import { DIRECTIONS, rulesetOf, type Knowledge } from '../../../../src/rules';
import type { Chance } from '../random';

export interface Bag {
  readonly mechs: readonly string[];
  readonly pilots: readonly string[];
  readonly hexes: readonly string[];
  readonly items: readonly string[];
  readonly designs: readonly string[];
}

/** Whether the war that they play has any of these orders. */
export const knowsBuildings = ({ campaign }: Knowledge): boolean =>
  Object.hasOwn(rulesetOf(campaign.ruleset).orders, 'repair-building');

const KINDS = 18;

/** A damaged slot of the mech, if it is their own; any slot else. */
const anySlot = (
  knowledge: Knowledge,
  chance: Chance,
  mech: string,
): { readonly location: string; readonly slot: number } => {
  const own = Object.values(knowledge.mechs).find(({ id }) => id === mech);
  const hurt = chance.pick(own?.condition.slots ?? []);
  return hurt !== null && chance.maybe(0.7)
    ? { location: hurt.location, slot: hurt.slot }
    : { location: chance.one(LOCATIONS), slot: chance.int(1, 12) };
};

/** Of the chassis of the mech, if it is their own; any design else. */
const anyDesign = (knowledge: Knowledge, chance: Chance, mech: string, bag: Bag): string => {
  const own = Object.values(knowledge.mechs).find(({ id }) => id === mech);
  const { mechs, mech: find } = bundledCatalog();
  const chassis = own === undefined ? null : find(own.design)?.chassis;
  const related = chance.pick(mechs.filter((design) => design.chassis === chassis));
  return related !== null && chance.maybe(0.8) ? related.slug : chance.one([...bag.designs, '__proto__']);
};

const ammunitionLine = (chance: Chance, bag: Bag): unknown => ({
  item: chance.maybe(0.6)
    ? chance.one(bundledCatalog().items.filter(({ ammunition }) => ammunition !== null)).id
    : chance.one(bag.items),
  tons: chance.one([0, 0.000001, 0.5, 1, 3, 5, 10, 11, 1000]),
});

export const hostileOrder = (knowledge: Knowledge, chance: Chance, bag: Bag): unknown => {
  const mech = chance.one(bag.mechs);
  const building = chance.one([...knowledge.buildings.map(({ id }) => id), 'no-such-thing', '__proto__']);
  switch (chance.int(0, KINDS)) {
    case 0:
      return { type: 'sabotage-mech', mech };
    case 1:
      return { type: 'sabotage-building', building };
    case 2:
      return {
        type: 'ammunition',
        building,
        items: Array.from({ length: chance.int(1, 3) }, () => ammunitionLine(chance, bag)),
      };
    case 3:
      return { type: 'repair-building', building, cp: chance.one([1, 3, 10, 50, 99, 1_000_000]) };
    case 4:
      return {
        type: 'train',
        pilot: chance.one(bag.pilots),
        ...chance.one([{ piloting: true }, { gunnery: true }, { piloting: true, gunnery: true }]),
      };
    case 5:
    case 6:
      return chance.maybe(0.5)
        ? { type: 'repair-armor', mech }
        : {
            type: 'repair-armor',
            mech,
            points: { [chance.one(ARMOR_LOCATIONS)]: chance.one([1, 2, 9, 1000]), CT: chance.int(1, 30) },
          };
    case 7:
      return {
        type: 'reload',
        mech,
        ...chance.one([{}, anySlot(knowledge, chance, mech), { ammunition: chance.one(bag.items) }]),
      };
    case 8:
      return {
        type: 'repair-structure',
        mech,
        ...(chance.maybe(0.5) ? {} : { locations: chance.shuffled(LOCATIONS).slice(0, chance.int(1, 8)) }),
      };
    case 9: {
      const hexes = Array.from({ length: chance.int(1, 4) }, () => chance.one(bag.hexes));
      return { type: 'rail', mech, path: hexes };
    }
    case 10: {
      const mechs = [mech, ...chance.some(bag.mechs, 4)].slice(0, chance.int(1, 5));
      return {
        type: 'dropship',
        building,
        mechs,
        to: chance.one(bag.hexes),
        direction: chance.one(DIRECTIONS),
      };
    }
    case 11:
    case 12:
      return {
        type: 'factory',
        building,
        design: chance.one(bag.designs),
        ...(chance.maybe(0.5) ? { tons: chance.one([0, 0.000001, 2.5, 10, 35, 1000]) } : {}),
      };
    case 13:
    case 14: {
      const battle = chance.one([...knowledge.battles.map(({ id }) => id), 'no-such-thing', '__proto__']);
      const wreck = chance.pick(knowledge.wrecks);
      const sane = wreck !== null && chance.maybe(0.7);
      return {
        type: 'salvage',
        battle: sane ? wreck.battle : battle,
        unit: sane ? wreck.id : chance.one([mech, wreck?.id ?? mech, '__proto__']),
        as: chance.one(['scrap', 'keep']),
      };
    }
    case 15:
      return { type: 'hangar', building, mech };
    case 16:
      return { type: 'refit', mech, design: anyDesign(knowledge, chance, mech, bag) };
    default:
      return { type: 'replace', mech, ...anySlot(knowledge, chance, mech) };
  }
};

/**
 * Some of the orders once more, word by word, and with the mech of another: what was spent or fitted is to be
 * had twice.
 */
export const onceMore = (sheet: readonly unknown[], chance: Chance, bag: Bag): readonly unknown[] =>
  chance.some(sheet, 4).map((order) => {
    const { mech } = order as { readonly mech?: unknown };
    return mech !== undefined && chance.maybe(0.4)
      ? { ...(order as object), mech: chance.one(bag.mechs) }
      : order;
  });

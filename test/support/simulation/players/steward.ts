/**
 * A commander who keeps house: sabotages, shuts down what is hurt, mends, refills and replaces it, trains,
 * and buys in what they will need.
 */
import { bundledCatalog } from '../../../../src/catalog/bundled';
import { DIRECTIONS, type Knowledge } from '../../../../src/rules';
import { armorItemOf } from '../../../../src/catalog/armor';
import type { Chance } from '../random';
import { commander, standing, type Player } from './commander';
import { optionsFor, type Options } from './options';

const ownMechs = ({ mechs, force }: Knowledge) =>
  Object.values(mechs).filter((mech) => mech.force === force?.id);

const isHurtInside = ({ condition }: Knowledge['mechs'][keyof Knowledge['mechs']]): boolean =>
  condition.slots.length > 0 || Object.keys(condition.structure).length > 0;

const sabotage = (chance: Chance, options: Options): unknown[] => {
  const mech = chance.pick(options['sabotage-mech']?.mechs ?? []);
  const building = chance.pick(options['sabotage-building']?.buildings ?? []);
  const acts = [
    ...(mech === null ? [] : [{ type: 'sabotage-mech', mech }]),
    ...(building === null ? [] : [{ type: 'sabotage-building', building }]),
  ];
  return chance.shuffled(acts).slice(0, 1);
};

/**
 * PREP-3: hurt mechs stand still, and some where parts lie; PREP-5: a pilot leaves their mech to learn, or to
 * heal.
 */
const preparations = (knowledge: Knowledge, chance: Chance, options: Options): unknown[] => {
  if (options['shut-down'] === undefined) return [];
  const canStop = new Set(options['shut-down'].mechs);
  const hurt = ownMechs(knowledge).filter(
    (mech) => canStop.has(mech.id) && isHurtInside(mech) && chance.maybe(0.8),
  );
  const stocked = new Set(knowledge.stock.map(({ hex }) => hex));
  const waiting = ownMechs(knowledge).filter(
    (mech) => canStop.has(mech.id) && mech.hex !== null && stocked.has(mech.hex) && chance.maybe(0.8),
  );
  const leaving = chance.some(options.disembark?.mechs ?? [], 1);
  return [...new Set([...hurt, ...waiting])]
    .map(({ id }): unknown => ({ type: 'shut-down', mech: id }))
    .concat(leaving.map((mech) => ({ type: 'disembark', mech })));
};

/** BLD-RAIL: one mech of a station takes the train; before its walk, since it can do but one of both. */
const trains = (chance: Chance, options: Options): unknown[] =>
  (options.rail?.stations ?? []).flatMap(({ mechs, reachable }) => {
    const [mech, goal] = [chance.pick(mechs), chance.pick(reachable)];
    return mech === null || goal === null || chance.maybe(0.4)
      ? []
      : [{ type: 'rail', mech, path: goal.path }];
  });

/** BLD-DROP: now and then a lance flies to a building, to an enemy whom they see, or somewhere. */
const flights = (knowledge: Knowledge, chance: Chance, options: Options): unknown[] =>
  (options.dropship?.dropships ?? []).flatMap(({ building }) => {
    const { from = [], most = { mechs: 0, tons: 0 }, forbidden = [] } = options.dropship ?? {};
    const lance: string[] = [];
    let load = 0;
    for (const { mech, tons } of chance.shuffled(chance.pick(from)?.mechs ?? [])) {
      if (lance.length >= most.mechs || load + tons > most.tons || (lance.length > 0 && chance.maybe(0.6)))
        break;
      lance.push(mech);
      load += tons;
    }
    const [buildings, enemies] = [knowledge.buildings, knowledge.others].map((all) =>
      all.map(({ hex }) => hex),
    );
    const to = chance.one(
      chance.maybe(0.7) ? (buildings ?? []) : [...(enemies ?? []), ...Object.keys(knowledge.map.terrain)],
    );
    if (lance.length === 0 || forbidden.includes(to) || chance.maybe(0.7)) return [];
    return [{ type: 'dropship', building, mechs: lance, to, direction: chance.one(DIRECTIONS) }];
  });

/** BLD-FACT: what is begun is made, as a rule, and now and then some of the missing tons are bought. */
const works = (chance: Chance, options: Options): unknown[] => {
  const catalog = bundledCatalog();
  const { buildings = [], faction = '', tons = 0 } = options.factory ?? {};
  const light =
    buildings.length === 0
      ? []
      : catalog.mechs.filter((one) => one.tons <= 40 && one.factions.some((id) => id === faction));
  return buildings.flatMap(({ building, work }) => {
    const begun = work !== null && chance.maybe(0.9) ? work : null;
    const design = begun === null ? chance.pick(light) : catalog.mech(begun.design);
    if (design === null) return [];
    const missing = Math.max(0, Math.floor(design.tons - (begun?.tons ?? 0) - tons));
    return [
      {
        type: 'factory',
        building,
        design: design.slug,
        ...(chance.maybe(0.5) ? { tons: chance.int(0, missing) } : {}),
      },
    ];
  });
};

/** BLD-MERC: now and then a mercenary, as light as one can be had. */
const mercenaries = (chance: Chance, options: Options): unknown[] => {
  const hex = chance.pick(options.hire?.hexes ?? []);
  return hex === null || chance.maybe(0.5) ? [] : [{ type: 'hire', design: 'locust-lct-1v', hex }];
};

/** What is offered as it is offered: structure first, since nothing holds without it (REP-5). */
const repairs = (chance: Chance, options: Options): unknown[] => [
  ...(options['repair-structure']?.mechs ?? []).map(({ mech, locations }) =>
    chance.maybe(0.6)
      ? { type: 'repair-structure', mech }
      : { type: 'repair-structure', mech, locations: locations.slice(0, 1) },
  ),
  ...(options.replace?.mechs ?? []).flatMap(({ mech, parts }) =>
    parts
      .filter(({ inStock }) => inStock && chance.maybe(0.8))
      .map(({ location, slot }) => ({ type: 'replace', mech, location, slot })),
  ),
  ...(options['repair-armor']?.mechs ?? []).map(({ mech, points }) => {
    const [at, some] = chance.pick(Object.entries(points)) ?? [null, 0];
    return at !== null && chance.maybe(0.4)
      ? { type: 'repair-armor', mech, points: { [at]: some } }
      : { type: 'repair-armor', mech };
  }),
  ...(options.reload?.mechs ?? []).map(({ mech, bins }) => {
    const bin = chance.pick(bins);
    if (bin === null || chance.maybe(0.5)) return { type: 'reload', mech };
    return chance.maybe(0.5)
      ? { type: 'reload', mech, location: bin.location, slot: bin.slot }
      : { type: 'reload', mech, ammunition: bin.item };
  }),
];

/** BLD-HANGAR: before other repairs, which leave the mech alone then. */
const hangars = (chance: Chance, options: Options): unknown[] =>
  (options.hangar?.buildings ?? []).flatMap(({ building, mechs }) => {
    const mech = chance.pick(mechs)?.mech ?? null;
    return mech === null || chance.maybe(0.1) ? [] : [{ type: 'hangar', building, mech }];
  });

/** REP-4: what can be had without waiting for parts. */
const refits = (chance: Chance, options: Options): unknown[] =>
  (options.refit?.mechs ?? []).flatMap(({ mech, designs }) => {
    const design = chance.pick(designs.filter(({ missing }) => missing.length === 0))?.design ?? null;
    return design === null || chance.maybe(0.2) ? [] : [{ type: 'refit', mech, design }];
  });

/**
 * SALV-2: what is not much hurt is kept; of the rest, the scrap is sold at once or lies for a while. Now and
 * then something is forgotten.
 */
const salvages = (chance: Chance, options: Options): unknown[] => [
  ...(options.salvage?.wrecks ?? []).flatMap(({ battle, unit, hex, scrap, keep }) => {
    if (chance.maybe(0.15)) return [];
    const order = { type: 'salvage', battle, unit, as: keep < 15 && chance.maybe(0.6) ? 'keep' : 'scrap' };
    return order.as === 'scrap' && scrap > 0 && chance.maybe(0.5)
      ? [order, { type: 'sell', item: 'scrap', quantity: scrap, hex }]
      : [order];
  }),
  ...(options.sell?.stock ?? []).flatMap(({ item, hex, quantity }) =>
    item === 'scrap' && chance.maybe(0.5) ? [{ type: 'sell', item, hex, quantity }] : [],
  ),
];

const upkeep = (chance: Chance, options: Options): unknown[] => [
  ...chance.some(options['repair-building']?.buildings ?? [], 2).map(({ building, lost }) => ({
    type: 'repair-building',
    building,
    cp: chance.int(1, lost),
  })),
  ...chance.some(options.train?.pilots ?? [], 2).map(({ pilot, piloting, gunnery }) => {
    const both = piloting && gunnery && chance.maybe(0.3);
    return {
      type: 'train',
      pilot,
      ...(piloting ? { piloting } : {}),
      ...(both || !piloting ? { gunnery: true } : {}),
    };
  }),
];

/** BLD-AMMO: whole tons of the kinds that their mechs fire. */
const deliveries = (knowledge: Knowledge, chance: Chance, options: Options): unknown[] => {
  const catalog = bundledCatalog();
  const kinds = [
    ...new Set(
      ownMechs(knowledge).flatMap(({ design }) => (catalog.mech(design)?.bins ?? []).map(({ item }) => item)),
    ),
  ];
  return (options.ammunition?.buildings ?? []).flatMap(({ building, tons }) => {
    const items = chance.some(kinds, 3).map((item) => ({ item, tons: chance.int(1, Math.floor(tons / 3)) }));
    return items.length === 0 ? [] : [{ type: 'ammunition', building, items }];
  });
};

/** DEP-2: what is to be fitted next round is bought in this one, where the mech stands. */
const provisions = (knowledge: Knowledge, chance: Chance, options: Options): unknown[] => {
  const hexes = new Set(options['buy-equipment']?.hexes ?? []);
  const catalog = bundledCatalog();
  const missing = (options.replace?.mechs ?? []).flatMap(({ mech, parts }) => {
    const hex = ownMechs(knowledge).find(({ id }) => id === mech)?.hex ?? null;
    const takes = parts.flatMap((part) => (part.inStock ? [] : part.takes));
    return hex === null ? [] : takes.map(({ item, quantity }) => ({ hex, item, quantity }));
  });
  // All at once, and of one mech: a refit waits for its last part.
  const rebuilt = chance.some(options.refit?.mechs ?? [], 1).flatMap(({ mech, designs }) => {
    const hex = ownMechs(knowledge).find(({ id }) => id === mech)?.hex ?? null;
    const [next] = designs
      .filter((one) => one.missing.length > 0)
      .sort((one, other) => one.missing.length - other.missing.length);
    return hex === null || next === undefined
      ? []
      : next.missing.map(({ item, needed, usable }) => ({ hex, item, quantity: needed - usable }));
  });
  const wear = ownMechs(knowledge).flatMap(({ hex, design: slug, condition }) => {
    const design = catalog.mech(slug);
    if (hex === null || design === null) return [];
    const armor =
      Object.keys(condition.armor).length === 0
        ? []
        : [{ hex, item: armorItemOf(design), quantity: chance.int(1, 40) }];
    const shots = design.bins
      .filter((bin) =>
        condition.ammunition.some(({ location, slot }) => location === bin.location && slot === bin.slot),
      )
      .map((bin) => ({
        hex,
        item: catalog.item(bin.item)?.ammunition?.stockedAs ?? bin.item,
        quantity: chance.int(1, bin.shots),
      }));
    return [...armor, ...shots];
  });
  return [...rebuilt, ...chance.some([...missing, ...wear], 5)]
    .filter(({ hex }) => hexes.has(hex))
    .map((line) => ({ type: 'buy-equipment', ...line }));
};

export const steward: Player = (knowledge, chance) => {
  const options = optionsFor(knowledge);
  return standing(knowledge, [
    ...sabotage(chance, options),
    ...preparations(knowledge, chance, options),
    ...trains(chance, options),
    ...flights(knowledge, chance, options),
    ...mercenaries(chance, options),
    ...salvages(chance, options),
    ...hangars(chance, options),
    ...refits(chance, options),
    ...repairs(chance, options),
    ...deliveries(knowledge, chance, options),
    ...works(chance, options),
    ...provisions(knowledge, chance, options),
    ...upkeep(chance, options),
    ...(commander(knowledge, chance) as readonly unknown[]),
  ]);
};

/**
 * A storekeeper (DEP-1, DEP-2, DEP-6, REP-1 to REP-5): event by event, every unit of stock is accounted for,
 * and what a mech gains in armour, shots and parts has left the depot of its hex. Computed from the rules'
 * text and not with the functions of the repairs.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { armorItemAt } from '../../../src/catalog/armor';
import { UNDAMAGED, type Condition } from '../../../src/catalog/condition';
import {
  ARMOR_LOCATIONS,
  LOCATIONS,
  type ArmorLocation,
  type Location,
  type MechDesign,
} from '../../../src/catalog/model';
import { apply, rowsOf, type CampaignEvent, type CampaignState, type MechRow } from '../../../src/rules';
import type { Played } from './play';

type Count = ReadonlyMap<string, number>;

const summed = (entries: readonly (readonly [string, number])[]): Count => {
  const sums = new Map<string, number>();
  for (const [key, value] of entries) sums.set(key, (sums.get(key) ?? 0) + value);
  return sums;
};

const TORSO: Readonly<Partial<Record<ArmorLocation, Location>>> = { CTR: 'CT', RTR: 'RT', LTR: 'LT' };

/** REP-5, SALV: gone with its own structure, or with the torso that a biped's arm hangs on. */
const isGone = (design: MechDesign, { structure }: Condition, location: Location): boolean =>
  structure[location] === 0 ||
  (design.motion === 'biped' &&
    ((location === 'RA' && structure.RT === 0) || (location === 'LA' && structure.LT === 0)));

/**
 * What of a mech is there and of use, by item; slots that are broken. What is in a location that is gone is
 * lost with it.
 */
interface Worth {
  readonly armor: Count;
  readonly shots: Count;
  readonly structure: number;
  readonly broken: ReadonlySet<string>;
}

const contentOf = (design: MechDesign, location: Location, slot: number): readonly string[] => {
  const content = design.slots[location][slot - 1] ?? null;
  return content === null
    ? []
    : content.kind === 'system'
      ? [`system ${content.part}`]
      : content.items.map(({ item }) => item);
};

/** Armour and structure that take up slots come back with their points. */
const isMaterial = (item: string): boolean =>
  ['armor', 'structure'].includes(bundledCatalog().item(item as never)?.kind ?? '');

const worthOf = (design: MechDesign, condition: Condition): Worth => {
  const catalog = bundledCatalog();
  const gone = new Set(LOCATIONS.filter((location) => isGone(design, condition, location)));
  const broken = new Set(
    LOCATIONS.flatMap((location) =>
      design.slots[location].flatMap((_, index) => {
        const content = contentOf(design, location, index + 1);
        const hurt =
          gone.has(location) ||
          condition.slots.some((one) => one.location === location && one.slot === index + 1);
        return hurt && content.some((item) => !isMaterial(item)) ? [`${location} ${index + 1}`] : [];
      }),
    ),
  );
  return {
    armor: summed(
      ARMOR_LOCATIONS.map((at) => [
        armorItemAt(design, at),
        gone.has(TORSO[at] ?? (at as Location)) ? 0 : (condition.armor[at] ?? design.armor[at]),
      ]),
    ),
    shots: summed(
      design.bins.map((bin) => {
        const left =
          condition.ammunition.find(({ location, slot }) => location === bin.location && slot === bin.slot)
            ?.shots ?? bin.shots;
        const item = catalog.item(bin.item)?.ammunition?.stockedAs ?? bin.item;
        return [item, broken.has(`${bin.location} ${bin.slot}`) ? 0 : left];
      }),
    ),
    structure: LOCATIONS.reduce(
      (sum, at) => sum + (gone.has(at) ? 0 : (condition.structure[at] ?? design.structure[at])),
      0,
    ),
    broken,
  };
};

const difference = (before: Count, after: Count): Count => {
  const found = new Map<string, number>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const change = (after.get(key) ?? 0) - (before.get(key) ?? 0);
    if (change !== 0) found.set(key, change);
  }
  return found;
};

const text = (count: Count): string => JSON.stringify([...count].sort());
const same = (a: Count, b: Count): boolean => text(a) === text(b);
const NONE: Count = new Map();

/** Slots mended, by what stands in them. */
const mended = (design: MechDesign, before: Worth, after: Worth): Count =>
  summed(
    [...before.broken]
      .filter((key) => !after.broken.has(key))
      .flatMap((key) => {
        const [location = 'CT', slot = '1'] = key.split(' ');
        return contentOf(design, location as Location, Number(slot)).map((item) => [item, 1] as const);
      }),
  );

type Repaired = Extract<CampaignEvent, { readonly type: 'mech-repaired' }>['data'];

/**
 * A piece has so many slots; a piece whose size depends on the mech is one, and of a bin the shots are
 * counted.
 */
const partFaults = (design: MechDesign, takes: Count, slots: Count, shots: Count): readonly string[] =>
  [...slots].flatMap(([item, freed]) => {
    if (item.startsWith('system ') || isMaterial(item)) return [];
    const known = bundledCatalog().item(item as never);
    if (known !== null && known.ammunition !== null) {
      const stocked = known.ammunition.stockedAs;
      const full = design.bins.some((bin) => bin.item === item && bin.shots === takes.get(stocked));
      return full && shots.get(stocked) === takes.get(stocked)
        ? []
        : [`a bin of ${item} took ${takes.get(stocked) ?? 0} shots`];
    }
    // DEP-6: pieces that weigh by their mech lie in depots with their tons.
    const pieces = [...takes].reduce(
      (sum, [id, units]) => (id === item || id.startsWith(`${item}@`) ? sum + units : sum),
      0,
    );
    return pieces * (known?.slots ?? freed) >= freed && pieces > 0
      ? []
      : [`${freed} slots of ${item} for ${pieces} pieces`];
  });

const repairFaults = (
  design: MechDesign,
  before: Worth,
  after: Worth,
  { what, takes: lines }: Repaired,
): readonly string[] => {
  const takes = summed(lines.map(({ item, units }) => [item, units]));
  const [armor, shots] = [difference(before.armor, after.armor), difference(before.shots, after.shots)];
  const structure = after.structure - before.structure;
  const slots = mended(design, before, after);
  const worse = [...after.broken].some((key) => !before.broken.has(key));
  const only = (...kept: readonly string[]): readonly string[] => [
    ...(kept.includes('armor') || armor.size === 0 ? [] : [`armour changed: ${text(armor)}`]),
    ...(kept.includes('shots') || shots.size === 0 ? [] : [`shots changed: ${text(shots)}`]),
    ...(kept.includes('structure') || structure === 0 ? [] : [`structure changed by ${structure}`]),
    ...(kept.includes('slots') || slots.size === 0 ? [] : [`mended ${text(slots)}`]),
    ...(worse ? ['something broke'] : []),
  ];
  if (what === 'armor')
    return [...only('armor'), ...(same(armor, takes) ? [] : [`armour ${text(armor)} for ${text(takes)}`])];
  if (what === 'ammunition')
    return [...only('shots'), ...(same(shots, takes) ? [] : [`shots ${text(shots)} for ${text(takes)}`])];
  if (what === 'structure')
    return [
      ...only('structure'),
      ...(structure > 0 && same(takes, NONE) ? [] : [`structure ${structure} for ${text(takes)}`]),
    ];
  if (what === 'part')
    return [
      ...only('slots', 'shots'),
      ...(slots.size > 0 ? [] : ['nothing was mended']),
      ...partFaults(design, takes, slots, shots),
      ...[...takes].flatMap(([item, units]) => {
        const known = bundledCatalog().item(item as never);
        const isThere = [...slots.keys()].some(
          (one) => one === item || bundledCatalog().item(one as never)?.ammunition?.stockedAs === item,
        );
        return units > 0 && (isThere || known === null) ? [] : [`took ${units} ${item} and fitted none`];
      }),
    ];
  return [];
};

/**
 * BLD-HANGAR: nothing but structure is mended that neither the factory design has nor came out of the depot.
 */
const hangarFaults = (
  factory: MechDesign,
  design: MechDesign,
  before: Worth,
  after: Worth,
  { condition, takes: lines }: Repaired,
): readonly string[] => {
  const takes = summed(lines.map(({ item, units }) => [item, units]));
  const made = worthOf(factory, UNDAMAGED);
  const free = (what: 'armor' | 'shots') =>
    [...difference(before[what], after[what])].flatMap(([item, more]) =>
      more >= 0 && more - (takes.get(item) ?? 0) <= (made[what].get(item) ?? 0)
        ? []
        : [`the hangar gave ${more} of ${item}`],
    );
  return [
    ...free('armor'),
    ...free('shots'),
    ...([...after.broken].some((key) => !before.broken.has(key)) ? ['something broke in the hangar'] : []),
    ...(Object.keys(condition.structure).length === 0 ? [] : ['structure is not whole after the hangar']),
    ...(factory === design &&
    (text(takes) !== '[]' ||
      condition.slots.length + condition.ammunition.length + Object.keys(condition.armor).length > 0)
      ? [
          `a mech as it was made took ${text(takes)} in the hangar, and was left with ${JSON.stringify(condition)}`,
        ]
      : []),
  ];
};

type Refitted = Extract<CampaignEvent, { readonly type: 'mech-refitted' }>['data'];

/** Pieces that a design has of an item with a size of its own, and its heat sinks, in slots or not. */
const piecesOf = (design: MechDesign): Count => {
  const slots = LOCATIONS.flatMap((location) =>
    design.slots[location].flatMap((_, index) => contentOf(design, location, index + 1)),
  );
  const pieces = slots.flatMap((item): [string, number][] => {
    const known = bundledCatalog().item(item as never);
    const isPiece = known !== null && known.ammunition === null && !isMaterial(item) && known.tons !== null;
    return isPiece && known.slots !== null && known.slots > 0 ? [[item, 1 / known.slots]] : [];
  });
  const standing = pieces.reduce(
    (sum, [item, part]) => (item === design.heatSinks.item ? sum + part : sum),
    0,
  );
  return new Map(
    [...summed([...pieces, [design.heatSinks.item, design.heatSinks.count - standing]])].map(([item, n]) => [
      item,
      Math.round(n),
    ]),
  );
};

/** What weighs by the mech has slots by the mech, too: its pieces cannot be counted by slots. */
const isCounted = (item: string): boolean => {
  const known = bundledCatalog().item(item as never);
  return known !== null && (known.slots !== null || known.ammunition !== null || known.kind === 'armor');
};

/**
 * REP-4: what the mech has more of came out of the depot, what it has less of lies there now, or was a broken
 * piece.
 */
const refitFaults = (
  from: MechDesign,
  to: MechDesign,
  before: Worth,
  after: Worth,
  { takes, gives, lost }: Refitted,
): readonly string[] => {
  const isPiece = (item: string): boolean =>
    ['weapon', 'equipment'].includes(bundledCatalog().item(item as never)?.kind ?? '');
  const said = summed([
    ...takes.map(({ item, units }) => [item, units] as const),
    ...gives.map(({ item, units }) => [item, -units] as const),
    ...lost.flatMap(({ item, units }) => (isPiece(item) ? [[item, -units] as const] : [])),
  ]);
  const changed = summed([
    ...difference(before.armor, after.armor),
    ...difference(before.shots, after.shots),
    ...difference(piecesOf(from), piecesOf(to)),
  ]);
  return [
    ...[...difference(said, changed)].flatMap(([item, more]) =>
      isCounted(item) ? [`a refit brought ${more} of ${item} more than it says`] : [],
    ),
    ...(after.structure === before.structure
      ? []
      : [`structure changed by ${after.structure - before.structure} in a refit`]),
  ];
};

const GAINS: readonly CampaignEvent['type'][] = [
  'mech-corrected',
  'campaign-started',
  'campaign-rolled-back',
];

const isLess = (before: Worth, after: Worth): boolean =>
  [
    ...difference(before.armor, after.armor).values(),
    ...difference(before.shots, after.shots).values(),
  ].every((change) => change < 0) &&
  after.structure <= before.structure &&
  [...before.broken].every((key) => after.broken.has(key));

const mechFaults = (before: CampaignState, event: CampaignEvent, after: CampaignState): readonly string[] => {
  if (before.mechs === after.mechs || GAINS.includes(event.type)) return [];
  return Object.values<MechRow>(after.mechs).flatMap((now): readonly string[] => {
    const was = Object.hasOwn(before.mechs, now.id) ? before.mechs[now.id] : undefined;
    if (was === undefined || (was.condition === now.condition && was.design === now.design)) return [];
    const [design, old] = [bundledCatalog().mech(now.design), bundledCatalog().mech(was.design)];
    if (design === null || old === null) return [`${now.id} has no design`];
    const [had, has] = [worthOf(old, was.condition), worthOf(design, now.condition)];
    if (event.type === 'mech-refitted')
      return event.data.mech === now.id
        ? refitFaults(old, design, had, has, event.data)
        : [`${now.id} changed with the refit of another`];
    if (old !== design) return [`${event.type} made another design of ${now.id}`];
    if (event.type === 'mech-repaired') {
      if (event.data.mech !== now.id) return [`${now.id} changed with the repair of another`];
      const factory = now.factoryDesign === null ? design : bundledCatalog().mech(now.factoryDesign);
      return event.data.what === 'hangar'
        ? hangarFaults(factory ?? design, design, had, has, event.data)
        : repairFaults(design, had, has, event.data);
    }
    const fought =
      event.type === 'battle-ended'
        ? before.battles[event.data.battle]?.setup.units.find(({ id }) => id === now.id)
        : undefined;
    // A battle goes on from what its setup says, whatever the game master has corrected since.
    return fought !== undefined && isLess(worthOf(design, fought.condition), has)
      ? []
      : [`${event.type} gave ${now.id} what nobody took from a depot`];
  });
};

const quantities = ({ stock }: CampaignState): Count =>
  summed(rowsOf(stock).map(({ force, hex, item, quantity }) => [`${force}|${hex}|${item}`, quantity]));
const usables = ({ stock }: CampaignState): Count =>
  summed(rowsOf(stock).map(({ force, hex, item, usable }) => [`${force}|${hex}|${item}`, usable]));

/** Null: the table was set anew. */
const moved = (event: CampaignEvent): readonly (readonly [string, number])[] | null => {
  switch (event.type) {
    case 'stock-moved': {
      const { from, to, item, units } = event.data;
      return [
        ...(from === null ? [] : [[`${from.force}|${from.hex}|${item}`, -units] as const]),
        ...(to === null ? [] : [[`${to.force}|${to.hex}|${item}`, units] as const]),
      ];
    }
    case 'wreck-scrapped': {
      const { force, hex, item, units } = event.data;
      return units === 0 ? [] : [[`${force}|${hex}|${item}`, units]];
    }
    case 'mech-repaired': {
      const { force, hex, takes } = event.data;
      return takes.map(({ item, units }) => [`${force}|${hex}|${item}`, -units]);
    }
    case 'mech-refitted': {
      const { force, hex, takes, gives } = event.data;
      return [
        ...takes.map(({ item, units }) => [`${force}|${hex}|${item}`, -units] as const),
        ...gives.map(({ item, units }) => [`${force}|${hex}|${item}`, units] as const),
      ];
    }
    case 'depot-plundered': {
      const { hex, from, to, stock } = event.data;
      return stock.flatMap(({ item, quantity }) => [
        [`${from}|${hex}|${item}`, -quantity] as const,
        [`${to}|${hex}|${item}`, quantity] as const,
      ]);
    }
    case 'stock-corrected':
    case 'campaign-started':
    case 'campaign-rolled-back':
      return null;
    default:
      return [];
  }
};

const stockFaults = (
  before: CampaignState,
  event: CampaignEvent,
  after: CampaignState,
): readonly string[] => {
  const expected = moved(event);
  if (expected === null || (expected.length === 0 && before.stock === after.stock)) return [];
  const change = difference(quantities(before), quantities(after));
  const wanted = difference(NONE, summed(expected));
  const use = difference(usables(before), usables(after));
  const fitted =
    event.type === 'mech-repaired' || event.type === 'mech-refitted'
      ? difference(NONE, summed(expected.filter(([, units]) => units < 0)))
      : null;
  const opensRound = event.type === 'phase-opened' && after.campaign.round !== before.campaign.round;
  return [
    ...(same(change, wanted)
      ? []
      : [`${event.type} changes stock by ${text(change)} and says ${text(wanted)}`]),
    // DEP-2: what is fitted lay there at the start of the round; what arrives serves from the next.
    ...(fitted !== null && !same(use, fitted) ? [`fitted ${text(fitted)} of usable stock ${text(use)}`] : []),
    ...(!opensRound && event.type !== 'depot-plundered' && [...use.values()].some((more) => more > 0)
      ? [`${event.type} makes stock usable`]
      : []),
  ];
};

/** A line for each unit that came from nowhere or went nowhere. */
export const storekeeper = ({ before, events, state }: Played): readonly string[] => {
  const faults: string[] = [];
  let at = before;
  for (const event of events) {
    const next = apply(at, [event]);
    faults.push(...stockFaults(at, event, next), ...mechFaults(at, event, next));
    at = next;
  }
  return canonicalStock(at) === canonicalStock(state)
    ? faults
    : [...faults, 'the events do not lead to the state'];
};

const canonicalStock = (state: CampaignState): string => text(quantities(state));

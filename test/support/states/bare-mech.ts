/**
 * A mech of nothing but itself, into whose slots a test puts what it is about, and what its Battle Value then
 * says.
 */
import { battleValue, type Reading, type Term } from '../../../src/catalog/battle-value';
import { bundledCatalog } from '../../../src/catalog/bundled';
import { UNDAMAGED, type Condition } from '../../../src/catalog/condition';
import { mountSlots } from '../../../src/catalog/items/mount-size';
import {
  LOCATIONS,
  type Item,
  type ItemId,
  type Location,
  type MechDesign,
  type Slot,
  type SystemPart,
} from '../../../src/catalog/model';

export const raise = (what: string): never => {
  throw new Error(what);
};
const catalog = bundledCatalog();
/** 70 t, 4/6. */
export const ARCHER = catalog.mech('archer-arc-2r') ?? raise('no archer');
const empty = (): (Slot | null)[] => Array.from({ length: 12 }, () => null);

const like = (id: string, changes: Partial<Item>): Item => ({
  ...(catalog.item(id) ?? raise(id)),
  ...changes,
});
const flagged = (id: string, ...flags: string[]): Item =>
  like('is-case', { id: id as ItemId, alias: null, slots: 1, bv: 0, flags });
/** Items of rules for equipment that the catalogue does not have (experimental), and one of no value. */
const MORE: readonly Item[] = [
  flagged('null-signature', 'null-signature'),
  flagged('chameleon', 'chameleon-shield'),
  flagged('cold-myomer', 'super-cooled-myomer'),
  flagged('blue-shield', 'blue-shield'),
  { ...flagged('harjel-two', 'harjel-ii'), bv: null },
  { ...flagged('harjel-three', 'harjel-iii'), bv: null },
  flagged('emergency-coolant', 'emergency-coolant-system'),
  flagged('insulator', 'laser-insulator'),
  { ...flagged('pulse-module'), alias: 'ISRISCLaserPulseModule', explosive: true },
  like('is-er-large-laser', { id: 'first-er-large-laser' as ItemId, alias: 'ISERLargeLaserPrototype' }),
  like('jump-jet', { id: 'first-improved-jet' as ItemId, alias: 'ISPrototypeImprovedJumpJet' }),
  like('is-hatchet', { id: 'mystery' as ItemId, alias: 'Mystery Club', slots: 1, bv: null }),
];
export const itemOf = (id: string): Item | null => MORE.find((item) => item.id === id) ?? catalog.item(id);

type Mounted = Partial<Record<Location, readonly string[]>>;
interface Marks {
  readonly text: string;
  readonly item: ItemId;
  readonly count: number | null;
}
/** `id`, behind it `<` to the rear, `^` in a turret, `!` armoured, `*3` only three slots of it. */
const read = (text: string): Marks => ({
  text,
  item: text.replace(/[<^!]|\*\d+/g, '') as ItemId,
  count: /\*(\d+)/.exec(text)?.[1] === undefined ? null : Number(/\*(\d+)/.exec(text)?.[1]),
});

/** 70 t, 4/6, 10 heat sinks, a standard engine and nothing but itself; then what is put into its slots. */
export const bare = (mounted: Mounted, changes: Partial<MechDesign> = {}): MechDesign => {
  const base: MechDesign = {
    ...ARCHER,
    heatSinks: { count: 10, double: false, capacity: 10, item: 'heat-sink' as ItemId, fixed: null },
    ...changes,
  };
  const shell = (location: Location): (Slot | null)[] =>
    base.slots[location].flatMap((slot) => (slot?.kind === 'system' ? [slot] : []));
  const sized = { ...base, engineTons: null, directFireTons: 0 as never, turretTons: {} };
  const put = (location: Location): Slot[] =>
    (mounted[location] ?? []).map(read).flatMap(({ text, item: id, count }): Slot[] => {
      const item = itemOf(id);
      const slots = count ?? (item === null ? 1 : Math.max(1, mountSlots(item, sized) ?? 1));
      const mark = {
        item: id,
        rear: text.includes('<'),
        ...(text.includes('^') ? { turret: true as const } : {}),
        ...(text.includes('!') ? { armored: true as const } : {}),
      };
      return Array.from({ length: slots }, () => ({ kind: 'items', items: [mark] }));
    });
  const at = (location: Location) => [...shell(location), ...put(location), ...empty()].slice(0, 12);
  const slots = Object.fromEntries(LOCATIONS.map((location) => [location, at(location)])) as Record<
    Location,
    (Slot | null)[]
  >;
  const bins = LOCATIONS.flatMap((location) =>
    slots[location].flatMap((slot, i) => {
      const item = slot?.kind === 'items' ? itemOf(slot.items[0]?.item ?? raise('empty')) : null;
      return item?.ammunition
        ? [{ location, slot: i + 1, item: item.id, shots: item.ammunition.shotsPerTon }]
        : [];
    }),
  );
  return { ...base, slots, bins };
};
export const times = (count: number, item: string): readonly string[] => Array<string>(count).fill(item);
/** That many jump jets, in the side torsos. */
export const jets = (count: number, jet = 'jump-jet'): Mounted => ({
  RT: times(Math.ceil(count / 2), jet),
  LT: times(Math.floor(count / 2), jet),
});
export const sinks = (count: number): Pick<MechDesign, 'heatSinks'> => ({
  heatSinks: { count, double: false, capacity: count, item: 'heat-sink' as ItemId, fixed: null },
});
export const engine = (
  type: MechDesign['engine']['type'],
  techBase: 'is' | 'clan' = 'is',
): Pick<MechDesign, 'engine'> => ({
  engine: { rating: 280, type, techBase },
});

export const valued = (
  design: MechDesign,
  condition: Condition = UNDAMAGED,
  reading: Reading = 'megamek',
) => {
  const result = battleValue(design, itemOf, condition, reading);
  return result.ok ? result.value : raise(JSON.stringify(result.error));
};
export const all = (term: Term, code: string): readonly Term[] =>
  term.code === code ? [term] : term.terms.flatMap((inner) => all(inner, code));
const first = (term: Term, code: string): Term => all(term, code)[0] ?? raise(`${code} is no term`);
export const figure = (design: MechDesign, code: string, condition: Condition = UNDAMAGED): number =>
  first(valued(design, condition).term, code).value;
export const param = (design: MechDesign, code: string, name: string, condition: Condition = UNDAMAGED) =>
  first(valued(design, condition).term, code).params[name];
/** Values of the weapons, in the order in which they count. */
export const weapons = (design: MechDesign, condition: Condition = UNDAMAGED): readonly number[] =>
  all(valued(design, condition).term, 'weapons/weapon').map(({ value }) => value);
export const heats = (design: MechDesign) =>
  all(valued(design).term, 'weapons/weapon').map(({ params }) => params['heat']);
export const efficiency = (design: MechDesign, condition: Condition = UNDAMAGED): number =>
  valued(design, condition).heatEfficiency.value;
/** Codes of why it has no value, with what each is about. */
export const refused = (design: MechDesign) => {
  const result = battleValue(design, itemOf);
  return result.ok ? [] : result.error.map(({ code, params }) => [code, params['item'] ?? params['kind']]);
};

export const partHits = (
  design: MechDesign,
  location: Location,
  part: SystemPart,
  hits: number,
): Condition['slots'] =>
  design.slots[location]
    .flatMap((slot, i) =>
      slot?.kind === 'system' && slot.part === part ? [{ location, slot: i + 1, state: 'hit' as const }] : [],
    )
    .slice(0, hits);
export const itemHits = (
  design: MechDesign,
  location: Location,
  item: string,
  hits = 1,
): Condition['slots'] =>
  design.slots[location]
    .flatMap((slot, i) =>
      slot?.kind === 'items' && slot.items.some((one) => one.item === item)
        ? [{ location, slot: i + 1, state: 'destroyed' as const }]
        : [],
    )
    .slice(0, hits);
export const hit = (...slots: readonly Condition['slots'][]): Condition => ({
  ...UNDAMAGED,
  slots: slots.flat(),
});

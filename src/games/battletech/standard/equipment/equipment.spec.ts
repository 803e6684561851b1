import { bundledCatalog, furtherEquipment, type Item, LOCATIONS } from '../../../../catalog';
import { figuresOf } from '../mech/make-sheet';
import { makeSheet } from '../testing/make-mech';
import { bladeOf } from './body/blade-figures';
import { mascNumber, mascTurns } from './body/masc';
import { feeds } from '../fire/weapon/ammunition';
import { effectOf, refusalsOf } from './effect-of';
import { probeReach } from './electronics/probe-reach';
import { EQUIPMENT_RULES } from './rules';
import { attackOf } from './weapons/attack';
import { jams } from './weapons/jamming';

const catalog = bundledCatalog();
const itemOf = (id: string): Item => {
  const item = catalog.item(id);
  if (item === null) throw new RangeError(`no item ${id}`);
  return item;
};
const mounted: readonly Item[] = [
  ...new Set(
    catalog.mechs.flatMap(({ slots, bins }) => [
      ...LOCATIONS.flatMap((location) =>
        slots[location].flatMap((slot) => (slot?.kind === 'items' ? slot.items.map(({ item }) => item) : [])),
      ),
      ...bins.map(({ item }) => item),
    ]),
  ),
]
  .sort()
  .map(itemOf);

it.each(mounted.map((item) => [item.id, item] as const))(
  'BT-EQ-34 BT-EQ-35 %s, which a bundled design mounts, has its effect',
  (_, item) => {
    const kind = effectOf(figuresOf(item));
    expect(kind?.does(figuresOf(item))).toMatch(/^[A-Z+−0-9].{8,}\.$/);
    expect(kind?.rule.id).toMatch(/^BT-EQ-\d+$/);
    if (item.kind !== 'equipment') expect(kind?.code).not.toBe('none');
  },
);

it('BT-EQ-35 no bundled design is refused', () => {
  for (const { slug } of catalog.mechs) expect(refusalsOf(makeSheet(slug))).toEqual([]);
});

it('BT-EQ-35 what no rule covers is named, once', () => {
  const sheet = makeSheet('hunchback-hbk-4g');
  const [first] = sheet.mounts;
  const artillery = furtherEquipment().get('long-tom');
  if (first === undefined || artillery === undefined) throw new RangeError('no such thing');
  const piece = { ...first, figures: figuresOf(artillery) };
  expect(refusalsOf({ ...sheet, mounts: [...sheet.mounts, piece, piece] })).toEqual([artillery.name]);
});

it('BT-EQ-34 only equipment has no effect, never a weapon, ammunition, armour or electronics', () => {
  const all = [...catalog.items, ...furtherEquipment().values()];
  const idle = all.filter((item) => effectOf(figuresOf(item))?.code === 'none');
  expect(idle.length).toBeGreaterThan(5);
  expect(idle.map(({ kind }) => kind)).toEqual(idle.map(() => 'equipment'));
});

const DOES: readonly (readonly [item: string, rule: string, does: string])[] = [
  ['medium-laser', 'BT-EQ-2', 'Does 5 points with one hit.'],
  ['autocannon-20', 'BT-EQ-2', 'Does 20 points with one hit.'],
  ['is-ultra-autocannon-10', 'BT-EQ-3', 'Fires once or twice, 10 points a hit; may jam.'],
  ['is-rotary-autocannon-5', 'BT-EQ-4', 'Fires one to six times, 5 points a hit; may jam.'],
  ['is-lb-10-x-ac', 'BT-EQ-5', 'Does 10 points with one hit, or scatters them point by point.'],
  ['lrm-20', 'BT-EQ-6', '20 missiles of 1 point, in groups of 5.'],
  ['srm-6', 'BT-EQ-7', '6 missiles of 2 points, each by itself.'],
  ['streak-srm-2', 'BT-EQ-8', '2 missiles, all or none, of 2 points.'],
  ['is-mrm-30', 'BT-EQ-9', '30 missiles of 1 point, in groups of 5.'],
  ['rocket-launcher-15', 'BT-EQ-9', '15 missiles of 1 point, in groups of 5.'],
  ['clan-atm-9', 'BT-EQ-10', '9 missiles of 1 to 3 points by ammunition, in groups of 5.'],
  ['is-mml-7', 'BT-EQ-11', '7 missiles, LRM or SRM by ammunition.'],
  ['is-thunderbolt-10', 'BT-EQ-12', 'One missile with the damage of its name.'],
  ['is-heavy-gauss-rifle', 'BT-EQ-13', 'Does 25/20/10 points with one hit; explodes when hit.'],
  ['clan-hag-40', 'BT-EQ-13', '40 slugs of 1 point, in groups of 5; explodes when hit.'],
  ['is-plasma-rifle', 'BT-EQ-14', 'Does 10 points and heats its target by one die.'],
  ['clan-plasma-cannon', 'BT-EQ-14', 'Heats its target by two dice.'],
  ['machine-gun', 'BT-EQ-15', 'Does 2 points with one hit.'],
  ['clan-machine-gun-array', 'BT-EQ-15', 'Fires the machine guns of its location together.'],
  ['flamer', 'BT-EQ-16', 'Does 2 points, or heats by 2.'],
  ['anti-personnel-pods', 'BT-EQ-17', 'Strikes infantry in the same hex, once.'],
  ['is-tag', 'BT-EQ-18', 'Marks a target for semi-guided missiles.'],
  ['narc', 'BT-EQ-19', 'Fixes a beacon to its target: missiles for it cluster better.'],
  ['is-anti-missile-system', 'BT-EQ-20', '−4 on the cluster roll of one salvo of missiles a turn.'],
  ['is-artemis-iv-fcs', 'BT-EQ-21', '+2 on cluster rolls of a launcher beside it.'],
  ['is-c3-master-computer', 'BT-EQ-22', 'Shares the range to a target among a network.'],
  ['is-guardian-ecm-suite', 'BT-EQ-23', 'Jams Artemis, Narc, C3 and probes of enemies within 6 hexes.'],
  ['is-beagle-active-probe', 'BT-EQ-24', 'Finds hidden mines within 4 hexes.'],
  ['clan-targeting-computer', 'BT-EQ-25', 'Direct fire hits better by 1.'],
  ['supercharger', 'BT-EQ-26', 'Lets the mech run faster, at the risk of failure.'],
  ['is-triple-strength-myomer', 'BT-EQ-27', 'Faster and stronger blows when hot.'],
  ['jump-jet', 'BT-EQ-28', 'One MP of jumping.'],
  ['is-hatchet', 'BT-EQ-29', 'Strikes at −1 for a fifth of its tonnage.'],
  ['is-case', 'BT-EQ-30', 'Keeps an explosion within its location.'],
  ['clan-double-heat-sink', 'BT-EQ-31', 'Takes 2 heat a turn.'],
  ['hardened-armor', 'BT-EQ-32', 'Each point takes two of damage.'],
  ['clan-ferro-fibrous-armor', 'BT-EQ-32', 'Takes a point of damage with each of its own.'],
  ['autocannon-5-ammo', 'BT-EQ-33', 'Feeds its weapons; explodes when hit.'],
  ['is-gauss-rifle-ammo', 'BT-EQ-33', 'Feeds its weapons; does not explode.'],
  ['communications-equipment', 'BT-EQ-34', 'None: orders need no radio.'],
  ['ppc-capacitor', 'BT-EQ-37', 'Charged, its PPC does 5 points more for 5 heat.'],
  ['battlemech-turret-head', 'BT-EQ-36', 'Turns its weapons all round.'],
];

/** Of what bundled designs do not mount. */
const FURTHER: typeof DOES = [
  ['is-hvac-10', 'BT-EQ-2', 'Does 10 points with one hit.'],
  ['is-bombast-laser', 'BT-EQ-2', 'Does 12 points with one hit.'],
  ['clan-improved-autocannon-5', 'BT-EQ-2', 'Does 5 points with one hit.'],
  ['clan-improved-lrm-15', 'BT-EQ-6', '15 missiles of 1 point, in groups of 5.'],
  ['clan-improved-atm-12', 'BT-EQ-10', '12 missiles of 1 to 3 points by ammunition, in groups of 5.'],
  ['clan-improved-gauss-rifle', 'BT-EQ-13', 'Does 15 points with one hit; explodes when hit.'],
  ['mech-mortar-4', 'BT-EQ-38', '4 shells of 2 points, each by itself.'],
  [
    'clan-improved-lrm-15-semi-guided-ammo',
    'BT-EQ-33',
    'At a marked target, without the modifiers of a spotter; explodes when hit.',
  ],
  [
    'clan-improved-lrm-15-swarm-ammo',
    'BT-EQ-33',
    'Feeds its weapons; what misses is lost; explodes when hit.',
  ],
  [
    'clan-improved-lrm-15-thunder-ammo',
    'BT-EQ-33',
    'Carried but not fired (it lays mines); explodes when hit.',
  ],
  ['bridge-layer-light', 'BT-EQ-34', 'None: no bridges are laid in a battle.'],
];
it.each(FURTHER.map(([item, rule, does]) => [rule, item, does]))('%s %s: %s', (rule, id, does) => {
  const item = catalog.item(id) ?? furtherEquipment().get(id);
  if (item === undefined) throw new RangeError(`no item ${id}`);
  const kind = effectOf(figuresOf(item));
  expect([kind?.rule.id, kind?.does(figuresOf(item))]).toEqual([rule, does]);
});

it('BT-EQ-33 what is carried but not fired feeds nothing', () => {
  const figures = (id: string) => {
    const item = catalog.item(id) ?? furtherEquipment().get(id);
    if (item === undefined) throw new RangeError(`no item ${id}`);
    return figuresOf(item);
  };
  const launcher = figures('clan-improved-lrm-15');
  const fed = ['', 'semi-guided-', 'swarm-', 'multi-purpose-', 'smoke-', 'thunder-', 'mine-clearance-'].map(
    (kind) => feeds(launcher, figures(`clan-improved-lrm-15-${kind}ammo`)),
  );
  expect(fed).toEqual([true, true, true, true, false, false, false]);
});

it('BT-EQ-10 BT-EQ-38 BT-EQ-2 what improved ATM and mortars do, and when a hyper-velocity gun breaks', () => {
  const figures = (id: string) => figuresOf(furtherEquipment().get(id) ?? itemOf(id));
  const firing = { munition: null, range: 'medium', shots: 1, isHeating: false } as const;
  const explosive = { ...firing, munition: figures('clan-high-explosive-iatm-12-ammo') };
  expect(attackOf(figures('clan-improved-atm-12'), explosive)).toMatchObject({
    size: 12,
    isWhole: true,
    each: 3,
    group: 5,
    kind: 'missile',
  });
  expect(attackOf(figures('mech-mortar-4'), firing)).toMatchObject({
    size: 4,
    isWhole: false,
    each: 2,
    group: 2,
    kind: 'ballistic',
  });
  expect([2, 3].map((roll) => jams(figures('is-hvac-10'), 1, roll))).toEqual([true, false]);
});

// Each by the id of its rule.
it.each(DOES.map(([item, rule, does]) => [rule, item, does]))('%s %s: %s', (rule, id, does) => {
  const figures = figuresOf(itemOf(id));
  const kind = effectOf(figures);
  expect([kind?.rule.id, kind?.does(figures)]).toEqual([rule, does]);
});

it('BT-EQ-35 every rule has an id of its own, in order', () => {
  const ids = EQUIPMENT_RULES.map(({ id }) => Number(id.split('-')[2]));
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids)).toBe(ids.length);
});

it('BT-EQ-24 how far probes look', () => {
  const reach = (id: string): number => probeReach(figuresOf(itemOf(id)));
  expect(
    [
      'clan-light-active-probe',
      'is-beagle-active-probe',
      'clan-active-probe',
      'is-bloodhound-active-probe',
    ].map(reach),
  ).toEqual([3, 4, 5, 8]);
  expect(reach('medium-laser')).toBe(0);
});

it('BT-EQ-26 the numbers of MASC', () => {
  expect([0, 1, 2, 3, 4].map(mascNumber)).toEqual([3, 5, 7, 11, null]);
  expect([mascTurns(2, true), mascTurns(2, false), mascTurns(0, false)]).toEqual([3, 1, 0]);
});

it('BT-EQ-29 what hand weapons do', () => {
  const damage = (id: string, tons: number): number | undefined => bladeOf({ item: id })?.damage(tons);
  expect(damage('is-hatchet', 45)).toBe(9);
  expect(damage('is-sword', 45)).toBe(6);
  expect(damage('is-mace', 50)).toBe(13);
  expect(damage('claw', 50)).toBe(8);
  expect(damage('clan-talons', 50)).toBe(15);
  expect(damage('medium-laser', 50)).toBeUndefined();
});

import { refitPairs } from '../../../../test/support/states/damage';
import { bundledCatalog } from '../../../catalog/bundled';
import { UNDAMAGED, type Condition } from '../../../catalog/condition';
import {
  LOCATIONS,
  type ArmorKind,
  type ArmorType,
  type Item,
  type Location,
  type MechDesign,
} from '../../../catalog/model';
import { toTons } from '../../../kernel/tonnage';
import { benefitsOfTypes } from '../../buildings/benefits';
import type { BuildingType } from '../../buildings';
import type { Price } from '../../orders/definition';
import type { Trader } from './factors';
import {
  equipmentPrice,
  equipmentSale,
  mechPrice,
  mechSale as saleOf,
  pilotPrice,
  pilotSale,
} from './prices';

const catalog = bundledCatalog();
const known = <T>(value: T | null): T => {
  if (value === null) throw new Error('not in the catalogue');
  return value;
};
const mechSale = (
  all: typeof catalog,
  benefits: typeof plain,
  design: MechDesign,
  condition: Condition,
  factory = design,
  asSold = false,
) => saleOf(all, benefits, { design, condition, factory }, asSold);
/** Who has no buildings. */
const plain = benefitsOfTypes('planetary-2', []);
const trader = (id: string, ...buildings: BuildingType[]): Trader => ({
  faction: known(catalog.faction(id)),
  benefits: benefitsOfTypes('planetary-2', buildings),
  technologyDecides: false,
});
const item = (id: string): Item => known(catalog.item(id));
const design = (slug: string): MechDesign => known(catalog.mech(slug));
const amount = (price: Price | null): number | null => (price === null ? null : toTons(price.amount));
const patchworkOf = (type: ArmorType) =>
  Object.fromEntries(LOCATIONS.map((location) => [location, { type, techBase: 'is' }])) as Record<
    Location,
    ArmorKind
  >;
const davion = trader('davion');
const wolf = trader('clan-wolf');

describe('prices of equipment', () => {
  it.each([
    ['standard-armor', 16, -1],
    ['heat-sink', 2, -2],
    ['is-double-heat-sink', 1, -1],
    ['medium-laser', 3, -3],
    ['autocannon-20', 1, -14],
    ['autocannon-20-ammo', 5, -1],
    ['srm-6', 1, -3],
  ])('SUP-2 a standard part costs its tonnage: %s', (id, units, tons) => {
    expect(amount(equipmentPrice(davion, item(id), units))).toBe(tons);
  });

  it.each([
    ['is-ferro-fibrous-armor', 17, -1.5],
    ['is-medium-pulse-laser', 1, -3],
    ['er-ppc', 1, -10.5],
    ['is-er-large-laser', 2, -15],
  ])('SUP-2 any other part costs one and a half times its tonnage: %s', (id, units, tons) => {
    expect(amount(equipmentPrice(davion, item(id), units))).toBe(tons);
  });

  it('SUP-3 counts a ton a slot for what has no weight', () => {
    expect(amount(equipmentPrice(davion, item('is-triple-strength-myomer'), 1))).toBe(-9);
  });

  it('SUP-3 counts at least a ton for what has neither weight nor slots', () => {
    expect(amount(equipmentPrice(wolf, item('clan-case'), 1))).toBe(-1.5);
  });

  it('DEP-6 rounds once an order, against the buyer', () => {
    expect(amount(equipmentPrice(davion, item('is-ferro-fibrous-armor'), 1))).toBe(-0.088236);
    expect(amount(equipmentPrice(davion, item('is-ferro-fibrous-armor'), 2))).toBe(-0.176471);
  });

  it('SUP-10 turns the technologies round for a clan force', () => {
    expect(equipmentPrice(davion, item('clan-er-medium-laser'), 1)).toBeNull();
    expect(equipmentPrice(wolf, item('is-medium-pulse-laser'), 1)).toBeNull();
    expect(amount(equipmentPrice(wolf, item('clan-er-medium-laser'), 1))).toBe(-1.5);
    expect(amount(equipmentPrice(wolf, item('clan-double-heat-sink'), 1))).toBe(-1);
  });

  it('names every term with its rule', () => {
    expect(equipmentPrice(davion, item('er-ppc'), 1)?.terms).toEqual([
      { text: 'supply/tonnage', factor: null, tons: 7_000_000, rule: 'SUP-3' },
      { text: 'supply/other-part', factor: 1.5, tons: null, rule: 'SUP-2' },
    ]);
  });
});

describe('prices of mechs and pilots', () => {
  it.each([
    ['davion', 'hunchback-hbk-4g', -50],
    ['davion', 'black-hawk-nova-a', -50],
    ['davion', 'akuma-aku-1x', -108],
    ['davion', 'annihilator-anh-1e', -120],
    ['clan-wolf', 'arctic-wolf-standard', -40],
    ['clan-wolf', 'arctic-wolf-prime', -48],
  ])('SUP-4 for %s: %s costs %d t', (buyer, slug, tons) => {
    expect(amount(mechPrice(catalog, trader(buyer), design(slug)))).toBe(tons);
  });

  it.each([
    ['davion', 'arcas-standard'],
    ['davion', 'annihilator-anh-1a'],
    ['clan-wolf', 'hunchback-hbk-4g'],
    ['clan-wolf', 'annihilator-anh-1e'],
  ])('BLD-BLACK SUP-10 for %s: %s is sold by a black market only', (buyer, slug) => {
    expect(mechPrice(catalog, trader(buyer), design(slug))).toBeNull();
  });

  it('SUP-5 a green pilot costs 10 t', () => expect(amount(pilotPrice())).toBe(-10));
});

describe('sales', () => {
  const hunchback = design('hunchback-hbk-4g');

  it('SUP-6 half the tonnage without price factor', () => {
    expect(amount(equipmentSale(plain, item('er-ppc'), 1))).toBe(3.5);
    expect(amount(mechSale(catalog, plain, hunchback, UNDAMAGED))).toBe(25);
    expect(amount(mechSale(catalog, plain, design('akuma-aku-1x'), UNDAMAGED))).toBe(45);
  });

  it('SUP-6 a pilot fetches 5 t', () => expect(amount(pilotSale(plain))).toBe(5));

  it('SUP-6 rounds once an order, against the seller', () => {
    expect(amount(equipmentSale(plain, item('is-ferro-fibrous-armor'), 1))).toBe(0.029411);
  });

  it('SUP-6 a mech fetches less by the armour that it lacks', () => {
    expect(amount(mechSale(catalog, plain, hunchback, { ...UNDAMAGED, armor: { CT: 10 } }))).toBe(24.5);
  });

  it('SUP-6 the armour of a patchwork mech counts by the kind of each location', () => {
    const patched: MechDesign = {
      ...hunchback,
      armorType: 'patchwork',
      patchwork: { ...patchworkOf('standard'), LL: { type: 'hardened', techBase: 'is' } },
    };
    expect(
      amount(
        mechSale(catalog, plain, patched, {
          ...UNDAMAGED,
          armor: { LL: hunchback.armor.LL - 8, CT: hunchback.armor.CT - 8 },
        }),
      ),
    ).toBe(24.25);
  });

  it('SUP-6 a mech fetches less by the shots that it lacks', () => {
    const condition = { ...UNDAMAGED, ammunition: [{ location: 'LT' as const, slot: 1, shots: 2 }] };
    expect(amount(mechSale(catalog, plain, hunchback, condition))).toBe(24.7);
  });

  it('SUP-6 a hit slot costs the whole part, however many of its slots are hit', () => {
    const hit = (slot: number) => ({ location: 'RT' as const, slot, state: 'hit' as const });
    expect(amount(mechSale(catalog, plain, hunchback, { ...UNDAMAGED, slots: [hit(3)] }))).toBe(18);
    expect(amount(mechSale(catalog, plain, hunchback, { ...UNDAMAGED, slots: [hit(3), hit(9)] }))).toBe(18);
  });

  it('SUP-6 structure counts as the share of V in M', () => {
    // M = 83; 8 points of CT lost
    expect(amount(mechSale(catalog, plain, hunchback, { ...UNDAMAGED, structure: { CT: 8 } }))).toBe(
      Math.floor((75 / 83) * 25_000_000) / 1_000_000,
    );
  });

  it('SUP-6 a lost arm takes its armour and its laser along', () => {
    // 16 points of armour (1 t) and a medium laser (1 t); V = 75 of 83
    const tons = Math.floor(((75 * 48) / 83 / 2) * 1_000_000) / 1_000_000;
    expect(amount(mechSale(catalog, plain, hunchback, { ...UNDAMAGED, structure: { LA: 0 } }))).toBe(tons);
  });
});

describe('the sale of a refitted mech', () => {
  const hunchback = design('hunchback-hbk-4g');
  const launcher = design('hunchback-hbk-4j');
  const sale = (present: MechDesign, condition: Condition, factory: MechDesign): number =>
    toTons(mechSale(catalog, plain, present, condition, factory).amount);

  it('SUP-6 lacks what the refit took out of its factory design; what it added counts for nothing', () => {
    // Without the autocannon (14 t) and its two bins (2 t), whatever it has instead.
    expect(sale(launcher, UNDAMAGED, hunchback)).toBe((50 - 16) / 2);
    // Without 2 launchers (10 t), 3 lasers (3 t), 2 t of ammunition and a heat sink.
    expect(sale(hunchback, UNDAMAGED, launcher)).toBe((50 - 16) / 2);
  });

  it('SUP-6 is dearer again by what comes back', () =>
    expect(sale(hunchback, UNDAMAGED, hunchback)).toBe(25));

  it('SUP-6 what the refit added may be broken or gone, and makes up for nothing that is', () => {
    const hit = (location: Location, slot: number) => ({ location, slot, state: 'hit' as const });
    // A launcher, and one of five medium lasers where the factory had two.
    expect(sale(launcher, { ...UNDAMAGED, slots: [hit('RT', 1), hit('RT', 5)] }, hunchback)).toBe(17);
    // The small laser of the head, half a ton, is the factory's.
    expect(sale(launcher, { ...UNDAMAGED, slots: [hit('HD', 4)] }, hunchback)).toBe((50 - 16 - 0.5) / 2);
  });

  it('SUP-6 DEP-6 armour counts by its kind, and by V / M', () => {
    const thin: MechDesign = { ...hunchback, armor: { ...hunchback.armor, CT: hunchback.armor.CT - 8 } };
    const thick: MechDesign = { ...hunchback, armor: { ...hunchback.armor, CT: hunchback.armor.CT + 8 } };
    expect([sale(thin, UNDAMAGED, hunchback), sale(thick, UNDAMAGED, hunchback)]).toEqual([24.75, 25]);
    expect(sale(thick, { ...UNDAMAGED, armor: { CT: hunchback.armor.CT } }, hunchback)).toBe(25);
    expect(sale(thin, { ...UNDAMAGED, structure: { CT: 8 } }, hunchback)).toBe(
      Math.floor((75 / 83) * 24_750_000) / 1_000_000,
    );
    const other: MechDesign = { ...hunchback, armorType: 'hardened' };
    const points = Object.values(hunchback.armor).reduce((sum, some) => sum + some, 0);
    expect(sale(other, UNDAMAGED, hunchback)).toBe((50 - points / 16) / 2);
  });

  it('SUP-6 never falls below nothing, and no refit makes a mech worth more than it was made', () => {
    for (const { from, to } of refitPairs) {
      const price = sale(to, UNDAMAGED, from);
      expect([from.slug, to.slug, price > 0 && price <= from.tons / 2]).toEqual([from.slug, to.slug, true]);
    }
  });

  it('SUP-6 a cannon that is split over two locations is lost once', () => {
    const crab = design('king-crab-kgc-000');
    const lost = { ...UNDAMAGED, structure: { RT: 0 } };
    const structure = Object.values(crab.structure).reduce((sum, some) => sum + some, 0);
    const left = structure - crab.structure.RT;
    const armor = crab.armor.RT + crab.armor.RTR + crab.armor.RA;
    // One autocannon of 14 t with the arm; whatever else the torso held is less than another.
    const most = ((100 - 14 - armor / 19) * left) / structure / 2;
    expect(sale(crab, lost, crab)).toBeLessThanOrEqual(most);
    expect(sale(crab, lost, crab)).toBeGreaterThan(most - (14 * left) / structure / 2);
  });
});

describe('prices with buildings', () => {
  it.each<[string, BuildingType[], number | null]>([
    ['clan-er-medium-laser', [], null],
    ['clan-er-medium-laser', ['black-market'], -2],
    ['clan-er-medium-laser', ['black-market', 'black-market'], -2],
    ['clan-er-medium-laser', ['black-market', 'free-trader'], -1.9],
    ['clan-er-medium-laser', ['free-trader'], null],
    ['medium-laser', ['black-market', 'free-trader', 'free-trader'], -0.9],
    ['is-medium-pulse-laser', ['free-trader'], -2.8],
    ['is-medium-pulse-laser', ['commodity-exchange', 'spaceport'], -3],
  ])('BLD-BLACK, BLD-TRADE %s with %p costs %p t', (id, buildings, tons) => {
    expect(amount(equipmentPrice(trader('davion', ...buildings), item(id), 1))).toBe(tons);
  });

  it.each<[BuildingType[], number | null]>([
    [[], null],
    [['black-market'], -110],
    [['black-market', 'free-trader'], -110],
  ])('BLD-BLACK, BLD-TRADE a clan mech of 55 t with %p costs %p t', (buildings, tons) => {
    const mech = known(catalog.mechs.find((one) => one.tons === 55 && one.techBase === 'clan') ?? null);
    expect(amount(mechPrice(catalog, trader('davion', ...buildings), mech))).toBe(tons);
  });

  it.each<[BuildingType[], number]>([
    [[], 3.5],
    [['commodity-exchange'], 5.25],
    [['free-trader'], 4.2],
    [['free-trader', 'commodity-exchange', 'commodity-exchange'], 5.95],
  ])('BLD-EXCH SUP-6 BLD-TRADE an ER PPC of 7 t fetches with %p %p t', (buildings, tons) => {
    const { benefits } = trader('davion', ...buildings);
    expect(amount(equipmentSale(benefits, item('er-ppc'), 1))).toBe(tons);
  });

  it('SUP-10, BLD-BLACK a clan force buys Inner Sphere equipment there', () => {
    expect(
      amount(equipmentPrice(trader('clan-wolf', 'black-market'), item('is-medium-pulse-laser'), 1)),
    ).toBe(-4);
  });
});

import { tons } from '../../kernel/tonnage';
import { bundledCatalog } from '../bundled';
import { furtherEquipment } from './equipment';
import { LOCATIONS, type Item, type MechDesign } from '../model';
import { mountSlots, mountTons, sizedMechOf, type SizedMech } from './mount-size';

const catalog = bundledCatalog();
const lookup = catalog.item;
const item = (id: string): Item => {
  const found = catalog.item(id);
  if (found === null) throw new Error(`no ${id}`);
  return found;
};
const MECH: SizedMech = {
  tons: 55,
  motion: 'biped',
  jump: 0,
  engineTons: null,
  directFireTons: tons(0),
  turretTons: {},
};
const size = (id: string, mech: Partial<SizedMech> = {}, sized?: number) => {
  const weight = mountTons(item(id), { ...MECH, ...mech }, sized);
  return [weight === null ? null : weight / 1_000_000, mountSlots(item(id), { ...MECH, ...mech }, sized)];
};

/** How many slots each item fills in each location of a design. */
const slotsByItem = (design: MechDesign): ReadonlyMap<string, readonly number[]> => {
  const counts = new Map<string, number[]>();
  LOCATIONS.forEach((location, index) => {
    for (const slot of design.slots[location])
      for (const { item: id } of slot?.kind === 'items' ? slot.items : []) {
        const row = counts.get(id) ?? LOCATIONS.map(() => 0);
        row[index] = (row[index] ?? 0) + 1;
        counts.set(id, row);
      }
  });
  return counts;
};
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('size of equipment on the bundled designs', () => {
  it('every weight that is given with a design follows from the rules, items of variable weight among them', () => {
    const variable = new Set<string>();
    for (const design of catalog.mechs) {
      const mech = sizedMechOf(design, lookup, null);
      const slots = slotsByItem(design);
      for (const [id, weight] of Object.entries(design.mountTons)) {
        if (item(id).tons === null) variable.add(id);
        // Communications equipment of so many slots is of so many tons.
        const ofSlots = id === 'communications-equipment' ? sum(slots.get(id) ?? []) : undefined;
        expect([design.slug, id, mountTons(item(id), mech, ofSlots)]).toEqual([design.slug, id, weight]);
      }
    }
    expect([...variable].sort()).toEqual(
      expect.arrayContaining([
        'clan-masc',
        'clan-targeting-computer',
        'is-hatchet',
        'is-masc',
        'is-sword',
        'is-targeting-computer',
        'jump-jet',
      ]),
    );
  });

  it('every item of variable size fills as many slots as the rules say', () => {
    let checked = 0;
    for (const design of catalog.mechs) {
      const mech = sizedMechOf(design, lookup, null);
      for (const [id, byLocation] of slotsByItem(design)) {
        const told = item(id);
        const slots = mountSlots(told, mech);
        if (told.slots !== null && told.kind !== 'structure') continue;
        checked += 1;
        // Communications equipment tells its size slot by slot.
        if (slots === null) expect([design.slug, id]).toEqual([design.slug, 'communications-equipment']);
        else if (told.spreadable)
          expect([design.slug, id, sum(byLocation)]).toEqual([design.slug, id, slots]);
        else
          for (const count of byLocation)
            expect([design.slug, id, count % slots]).toEqual([design.slug, id, 0]);
      }
    }
    expect(checked).toBeGreaterThan(200);
  });
});

describe('size of equipment by the rules', () => {
  it('jump jets, improved ones and UMUs weigh by the class of the mech', () => {
    const at = (id: string) => [20, 55, 60, 85, 90, 100].map((weight) => size(id, { tons: weight })[0]);
    expect(at('jump-jet')).toEqual([0.5, 0.5, 1, 1, 2, 2]);
    expect(at('umu')).toEqual([0.5, 0.5, 1, 1, 2, 2]);
    expect(at('improved-jump-jet')).toEqual([1, 1, 2, 2, 4, 4]);
    expect(size('improved-jump-jet')[1]).toBe(2);
  });

  it('MASC is a twentieth of the mech, of the clans a twenty-fifth, to the nearest ton', () => {
    expect([20, 50, 65, 85, 100].map((weight) => size('is-masc', { tons: weight })[1])).toEqual([
      1, 3, 3, 4, 5,
    ]);
    expect([20, 30, 35, 60, 100].map((weight) => size('clan-masc', { tons: weight })[0])).toEqual([
      1, 1, 1, 2, 4,
    ]);
  });

  it('what goes by the engine is a tenth of it, and unknown without it', () => {
    expect(size('supercharger')).toEqual([null, 1]);
    expect(size('supercharger', { engineTons: tons(19) })).toEqual([2, 1]);
    expect(size('supercharger', { engineTons: tons(5.5) })).toEqual([1, 1]);
    expect(size('extended-fuel-tank', { engineTons: tons(11.5) })).toEqual([1.5, 2]);
  });

  it('a targeting computer is a ton and a slot for 4 tons of direct-fire weapons, of the clans for 5', () => {
    const computers = (weight: number) =>
      ['is-targeting-computer', 'clan-targeting-computer'].map((id) =>
        size(id, { directFireTons: tons(weight) }),
      );
    expect(computers(20)).toEqual([
      [5, 5],
      [4, 4],
    ]);
    expect(computers(20.5)).toEqual([
      [6, 6],
      [5, 5],
    ]);
  });

  it('physical weapons go by the mech', () => {
    const at = (id: string) => [45, 70].map((weight) => size(id, { tons: weight }));
    expect(at('is-hatchet')).toEqual([
      [3, 3],
      [5, 5],
    ]);
    expect(at('is-sword')).toEqual([
      [2.5, 3],
      [3.5, 5],
    ]);
    expect(at('is-mace')).toEqual([
      [5, 5],
      [7, 7],
    ]);
    expect(at('is-lance')).toEqual([
      [3, 3],
      [4, 4],
    ]);
    expect(at('is-retractable-blade')).toEqual([
      [3, 4],
      [4, 5],
    ]);
    expect(at('claw')).toEqual([
      [3, 3],
      [5, 5],
    ]);
    expect(at('clan-talons')).toEqual([
      [3, 4],
      [5, 4],
    ]);
    expect(size('clan-talons', { motion: 'quad' })[1]).toBe(8);
  });

  it('parts of the whole mech go by its tonnage, to the next half ton', () => {
    expect(size('is-partial-wing', { tons: 100 })).toEqual([7, 8]);
    expect(size('clan-partial-wing', { tons: 45 })).toEqual([2.5, 6]);
    expect(size('actuator-enhancement-system', { tons: 50 })).toEqual([1.5, 2]);
    expect(size('actuator-enhancement-system', { tons: 50, motion: 'quad' })).toEqual([1, 2]);
    expect(size('actuator-enhancement-system', { tons: 80 })).toEqual([2.5, 4]);
    expect(size('tracks', { tons: 45 })).toEqual([4.5, 2]);
    expect(size('clan-quadvee-wheels', { tons: 70, motion: 'quad' })).toEqual([10.5, 4]);
    expect(size('environmental-sealing-mech', { tons: 65 })).toEqual([6.5, 8]);
    expect(size('is-booby-trap', { tons: 65 })).toEqual([6.5, 1]);
    expect(size('drone-operating-system', { tons: 55 })).toEqual([6, 1]);
    expect(size('is-mechanical-jump-boosters', { tons: 55, jump: 3 })).toEqual([8.5, 4]);
  });

  it('what comes in any size has that size, and none without', () => {
    expect(size('cargo', {}, 2.5)).toEqual([2.5, 3]);
    expect(size('liquid-storage', {}, 1)).toEqual([1, 1]);
    expect(size('communications-equipment', {}, 3)).toEqual([3, 3]);
    expect(size('ladder', {}, 60)).toEqual([0.3, 1]);
    expect(size('cargo')).toEqual([null, null]);
  });

  it('a turret is a tenth of what stands in it, there', () => {
    const mech = { ...MECH, turretTons: { RT: tons(7.5), HD: tons(0.5) } };
    const at = (id: string, location?: 'HD' | 'RT' | 'LT') => mountTons(item(id), mech, undefined, location);
    expect([
      at('battlemech-turret-shoulder', 'RT'),
      at('battlemech-turret-head', 'HD'),
      at('battlemech-turret-shoulder', 'LT'),
    ]).toEqual([1_000_000, 500_000, 0]);
    expect(at('battlemech-turret-shoulder')).toBeNull();
  });

  it('sums up what stands in a design', () => {
    const base = catalog.mech('hunchback-hbk-4g') as MechDesign;
    const mech = sizedMechOf(base, lookup, tons(8.5));
    // An autocannon/20 and three lasers.
    expect(mech).toMatchObject({
      tons: 50,
      motion: 'biped',
      jump: 0,
      engineTons: 8_500_000,
      directFireTons: tons(16.5),
      turretTons: {},
    });
    const turned = {
      ...base,
      slots: {
        ...base.slots,
        RT: base.slots.RT.map((slot) =>
          slot?.kind === 'items'
            ? { ...slot, items: slot.items.map((one) => ({ ...one, turret: true as const })) }
            : slot,
        ),
      },
    };
    expect(sizedMechOf(turned, lookup, null).turretTons).toEqual({ RT: tons(14) });
  });

  it('has a rule for all that a mech mounts and that varies, but for few that nobody states', () => {
    const full = { ...MECH, motion: 'quad' as const, jump: 3, engineTons: tons(10), directFireTons: tons(5) };
    const without = [...catalog.items, ...furtherEquipment().values()].filter((one) => {
      if (one.flags.includes('of-another-unit') || one.id === 'scrap' || one.weapon?.damage === 'infantry')
        return false;
      return mountTons(one, full, 1, 'RT') === null || mountSlots(one, full, 1) === null;
    });
    expect(without.map(({ id }) => id as string)).toEqual(['clan-extended-jump-jet-system']);
  });
});

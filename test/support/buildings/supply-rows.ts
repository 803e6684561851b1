/** The buildings that show in the supply phase what they bring. */
import type { Row } from './row';
import { ENFORCER } from './war';

export const SUPPLY_ROWS: readonly Row[] = [
  {
    type: 'hospital',
    when: ['supply'],
    anew: true,
    needs: (p) => [{ set: 'pilot', pilot: p.stored, hits: 4 }],
    shows: async (p) => {
      await p.war.to('preparation');
      return (await p.pilotOf(p.stored))['hits'];
    },
    none: 3,
    one: 2,
    two: 2,
    use: {
      orders: () => [],
      costs: [],
      booked: [],
      terms: [],
      told: ['pilot-healed'],
      then: async (p) => (await p.pilotOf(p.stored))['hits'],
      thenSeen: 2,
    },
  },
  {
    type: 'black-market',
    when: ['supply'],
    needs: (p) => [p.war.pays(p.who, 50)],
    shows: async (p) => [
      await p.standing(
        [1, 2, 3].map(() => ({
          type: 'buy-equipment',
          item: 'clan-er-medium-laser',
          quantity: 1,
          hex: p.hq,
        })),
      ),
      await p.entries(),
    ],
    none: [0, 1],
    one: [1, 2],
    two: [2, 3],
    use: {
      orders: (p) => [{ type: 'buy-equipment', item: 'clan-er-medium-laser', quantity: 1, hex: p.hq }],
      costs: [2],
      booked: [['SUP-2', -2]],
      terms: [['black market', 'Schwarzmarkt']],
      told: ['stock-moved', 'account-changed'],
      then: (p) => p.depot(p.hq),
      thenSeen: [['clan-er-medium-laser', 1, 1]],
    },
  },
  {
    type: 'free-trader',
    when: ['supply'],
    needs: (p) => [p.war.pays(p.who, 50), p.war.has(p.who, 'er-ppc', 2, p.hq)],
    shows: async (p) => [
      await p.costOf({ type: 'buy-equipment', item: 'medium-laser', quantity: 10, hex: p.hq }),
      await p.costOf({ type: 'sell', item: 'er-ppc', quantity: 2, hex: p.hq }),
      await p.entries(),
    ],
    none: [10, -7, 1],
    one: [9, -8.4, 2],
    two: [9, -8.4, 3],
    use: {
      orders: (p) => [
        { type: 'buy-equipment', item: 'medium-laser', quantity: 1, hex: p.hq },
        { type: 'sell', item: 'er-ppc', quantity: 1, hex: p.hq },
      ],
      costs: [0.9, -4.2],
      booked: [
        ['SUP-2', -0.9],
        ['SUP-6', 4.2],
        ['SUP-7', -0.3],
      ],
      terms: [
        ['tonnage', 'Tonnage'],
        ['free trader', 'Freihändler'],
      ],
      told: ['stock-moved', 'account-changed'],
      then: (p) => p.depot(p.hq),
      thenSeen: [
        ['er-ppc', 1, 1],
        ['medium-laser', 1, 1],
      ],
    },
  },
  {
    type: 'academy',
    when: ['supply'],
    needs: (p) => [p.war.pays(p.who, 50)],
    shows: (p) => p.costOf({ type: 'train', pilot: p.stored, piloting: true, gunnery: true }),
    none: 'supply/no-academy',
    one: 30,
    two: 30,
    use: {
      orders: (p) => [{ type: 'train', pilot: p.stored, piloting: true, gunnery: true }],
      costs: [30],
      booked: [['BLD-ACA', -30]],
      terms: [['training', 'Ausbildung']],
      told: ['pilot-trained', 'account-changed'],
      then: async (p) => {
        const { gunnery, piloting } = await p.pilotOf(p.stored);
        return [gunnery, piloting];
      },
      thenSeen: [3, 4],
    },
  },
  {
    type: 'mech-factory',
    when: ['supply'],
    needs: (p) => [p.war.pays(p.who, 50)],
    shows: async (p) => {
      const told = (await p.options())['factory'] as unknown as {
        readonly buildings: readonly object[];
      } | null;
      return [told?.buildings.length ?? null, await p.entries()];
    },
    none: [null, 1],
    one: [1, 2],
    two: [2, 3],
    use: {
      orders: (p) => [
        { type: 'factory', building: p.war.site('mech-factory').id, design: ENFORCER, tons: 40 },
      ],
      costs: [40],
      booked: [['BLD-FACT', -40]],
      terms: [['tons for the mech factory', 'Tonnen für die Mechfabrik']],
      told: ['mech-built', 'account-changed'],
      then: async (p) =>
        (await p.rows('mechs')).filter(({ design }) => design === ENFORCER).map(({ hex }) => hex),
      thenSeen: ['1402'],
    },
  },
  {
    type: 'repair-hangar',
    when: ['supply'],
    garrison: true,
    needs: (p) => [
      p.war.stands(`${p.letter}1`, p.own('repair-hangar', p.nth)),
      {
        set: 'mech',
        mech: p.mech(1),
        state: 'shut-down',
        condition: {
          armor: { CT: 3 },
          structure: { CT: 9 },
          slots: [{ location: 'LA', slot: 1, state: 'hit' }],
          ammunition: [],
        },
      },
      ...(p.letter === 'A'
        ? [
            p.war.stands('A2', p.own('repair-hangar', 1)),
            {
              set: 'mech',
              mech: p.war.mech('A2'),
              state: 'shut-down',
              condition: { armor: { CT: 3 }, structure: {}, slots: [], ammunition: [] },
            },
          ]
        : []),
    ],
    shows: (p) =>
      p.standing(
        [0, 1].map((which) => ({
          type: 'hangar',
          building: p.war.site('repair-hangar', which as 0 | 1).id,
          mech: p.mech(p.letter === 'A' ? which + 1 : 1),
        })),
      ),
    none: 0,
    one: 1,
    two: 2,
    use: {
      orders: (p) => [{ type: 'hangar', building: p.war.site('repair-hangar').id, mech: p.mech(1) }],
      costs: [null],
      booked: [],
      terms: [],
      told: ['mech-repaired'],
      then: async (p) => (await p.mechOf(p.mech(1)))['condition'],
      thenSeen: { armor: {}, structure: {}, slots: [], ammunition: [] },
    },
  },
  {
    type: 'spaceport',
    when: ['supply'],
    anew: true,
    shows: async (p) => (await p.view()).account,
    none: 20,
    one: 30,
    two: 40,
  },
  {
    type: 'ammunition-depot',
    when: ['supply'],
    shows: async (p) => {
      const told = (await p.options())['ammunition'] as unknown as {
        readonly buildings: readonly { readonly tons: number }[];
      } | null;
      return told?.buildings.map(({ tons }) => tons) ?? null;
    },
    none: null,
    one: [10],
    two: [10, 10],
    use: {
      orders: (p) => [
        {
          type: 'ammunition',
          building: p.war.site('ammunition-depot').id,
          items: [
            { item: 'autocannon-20-ammo', tons: 9.4 },
            { item: 'autocannon-5-ammo', tons: 0.6 },
          ],
        },
      ],
      costs: [null],
      booked: [],
      terms: [],
      told: ['stock-moved'],
      then: (p) => p.depot(p.own('ammunition-depot')),
      thenSeen: [
        ['autocannon-20-ammo', 47, 47],
        ['autocannon-5-ammo', 12, 12],
      ],
    },
  },
  {
    type: 'commodity-exchange',
    when: ['supply'],
    needs: (p) => [p.war.has(p.who, 'er-ppc', 2, p.hq)],
    shows: (p) => p.costOf({ type: 'sell', item: 'er-ppc', quantity: 2, hex: p.hq }),
    none: -7,
    one: -10.5,
    two: -10.5,
    use: {
      orders: (p) => [{ type: 'sell', item: 'er-ppc', quantity: 1, hex: p.hq }],
      costs: [-5.25],
      booked: [
        ['SUP-6', 5.25],
        ['SUP-7', -0.25],
      ],
      terms: [['sale at the commodity exchange', 'Verkauf an der Warenbörse']],
      told: ['stock-moved', 'account-changed'],
      then: async (p) => (await p.view()).account,
      thenSeen: 25,
    },
  },
  {
    type: 'quarry',
    when: ['supply'],
    needs: (p) => [p.war.pays(p.who, 50), p.war.holds(p.who, 'barracks', p.nth, 50)],
    shows: (p) => p.costOf({ type: 'repair-building', building: p.war.site('barracks', p.nth).id, cp: 20 }),
    none: 4,
    one: 2,
    two: 2,
    use: {
      orders: (p) => [{ type: 'repair-building', building: p.war.site('barracks', p.nth).id, cp: 45 }],
      costs: [4.5],
      booked: [['BLD-3', -4.5]],
      terms: [['repair', 'Instandsetzung']],
      told: ['building-repaired', 'account-changed'],
      then: async (p) =>
        (await p.rows('buildings')).find(({ id }) => id === p.war.site('barracks', p.nth).id)?.['cp'],
      thenSeen: 95,
    },
  },
  {
    type: 'scrapyard',
    when: ['supply'],
    needs: (p) => [...p.fight(), p.war.pays(p.who, 50)],
    fights: (p) => p.win(),
    shows: async (p) => {
      const told = (await p.options())['salvage'] as unknown as {
        readonly wrecks: readonly { readonly scrap: number; readonly keep: number }[];
      };
      return told.wrecks.map(({ scrap, keep }) => [scrap, keep]);
    },
    // 58 of 83 points of 50 t: 58 / 83 × 50 and 25 / 83 × 1.5 × 50; with the yard 12.5 points less are lost.
    none: [[34.939759, 22.590362]],
    one: [[42.469879, 11.295181]],
    two: [[42.469879, 11.295181]],
    use: {
      orders: async (p) => {
        const told = (await p.options())['salvage'] as unknown as {
          readonly wrecks: readonly { readonly battle: string; readonly unit: string }[];
        };
        return told.wrecks.map(({ battle, unit }) => ({ type: 'salvage', battle, unit, as: 'keep' }));
      },
      costs: [11.295181],
      booked: [
        ['SALV-2', -11.295181],
        ['SUP-7', -0.204819],
      ],
      terms: [['kept from salvage', 'geborgenen Mech behalten']],
      told: ['mech-kept', 'account-changed'],
      then: async (p) => {
        const { own: mine, state, hex, pilot } = await p.mechOf(p.war.mech('C1'));
        return [mine, state, hex, pilot];
      },
      thenSeen: [true, 'kept-from-salvage', '0415', null],
    },
  },
];

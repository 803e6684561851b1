/** The buildings that show in preparation, on the march and in battle what they bring. */
import { down } from './party';
import type { Row } from './row';
import { HUNCHBACK } from './war';

export const FIELD_ROWS: readonly Row[] = [
  {
    type: 'sensor-network',
    when: ['planning'],
    needs: (p) => [p.war.holds(p.who, 'quarry', p.nth)],
    shows: async (p) => {
      const { sight } = (await p.view()).map;
      return [2, 3, 4].filter((away) => sight.includes(down(p.own('quarry', p.nth), away)));
    },
    none: [2],
    one: [2, 3],
    two: [2, 3],
  },
  {
    type: 'railway-station',
    when: ['planning'],
    garrison: true,
    needs: (p) =>
      (p.letter === 'A' ? [0, 1] : [1]).map((which) =>
        p.war.stands(`${p.letter}${which + 1}`, p.own('railway-station', which as 0 | 1)),
      ),
    shows: (p) =>
      p.standing([
        { type: 'rail', mech: p.mech(1), path: ['2603', '2604'] },
        { type: 'rail', mech: p.mech(2), path: ['2909', '2910'] },
      ]),
    none: 0,
    one: 1,
    two: 2,
    use: {
      orders: (p) => [
        {
          type: 'rail',
          mech: p.mech(1),
          path: Array.from({ length: 12 }, (_, step) => down('2602', step + 1)),
        },
      ],
      costs: [null],
      booked: [],
      terms: [],
      told: ['mech-moved'],
      then: async (p) => {
        const { hex, state } = await p.mechOf(p.mech(1));
        return [hex, state];
      },
      thenSeen: ['2614', 'moved-by-train'],
    },
  },
  {
    type: 'dropship',
    when: ['planning'],
    needs: (p) => [p.war.pays(p.who, 100)],
    shows: (p) =>
      p.standing(
        [0, 1].map((which) => ({
          ...{
            type: 'dropship',
            building: p.war.site('dropship', which as 0 | 1).id,
            to: '0614',
            direction: 'NE',
          },
          mechs: [p.mech(1 + 2 * which), p.mech(2 + 2 * which)],
        })),
      ),
    none: 0,
    one: 1,
    two: 2,
    use: {
      orders: (p) => [
        {
          type: 'dropship',
          building: p.war.site('dropship').id,
          mechs: [1, 2, 3, 4].map((n) => p.mech(n)),
          to: '3001',
          direction: 'NE',
        },
      ],
      costs: [40],
      booked: [['BLD-DROP', -40]],
      terms: [['fee', 'Gebühr']],
      told: ['mech-moved', 'account-changed'],
      then: (p) => Promise.all([1, 2, 3, 4].map(async (n) => (await p.mechOf(p.mech(n)))['hex'])),
      thenSeen: ['3001', '3001', '3001', '3001'],
    },
  },
  {
    type: 'mine-factory',
    when: ['combat', 'battles'],
    anew: true,
    needs: (p) => p.fight(),
    shows: async (p) =>
      (await p.setup()).sides.find(({ forces }) => forces.includes(p.who.force))?.minesAllowed,
    none: 0,
    one: 5,
    two: 10,
  },
  {
    type: 'guerrilla-hq',
    when: ['combat', 'battles'],
    anew: true,
    needs: (p) => p.fight(),
    shows: async (p) =>
      (await p.setup()).units
        .filter(({ force }) => force === p.who.force)
        .map(({ deployment }) => deployment === 'anywhere'),
    none: [false],
    one: [true],
    two: [true],
  },
  {
    type: 'spy-service',
    when: ['preparation'],
    needs: (p) => [
      p.war.pays(p.who, 50),
      p.war.stands(`${p.letter}1`, p.field),
      ...(p.letter === 'A' ? [1, 2] : [3, 4]).map((n) => p.war.stands(`C${n}`, down(p.field, 1))),
    ],
    shows: (p) =>
      p.standing(
        (p.letter === 'A' ? [1, 2] : [3, 4]).map((n) => ({
          type: 'sabotage-mech',
          mech: p.war.mech(`C${n}`),
        })),
      ),
    none: 0,
    one: 1,
    two: 2,
    use: {
      orders: (p) => [{ type: 'sabotage-mech', mech: p.war.mech('C1') }],
      costs: [5],
      booked: [['BLD-SPY', -5]],
      terms: [['fee', 'Gebühr']],
      told: ['account-changed'],
      then: async (p) => (await p.war.partyC.mechOf(p.war.mech('C1')))['state'],
      thenSeen: 'sabotaged',
    },
  },
  {
    type: 'mercenary-camp',
    when: ['planning'],
    needs: (p) => [p.war.pays(p.who, 50)],
    shows: (p) => p.costOf({ type: 'hire', design: HUNCHBACK, hex: p.hq }),
    none: 'hire/no-camp',
    one: 20,
    two: 20,
    use: {
      orders: (p) =>
        [
          { type: 'hire', design: HUNCHBACK, hex: p.hq },
          { type: 'hire', design: 'mad-cat-timber-wolf-prime', hex: p.hq },
        ].slice(0, 1),
      costs: [20],
      booked: [['BLD-MERC', -20]],
      terms: [['hire for a round', 'für eine Runde angeheuert']],
      told: ['mech-hired', 'account-changed'],
      then: async (p) =>
        (await p.rows('mechs')).filter(({ hired }) => hired === true).map(({ design, hex }) => [design, hex]),
      thenSeen: [[HUNCHBACK, '0117']],
    },
  },
  {
    ...{
      type: 'airfield',
      when: ['combat', 'battles'],
      anew: true,
      needs: (p) => p.fight(),
      shows: (p) => p.support(),
      none: [],
    },
    one: ['peregrine-attack-vtol-standard'],
    two: ['peregrine-attack-vtol-standard', 'peregrine-attack-vtol-standard'],
  },
  {
    ...{
      type: 'tank-factory',
      when: ['combat', 'battles'],
      anew: true,
      needs: (p) => p.fight(),
      shows: (p) => p.support(),
      none: [],
    },
    one: ['centipede-scout-car-standard'],
    two: ['centipede-scout-car-standard', 'centipede-scout-car-standard'],
  },
  {
    ...{
      type: 'barracks',
      when: ['combat', 'battles'],
      anew: true,
      needs: (p) => p.fight(),
      shows: (p) => p.support(),
      none: [],
    },
    one: ['foot-platoon-laser'],
    two: ['foot-platoon-laser', 'foot-platoon-laser'],
  },
];

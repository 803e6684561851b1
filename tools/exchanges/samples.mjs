/**
 * Orders and corrections of every kind for a war as it stands: right ones from what the server says is open,
 * wrong ones by what makes them wrong.
 */
import { ALL_ORDERS } from './supports.mjs';

const DESIGN = 'hunchback-hbk-4g';
const first = (list) => list?.[0];

/** By type of order, one from what is open of it. */
const FROM = {
  'shut-down': ({ mechs }) => mechs.slice(0, 1).map((mech) => ({ mech })),
  'exchange-pilots': ({ groups }) =>
    groups
      .flatMap(({ mechs: [mechA, mechB] }) => (mechB === undefined ? [] : [{ mechA, mechB }]))
      .slice(0, 1),
  board: ({ mechs }) => mechs.slice(0, 1).map(({ mech, pilots }) => ({ mech, pilot: pilots[0] })),
  disembark: ({ mechs }) => mechs.slice(-1).map((mech) => ({ mech })),
  move: ({ mechs }) =>
    mechs
      .flatMap(({ mech, reachable }) => reachable.slice(-1).map(({ path }) => ({ mech, path })))
      .slice(0, 2),
  attack: ({ mechs }) =>
    mechs.slice(0, 1).map(({ mech, targets }) => ({ mechs: [mech], target: targets[0] })),
  'sabotage-mech': ({ mechs }) => mechs.slice(0, 1).map((mech) => ({ mech })),
  'sabotage-building': ({ buildings }) => buildings.slice(0, 1).map((building) => ({ building })),
  hire: ({ hexes }) => hexes.slice(0, 1).map((hex) => ({ design: DESIGN, hex })),
  rail: ({ stations }) =>
    stations
      .flatMap(({ mechs, reachable }) =>
        mechs.length === 0 ? [] : reachable.slice(-1).map(({ path }) => ({ mech: mechs[0], path })),
      )
      .slice(0, 1),
  dropship: ({ dropships, from }, { hq }) =>
    dropships.slice(0, 1).flatMap(({ building }) =>
      from.slice(0, 1).map(({ mechs }) => ({
        building,
        mechs: mechs.slice(0, 1).map(({ mech }) => mech),
        to: hq,
        direction: 'N',
      })),
    ),
  'buy-mech': ({ hexes }) => hexes.slice(0, 1).map((hex) => ({ design: DESIGN, hex, name: 'Ann' })),
  'buy-equipment': ({ hexes }) =>
    hexes.slice(0, 1).map((hex) => ({ item: 'medium-laser', quantity: 2, hex })),
  'buy-pilot': ({ hexes }) => hexes.slice(0, 1).map((hex) => ({ hex, name: 'Ben' })),
  sell: ({ mechs, pilots, stock }) => [
    ...stock.slice(0, 1).map(({ hex, item }) => ({ item, quantity: 1, hex })),
    ...pilots.slice(-1).map(({ pilot }) => ({ pilot })),
    ...mechs.slice(-1).map(({ mech }) => ({ mech })),
  ],
  transfer: ({ from, to }) =>
    from[0] === undefined || to.length === 0
      ? []
      : [{ from: from[0], to: to.at(-1), items: [{ item: 'medium-laser', quantity: 1 }], pilots: [] }],
  ammunition: ({ buildings }) =>
    buildings.slice(0, 1).map(({ building }) => ({ building, items: [{ item: 'srm-6-ammo', tons: 1 }] })),
  factory: ({ buildings }) =>
    buildings.slice(0, 1).map(({ building }) => ({ building, design: DESIGN, tons: 1 })),
  'repair-building': ({ buildings }) => buildings.slice(0, 1).map(({ building }) => ({ building, cp: 1 })),
  train: ({ pilots }) =>
    pilots
      .slice(0, 1)
      .map(({ pilot, piloting }) => (piloting ? { pilot, piloting: true } : { pilot, gunnery: true })),
  'repair-armor': ({ mechs }) => mechs.slice(0, 1).map(({ mech }) => ({ mech })),
  reload: ({ mechs }) => mechs.slice(0, 1).map(({ mech }) => ({ mech })),
  'repair-structure': ({ mechs }) => mechs.slice(0, 1).map(({ mech, locations }) => ({ mech, locations })),
  replace: ({ mechs }) =>
    mechs
      .slice(0, 1)
      .flatMap(({ mech, parts }) =>
        parts.slice(0, 1).map(({ location, slot }) => ({ mech, location, slot })),
      ),
  refit: ({ mechs }) =>
    mechs
      .slice(0, 1)
      .flatMap(({ mech, designs }) => designs.slice(0, 1).map(({ design }) => ({ mech, design }))),
  hangar: ({ buildings }) =>
    buildings
      .slice(0, 1)
      .flatMap(({ building, mechs }) => mechs.slice(0, 1).map(({ mech }) => ({ building, mech }))),
  salvage: ({ wrecks }) =>
    wrecks.slice(0, 2).map(({ battle, unit }, index) => ({ battle, unit, as: ['scrap', 'keep'][index] })),
};

export const rightOrders = (open, view) =>
  Object.entries(open).flatMap(([type, options]) => {
    if (options === null || options === undefined || FROM[type] === undefined) return [];
    return FROM[type](options, { hq: view.map.hq }).map((order) => ({ type, ...order }));
  });

/** As right ones are, but for one property each. */
export const spoiltOrders = (right, foreign) =>
  right.flatMap((order) =>
    Object.entries(order).flatMap(([name, value]) => {
      if (name === 'type') return [];
      if (typeof value === 'number')
        return [
          { ...order, [name]: 1_000_000 },
          { ...order, [name]: 0 },
        ];
      if (Array.isArray(value))
        return [
          { ...order, [name]: [] },
          { ...order, [name]: [...value, ...value] },
        ];
      if (typeof value !== 'string') return [];
      return [
        { ...order, [name]: foreign[name] ?? foreign.mech },
        { ...order, [name]: /^\d{4}$/.test(value) ? '0101' : 'nothing-has-this-id' },
      ];
    }),
  );

/** In whatever phase: ids that nothing has, and those of mechs and places that there are. */
export const anyOrders = (foreign) => [
  ...ALL_ORDERS,
  ...ALL_ORDERS.map((order) =>
    Object.fromEntries(
      Object.entries(order).map(([name, value]) => [
        name,
        value === 'nothing-has-this-id' ? (foreign[name] ?? foreign.mech) : value,
      ]),
    ),
  ),
  ...Object.keys(FROM).map((type) => ({ type })),
  ...Object.keys(FROM).map((type) => ({
    type,
    mech: foreign.mech,
    building: foreign.building,
    hex: '0101',
    design: DESIGN,
    path: ['0101', '0102'],
    pilot: foreign.pilot,
  })),
];

/** By the game master's hand, of every kind; some of them are refused. */
export const corrections = (view, [mine, other]) => {
  const own = view.mechs.find(({ force }) => force === mine);
  const enemy = view.mechs.find(({ force }) => force === other);
  const pilot = view.pilots?.find(({ force }) => force === mine) ?? first(view.pilots);
  const building = first(view.buildings);
  const wreck = first(view.wrecks);
  const worn = {
    armor: { RT: 1 },
    structure: { LA: 1 },
    slots: [{ location: 'CT', slot: 1, state: 'hit' }],
    ammunition: [],
  };
  const hex = own?.hex ?? '0101';
  return [
    [{ set: 'mech', mech: own?.id, condition: worn }],
    [{ set: 'mech', mech: own?.id, condition: { ...worn, armor: { RT: 10_000 } } }],
    [{ set: 'mech', mech: own?.id, state: 'shut-down' }],
    [{ set: 'mech', mech: own?.id, state: 'ready' }],
    [{ set: 'mech', mech: own?.id, pilot: null }],
    [{ set: 'mech', mech: enemy?.id, force: mine }],
    [{ set: 'mech', mech: own?.id, hex: '9999' }],
    [{ add: 'mech', force: mine, design: DESIGN, hex }],
    [{ add: 'mech', force: mine, design: 'no-such-design', hex }],
    [{ add: 'mech', force: other, design: 'locust-lct-1v', hex: enemy?.hex ?? hex }],
    [{ remove: 'mech', mech: 'nothing' }],
    [{ remove: 'mech', mech: view.mechs.at(-1)?.id }],
    [{ set: 'pilot', pilot: pilot?.id, hits: 2, gunnery: 3, piloting: 4 }],
    [{ set: 'pilot', pilot: pilot?.id, hits: 9 }],
    [{ set: 'pilot', pilot: pilot?.id, status: 'captured', captor: other }],
    [{ set: 'pilot', pilot: pilot?.id, status: 'dead' }],
    [{ add: 'pilot', force: mine, name: 'Cy', gunnery: 4, piloting: 5, hex }],
    [{ add: 'pilot', force: mine, name: 'Cy', gunnery: 4, piloting: 5, hex: '0000' }],
    [{ set: 'building', building: building?.id, control: mine, cp: 7 }],
    [{ set: 'building', building: building?.id, control: 'nobody' }],
    [{ set: 'building', building: building?.id, cp: -1 }],
    [{ set: 'building', building: building?.id, work: { design: DESIGN, tons: 5 } }],
    [{ set: 'account', force: mine, change: 12.5 }],
    [{ set: 'account', force: mine, change: -1_000_000 }],
    [{ set: 'stock', force: mine, hex: view.map.hq ?? hex, item: 'medium-laser', quantity: 3, usable: 2 }],
    [{ set: 'stock', force: mine, hex, item: 'srm-6-ammo', quantity: 3 }],
    [{ set: 'stock', force: mine, hex, item: 'no-such-item', quantity: 3 }],
    [{ set: 'wreck', wreck: wreck?.id ?? 'nothing', right: mine }],
    [{ remove: 'wreck', wreck: 'nothing' }],
    [{ forget: 'sightings', force: mine }],
    [{ forget: 'sightings', force: 'nobody' }],
    [
      { set: 'account', force: mine, change: 1 },
      { set: 'mech', mech: 'nothing', hex },
      { add: 'mech', force: 'nobody', design: DESIGN, hex },
    ],
  ];
};

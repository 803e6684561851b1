/**
 * What a phase may bring at most (BLD-5, BLD-6, and the rows of the buildings' table), counted from the
 * events of a step by the rules' text: as many hangar repairs, acts of espionage, flights, deliveries, mechs
 * and lessons as there are buildings that work for the force, and nothing of it twice.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { rowsOf, type CampaignEvent, type CampaignState } from '../../../src/rules';
import { rowOf } from '../../../src/rules/model/draft';
import type { BuildingType } from '../../../src/rules/buildings';
import type { Played } from './play';

const TON = 1_000_000;
const MADE = 10 * TON;
const DELIVERED = 10;

type Of<T extends CampaignEvent['type']> = Extract<CampaignEvent, { readonly type: T }>['data'];

const all = <T extends CampaignEvent['type']>({ events }: Played, type: T): readonly Of<T>[] =>
  events.flatMap((event) => (event.type === type ? [event.data as Of<T>] : []));

/** BLD-6: what a force controlled, and what worked, when the phase opened. */
const working = (state: CampaignState, force: string, type: BuildingType): number =>
  rowsOf(state.buildings).filter(
    (building) => building.type === type && building.opened.control === force && building.opened.works,
  ).length;

const doubled = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.filter((key, at) => keys.indexOf(key) !== at)),
];

const unique = <T>(values: readonly T[]): readonly T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

const atMost = (what: string, count: number, most: number): readonly string[] =>
  count <= most ? [] : [`${count} of ${most} ${what}`];

/** BLD-FACT: 10 t a round and what was bought; a new design or controller begins at 0. */
const factoryFaults = (played: Played): readonly string[] => {
  const { before } = played;
  const made = [
    ...all(played, 'factory-worked').map(({ building, force, design, tons }) => ({
      building,
      force,
      design,
      tons: tons as number,
    })),
    ...all(played, 'mech-built').map(({ building, force, design }) => ({
      ...{ building, force, design },
      // What is more than the mech weighs is lost.
      tons: ((bundledCatalog().mech(design)?.tons ?? 0) - 9.999999) * TON,
    })),
  ];
  return [
    ...doubled(made.map(({ building }) => building)).map((building) => `factory ${building} worked twice`),
    ...made.flatMap(({ building, force, design, tons }) => {
      const row = rowOf(before.buildings, building);
      const had = row?.work?.design === design ? row.work.tons : 0;
      const bought = all(played, 'account-changed').reduce((sum, { force: payer, amount, cause }) => {
        const paid = payer === force && cause.order?.type === 'factory' && cause.order.building === building;
        return paid ? sum - amount : sum;
      }, 0);
      const works = row !== null && row.opened.control === force && row.opened.works;
      return works && tons <= had + MADE + bought
        ? []
        : [`factory ${building} has ${tons} after ${had} and ${bought} bought`];
    }),
  ];
};

const deliveryFaults = (played: Played, force: string): readonly string[] => {
  const tons = all(played, 'stock-moved').reduce((sum, { reason, item, units, to }) => {
    if (reason !== 'delivered' || to?.force !== force) return sum;
    const perTon = bundledCatalog().item(item)?.ammunition?.shotsPerTon;
    return sum + (perTon === undefined || perTon === null ? Number.NaN : units / perTon);
  }, 0);
  const most = DELIVERED * working(played.before, force, 'ammunition-depot');
  return tons <= most + 1e-9 ? [] : [`${force} was delivered ${tons} t of ${most}`];
};

/** BLD-BLACK: pieces of the other technology; every force of these wars is of the Inner Sphere. */
const marketFaults = (played: Played, force: string): readonly string[] => {
  const bought = new Map<string, number>();
  for (const { reason, item, units, to } of all(played, 'stock-moved'))
    if (
      reason === 'bought' &&
      to?.force === force &&
      bundledCatalog().item(item)?.techBase === 'clan' &&
      bundledCatalog().item(item)?.stockUnit === 'pieces'
    )
      bought.set(item, (bought.get(item) ?? 0) + units);
  const most = working(played.before, force, 'black-market');
  return [...bought].flatMap(([item, count]) => atMost(`${item} from the black market`, count, most));
};

const forceFaults = (played: Played, force: string): readonly string[] => {
  const { before } = played;
  const acts = [...all(played, 'mech-sabotaged'), ...all(played, 'building-sabotaged')].filter(
    ({ by }) => by === force,
  );
  const fees = all(played, 'account-changed').filter(
    ({ force: payer, cause }) => payer === force && cause.rule === 'BLD-SPY',
  );
  const hangars = all(played, 'mech-repaired').filter(
    (repair) => repair.force === force && repair.what === 'hangar',
  );
  return [
    ...atMost(
      `acts of espionage by ${force}`,
      acts.length,
      Math.min(fees.length, working(before, force, 'spy-service')),
    ),
    ...atMost(`hangar repairs by ${force}`, hangars.length, working(before, force, 'repair-hangar')),
    ...doubled(hangars.map(({ mech }) => mech)).map((mech) => `mech ${mech} was in two hangars`),
    ...deliveryFaults(played, force),
    ...marketFaults(played, force),
  ];
};

/** SALV-2: each wreck once, by who has the right to it. */
const salvageFaults = (played: Played): readonly string[] => {
  const taken = [
    ...all(played, 'wreck-scrapped').map(({ unit, force }) => ({ unit, force })),
    ...all(played, 'mech-kept').map(({ mech, force }) => ({ unit: mech, force })),
  ];
  return [
    ...doubled(taken.map(({ unit }) => unit)).map((unit) => `wreck ${unit} was salvaged twice`),
    ...taken.flatMap(({ unit, force }) =>
      rowOf(played.before.wrecks, unit)?.right === force ? [] : [`wreck ${unit} was not ${force}’s`],
    ),
  ];
};

/** BLD-ACA: by 1 a round each; who trains has been out of their mech. */
const trainingFaults = ({ before, ...played }: Played): readonly string[] =>
  all({ before, ...played }, 'pilot-trained').flatMap(({ pilot, force, piloting, gunnery }) => {
    const was = rowOf(before.pilots, pilot);
    const fair =
      was !== null &&
      was.force === force &&
      was.rested &&
      was.piloting - piloting <= 1 &&
      was.gunnery - gunnery <= 1;
    return fair ? [] : [`pilot ${pilot} learnt too much`];
  });

/**
 * Keeps count over a war: ROUND-6 one movement order a mech and round, BLD-DROP one flight a dropship and
 * round of a lance of up to four.
 */
const marshal = (): ((played: Played) => readonly string[]) => {
  const ordered = new Map<string, string>();
  return (played) => {
    const { epoch, round, phase } = played.before.campaign;
    return all(played, 'moves-ordered').flatMap(({ moves }) => {
      const lances = new Map<string, number>();
      for (const { flight } of moves)
        if (flight !== undefined) lances.set(flight.dropship, (lances.get(flight.dropship) ?? 0) + 1);
      const flights = unique(
        moves.flatMap(({ mech, path, flight }) =>
          flight === undefined
            ? []
            : [{ ship: flight.dropship, way: [rowOf(played.before.mechs, mech)?.hex, path, flight.entry] }],
        ),
      );
      const keys = [
        ...moves.map(({ mech }) => `mech ${mech}`),
        ...[...lances.keys()].map((ship) => `dropship ${ship}`),
      ];
      return [
        ...doubled(keys).map((key) => `${key} has two orders`),
        ...[...lances].flatMap(([ship, mechs]) => atMost(`mechs in dropship ${ship}`, mechs, 4)),
        // One flight is from one hex to one other, into which it comes from one side.
        ...doubled(flights.map(({ ship }) => ship)).map((ship) => `dropship ${ship} flies in two directions`),
        ...keys.flatMap((key) => {
          const known = `${epoch} ${round} ${key}`;
          const other = ordered.get(known);
          ordered.set(known, phase);
          // A mech that the umpire has not let start, or a sheet of a phase that was taken back, is another
          // matter: `epoch` counts.
          return other === undefined ? [] : [`${key} was ordered in ${other} and in ${phase}`];
        }),
      ];
    });
  };
};

/** BLD-MERC: nobody is hired for longer than the round. */
const hireFaults = ({ before, state }: Played): readonly string[] =>
  state.campaign.round > before.campaign.round
    ? rowsOf(state.mechs).flatMap(({ id, hired }) => (hired ? [`mech ${id} is still hired`] : []))
    : [];

export const quotaKeeper = (): ((played: Played) => readonly string[]) => {
  const orders = marshal();
  return (played) => {
    if (played.step.command.do !== 'close') return [];
    return [
      ...Object.keys(played.before.forces).flatMap((force) => forceFaults(played, force)),
      ...factoryFaults(played),
      ...salvageFaults(played),
      ...trainingFaults(played),
      ...hireFaults(played),
      ...orders(played),
    ];
  };
};

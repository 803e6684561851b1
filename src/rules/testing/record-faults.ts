/**
 * What must hold of battles, their reports and wrecks, of offers, and of the keys of all tables: one line for
 * each thing that does not.
 */
import { type Catalog, conditionViolations } from '../../catalog';
import { isOver } from '../combat/open-battles';
import { rowOf, rowsOf } from '../model/draft';
import type { BattleRow, CampaignState, Goods, OfferRow, WreckRow } from '../model/state';

/** A row under another key than its own would be there twice as soon as it is stored. */
const keyFaults = (state: CampaignState): readonly string[] => {
  const { forces, mechs, pilots, buildings, battles, reports, offers, wrecks } = state;
  return Object.entries({ forces, mechs, pilots, buildings, battles, reports, offers, wrecks }).flatMap(
    ([table, rows]) =>
      Object.entries<{ readonly id: string }>(rows).flatMap(([key, { id }]) =>
        key === id ? [] : [`${table} have ${id} under ${key}`],
      ),
  );
};

const battleFaults = (state: CampaignState): readonly string[] => {
  const open = rowsOf(state.battles).filter((battle) => !isOver(battle));
  const places = open.map(({ round, hex }) => `${hex} of round ${round}`);
  const fighters = open.flatMap(({ setup }) =>
    setup.units.filter(({ kind }) => kind === 'mech').map(({ id }) => id as string),
  );
  return [
    ...places
      .filter((place, at) => places.indexOf(place) !== at)
      .map((place) => `two battles are open in ${place}`),
    ...fighters.filter((id, at) => fighters.indexOf(id) !== at).map((id) => `mech ${id} fights two battles`),
    ...fighters
      .filter((id) => !Object.hasOwn(state.mechs, id))
      .map((id) => `mech ${id} fights and is not in play`),
    ...rowsOf(state.battles).flatMap(({ id, report }) =>
      report === null || rowOf(state.reports, report)?.battle === id ? [] : [`battle ${id} has no report`],
    ),
    ...rowsOf(state.reports).flatMap(({ id, battle }) =>
      rowOf(state.battles, battle) === null ? [`report ${id} is of no battle`] : [],
    ),
  ];
};

/** SALV-1, END-2: who won, or whom the GM gave the right to, fought in it. */
const foughtIn = ({ setup }: BattleRow, force: string): boolean =>
  setup.sides.some(({ forces }) => forces.includes(force));

const wreckFaults = (state: CampaignState, catalog: Catalog, wreck: WreckRow): readonly string[] => {
  const battle = rowOf(state.battles, wreck.battle);
  const design = catalog.mech(wreck.design);
  return [
    ...(rowOf(state.mechs, wreck.id) === null ? [] : ['is in play, too']),
    ...(rowOf(state.forces, wreck.force) === null ? ['was nobody’s'] : []),
    ...(battle === null ? ['is of no battle'] : []),
    ...(battle !== null && battle.round !== state.campaign.round ? [`is of round ${battle.round}`] : []),
    ...(battle !== null && battle.hex !== wreck.hex
      ? [`lies in ${wreck.hex}, and its battle was in ${battle.hex}`]
      : []),
    ...(battle !== null && (battle.winner === null || !foughtIn(battle, wreck.right))
      ? [`is ${wreck.right}’s, who cannot salvage there`]
      : []),
    ...(design === null
      ? ['has no design']
      : conditionViolations(design, wreck.condition).map(({ code, pointer }) => `${code} ${pointer}`)),
  ].map((fault) => `wreck ${wreck.id} ${fault}`);
};

const isSound = ({ tons, stock }: Goods): boolean =>
  Number.isSafeInteger(tons) &&
  tons >= 0 &&
  stock.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0);

const offerFaults = (state: CampaignState, { id, from, to, give, take }: OfferRow): readonly string[] => [
  ...(from === to || [from, to].some((force) => rowOf(state.forces, force) === null)
    ? [`offer ${id} is between ${from} and ${to}`]
    : []),
  ...([give, take].every(isSound) ? [] : [`offer ${id} has impossible figures`]),
];

export const recordFaults = (state: CampaignState, catalog: Catalog): readonly string[] => [
  ...keyFaults(state),
  ...battleFaults(state),
  ...rowsOf(state.wrecks).flatMap((wreck) => wreckFaults(state, catalog, wreck)),
  ...rowsOf(state.offers).flatMap((offer) => offerFaults(state, offer)),
];

/**
 * Of campaigns that have begun by the book: every design in play is among those that the campaign keeps, or
 * an update could change the war.
 */
export const keptDesignFaults = ({ campaign, mechs, wrecks }: CampaignState): readonly string[] =>
  [...rowsOf(mechs), ...rowsOf(wrecks)].flatMap(({ id, design, factoryDesign }) =>
    [design, ...(factoryDesign === null ? [] : [factoryDesign])].flatMap((slug) =>
      Object.hasOwn(campaign.designs, slug)
        ? []
        : [`mech ${id} is a ${slug}, which the campaign does not keep`],
    ),
  );

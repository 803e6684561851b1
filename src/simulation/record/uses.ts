/**
 * What counts as using a building: an order of its type that was carried out, or an effect of it that
 * somebody had, event by event.
 */
import { flatMap } from '../../kernel';
import { bundledCatalog } from '../../catalog';
import {
  BUILDINGS,
  isForeignMech,
  isForeignPart,
  rowOf,
  type BattleSetup,
  type BuildingType,
  type CampaignEvent,
  type CampaignState,
  type Order,
  termsOf,
} from '../../rules';

export interface Use {
  readonly force: string;
  readonly type: BuildingType;
}

const SUPPORT: Readonly<Record<string, BuildingType>> = {
  vtol: 'airfield',
  vehicle: 'tank-factory',
  infantry: 'barracks',
};

/** Buildings that do their work by being there: whoever holds one that works uses it. */
export const ALWAYS_AT_WORK: readonly BuildingType[] = flatMap(BUILDINGS, ({ type, alwaysAtWork }) =>
  alwaysAtWork ? [type] : [],
);

const LETS_IN: ReadonlySet<BuildingType> = new Set(
  flatMap(BUILDINGS, ({ type, entry }) => (entry ? [type] : [])),
);

const inBattle = (setup: BattleSetup): readonly Use[] => [
  ...flatMap(setup.sides, ({ forces, minesAllowed }) =>
    minesAllowed > 0 ? forces.map((force): Use => ({ force, type: 'mine-factory' })) : [],
  ),
  ...flatMap(setup.units, ({ force, kind, deployment }): Use[] => {
    const support = SUPPORT[kind];
    return [
      ...(support === undefined ? [] : [{ force, type: support }]),
      ...(deployment === 'anywhere' ? [{ force, type: 'guerrilla-hq' as const }] : []),
    ];
  }),
];

const isForeign = (state: CampaignState, force: string, order: Order): boolean => {
  const catalog = bundledCatalog();
  const faction = catalog.faction(rowOf(state.forces, force)?.faction ?? '');
  if (faction === null) return false;
  if (order.type === 'buy-mech') {
    const design = catalog.mech(order.design);
    return (
      design !== null &&
      isForeignMech(
        catalog,
        { faction, technologyDecides: termsOf(state.campaign.ruleset).technologyDecides },
        design,
      )
    );
  }
  const item = order.type === 'buy-equipment' ? catalog.item(order.item) : null;
  return item !== null && isForeignPart(faction, item);
};

/** BLD-TRADE changes these factors. */
const TRADED: readonly Order['type'][] = ['buy-equipment', 'repair-structure', 'replace', 'sell'];

const paidFor = (
  state: CampaignState,
  force: string,
  rule: string,
  text: string,
  order: Order | null,
): readonly Use[] => {
  if (text === 'supply/income-spaceport') return [{ force, type: 'spaceport' }];
  if (rule === 'BLD-QUARRY') return [{ force, type: 'quarry' }];
  if (rule === 'BLD-SPY') return [{ force, type: 'spy-service' }];
  if (order === null) return [];
  return [
    ...(TRADED.includes(order.type) ? [{ force, type: 'free-trader' as const }] : []),
    ...(order.type === 'sell' ? [{ force, type: 'commodity-exchange' as const }] : []),
    ...(order.type === 'repair-building' ? [{ force, type: 'quarry' as const }] : []),
    ...(order.type === 'buy-mech' || order.type === 'buy-equipment'
      ? isForeign(state, force, order)
        ? [{ force, type: 'black-market' as const }]
        : []
      : []),
  ];
};

/** The types whose hex a mech came into play in (DEP-4). */
const entry = (state: CampaignState, force: string, hex: string | null): readonly Use[] =>
  flatMap(Object.values(state.buildings), (building): Use[] =>
    building.hex === hex && LETS_IN.has(building.type) ? [{ force, type: building.type }] : [],
  );

/**
 * Uses that an event tells of; `before` is the state before its step. A use of a type that the force does not
 * hold is none: the recorder sees to that.
 */
export const usesIn = (event: CampaignEvent, before: CampaignState): readonly Use[] => {
  switch (event.type) {
    case 'account-changed':
      return paidFor(
        before,
        event.data.force,
        event.data.cause.rule,
        event.data.cause.text,
        event.data.cause.order,
      );
    case 'battle-opened':
      return inBattle(event.data.row.setup);
    case 'pilot-healed': {
      const hits = rowOf(before.pilots, event.data.pilot)?.hits ?? 0;
      return hits - event.data.hits >= 2 ? [{ force: event.data.force, type: 'hospital' }] : [];
    }
    case 'pilot-trained':
      return [{ force: event.data.force, type: 'academy' }];
    case 'factory-worked':
      return [{ force: event.data.force, type: 'mech-factory' }];
    case 'mech-bought':
      return entry(before, event.data.force, event.data.hex);
    case 'mech-repaired':
      return event.data.what === 'hangar' ? [{ force: event.data.force, type: 'repair-hangar' }] : [];
    case 'mech-moved':
      if (event.data.by === 'rail') return [{ force: event.data.force, type: 'railway-station' }];
      return event.data.by === 'dropship' ? [{ force: event.data.force, type: 'dropship' }] : [];
    case 'stock-moved':
      return event.data.reason === 'delivered' && event.data.to !== null
        ? [{ force: event.data.to.force, type: 'ammunition-depot' }]
        : [];
    case 'mech-hired':
      return [{ force: event.data.force, type: 'mercenary-camp' }];
    case 'wreck-scrapped':
    case 'mech-kept':
      return [{ force: event.data.force, type: 'scrapyard' }];
    default:
      return [];
  }
};

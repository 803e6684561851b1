/**
 * The report of a round (ROUND-6): what one audience got to know of it, put together from what it was told
 * and nothing else, so that it tells nothing new. It shows the round as it stands: what a rollback undid is
 * left out, but for the rollback and its reason.
 */
import type { Catalog } from '../../catalog';
import { type ForceId, isoTime, type MicroTons } from '../../kernel';
import { rowsOf, type Audience, type CampaignState, type EventType } from '../../rules';
import type { PastSheet } from '../campaigns/sheet-store';
import { eventShape } from '../campaigns/records';
import { accountReport } from './accounts';
import { droppedOrders } from './dropped-orders';
import { told, type Entry } from './entries';
import { fightsOf } from './fights';
import { haltedMoves, mechChanges } from './machines';
import { pilotChanges } from './people';
import { buildingChanges, depotChanges } from './places';
import type { ForceLine, RoundReport } from './round-report-shape';

/** What stands in a section of its own, is no news of the round, or can be seen on the map. */
const NOT_OTHERS: ReadonlySet<string> = new Set<EventType>([
  ...([
    'campaign-started',
    'phase-opened',
    'campaign-rolled-back',
    'round-ended',
    'order-dropped',
    'account-changed',
  ] as const),
  ...([
    'battle-opened',
    'battle-ended',
    'building-captured',
    'building-corrected',
    'force-out',
    'depot-plundered',
  ] as const),
  ...([
    'mech-bought',
    'mech-built',
    'mech-entered',
    'mech-sold',
    'mech-repaired',
    'mech-refitted',
    'mech-kept',
    'mech-hired',
    'mercenary-left',
  ] as const),
  ...([
    'mech-corrected',
    'mech-halted',
    'mech-moved',
    'mech-shut-down',
    'moves-ordered',
    'sightings-changed',
  ] as const),
  ...([
    'pilot-healed',
    'pilot-trained',
    'pilot-bought',
    'pilot-sold',
    'pilot-corrected',
    'pilots-taken',
    'prisoner-passed',
  ] as const),
  ...([
    'pilots-exchanged',
    'pilot-boarded',
    'pilot-disembarked',
    'pilots-moved',
    'stock-moved',
    'offer-made',
    'offer-withdrawn',
  ] as const),
  ...([
    'phase-advanced',
    'deadline-passed',
    'deadline-moved',
    'campaign-paused',
    'campaign-resumed',
    'battle-handed-over',
    'engine-removed',
    'nudged',
  ] as const),
  ...([
    'battle-overdue',
    'dispute-waits',
    'report-filed',
    'report-confirmed',
    'report-disputed',
    'report-edited',
    'attacks-settled',
  ] as const),
]);

export interface RoundMaterial {
  readonly round: number;
  readonly over: boolean;
  readonly audience: Audience;
  /** What stands of what the audience was told of this round, in order. */
  readonly entries: readonly Entry[];
  readonly sheets: readonly PastSheet[];
  /** Balances when the round began. */
  readonly before: ReadonlyMap<ForceId, MicroTons>;
  readonly state: CampaignState;
  readonly catalog: Catalog;
}

/** Whose accounts the audience is told: a player their own, the game master everybody's, by seat. */
export const accountsTold = (state: CampaignState, audience: Audience): readonly ForceId[] =>
  [...rowsOf(state.forces)]
    .sort((a, b) => a.seat - b.seat)
    .flatMap(({ id }) =>
      audience.kind === 'gm' || (audience.kind === 'force' && audience.force === id) ? [id] : [],
    );

export const takenBack = (entries: readonly Entry[]): RoundReport['takenBack'] =>
  entries.flatMap((entry) => {
    if (entry.type !== 'campaign-rolled-back') return [];
    const { phase, step, reason } = told<{ phase: string; step: string | null; reason: string }>(entry);
    return [{ phase, step, reason, at: isoTime(entry.at) }];
  });

export const roundReport = ({
  round,
  over,
  audience,
  entries,
  sheets,
  before,
  state,
  catalog,
}: RoundMaterial): RoundReport => ({
  round,
  over,
  force: audience.kind === 'force' ? audience.force : null,
  takenBack: takenBack(entries),
  dropped: droppedOrders(entries, sheets),
  halted: haltedMoves(entries),
  accounts: accountsTold(state, audience).map((force) =>
    accountReport(force, entries, before.get(force) ?? state.campaign.options.startingTons),
  ),
  battles: fightsOf(entries, state, catalog, audience),
  buildings: buildingChanges(entries, state, audience),
  depots: depotChanges(entries, audience),
  mechs: mechChanges(entries, state, audience),
  pilots: pilotChanges(entries, state, audience),
  standing: entries.flatMap((entry) =>
    entry.type === 'round-ended' ? told<{ forces: readonly ForceLine[] }>(entry).forces : [],
  ),
  others: entries.filter(({ type }) => !NOT_OTHERS.has(type)).map(eventShape),
});

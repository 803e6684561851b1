/**
 * The report of a round (ROUND-6): what one audience got to know of it, put together from what it was told and nothing else, so that it tells
 * nothing new. It shows the round as it stands: what a rollback undid is left out, but for the rollback and its reason.
 */
import type { Catalog } from '../../catalog';
import { type ForceId, isoTime, type MicroTons } from '../../kernel';
import { rowsOf, type Audience, type CampaignState, type EventType } from '../../rules';
import type { PastSheet } from '../campaigns/sheet-store';
import { eventShape, type EventShape } from '../campaigns/records';
import { accountReport, type AccountReport } from './accounts';
import { droppedOrders, type DroppedOrder } from './dropped-orders';
import { told, type Entry } from './entries';
import { fightsOf, type Fights } from './fights';
import { haltedMoves, mechChanges, type Halted, type MechChange } from './machines';
import { pilotChanges, type PilotChange } from './people';
import { buildingChanges, depotChanges, type BuildingChange, type DepotChange } from './places';

/** How a force stood when the round ended (END-1), and what it lost in its battles. */
export interface ForceLine {
  readonly force: string;
  readonly out: boolean;
  readonly bv: number;
  readonly tons: number;
  readonly buildings: number;
  readonly value: number;
  readonly mechs: number;
  readonly pilots: number;
  readonly lost: { readonly mechs: number; readonly bv: number; readonly pilotsDead: number; readonly pilotsCaptured: number };
}

export interface RoundReport {
  readonly round: number;
  /** Nothing more will come, unless it is taken back. */
  readonly over: boolean;
  /** Whose report it is; null: the game master's, or an observer's. */
  readonly force: ForceId | null;
  /** Rollbacks that led back into this round, and why (END-2). */
  readonly takenBack: readonly { readonly phase: string; readonly step: string | null; readonly reason: string; readonly at: string }[];
  readonly dropped: readonly DroppedOrder[];
  readonly halted: readonly Halted[];
  readonly accounts: readonly AccountReport[];
  readonly battles: Fights;
  readonly buildings: readonly BuildingChange[];
  readonly depots: readonly DepotChange[];
  readonly mechs: readonly MechChange[];
  readonly pilots: readonly PilotChange[];
  /** At the end of the round; empty before it, and in wars under rules that do not tell it. */
  readonly standing: readonly ForceLine[];
  /** Whatever else happened, as it was told. */
  readonly others: readonly EventShape[];
}

/** What stands in a section of its own, is no news of the round, or can be seen on the map. */
const NOT_OTHERS: ReadonlySet<string> = new Set<EventType>([
  ...(['campaign-started', 'phase-opened', 'campaign-rolled-back', 'round-ended', 'order-dropped', 'account-changed'] as const),
  ...(['battle-opened', 'battle-ended', 'building-captured', 'building-corrected', 'force-out', 'depot-plundered'] as const),
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
  ...(['mech-corrected', 'mech-halted', 'mech-moved', 'mech-shut-down', 'moves-ordered', 'sightings-changed'] as const),
  ...(['pilot-healed', 'pilot-trained', 'pilot-bought', 'pilot-sold', 'pilot-corrected', 'pilots-taken', 'prisoner-passed'] as const),
  ...(['pilots-exchanged', 'pilot-boarded', 'pilot-disembarked', 'pilots-moved', 'stock-moved', 'offer-made', 'offer-withdrawn'] as const),
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
  ...(['battle-overdue', 'report-filed', 'report-confirmed', 'report-disputed', 'report-edited', 'attacks-settled'] as const),
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

/** Whose accounts the audience is told: a player his own, the game master everybody's, by seat. */
export const accountsTold = (state: CampaignState, audience: Audience): readonly ForceId[] =>
  [...rowsOf(state.forces)]
    .sort((a, b) => a.seat - b.seat)
    .flatMap(({ id }) => (audience.kind === 'gm' || (audience.kind === 'force' && audience.force === id) ? [id] : []));

const takenBack = (entries: readonly Entry[]): RoundReport['takenBack'] =>
  entries.flatMap((entry) => {
    if (entry.type !== 'campaign-rolled-back') return [];
    const { phase, step, reason } = told<{ phase: string; step: string | null; reason: string }>(entry);
    return [{ phase, step, reason, at: isoTime(entry.at) }];
  });

export const roundReport = ({ round, over, audience, entries, sheets, before, state, catalog }: RoundMaterial): RoundReport => ({
  round,
  over,
  force: audience.kind === 'force' ? audience.force : null,
  takenBack: takenBack(entries),
  dropped: droppedOrders(entries, sheets),
  halted: haltedMoves(entries),
  accounts: accountsTold(state, audience).map((force) => accountReport(force, entries, before.get(force) ?? state.campaign.options.startingTons)),
  battles: fightsOf(entries, state, catalog, audience),
  buildings: buildingChanges(entries, state, audience),
  depots: depotChanges(entries, audience),
  mechs: mechChanges(entries, state, audience),
  pilots: pilotChanges(entries, state, audience),
  standing: entries.flatMap((entry) => (entry.type === 'round-ended' ? told<{ forces: readonly ForceLine[] }>(entry).forces : [])),
  others: entries.filter(({ type }) => !NOT_OTHERS.has(type)).map(eventShape),
});

/**
 * The report of a round (ROUND-6): what one audience got to know of it, put together from what it was told
 * and nothing else, so that it tells nothing new. It shows the round as it stands: what a rollback undid is
 * left out, but for the rollback and its reason.
 */
import type { Catalog } from '../../catalog';
import { type ForceId, isoTime, type MicroTons } from '../../kernel';
import { rowsOf, type Audience, type CampaignState } from '../../rules';
import type { PastSheet } from '../campaigns/sheets/sheet-store';
import { eventShape } from '../campaigns/feeds/records';
import { accountReport } from './accounts';
import { droppedOrders } from './dropped-orders';
import { told, type Entry } from './entries';
import { fightsOf } from './fights';
import { haltedMoves, mechChanges } from './machines';
import { pilotChanges } from './people';
import { buildingChanges, depotChanges } from './places';
import { NOT_OTHERS } from './not-others';
import type { ForceLine, RoundReport } from './round-report-shape';

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

/**
 * What a command adds to a history, as rows: one of events, one of each feed that is told something, and one
 * a ledger entry.
 */
import { feedName } from '../../../application/campaigns/feeds/feeds';
import type { ForceId } from '../../../kernel';
import {
  type Audience,
  besideOf,
  type CampaignEvent,
  type CampaignState,
  EVENTS,
  ledgerLines,
  type Surroundings,
  tellOf,
} from '../../../rules';

/** Last sequence numbers that were given out. */
export interface Heads {
  readonly events: number;
  readonly feeds: Readonly<Record<string, number>>;
  readonly ledger: Readonly<Record<string, number>>;
  /**
   * The round that has a snapshot which lies whole, and whose event number is known. Left out by earlier
   * versions.
   */
  readonly snapshot?: { readonly epoch: number; readonly round: number };
}

/** What of a state its history goes by; where names can be looked up that events lack, if it is there. */
export interface HistoryState extends Surroundings {
  readonly campaign: Pick<CampaignState['campaign'], 'round' | 'phase' | 'epoch'>;
  readonly forces: Readonly<Record<string, { readonly id: ForceId }>>;
}

/**
 * The moment that an event belongs to: the phase that is open after it is applied; only a phase's opening
 * changes it.
 */
interface Moment {
  readonly round: number;
  readonly phase: string;
  readonly epoch: number;
}

/** An event as it lies in the body of a row. */
export interface PackedEvent extends Moment {
  readonly type: string;
  readonly version: number;
  readonly data: object;
}

/** What an audience was told, as it lies in the body of a row. */
export interface PackedEntry extends Pick<Moment, 'round' | 'phase'> {
  readonly type: string;
  readonly data: object;
}

/** A row: the number of the last in it, and what is in it. */
export interface Row<T> {
  readonly seq: number;
  readonly list: readonly T[];
}

export interface RowsOfCommand {
  readonly heads: Heads;
  readonly events: Row<PackedEvent>;
  /** By audience; only those that were told something. */
  readonly feeds: readonly (Row<PackedEntry> & { readonly audience: string })[];
  readonly ledger: readonly object[];
}

const audiencesOf = (state: HistoryState): readonly Audience[] => [
  ...Object.values(state.forces).map((force): Audience => ({ kind: 'force', force: force.id })),
  { kind: 'observer' },
  { kind: 'gm' },
];

const momentAfter = (moment: Moment, event: CampaignEvent): Moment => {
  if (event.type === 'phase-opened') return { ...moment, round: event.data.round, phase: event.data.phase };
  if (event.type === 'campaign-rolled-back' || event.type === 'campaign-started') {
    const { round, phase, epoch } = event.data.state.campaign;
    return { round, phase, epoch };
  }
  return moment;
};

/** `before`: null at the start. */
export const rowsOfCommand = (
  heads: Heads,
  before: HistoryState | null,
  after: HistoryState,
  events: readonly CampaignEvent[],
): RowsOfCommand => {
  const audiences = audiencesOf(after).map((audience) => ({
    audience,
    key: feedName(audience),
    list: [] as PackedEntry[],
  }));
  const ledgerHeads: Record<string, number> = { ...heads.ledger };
  const packed: PackedEvent[] = [];
  const ledger: object[] = [];
  const beside = besideOf(before, after, () =>
    events.flatMap(({ type, data }) => (type === 'moves-ordered' ? data.moves : [])),
  );
  const begin = (before ?? after).campaign;
  let moment: Moment = { round: begin.round, phase: begin.phase, epoch: begin.epoch };
  for (const event of events) {
    moment = momentAfter(moment, event);
    const { round, phase, epoch } = moment;
    packed.push({
      epoch,
      round,
      phase,
      type: event.type,
      version: EVENTS[event.type].version,
      data: event.data,
    });
    for (const { audience, list } of audiences) {
      const told = tellOf(event, audience, beside);
      if (told !== null) list.push({ round, phase, type: event.type, data: told });
    }
    for (const line of ledgerLines(event)) {
      const seq = (ledgerHeads[line.force] ?? 0) + 1;
      ledgerHeads[line.force] = seq;
      ledger.push({ ...line, seq, round, phase });
    }
  }
  const feeds = audiences
    .filter(({ list }) => list.length > 0)
    .map(({ key, list }) => ({ audience: key, list, seq: (heads.feeds[key] ?? 0) + list.length }));
  return {
    heads: {
      ...heads,
      events: heads.events + packed.length,
      feeds: { ...heads.feeds, ...Object.fromEntries(feeds.map(({ audience, seq }) => [audience, seq])) },
      ledger: ledgerHeads,
    },
    events: { seq: heads.events + packed.length, list: packed },
    feeds,
    ledger,
  };
};

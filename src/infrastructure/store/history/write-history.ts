/** Appends a command's history: events, what each audience is told of them, and ledger entries. One statement a table. */
import type { ClientBase } from 'pg';
import { feedName } from '../../../application/campaigns/feeds';
import type { ForceId } from '../../../kernel';
import { type Audience, type CampaignEvent, type CampaignState, EVENTS, type Instant, ledgerLines, tellOf } from '../../../rules';

/** Last sequence numbers that were given out. */
export interface Heads {
  readonly events: number;
  readonly feeds: Readonly<Record<string, number>>;
  readonly ledger: Readonly<Record<string, number>>;
}

/** What of a state its history goes by. */
interface HistoryState {
  readonly campaign: Pick<CampaignState['campaign'], 'round' | 'phase' | 'epoch'>;
  readonly forces: Readonly<Record<string, { readonly id: ForceId }>>;
}

const audiencesOf = (state: HistoryState): readonly Audience[] => [
  ...Object.values(state.forces).map((force): Audience => ({ kind: 'force', force: force.id })),
  { kind: 'observer' },
  { kind: 'gm' },
];

/** The moment that an event belongs to: the phase that is open after it is applied; only a phase's opening changes it. */
interface Moment {
  readonly round: number;
  readonly phase: string;
  readonly epoch: number;
}

const momentAfter = (moment: Moment, event: CampaignEvent): Moment => {
  if (event.type === 'phase-opened') return { ...moment, round: event.data.round, phase: event.data.phase };
  if (event.type === 'campaign-rolled-back' || event.type === 'campaign-started') {
    const { round, phase, epoch } = event.data.state.campaign;
    return { round, phase, epoch };
  }
  return moment;
};

const EVENT_SQL =
  'INSERT INTO events (campaign_id, seq, epoch, round, phase, at, type, version, data) SELECT $1::uuid, r.seq, r.epoch, r.round, r.phase, $3::bigint, r.type, r.version, r.data ' +
  'FROM json_to_recordset($2::json) AS r(seq bigint, epoch int, round int, phase text, type text, version int, data jsonb)';
const FEED_SQL =
  'INSERT INTO feeds (campaign_id, audience, seq, round, phase, at, type, data) SELECT $1::uuid, r.audience, r.seq, r.round, r.phase, $3::bigint, r.type, r.data ' +
  'FROM json_to_recordset($2::json) AS r(audience text, seq bigint, round int, phase text, type text, data jsonb)';
const LEDGER_SQL =
  'INSERT INTO ledger (campaign_id, force, seq, round, phase, at, amount, balance, cause) SELECT $1::uuid, r.force, r.seq, r.round, r.phase, $3::bigint, r.amount, r.balance, r.cause ' +
  'FROM json_to_recordset($2::json) AS r(force text, seq bigint, round int, phase text, amount bigint, balance bigint, cause jsonb)';

export interface HistoryInput {
  readonly id: string;
  readonly heads: Heads;
  readonly before: HistoryState | null;
  readonly after: HistoryState;
  readonly events: readonly CampaignEvent[];
  readonly at: Instant;
}

/** Answers the new heads. */
export const writeHistory = async (client: ClientBase, { id, heads, before, after, events, at }: HistoryInput): Promise<Heads> => {
  const audiences = audiencesOf(after).map((audience) => ({ audience, key: feedName(audience) }));
  const feeds: Record<string, number> = { ...heads.feeds };
  const ledger: Record<string, number> = { ...heads.ledger };
  const eventRows: object[] = [];
  const feedRows: object[] = [];
  const ledgerRows: object[] = [];
  const begin = (before ?? after).campaign;
  let moment: Moment = { round: begin.round, phase: begin.phase, epoch: begin.epoch };
  let seq = heads.events;
  for (const event of events) {
    moment = momentAfter(moment, event);
    const { round, phase, epoch } = moment;
    seq += 1;
    eventRows.push({ seq, epoch, round, phase, type: event.type, version: EVENTS[event.type].version, data: event.data });
    for (const { audience, key } of audiences) {
      const told = tellOf(event, audience);
      if (told === null) continue;
      const next = (feeds[key] ?? 0) + 1;
      feeds[key] = next;
      feedRows.push({ audience: key, seq: next, round, phase, type: event.type, data: told });
    }
    for (const line of ledgerLines(event)) {
      const next = (ledger[line.force] ?? 0) + 1;
      ledger[line.force] = next;
      ledgerRows.push({ ...line, seq: next, round, phase });
    }
  }
  await client.query({ name: 'put-events', text: EVENT_SQL, values: [id, JSON.stringify(eventRows), at] });
  if (feedRows.length > 0) await client.query({ name: 'put-feeds', text: FEED_SQL, values: [id, JSON.stringify(feedRows), at] });
  if (ledgerRows.length > 0) await client.query({ name: 'put-ledger', text: LEDGER_SQL, values: [id, JSON.stringify(ledgerRows), at] });
  return { events: seq, feeds, ledger };
};

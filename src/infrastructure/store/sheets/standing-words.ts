/**
 * Standing words (ROUND-3) on PostgreSQL: a row for a player, and on the campaign's row whether they count.
 */
import type { ClientBase, Pool } from 'pg';
import type {
  LeftWord,
  OpenPhase,
  StandingWords,
  Word,
  Words,
  WordsState,
} from '../../../application/campaigns/standing-words/word';
import type { CampaignId, ForceId, UserId } from '../../../kernel';
import { announce } from '../changes';

const WORD = 'ready_when_nothing_to_order AS "readyWhenNothingToOrder", ready_in AS "readyIn"';

const FIND = {
  name: 'find-standing-word',
  text: `SELECT ${WORD} FROM standing_words WHERE campaign_id = $1 AND user_id = $2 AND force = $3`,
};

export class PgWords implements Words {
  constructor(private readonly pool: Pool) {}

  async find(campaign: CampaignId, user: UserId, force: ForceId): Promise<Word | null> {
    const { rows } = await this.pool.query<Word>({ ...FIND, values: [campaign, user, force] });
    return rows[0] ?? null;
  }
}

const WAIT = { name: 'words-wait', text: `SELECT 1 FROM campaigns WHERE id = $1 AND words = 'waiting'` };

/** Whether the next act of a player is what the words wait for. */
export const wordsWait = async (pool: Pool, id: CampaignId): Promise<boolean> =>
  (await pool.query({ ...WAIT, values: [id] })).rows.length > 0;

const READ = {
  name: 'read-standing-words',
  text: `SELECT force, user_id AS "user", ${WORD} FROM standing_words WHERE campaign_id = $1 ORDER BY force`,
};

const LEAVE = {
  name: 'leave-standing-word',
  text: `INSERT INTO standing_words (campaign_id, user_id, force, ready_when_nothing_to_order, ready_in) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (campaign_id, user_id) DO UPDATE SET force = EXCLUDED.force, ready_when_nothing_to_order = EXCLUDED.ready_when_nothing_to_order,
      ready_in = EXCLUDED.ready_in, changed_at = now()`,
};

const WITHDRAW = {
  name: 'withdraw-standing-word',
  text: 'DELETE FROM standing_words WHERE campaign_id = $1 AND user_id = $2',
};

const ACTED = {
  name: 'round-acted',
  text: `SELECT 1 FROM order_sheets
    WHERE campaign_id = $1 AND force = ANY($2::text[]) AND epoch = $3 AND round = $4 AND (saved_at IS NOT NULL OR spoke) LIMIT 1`,
};

const MARKS = {
  name: 'read-phase-marks',
  text: `SELECT force, ready, saved_at IS NULL AND NOT spoke AND NOT ready AS silent FROM order_sheets
    WHERE campaign_id = $1 AND force = ANY($6::text[]) AND epoch = $2 AND round = $3 AND phase = $4 AND step = $5`,
};

const MARK = {
  name: 'mark-by-words',
  text: `INSERT INTO order_sheets (campaign_id, force, epoch, round, phase, step, orders, ready)
    SELECT $1::uuid, force, $2::int, $3::int, $4::text, $5::text, '[]', true FROM unnest($6::text[]) AS force
    ON CONFLICT (campaign_id, force, epoch, round, phase, step) DO UPDATE SET ready = true`,
};

const BUMP = {
  name: 'bump-ready',
  text: 'UPDATE campaigns SET ready_revision = ready_revision + 1 WHERE id = $1',
};
const NOTE = { name: 'note-words', text: 'UPDATE campaigns SET words = $2 WHERE id = $1' };

interface MarkRow {
  readonly force: ForceId;
  readonly ready: boolean;
  readonly silent: boolean;
}

export class PgStandingWords implements StandingWords {
  constructor(
    private readonly client: ClientBase,
    private readonly id: CampaignId,
    private readonly version: number,
    public state: WordsState,
  ) {}

  async read(): Promise<readonly LeftWord[]> {
    return (await this.client.query<LeftWord>({ ...READ, values: [this.id] })).rows;
  }

  async leave({ user, force, readyWhenNothingToOrder, readyIn }: LeftWord): Promise<void> {
    if (!readyWhenNothingToOrder && readyIn.length === 0)
      await this.client.query({ ...WITHDRAW, values: [this.id, user] });
    else
      await this.client.query({ ...LEAVE, values: [this.id, user, force, readyWhenNothingToOrder, readyIn] });
    // Whether they count is noted when they are applied.
    await this.note(this.state ?? 'waiting');
  }

  async acted(
    { epoch, round }: Pick<OpenPhase, 'epoch' | 'round'>,
    forces: readonly ForceId[],
  ): Promise<boolean> {
    return (await this.client.query({ ...ACTED, values: [this.id, forces, epoch, round] })).rows.length > 0;
  }

  async marks(open: OpenPhase, forces: readonly ForceId[]): ReturnType<StandingWords['marks']> {
    const { rows } = await this.client.query<MarkRow>({ ...MARKS, values: this.#values(open, forces) });
    const heard = new Set(rows.filter(({ silent }) => !silent).map(({ force }) => force));
    return {
      ready: new Set(rows.filter(({ ready }) => ready).map(({ force }) => force)),
      silent: new Set(forces.filter((force) => !heard.has(force))),
    };
  }

  async mark(open: OpenPhase, forces: readonly ForceId[]): Promise<void> {
    await this.client.query({ ...MARK, values: this.#values(open, forces) });
    await this.client.query({ ...BUMP, values: [this.id] });
    await announce(this.client, this.id, this.version);
  }

  async note(state: WordsState): Promise<void> {
    if (state === this.state) return;
    await this.client.query({ ...NOTE, values: [this.id, state] });
    this.state = state;
  }

  #values({ epoch, round, phase, step }: OpenPhase, forces: readonly ForceId[]): unknown[] {
    return [this.id, epoch, round, phase, step ?? '', forces];
  }
}

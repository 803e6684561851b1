/**
 * Papers of battles in the database, beside the state: a row for each speaker and part. What they say is not
 * looked at.
 */
import type { ClientBase, Pool } from 'pg';
import {
  partTold,
  type BattlePapers,
  type PaperOver,
  type PapersOf,
  type PaperToSave,
  type Revisions,
} from '../../../application/battles/papers/papers';
import type { CampaignId } from '../../../kernel';
import { WHOLE, type Paper } from '../../../tactical';
import { withTransaction } from '../transaction';
import { announceBattle, announceBattles } from './battle-notices';

const GAME_MASTER = '';
const ANY = -1;

interface Row extends Omit<Paper, 'speaker' | 'by'> {
  readonly speaker: string;
  readonly by: string;
}

/** `$4`: those of this setup, or of any (null); `$5`: of this part and of the whole only; null: all. */
const READ = {
  name: 'read-papers',
  text: `SELECT speaker, part, said, revision, saved_by AS by FROM battle_papers
    WHERE campaign_id = $1 AND battle = $2 AND kind = $3 AND hash IS NOT DISTINCT FROM $4 AND ($5::text IS NULL OR part IN ($5, '${WHOLE}'))
    ORDER BY speaker, part`,
};

/**
 * Parts with what is said of them, and the revision that it must replace: null: whichever, -1: any that is
 * there, 0: none.
 */
const SAVE = {
  name: 'save-papers',
  text: `WITH sent AS (SELECT * FROM unnest($5::text[], $6::text[], $7::int[]) AS s (part, said, over))
    INSERT INTO battle_papers AS p (campaign_id, battle, kind, speaker, part, hash, said, revision, saved_by)
    SELECT $1, $2, $3, $4, s.part, $8, s.said::jsonb, 1, $9 FROM sent s WHERE s.over IS NULL OR s.over = 0
      OR EXISTS (SELECT FROM battle_papers WHERE campaign_id = $1 AND battle = $2 AND kind = $3 AND speaker = $4 AND part = s.part)
    ORDER BY s.part
    ON CONFLICT (campaign_id, battle, kind, speaker, part)
    DO UPDATE SET hash = EXCLUDED.hash, said = EXCLUDED.said, revision = p.revision + 1, saved_by = EXCLUDED.saved_by, saved_at = now()
    WHERE (SELECT s.over IS NULL OR s.over = ${ANY} OR p.revision = s.over FROM sent s WHERE s.part = EXCLUDED.part)
    RETURNING part, revision`,
};

/** By speaker, the game master first. `part`: that one and what is said of the whole; left out: all. */
export const readPapers = async (
  client: ClientBase | Pool,
  campaign: string,
  { battle, kind, hash }: PapersOf,
  part?: string,
): Promise<readonly Paper[]> => {
  const { rows } = await client.query<Row>({ ...READ, values: [campaign, battle, kind, hash, part ?? null] });
  return rows.map(({ speaker, by, ...row }) => ({
    ...row,
    speaker: speaker === GAME_MASTER ? null : speaker,
    by: by === GAME_MASTER ? null : by,
  }));
};

const write = async (
  client: ClientBase,
  campaign: string,
  { battle, kind, hash }: PapersOf,
  papers: readonly PaperOver[],
): Promise<Revisions> => {
  const [first] = papers;
  const { speaker = null, by = null } = first?.paper ?? {};
  const parts = papers.map(({ paper }) => paper.part);
  const said = papers.map(({ paper }) => JSON.stringify(paper.said));
  const overs = papers.map(({ over }) => (over === 'any' ? ANY : over));
  const values = [
    campaign,
    battle,
    kind,
    speaker ?? GAME_MASTER,
    parts,
    said,
    overs,
    hash,
    by ?? GAME_MASTER,
  ];
  const { rows } = await client.query<{ part: string; revision: number }>({ ...SAVE, values });
  return new Map(rows.map(({ part, revision }) => [part, revision]));
};

/**
 * In place of what its speaker had said of the part before; in a command, whose notice tells of all its
 * papers.
 */
export const keepPaper = async (
  client: ClientBase,
  campaign: string,
  of: PapersOf,
  paper: PaperToSave,
): Promise<void> => {
  await write(client, campaign, of, [{ paper, over: null }]);
  await announceBattle(client, campaign, {
    battle: of.battle,
    changed: of.kind,
    unit: null,
    side: null,
    revision: null,
  });
};

/**
 * END-2: of papers that go with their battle, those of battles that are gone go with them; and battles that
 * are not over any more are fought anew, and nobody shall have agreed to how they end: what was said of such
 * a battle as a whole goes. Once the tables tell what is over.
 */
export const forgetPapers = async (client: ClientBase, campaign: string): Promise<void> => {
  await client.query({
    name: 'forget-papers',
    text: `DELETE FROM battle_papers p WHERE p.campaign_id = $1 AND p.hash IS NULL AND NOT EXISTS (
      SELECT FROM battles b WHERE b.campaign_id = $1 AND b.id = p.battle AND (p.part <> $2 OR b.state IN ('done', 'called-off')))`,
    values: [campaign, WHOLE],
  });
};

/**
 * Waits for a command that is running, such as one that files these very papers; several saves do not wait
 * for each other.
 */
const LOCK = { name: 'lock-papers', text: 'SELECT FROM campaigns WHERE id = $1 FOR SHARE' };
const IS_FOUGHT = {
  name: 'is-battle-fought',
  text: `SELECT FROM battles WHERE campaign_id = $1 AND id = $2 AND state NOT IN ('done', 'called-off')`,
};

export class PgBattlePapers implements BattlePapers {
  constructor(private readonly pool: Pool) {}

  readPapers(campaign: CampaignId, of: PapersOf, part?: string): Promise<readonly Paper[]> {
    return readPapers(this.pool, campaign, of, part);
  }

  async savePapers(
    campaign: CampaignId,
    of: PapersOf,
    papers: readonly PaperOver[],
  ): Promise<Revisions | 'over' | null> {
    try {
      return await withTransaction(this.pool, async (client) => {
        await client.query({ ...LOCK, values: [campaign] });
        // A statement of its own: the one that waited has seen the battle as it was before.
        if ((await client.query({ ...IS_FOUGHT, values: [campaign, of.battle] })).rowCount === 0)
          return 'over';
        const revisions = await write(client, campaign, of, papers);
        if (revisions.size < papers.length) throw new Stale();
        await announceBattles(
          client,
          campaign,
          papers.map(({ paper }) => ({
            ...{ battle: of.battle, changed: of.kind, unit: partTold(paper.part), side: paper.speaker },
            revision: revisions.get(paper.part) ?? null,
          })),
        );
        return revisions;
      });
    } catch (error) {
      if (error instanceof Stale) return null;
      throw error;
    }
  }
}

/** One of the papers is not over what it should replace: none is saved. */
class Stale extends Error {}

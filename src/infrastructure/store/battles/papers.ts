/** Papers of battles in the database, beside the state: a row for each speaker and part. What they say is not looked at. */
import type { ClientBase, Pool } from 'pg';
import { partTold, type BattlePapers, type Over, type PapersOf, type PaperToSave } from '../../../application/battles/papers';
import type { CampaignId } from '../../../kernel';
import { WHOLE, type Paper } from '../../../tactical';
import { withTransaction } from '../transaction';
import { announceBattle } from './battle-notices';

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

/** `$9`: the revision that it must replace; null: whichever, -1: any that is there, 0: none. */
const SAVE = {
  name: 'save-paper',
  text: `INSERT INTO battle_papers AS p (campaign_id, battle, kind, speaker, part, hash, said, revision, saved_by)
    SELECT $1, $2, $3, $4, $5, $6, $7, 1, $8 WHERE $9::int IS NULL OR $9::int = 0
      OR EXISTS (SELECT FROM battle_papers WHERE campaign_id = $1 AND battle = $2 AND kind = $3 AND speaker = $4 AND part = $5)
    ON CONFLICT (campaign_id, battle, kind, speaker, part)
    DO UPDATE SET hash = EXCLUDED.hash, said = EXCLUDED.said, revision = p.revision + 1, saved_by = EXCLUDED.saved_by, saved_at = now()
    WHERE $9::int IS NULL OR $9::int = ${ANY} OR p.revision = $9::int
    RETURNING revision`,
};

/** By speaker, the game master first. `part`: that one and what is said of the whole; left out: all. */
export const readPapers = async (
  client: ClientBase | Pool,
  campaign: string,
  { battle, kind, hash }: PapersOf,
  part?: string,
): Promise<readonly Paper[]> => {
  const { rows } = await client.query<Row>({ ...READ, values: [campaign, battle, kind, hash, part ?? null] });
  return rows.map(({ speaker, by, ...row }) => ({ ...row, speaker: speaker === GAME_MASTER ? null : speaker, by: by === GAME_MASTER ? null : by }));
};

const write = async (
  client: ClientBase,
  campaign: string,
  { battle, kind, hash }: PapersOf,
  { speaker, part, said, by }: PaperToSave,
  over: Over,
): Promise<number | null> => {
  const row = [battle, kind, speaker ?? GAME_MASTER, part, hash, JSON.stringify(said), by ?? GAME_MASTER];
  const { rows } = await client.query<{ revision: number }>({ ...SAVE, values: [campaign, ...row, over === 'any' ? ANY : over] });
  return rows[0]?.revision ?? null;
};

/** In place of what its speaker had said of the part before; in a command, whose notice tells of all its papers. */
export const keepPaper = async (client: ClientBase, campaign: string, of: PapersOf, paper: PaperToSave): Promise<void> => {
  await write(client, campaign, of, paper, null);
  await announceBattle(client, campaign, { battle: of.battle, changed: of.kind, unit: null, side: null, revision: null });
};

/**
 * END-2: of papers that go with their battle, those of battles that are gone go with them; and battles that are not over any more are fought anew,
 * and nobody shall have agreed to how they end: what was said of such a battle as a whole goes. Once the tables tell what is over.
 */
export const forgetPapers = async (client: ClientBase, campaign: string): Promise<void> => {
  await client.query({
    name: 'forget-papers',
    text: `DELETE FROM battle_papers p WHERE p.campaign_id = $1 AND p.hash IS NULL AND NOT EXISTS (
      SELECT FROM battles b WHERE b.campaign_id = $1 AND b.id = p.battle AND (p.part <> $2 OR b.state IN ('done', 'called-off')))`,
    values: [campaign, WHOLE],
  });
};

/** Waits for a command that is running, such as one that files these very papers; several saves do not wait for each other. */
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

  savePaper(campaign: CampaignId, of: PapersOf, paper: PaperToSave, over: Over): Promise<number | 'over' | null> {
    return withTransaction(this.pool, async (client) => {
      await client.query({ ...LOCK, values: [campaign] });
      // A statement of its own: the one that waited has seen the battle as it was before.
      if ((await client.query({ ...IS_FOUGHT, values: [campaign, of.battle] })).rowCount === 0) return 'over';
      const revision = await write(client, campaign, of, paper, over);
      const notice = { battle: of.battle, changed: of.kind, unit: partTold(paper.part), side: paper.speaker, revision };
      if (revision !== null) await announceBattle(client, campaign, notice);
      return revision;
    });
  }
}

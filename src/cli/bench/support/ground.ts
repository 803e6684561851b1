/** What a bench stands on: a throwaway database with campaigns in it, whose deadlines can be made due. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../../infrastructure/postgres/database';
import { loadMasterKey } from '../../../infrastructure/secrets/master-key';
import type { CampaignId, UserId } from '../../../kernel';
import { seedAccounts } from '../../seed/accounts';
import { copyCampaign } from '../../seed/copy';
import { createHost, type Host } from '../../seed/hosts';
import { makeTemplate, type Template } from '../../seed/template';

export interface Ground {
  readonly dataDir: string;
  readonly database: Database;
  readonly host: Host;
  /** Planning of round 2 is open; every force has a sheet in which all its mechs move. */
  readonly template: Template;
  /** New copies of the template. */
  copies(count: number): Promise<readonly CampaignId[]>;
  /** Their deadlines are over. */
  makeDue(ids: readonly CampaignId[]): Promise<void>;
  close(): Promise<void>;
}

const SHAPE = { forces: 6, mechs: 20 } as const;

/** An embedded server of its own, durable as in production. */
export const openGround = async (): Promise<Ground> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'campaign-bench-'));
  const database = await openDatabase({ databaseUrl: null, dataDir, poolSize: 10 });
  const host = createHost(database.pool, loadMasterKey(null, dataDir));
  const names = ['gm', ...Array.from({ length: SHAPE.forces }, (_, index) => `player-${index + 1}`)];
  const accounts: readonly UserId[] = await seedAccounts(database.pool, names);
  const template = await makeTemplate(host, SHAPE, accounts);
  return {
    dataDir,
    database,
    host,
    template,
    copies: (count) => copyCampaign(database.pool, template.id, count),
    makeDue: async (ids) => {
      await database.pool.query(
        'UPDATE campaigns SET deadline = 1, due_at = to_timestamp(0) WHERE id = ANY($1::uuid[])',
        [ids],
      );
    },
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The database of the settings, for a command that reads or changes what is there. Throws a NoDatabase where none is. */
import type { Settings } from '../../infrastructure/config/settings';
import { type Database, openDatabase } from '../../infrastructure/postgres/database';

export const openExistingDatabase = ({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> =>
  openDatabase({ databaseUrl, dataDir, poolSize: 2, mustExist: true });

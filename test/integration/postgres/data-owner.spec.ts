/** Commands that root runs on a service's data directory leave nothing there that the service cannot read. */
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DemoFiles } from '../../../src/infrastructure/demo/demo-files';
import { placeKey } from '../../../src/infrastructure/backup/backed-up-key';
import { writeLines } from '../../../src/infrastructure/backup/file';
import { startEmbeddedPostgres } from '../../../src/infrastructure/postgres/embedded-postgres';
import { loadMasterKey } from '../../../src/infrastructure/secrets/master-key';

/** Some account that PostgreSQL would not choose by itself. */
const SERVICE = Number(
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name = '', , uid]) => Number(uid) > 0 && !['postgres', 'nobody'].includes(name))?.[2] ?? 65_534,
);
const asRoot = process.getuid?.() === 0 ? it : it.skip;

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'campaign-owner-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const handOver = (): void => {
  // Open to all: where the service's account cannot reach PostgreSQL's programs, they run as another.
  chmodSync(dataDir, 0o755);
  chownSync(dataDir, SERVICE, SERVICE);
};

/** The entries that belong to somebody else. */
const foreign = (): readonly string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(join(dataDir, name)).uid !== SERVICE,
  );

const lines = async function* (): AsyncGenerator<string> {
  yield '{}';
};

asRoot(
  'a key, backups with their directories, and the logins of the demo are of the owner of the data directory',
  async () => {
    handOver();
    loadMasterKey(null, dataDir);
    placeKey({ kind: 'file', key: Buffer.alloc(32, 1).toString('base64url') }, dataDir);
    await writeLines(join(dataDir, 'backups', 'daily', 'one.backup'), lines(), dataDir);
    await new DemoFiles(dataDir).begin([]);
    expect(readdirSync(dataDir, { recursive: true })).toHaveLength(6);
    expect(foreign()).toEqual([]);
  },
);

asRoot('a backup elsewhere stays with root', async () => {
  handOver();
  const elsewhere = mkdtempSync(join(tmpdir(), 'campaign-elsewhere-'));
  await writeLines(join(elsewhere, 'backups', 'one.backup'), lines(), dataDir);
  expect(statSync(join(elsewhere, 'backups', 'one.backup')).uid).toBe(0);
  rmSync(elsewhere, { recursive: true, force: true });
});

asRoot(
  'the settings of the embedded database and a new cluster are of the owner of the data directory',
  async () => {
    handOver();
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    try {
      expect(foreign()).toEqual([]);
    } finally {
      await server.stop();
    }
    expect(foreign()).toEqual([]);
  },
);

asRoot(
  'an owner without a name on this machine gets the settings; the cluster is of an account that initdb takes',
  async () => {
    chmodSync(dataDir, 0o755);
    chownSync(dataDir, 64_321, 64_321);
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    await server.stop();
    expect(statSync(join(dataDir, 'postgres.json')).uid).toBe(64_321);
    expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(64_321);
  },
);

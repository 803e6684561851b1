/**
 * `prisma/schema.prisma` and the migrations must describe the same tables; Prisma's own diff says whether
 * they do.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTestDatabase } from '../../support/postgres';

const root = resolve(__dirname, '..', '..', '..');
const scratch = mkdtempSync(join(tmpdir(), 'schema-drift-'));
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(scratch, { recursive: true, force: true });
  await database.drop();
});

const diff = (schema: string) =>
  spawnSync(
    process.execPath,
    [
      resolve(root, 'node_modules/prisma/build/index.js'),
      ...[
        'migrate',
        'diff',
        '--exit-code',
        '--from-migrations',
        'prisma/migrations',
        '--to-schema',
        schema,
        '--script',
      ],
    ],
    { cwd: root, env: { ...process.env, DATABASE_URL: database.url }, encoding: 'utf8' },
  );

it('finds no difference between the migrations and the schema', () => {
  const { status, stdout, stderr } = diff('prisma/schema.prisma');
  expect({ status, stdout: status === 0 ? '' : stdout, stderr: status === 0 ? '' : stderr }).toEqual({
    status: 0,
    stdout: '',
    stderr: '',
  });
});

it('would find one: a column more in the schema', () => {
  const schema = readFileSync(join(root, 'prisma/schema.prisma'), 'utf8').replace(
    'model User {',
    'model User {\n  nickname String?',
  );
  const changed = join(scratch, 'schema.prisma');
  writeFileSync(changed, schema);
  const { status, stdout } = diff(changed);
  expect(status).toBe(2);
  expect(stdout).toContain('nickname');
});

/**
 * docker-compose.yml and the Dockerfile: what waits for what, no password that everybody knows, and a health
 * check that tells the truth.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { HealthListener } from './api/health/health-listener';
import { Readiness, Starting, type NotReady } from './application/health/readiness';

interface Service {
  readonly build?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
}

const read = (name: string): string => readFileSync(resolve(name), 'utf8');
const { services } = load(read('docker-compose.yml'), { schema: YAML11_SCHEMA }) as {
  services: Readonly<Record<string, Service>>;
};
const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);

it('API and worker start when the database is healthy, not when its container is there', () => {
  expect(ours.map(([name]) => name)).toEqual(['api', 'worker']);
  for (const [, service] of ours)
    expect(service.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  expect(services['postgres']?.healthcheck?.test.join(' ')).toMatch(/pg_isready -h 127\.0\.0\.1/);
});

it('has no password by default: who sets none is told', () => {
  const passwords = Object.values(services).flatMap(({ environment }) =>
    Object.entries(environment).filter(([name]) => name.includes('PASSWORD') && name !== 'SMTP_PASSWORD'),
  );
  expect(passwords.length).toBe(3);
  for (const [, value] of passwords) expect(value).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  for (const [, { environment }] of ours)
    expect(environment['DATABASE_URL']).toBe('postgresql://campaign@postgres:5432/campaign');
});

it('sets only what the server knows', () => {
  const known = new Set(read('.env.example').match(/^[A-Z_]+(?==)/gm));
  for (const [, { environment }] of ours)
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual(['PGPASSWORD']);
});

it('passes every setting on that .env may hold, but for those that the containers fix', () => {
  const fixed = ['PORT', 'HOST', 'HEALTH_PORT', 'DATA_DIR', 'DATABASE_URL', 'PROCESS'];
  const names = (read('.env.example').match(/^[A-Z_]+(?==)/gm) ?? []).filter((name) => !fixed.includes(name));
  expect(names.length).toBeGreaterThan(30);
  for (const [, { environment }] of ours)
    for (const name of names)
      expect({ name, value: environment[name] }).toEqual({
        name,
        value: expect.stringMatching(`^\\$\\{${name}:-.*\\}$`) as string,
      });
});

it('publishes the API alone, and on this machine only unless the operator says otherwise', () => {
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => `${name} ${port}`),
  );
  expect(published).toEqual(['api ${BIND:-127.0.0.1}:${PORT:-3000}:3000']);
});

it('the image brings what its checks and commands need', () => {
  const copied = /COPY --from=build ((?:\/app\/tools\/\S+ )+)tools\//.exec(read('Dockerfile'))?.[1] ?? '';
  const tools = copied.trim().split(' ');
  for (const name of [
    'build.mjs',
    'finish-page.mjs',
    'env-file.mjs',
    'start.mjs',
    'run-cli.mjs',
    'health.mjs',
  ])
    expect(tools).toContain(`/app/tools/${name}`);
  for (const tool of tools)
    expect({ tool, there: existsSync(resolve(tool.replace('/app/', ''))) }).toEqual({ tool, there: true });
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*CMD \["node", "tools\/health\.mjs"\]$/m);
});

it('the image builds the page with the server, and brings it', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const folder of ['src', 'web', 'tools']) expect(ignored).not.toContain(folder);
  expect(read('Dockerfile')).toMatch(/^COPY \. \.\nRUN npm run build /m);
  expect(read('Dockerfile')).toMatch(/^COPY --from=build \/app\/dist dist$/m);
  // What the tools that the image brings import from their folder is there, too.
  const copied = read('Dockerfile').match(/\/app\/tools\/[\w-]+\.mjs/g) ?? [];
  for (const tool of copied)
    for (const [, name] of read(tool.replace('/app/', '')).matchAll(/from '\.\/([\w-]+\.mjs)'/g))
      expect(copied).toContain(`/app/tools/${name}`);
});

class Ready extends Readiness {
  missing(): Promise<NotReady | null> {
    return Promise.resolve(null);
  }
}

const exitCode = (env: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((done) => {
    const child = execFile(process.execPath, [resolve('tools', 'health.mjs')], { env }, () =>
      done(child.exitCode ?? -1),
    );
  });

it('the check asks the process that runs, and says what it answers', async () => {
  const listener = new HealthListener({ readiness: new Ready(), figures: null });
  const port = String(await listener.listen(0, '127.0.0.1'));
  try {
    expect(await exitCode({ PORT: port })).toBe(0);
    expect(await exitCode({ PROCESS: 'worker', PORT: '1', HEALTH_PORT: port })).toBe(0);
    expect(await exitCode({ PROCESS: 'worker', PORT: port, HEALTH_PORT: '' })).toBe(0);
    expect(await exitCode({ PROCESS: 'api', PORT: '1', HEALTH_PORT: port })).toBe(1);
    listener.ask(new Starting());
    expect(await exitCode({ PORT: port })).toBe(1);
  } finally {
    await listener.close();
  }
});

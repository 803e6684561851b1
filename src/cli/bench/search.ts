/** Bench: searching 10,000 designs over HTTP, by what players ask for, with ten clients that never pause. */
import { packDesign } from '../../infrastructure/catalog/packed-design';
import { bundledCatalog, designHash, entryOf, type MechDesign } from '../../catalog';
import { OPERATOR } from '../../infrastructure/catalog/libraries';
import { writeImport } from '../../infrastructure/catalog/write-import';
import { startGenerator } from './support/children';
import { wire } from './support/clients';
import { figure, percentile, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { loadInRounds } from './support/rounds-of-load';
import { startServer } from './support/server';
import { variedDesigns } from './support/varied-designs';

const DESIGNS = 10_000;
const CLIENTS = 10;
const WARM_UP_ANSWERS = 2_000;

/**
 * Parts of names, figures, weapons, lists, sorts, later pages, and what finds nothing: the mix of a player
 * who looks for a mech.
 */
const QUERIES: readonly string[] = [
  'q=atlas%207d',
  'q=hunch&limit=20',
  'q=timber%20wolf%20pri',
  'q=zz%20top',
  'weapon=ppc&class=heavy&sort=-bv',
  'weapon=clan-gauss-rifle&minWalk=5',
  'weapon=lrm%2020&sort=tons&limit=100',
  'minTons=50&maxTons=60&minBv=1000&maxBv=1400&sort=-bv',
  'houseList=kurita&class=medium',
  'faction=davion&role=striker&minJump=5&sort=-walk',
  'techBase=clan&omni=true&sort=-cost&limit=30',
  'minYear=3050&maxYear=3060&rulesLevel=standard&sort=-year',
  'sort=bv&after=atlas-as7-d&limit=100',
  'motion=quad&minWalk=4&sort=tons',
  '',
  'q=a&minBv=2500&sort=-bv',
];

/** The designs as if the operator had imported them, beside the bundled ones. */
const fill = async ({ database: { pool } }: Ground, designs: readonly MechDesign[]): Promise<void> => {
  const catalog = bundledCatalog();
  const read = designs.map((design) => ({
    design: design.slug as string,
    name: design.model,
    file: `${design.slug}.mtf`,
    bv: design.bv,
    hash: designHash(design),
    content: packDesign(design),
    carried: '{}',
    entry: JSON.stringify(entryOf(design, catalog.item)),
    bundled: null,
  }));
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      'INSERT INTO catalog_libraries (owner, revision) VALUES ($1, 0) ON CONFLICT DO NOTHING',
      [OPERATOR],
    );
    await writeImport(client, OPERATOR, { designs: read, tables: [] });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
};

export const benchSearch = async (ground: Ground, rounds: number, seconds: number): Promise<Figures> => {
  const bundled = bundledCatalog().mechs;
  await fill(ground, variedDesigns(bundled, DESIGNS - bundled.length));
  const server = await startServer({
    DATABASE_URL: ground.database.url,
    DATA_DIR: ground.dataDir,
    PROCESS: 'all',
  });
  const generator = startGenerator();
  try {
    const found = await fetch(`http://127.0.0.1:${server.port}/v1/catalog/mechs?q=mk%2012&limit=1`);
    if (((await found.json()) as { items: unknown[] }).items.length === 0)
      throw new Error('the designs are not there');
    const requests = QUERIES.map((query) => wire('GET', `/v1/catalog/mechs?${query}`, {}));
    const load = { connections: CLIENTS, requests, rounds, seconds, warmUpAnswers: WARM_UP_ANSWERS };
    const { times, processorMs, perSecond } = await loadInRounds(generator, server, load);
    return {
      'search, p50': figure(percentile(times, 0.5), 'ms'),
      'search, p95': figure(percentile(times, 0.95), 'ms'),
      'search, p99': figure(percentile(times, 0.99), 'ms'),
      'search, processor': figure(processorMs, 'ms'),
      'search, rate': figure(perSecond, 'per second'),
    };
  } finally {
    generator.stop();
    await server.stop();
  }
};

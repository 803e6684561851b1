/**
 * Bench: what the API does with MegaMek's records of both sides of a battle of 160 worn mechs, from their
 * bytes to the difference that is shown; without HTTP and database. Beside it, the longest that nobody else
 * got their turn meanwhile.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { bundledCatalog } from '../../catalog';
import { readXml } from '../../infrastructure/xml/read-xml';
import { diffReport } from '../../rules';
import type { BattleSetup, SetupUnit } from '../../tactical';
import {
  claimsOf,
  dialectOf,
  findingsOf,
  namesInPlay,
  readRecord,
  SAFE_VERSION,
  writeForceList,
  type Claim,
} from '../../tactical/engines/megamek';
import { figure, median, percentile, type Figures } from './support/figures';
import { BENCH_BATTLE, worn } from './support/worn-war';

const MECHS = 160;
const WARM_UP = 3;
const NANOS = 1_000_000;

const setup = (): BattleSetup => {
  const { mechs } = bundledCatalog();
  const units = mechs.slice(0, MECHS).map((design, index): SetupUnit => {
    const side = index % 2 === 0 ? 'A' : 'B';
    return {
      ...{
        id: `unit-${index}`,
        side,
        force: side,
        kind: 'mech',
        design: design.slug,
        name: `Mech ${index}`,
        hired: false,
        shutDown: false,
      },
      ...{ role: 'attacker', deployment: { direction: 'N', ring: 'middle' }, condition: worn(design) },
      pilot: { id: `pilot-${index}`, name: `Pilot ${index}`, gunnery: 4, piloting: 5, hits: 1 },
    };
  });
  return {
    ...BENCH_BATTLE,
    sheets: [],
    sides: ['A', 'B'].map((side) => ({ side, forces: [side], minesAllowed: 0, withdrawal: {} })),
    units,
    buildings: [],
  };
};

/** The force lists as a record of a battle of two sides in which nothing happened. */
export const recordOf = (battle: BattleSetup, side: string): Uint8Array => {
  const names = namesInPlay(bundledCatalog(), battle, dialectOf(SAFE_VERSION));
  const list = (of: string): string =>
    (
      writeForceList(bundledCatalog(), battle, of, names, SAFE_VERSION).match(/<entity [^]*?<\/entity>/g) ??
      []
    ).join('\n');
  const other = side === 'A' ? 'B' : 'A';
  return Buffer.from(
    `<record version="0.49.13"><survivors>${list(side)}</survivors><salvage>${list(other)}</salvage></record>`,
  );
};

const bring = async (
  battle: BattleSetup,
  files: readonly (readonly [string, Uint8Array])[],
): Promise<void> => {
  const catalog = bundledCatalog();
  const claims: (readonly Claim[])[] = [];
  for (const [side, bytes] of files) {
    const root = await readXml(bytes);
    await setImmediate();
    const record = root.ok ? readRecord(root.value) : root;
    await setImmediate();
    const read = record.ok ? claimsOf(catalog, battle, side, record.value) : record;
    if (!read.ok) throw new Error('the record was refused');
    claims.push(read.value);
    await setImmediate();
  }
  const spoken = [{ by: null, answers: { '/holder': null, '/turns': 1 } }];
  const { report } = findingsOf(catalog, battle, { claims, spoken, asker: null, minesKnown: {} });
  if (report === null) throw new Error('no report came of it');
  diffReport(catalog, battle, report);
};

export const benchRecords = async (rounds: number): Promise<Figures> => {
  const battle = setup();
  const files = ['A', 'B'].map((side) => [side, recordOf(battle, side)] as const);
  for (let round = 0; round < WARM_UP; round += 1) await bring(battle, files);
  const times: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await bring(battle, files);
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  delay.disable();
  return {
    'records, 2 × 160 mechs': figure(median(times), 'ms'),
    'records, worst': figure(percentile(times, 1), 'ms'),
    'records, longest block': figure(delay.max / NANOS, 'ms'),
  };
};

/**
 * Bench: from starting the built, cleanly stopped server to its first 200, on an empty data directory and on
 * an existing one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure, median, ms, type Figures } from './support/figures';
import { startServer, type Server } from './support/server';

const COMMAND = ['npm', 'start'];

const timed = async (dataDir: string): Promise<number> => {
  let server: Server | null = null;
  const taken = await ms(async () => {
    server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'true' }, COMMAND);
  });
  await (server as Server | null)?.stop();
  return taken;
};

export const benchStartup = async (rounds: number): Promise<Figures> => {
  const [empty, existing]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'campaign-startup-'));
    try {
      empty.push(await timed(dataDir));
      existing.push(await timed(dataDir));
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return {
    'startup, empty': figure(median(empty) / 1000, 's'),
    'startup, existing': figure(median(existing) / 1000, 's'),
  };
};

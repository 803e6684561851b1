/**
 * Reads the server's code a part at a time. Between two parts what else goes on gets its turn: the embedded
 * database is made and migrated meanwhile.
 */
import { setImmediate as turn } from 'node:timers/promises';

/** About a tenth of a second each, and each needs only those before it. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./catalog/index.js'),
  () => import('./rules/index.js'),
  () => import('./games/index.js'),
  () => import('./tactical/index.js'),
  () => import('./api/http/problems/problem.js'),
  () => import('@nestjs/common'),
  () => import('@nestjs/core'),
  () => import('@nestjs/platform-fastify'),
  () => import('@nestjs/swagger'),
  () => import('class-validator'),
  () => import('./api/http/configure.js'),
  () => import('./playing.js'),
  () => import('./api/playing/playing.module.js'),
  () => import('./api/battles/battles.module.js'),
  () => import('./api/matches/matches.module.js'),
  () => import('./app.js'),
];

const read = async (): Promise<typeof import('./serve.js')> => {
  for (const part of PARTS) {
    await part();
    await turn();
  }
  return import('./serve.js');
};

let reading: ReturnType<typeof read> | null = null;

/** Begins at the first call; answers what serves. Rejects when a file is broken. */
export const loadCode = (): ReturnType<typeof read> => (reading ??= read());

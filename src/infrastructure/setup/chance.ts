/** Chance and new ids from the operating system's generator. */
import { createHash, randomBytes } from 'node:crypto';
import type { Chance } from '../../application/setup/ports';
import { uuidV7 } from '../ids/uuid-v7';

export const systemChance: Chance = {
  id: () => uuidV7(),
  bytes: (count) => randomBytes(count),
  hex: (count) => randomBytes(count).toString('hex'),
  token: (count) => randomBytes(count).toString('base64url'),
  sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
};

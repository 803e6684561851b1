/**
 * Loaded before a server that is recorded (`node --require`): its chance is the same in every run. Seeds and keys of campaigns (32 bytes) are always the
 * same, so that dice, maps and ids are; ids (16 bytes) count up, so that they are in the order in which they were made. Tokens stay what they are: each
 * must be another one, and the recording writes placeholders for them.
 */
const crypto = require('node:crypto');

const chance = crypto.randomBytes;
const SEED = crypto.createHash('sha256').update('exchanges').digest();
let ids = 0;

const steadyBytes = (size) => {
  if (size === 32 && !/token/i.test(new Error().stack ?? '')) return Buffer.from(SEED);
  if (size !== 16) return chance(size);
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32BE((ids += 1), 12);
  return bytes;
};
crypto.randomBytes = (size, done) => (done === undefined ? steadyBytes(size) : chance(size, done));

/**
 * Loaded before a server that is recorded (`node --require`): its chance is the same in every run. Seeds and
 * keys of campaigns (32 bytes) are always the same, so that dice, maps and ids are; ids (16 bytes) count up,
 * with their time, so that they are in the order in which they were made. Tokens stay what they are: each
 * must be another one, and the recording writes placeholders for them.
 */
const crypto = require('node:crypto');

const chance = crypto.randomBytes;
const SEED = crypto.createHash('sha256').update('exchanges').digest();
const EPOCH = Date.UTC(2026, 0, 1);
let ids = 0;

const steadyBytes = (size) => {
  if (size === 32 && !/token/i.test(new Error().stack ?? '')) return Buffer.from(SEED);
  if (size !== 16) return chance(size);
  const count = (ids += 1);
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32BE(count, 12);
  // An id begins with when it was made, and ids of forces and mechs are made of their campaign's.
  bytes.writeUIntBE = (_time, offset, length) =>
    Buffer.prototype.writeUIntBE.call(bytes, EPOCH + count, offset, length);
  return bytes;
};
crypto.randomBytes = (size, done) => (done === undefined ? steadyBytes(size) : chance(size, done));

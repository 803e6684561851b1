/**
 * Loaded before a server that is recorded (`node --require`): its chance is the same in every run. Seeds and
 * keys of campaigns (32 bytes) are always the same, so that dice, maps and ids are; ids (16 bytes) count up,
 * with their time, so that they are in the order in which they were made. Tokens stay what they are: each
 * must be another one, and the recording writes placeholders for them.
 */
const crypto = require('node:crypto');
const { AsyncLocalStorage } = require('node:async_hooks');
const { IncomingMessage, Server } = require('node:http');

const chance = crypto.randomBytes;
const SEED = crypto.createHash('sha256').update('exchanges').digest();
const EPOCH = Date.UTC(2026, 0, 1);
/** Ids of one request and one purpose count by themselves: what one draws more moves no id of another. */
const asked = new AsyncLocalStorage();
const stores = new WeakMap();
const IDS_A_REQUEST = 10_000;
const IDS_A_PURPOSE = 100;
let requests = 0;
let ids = 0;

const emit = Server.prototype.emit;
Server.prototype.emit = function (event, ...rest) {
  if (event !== 'request' || rest[0].url.startsWith('/health/')) return emit.call(this, event, ...rest);
  const store = { first: (requests += 1) * IDS_A_REQUEST, drawn: new Map() };
  stores.set(rest[0], store);
  return asked.run(store, () => emit.call(this, event, ...rest));
};

// What reads a body goes on in an event of the request, which Node raises outside of what the request began.
const emitPart = IncomingMessage.prototype.emit;
IncomingMessage.prototype.emit = function (...event) {
  const store = stores.get(this);
  return store === undefined
    ? emitPart.apply(this, event)
    : asked.run(store, () => emitPart.apply(this, event));
};

/** The file that wanted the id, below the helpers that hand it on. */
const purpose = () => {
  const files = (new Error().stack ?? '')
    .split('\n')
    .map((line) => /([^/\\]+\.js):\d+/.exec(line)?.[1] ?? '');
  const maker = files.findIndex((file) => file === 'uuid-v7.js');
  return files.slice(maker + 1).find((file) => file !== 'chance.js' && file !== '') ?? '';
};

const slotOf = (text) =>
  crypto.createHash('sha256').update(text).digest().readUInt16BE(0) % (IDS_A_REQUEST / IDS_A_PURPOSE);

const nextId = () => {
  const request = asked.getStore();
  if (request === undefined) return (ids += 1);
  const slot = slotOf(purpose());
  const before = request.drawn.get(slot) ?? 0;
  request.drawn.set(slot, before + 1);
  return request.first + slot * IDS_A_PURPOSE + before;
};

const steadyBytes = (size) => {
  if (size === 32 && !/token/i.test(new Error().stack ?? '')) return Buffer.from(SEED);
  if (size !== 16) return chance(size);
  const count = nextId();
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32BE(count, 12);
  // An id begins with when it was made, and ids of forces and mechs are made of their campaign's.
  bytes.writeUIntBE = (_time, offset, length) =>
    Buffer.prototype.writeUIntBE.call(bytes, EPOCH + count, offset, length);
  return bytes;
};
crypto.randomBytes = (size, done) => (done === undefined ? steadyBytes(size) : chance(size, done));

/**
 * Ports for servers that a test starts. They lie below those that systems give out by themselves (32768 and up
 * on Linux, 49152 and up elsewhere), of which one that was free a moment ago may be another process's by now.
 * Each process of a run has blocks of its own, and listens at a block's first port for as long as it lives.
 */
import { createServer } from 'node:net';

const FIRST = 20_000;
const BLOCK = 50;
const BLOCKS = 240;

let given: { readonly block: number; count: number } | null = null;

/** Listens at a port of the loopback address; null where somebody does already. */
const listen = (port: number): Promise<(() => Promise<void>) | null> =>
  new Promise((done, failed) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? done(null) : failed(error),
    );
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.unref();
      done(() => new Promise<void>((closed) => server.close(() => closed())));
    });
  });

async function newBlock(): Promise<number> {
  for (let tries = 0; tries < BLOCKS; tries += 1) {
    const block = FIRST + ((process.pid + tries) % BLOCKS) * BLOCK;
    if ((await listen(block)) !== null) return block;
  }
  throw new Error(`all ports from ${FIRST} to ${FIRST + BLOCK * BLOCKS} are in use`);
}

/** A port on the loopback address at which nobody listens, and which no other test of the run is given. */
export async function freePort(): Promise<number> {
  for (;;) {
    if (given === null || given.count === BLOCK - 1) given = { block: await newBlock(), count: 0 };
    given.count += 1;
    const port = given.block + given.count;
    const close = await listen(port);
    if (close === null) continue;
    await close();
    return port;
  }
}

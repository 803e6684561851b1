/**
 * Answers that are taken slowly, not at all, or by too many at once, on a server that says nothing but large
 * things.
 */
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { AnswersUnderWay, boundAnswers, type AnswersEnd, type AnswerLimits } from './answers-under-way';

const LARGE = Buffer.alloc(24_000_000, 'x');
const LIMITS: AnswerLimits = { perConnection: 8, graceSeconds: 1, allBytes: 10 * LARGE.length };

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Until so many answers were let go. */
const ended = async (count: number): Promise<void> => {
  for (const until = Date.now() + 60_000; ends.length < count && Date.now() < until;) await pause(20);
};

let server: FastifyInstance;
let ends: AnswersEnd[];
let done: number;
let sockets: Socket[];

const start = async (limits: Partial<AnswerLimits>): Promise<void> => {
  [ends, done, sockets] = [[], 0, []];
  server = fastify({ forceCloseConnections: true });
  boundAnswers(server, new AnswersUnderWay({ ...LIMITS, ...limits }, (why) => ends.push(why)));
  server.get('/large', (_request, reply) => {
    done += 1;
    void reply.send(LARGE);
  });
  server.get('/late', async () => {
    done += 1;
    await pause(1_800);
    return 'late';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
};
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

const ask = (path: string, times = 1): Socket => {
  const socket = connect((server.server.address() as { port: number }).port, '127.0.0.1').on(
    'error',
    () => undefined,
  );
  sockets.push(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
  return socket;
};

it('lets go what nobody takes, and works on nothing more of that connection', async () => {
  await start({});
  ask('/large', 6);
  await ended(1);
  // The first one is more than may wait when the next comes.
  expect({ ends, done }).toEqual({ ends: ['too-many-requests'], done: 1 });
  const asked = performance.now();
  ask('/large');
  await ended(2);
  expect(ends).toEqual(['too-many-requests', 'not-taken']);
  expect(done).toBe(2);
  // Not before its time.
  expect(performance.now() - asked).toBeGreaterThan(LIMITS.graceSeconds * 900);
});

it('leaves who takes it slowly, and who waits for an answer that is not made yet', async () => {
  await start({});
  const late = ask('/late');
  const slow = ask('/large');
  const started = performance.now();
  let got = 0;
  for await (const chunk of slow as AsyncIterable<Buffer>) {
    got += chunk.length;
    if (got > LARGE.length) break;
    // About 10 MB a second, whatever the pieces.
    const due = started + got / 10_000;
    if (due > performance.now() + 10) await pause(due - performance.now());
  }
  expect(got).toBeGreaterThan(LARGE.length);
  expect(performance.now() - started).toBeGreaterThan(2_000);
  expect(String(await new Promise((read) => late.once('data', read)))).toContain('late');
  expect(ends).toEqual([]);
});

it('counts no time against a client in which the server itself stood still', async () => {
  await start({});
  const reader = ask('/large');
  // What the system holds is full by now, and was looked at.
  await pause(600);
  for (const until = performance.now() + 1_500; performance.now() < until;);
  let got = 0;
  reader.on('data', (chunk: Buffer) => (got += chunk.length));
  for (const until = Date.now() + 60_000; got <= LARGE.length && ends.length === 0 && Date.now() < until;)
    await pause(20);
  expect(ends).toEqual([]);
  expect(got).toBeGreaterThan(LARGE.length);
});

it('holds no more than it may of all together: who has taken nothing for longest goes', async () => {
  await start({ graceSeconds: 60, allBytes: 1.5 * LARGE.length });
  ask('/large');
  await pause(1_200);
  ask('/large');
  await ended(1);
  expect(ends).toEqual(['no-room']);
  const [first, second] = sockets as [Socket, Socket];
  await new Promise((closed) => first.resume().once('close', closed));
  expect(second.destroyed).toBe(false);
});

/**
 * The small listener of health and figures is held open by nobody: slow headers end, and connections are
 * counted.
 */
import { connect, type Socket } from 'node:net';
import { Readiness, type NotReady } from '../../application/health/readiness';
import { HealthListener } from './health-listener';

class Ready extends Readiness {
  missing(): Promise<NotReady | null> {
    return Promise.resolve(null);
  }
}

const sockets: Socket[] = [];
let listener: HealthListener;
let port: number;

beforeEach(async () => {
  listener = new HealthListener({
    readiness: new Ready(),
    figures: null,
    requestMs: 300,
    mostConnections: 3,
  });
  port = await listener.listen(0, '127.0.0.1');
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listener.close();
});

/** Resolves when the listener has closed the connection. */
const talk = (text: string): Promise<string> =>
  new Promise((done) => {
    let got = '';
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    socket.write(text);
    socket.on('data', (chunk: Buffer) => (got += chunk.toString())).once('close', () => done(got));
  });
/** It ends after 300 ms; a machine that does much else takes its time, and what never ends is still found. */
const late = (): Promise<string> =>
  new Promise((done) => setTimeout(() => done('still open'), 60_000).unref());
const SLOW = 'GET /health/live HTTP/1.1\r\nHost: x\r\nX-';

it('ends requests whose headers do not come in', async () => {
  expect(await Promise.race([talk(SLOW), late()])).toMatch(/^HTTP\/1.1 408 /);
});

it('holds so many connections, closes more at once, and has room again afterwards', async () => {
  const held = Promise.all([talk(SLOW), talk(SLOW), talk(SLOW)]);
  expect(await talk('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
  await held;
  expect(await talk('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
});

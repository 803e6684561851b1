/** Connections that are used again: to the address that was looked at, and never waiting for what an answer says. */
import net from 'node:net';
import { keptConnections, type KeptConnections } from './kept-connections';
import { postWebhook, type WebhookMeans } from './post-webhook';

const TAKEN = 'HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n';

let connections: KeptConnections;
let server: net.Server;
let port: number;
/** The address that each connection came to, and what was asked over it. */
let came: { readonly to: string; readonly socket: net.Socket; readonly asked: string[] }[] = [];
/** What is answered to each request; null: the connection is closed instead. */
let answer: (nth: number) => string | null = () => TAKEN;

beforeEach(async () => {
  came = [];
  answer = () => TAKEN;
  let nth = 0;
  connections = keptConnections(4);
  server = net.createServer((socket) => {
    const asked: string[] = [];
    came.push({ to: socket.localAddress ?? '', socket, asked });
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (part) => {
      text += part.toString();
      for (let end = text.indexOf('{}'); end >= 0; end = text.indexOf('{}')) {
        asked.push(text.slice(0, text.indexOf(' HTTP')));
        text = text.slice(end + 2);
        const said = answer((nth += 1));
        if (said === null) socket.resetAndDestroy();
        else socket.write(said);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  port = (server.address() as net.AddressInfo).port;
});
afterEach(() => {
  connections.http.destroy();
  for (const { socket } of came) socket.destroy();
  server.close();
});

const post = (path: string, means: Partial<WebhookMeans> = {}, host = '127.0.0.1') =>
  postWebhook(
    { url: `http://${host}:${String(port)}/${path}`, body: Buffer.from('{}'), headers: {} },
    { allowPrivate: true, timeoutMs: 5_000, resolve: () => Promise.resolve([]), connections, ...means },
  );
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** The answer has been read, so that its connection is free. */
const freed = async (): Promise<void> => {
  while (Object.keys(connections.http.freeSockets).length === 0) await turn();
};

it('posts over the same connection again, as long as it leads to the same address', async () => {
  expect(await post('a')).toEqual({ status: 201 });
  await freed();
  expect(await post('b')).toEqual({ status: 201 });
  expect(came.map(({ asked }) => asked)).toEqual([['POST /a', 'POST /b']]);
});

it('TAC-8 a name that leads elsewhere meanwhile gets another connection', async () => {
  for (const address of ['127.0.0.1', '127.0.0.2']) {
    expect(await post('a', { resolve: () => Promise.resolve([address]) }, 'moved.example')).toEqual({
      status: 201,
    });
    await freed();
  }
  expect(came.map(({ to }) => to)).toEqual(['127.0.0.1', '127.0.0.2']);
});

it('TAC-8 a kept connection leads nowhere that may not be posted to', async () => {
  expect(await post('a', { resolve: () => Promise.resolve(['127.0.0.1']) }, 'moved.example')).toEqual({
    status: 201,
  });
  await freed();
  const resolve = (): Promise<readonly string[]> => Promise.resolve(['127.0.0.1']);
  const strict = { allowPrivate: false, resolve, connections, timeoutMs: 5_000 };
  expect(
    await postWebhook({ url: 'https://moved.example/b', body: Buffer.from('{}'), headers: {} }, strict),
  ).toEqual({ failure: 'not-public' });
});

it('posts once more, over a new connection, when the kept one was closed at that moment', async () => {
  answer = (nth) => (nth === 2 ? null : TAKEN);
  expect(await post('a')).toEqual({ status: 201 });
  await freed();
  expect(await post('b')).toEqual({ status: 201 });
  expect(came.map(({ asked }) => asked)).toEqual([['POST /a', 'POST /b'], ['POST /b']]);
});

it('a new connection that is closed is a failure, and is not tried again', async () => {
  answer = () => null;
  expect(await post('a')).toEqual({ failure: 'unreachable' });
  expect(came).toHaveLength(1);
});

it.each([
  ['is long', `HTTP/1.1 200 OK\r\ncontent-length: 900000\r\n\r\n${'x'.repeat(60_000)}`],
  ['does not end', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nx'],
])('an answer that %s is cut off', async (_what, said) => {
  answer = () => said;
  const closed = new Promise<void>((resolve) => {
    server.once('connection', (socket) => socket.once('close', () => resolve()));
  });
  expect(await post('a')).toEqual({ status: 200 });
  await closed;
  answer = () => TAKEN;
  expect(await post('b')).toEqual({ status: 201 });
  expect(came).toHaveLength(2);
});

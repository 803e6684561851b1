/**
 * Forms that come too slowly, or beside too much else, over a connection; what they may hold otherwise:
 * test/e2e/megamek-records.spec.ts.
 */
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { acceptBodies } from './bodies';
import { Form } from './form-body';
import { ProblemError, statusOf } from '../problems/problem';

const limits = (allBytes: number) => ({
  bytes: 1_000,
  unknownSenders: { bytes: 1_000, calculatorBytes: 1_000 },
  underWay: { allBytes, addressBytes: allBytes, bytesPerSecond: 1_000, graceSeconds: 0.2 },
});
const servers: FastifyInstance[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const serve = async (allBytes: number): Promise<number> => {
  const server = Fastify({ forceCloseConnections: true });
  servers.push(server);
  acceptBodies(server, limits(allBytes), () => false);
  server.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ProblemError ? statusOf(error.refusal) : 500).send(),
  );
  const config = { takesForms: { files: 2, fileBytes: 10_000, fieldBytes: 100 } };
  server.post('/form', { config }, async ({ body }) => {
    const read = await (body as unknown as Form).read();
    return read.ok ? { files: read.value.files.map((file) => file.length) } : { wrong: read.error[0]?.code };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
};

const FILE = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

/** The first line of the answer and its last one. */
const sent = (port: number, body: string, length = body.length): Promise<readonly [string, string]> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write(
      `POST /form HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n${body}`,
    );
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve([text.split('\r\n')[0] ?? '', text.split('\r\n').at(-1) ?? '']));
  });

it('is read as a whole', async () => {
  const port = await serve(100_000);
  expect(await sent(port, `${FILE}${'y'.repeat(5_000)}\r\n--x--\r\n`)).toEqual([
    'HTTP/1.1 200 OK',
    '{"files":[5000]}',
  ]);
  expect(await sent(port, `${FILE}half of it`)).toEqual(['HTTP/1.1 200 OK', '{"wrong":"record/not-a-form"}']);
});

it('is given up when it does not end', async () => {
  expect((await sent(await serve(100_000), `${FILE}begun`, 9_000))[0]).toBe('HTTP/1.1 408 Request Timeout');
});

it('is refused when there is no room for it, which is free again after the answer', async () => {
  const port = await serve(6_000);
  const whole = (bytes: number) => sent(port, `${FILE}${'y'.repeat(bytes)}\r\n--x--\r\n`);
  expect((await whole(8_000))[0]).toBe('HTTP/1.1 503 Service Unavailable');
  for (let again = 0; again < 3; again += 1) expect((await whole(5_000))[0]).toBe('HTTP/1.1 200 OK');
});

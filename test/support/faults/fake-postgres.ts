/**
 * Answers as a PostgreSQL of another version, or one that starts, as far as the start of a server asks: its
 * wire protocol, version 3, without a password.
 */
import { createServer, type AddressInfo, type Server } from 'node:net';

const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const int = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
};
const message = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int(body.length + 4, 4), body]);
};

const TEXT_OID = 25;
const column = (name: string): Buffer =>
  Buffer.concat([text(name), int(0, 4), int(0, 2), int(TEXT_OID, 4), int(-1, 2), int(-1, 4), int(0, 2)]);
const value = (content: string): Buffer => Buffer.concat([int(content.length, 4), Buffer.from(content)]);
const READY = message('Z', Buffer.from('I'));

/** What it says to every connection: no, with this SQLSTATE; or that it is of this version. */
export type FakeAnswer = { readonly refuses: string } | { readonly version: string; readonly number: number };

const welcome = (answer: FakeAnswer): Buffer =>
  'refuses' in answer
    ? message(
        'E',
        text('SFATAL'),
        text('VFATAL'),
        text(`C${answer.refuses}`),
        text('Mnot now'),
        Buffer.from('\0'),
      )
    : Buffer.concat([message('R', int(0, 4)), READY]);

const rowOf = (answer: FakeAnswer): Buffer =>
  'refuses' in answer
    ? Buffer.alloc(0)
    : Buffer.concat([
        message('T', int(2, 2), column('number'), column('version')),
        message('D', int(2, 2), value(String(answer.number)), value(answer.version)),
        message('C', text('SELECT 1')),
        READY,
      ]);

export class FakePostgres {
  #connections = 0;

  private constructor(private readonly server: Server) {}

  /** How often somebody has connected. */
  get connections(): number {
    return this.#connections;
  }

  get url(): string {
    return `postgresql://host@127.0.0.1:${(this.server.address() as AddressInfo).port}/campaign`;
  }

  static async start(answer: FakeAnswer): Promise<FakePostgres> {
    const server = createServer((socket) => {
      fake.#connections += 1;
      let greeted = false;
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        if (!greeted) {
          greeted = true;
          socket.write(welcome(answer));
          if ('refuses' in answer) socket.end();
        } else if (chunk[0] === 'Q'.charCodeAt(0)) socket.write(rowOf(answer));
        else socket.end();
      });
    });
    const fake = new FakePostgres(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return fake;
  }

  stop(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }
}

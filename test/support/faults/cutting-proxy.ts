/**
 * A TCP proxy before PostgreSQL that understands the framing of its protocol, counts the messages of both
 * directions, and cuts the connection at the one it is told to: that message is lost (or arrives half), and
 * so is everything after it.
 */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export type Direction = 'to-server' | 'to-client';

export interface Cut {
  readonly direction: Direction;
  /** Which message of that direction, from 1, counted over all connections since `arm`. */
  readonly at: number;
  /** Half of the message's bytes still arrive. */
  readonly torn: boolean;
}

/** The message type that ends a statement of the extended protocol. */
const SYNC = 'S'.charCodeAt(0);

/**
 * What happens at the chosen message: the connection breaks, or everything stands still as when a process
 * hangs.
 */
type Fault = Cut & { readonly kind: 'cut' | 'freeze' };

/** Splits a stream into whole messages. A client's first message has no type byte. */
class Framer {
  #pending = Buffer.alloc(0);

  constructor(private first: boolean) {}

  push(chunk: Buffer): readonly Buffer[] {
    this.#pending = Buffer.concat([this.#pending, chunk]);
    const messages: Buffer[] = [];
    for (;;) {
      const typeBytes = this.first ? 0 : 1;
      if (this.#pending.length < typeBytes + 4) return messages;
      const length = typeBytes + this.#pending.readUInt32BE(typeBytes);
      if (this.#pending.length < length) return messages;
      messages.push(this.#pending.subarray(0, length));
      this.#pending = this.#pending.subarray(length);
      this.first = false;
    }
  }
}

export class CuttingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #counts: Record<Direction, number> = { 'to-server': 0, 'to-client': 0 };
  #fault: Fault | null = null;
  #struck: (() => void) | null = null;
  #frozen = false;
  /** Nothing is counted before it has come. */
  #since: string | null = null;

  private constructor(private readonly target: { readonly host: string; readonly port: number }) {
    this.#server = createServer((client) => this.#serve(client));
  }

  static async start(databaseUrl: string): Promise<CuttingProxy> {
    const { hostname, port } = new URL(databaseUrl);
    const proxy = new CuttingProxy({ host: hostname, port: Number(port) });
    await new Promise<void>((done) => proxy.#server.listen(0, '127.0.0.1', done));
    return proxy;
  }

  /** The same database, through this proxy. */
  url(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.hostname = '127.0.0.1';
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.toString();
  }

  /** Counts from 0 again; null: only counts. */
  arm(cut: Cut | null): void {
    this.#counts = { 'to-server': 0, 'to-client': 0 };
    this.#fault = cut === null ? null : { ...cut, kind: 'cut' };
    this.#since = null;
  }

  /**
   * A client that hangs between two statements, after so many messages: nothing passes any more. Resolves
   * when it is so far. `since`: they are counted from the first message on that has this text.
   */
  freezeAfter(messages: number, since: string | null = null): Promise<void> {
    this.#counts = { 'to-server': 0, 'to-client': 0 };
    this.#since = since;
    this.#frozen = false;
    this.#fault = { direction: 'to-server', at: messages, torn: false, kind: 'freeze' };
    return new Promise((done) => {
      this.#struck = done;
    });
  }

  /** What stood still breaks off. */
  thaw(): void {
    this.#fault = null;
    this.#frozen = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Messages since `arm`. */
  get counts(): Readonly<Record<Direction, number>> {
    return this.#counts;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((done) => this.#server.close(done));
  }

  #serve(client: Socket): void {
    const server = connect(this.target);
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => this.#sockets.delete(socket));
    }
    client.on('close', () => server.end());
    server.on('close', () => client.end());
    this.#pass('to-server', client, server, new Framer(true));
    this.#pass('to-client', server, client, new Framer(false));
  }

  #pass(direction: Direction, from: Socket, to: Socket, framer: Framer): void {
    let broken = false;
    let betweenStatements = false;
    from.on('data', (chunk) => {
      if (broken) return;
      for (const message of framer.push(chunk)) {
        if (this.#fault?.kind === 'freeze' && this.#freezes(this.#fault, direction, betweenStatements))
          return;
        if (this.#since !== null && direction === 'to-server' && message.includes(this.#since))
          this.#since = null;
        if (this.#since === null) this.#counts[direction] += 1;
        betweenStatements = direction === 'to-server' && message[0] === SYNC;
        if (
          this.#fault?.kind !== 'cut' ||
          this.#fault.direction !== direction ||
          this.#counts[direction] !== this.#fault.at
        ) {
          to.write(message);
          continue;
        }
        broken = true;
        const last = this.#fault.torn ? message.subarray(0, Math.ceil(message.length / 2)) : Buffer.alloc(0);
        // What was passed on before still arrives: the other side works it off and then finds the connection
        // ended.
        to.end(last);
        from.destroy();
        return;
      }
    });
  }

  #freezes({ at }: Fault, direction: Direction, betweenStatements: boolean): boolean {
    if (!this.#frozen && direction === 'to-server' && betweenStatements && this.#counts[direction] >= at) {
      this.#frozen = true;
      this.#struck?.();
    }
    return this.#frozen;
  }
}

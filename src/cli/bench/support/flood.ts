/**
 * Floods a server from a process of its own, as an attacker does: requests whose answers nobody cares for, on
 * connections that are opened again when the server ends them, and requests whose bodies never end. Only on
 * this machine, for seconds, and within bounds.
 */
import { connect, type Socket } from 'node:net';
import { wire } from './clients';

export interface FloodRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Its letters are all of one byte. */
  readonly body: string | null;
  /**
   * Bytes of a body that is announced, of which no more than `body` is ever sent; null: the body is whole.
   */
  readonly announced: number | null;
}

export interface FloodOrder {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Taken in turn. */
  readonly requests: readonly FloodRequest[];
}

export interface FloodReport {
  readonly sent: number;
  /** Answers by their status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Connections that the server ended before it answered. */
  readonly cutOff: number;
}

const MAX_REQUESTS = 20_000;
/** Before a connection that was ended is opened again. */
const AGAIN_MS = 20;

const bytesOf = ({ method, path, headers, body, announced }: FloodRequest): Buffer => {
  const length = announced ?? body?.length ?? null;
  const typed =
    length === null
      ? headers
      : { 'content-type': 'application/json', ...headers, 'content-length': String(length) };
  return Buffer.concat([Buffer.from(wire(method, path, typed)), Buffer.from(body ?? '', 'latin1')]);
};

const run = ({ port, connections, seconds, requests }: FloodOrder): Promise<FloodReport> =>
  new Promise((resolve) => {
    const wires = requests.map(bytesOf);
    const statuses: Record<string, number> = {};
    const open = new Set<Socket>();
    let sent = 0;
    let cutOff = 0;
    let over = false;
    const lane = (): void => {
      if (over || sent >= MAX_REQUESTS) return;
      let head = '';
      let missing = -1;
      let waiting = false;
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      open.add(socket);
      const send = (): void => {
        if (over || sent >= MAX_REQUESTS) return void socket.destroy();
        waiting = true;
        socket.write(wires[sent % wires.length] ?? '');
        sent += 1;
      };
      const done = (): void => {
        missing = -1;
        head = '';
        waiting = false;
        send();
      };
      const take = (bytes: Buffer): void => {
        if (missing < 0) {
          head += bytes.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          const status = head.slice(9, 12);
          statuses[status] = (statuses[status] ?? 0) + 1;
          const length = /\r\ncontent-length: *(\d+)/i.exec(head.slice(0, end));
          // An answer of unknown length ends its connection: it is not waited for.
          if (length === null || /\r\nconnection: close/i.test(head.slice(0, end))) {
            waiting = false;
            return void socket.destroy();
          }
          missing = Number(length[1]) - (head.length - end - 4);
        } else missing -= bytes.length;
        if (missing <= 0) done();
      };
      socket.on('connect', send);
      socket.on('data', take);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        if (waiting && !over) cutOff += 1;
        if (!over) setTimeout(lane, AGAIN_MS);
      });
    };
    for (let index = 0; index < connections; index += 1) lane();
    setTimeout(() => {
      over = true;
      for (const socket of open) socket.destroy();
      resolve({ sent, statuses, cutOff });
    }, seconds * 1_000);
  });

process.on('message', (order: FloodOrder) => {
  void run(order).then((report) => process.send?.(report));
});

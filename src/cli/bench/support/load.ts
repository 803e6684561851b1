/**
 * A load generator in a process of its own: keep-alive connections over plain sockets, each with one request
 * on its way.
 */
import { connect, type Socket } from 'node:net';

export interface LoadOrder {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** It goes on until there are so many answers, for a minute at most. */
  readonly answers: number;
  /** Whole requests as bytes on the wire; taken in turn. */
  readonly requests: readonly string[];
  /** Whether each request is sent once, and then it is over. */
  readonly once?: boolean;
  /** Whether the time of every answer is wanted. */
  readonly timed: boolean;
}

export interface LoadReport {
  readonly answers: number;
  readonly perSecond: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Milliseconds from sending a request to the end of its answer; empty when not wanted. */
  readonly times: readonly number[];
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * One connection: sends the next request as soon as an answer is whole. Answers have a Content-Length or no
 * body.
 */
class Lane {
  #buffered: Buffer = Buffer.alloc(0);
  #missing = -1;
  #sent = 0;
  readonly socket: Socket;

  constructor(
    port: number,
    private readonly next: () => Buffer | null,
    private readonly onAnswer: (status: string) => void,
    private readonly onWhole: (milliseconds: number) => void,
    onEnd: (error: Error | null) => void,
  ) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => this.#send());
    this.socket.on('data', (bytes) => this.#take(bytes));
    this.socket.on('error', onEnd);
    this.socket.on('close', () => onEnd(null));
  }

  #send(): void {
    const request = this.next();
    if (request === null) this.socket.end();
    else {
      this.#sent = performance.now();
      this.socket.write(request);
    }
  }

  #take(bytes: Buffer): void {
    let rest = bytes;
    if (this.#missing < 0) {
      const all = this.#buffered.length === 0 ? bytes : Buffer.concat([this.#buffered, bytes]);
      const end = all.indexOf(END_OF_HEAD);
      if (end < 0) {
        this.#buffered = all;
        return;
      }
      const head = all.toString('latin1', 0, end);
      this.onAnswer(head.slice(9, 12));
      this.#missing = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      this.#buffered = Buffer.alloc(0);
      rest = all.subarray(end + END_OF_HEAD.length);
    }
    this.#missing -= rest.length;
    if (this.#missing > 0) return;
    this.#missing = -1;
    this.onWhole(performance.now() - this.#sent);
    this.#send();
  }
}

const LONGEST_MS = 60_000;

const run = ({
  port,
  connections,
  seconds,
  answers: wanted,
  requests,
  timed,
  once = false,
}: LoadOrder): Promise<LoadReport> =>
  new Promise((resolve, reject) => {
    const wire = requests.map((request) => Buffer.from(request));
    const statuses: Record<string, number> = {};
    const started = performance.now();
    const until = started + seconds * 1000;
    const times: number[] = [];
    let sent = 0;
    let answers = 0;
    let open = connections;
    const goesOn = (now: number): boolean =>
      once ? sent < wire.length : now < until || (answers < wanted && now < started + LONGEST_MS);
    const next = (): Buffer | null =>
      goesOn(performance.now()) ? (wire[(sent += 1) % wire.length] ?? null) : null;
    const onAnswer = (status: string): void => {
      answers += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
    };
    const onEnd = (error: Error | null): void => {
      if (error !== null) return reject(error);
      open -= 1;
      if (open === 0)
        resolve({ answers, perSecond: (answers * 1000) / (performance.now() - started), statuses, times });
    };
    const onWhole = (taken: number): void => void (timed && times.push(taken));
    for (let lane = 0; lane < connections; lane += 1) new Lane(port, next, onAnswer, onWhole, onEnd);
  });

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});

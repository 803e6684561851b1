/**
 * The answers that nobody has taken yet: how many of each connection, what they hold in memory, and whether
 * they are still being taken. A client that asks and never reads would make the server keep its answers for
 * good otherwise. Such a connection ends without a word: nobody reads on it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface AnswerLimits {
  /** Requests that a connection may have sent whose answers it has not taken. */
  readonly perConnection: number;
  /** For so long a client may take nothing of what waits for it, in seconds. */
  readonly graceSeconds: number;
  /**
   * Bytes of answers that this process holds. Beyond them, whoever has taken nothing for the longest time
   * goes first.
   */
  readonly allBytes: number;
}

/** Why a connection ended. */
export type AnswersEnd = 'too-many-requests' | 'not-taken' | 'no-room';

/** Who still has so much to take may not ask for more, in bytes. */
const MAX_BEFORE_NEXT_BYTES = 1_048_576;
const LOOK_MS = 1_000;

interface Connection {
  readonly socket: Socket;
  readonly answers: Set<ServerResponse>;
  /** What the system had taken from Node when it was last looked at, in bytes. */
  taken: number;
  /** For how long it was seen to take nothing of what waits for it, in milliseconds. */
  idleMs: number;
}

/**
 * What Node itself asks about its timeouts: `writableLength` falls only once a whole piece has gone, and an
 * answer is one piece.
 */
interface Handle {
  readonly bytesWritten?: number;
  readonly writeQueueSize?: number;
}

const takenFrom = (socket: Socket): number => {
  const { bytesWritten = 0, writeQueueSize = socket.writableLength } =
    (socket as Socket & { readonly _handle?: Handle | null })._handle ?? {};
  return bytesWritten - writeQueueSize;
};

/** Answers that wait for an earlier one of their connection are not in its socket yet. */
const heldFor = ({ socket, answers }: Connection): number => {
  let bytes = socket.writableLength;
  for (const answer of answers) if (answer.socket === null) bytes += answer.writableLength;
  return bytes;
};

export class AnswersUnderWay {
  readonly #connections = new Map<Socket, Connection>();
  readonly #graceMs: number;
  readonly #lookMs: number;
  readonly #watch: NodeJS.Timeout;
  #lookedAt = performance.now();

  constructor(
    private readonly limits: AnswerLimits,
    private readonly onEnd: (why: AnswersEnd) => void = () => undefined,
  ) {
    this.#graceMs = limits.graceSeconds * 1_000;
    this.#lookMs = Math.min(LOOK_MS, this.#graceMs / 4);
    this.#watch = setInterval(() => this.#look(performance.now()), this.#lookMs).unref();
  }

  /** Whether the request may be worked on. If not, its connection has ended, and nobody shall answer. */
  begin({ socket }: IncomingMessage, answer: ServerResponse): boolean {
    // Node reads on in what came before the end of the connection.
    if (socket.destroyed) return false;
    const connection = this.#connections.get(socket) ?? this.#meet(socket);
    const { answers } = connection;
    if (
      answers.size >= this.limits.perConnection ||
      (answers.size > 0 && heldFor(connection) > MAX_BEFORE_NEXT_BYTES)
    ) {
      this.#end(connection, 'too-many-requests');
      return false;
    }
    answers.add(answer);
    answer.once('finish', () => answers.delete(answer));
    return true;
  }

  close(): void {
    clearInterval(this.#watch);
  }

  #meet(socket: Socket): Connection {
    const connection = { socket, answers: new Set<ServerResponse>(), taken: 0, idleMs: 0 };
    this.#connections.set(socket, connection);
    socket.once('close', () => this.#connections.delete(socket));
    return connection;
  }

  #end({ socket }: Connection, why: AnswersEnd): void {
    this.#connections.delete(socket);
    socket.destroy();
    this.onEnd(why);
  }

  #look(now: number): void {
    // While this process stood still, nobody could take anything from it: that time counts against no client.
    const passed = Math.min(now - this.#lookedAt, 2 * this.#lookMs);
    this.#lookedAt = now;
    const waiting: { readonly connection: Connection; readonly bytes: number }[] = [];
    let all = 0;
    for (const connection of this.#connections.values()) {
      const bytes = heldFor(connection);
      const taken = takenFrom(connection.socket);
      connection.idleMs = bytes === 0 || taken !== connection.taken ? 0 : connection.idleMs + passed;
      connection.taken = taken;
      if (connection.idleMs > this.#graceMs) this.#end(connection, 'not-taken');
      else if (bytes > 0) {
        all += bytes;
        waiting.push({ connection, bytes });
      }
    }
    if (all <= this.limits.allBytes) return;
    waiting.sort((a, b) => b.connection.idleMs - a.connection.idleMs);
    for (const { connection, bytes } of waiting) {
      if (all <= this.limits.allBytes) return;
      this.#end(connection, 'no-room');
      all -= bytes;
    }
  }
}

/** Call before any other hook is added: the first one decides whether the others run. */
export function boundAnswers(fastify: FastifyInstance, answers: AnswersUnderWay): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (answers.begin(request.raw, reply.raw)) done();
    else reply.hijack();
  });
  fastify.addHook('onClose', (_fastify, done) => {
    answers.close();
    done();
  });
}

/**
 * The bodies that are coming in at this moment: what they hold in memory, in all and from each address, and
 * whether they still come. A body that never ends would be held for good otherwise, and a few hundred of them
 * take all memory that there is.
 */
import { networkOf } from '../../../application/accounts/sessions/network';
import { httpRefusal, type HttpRefusal } from '../problems/problem';

const TRY_AGAIN_SECONDS = 5;
const SLOW = httpRefusal('timeout', 'request/too-slow');
const FULL_ADDRESS: HttpRefusal = {
  ...httpRefusal('too-many', 'request/too-many-bodies'),
  retryAfterSeconds: TRY_AGAIN_SECONDS,
};
const FULL: HttpRefusal = {
  ...httpRefusal('busy', 'server/too-many-bodies'),
  retryAfterSeconds: TRY_AGAIN_SECONDS,
};

export interface UnderWayLimits {
  /** Bytes of bodies that this process holds while they come in. */
  readonly allBytes: number;
  /**
   * The same of one address. A body that is the only one of its address may be larger, as large as its
   * operation lets it.
   */
  readonly addressBytes: number;
  /** What a body must bring in a second, on average. */
  readonly bytesPerSecond: number;
  /** For so long it may bring nothing. */
  readonly graceSeconds: number;
}

/** One body on its way. */
export interface Passage {
  /** Bytes came that lie somewhere else by now, such as on disk. */
  came(bytes: number): void;
  /** Bytes came that are held in memory until `end`; or why they may not be. */
  hold(bytes: number): HttpRefusal | null;
  /** Nothing more comes: what is held is no longer watched. */
  whole(): void;
  /** Nothing is held any more. May be called more than once. */
  end(): void;
}

class BodyPassage implements Passage {
  #network: string | null = null;
  #held = 0;
  #dueAt: number;

  constructor(
    private readonly all: BodiesUnderWay,
    private readonly address: () => string,
    private readonly giveUp: (refusal: HttpRefusal) => void,
  ) {
    this.#dueAt = performance.now() + all.graceMs;
  }

  came(bytes: number): void {
    const now = performance.now();
    this.#dueAt = Math.min(now + this.all.graceMs, this.#dueAt + bytes / this.all.bytesPerMs);
  }

  hold(bytes: number): HttpRefusal | null {
    this.came(bytes);
    this.#network ??= networkOf(this.address());
    const refusal = this.all.reserve(this.#network, bytes, this.#held);
    if (refusal === null) this.#held += bytes;
    return refusal;
  }

  whole(): void {
    this.all.forget(this);
  }

  end(): void {
    this.all.forget(this);
    if (this.#network !== null) this.all.release(this.#network, this.#held);
    this.#held = 0;
  }

  check(now: number): void {
    if (now <= this.#dueAt) return;
    this.end();
    this.giveUp(SLOW);
  }
}

export class BodiesUnderWay {
  readonly graceMs: number;
  readonly bytesPerMs: number;
  readonly #open = new Set<BodyPassage>();
  readonly #byNetwork = new Map<string, number>();
  #bytes = 0;
  #watch: NodeJS.Timeout | null = null;

  constructor(private readonly limits: UnderWayLimits) {
    this.graceMs = limits.graceSeconds * 1_000;
    this.bytesPerMs = limits.bytesPerSecond / 1_000;
  }

  /** What is held at this moment. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * `address`: asked for only when there is something to hold. `giveUp`: called when it comes too slowly;
   * nothing of it is held then.
   */
  begin(address: () => string, giveUp: (refusal: HttpRefusal) => void): Passage {
    const passage = new BodyPassage(this, address, giveUp);
    this.#open.add(passage);
    // Most bodies are there before its first beat: it goes on until it finds none.
    this.#watch ??= setInterval(() => this.#look(), Math.min(1_000, this.graceMs / 4)).unref();
    return passage;
  }

  reserve(network: string, bytes: number, ownBytes: number): HttpRefusal | null {
    const held = this.#byNetwork.get(network) ?? 0;
    if (this.#bytes + bytes > this.limits.allBytes) return FULL;
    if (held + bytes > this.limits.addressBytes && held > ownBytes) return FULL_ADDRESS;
    this.#bytes += bytes;
    this.#byNetwork.set(network, held + bytes);
    return null;
  }

  release(network: string, bytes: number): void {
    this.#bytes -= bytes;
    const left = (this.#byNetwork.get(network) ?? 0) - bytes;
    if (left > 0) this.#byNetwork.set(network, left);
    else this.#byNetwork.delete(network);
  }

  forget(passage: BodyPassage): void {
    this.#open.delete(passage);
  }

  #look(): void {
    if (this.#open.size === 0 && this.#watch !== null) {
      clearInterval(this.#watch);
      this.#watch = null;
    }
    const now = performance.now();
    for (const passage of this.#open) passage.check(now);
  }
}

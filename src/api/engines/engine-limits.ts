/**
 * How often engines may call, and how often an address may fail to: counted by minutes, in each process of
 * its own.
 */
import { Injectable } from '@nestjs/common';
import { networkOf } from '../../application/accounts/sessions/network';
import { tooMany } from '../../application/refusal';
import { ProblemError } from '../http/problems/problem';

const MINUTE = 60_000;
/** A long poll comes two or three times a minute; a fleet of workers ten times as often. */
const CALLS = 240;
const FAILURES = 60;
const POLLS = 8;
/** Of all engines together: everybody may register some, and each call holds a connection. */
const ALL_POLLS = 2_000;

const BUSY = 'request/too-many';

@Injectable()
export class EngineLimits {
  #minute = 0;
  /** Forgotten with every minute, so that it never grows for long. */
  readonly #counts = new Map<string, number>();
  readonly #polls = new Map<string, number>();
  #allPolls = 0;

  /**
   * Throws 429 for an address that has sent too many wrong signatures, and for an engine that has called too
   * often, before anything is read or kept for it.
   */
  knock(address: string, engine: string): void {
    this.#refuse(
      this.#count(`failed ${networkOf(address)}`, 0) >= FAILURES ||
        this.#count(`called ${engine}`, 0) >= CALLS,
    );
  }

  failed(address: string): void {
    this.#count(`failed ${networkOf(address)}`, 1);
  }

  /** Of an engine that has proved who it is. */
  called(engine: string): void {
    this.#refuse(this.#count(`called ${engine}`, 1) > CALLS);
  }

  /** Runs a long poll, unless the engine, or all of them, have too many open. */
  async poll<T>(engine: string, wait: () => Promise<T>): Promise<T> {
    const open = this.#polls.get(engine) ?? 0;
    if (open >= POLLS || this.#allPolls >= ALL_POLLS) throw new ProblemError(tooMany(BUSY, 1));
    this.#polls.set(engine, open + 1);
    this.#allPolls += 1;
    try {
      return await wait();
    } finally {
      this.#allPolls -= 1;
      const left = (this.#polls.get(engine) ?? 1) - 1;
      if (left > 0) this.#polls.set(engine, left);
      else this.#polls.delete(engine);
    }
  }

  #count(subject: string, by: number): number {
    const minute = Math.floor(Date.now() / MINUTE);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts.clear();
    }
    const count = (this.#counts.get(subject) ?? 0) + by;
    if (by > 0) this.#counts.set(subject, count);
    return count;
  }

  #refuse(refused: boolean): void {
    if (refused) throw new ProblemError(tooMany(BUSY, Math.ceil((MINUTE - (Date.now() % MINUTE)) / 1_000)));
  }
}

/** Answers as ready bytes with their tag, for what is asked for again and again. */
import { etagOf } from './etag-of';

/** Bytes of JSON, with the strong ETag over them. */
export interface Answer {
  readonly body: Buffer;
  readonly etag: string;
}

export const answerOf = (value: unknown): Answer => {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: etagOf(body) };
};

/** A cache with a bound, as the infrastructure gives it. */
export interface Cache<V> {
  get(key: string): V | null;
  set(key: string, value: V, bytes: number): void;
}

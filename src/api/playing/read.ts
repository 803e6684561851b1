/** Reading what a request carries, with every mistake of form in all its parts at once (400). */
import type { FastifyRequest } from 'fastify';
import { misshapen } from '../../application/refusal';
import type { PastMoment } from '../../application/campaigns/history';
import type { Result, Violation } from '../../kernel';
import { Fields } from '../../application/fields';
import { parseReason, ROUND_PHASES, type RoundPhase } from '../../rules';
import { PAGE_LIMIT } from '../http/paging';
import { ProblemError } from '../http/problems/problem';

export type Read<T> = Result<T, readonly Violation[]>;

type Values<T extends readonly Read<unknown>[]> = {
  readonly [K in keyof T]: T[K] extends Read<infer V> ? V : never;
};

/** The values of all parts, or 400 with all their mistakes. */
export const understood = <T extends readonly Read<unknown>[]>(...parts: T): Values<T> => {
  const mistakes = parts.flatMap((part) => (part.ok ? [] : part.error));
  if (mistakes.length > 0) throw new ProblemError(misshapen(mistakes));
  return parts.map((part) => (part.ok ? part.value : null)) as unknown as Values<T>;
};

/** The query's parameters; those that nobody reads are refused. */
export const readQuery = <T>(request: FastifyRequest, read: (query: Query) => T): Read<T> => {
  const query = new Query(request.query ?? {});
  return query.fields.done(read(query));
};

/** A parser of bodies, property by property; an absent body is an empty one. */
export const inBody =
  <T>(read: (body: Fields) => T) =>
  (sent: unknown): Read<T> => {
    const body = new Fields(sent === undefined ? {} : sent);
    return body.done(read(body));
  };

/** The body's properties. */
export const readBody = <T>(request: FastifyRequest, read: (body: Fields) => T): Read<T> =>
  inBody(read)(request.body);

/** Which page of a list. */
export interface PageAsked<C> {
  readonly after: C;
  readonly limit: number;
}

export class Query {
  readonly fields: Fields;

  constructor(query: unknown) {
    this.fields = new Fields({ ...(query as object) }, '/query');
  }

  flag(name: string): boolean {
    const value = this.fields.raw(name);
    if (this.fields.has(name) && value !== 'true' && value !== 'false')
      this.fields.refuse(name, 'shape/not-a-boolean');
    return value === 'true';
  }

  /** Null when it was not sent. */
  integer(name: string, min: number, max: number): number | null {
    const value = this.fields.raw(name);
    if (!this.fields.has(name)) return null;
    const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : NaN;
    if (number >= min && number <= max) return number;
    this.fields.refuse(name, 'shape/not-an-integer', { min, max });
    return null;
  }

  /** Null when it was not sent. */
  text(name: string, max: number): string | null {
    const value = this.fields.raw(name);
    if (!this.fields.has(name)) return null;
    if (typeof value === 'string' && value.length > 0 && value.length <= max) return value;
    this.fields.refuse(name, 'shape/not-a-string', { min: 1, max });
    return null;
  }

  /** A parameter that may be sent more than once; null when it was not sent. */
  texts(name: string, max: number, most: number): readonly string[] | null {
    const sent = this.fields.raw(name);
    if (!this.fields.has(name)) return null;
    const values: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
    const texts = values.filter(
      (value): value is string => typeof value === 'string' && value.length > 0 && value.length <= max,
    );
    if (texts.length < values.length || values.length > most)
      this.fields.refuse(name, 'shape/not-a-string', { min: 1, max });
    return texts;
  }

  choice<C extends string>(name: string, choices: readonly C[]): C | null {
    const value = this.fields.raw(name);
    if (!this.fields.has(name)) return null;
    const found = choices.find((one) => one === value);
    if (found === undefined) this.fields.refuse(name, 'shape/not-a-choice', { choices });
    return found ?? null;
  }

  limit(): number {
    return this.integer('limit', 1, 100) ?? PAGE_LIMIT;
  }

  as(): string | null {
    return this.text('as', 100);
  }

  /** Of a list whose cursor is an id. */
  pageById(max = 100): PageAsked<string | null> {
    return { after: this.text('after', max), limit: this.limit() };
  }

  /** Of a list whose cursor is a number; without one it begins at 0. */
  pageByNumber(max: number): PageAsked<number> {
    return { after: this.integer('after', 0, max) ?? 0, limit: this.limit() };
  }
}

/** Query of a command: `?dryRun=`. */
export const dryRunIn = (query: Query): boolean => query.flag('dryRun');

/** The same of a request whose other parts are read later. */
export const readDryRun = (request: FastifyRequest): Read<boolean> => readQuery(request, dryRunIn);

export const noBody = (request: FastifyRequest): Read<null> => readBody(request, () => null);

/** 1 … 1,000 characters. */
export const readReason = (body: Fields): string => {
  const reason = body.raw('reason');
  const read = parseReason(reason);
  if (!read.ok) body.refuse('reason', 'shape/not-a-text', { max: 1000 });
  return read.ok ? read.value : '';
};

/** Null when it was not sent, or is null. */
export const readOptionalReason = (body: Fields): string | null =>
  body.raw('reason') === null ? null : readReason(body);

/** How a phase is chosen: of combat, when it opened is meant unless the step says otherwise. */
export const momentOf = (round: number, phase: RoundPhase, step: string | null): PastMoment => ({
  round,
  phase,
  step: phase === 'combat' ? (step === 'battles' ? 'battles' : 'declarations') : null,
});

export const MAX_ROUND = 1_000_000;

/** `?round=&phase=[&step=]`: both or neither; null: the present. */
export const readMoment = (query: Query): PastMoment | null => {
  const round = query.integer('round', 1, MAX_ROUND);
  const phase = query.choice('phase', ROUND_PHASES);
  const step = query.choice('step', ['declarations', 'battles']);
  const { fields } = query;
  if (!fields.has('round') && !fields.has('phase') && !fields.has('step')) return null;
  for (const name of ['round', 'phase']) if (!fields.has(name)) fields.refuse(name, 'shape/missing');
  if (phase !== null && phase !== 'combat' && fields.has('step'))
    fields.refuse('step', 'shape/not-a-choice', { choices: [] });
  return round === null || phase === null ? null : momentOf(round, phase, step);
};

export interface ViewAsked {
  readonly as: string | null;
  /** Null: the present. */
  readonly moment: PastMoment | null;
}

/** Whose eyes, and when. */
export const askedOfView = (query: Query): ViewAsked => ({ as: query.as(), moment: readMoment(query) });

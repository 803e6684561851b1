/** A small HTTP client for end-to-end tests: JSON in, status, headers and parsed body out. */
import type { TestApp } from './app';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests look into answers of every shape.
  readonly body: Record<string, never> & { readonly [key: string]: unknown };
  readonly text: string;
}

export interface CallOptions {
  /** Sent as JSON unless it is a string, which is sent as it is. */
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function call(
  app: Pick<TestApp, 'url'>,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  // Not packed, so that lengths tell of the content (packed-answers.spec.ts has the rest).
  const headers: Record<string, string> = { 'accept-encoding': 'identity' };
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  if (options.token !== undefined) headers['authorization'] = `Bearer ${options.token}`;
  const response = await fetch(app.url + path, {
    method,
    headers: { ...headers, ...options.headers },
    body:
      options.body === undefined
        ? undefined
        : typeof options.body === 'string'
          ? options.body
          : JSON.stringify(options.body),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  // An answer of `null` has no properties either: `text` tells the two apart.
  return {
    status: response.status,
    headers: response.headers,
    body: ((isJson ? JSON.parse(text) : null) ?? {}) as Answer['body'],
    text,
  };
}

/** Checks that an answer is a whole problem document, and answers it. */
export function expectProblem(answer: Answer, status: number, code: string): Answer {
  expect({ status: answer.status, code: answer.body['code'] }).toEqual({ status, code });
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(answer.body).toEqual({
    type: `/v1/problems/${code}`,
    title: expect.any(String),
    status,
    detail: expect.any(String),
    code,
    rule: null,
    violations: expect.any(Array),
    more: expect.any(Number),
  });
  for (const violation of answer.body['violations'] as unknown as object[])
    expect(violation).toEqual({
      code: expect.any(String),
      rule: null,
      pointer: expect.any(String),
      params: expect.any(Object),
      message: expect.stringMatching(/.* .*/),
    });
  return answer;
}

export const pointersOf = (answer: Answer): readonly string[] =>
  (answer.body['violations'] as unknown as readonly { readonly pointer: string }[])
    .map((violation) => violation.pointer)
    .sort();

/**
 * The only headers in which two equal requests may get different ones: when, which of them, and how much of
 * one's own measure is left (that it counts nobody else's is shown where the limits are tested).
 */
export const OF_THE_REQUEST = /^(date|x-request-id|ratelimit-(remaining|reset))$/i;

/** What a client can see of an answer, but for what every answer has anew. */
export const visible = ({
  status,
  headers,
  text,
}: Answer): {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
} => ({
  status,
  headers: Object.fromEntries([...headers.entries()].filter(([name]) => !OF_THE_REQUEST.test(name))),
  text,
});

/** Holds refusals against the form that all problem documents have. */
import type { Answer } from '../http';

export interface Told {
  readonly code: string;
  readonly rule: string | null;
  readonly pointer: string;
  readonly params: object;
  readonly message: string;
}

const MEMBERS = ['code', 'detail', 'more', 'rule', 'status', 'title', 'type', 'violations'];
/** ROUND-6: what a refused order sheet tells besides. */
const OF_SHEETS = [...MEMBERS, 'balance', 'preview', 'warnings'].sort();
const OF_VIOLATION = ['code', 'message', 'params', 'pointer', 'rule'];
const CODE = /^[a-z0-9-]+\/[a-z0-9-]+$/;
const POINTER = /^(\/([^~/]|~[01])*)*$/;
/** Paths of source files and what a stack or a driver would say. */
const INSIDES =
  /\\n\s+at |\(\S+:\d+:\d+\)|node_modules|\.ts\b|\.js\b|SELECT |INSERT |violates|TypeError|undefined|\[object/;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

/** What is wrong with a refusal as a problem document; empty: nothing. */
export const faultsOf = (answer: Answer): readonly string[] => {
  const { status, headers, text } = answer;
  const body = answer.body as Readonly<Record<string, unknown>>;
  const violations = Array.isArray(body['violations']) ? (body['violations'] as Told[]) : [];
  const checks: readonly (readonly [boolean, string])[] = [
    [status >= 400 && status < 500, `status ${status}`],
    [
      headers.get('content-type') === 'application/problem+json; charset=utf-8',
      `content type ${String(headers.get('content-type'))}`,
    ],
    [headers.get('cache-control') === 'no-store', 'may be cached'],
    [isText(headers.get('content-language')), 'no content-language'],
    [
      Object.keys(body).sort().join() === ('preview' in body && status === 422 ? OF_SHEETS : MEMBERS).join(),
      `members ${Object.keys(body).join()}`,
    ],
    [body['status'] === status, 'another status within'],
    [body['type'] === `/v1/problems/${String(body['code'])}`, `type ${String(body['type'])}`],
    [
      isText(body['title']) && isText(body['detail']) && String(body['detail']).includes(' '),
      `detail ${String(body['detail'])}`,
    ],
    [CODE.test(String(body['code'])), `code ${String(body['code'])}`],
    [body['rule'] === null || isText(body['rule']), 'rule'],
    [Array.isArray(body['violations']), 'violations'],
    [
      (status !== 400 && status !== 422) ||
        violations.length > 0 ||
        String(body['code']).startsWith('request/'),
      'no violation is named',
    ],
    ...violations.flatMap((one) => [
      [
        Object.keys(one).sort().join() === OF_VIOLATION.join(),
        `violation's members ${Object.keys(one).join()}`,
      ] as const,
      [CODE.test(one.code), `violation's code ${one.code}`] as const,
      [one.rule === null || isText(one.rule), `violation's rule of ${one.code}`] as const,
      [typeof one.pointer === 'string' && POINTER.test(one.pointer), `pointer ${one.pointer}`] as const,
      [
        typeof one.params === 'object' && one.params !== null && !Array.isArray(one.params),
        `params of ${one.code}`,
      ] as const,
      [
        isText(one.message) && one.message.includes(' ') && one.message !== one.code,
        `message of ${one.code}: ${one.message}`,
      ] as const,
    ]),
    // What the client sent may be quoted; the rest of the text is the server's.
    [!INSIDES.test(text), `shows its insides: ${INSIDES.exec(text)?.[0] ?? ''}`],
    [text.length < 100_000, `${text.length} characters`],
  ];
  return checks.filter(([right]) => !right).map(([, what]) => what);
};

export const toldBy = (answer: Answer): readonly Told[] =>
  Array.isArray(answer.body['violations']) ? (answer.body['violations'] as unknown as Told[]) : [];
export const pointersIn = (answer: Answer): readonly string[] => toldBy(answer).map(({ pointer }) => pointer);

/**
 * The description's exchanges are true: each operation is asked as its rightful asker would, and its answer
 * has the status, the headers and the form that are described. `RECORD=new` writes exchanges of operations
 * that have none, `RECORD=all` all of them anew, but for those written by hand.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { readExchanges, type Exchange } from '../../src/api/http/openapi/examples';
import { rightful } from '../support/api-table/actor';
import { ask, inLanes } from '../support/api-table/ask';
import { operationsOf, type Operation } from '../support/api-table/operations';
import { buildWorld } from '../support/api-table/started-world';
import type { World } from '../support/api-table/world';
import { DESCRIBED, exchangeOf, refusedBy, writeExchanges } from '../support/described';
import type { Answer } from '../support/http';

interface Media {
  readonly schema: object;
  readonly example?: unknown;
}
interface Response {
  readonly headers?: object;
  readonly content?: Readonly<Record<string, Media>>;
}
interface Told {
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response>>;
}

const DOCUMENT = JSON.parse(readFileSync(join(__dirname, '..', '..', 'openapi.json'), 'utf8')) as {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Told>>>>;
};
const resolved = <T>(one: T): T => {
  const path = (one as { readonly $ref?: string }).$ref;
  return path === undefined
    ? one
    : (path
        .slice(2)
        .split('/')
        .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], DOCUMENT) as T);
};
const toldOf = ({ method, path }: Operation): Told => {
  const told = DOCUMENT.paths[path]?.[method.toLowerCase()];
  if (told === undefined) throw new Error(`${method} ${path} is not described: npm run openapi`);
  return told;
};

let world: World;
let operations: readonly Operation[];
const answers = new Map<string, Answer>();
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(DOCUMENT, 'api');

beforeAll(async () => {
  world = await buildWorld();
  operations = operationsOf(world.description);
  await inLanes(operations, async (operation) => {
    const { path, token, body } = rightful(world, operation);
    answers.set(
      operation.key,
      await ask(world, operation, path, { ...(token === undefined ? {} : { token }), body }),
    );
  });
  const mode = process.env['RECORD'];
  if (mode === 'new' || mode === 'all')
    writeExchanges(
      operations.map((operation) => ({
        id: operation.id,
        tag: toldOf(operation).tags[0] ?? 'other',
        exchange: exchangeOf(world, operation, answers.get(operation.key) as Answer),
      })),
      mode === 'all',
    );
});
afterAll(() => world.close());

const exchanges = readExchanges();
const known = ({ id }: Operation): Exchange => {
  const exchange = exchanges.get(id);
  if (exchange === undefined)
    throw new Error(
      `${id} has no exchange: RECORD=new npm run test:e2e -- test/e2e/described-answers.spec.ts, then npm run openapi`,
    );
  return exchange;
};

it('has an exchange for every operation, and none of what does not exist', () => {
  expect([...exchanges.keys()].sort()).toEqual(operations.map(({ id }) => id).sort());
});

it('says of every operation what it does, under a declared tag', () => {
  const tags = DOCUMENT.tags.map(({ name }) => name);
  const wrong = operations.filter((operation) => {
    const { summary = '', description = '', tags: own } = toldOf(operation);
    return (
      summary.length < 5 || !/^[A-Z`].{9,}[.)]$/s.test(description) || own.some((tag) => !tags.includes(tag))
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('has an example of every operation: of its answer, of its body, or of its parameters', () => {
  const without = operations.filter((operation) => {
    const { parameters, requestBody, responses } = toldOf(operation);
    const medias = [
      requestBody,
      ...Object.entries(responses).flatMap(([status, one]) => (status < '300' ? [resolved(one)] : [])),
    ].flatMap((one) => Object.entries(one?.content ?? {}));
    const json = medias.filter(([type]) => type === 'application/json');
    return json.length > 0
      ? json.some(([, media]) => media.example === undefined)
      : !JSON.stringify([parameters, medias]).includes('"example"');
  });
  expect(without.map(({ id }) => id)).toEqual([]);
});

it('has examples of the form that it describes', () => {
  const wrong: string[] = [];
  let counted = 0;
  const check = (at: string, media: Media | undefined, pointer: string): void => {
    if (media?.example === undefined) return;
    counted += 1;
    const validate: ValidateFunction = ajv.compile({ $ref: `api#${pointer}/schema` });
    if (!validate(media.example)) wrong.push(`${at}: ${ajv.errorsText(validate.errors)}`);
  };
  const escaped = (step: string): string =>
    step.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
  for (const operation of operations) {
    const { requestBody, responses } = toldOf(operation);
    const base = `/paths/${escaped(operation.path)}/${operation.method.toLowerCase()}`;
    const type = 'application/json';
    check(
      `${operation.key} body`,
      requestBody?.content[type],
      `${base}/requestBody/content/${escaped(type)}`,
    );
    for (const [status, one] of Object.entries(responses))
      for (const [name, media] of Object.entries(one.content ?? {}))
        check(`${operation.key} ${status}`, media, `${base}/responses/${status}/content/${escaped(name)}`);
  }
  expect(wrong).toEqual([]);
  expect(counted).toBeGreaterThan(150);
});

it('describes the status, the headers and the 304 of every answer', async () => {
  const wrong: string[] = [];
  await inLanes(operations, async (operation) => {
    const answer = answers.get(operation.key) as Answer;
    const { responses, parameters } = toldOf(operation);
    const response = responses[answer.status];
    if (response === undefined) {
      wrong.push(`${operation.key}: ${answer.status} is not described`);
      return;
    }
    const said = Object.keys(resolved(response).headers ?? {}).map((name) => name.toLowerCase());
    for (const name of DESCRIBED)
      if (answer.headers.has(name) && !said.includes(name))
        wrong.push(`${operation.key} ${answer.status}: ${name} is not described`);
    // Of a success every header comes, but for the cookie, which is asked for, and where what was made is:
    // commands are asked as dry runs here.
    if (answer.status < 300)
      for (const name of said)
        if (name !== 'set-cookie' && name !== 'location' && !answer.headers.has(name))
          wrong.push(`${operation.key} ${answer.status}: ${name} does not come`);
    const etag = answer.headers.get('etag');
    if (operation.method !== 'GET') return;
    const asks = parameters.some((one) => resolved(one).name === 'If-None-Match');
    if ((etag !== null) !== asks || asks !== '304' in responses)
      wrong.push(`${operation.key}: 304 is described otherwise than it is`);
    if (etag === null) return;
    const { path, token } = rightful(world, operation);
    const again = await ask(world, operation, path, {
      ...(token === undefined ? {} : { token }),
      headers: { 'if-none-match': etag },
    });
    if (again.status !== 304 || again.text !== '')
      wrong.push(`${operation.key}: ${again.status} instead of 304`);
  });
  expect(wrong).toEqual([]);
});

it('describes every refusal of the table of roles', () => {
  const wrong = operations.flatMap((operation) =>
    [...refusedBy(operation), ...known(operation).refused]
      .filter((status) => !(status in toldOf(operation).responses))
      .map((status) => `${operation.key} ${status}`),
  );
  expect(wrong).toEqual([]);
});

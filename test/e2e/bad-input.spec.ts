/**
 * Bad bodies at every operation, made from good ones: the right status, one problem document with everything
 * that is wrong, nothing changed.
 */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { actorOf, rowOf } from '../support/api-table/actor';
import { ask, dryQuery, idsIn, inLanes, tokenOf, urlOf } from '../support/api-table/ask';
import { FULL_BODIES, isKeyed } from '../support/api-table/bodies';
import { additions, omissions, replacements, type Json, type Mutation } from '../support/api-table/mutations';
import { operationsOf, type Operation } from '../support/api-table/operations';
import { faultsOf, pointersIn, toldBy } from '../support/api-table/problems';
import { pictureOf } from '../support/api-table/snapshot';
import { buildWorld } from '../support/api-table/started-world';
import type { World } from '../support/api-table/world';
import type { Answer } from '../support/http';

let world: World;
let operations: readonly Operation[];
let ajv: Ajv2020;
beforeAll(async () => {
  world = await buildWorld();
  operations = operationsOf(world.description).filter(
    ({ body, method, signed }) => body !== null && method !== 'GET' && !signed,
  );
  ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(world.description, 'api');
});
afterAll(() => world.close());

const validators = new Map<string, ValidateFunction>();

/** 400 to what the API's own description does not allow. */
const validatorOf = ({ key, body }: Operation): ValidateFunction => {
  const validator =
    validators.get(key) ??
    ajv.compile(JSON.parse(JSON.stringify(body).replaceAll('"#/', '"api#/')) as object);
  validators.set(key, validator);
  return validator;
};

interface Subject {
  readonly operation: Operation;
  readonly good: Json;
  readonly send: (body: unknown, language?: string) => Promise<Answer>;
}

const subjectsOf = (): readonly Subject[] =>
  operations.flatMap((operation): Subject[] => {
    const row = rowOf(operation);
    const asked = row.ask(world);
    const good = (FULL_BODIES[operation.key]?.(world) ?? asked.body ?? {}) as Json;
    const { role, scene } = actorOf(row);
    const path = urlOf(operation, idsIn(asked, world[scene].id), dryQuery(operation, asked));
    const send = (body: unknown, language = 'en'): Promise<Answer> =>
      ask(world, operation, path, {
        ...tokenOf(world, role),
        body: JSON.stringify(body),
        headers: { 'accept-language': language },
      });
    return [{ operation, good, send }];
  });

let tried = 0;
/** By code and language, whatever was answered. */
const messages = { en: new Map<string, string>(), de: new Map<string, string>() };

const at = (pointer: string, found: string): boolean =>
  found === pointer || found.startsWith(`${pointer}/`) || pointer.startsWith(`${found}/`) || found === '';

/** Everything that is wrong with how the mutations are answered. */
const judge = async (
  subject: Subject,
  mutations: readonly Mutation[],
  allowed: (mutation: Mutation) => boolean,
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  // What cannot be tried would be done.
  const isTrial = subject.operation.queries.includes('dryRun');
  const one = async (mutation: Mutation): Promise<void> => {
    if (!isTrial && allowed(mutation)) return;
    const language = tried % 2 === 0 ? 'en' : 'de';
    tried += 1;
    const answer = await subject.send(mutation.body, language);
    const note = (what: string): void =>
      void wrong.push(
        `${subject.operation.key}, ${mutation.name}: ${what} (${answer.status} ${answer.status < 400 ? '' : String(answer.body['code'])})`,
      );
    if (answer.status >= 400) for (const fault of faultsOf(answer)) note(fault);
    for (const { code, message } of toldBy(answer)) messages[language].set(code, message);
    if (allowed(mutation)) return;
    if (answer.status !== 400) note('not refused as 400');
    else if (!pointersIn(answer).some((pointer) => at(mutation.pointer, pointer)))
      note(`does not point there but at ${pointersIn(answer).join()}`);
  };
  await inLanes(mutations, one);
  return wrong;
};

it('begins with bodies that the description allows', () => {
  const subjects = subjectsOf();
  expect(subjects.length).toBeGreaterThan(28);
  for (const { operation, good } of subjects)
    expect([operation.key, validatorOf(operation)(good)]).toEqual([operation.key, true]);
});

it('refuses wrong values in every place, points there, and changes nothing', async () => {
  const before = await pictureOf(world.app.pool);
  const wrong: string[] = [];
  for (const subject of subjectsOf()) {
    const valid = validatorOf(subject.operation);
    wrong.push(...(await judge(subject, replacements(subject.good), ({ body }) => valid(body))));
  }
  expect(wrong).toEqual([]);
  expect(await pictureOf(world.app.pool)).toEqual(before);
});

it('names what is missing and what is unknown, in every object', async () => {
  const before = await pictureOf(world.app.pool);
  const wrong: string[] = [];
  for (const subject of subjectsOf()) {
    const valid = validatorOf(subject.operation);
    // Without its subject, a sale could be one of three kinds, a map sheet of two: what it lacks is said of the last.
    const sales = omissions(subject.good).map((one) => ({
      ...one,
      pointer: one.pointer
        .replace(/^(\/orders\/\d+)\/(mech|pilot)$/, '$1')
        .replace(/^(\/boards\/\d+)\/board$/, '$1'),
    }));
    wrong.push(...(await judge(subject, sales, ({ body }) => valid(body))));
    wrong.push(
      ...(await judge(
        subject,
        additions(subject.good),
        // What an order in a match has is said by its game: a draft answers what is wrong with it.
        ({ pointer }) =>
          isKeyed(pointer.replace(/\/[^/]*$/, '')) ||
          (subject.operation.key.endsWith('/matches/{match}/orders') && pointer.startsWith('/order/')),
      )),
    );
  }
  expect(wrong).toEqual([]);
  expect(await pictureOf(world.app.pool)).toEqual(before);
});

it('names all mistakes at once', async () => {
  for (const { operation, good, send } of subjectsOf()) {
    const names = Object.keys(good as object);
    if (names.length === 0) continue;
    const answer = await send({
      ...Object.fromEntries(names.map((name) => [name, { no: 'such' }])),
      'unheard-of': 1,
    });
    const heads = new Set(pointersIn(answer).map((pointer) => pointer.split('/')[1]));
    expect([operation.key, answer.status, [...heads].sort()]).toEqual([
      operation.key,
      400,
      [...names, 'unheard-of'].sort(),
    ]);
  }
});

it('has words for every mistake in both languages', () => {
  const codes = [...messages.en.keys()].filter((code) => messages.de.has(code));
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => messages.en.get(code) === messages.de.get(code))).toEqual([]);
  expect(tried).toBeGreaterThan(4_000);
});

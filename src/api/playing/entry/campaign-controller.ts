/**
 * `@CampaignController('offers', '/offers')`: operations on a running campaign. Handlers answer what use
 * cases do; refusals become problems.
 */
import { applyDecorators, Controller, Res, UseGuards } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { ApiBearerAuth, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../../../application/refusal';
import type { Result } from '../../../kernel';
import { sendTagged } from '../../http/answers/etag';
import { orThrow } from '../../http/problems/problem';
import { EntryGuard } from './entry.guard';
import { draftsOf, setPlan, type Plan } from './plan';

type Handler = (...parameters: unknown[]) => unknown;
type Answered = Result<unknown, Refusal> | object;

const tagged = new WeakSet<object>();

/** The answer has an entity tag: who has it already gets 304. */
export const Tagged = (): MethodDecorator => (_target, _name, descriptor) => {
  tagged.add(descriptor.value as object);
};

const isResult = (answer: Answered): answer is Result<unknown, Refusal> =>
  'ok' in answer && ('value' in answer || 'error' in answer);

/**
 * The value of a use case that may refuse, or what one that cannot has made; null: there is nothing to say.
 */
const valueOf = (answer: unknown): unknown =>
  (typeof answer === 'object' && answer !== null && isResult(answer) ? orThrow(answer) : answer) ?? undefined;

/** Ready bytes with their tag, as views and sheets are kept, or a value. */
const sendValue = (reply: FastifyReply, value: unknown): void => {
  const { body, etag } = value as { readonly body?: unknown; readonly etag?: string };
  if (Buffer.isBuffer(body)) sendTagged(reply.request, reply, body, etag);
  else sendTagged(reply.request, reply, JSON.stringify(value));
};

const plain = (handler: Handler): Handler =>
  async function (this: unknown, ...parameters) {
    return valueOf(await handler.apply(this, parameters));
  };

const withTag = (handler: Handler, at: number): Handler =>
  async function (this: unknown, ...parameters) {
    sendValue(parameters[at] as FastifyReply, valueOf(await handler.apply(this, parameters)));
  };

/** The handler in the place of which the other stands keeps all that decorators have said of it. */
const standIn = (target: object, name: string, plan: Plan): void => {
  const descriptor = Object.getOwnPropertyDescriptor(target, name);
  if (descriptor === undefined) throw new Error(`no handler ${name}`);
  const handler = descriptor.value as Handler;
  const given = Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, name) as Readonly<
    Record<string, { readonly index: number }>
  >;
  const last = Math.max(...Object.values(given).map(({ index }) => index));
  const isTagged = tagged.has(handler);
  if (isTagged) Res()(target, name, last + 1);
  const value = isTagged ? withTag(handler, last + 1) : plain(handler);
  Object.defineProperty(value, 'name', { value: name });
  const own = { ...descriptor, value };
  Object.defineProperty(target, name, own);
  // Taken from the path by the guard, so that no parameter tells the generator of the description.
  for (const one of ['id', ...plan.path]) ApiParam({ name: one, type: String })(target, name, own);
  for (const key of Reflect.getMetadataKeys(handler)) {
    const said: unknown = Reflect.getMetadata(key, handler);
    const before: unknown = Reflect.getMetadata(key, value);
    Reflect.defineMetadata(
      key,
      Array.isArray(before) && Array.isArray(said) ? [...before, ...said] : said,
      value,
    );
  }
  setPlan(value, plan);
};

/** Below `/v1/campaigns/{id}`. */
export const CampaignController = (tag: string, path = ''): ClassDecorator =>
  applyDecorators(
    ApiTags(tag),
    ApiBearerAuth(),
    UseGuards(EntryGuard),
    Controller(`v1/campaigns/:id${path}`),
    ({ prototype }: { prototype: object }) => {
      for (const [name, plan] of draftsOf(prototype)) standIn(prototype, String(name), plan);
    },
  );

/** `@WithETag()`: the answer of the handler has an entity tag; a client that has it already gets 304. */
import { Res } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import type { FastifyReply } from 'fastify';
import { sendTagged } from './etag';

type Handler = (...parameters: unknown[]) => unknown;

const jsonOf = (answer: unknown): string | Buffer =>
  typeof answer === 'string' || Buffer.isBuffer(answer) ? answer : JSON.stringify(answer);

/** The place after the last parameter that the handler has. */
const nextPlace = (target: object, name: string | symbol): number => {
  const given = (Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, name) ?? {}) as Readonly<
    Record<string, { readonly index: number }>
  >;
  return Math.max(-1, ...Object.values(given).map(({ index }) => index)) + 1;
};

/**
 * The handler answers a value, or ready JSON as text or bytes. Stands directly below the route, so that the
 * handler in its place has all that the decorators below have said of it. No interceptor: one costs a request
 * as much as all the rest of Nest does.
 */
export const WithETag = (): MethodDecorator => (target, name, descriptor) => {
  const handler = descriptor.value as Handler;
  const place = nextPlace(target, name);
  Res()(target, name, place);
  const value = async function (this: unknown, ...parameters: unknown[]): Promise<void> {
    const reply = parameters[place] as FastifyReply;
    sendTagged(reply.request, reply, jsonOf(await handler.apply(this, parameters)));
  };
  Object.defineProperty(value, 'name', { value: handler.name });
  for (const key of Reflect.getMetadataKeys(handler))
    Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), value);
  return { ...descriptor, value } as never;
};

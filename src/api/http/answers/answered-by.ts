/** How the answers of handlers go out: a decorator for each way, made of the function that sends. */
import { Res } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../../application/refusal';
import type { Result } from '../../../kernel';
import { orThrow } from '../problems/problem';

type Handler = (...parameters: unknown[]) => unknown;

const isResult = (answer: object): answer is Result<unknown, Refusal> =>
  'ok' in answer && ('value' in answer || 'error' in answer);

/** The value of a use case that may refuse, or what one that cannot has made; refusals become problems. */
export const valueOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && isResult(answer) ? orThrow(answer) : answer;

/** The place after the last parameter that the handler has. */
const nextPlace = (target: object, name: string | symbol): number => {
  const given = (Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, name) ?? {}) as Readonly<
    Record<string, { readonly index: number }>
  >;
  return Math.max(-1, ...Object.values(given).map(({ index }) => index)) + 1;
};

/**
 * The handler answers a value, or a result of a use case, and this sends it. Stands directly below the route,
 * so that the handler in its place has all that the decorators below have said of it. No interceptor: one
 * costs a request as much as all the rest of Nest does.
 */
export const answeredBy =
  (send: (request: FastifyRequest, reply: FastifyReply, value: unknown) => void): MethodDecorator =>
  (target, name, descriptor) => {
    const handler = descriptor.value as Handler;
    const place = nextPlace(target, name);
    Res()(target, name, place);
    const value = async function (this: unknown, ...parameters: unknown[]): Promise<void> {
      const reply = parameters[place] as FastifyReply;
      send(reply.request, reply, valueOf(await handler.apply(this, parameters)));
    };
    Object.defineProperty(value, 'name', { value: handler.name });
    for (const key of Reflect.getMetadataKeys(handler))
      Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), value);
    return { ...descriptor, value } as never;
  };

/** Bodies byte by byte as they came, kept for the operations whose callers sign them. */
import type { FastifyRequest } from 'fastify';

const SIGNED = '/v1/engines/';
const kept = new WeakMap<FastifyRequest, Buffer>();

export const keepRawBody = (request: FastifyRequest, bytes: Buffer): void => {
  if (request.raw.url?.startsWith(SIGNED) === true) kept.set(request, bytes);
};

/** Empty where none was sent. */
export const rawBodyOf = (request: FastifyRequest): Buffer => kept.get(request) ?? Buffer.alloc(0);

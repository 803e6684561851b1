/**
 * How much of a body is taken in from whoever bears no valid token: of that, nothing is read before the
 * length is known to be within it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UNAUTHENTICATED } from '../../application/refusal';
import { httpRefusal, type HttpRefusal } from './problems/problem';

/** Whether a request bears a token that holds. */
export type Recognise = (request: FastifyRequest, reply: FastifyReply) => boolean | Promise<boolean>;

export interface UnknownSenderLimits {
  /** Most bytes of a body. */
  readonly bytes: number;
  /** The same for what everybody may have computed, which may hold the text of two mech files. */
  readonly calculatorBytes: number;
}

export interface Allowance {
  /** Null: as much as anybody. */
  readonly bytes: number | null;
  /** What a larger body is refused with. */
  readonly refusal: HttpRefusal;
}

const TOO_LARGE = httpRefusal('too-large', 'request/too-large');
/** Nobody is asked who they are. */
const OPEN = ['/v1/auth/', '/v1/unsubscribe/'];
const CALCULATORS = ['/v1/catalog/', '/v1/systems/'];
/** Only game masters import. */
const IMPORTS = '/v1/catalog/imports';
/** Engines bear no token: they sign the whole of what they send. */
const ENGINES = '/v1/engines/';

/**
 * By the address of the operation. Where a login is needed, a large body is refused for want of it, as it
 * would be after all of it had come.
 */
export const allowanceAt = (url: string, { bytes, calculatorBytes }: UnknownSenderLimits): Allowance => {
  if (OPEN.some((path) => url.startsWith(path))) return { bytes, refusal: TOO_LARGE };
  if (CALCULATORS.some((path) => url.startsWith(path)) && !url.startsWith(IMPORTS))
    return { bytes: calculatorBytes, refusal: TOO_LARGE };
  if (url.startsWith(ENGINES)) return { bytes: null, refusal: TOO_LARGE };
  return { bytes, refusal: UNAUTHENTICATED };
};

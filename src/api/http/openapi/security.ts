/**
 * How a request says who sends it: the security schemes of the description, and which of them an operation
 * takes.
 */
import type { Access } from '../../auth/access';

export const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The `accessToken` of `POST /v1/auth/login`; it ends after `expiresIn` seconds and is renewed by `POST /v1/auth/refresh`.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-refresh_token',
    description:
      'The refresh token of browsers that asked for it with `?cookie=true`. Over plain http it is called `refresh_token`.',
  },
  engineTimestamp: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Engine-Timestamp',
    description: 'Seconds since 1970, at most five minutes from the server’s clock.',
  },
  engineNonce: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Engine-Nonce',
    description: 'Another one for each request.',
  },
  engineSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Engine-Signature',
    description:
      '`v1=` and the HMAC-SHA256, in lower-case hexadecimal, under the secret’s 32 bytes, of these lines, each ended by a line feed: `v1`, the method, the ' +
      'path with its query, the timestamp, the nonce; and after them the body byte by byte.',
  },
};

export type Security = readonly Readonly<Record<string, readonly string[]>>[];

const SIGNED: Security = [{ engineTimestamp: [], engineNonce: [], engineSignature: [] }];
const COOKIE = { refreshCookie: [] };

/** `{}`: it can be called by nobody in particular. */
export const securityOf = (operationId: string, access: Access | undefined, isSigned: boolean): Security => {
  if (isSigned) return SIGNED;
  if (operationId === 'refresh') return [COOKIE, {}];
  if (operationId === 'logout') return [{ bearer: [] }, COOKIE, {}];
  if (access === 'public') return [];
  return access === 'optional' ? [{ bearer: [] }, {}] : [{ bearer: [] }];
};

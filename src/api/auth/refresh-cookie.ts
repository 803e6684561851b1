/** The refresh token as a cookie: out of reach for scripts and other sites. */
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'refresh_token';
const PATH = '/v1/auth';
const MAX_AGE_SECONDS = 30 * 24 * 3_600;

interface Form {
  readonly name: string;
  readonly attributes: string;
}

/**
 * Browsers take this prefix only over https, for the whole of one host and without a domain: no neighbouring
 * host can put a token of its own in place of it.
 */
const OVER_HTTPS: Form = { name: `__Host-${NAME}`, attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure' };
const OVER_HTTP: Form = { name: NAME, attributes: `Path=${PATH}; HttpOnly; SameSite=Strict` };

export class RefreshCookie {
  readonly #form: Form;

  /** `secure`: clients reach this server by https. */
  constructor(secure: boolean) {
    this.#form = secure ? OVER_HTTPS : OVER_HTTP;
  }

  read(request: FastifyRequest): string | null {
    const { name } = this.#form;
    const found = (request.headers.cookie ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${name}=`));
    const value = found?.slice(name.length + 1) ?? '';
    return /^[\w-]{1,200}$/.test(value) ? value : null;
  }

  set(reply: FastifyReply, token: string): void {
    this.#write(reply, token, MAX_AGE_SECONDS);
  }

  clear(reply: FastifyReply): void {
    this.#write(reply, '', 0);
  }

  #write(reply: FastifyReply, value: string, maxAge: number): void {
    const { name, attributes } = this.#form;
    reply.header('set-cookie', `${name}=${value}; Max-Age=${maxAge}; ${attributes}`);
  }
}

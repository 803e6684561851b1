/** The refresh token as a cookie: out of reach for scripts and other sites, sent to /v1/auth only. */
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'refresh_token';
const PATH = '/v1/auth';
const MAX_AGE_SECONDS = 30 * 24 * 3_600;

export class RefreshCookie {
  /** `secure`: clients reach this server by https. */
  constructor(private readonly secure: boolean) {}

  read(request: FastifyRequest): string | null {
    const found = (request.headers.cookie ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${NAME}=`));
    const value = found?.slice(NAME.length + 1) ?? '';
    return /^[\w-]{1,200}$/.test(value) ? value : null;
  }

  set(reply: FastifyReply, token: string): void {
    this.#write(reply, token, MAX_AGE_SECONDS);
  }

  clear(reply: FastifyReply): void {
    this.#write(reply, '', 0);
  }

  #write(reply: FastifyReply, value: string, maxAge: number): void {
    const secure = this.secure ? '; Secure' : '';
    reply.header('set-cookie', `${NAME}=${value}; Max-Age=${maxAge}; Path=${PATH}; HttpOnly; SameSite=Strict${secure}`);
  }
}

/** Which methods an address takes, to tell a wrong method (405) from a wrong address (404). */
import type { FastifyInstance } from 'fastify';

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
}

const toPattern = (url: string): RegExp => {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : part.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
};

export class AllowedMethods {
  private readonly routes: Route[] = [];

  /** Before the first route is made. */
  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRoute', ({ method, url }) => {
      // What takes everything says nothing about an address.
      if (url === '*' || url === '/*') return;
      const pattern = toPattern(url);
      for (const one of [method].flat()) this.routes.push({ method: one, pattern });
    });
  }

  /** Sorted; empty when the address is unknown. */
  at(url: string): readonly string[] {
    const path = url.split('?')[0] ?? '';
    return [
      ...new Set(this.routes.filter((route) => route.pattern.test(path)).map((route) => route.method)),
    ].sort();
  }
}

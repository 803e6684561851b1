/**
 * On what a session was opened, in few words ("Firefox, Android"): enough to know one's own, and nothing else
 * of the header is kept.
 */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Others carry the names of those that stand below them, so the order counts. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Of programs that are no browsers: the name of the first product, such as `curl`. */
const PRODUCT = /^[A-Za-z][\w.-]{0,39}/;

const nameIn = (list: readonly (readonly [string, RegExp])[], agent: string): string | null =>
  list.find(([, sign]) => sign.test(agent))?.[0] ?? null;

/** Null: it cannot be told. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const agent = (headers['user-agent'] ?? '').slice(0, 500);
  const product = PRODUCT.exec(agent)?.[0] ?? null;
  const program = nameIn(BROWSERS, agent) ?? (product === 'Mozilla' ? null : product);
  const known = [program, nameIn(SYSTEMS, agent)].filter((name) => name !== null);
  return known.length === 0 ? null : known.join(', ');
};

/** `string | null`: on what the request was made. */
export const Device = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  deviceOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/**
 * Who may keep an answer: in one place, by allow-list. What is named public says itself how long it may be
 * kept; tokens, links and exports are kept by nobody; everything else is somebody's own, whatever its handler
 * says.
 */
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { isPageRoute } from '../../page/routes';

type Policy = 'public' | 'scoped' | 'private' | 'secret';

const PRIVATE = 'private, no-cache';
const VARY = 'authorization, accept-language, accept-encoding';

/** For answers that are written past all hooks. */
export const PRIVATE_HEADERS: Readonly<Record<string, string>> = { 'cache-control': PRIVATE, vary: VARY };

/** By method and pattern of the route; the first that fits. */
const POLICIES: readonly (readonly [RegExp, Policy])[] = [
  [
    /^GET \/(health\/|\.well-known\/|openapi\.json$|docs(\/|$)|check-rolls\.mjs$|v1\/(rules|problems|systems)(\/|$)|v1\/schemas(\/|$))/,
    'public',
  ],
  [/^\w+ \/v1\/catalog\/imports/, 'private'],
  // Of a campaign's designs only its members know; a calculator's answer nobody keeps anyway.
  [/^(GET|POST) \/v1\/(catalog|systems)\//, 'scoped'],
  [/^POST \/v1\/auth\//, 'secret'],
  // Logins that the operator offers.
  [/^GET \/v1\/demo$/, 'secret'],
  // An engine's secret.
  [/^POST \/v1\/campaigns\/:id\/engines(\/:engineId\/secret)?$/, 'secret'],
  // What stands in `me/reset-links` holds no link.
  [/\/(invitations(\/:code)?|members\/:userId\/reset-link|export)$/, 'secret'],
];

const policyOf = (method: string, url: string): Policy => {
  if (/^(GET|HEAD)$/.test(method) && isPageRoute(url)) return 'public';
  const key = `${method === 'HEAD' ? 'GET' : method} ${url}`;
  return POLICIES.find(([pattern]) => pattern.test(key))?.[1] ?? 'private';
};

const policyOfRoute = ({ method, url }: Pick<RouteOptions, 'method' | 'url'>): Policy =>
  policyOf([method].flat()[0] ?? '', url);

/** Whether its answers hold tokens, links or all that is known of somebody. */
export const isSecret = (route: Pick<RouteOptions, 'method' | 'url'>): boolean =>
  policyOfRoute(route) === 'secret';

const isOfCampaign = ({ query }: FastifyRequest): boolean =>
  (query as Readonly<Record<string, unknown>> | undefined)?.['campaign'] !== undefined;

/** Before the first route is made. Problem documents are kept by nobody anyway. */
export function decideCaching(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const policy = policyOfRoute(route);
    if (policy === 'public') return;
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      (request, reply, payload, done): void => {
        if (policy === 'secret') reply.header('cache-control', 'no-store');
        else if (reply.statusCode < 400 && (policy === 'private' || isOfCampaign(request)))
          reply.headers(PRIVATE_HEADERS);
        done(null, payload);
      },
    ];
  });
}

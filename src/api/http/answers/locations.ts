/**
 * `Location` (RFC 9110): where what a POST has made can be read, by itself or in the list that has it. One line an
 * operation. A link that sets a new password has none: its maker cannot read it again.
 */
import type { FastifyInstance } from 'fastify';

/** The path of what was made, by the parameters of the path and what the operation answers. */
type Where = (at: Readonly<Record<string, string>>, made: Readonly<Record<string, unknown>>) => string;

const BATTLE: Where = ({ id, battleId }) => `/v1/campaigns/${id}/battles/${battleId}`;

const listOf =
  (list: string): Where =>
  ({ id }) =>
    `/v1/campaigns/${id}/${list}`;

/** By the description's path. */
const LOCATIONS: Readonly<Record<string, Where>> = {
  '/v1/auth/register': () => '/v1/me',
  '/v1/campaigns': (_at, { id }) => `/v1/campaigns/${String(id)}`,
  '/v1/matches': (_at, { id }) => `/v1/matches/${String(id)}`,
  '/v1/me/figures': (_at, { id }) => `/v1/me/figures/${String(id)}`,
  '/v1/campaigns/{id}/battles/{battleId}/reports': BATTLE,
  '/v1/campaigns/{id}/battles/{battleId}/worksheet/file': BATTLE,
  '/v1/campaigns/{id}/designs': ({ id }, { design }) => `/v1/campaigns/${id}/designs/${String(design)}`,
  '/v1/campaigns/{id}/invitations': (_at, { code }) => `/v1/invitations/${String(code)}`,
  '/v1/campaigns/{id}/offers': listOf('offers'),
  '/v1/campaigns/{id}/messages': listOf('messages'),
  '/v1/campaigns/{id}/vacations': listOf('vacations'),
  '/v1/me/push-subscriptions': () => '/v1/me/push-subscriptions',
  '/v1/campaigns/{id}/webhooks': ({ id }, made) => `/v1/campaigns/${id}/webhooks/${String(made['id'])}`,
  '/v1/campaigns/{id}/engines': ({ id }, made) => `/v1/campaigns/${id}/engines/${String(made['id'])}`,
};

/** For the description: whether the answer of a POST to it says where what it has made is. */
export const hasLocation = (method: string, path: string): boolean =>
  method.toLowerCase() === 'post' && path in LOCATIONS;

/** A dry run makes nothing, so there is nothing to find. Before the first route is made. */
export function sendLocations(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const where = LOCATIONS[route.url.replace(/:(\w+)/g, '{$1}')];
    if (where === undefined || ![route.method].flat().includes('POST')) return;
    route.preSerialization = [
      ...[route.preSerialization ?? []].flat(),
      (request, reply, made, done): void => {
        const dryRun = (request.query as Readonly<Record<string, unknown>>)['dryRun'] === 'true';
        if (reply.statusCode === 201 && !dryRun && typeof made === 'object' && made !== null)
          reply.header(
            'location',
            where(request.params as Record<string, string>, made as Record<string, unknown>),
          );
        done(null, made);
      },
    ];
  });
}

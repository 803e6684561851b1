/**
 * Everything that somebody can ask without changing anything: every operation that reads, in every campaign,
 * and every command as a dry run.
 */
import { dryQuery, idsIn, urlOf } from '../api-table/ask';
import { rowOf } from '../api-table/actor';
import { ALL_ORDERS } from '../api-table/bodies';
import { isCommand, operationsOf, type Operation } from '../api-table/operations';
import type { Scene } from '../api-table/table';
import type { World } from '../api-table/world';
import type { Person } from '../players';
import type { Asked } from './bytes';

const SCENES: readonly Scene[] = ['setup', 'fighting', 'supplying'];

/**
 * Streams are listened to beside these; a campaign, match, message, figure or browser that is only tried has an id of its
 * own every time.
 */
const ELSEWHERE = [
  'GET /v1/campaigns/{id}/events/stream',
  'GET /v1/matches/{match}/events/stream',
  'POST /v1/campaigns',
  'POST /v1/matches',
  'POST /v1/me/push-subscriptions',
  'POST /v1/me/figures',
  'POST /v1/campaigns/{id}/webhooks',
  'POST /v1/matches/{match}/proposals',
  'POST /v1/campaigns/{id}/messages',
];

const changesNothing = (operation: Operation): boolean =>
  !operation.signed && (!isCommand(operation) || operation.queries.includes('dryRun'));

/**
 * What is in the table: nothing in it is another player's to know, so that it asks for things that are
 * hidden, too.
 */
const ofTable = (world: World, { token }: Person): readonly Asked[] =>
  operationsOf(world.description)
    .filter((operation) => changesNothing(operation) && !ELSEWHERE.includes(operation.key))
    .flatMap((operation): Asked[] => {
      const row = rowOf(operation);
      const asked = row.ask(world);
      const scenes = row.kind === 'campaign' ? SCENES : (['setup'] as const);
      return scenes.map((scene) => ({
        name: `${operation.key} in ${scene}`,
        method: operation.method,
        path: urlOf(operation, idsIn(asked, world[scene].id), dryQuery(operation, asked)),
        token,
        ...(isCommand(operation) && asked.body !== undefined ? { body: asked.body } : {}),
      }));
    });

/** Of one's own papers, by one's own name; previews; and names that another force uses. */
const more = (world: World, { token }: Person, names: readonly string[]): readonly Asked[] => {
  const at = `/v1/campaigns/${world.supplying.id}`;
  const read = (name: string, path: string, headers: Readonly<Record<string, string>> = {}): Asked => ({
    name,
    method: 'GET',
    path,
    token,
    headers,
  });
  const dry = (name: string, method: string, path: string, body: unknown): Asked => ({
    name,
    method,
    path: `${path}${path.includes('?') ? '&' : '?'}dryRun=true`,
    token,
    body,
  });
  const far = world.supplying.forces[2];
  return [
    ...SCENES.flatMap((scene) => {
      const messages = `/v1/campaigns/${world[scene].id}/messages`;
      const wrong = { to: 'nobody', text: 'Is anybody there?' };
      return [
        read(`my messages in ${scene}`, `${messages}?muted=true`),
        dry(`a message to nobody in ${scene}`, 'POST', messages, wrong),
      ];
    }),
    ...SCENES.slice(1).flatMap((scene) =>
      [
        'view',
        'options',
        'orders',
        'ledger',
        'events',
        'offers',
        'designs',
        'battles',
        'statistics',
        'rounds/1',
      ].flatMap((what) => [
        read(`my ${what} in ${scene}`, `/v1/campaigns/${world[scene].id}/${what}`),
        read(`my ${what} in German in ${scene}`, `/v1/campaigns/${world[scene].id}/${what}`, {
          'accept-language': 'de',
        }),
      ]),
    ),
    read('my view when planning began', `${at}/view?round=1&phase=planning`),
    read('my picture when planning began', `${at}/map.svg?round=1&phase=planning`),
    dry('a preview of an empty sheet', 'PUT', `${at}/orders`, { phase: 'supply', orders: [] }),
    dry('a preview of everything', 'PUT', `${at}/orders`, { phase: 'supply', orders: ALL_ORDERS }),
    dry('a preview for another phase', 'PUT', `${at}/orders`, { phase: 'planning', orders: [] }),
    ...names.flatMap((name) => [
      dry(`a design called ${name}`, 'POST', `${at}/designs`, {
        design: { base: 'hunchback-hbk-4p', model: name },
      }),
      dry(`a pilot called ${name}`, 'PUT', `${at}/orders`, {
        phase: 'supply',
        orders: [{ type: 'buy-pilot', hex: '0101', name }],
      }),
      read(`the design ${name}`, `${at}/designs/hunchback-${name.toLowerCase()}`),
    ]),
    dry('an offer', 'POST', `${at}/offers`, {
      to: world.supplying.forces[0],
      give: { tons: 1, stock: [], prisoners: [] },
      take: { tons: 0, stock: [], prisoners: [] },
    }),
    dry('an offer to oneself', 'POST', `${at}/offers`, {
      to: far,
      give: { tons: 1, stock: [], prisoners: [] },
      take: { tons: 0, stock: [], prisoners: [] },
    }),
  ];
};

/** `names`: that others will use in secret. */
export const probesOf = (world: World, person: Person, names: readonly string[]): readonly Asked[] => [
  ...ofTable(world, person),
  ...more(world, person, names),
];

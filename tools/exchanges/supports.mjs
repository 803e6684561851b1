/**
 * What the tests have already for asking a server: who may ask what, bodies and their mistakes, people,
 * battles and records.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('../require-sources.cjs');

const support = (name) => require(`../../test/support/${name}.ts`);

export const { worldOn, ROLES, NOTHING } = support('api-table/world');
export const { TABLE } = support('api-table/table');
export const { ask, dryQuery, idsIn, tokenOf, urlOf } = support('api-table/ask');
export const { actorOf } = support('api-table/actor');
export const { ALL_CORRECTIONS, ALL_ORDERS, FULL_BODIES } = support('api-table/bodies');
export const { additions, omissions, replacements } = support('api-table/mutations');
export const { operationsOf, pathOf, isCommand } = support('api-table/operations');
export const { call } = support('http');
export const { register, setUpCampaign, startedCampaign } = support('players');
export const { gameOf } = support('game');
export const { muster } = support('muster');
export const { recordText } = support('megamek-record');
export const { signed } = support('engine-calls');
export const { fileOf, testbed } = support('imported-designs');
export const { ordersFor } = require('../../src/demo-client/commander.ts');
export const { fight, seededDice } = require('../../src/demo-client/fight.ts');

/**
 * Two servers on one database: what changes over one of them is in the other's memory before anybody asks
 * there.
 */
import { PgCampaignStore } from '../../src/infrastructure/store/pg-campaign-store';
import type { CampaignId } from '../../src/kernel/ids';
import { startTestApp, type TestApp } from '../support/app';
import { until } from '../support/eventually';
import { ask, startHttpWar } from '../support/faults/http-war';

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await startTestApp();
  other = await startTestApp({}, one);
});
afterAll(async () => {
  await other.close();
  await one.close();
});

it('SIGHT-4 a change over one server is loaded in the other, unasked', async () => {
  const war = await startHttpWar(one.url);
  const path = `/v1/campaigns/${war.id}`;
  expect((await ask(other.url, 'GET', `${path}/view`, war.gm.token)).status).toBe(200);
  const keptIn = ({ app }: TestApp): number =>
    app.get(PgCampaignStore).peek(war.id as CampaignId)?.version ?? 0;
  const before = keptIn(other);
  const at = '2900-01-01T00:00:00Z';
  expect((await ask(one.url, 'POST', `${path}/gm/deadline`, war.gm.token, { at, reason: null })).status).toBe(
    200,
  );
  expect(keptIn(one)).toBeGreaterThan(before);
  await until('change in the other', () => keptIn(other) >= keptIn(one));
  expect(keptIn(other)).toBe(keptIn(one));
  expect((await ask(other.url, 'GET', `${path}/view`, war.gm.token)).status).toBe(200);
});

/**
 * SETUP-10: who guesses the seed of a map knows nothing of it; what was mixed in stays through redraws, and
 * is published at the end.
 */
import { startTestApp, type TestApp } from '../support/app';
import { expectStatus, register, startedCampaign, submitSuggested, type Person } from '../support/players';
import { DEFAULT_OPTIONS, generateMap } from '../../src/rules';

const WISHES = { seed: 'Tamar', columns: 16, rows: 12 };

interface MapJson {
  readonly hqs: readonly string[];
  readonly terrain: Readonly<Record<string, string>>;
  readonly buildings: readonly object[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const newCampaign = async (body: object = {}): Promise<{ gm: Person; path: string; id: string }> => {
  const gm = await register(app, 'Gm');
  const made = expectStatus(
    await gm.call('POST', '/v1/campaigns', { body: { name: 'X', seats: 2, ...body } }),
    201,
  );
  const id = String(made.body['id']);
  return { gm, id, path: `/v1/campaigns/${id}` };
};
const draw = async (
  { gm, path }: { gm: Person; path: string },
  query = '',
  wishes: object = WISHES,
): Promise<string> =>
  expectStatus(await gm.call('POST', `${path}/map/generate${query}`, { body: wishes }), 200).text;
const mapOf = (text: string): MapJson => JSON.parse(text) as MapJson;

it('the same seed gives each campaign another map', async () => {
  const [mine, theirs] = [await newCampaign(), await newCampaign()];
  // A spy asks for a map of the same seed in a campaign of their own.
  const [real, guessed] = [mapOf(await draw(theirs)), mapOf(await draw(mine, '?dryRun=true'))];
  expect(guessed.terrain).not.toEqual(real.terrain);
  expect(guessed.buildings).not.toEqual(real.buildings);
  const [first, second] = [await newCampaign({ mapSeed: 'Tamar' }), await newCampaign({ mapSeed: 'Tamar' })];
  const seen = async (one: typeof first): Promise<string> =>
    expectStatus(await one.gm.call('GET', `${one.path}/map`), 200).text;
  expect(mapOf(await seen(first)).terrain).not.toEqual(mapOf(await seen(second)).terrain);
});

it('a campaign has the same map of a seed every time, in a dry run too, and after other seats', async () => {
  const campaign = await newCampaign();
  const dry = await draw(campaign, '?dryRun=true');
  const drawn = await draw(campaign);
  expect(drawn).toBe(dry);
  await draw(campaign, '', { ...WISHES, seed: 'another' });
  expect(await draw(campaign)).toBe(drawn);
  for (const seats of [3, 2])
    expectStatus(await campaign.gm.call('PATCH', campaign.path, { body: { seats } }), 200);
  expect(expectStatus(await campaign.gm.call('GET', `${campaign.path}/map`), 200).text).toBe(drawn);
});

it('a campaign from before such secrets keeps its map; a new one is drawn with a secret, the same in a dry run', async () => {
  const campaign = await newCampaign();
  const drawn = await draw(campaign);
  await app.pool.query('DELETE FROM campaign_map_secrets WHERE campaign_id = $1', [campaign.id]);
  expectStatus(await campaign.gm.call('PATCH', campaign.path, { body: { name: 'Y' } }), 200);
  expect(expectStatus(await campaign.gm.call('GET', `${campaign.path}/map`), 200).text).toBe(drawn);
  const dry = await draw(campaign, '?dryRun=true');
  expect(dry).not.toBe(drawn);
  expect(await draw(campaign)).toBe(dry);
});

it('the secret is told to nobody before the end, and to everybody then: with it the map can be drawn again', async () => {
  const { id, gm, players } = await startedCampaign(app, 2);
  const other = await newCampaign({ factions: ['davion', 'liao'] });
  await draw(other);
  const path = `/v1/campaigns/${id}`;
  const head = async (who: Person) => expectStatus(await who.call('GET', path), 200).body;
  for (const who of [gm, ...players]) expect((await head(who))['mapSecret']).toBeNull();
  expectStatus(await gm.call('POST', `${path}/gm/end`, { body: { winner: null, reason: 'enough' } }), 200);
  for (const who of [gm, ...players]) expect((await head(who))['mapSecret']).toMatch(/^[0-9a-f]{64}$/);
});

it('the published secret and the seed give the map that was played', async () => {
  const campaign = await newCampaign({ factions: ['davion', 'liao'], options: { startingBv: 4_000 } });
  const drawn = mapOf(await draw(campaign));
  for (const [index, faction] of ['davion', 'liao'].entries()) {
    const player = await register(app, 'Player');
    const { code } = expectStatus(
      await campaign.gm.call('POST', `${campaign.path}/invitations`, { body: { seat: index + 1 } }),
      201,
    ).body;
    expectStatus(
      await player.call('POST', `/v1/invitations/${String(code)}/accept`, {
        body: { faction, forceName: faction },
      }),
      200,
    );
    await submitSuggested(campaign.id, player, faction);
  }
  expectStatus(await campaign.gm.call('POST', `${campaign.path}/start`), 200);
  const over = await campaign.gm.call('POST', `${campaign.path}/gm/end`, {
    body: { winner: null, reason: 'enough' },
  });
  expectStatus(over, 200);
  const secret = String(expectStatus(await campaign.gm.call('GET', campaign.path), 200).body['mapSecret']);
  const again = generateMap({
    ...WISHES,
    secret,
    players: 2,
    teams: [],
    buildingCount: DEFAULT_OPTIONS.buildingCount,
  });
  if (!again.ok) throw new Error('no map');
  expect(again.value.map.terrain).toEqual(drawn.terrain);
  expect(again.value.hqs).toEqual(drawn.hqs);
});

/** A match under BattleTech's standard rules between bots over HTTP: log, record sheets, a page of a turn for print. */
import { writeFileSync } from 'node:fs';
import { answerCheck } from '../support/answers';
import { startTestApp, type TestApp } from '../support/app';
import { openedUntil, viewOf } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await register(app, 'Ada');
});
afterAll(() => app.close());

const between = async (scenario: string): Promise<string> => {
  const seats = [{ me: true }, { bot: 'attack' }];
  const body = { system: 'battletech', scenario, seats };
  const id = String(expectStatus(await ada.call('POST', '/v1/matches', { body }), 201).body['id']);
  expectStatus(await ada.call('PUT', `/v1/matches/${id}/bot`, { body: { stance: 'attack' } }), 200);
  for (let tries = 0; tries < 3_000; tries += 1) {
    if ((await viewOf(ada, id)).match.state === 'over') return id;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('the match goes on');
};

it('GAM-10 MAT-3 a duel reads like at a table, and each of its turns is a page for print', async () => {
  const check = await answerCheck(app);
  const id = await openedUntil(
    () => between('duel'),
    async (match) => (await viewOf(ada, match)).match.turn > 1,
  );
  const { told } = expectStatus(await ada.call('GET', `/v1/matches/${id}/replay`), 200).body as unknown as {
    told: readonly { turn: number; text: string; step: { code: string; text: string } }[];
  };
  expect(told.some(({ text }) => /fires .* at .*: needs \d+ \(gunnery 4.*\), rolls \d+: /.test(text))).toBe(
    true,
  );
  const page = await ada.call('GET', `/v1/matches/${id}/scene.svg?turn=2&log=true`);
  expectStatus(page, 200);
  const words = (text: string): string => text.replaceAll(/\s+/gu, ' ');
  const written = words(
    [...page.text.matchAll(/<text x="[\d.]+" y="[\d.]+"[^>]*>([^<]*)<\/text>/g)]
      .map(([, row]) => row)
      .join(' '),
  ).replaceAll('&#39;', "'");
  for (const { turn, text } of told)
    if (turn === 2) expect(written).toContain(words(text).replaceAll('&', '&amp;'));
  const plain = await ada.call('GET', `/v1/matches/${id}/scene.svg?turn=2`);
  expect(plain.text.length).toBeLessThan(page.text.length);
  const german = await ada.call('GET', `/v1/matches/${id}/scene.svg?turn=2&step=movement&log=true`, {
    headers: { 'accept-language': 'de' },
  });
  expect(german.text).toContain('>Bewegung</text>');
  expect(german.text).not.toContain('>Feuer</text>');
  const { scene } = (await ada.call('GET', `/v1/matches/${id}/view`)).body as unknown as {
    scene: { tokens: readonly { id: string }[] };
  };
  const [first] = scene.tokens;
  const card = expectStatus(await ada.call('GET', `/v1/matches/${id}/cards/${first?.id ?? ''}`), 200);
  check('MatchCard', card.body);
  if (process.env['KEEP'] !== undefined) {
    writeFileSync(`${process.env['KEEP']}/page.svg`, page.text);
    writeFileSync(`${process.env['KEEP']}/card.json`, card.text);
    writeFileSync(`${process.env['KEEP']}/told.txt`, told.map((one) => `${one.turn} ${one.text}`).join('\n'));
  }
});

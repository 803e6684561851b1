/** `npm run demo -- --match battletech`: two bots play the first scenario of a game system; the log is told. */
import { ok, type Schemas } from '../client/client';
import { register } from './setup';

const PAUSE_MS = 250;

export async function watchBots(url: string, system: string, say: (line: string) => void): Promise<void> {
  const api = await register(url, 'Spectator');
  const [scenario] = (await ok(api.GET('/v1/systems/{system}', { params: { path: { system } } }))).scenarios;
  if (scenario === undefined) throw new Error(`${system} has no scenario`);
  const { id } = await ok(
    api.POST('/v1/matches', {
      body: { system, scenario: scenario.id, seats: [{ me: true }, { bot: 'attack' }] },
    }),
  );
  const here = { params: { path: { match: id } } };
  // In a seat of one's own one is told everything as it comes; a bot plays it.
  await ok(api.PUT('/v1/matches/{match}/bot', { ...here, body: { stance: 'attack' } }));
  say(`Match ${id}: ${scenario.title}`);
  let after = 0;
  for (;;) {
    const { state, outcome } = await ok(api.GET('/v1/matches/{match}', here));
    const lines = await told();
    for (const { turn, step, text } of lines)
      say(`${String(turn).padStart(2)} ${step.text.padEnd(12)} ${text}`);
    after = lines.at(-1)?.seq ?? after;
    if (state === 'over' && outcome !== null) {
      say(`\nWon by ${outcome.winners.join(', ') || 'nobody'}: ${outcome.reason.text}`);
      return;
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }

  async function told(): Promise<readonly Schemas['MatchEvent'][]> {
    const all: Schemas['MatchEvent'][] = [];
    for (let next: string | null = String(after); next !== null;) {
      const query = { after: next, limit: 100 };
      const page: { items: Schemas['MatchEvent'][]; next: string | null } = await ok(
        api.GET('/v1/matches/{match}/events', { params: { ...here.params, query } }),
      );
      all.push(...page.items);
      next = page.next;
    }
    return all;
  }
}

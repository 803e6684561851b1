/** `kill -9` of the server while a bot plays a match: after the new start it is played on, and nothing is lost. */
import { wait } from '../support/faults/checks';
import { oneServer } from '../support/faults/one-server';
import { call } from '../support/http';
import { firstOf, openTraining, playOn, turnOf, viewOf } from '../support/matches/matches';
import { expectStatus, register, type Person } from '../support/players';

const host = oneServer('match');

it('is played on to its end', async () => {
  let server = await host.start();
  let ada: Person = await register(server, 'Ada');
  for (const ms of [0, 40]) {
    const id = await openTraining(ada, [{ me: true }, { bot: 'attack' }]);
    // Only the first order: a training match may end in its first turn.
    await playOn(ada, id, 1);
    const body = firstOf(await turnOf(ada, id));
    const done = expectStatus(await ada.call('POST', `/v1/matches/${id}/orders`, { body }), 200);
    await wait(ms);
    // The bot may be thinking, or may just have been answered.
    await server.kill();
    server = await host.start();
    const { url } = server;
    const { token } = ada;
    ada = {
      ...ada,
      call: (method, path, options = {}) => call({ url }, method, path, { token, ...options }),
    };
    expect((await viewOf(ada, id)).seq).toBeGreaterThanOrEqual(done.body['seq'] as unknown as number);
    await turnOf(ada, id);
    expect((await playOn(ada, id)).match.state).toBe('over');
    const { items } = expectStatus(await ada.call('GET', `/v1/matches/${id}/events?limit=100`), 200)
      .body as unknown as { items: { seq: number }[] };
    expect(items.map(({ seq }) => seq)).toEqual(items.map((_, index) => index + 1));
  }
  expect(await server.stop()).toBe(0);
});

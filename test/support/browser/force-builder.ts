/** The builder of a force, opened by a player who has joined a war. */
import type { TestApp } from '../app';
import { call } from '../http';
import { expectStatus, register } from '../players';
import { newAccount, signUp, type Account } from './steps';
import type { Visitor } from './visitors';

/** A player who has joined, at the builder, and where that is. */
export async function openBuilder(
  app: TestApp,
  visitor: Visitor,
): Promise<{ readonly at: string; readonly account: Account }> {
  const gm = await register(app, 'Gm');
  const made = await gm.call('POST', '/v1/campaigns', {
    body: { name: 'War', factions: ['davion', 'kurita'] },
  });
  const id = String(expectStatus(made, 201).body['id']);
  const code = String(
    expectStatus(await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body: { seat: 1 } }), 201).body[
      'code'
    ],
  );
  const account = await signUp(visitor.page, newAccount());
  const { email, password } = account;
  const token = String(
    expectStatus(await call(app, 'POST', '/v1/auth/login', { body: { email, password } }), 200).body[
      'accessToken'
    ],
  );
  expectStatus(
    await call(app, 'POST', `/v1/invitations/${code}/accept`, {
      token,
      body: { faction: 'davion', forceName: 'Lancers' },
    }),
    200,
  );
  const at = `/c/${id}/force/build`;
  await visitor.page.goto(at);
  await visitor.page.getByText('Saved as a draft · 0 mechs').waitFor();
  return { at, account };
}

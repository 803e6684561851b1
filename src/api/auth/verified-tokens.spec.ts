/**
 * Which access tokens pass without a question: not those of a session that has ended, and none for longer
 * than five seconds.
 */
import type { UserId } from '../../kernel/ids';
import { VerifiedTokens } from './verified-tokens';

const login = (session: string, user = 'u') => ({ user: user as UserId, session, expiresAt: 1_000_000 });

it('are asked again after five seconds, and at once when sessions may have ended untold', () => {
  const tokens = new VerifiedTokens();
  expect(tokens.put('t', login('s'), 0)).toBe(true);
  expect(tokens.get('t', 4_999)).toEqual({ login: login('s'), stale: false });
  expect(tokens.get('t', 5_000)?.stale).toBe(true);
  tokens.put('t', login('s'), 5_000);
  tokens.doubtAll();
  expect(tokens.get('t', 5_001)?.stale).toBe(true);
  expect(tokens.get('t', 1_000_000)).toBeNull();
});

it('go with their session, and one that was under verification when it ended is not kept', () => {
  const tokens = new VerifiedTokens();
  tokens.put('one', login('s'), 0);
  tokens.put('other', login('other'), 0);
  tokens.forgetSession('s');
  expect(tokens.get('one', 1)).toBeNull();
  expect(tokens.put('late', login('s'), 0)).toBe(false);
  expect(tokens.get('late', 1)).toBeNull();
  expect(tokens.get('other', 1)).not.toBeNull();
  tokens.forgetUser('u');
  expect(tokens.get('other', 1)).toBeNull();
});

it('never fill the memory, nor do sessions that have ended', () => {
  const tokens = new VerifiedTokens();
  for (let n = 0; n < 20_000; n += 1) {
    tokens.put(`t${n}`, login(`s${n}`), 0);
    tokens.forgetSession(`gone${n}`);
  }
  expect(tokens.get('t14999', 1)).toBeNull();
  expect(tokens.get('t15000', 1)).not.toBeNull();
  expect(tokens.put('x', login('gone10000'), 0)).toBe(false);
  expect(tokens.put('x', login('gone9999'), 0)).toBe(true);
});

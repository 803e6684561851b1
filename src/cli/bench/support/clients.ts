/** Requests as the bench's clients send them: logged in, with their sheets, as bytes on the wire. */
import { SEED_PASSWORD, seedEmail } from '../../seed/accounts';

export const wire = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | null = null,
): string => {
  const all = {
    host: 'localhost',
    accept: '*/*',
    ...headers,
    ...(body === null
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  };
  return `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body ?? ''}`;
};

/** An access token of the account. */
export const logIn = async (port: number, name: string): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: seedEmail(name), password: SEED_PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`log in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
};

/** Access tokens of the players of a ground, by seat. */
export const logInPlayers = async (port: number, players: number): Promise<readonly string[]> => {
  const tokens: string[] = [];
  for (let seat = 0; seat < players; seat += 1) tokens.push(await logIn(port, `player-${seat + 1}`));
  return tokens;
};

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** The server's side of the program: a login that lasts, and requests whose refusals are said in its words. */

/** `told` has the problem document. */
export class Refused extends Error {
  constructor(told) {
    const reasons = (told.violations ?? []).map(({ message, code }) => message ?? code);
    super([...new Set([told.detail ?? told.title, ...reasons])].join('\n  '));
  }
}

/** Answers `ask(method, path, body)`, which gives the parsed answer and throws `Refused`. */
export function connect({ url, language, email, password }, words) {
  let token = process.env.CAMPAIGN_TOKEN || null;

  const send = async (method, path, body) => {
    const headers = { 'accept-language': language };
    if (token !== null) headers.authorization = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    try {
      const answer = await fetch(`${url}${path}`, { method, headers, ...sent });
      return { answer, told: await answer.json() };
    } catch (failed) {
      throw new Error(words.noServer(url), { cause: failed });
    }
  };

  const logIn = async () => {
    token = null;
    const { answer, told } = await send('POST', '/v1/auth/login', { email, password });
    if (!answer.ok) throw new Refused(told);
    token = told.accessToken;
  };

  return async function ask(method, path, body) {
    const hasLogin = email !== undefined && password !== undefined;
    if (token === null && !hasLogin) throw new Error(words.logIn);
    if (token === null) await logIn();
    let { answer, told } = await send(method, path, body);
    if (answer.status === 401 && hasLogin) {
      await logIn();
      ({ answer, told } = await send(method, path, body));
    }
    if (answer.status === 401) throw new Error(`${words.loggedOut}\n${words.logIn}`);
    if (!answer.ok) throw new Refused(told);
    return told;
  };
}

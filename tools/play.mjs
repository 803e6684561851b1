/**
 * `npm run play -- --url http://localhost:3000 (--match <id> | --system battletech --scenario training)`: plays
 * a match from a terminal, with what the API's views offer and nothing else; it knows no system. Logs in with
 * `--email` and `--password`, or with the token in `CAMPAIGN_TOKEN`. `--language de`: in German. `--first`: takes the
 * first offer always.
 */
import { createInterface } from 'node:readline/promises';
import { drawField } from './play/field.mjs';
import { askFor, changed } from './play/asks.mjs';
import { wordsIn } from './play/words.mjs';

const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? '');
};
const url = (option('url') ?? 'http://localhost:3000').replace(/\/$/, '');
const language = option('language') ?? 'en';
const words = wordsIn(language);
const always = process.argv.includes('--first');
const POLL_MS = 500;
let token = process.env.CAMPAIGN_TOKEN ?? null;

const say = (text) => console.log(text);

/** The parsed answer. Throws with the words of a problem document. */
async function ask(method, path, body) {
  const headers = { 'accept-language': language };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const told = await answer.json();
  if (answer.ok) return told;
  const reasons = (told.violations ?? []).map(({ message, code }) => message ?? code);
  throw new Error([told.detail ?? told.title, ...reasons].join('\n  '));
}

const terminal = createInterface({ input: process.stdin, terminal: process.stdin.isTTY === true });
const lines = terminal[Symbol.asyncIterator]();
class InputEnded extends Error {}

/** A line that was typed. The end of the input ends the game. */
async function hear(question) {
  process.stdout.write(question);
  const { value, done } = await lines.next();
  if (done) throw new InputEnded(`\n${words.inputEnded}`);
  return value;
}

const offerLine = ({ label, odds, costs, expects, warnings }, at) =>
  [
    `${String(at + 1).padStart(3)}. ${label}`,
    ...(odds === null ? [] : [words.percent(odds)]),
    ...[...costs, ...expects].map(({ text, value }) => `${text} ${value}`.trim()),
    ...warnings.map(({ text }) => `! ${text}`),
  ]
    .filter((part) => part !== '')
    .join(', ');

/** Lets the asks of an offer be answered; the server completes the order each time. */
async function filledIn(match, decision, offer) {
  let current = offer;
  for (const { pointer } of offer.ask) {
    const draft = (order) =>
      ask('POST', `/v1/matches/${match}/orders?dryRun=true`, { ...decision, order, open: pointer });
    let part = current.ask.find((one) => one.pointer === pointer);
    if (part?.bounds === null) {
      current = (await draft(current.order)).offer;
      part = current.ask.find((one) => one.pointer === pointer);
    }
    if (part === undefined || part.bounds === null) continue;
    const value = await askFor(part, { say, hear, words });
    if (value === undefined) continue;
    const { offer: legal, violations } = await draft(changed(current.order, pointer, value));
    for (const { message, code } of violations) say(`  ! ${message ?? code}`);
    current = legal;
  }
  return current.order;
}

async function choose(match, { offers, decisions }) {
  offers.forEach((offer, at) => say(offerLine(offer, at)));
  for (;;) {
    const heard = always ? '1' : (await hear(words.yourOrder)).trim();
    const offer = offers[Number(heard.replace('?', '')) - 1];
    const revision = decisions.find(({ id }) => id === offer?.decision)?.revision;
    if (offer === undefined || revision === undefined) continue;
    const decision = { decision: offer.decision, revision };
    const order = heard.includes('?') ? await filledIn(match, decision, offer) : offer.order;
    return { ...decision, order };
  }
}

const tellAll = (told) => told.forEach(({ text }) => say(`  ${text}`));

async function play(match) {
  let board = null;
  let heard = 0;
  for (;;) {
    const view = await ask('GET', `/v1/matches/${match}/view`);
    tellAll(view.told.filter(({ seq }) => seq > heard));
    heard = Math.max(heard, view.seq);
    if (board?.hash !== view.board) board = await ask('GET', `/v1/matches/${match}/board`);
    const { state, turn, step, outcome } = view.match;
    if (state === 'over') {
      say(drawField(board, view.scene, words));
      const winners = outcome?.winners ?? [];
      return say(words.over(winners, outcome?.reason.text ?? ''));
    }
    const due = view.offers.filter(({ decision }) =>
      view.decisions.some(({ id, due, answer }) => id === decision && due === 'now' && answer === null),
    );
    if (due.length === 0) {
      await new Promise((done) => setTimeout(done, POLL_MS));
      continue;
    }
    say(`\n${words.turn({ turn, step, you: view.you })}\n${drawField(board, view.scene, words)}`);
    try {
      const done = await ask(
        'POST',
        `/v1/matches/${match}/orders`,
        await choose(match, { ...view, offers: due }),
      );
      tellAll(done.told);
      heard = Math.max(heard, done.seq);
    } catch (failed) {
      if (failed instanceof InputEnded) throw failed;
      say(`  ! ${failed.message}`);
    }
  }
}

try {
  if (token === null) {
    const login = { email: option('email') ?? '', password: option('password') ?? '' };
    token = (await ask('POST', '/v1/auth/login', login)).accessToken;
  }
  const opened = async () => {
    const seats = [{ me: true }, { bot: 'attack' }];
    const body = {
      system: option('system') ?? 'battletech',
      scenario: option('scenario') ?? 'training',
      seats,
    };
    return (await ask('POST', '/v1/matches', body)).id;
  };
  const match = option('match') ?? (await opened());
  say(words.match(match));
  await play(match);
} catch (failed) {
  console.error(failed.message);
  process.exitCode = 1;
} finally {
  terminal.close();
}

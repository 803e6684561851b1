/**
 * `npm run play -- --url http://localhost:3000 (--match <id> | --system battletech --scenario training)`: plays
 * a match from a terminal, with what the API's views offer and nothing else; it knows no system. What it can be
 * started with stands in `play/options.mjs`.
 */
import { createInterface } from 'node:readline/promises';
import { askFor, changed, upTo } from './play/asks.mjs';
import { drawField } from './play/field.mjs';
import { offerLines } from './play/offers.mjs';
import { readOptions, USAGE } from './play/options.mjs';
import { connect, Refused } from './play/server.mjs';
import { ambiguous } from './play/signs.mjs';
import { wordsIn } from './play/words.mjs';

const POLL_MS = 500;
const say = (text) => console.log(text);

class InputEnded extends Error {}

/** `hear(question)`: a line that was typed. Throws when the input has ended. */
function openTerminal() {
  const terminal = createInterface({ input: process.stdin, terminal: process.stdin.isTTY === true });
  const lines = terminal[Symbol.asyncIterator]();
  const hear = async (question) => {
    process.stdout.write(question);
    const { value, done } = await lines.next();
    if (done) throw new InputEnded();
    if (process.stdin.isTTY !== true) say('');
    return value;
  };
  return { hear, close: () => terminal.close() };
}

/** Lets the asks of an offer be answered; the server completes the order each time. */
async function filledIn({ ask, hear, words }, match, decision, offer) {
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
    const { offer: legal, violations } = await draft(
      changed(upTo(current.order, pointer, current.ask), pointer, value),
    );
    // What was left out is no mistake of the person's.
    for (const { message, code } of violations.filter((one) => one.code !== 'game/missing'))
      say(`  ! ${message ?? code}`);
    current = legal;
  }
  return current.order;
}

async function choose(player, match, { offers, decisions, scene }) {
  const signs = ambiguous(scene.tokens);
  for (const [index, offer] of offers.entries()) offerLines(offer, index, player.words, signs).forEach(say);
  for (;;) {
    const typed = player.isFirst ? '1' : (await player.hear(player.words.yourOrder)).trim();
    const offer = offers[Number(typed.replace('?', '')) - 1];
    const revision = decisions.find(({ id }) => id === offer?.decision)?.revision;
    if (offer === undefined || revision === undefined) {
      say(`  ${player.words.noSuchOffer(typed, offers.length)}`);
      continue;
    }
    const decision = { decision: offer.decision, revision };
    const order = typed.includes('?') ? await filledIn(player, match, decision, offer) : offer.order;
    return { ...decision, order };
  }
}

const tellAll = (told) => told.forEach(({ text }) => say(`  ${text}`));

async function play(player, match) {
  const { ask, words } = player;
  let board = null;
  let heard = 0;
  let isWaiting = false;
  for (;;) {
    const view = await ask('GET', `/v1/matches/${match}/view`);
    tellAll(view.told.filter(({ seq }) => seq > heard));
    heard = Math.max(heard, view.seq);
    if (board?.hash !== view.board) board = await ask('GET', `/v1/matches/${match}/board`);
    const { state, turn, step, outcome } = view.match;
    const field = () => drawField(board, view.scene, view.you, words);
    if (state === 'over') {
      say(field());
      return say(words.over(outcome?.winners ?? [], view.you, outcome?.reason.text ?? ''));
    }
    const due = view.offers.filter(({ decision }) =>
      view.decisions.some(({ id, due, answer }) => id === decision && due === 'now' && answer === null),
    );
    if (due.length === 0) {
      if (!isWaiting) say(words.waiting);
      isWaiting = true;
      await new Promise((done) => setTimeout(done, POLL_MS));
      continue;
    }
    isWaiting = false;
    say(`\n${words.turn({ turn, step, you: view.you })}\n${field()}`);
    try {
      const order = await choose(player, match, { ...view, offers: due });
      const done = await ask('POST', `/v1/matches/${match}/orders`, order);
      tellAll(done.told);
      heard = Math.max(heard, done.seq);
    } catch (failed) {
      if (!(failed instanceof Refused)) throw failed;
      say(`  ! ${failed.message}`);
    }
  }
}

/** A new match against the bot. Throws with the scenarios that there are for one that there is not. */
async function open({ ask, words }, { system, scenario }) {
  const { scenarios } = await ask('GET', `/v1/systems/${system}`);
  const ids = scenarios.map(({ id }) => id);
  if (scenario !== undefined && !ids.includes(scenario)) throw new Error(words.scenarios(system, ids));
  const seats = [{ me: true }, { bot: 'attack' }];
  return (await ask('POST', '/v1/matches', { system, scenario: scenario ?? ids[0], seats })).id;
}

async function main(options) {
  const words = wordsIn(options.language);
  const ask = connect(options, words);
  const terminal = openTerminal();
  const player = { ask, hear: terminal.hear, words, isFirst: options.first };
  let match = options.match ?? null;
  try {
    match ??= await open(player, options);
    say(words.match(match));
    await play(player, match);
  } catch (failed) {
    throw failed instanceof InputEnded ? new Error(`\n${words.inputEnded(match)}`) : failed;
  } finally {
    terminal.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) say(USAGE);
  else await main(options);
} catch (failed) {
  console.error(failed.message);
  process.exitCode = 1;
}

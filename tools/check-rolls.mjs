// Checks every roll of a campaign that is over: that its seeds are those that were promised, and that each
// roll is what its seed gives. It follows docs/dice.md, shares no code with the server and needs nothing but
// Node 20. Read it before you believe it.
//   node check-rolls.mjs https://host CAMPAIGN --token ACCESS_TOKEN [--noted HASH]... [--save]
//   node check-rolls.mjs campaign.json events.json [--noted HASH]...
// --noted  a commitment that you wrote down yourself while the campaign ran: the log must still have it.
// --save   writes what was read to campaign.json and events.json, to be checked again without the server.
// Exit code: 0 everything is right; 1 something does not match; 2 not (all) to be checked: not over yet, no
// access, wrong use.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const WORDS = 2 ** 32;
const mismatches = [];
const complain = (text) => void mismatches.push(text);

/** What the rolls of one stream, in their order, should have given. */
const rollStream = (seed, rolls) => {
  const { epoch, round, phase, purpose, place } = rolls[0].label;
  const label = [epoch, round, phase, purpose, place].join('|');
  let block = Buffer.alloc(0);
  let blocks = 0;
  const nextWord = () => {
    if (block.length === 0) block = createHmac('sha256', seed).update(`${label}|${blocks++}`).digest();
    const word = block.readUInt32BE(0);
    block = block.subarray(4);
    return word;
  };
  return rolls.map(({ sides }) => {
    let word = nextWord();
    // Without this, low faces would be a little likelier.
    while (sides <= WORDS && word >= WORDS - (WORDS % sides)) word = nextWord();
    return (word % sides) + 1;
  });
};

/** Every roll in an event's data, wherever it stands. */
const rollsIn = (value) => {
  if (typeof value !== 'object' || value === null) return [];
  return 'label' in value && 'sides' in value && 'result' in value
    ? [value]
    : Object.values(value).flatMap(rollsIn);
};

/** What the log promised for each epoch, from 0, and its rolls with the events that name them. */
const readLog = (events) => {
  const promised = [];
  const rolls = [];
  events.forEach((event, index) => {
    if (event.seq !== index + 1) complain(`event ${index + 1} is missing in the log`);
    // Every rollback begins a new epoch, and tells the commitment that counts in it.
    if (event.type === 'campaign-started' || event.type === 'campaign-rolled-back')
      promised.push(event.data.diceCommitment);
    for (const roll of rollsIn(event.data)) rolls.push({ ...roll, event, epoch: promised.length - 1 });
  });
  return { promised, rolls };
};

/** The seed of every epoch: the one whose hash was promised for it; null: it is not public yet. */
const openSeeds = (campaign, promised, noted) => {
  const seeds = new Map(
    campaign.diceSeeds.map(({ seed }) => [
      createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
      Buffer.from(seed, 'hex'),
    ]),
  );
  for (const hash of seeds.keys())
    if (!promised.includes(hash)) complain(`a seed has the hash ${hash}, which was never promised`);
  if (campaign.diceCommitment !== promised.at(-1))
    complain(`the campaign shows the commitment ${campaign.diceCommitment}, the log another`);
  for (const hash of [...campaign.diceSeeds.map(({ commitment }) => commitment), ...noted])
    if (!promised.includes(hash)) complain(`the commitment ${hash} does not stand in the log`);
  if (campaign.status === 'finished')
    for (const hash of new Set(promised))
      if (!seeds.has(hash)) complain(`no seed has the hash ${hash}, which was promised`);
  return promised.map((hash) => seeds.get(hash) ?? null);
};

const nameOf = ({ epoch, round, phase, purpose, place }) =>
  `${purpose} '${place}' (epoch ${epoch}, round ${round}, ${phase})`;

/**
 * A roll belongs to the moment and the hex of its event: nobody may choose among streams until they like the
 * result.
 */
const checkLabel = ({ event, epoch, label }) => {
  const { hex } = event.data;
  if (label.epoch !== epoch || label.round !== event.round || label.phase !== event.phase)
    complain(
      `event ${event.seq} (${event.type}) of epoch ${epoch}, round ${event.round}, ${event.phase}: rolled as ${nameOf(label)}`,
    );
  if (label.place !== '' && typeof hex === 'string' && label.place !== hex)
    complain(`event ${event.seq} (${event.type}) in ${hex}: rolled as ${nameOf(label)}`);
};

const checkStream = (seed, name, rolls) => {
  const inOrder = [...rolls.values()].sort((a, b) => a.index - b.index);
  if (inOrder.some(({ index }, place) => index !== place))
    return complain(`${name}: rolls of this stream are missing in the log`);
  const results = rollStream(seed, inOrder);
  for (const { event, index, sides, result } of inOrder)
    if (result !== results[index])
      complain(
        `${name}, roll ${index}: event ${event.seq} (${event.type}) says ${result} of ${sides}, the seed gives ${results[index]}`,
      );
};

/** Answers how many rolls were checked, and of how many the seed is not public yet. */
const check = (campaign, events, noted) => {
  const { promised, rolls } = readLog(events);
  const seeds = openSeeds(campaign, promised, noted);
  const streams = new Map();
  for (const roll of rolls) {
    checkLabel(roll);
    const name = nameOf(roll.label);
    const stream = streams.get(name) ?? new Map();
    const same = stream.get(roll.index);
    // One roll may decide several things, and then stands in each of their events.
    if (same !== undefined && (same.sides !== roll.sides || same.result !== roll.result))
      complain(
        `${name}, roll ${roll.index}: events ${same.event.seq} and ${roll.event.seq} tell it differently`,
      );
    streams.set(name, stream.set(roll.index, roll));
  }
  const counts = { checked: 0, open: 0 };
  for (const [name, stream] of streams) {
    const seed = seeds[[...stream.values()][0].label.epoch] ?? null;
    counts[seed === null ? 'open' : 'checked'] += stream.size;
    if (seed !== null) checkStream(seed, name, stream);
  }
  return counts;
};

const download = async (address, id, token) => {
  const get = async (path) => {
    const answer = await fetch(`${address.replace(/\/$/, '')}/v1/campaigns/${id}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = await answer.json();
    if (!answer.ok)
      throw new Error(
        `${path}: ${answer.status} ${body.detail} (The whole log is open when the campaign is over.)`,
      );
    return body;
  };
  const events = [];
  for (let after = '0'; after !== null;) {
    const { items, next } = await get(`/events?as=gm&limit=100&after=${after}`);
    events.push(...items);
    after = next;
  }
  return [await get(''), events];
};

const main = async (given) => {
  const named = (name) => given.flatMap((one, index) => (given[index - 1] === name ? [one] : []));
  const [from, what] = given;
  if (what === undefined) throw new Error('What is to be checked? See the first lines of this script.');
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const [campaign, events] = /^https?:/.test(from)
    ? await download(from, what, named('--token')[0])
    : [read(from), read(what)];
  if (given.includes('--save')) {
    writeFileSync('campaign.json', JSON.stringify(campaign));
    writeFileSync('events.json', JSON.stringify(events));
  }
  const { checked, open } = check(campaign, events, named('--noted'));
  for (const text of mismatches) console.error(`MISMATCH: ${text}`);
  console.log(`${checked} rolls checked, ${open} whose seed is not public, ${mismatches.length} mismatches.`);
  return mismatches.length > 0 ? 1 : open > 0 || campaign.status !== 'finished' ? 2 : 0;
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

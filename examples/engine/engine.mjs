// An external engine in plain JavaScript: fetches battles, decides them by tonnage and dice, and reports
// them. Node 20 or later, nothing else.
import { createHmac, randomBytes, randomInt } from 'node:crypto';

const { SERVER, ENGINE, SECRET, ONCE } = process.env;
if (!SERVER || !ENGINE || !SECRET) {
  console.error(
    'Set SERVER (https://…), ENGINE (ext-…) and SECRET (as it was told when the engine was registered).',
  );
  process.exit(2);
}
const key = Buffer.from(SECRET, 'base64url');

/** One signed request; answers status and parsed body. */
async function call(method, target, content) {
  const body = content === undefined ? '' : JSON.stringify(content);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(18).toString('base64url');
  const signed = ['v1', method, target, timestamp, nonce, body].join('\n');
  const response = await fetch(SERVER + target, {
    method,
    headers: {
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
      'x-engine-timestamp': timestamp,
      'x-engine-nonce': nonce,
      'x-engine-signature': `v1=${createHmac('sha256', key).update(signed).digest('hex')}`,
    },
    body: body === '' ? undefined : body,
  });
  return { status: response.status, body: await response.json() };
}

const die = () => randomInt(1, 7);

/** Who wins: each side rolls two dice, times the tons that it can fight with. Null when nobody can fight. */
function winnerOf({ setup, tons, blank }) {
  const fit = new Set(blank.units.filter((unit) => unit.fate === 'on-field-fit').map((unit) => unit.id));
  const strength = new Map();
  for (const unit of setup.units)
    if (unit.kind === 'mech' && !unit.shutDown && fit.has(unit.id))
      strength.set(unit.side, (strength.get(unit.side) ?? 0) + (tons[unit.design] ?? 0));
  const rolled = [...strength].map(([side, weight]) => ({ side, score: weight * (die() + die()) }));
  rolled.sort((a, b) => b.score - a.score);
  return rolled[0]?.side ?? null;
}

/**
 * The winners hold the field; the pilots of the others are captured, and their mechs stay where they fell.
 */
function fight(work) {
  const holder = winnerOf(work);
  const units = new Map(work.setup.units.map((unit) => [unit.id, unit]));
  return {
    ...work.blank,
    holder,
    turns: Math.min(work.setup.turnLimit ?? 12, die() + die()),
    log: holder === null ? 'Nobody could fight.' : `By tonnage and dice: side ${holder} holds the field.`,
    units: work.blank.units.map((outcome) => {
      const { side, pilot } = units.get(outcome.id);
      if (holder === null || side === holder || pilot === null) return outcome;
      return { ...outcome, fate: 'on-field-unfit', pilot: { hits: pilot.hits, fate: 'captured' } };
    }),
  };
}

const seconds = (count) => new Promise((resolve) => setTimeout(resolve, count * 1000));
const known = [];
let pause = 1;
for (let done = false; !done;) {
  try {
    const query = known.map((id) => `&known=${encodeURIComponent(id)}`).join('');
    const { status, body } = await call('GET', `/v1/engines/${ENGINE}/work?wait=25${query}`);
    if (status !== 200) throw new Error(`${status} ${body.code}`);
    pause = 1;
    for (const work of body.items) {
      const answer = await call('POST', `/v1/engines/${ENGINE}/battles/${work.battle}/report`, fight(work));
      console.log(`${work.battle}: ${answer.status} ${answer.body.state ?? answer.body.code}`);
      // What was refused is not tried again and again: people decide it.
      if (answer.status !== 200) known.push(work.battle);
      while (known.length > 50) known.shift();
      done = ONCE === 'true';
    }
  } catch (error) {
    console.error(`${error.message}; again in ${pause} s`);
    await seconds(pause);
    pause = Math.min(pause * 2, 60);
  }
}

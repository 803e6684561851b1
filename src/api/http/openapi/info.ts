/** What the description says of the API as a whole: its version, where it is, and its parts (tags). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** That of the package, which is the newest one in CHANGELOG.md. */
const versionOf = (): string =>
  (
    JSON.parse(readFileSync(resolve(__dirname, '..', '..', '..', '..', 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

const DESCRIPTION = `Planetary campaigns with hidden information and simultaneous orders. How a client is written: docs/clients.md of the project.

**Setting up.** The game master makes a campaign (\`POST /v1/campaigns\`), draws a map (\`POST …/map/generate\`) and invites
(\`POST …/invitations\`). Each player accepts with a faction, asks for a force (\`POST …/force/suggest\`) or makes one, saves it (\`PUT …/force\`)
and hands it in (\`POST …/force/submit\`). Then the game master starts (\`POST …/start\`).

**A player's round.** Log in (\`POST /v1/auth/login\`), read what is legal (\`GET …/options\`), save orders (\`PUT …/orders\`), say that you are done
(\`PUT …/ready\`), and follow what happens (\`GET …/events\` or \`…/events/stream\`).

**Phases.** A round has preparation, planning, announcement I, movement, announcement II, combat and supply. The announcements take no orders and end by
themselves. Combat has two steps: in \`declarations\` attacks are ordered; in \`battles\` nothing is ordered and nobody is waited for but those whose
battles are open: it ends with the last battle. A phase that takes orders ends when all players are ready, or at its deadline. Who asks for a phase that
has closed meanwhile gets 409: look again.

**Battles.** One side files a report of the whole battle (\`POST …/battles/{battleId}/reports\`); when every other side has confirmed it
(\`POST …/reports/{reportId}/confirm\`), it counts.

**Hexes** are four digits, column and row, both from 01. They are flat at the top, and even columns lie half a hex lower. So 0203 has the neighbours 0202 (N),
0303 (NE), 0304 (SE), 0204 (S), 0104 (SW) and 0103 (NW); 0303 has 0302, 0402, 0403, 0304, 0203 and 0202.

**Problems.** Every refusal is \`application/problem+json\` (RFC 9457). Its \`code\` is stable; its \`type\` leads to a page about the problem;
\`violations\` names everything that is wrong, each with a JSON pointer into what was sent. A refused request has changed nothing.

**Languages.** Texts for people are in English or German, by \`Accept-Language\`. Codes, ids and types are the same in both.

**Trying.** Every command takes \`?dryRun=true\`: it is checked and answered as if it were carried out, and changes nothing.

**Sending again.** A \`POST\` with an \`Idempotency-Key\` can be sent again after a lost answer: it gets the first answer, for 24 hours.

**Entity tags.** An answer with an \`ETag\` can be asked for again with \`If-None-Match\`: 304 says that nothing has changed. Where \`If-Match\` is taken,
a change is only made to what its sender has read; otherwise the answer is 412.

**Limits.** Commands are counted by user and campaign within a minute; their answers have \`RateLimit-*\` headers. 429 and 503 say in \`Retry-After\`
when to come again.

**What may grow.** A later version may add operations, properties of answers, optional properties of bodies, types of events and orders, codes of
problems, and values of the lists that are marked with \`x-may-grow\` or stand in \`x-extensible-enum\`. A client must bear what it does not know:
ignore unknown properties, show the \`text\` of an unknown event, treat an unknown value as "other". What is taken away or changes its meaning
stands in CHANGELOG.md.`;

export const infoOf = () => ({
  title: 'BattleTech campaign host',
  summary: 'The API of a host for planetary campaigns',
  description: DESCRIPTION,
  version: versionOf(),
  contact: { name: 'The operator of the server' },
  license: { name: 'MIT', identifier: 'MIT' },
});

export const SERVERS = [
  { url: '/', description: 'The server from which this description comes; `npm start` listens on port 3000' },
];

/** In the order in which somebody new would read them. A test fails when an operation has another tag. */
export const TAGS = [
  {
    name: 'auth',
    description:
      'Accounts and logins: register, log in, renew the access token, log out, set a new password.',
  },
  { name: 'me', description: 'One’s own account: name, password, sessions, links for a new password.' },
  {
    name: 'notices',
    description: 'What calls one: phases, deadlines, battles, messages; and how one wants to be told.',
  },
  {
    name: 'webhooks',
    description: 'Programs of one’s own that are told by posts what one is told of a campaign.',
  },
  {
    name: 'catalog',
    description:
      'Designs, equipment, factions and buildings, and what can be computed of them. Open to everybody.',
  },
  { name: 'rules', description: 'The rulebook, to which the `rule` of every violation leads.' },
  {
    name: 'systems',
    description: 'Sets of rules by which fights are played on the server: scenarios, setups, rules.',
  },
  {
    name: 'matches',
    description: 'Fights that are fought on the server, order by order, against people or bots.',
  },
  {
    name: 'problems',
    description: 'What a problem means and what to do about it; the `type` of every problem leads here.',
  },
  {
    name: 'campaigns',
    description: 'Setting a campaign up: options, invitations, map, forces, the start; who is in it.',
  },
  {
    name: 'playing',
    description: 'A running campaign as one player sees it: view, options, orders, events, reports.',
  },
  {
    name: 'battles',
    description: 'Battles: their setup, reports, worksheets, sheets to print, and files for MegaMek.',
  },
  { name: 'messages', description: 'What the members of a campaign write to each other.' },
  { name: 'offers', description: 'Exchanges of tons, stock and prisoners between players.' },
  { name: 'designs', description: 'Designs that players draw up for refits.' },
  {
    name: 'gm',
    description: 'What only the game master may do: phases, deadlines, corrections, rollback, seats.',
  },
  {
    name: 'engines',
    description:
      'External tactical engines: how they are registered, and what they call themselves (docs/engines.md).',
  },
  { name: 'schemas', description: 'JSON Schemas of what tactical engines take and give.' },
  { name: 'demo', description: 'The demo campaign of a new server.' },
  { name: 'health', description: 'Whether the process runs and can work; for whoever watches the server.' },
];

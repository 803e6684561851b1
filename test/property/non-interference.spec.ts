/**
 * Non-interference (SIGHT-4): two worlds that differ only in what a player does not know give them byte-equal
 * views, options, previews and refusals, and what another player does unseen reaches them in nothing. The
 * same harness finds leaks planted on purpose.
 */
import type { CampaignEvent, CampaignState, Knowledge } from '../../src/rules';
import { previewSheet, rulesetOf, tellOf } from '../../src/rules';
import { canonicalJson } from '../../src/kernel/json/canonical-json';
import { chance } from '../../src/rules/testing/arbitraries';
import { HIDDEN_KINDS, HIDDEN_WITH_BUILDINGS } from '../../src/rules/testing/hidden-facts';
import {
  AUDIENCE,
  catalog,
  noticesOf,
  OUTPUTS,
  P,
  postsOf,
  rulesOf,
  type Outputs,
} from '../support/secrets/outputs';
import {
  battlePair,
  blindPair,
  commandPair,
  FIRST,
  instantPair,
  noCounts,
  sheetPair,
  WITH_BUILDINGS,
  type Counts,
} from '../support/secrets/pairs';

const DEEP = process.env['DEEP'] === undefined ? 1 : 10;

/** Goes through so many pairs, or until the first leak. */
const search = (
  outputs: Outputs,
  pairs: number,
  counts: Counts,
  name = FIRST,
): { readonly leak: string | null; readonly pairs: number } => {
  let made = 0;
  for (let seed = 1; made < pairs && seed < pairs * 4; seed += 1) {
    const random = chance(seed);
    const before = canonicalJson(counts);
    const leak =
      seed % 5 === 0
        ? sheetPair(name, outputs, random, counts)
        : seed % 5 === 1
          ? commandPair(name, outputs, random, counts)
          : name !== FIRST && seed % 10 === 2
            ? battlePair(name, outputs, random, counts)
            : name !== FIRST && seed % 10 === 3
              ? blindPair(name, outputs, random, counts)
              : name !== FIRST && seed % 10 === 7
                ? sheetPair(name, outputs, random, counts)
                : instantPair(name, outputs, random, seed, counts);
    if (leak !== null) return { leak: `seed ${seed}: ${leak}`, pairs: made };
    if (canonicalJson(counts) !== before) made += 1;
  }
  return { leak: null, pairs: made };
};

describe('non-interference', () => {
  it('SIGHT-4 what a player does not know reaches them in nothing: 2,000 pairs, every kind in at least 200', () => {
    const counts = noCounts();
    const { leak, pairs } = search(OUTPUTS, 2100, counts);
    expect(leak).toBeNull();
    expect(pairs).toBeGreaterThanOrEqual(2000);
    for (const kind of [...HIDDEN_KINDS, 'sheet', 'command'] as const)
      expect([kind, (counts[kind] ?? 0) >= 200 ? 'at least 200' : counts[kind]]).toEqual([
        kind,
        'at least 200',
      ]);
  });

  it('SIGHT-4 BLD REP nor does it where buildings do something: every kind in at least 25 of 800 pairs, and every new order in some', () => {
    const counts = noCounts();
    const { leak, pairs } = search(OUTPUTS, 800 * DEEP, counts, WITH_BUILDINGS);
    expect(leak).toBeNull();
    expect(pairs).toBe(800 * DEEP);
    for (const kind of [...HIDDEN_WITH_BUILDINGS, 'sheet', 'command', 'battle', 'blind'] as const)
      expect([kind, (counts[kind] ?? 0) >= 25 ? 'at least 25' : counts[kind]]).toEqual([kind, 'at least 25']);
    const orders = Object.keys(rulesetOf(WITH_BUILDINGS).orders).filter(
      (type) => !Object.hasOwn(rulesetOf(FIRST).orders, type),
    );
    expect(orders.length).toBeGreaterThan(8);
    expect(orders.filter((type) => (counts[`order ${type}`] ?? 0) < 2)).toEqual([]);
    // ROUND-6: warnings were among what was compared, those that look at enemies too.
    expect(
      ['depot-open', 'lost-without-fight', 'parked-unguarded'].filter(
        (code) => (counts[`warning ${code}`] ?? 0) < 5,
      ),
    ).toEqual([]);
  });

  const enemiesOf = (state: CampaignState) => Object.values(state.mechs).filter((mech) => mech.force !== P);
  const seen = (state: CampaignState, knowledge: Knowledge) =>
    enemiesOf(state).filter((mech) =>
      knowledge.others.some(({ id, seen: date }) => id === mech.id && date === null),
    );
  const adding =
    (more: (state: CampaignState, knowledge: Knowledge) => unknown): Outputs['view'] =>
    (state, knowledge) => ({
      ...OUTPUTS.view(state, knowledge),
      more: more(state, knowledge),
    });

  const LEAKS: readonly (readonly [string, Partial<Outputs>])[] = [
    [
      'a view with the hexes of unseen mechs',
      { view: adding((state) => enemiesOf(state).map(({ hex }) => hex)) },
    ],
    [
      'knowledge of mechs whatever the fog',
      {
        view: (state, knowledge) =>
          OUTPUTS.view(state, {
            ...knowledge,
            others: enemiesOf(state).flatMap(({ id, force, design, hex }) =>
              hex === null ? [] : [{ id, force, design, hex, shutDown: false, seen: null }],
            ),
          }),
      },
    ],
    [
      'a view with the damage of seen mechs',
      { view: adding((state, knowledge) => seen(state, knowledge).map(({ condition }) => condition)) },
    ],
    [
      'a view with the pilots of seen mechs',
      {
        view: adding((state, knowledge) =>
          seen(state, knowledge).map(({ pilot }) =>
            pilot === null ? null : (state.pilots[pilot]?.gunnery ?? null),
          ),
        ),
      },
    ],
    [
      'a view with what seen depots hold',
      {
        view: adding((state, knowledge) =>
          Object.values(state.stock).filter(({ hex }) => knowledge.depots.some((depot) => depot.hex === hex)),
        ),
      },
    ],
    [
      'a view with the forces in the order of their accounts',
      {
        view: adding((state) =>
          Object.values(state.forces)
            .sort((a, b) => a.account - b.account)
            .map(({ id }) => id),
        ),
      },
    ],
    [
      'a view with the number of mechs that a force ever had',
      { view: adding((state) => Object.values(state.forces).map(({ counters }) => counters.mechs)) },
    ],
    [
      'a view in which a seen mech has been ordered to move',
      {
        view: adding((state, knowledge) =>
          seen(state, knowledge).map(({ plannedPath }) => plannedPath !== null),
        ),
      },
    ],
    [
      'options that know where an enemy is',
      {
        options: (state, knowledge) => ({
          ...OUTPUTS.options(state, knowledge),
          taken: enemiesOf(state).map(({ hex }) => hex !== null && hex > '0606'),
        }),
      },
    ],
    [
      'refusals that know who controls an unseen building',
      {
        sheet: (state, knowledge, orders) => ({
          ...OUTPUTS.sheet(state, knowledge, orders),
          held: Object.values(state.buildings).map(({ control }) => control),
        }),
      },
    ],
    [
      'warnings of enemies who are not seen',
      {
        sheet: (state, knowledge, orders) => {
          const others = enemiesOf(state).flatMap(({ id, force, design, hex, shutDown }) =>
            hex === null ? [] : [{ id, force, design, hex, shutDown, seen: null }],
          );
          const { warnings } = previewSheet(rulesOf(state), catalog, { ...knowledge, others }, orders);
          return { ...OUTPUTS.sheet(state, knowledge, orders), warnings };
        },
      },
    ],
    [
      'moves told to everybody',
      { tell: (event) => tellOf(event, event.type === 'mech-moved' ? { kind: 'gm' } : AUDIENCE) },
    ],
    [
      'accounts told to everybody',
      { tell: (event) => tellOf(event, event.type === 'account-changed' ? { kind: 'gm' } : AUDIENCE) },
    ],
    [
      'a notice whenever anything happens',
      { notices: (told, events, after) => [...noticesOf(told, after), ...events.map(({ type }) => type)] },
    ],
    [
      'notices that count the mechs of all forces',
      { notices: (told, _events, after) => [...noticesOf(told, after), Object.keys(after.mechs).length] },
    ],
    [
      'a post whenever anything happens',
      { posts: (events, after) => [...postsOf(events, after), ...events.map(({ type }) => type)] },
    ],
    [
      'posts that count the mechs of all forces',
      { posts: (events, after) => [...postsOf(events, after), Object.keys(after.mechs).length] },
    ],
    [
      'a feed with an empty place for each hidden event',
      {
        tell: (event) =>
          tellOf(event, AUDIENCE) ?? (event.type === 'sightings-changed' ? null : { hidden: true }),
      },
    ],
  ];
  it.each(LEAKS)('finds %s', (_, planted) => {
    expect(search({ ...OUTPUTS, ...planted }, 700, noCounts()).leak).not.toBeNull();
  });

  const toGm =
    (...types: readonly CampaignEvent['type'][]): Outputs['tell'] =>
    (event) =>
      tellOf(event, types.includes(event.type) ? { kind: 'gm' } : AUDIENCE);
  const NEW_LEAKS: readonly (readonly [string, Partial<Outputs>])[] = [
    [
      'a view in which sabotage of buildings shows',
      { view: adding((state) => Object.values(state.buildings).filter(({ sabotaged }) => sabotaged)) },
    ],
    [
      'a view in which sabotage of mechs shows',
      { view: adding((state) => enemiesOf(state).map(({ sabotaged }) => sabotaged)) },
    ],
    [
      'a view with what others may salvage',
      { view: adding((state) => Object.values(state.wrecks).filter(({ right }) => right !== P)) },
    ],
    ['salvage told to everybody', { tell: toGm('mech-kept', 'wreck-scrapped', 'wrecks-lost') }],
    ['repairs of mechs told to everybody', { tell: toGm('mech-repaired') }],
    ['refits told to everybody', { tell: toGm('mech-refitted') }],
    [
      'a view with what others’ mechs were made as',
      { view: adding((state) => enemiesOf(state).map(({ factoryDesign }) => factoryDesign)) },
    ],
    ['repairs of buildings told to everybody', { tell: toGm('building-repaired') }],
    [
      'a view with what others make in their factories',
      { view: adding((state) => Object.values(state.buildings).map(({ work }) => work)) },
    ],
    ['training told to everybody', { tell: toGm('pilot-trained') }],
    ['the figures of a round told to everybody', { tell: toGm('round-ended') }],
    ['sabotage told to everybody', { tell: toGm('building-sabotaged', 'mech-sabotaged') }],
    [
      'battles with the mines of everybody',
      {
        battles: (state) =>
          Object.values(state.battles).map(({ setup }) =>
            setup.sides.map(({ minesAllowed }) => minesAllowed),
          ),
      },
    ],
    [
      'options that know what an enemy has mended',
      {
        options: (state, knowledge) => ({
          ...OUTPUTS.options(state, knowledge),
          hurt: seen(state, knowledge).filter((mech) => mech.condition.slots.length > 0),
        }),
      },
    ],
  ];
  it.each(NEW_LEAKS)('finds, where buildings do something, %s', (_, planted) => {
    expect(search({ ...OUTPUTS, ...planted }, 700, noCounts(), WITH_BUILDINGS).leak).not.toBeNull();
  });
});

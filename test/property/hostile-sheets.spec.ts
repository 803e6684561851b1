/** Every phase that takes orders closes, whatever thousands of random sheets say (ROUND-6), and reading a sheet never throws. */
import { bundledCatalog } from '../../src/catalog/bundled';
import { canonicalJson } from '../../src/kernel/canonical-json';
import { knowledgeOf, parseOrders, previewSheet, rowsOf, rulesetOf, type CampaignState, type Sheets } from '../../src/rules';
import { invariants } from '../../src/rules/testing/invariants';
import { closeWith, resolutionAt } from '../support/simulation/perform';
import { play, takesOrders } from '../support/simulation/play';
import { gambler } from '../support/simulation/players/gambler';
import { ALL_WORDS, garbage, vandal } from '../support/simulation/players/vandal';
import { Chance } from '../support/simulation/random';
import { FIRST_RULESET, RULESETS } from '../support/simulation/setup';

const DEEP = process.env['DEEP'] === undefined ? 1 : 10;
const catalog = bundledCatalog();

/** States of campaigns as each phase found them, by phase. */
const statesByPhase = (ruleset: string): ReadonlyMap<string, readonly CampaignState[]> => {
  const states = new Map<string, CampaignState[]>();
  for (let index = 0; index < 6; index += 1)
    play(`states ${index}`, { ruleset, players: 3 }, ({ openings }) => {
      for (const { phase, step, state } of openings) {
        if (!takesOrders(state)) continue;
        const key = step === null ? phase : `${phase} ${step}`;
        states.set(key, [...(states.get(key) ?? []), state]);
      }
    });
  return states;
};

describe.each(RULESETS)('%s', (name) => {
  // Sheets of the later rules are longer.
  const rounds = name === FIRST_RULESET ? 60 : 20;
  const phases = statesByPhase(name);
  const ruleset = rulesetOf(name);

  it('all phases that take orders are there', () => {
    const wanted = ruleset.phases.filter((phase) => phase.takesOrders).map(({ phase, step }) => (step === null ? phase : `${phase} ${step}`));
    expect([...phases.keys()].sort()).toEqual([...wanted].sort());
  });

  it.each([...phases.keys()])('ROUND-6 %s closes whatever the sheets say, and leaves a sound state', (phase) => {
    const chance = new Chance(name === FIRST_RULESET ? phase : `${name} ${phase}`);
    const states = phases.get(phase) ?? [];
    for (let round = 0; round < rounds * DEEP; round += 1) {
      const state = chance.one(states);
      const sheets: Sheets = new Map(
        rowsOf(state.forces).map(({ id }) => {
          const knowledge = knowledgeOf(state, catalog, { kind: 'force', force: id });
          const parsed = parseOrders(ruleset, (chance.maybe(0.5) ? gambler : vandal)(knowledge, chance));
          const orders = parsed.ok ? parsed.value : [];
          // Judged before and after: a preview never throws and never decides anything.
          const before = canonicalJson(previewSheet(ruleset, catalog, knowledge, orders));
          expect(canonicalJson(previewSheet(ruleset, catalog, knowledge, orders))).toBe(before);
          return [id, orders];
        }),
      );
      const resolution = resolutionAt(state, 0, new Uint8Array(32).fill(round));
      expect(closeWith(resolution, sheets)).toEqual([]);
      expect(resolution.events.length).toBeGreaterThan(0);
      expect(invariants(resolution.state.finish(), catalog)).toEqual([]);
    }
  });

  it('reads any garbage without an exception, and every mistake has a place and a code', () => {
    const chance = new Chance('garbage');
    const words = name === FIRST_RULESET ? undefined : ALL_WORDS;
    for (let round = 0; round < rounds * 70 * DEEP; round += 1) {
      const parsed = parseOrders(ruleset, chance.maybe(0.5) ? [garbage(chance, 3, words)] : garbage(chance, 3, words));
      if (parsed.ok) continue;
      expect(parsed.error.length).toBeGreaterThan(0);
      for (const { code, pointer } of parsed.error) expect(`${code} ${pointer}`).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+ \/orders/);
      canonicalJson(parsed.error);
    }
  });
});

/**
 * END-2: whatever a game master corrects, one thing after the other, the state stays sound, and a replay of
 * the events gives it again.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { canonicalJson } from '../../src/kernel/json/canonical-json';
import { apply } from '../../src/rules/events/apply';
import { decideCorrection } from '../../src/rules/commands/gm/correct';
import { parseCorrections } from '../../src/rules/commands/gm/parse-corrections';
import { anyCorrection, anyWorld, chance } from '../../src/rules/testing/arbitraries';
import { invariants } from '../../src/rules/testing/invariants';
import { resolutionOf } from '../../src/rules/testing/world';

const CAMPAIGNS = 60;
const STEPS = 40;

describe('corrections', () => {
  it('END-2 any sequence of corrections that are accepted keeps the state sound; refused ones name why', () => {
    const counts = { accepted: 0, refused: 0 };
    for (let seed = 1; seed <= CAMPAIGNS; seed += 1) {
      const random = chance(seed);
      let state = anyWorld(random, seed % 2 === 0 ? {} : { ruleset: 'planetary-2' });
      expect(invariants(state, bundledCatalog())).toEqual([]);
      for (let step = 0; step < STEPS; step += 1) {
        const sent = Array.from({ length: 1 + random.below(3) }, () => anyCorrection(random, state));
        const parsed = parseCorrections(sent);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
        const resolution = resolutionOf(state);
        const violations = decideCorrection(resolution, { changes: parsed.value, reason: 'r' });
        if (violations.length > 0) {
          counts.refused += 1;
          for (const { pointer } of violations) expect(pointer).toMatch(/^\/changes\/[0-2]\//);
          continue;
        }
        counts.accepted += 1;
        const after = resolution.state.finish();
        const faults = invariants(after, bundledCatalog());
        if (faults.length > 0)
          throw new Error(`seed ${seed}, step ${step}: ${faults.join('; ')} after ${JSON.stringify(sent)}`);
        expect(canonicalJson(apply(state, resolution.events))).toBe(canonicalJson(after));
        state = after;
      }
    }
    expect(counts.accepted).toBeGreaterThan(500);
    expect(counts.refused).toBeGreaterThan(300);
  });
});

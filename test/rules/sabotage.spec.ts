/** When sabotage is named (PREP-4); what it does is told with the spy service (BLD-SPY). */
import { world, type World, type WorldSetup } from '../../src/rules/testing/world';
import { after, codes, HUNCHBACK, mech } from '../support/rules';

const war = (setup: WorldSetup): World =>
  world({ round: 3, ...setup })
    .account('A', 20)
    .mech('A', HUNCHBACK, '0505', { id: 'A1' })
    .mech('B', HUNCHBACK, '0506', { id: 'B1' })
    .building('spy-service', '0301', 'A')
    .building('hospital', '0504', 'B', { id: 'target' });
const acts = [
  { type: 'sabotage-mech', mech: 'B1' } as const,
  { type: 'sabotage-building', building: 'target' } as const,
];

describe('sabotage', () => {
  it.each(acts)('PREP-4 is named in preparation, and nowhere else: $type', (act) => {
    expect(codes(war({ phase: 'preparation' }).build(), 'A', [act])).toEqual([]);
    for (const phase of ['planning', 'movement', 'supply'] as const)
      expect(codes(war({ phase }).build(), 'A', [act])).toEqual(['/orders/0/type orders/not-in-this-phase']);
  });

  it('PREP-4 nobody is sabotaged who was not named', () => {
    const sabotaged = (sheet: readonly unknown[]): boolean =>
      mech(after(war({ phase: 'preparation' }).build(), { A: sheet }), 'B1').sabotaged;
    expect([sabotaged([acts[0]]), sabotaged([])]).toEqual([true, false]);
  });
});

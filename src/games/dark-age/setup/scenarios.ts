/** What a client can open at once (GAM-2, DA-SET-3): the standard game and three further ones. */
import { type Scenario, text } from '../../shapes';

const scenario = (id: string, setup: unknown): Scenario<unknown> => ({
  id,
  title: text(`da.scenario.${id}`),
  text: text(`da.scenario.${id}.text`),
  setup,
});

/** Inputs of `readSetup`. */
export const SCENARIOS: readonly Scenario<unknown>[] = [
  scenario('standard', {
    size: 300,
    pool: 'flat',
    poolPieces: 2,
    forces: [{ army: 'highlanders-300' }, { army: 'dragons-fury-300' }],
  }),
  scenario('patrols', {
    size: 100,
    terrain: 'woods',
    seed: 'patrols',
    turns: 12,
    openDials: true,
    forces: [{ army: 'swordsworn-100' }, { army: 'bannsons-raiders-100' }],
  }),
  scenario('street-fight', {
    size: 200,
    terrain: 'urban',
    seed: 'street-fight',
    victory: 'conditions',
    forces: [{ army: 'swordsworn-200' }, { army: 'steel-wolves-200' }],
  }),
  scenario('two-against-two', {
    field: 48,
    size: 200,
    terrain: 'hills',
    seed: 'two-against-two',
    forces: [
      { army: 'highlanders-200', side: 'republic' },
      // Friends sit opposite each other, so that sides take turns.
      { army: 'swordsworn-200', side: 'republic' },
      { army: 'steel-wolves-200', side: 'clans' },
      { army: 'spirit-cats-200', side: 'clans' },
    ],
  }),
];

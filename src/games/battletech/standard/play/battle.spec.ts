/** Whole fights under the standard rules, played by agents that choose at random among what they may do. */
import { canonicalJson, Chance } from '../../../../kernel';
import { bundledCatalog, conditionViolations } from '../../../../catalog';
import { playRandomly, randomSetup, SUPPORT } from '../testing/random-fight';
import { apply } from './apply';
import type { Event } from './events';
import { isThere, type State } from './model';
import { open } from './open';

/** Plain checks: this runs after every order. */
const hold = (state: State): void => {
  for (const { id, sheet, condition, heat, pilotHits } of state.units) {
    const design = bundledCatalog().mech(sheet);
    const wrong = design === null ? [] : conditionViolations(design, condition);
    if (wrong.length > 0 || heat < 0 || pilotHits > 6)
      throw new RangeError(`${id}: ${JSON.stringify({ wrong, heat, pilotHits })}`);
  }
  const there = state.units.filter(isThere).map(({ hex }) => hex);
  if (new Set(there).size < there.length) throw new RangeError(`two in one hex: ${there.join(' ')}`);
};

const play = (
  seed: string,
  country: string,
  count: number,
  others?: readonly string[],
): { readonly state: State; readonly text: string } => {
  const setup = randomSetup(new Chance(seed), country, count, others);
  const events: Event[] = [];
  const labels = new Set<string>();
  const state = playRandomly(setup, seed, (_, some, after) => {
    for (const event of some)
      for (const { label } of event.rolls) {
        if (labels.has(label)) throw new RangeError(`opened twice: ${label}`);
        labels.add(label);
      }
    events.push(...some);
    hold(after);
  });
  const folded = events.reduce(apply, open(setup));
  expect(canonicalJson(folded.units)).toBe(canonicalJson(state.units));
  expect(state.account).toEqual([]);
  return { state, text: canonicalJson(events) };
};

it.each(['clear', 'woods', 'hills', 'lake', 'urban', 'mountains', 'badlands'])(
  'BT-DMG-8 a fight on %s ends, breaks no bound and opens no stream twice',
  (country) => expect(play(`battle ${country}`, country, 2).state.outcome).not.toBeNull(),
);

it.each(['lake', 'urban', 'woods'])(
  'BT-SUP-1 a fight on %s with support units ends, and breaks no bound',
  (country) =>
    expect(play(`support ${country}`, country, 4, [...SUPPORT, ...SUPPORT]).state.outcome).not.toBeNull(),
);

it('BT-4 the same setup, seed and orders give the same fight', () =>
  expect(play('again', 'woods', 2).text).toBe(play('again', 'woods', 2).text));

it('BT-DMG-8 BT-HEAT-6 in many fights mechs are hurt, fall, overheat and are put out of action', () => {
  const seen = new Set<string>();
  for (let index = 0; index < 3; index += 1) {
    const { text } = play(`many ${index}`, index === 0 ? 'hills' : 'clear', 3);
    for (const [, type] of text.matchAll(/"type":"([a-z-]+)"/g)) seen.add(type ?? '');
  }
  for (const type of [
    'shot',
    'damaged',
    'critical-roll',
    'slot-hit',
    'fell',
    'heated',
    'struck',
    'out',
    'ended',
  ])
    expect(seen).toContain(type);
});

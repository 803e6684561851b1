/**
 * Sight for nothing (BLD-DROP): a flight that the umpire does not start tells its player that somebody is
 * there, and costs nothing.
 */
import { DIRECTIONS, rowsOf, type Hex } from '../../rules';
import type { Cheat } from './cheat';
import { closed, controlling, deskIn, groundAt, tonsOf, withTons } from './ground';

const BEFORE = 100;

export const flightAsRadar: Cheat = {
  id: 'flight-as-radar',
  rule: 'BLD-DROP',
  tried: (chance, ruleset) => {
    const { state: ground, cheater } = groundAt(ruleset, 'movement', chance);
    const force = cheater.id;
    const state = controlling(withTons(ground, cheater, BEFORE), force, ['dropship']);
    const ship = rowsOf(state.buildings).find(
      ({ type, control }) => type === 'dropship' && control === force,
    );
    const draft = deskIn(state, force, chance);
    const [mech] = chance.shuffled(draft.mechs);
    const to = chance.one(Object.keys(state.map.terrain).sort() as Hex[]);
    if (ship === undefined || mech === undefined) return null;
    if (
      !draft.give({
        type: 'dropship',
        building: ship.id,
        mechs: [mech.id],
        to,
        direction: chance.one(DIRECTIONS),
      })
    )
      return null;
    const { state: end, events } = closed(
      state,
      new Map([[force, draft.orders]]),
      `flight ${chance.int(0, 1_000_000)}`,
    );
    const halted = events.some(({ type, data }) => type === 'mech-halted' && data.mech === mech.id);
    return halted && tonsOf(end, cheater) >= BEFORE
      ? { gain: `learnt for nothing that an enemy sees ${to}` }
      : null;
  },
};

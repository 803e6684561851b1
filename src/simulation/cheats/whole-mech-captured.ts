/**
 * A whole mech for nothing (SALV-3): one that could not fight is taken without a fight, and kept for 0 t.
 * Tried with the highest `captureShare`.
 */
import { UNDAMAGED } from '../../catalog';
import { rowsOf, type Hex } from '../../rules';
import type { Cheat } from './cheat';
import { choosing, closed, crewedMechs, deskIn, groundAt, tonsOf, withTons } from './ground';

const FIELD = '0606' as Hex;
/** The game master's word against it; rulesets that have no such option cannot hear it. */
const SHARE = 0.5;
const ACCOUNT = 100;

export const wholeMechCaptured: Cheat = {
  id: 'whole-mech-captured-for-nothing',
  rule: 'SALV-3',
  tried: (chance, ruleset) => {
    const { state: ground, cheater, victim } = groundAt(ruleset, 'combat', chance);
    const [taker, guest] = [
      chance.one(crewedMechs(ground, cheater.id)),
      chance.one(crewedMechs(ground, victim.id)),
    ];
    const arrived = { ...guest, hex: FIELD, moved: 'rail' as const, condition: UNDAMAGED };
    const met = {
      ...ground,
      mechs: { ...ground.mechs, [taker.id]: { ...taker, hex: FIELD }, [guest.id]: arrived },
    };
    const state = choosing(withTons(met, cheater, ACCOUNT), { captureShare: SHARE });
    const fought = closed(state, new Map(), `capture ${chance.int(0, 1_000_000)}`).state;
    const draft = deskIn(fought, cheater.id, chance);
    const wreck = rowsOf(fought.wrecks).find(({ id }) => id === guest.id);
    if (
      wreck === undefined ||
      !draft.give({ type: 'salvage', battle: wreck.battle, unit: wreck.id, as: 'keep' })
    )
      return null;
    const end = closed(
      fought,
      new Map([[cheater.id, draft.orders]]),
      `keep ${chance.int(0, 1_000_000)}`,
    ).state;
    // Supply brings tons when it opens, and none when it closes.
    const paid = tonsOf(fought, cheater) - tonsOf(end, cheater);
    return end.mechs[guest.id]?.force === cheater.id && paid === 0
      ? { gain: `${guest.design}, whole, for 0 t` }
      : null;
  },
};

/**
 * Attacks called off for nothing (CMB-3): a light mech attacks, and far heavier ones that meant to attack
 * elsewhere do not.
 */
import { bundledCatalog } from '../../catalog';
import type { MechId } from '../../kernel';
import type { CampaignState, Hex, MechRow, Order } from '../../rules';
import type { Cheat } from './cheat';
import { closed, crewedMechs, groundAt } from './ground';

/** What falls away because of less than this share of its tonnage fell away for nothing. */
const FAIR = 0.25;
const STACK = '0606' as Hex;
const PREY = '0607' as Hex;
const LAIR = '0605' as Hex;

const tonsOf = (mechs: readonly MechRow[]): number =>
  mechs.reduce((sum, { design }) => sum + (bundledCatalog().mech(design)?.tons ?? 0), 0);
const attack = (mechs: readonly MechRow[], target: Hex): Order => ({
  type: 'attack',
  mechs: mechs.map(({ id }) => id),
  target,
});

export const pinForNothing: Cheat = {
  id: 'attack-called-off-by-a-scout',
  rule: 'CMB-3',
  tried: (chance, ruleset) => {
    const { state: ground, cheater, victim } = groundAt(ruleset, 'combat', chance);
    const [own, theirs] = [
      chance.shuffled(crewedMechs(ground, cheater.id)),
      chance.shuffled(crewedMechs(ground, victim.id)),
    ];
    const stack = theirs.slice(0, chance.int(1, 4));
    const [scouts, prey] = [own.slice(0, chance.int(1, 2)), own.slice(2, 3)];
    const at = new Map<MechId, Hex>([
      ...stack.map(({ id }) => [id, STACK] as const),
      ...scouts.map(({ id }) => [id, LAIR] as const),
      ...prey.map(({ id }) => [id, PREY] as const),
    ]);
    const state: CampaignState = {
      ...ground,
      mechs: Object.fromEntries(
        Object.entries(ground.mechs).map(([id, mech]) => [id, { ...mech, hex: at.get(mech.id) ?? mech.hex }]),
      ),
    };
    const sheets = new Map([
      [victim.id, [attack(stack, PREY)]],
      [cheater.id, [attack(scouts, STACK)]],
    ]);
    const { events } = closed(state, sheets, `pin ${chance.int(0, 1_000_000)}`);
    const fell = events.some(
      ({ type, data }) =>
        type === 'attack-fell-away' && data.force === victim.id && data.reason === 'attacked',
    );
    const [light, heavy] = [tonsOf(scouts), tonsOf(stack)];
    return fell && light < FAIR * heavy ? { gain: `${light} t called off an attack of ${heavy} t` } : null;
  },
};

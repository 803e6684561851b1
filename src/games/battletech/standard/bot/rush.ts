/** Whether the bot charges or jumps onto somebody (BT-6): only a mech that has nothing to fire, where that pays. */
import { oddsOf } from '../../../shared/terms';
import { pilotingTarget } from '../piloting/target';
import type { Known } from '../play/known';
import type { Fighter, Unit } from '../play/model';
import type { Command } from '../play/orders';
import { type Rush, rushesOf } from '../play/blows/rushes';
import type { Foe } from './foes';
import type { Weights } from './weights';

/** What a charge adds to the piloting roll of its attacker, and a death from above. */
const ADDED = { charge: 2, 'death-from-above': 4 } as const;
const TARGET_ADDED = 2;

const worthOf = (mech: Fighter, { attack, aim }: Rush, foe: Foe, { fall }: Weights): number => {
  const { mech: to, worth } = foe;
  const own = attack === 'charge' ? Math.ceil(to.sheet.tons / 10) : Math.ceil(mech.sheet.tons / 5);
  const [falls, theirs] = [
    1 - oddsOf(pilotingTarget(mech, 'charging', ADDED[attack]).needed),
    1 - oddsOf(pilotingTarget(to, 'charged', TARGET_ADDED).needed),
  ];
  const miss = attack === 'charge' ? 0 : (1 - aim.odds) * (fall + Math.ceil(mech.sheet.tons / 10) * 3);
  return aim.odds * (((aim.damage ?? 0) + theirs * fall) * worth - own - falls * fall) - miss;
};

/** Null: none pays. */
export const rushOf = (
  known: Known,
  unit: Unit,
  mech: Fighter,
  foes: readonly Foe[],
  weights: Weights,
): Command | null => {
  let best: Rush | null = null;
  let most = 0;
  for (const rush of rushesOf(known, unit.id)) {
    const foe = foes.find(({ mech: { id } }) => id === rush.target);
    const worth = foe === undefined ? 0 : worthOf(mech, rush, foe, weights);
    if (worth <= most) continue;
    best = rush;
    most = worth;
  }
  if (best === null) return null;
  const { attack, target, hex } = best;
  return { type: 'rush', unit: unit.id, attack, target, hex };
};

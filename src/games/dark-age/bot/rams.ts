/** Rams, charges and jumps from above (DA-CC-4), each with what it is worth. */
import { flatMap } from '../../../kernel';
import { facingTo } from '../geometry/facing';
import type { Known } from '../known';
import type { Standing } from '../model/state';
import { aimAt } from '../rules/aim';
import { hitsIn216 } from '../rules/odds';
import { canDo, isVictim, ownClicks, type Special, valueOf } from '../rules/special';
import { isWreck } from '../rules/units';
import { moverOf } from '../rules/speed';
import type { Idea } from './idea';
import { fearAt, foesOf } from './prospect';
import { clickWorth, costOfOrder, inchesBetween, soloAttack } from './value';
import type { Weights } from './weights';

const HEAT: Readonly<Record<Special, number>> = { ram: 0, charge: 2, dfa: 1 };

const worthOf = (
  known: Known,
  unit: Standing,
  target: Standing,
  special: Special,
  weights: Weights,
): number => {
  const odds = hitsIn216(aimAt(known, soloAttack(unit, special, 'primary'), target).needed) / 216;
  const own = odds * ownClicks(special, true) + (1 - odds) * ownClicks(special, false);
  const degrees = facingTo(unit.at, target.at);
  const there = { at: target.at, facing: degrees };
  const more = fearAt(known, unit, there, 'afar') - fearAt(known, unit, unit, 'afar');
  return (
    weights.deal * odds * (valueOf(unit, special) + 0.03) * clickWorth(target) -
    own * clickWorth(unit) -
    costOfOrder(unit, HEAT[special], weights) -
    0.5 * weights.suffer * more
  );
};

/** Where it touches the target, and how it gets there, the menu finds. */
export const ramsOf = (known: Known, unit: Standing, weights: Weights): readonly Idea[] =>
  flatMap(
    (['ram', 'charge', 'dfa'] as const).filter((special) => canDo(known, unit, special)),
    (special) => {
      const { reach } = moverOf(
        known,
        unit,
        special === 'ram' ? 'walk' : special === 'charge' ? 'run' : 'jump',
      );
      return foesOf(known, unit)
        .filter(
          (foe) =>
            isVictim(known, unit, foe) && !isWreck(foe) && 100 * inchesBetween(unit.at, foe.at) < reach + 300,
        )
        .map((target) => ({
          order: { type: special, token: unit.id, target: target.id },
          worth: worthOf(known, unit, target, special, weights),
        }));
    },
  );

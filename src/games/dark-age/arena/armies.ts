/** Armies drawn from the list by points (DA-SET-2): one faction's figures, and mercenaries among them. */
import type { Chance } from '../../../kernel';
import { armyViolations, pointsOf } from '../armies/army';
import { FACTIONS } from '../armies/factions';
import { FIGURES } from '../armies/figures';
import type { Figure } from '../model/figure';

const TRIES = 60;
/** What may be left of the points: a fiftieth. */
const NEAR = 50;

const drawn = (from: readonly Figure[], points: number, chance: Chance): readonly Figure[] => {
  const army: Figure[] = [];
  let left = points;
  for (;;) {
    const fitting = from.filter(
      (one) => one.points <= left && (one.rank !== 'unique' || !army.some(({ id }) => id === one.id)),
    );
    const next = chance.pick(fitting);
    if (next === null) return army;
    army.push(next);
    left -= next.points;
  }
};

/** The best of some draws: never more than the points. */
export const drawArmy = (points: number, chance: Chance): readonly Figure[] => {
  const faction = chance.one(FACTIONS);
  const from = FIGURES.filter(
    (one) => one.faction === faction || (one.faction === null && chance.maybe(0.3)),
  );
  let best: readonly Figure[] = [];
  for (let tries = 0; tries < TRIES && points - pointsOf(best) > points / NEAR; tries += 1) {
    const army = drawn(from, points, chance);
    if (pointsOf(army) > pointsOf(best) && armyViolations(army, points, '').length === 0) best = army;
  }
  return best;
};

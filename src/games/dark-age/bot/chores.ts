/** What serves the end rather than the fight: own wrecks towed home, captives taken over, buildings fired at. */
import { flatMap } from '../../../kernel';
import type { Known } from '../known';
import type { Standing } from '../model/state';
import { neededAgainst } from '../play/mend';
import { hotWireTargetOf } from '../rules/close';
import { hitsIn216 } from '../rules/odds';
import { SLOTS } from '../rules/ranged';
import { buildingsInSight, razedBy } from '../rules/raze';
import { towableBy, towerOf } from '../rules/speed';
import { isInBox } from '../rules/victory';
import type { Idea } from './idea';
import { roundsLeft } from './late';
import { clickWorth, costOfOrder, inchesBetween } from './value';
import type { Weights } from './weights';

const isCampaign = ({ options }: Known): boolean => options.victory === 'campaign';
const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** A wreck in its own zone is no points for the enemy (DA-VP-3): its worth by the orders that this takes. */
const towings = (known: Known, unit: Standing, weights: Weights): readonly Idea[] =>
  isCampaign(known)
    ? []
    : flatMap(towableBy(known, unit), (wreck) => {
        const owner = known.seats.find(({ seat }) => seat === wreck.owner);
        if (owner === undefined || owner.side !== unit.side || isInBox(owner.zone, wreck.at)) return [];
        const { least, most } = owner.zone;
        const goal = {
          x: between(unit.at.x, least.x + 200, most.x - 200),
          y: between(unit.at.y, least.y + 120, most.y - 120),
        };
        const orders = Math.ceil(
          (100 * inchesBetween(unit.at, goal)) / Math.max(1, towerOf(known, unit, wreck.id).reach),
        );
        // Without pushes it goes every second round.
        if (2 * orders > roundsLeft(known) + 2) return [];
        return [
          {
            order: { type: 'tow', token: unit.id, tow: { id: wreck.id }, path: [goal] },
            worth: (0.6 * wreck.points) / Math.max(1, orders) - costOfOrder(unit, 0, weights),
          },
        ];
      });

/** A captive mech counts twice as it is; a vehicle is worth more on one's own side than on the way home. */
const takings = (known: Known, unit: Standing, weights: Weights): readonly Idea[] => {
  const captive = hotWireTargetOf(known, unit);
  if (captive === null || (captive.kind === 'mech' && !isCampaign(known))) return [];
  const odds = hitsIn216(neededAgainst(unit, captive)) / 216;
  const gain = captive.points * Math.min(0.7, 0.2 + 0.1 * roundsLeft(known));
  return [
    {
      order: { type: 'hot-wire', token: unit.id, target: captive.id },
      worth: odds * gain - (1 - odds) * clickWorth(unit) - costOfOrder(unit, 0, weights),
    },
  ];
};

/** Only who came to take the place fires at what stands there, and only who has nothing better to do. */
const razings = (known: Known, unit: Standing, weights: Weights): readonly Idea[] =>
  !isCampaign(known) || known.options.first !== unit.seat
    ? []
    : flatMap(SLOTS, (slot) =>
        buildingsInSight(known, unit, slot)
          .slice(0, 1)
          .map((piece) => ({
            order: { type: 'raze', token: unit.id, weapon: slot, target: piece.id },
            worth: 0.05 * Math.min(piece.cp ?? 0, razedBy(unit, slot)) - costOfOrder(unit, 0, weights),
          })),
      );

export const choresOf = (
  known: Known,
  unit: Standing,
  weights: Weights,
  canFight: boolean,
): readonly Idea[] => [
  ...towings(known, unit, weights),
  ...takings(known, unit, weights),
  ...(canFight ? razings(known, unit, weights) : []),
];

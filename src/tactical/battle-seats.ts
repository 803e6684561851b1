/**
 * Who plays what in the match of a battle (MAT-2): each force that has units in it has a seat. Letters of
 * seats are not those of sides.
 */
import { flatMap } from '../kernel';
import type { BattleSetup, SetupSide, SetupUnit } from './contract';

export interface BattleSeat {
  readonly seat: string;
  readonly force: string;
  /** Of the battle. */
  readonly side: SetupSide;
  /** In their order; the first is `a1` in the match, if the seat is `A`. */
  readonly units: readonly SetupUnit[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** In the order of sides and forces. */
export const battleSeats = ({ sides, units }: BattleSetup): readonly BattleSeat[] =>
  flatMap(sides, (side) => side.forces.map((force) => ({ side, force })))
    .map(({ side, force }) => ({
      side,
      force,
      units: units.filter((unit) => unit.side === side.side && unit.force === force),
    }))
    .filter((one) => one.units.length > 0)
    .map((one, index) => ({ ...one, seat: LETTERS.charAt(index) }));

/** What a unit is called in the match: as `readSetup` names it. */
export const tokenOf = ({ seat }: BattleSeat, index: number): string => `${seat.toLowerCase()}${index + 1}`;

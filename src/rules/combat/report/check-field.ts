/**
 * What may be said of a battlefield (CMB-7, CMB-8, BLD-MINE, BLD-QUARRY), in a report or piece by piece in a
 * worksheet: turns, buildings, mines.
 */
import { violation, type Violation } from '../../../kernel';
import type { BattleSetup, SetupBuilding, SetupSide } from '../../model/battle';

export const turnsViolations = (
  { turnLimit }: BattleSetup,
  turns: number,
  pointer: string,
): readonly Violation[] =>
  turnLimit !== null && turns > turnLimit
    ? [
        violation('battle/too-many-turns', 'CMB-7', pointer, {
          turns,
          max: turnLimit,
          right: { min: 0, max: turnLimit },
        }),
      ]
    : [];

/** `cp`: what is left of it. A battle builds nothing. */
export const buildingViolations = (
  { id, cp: before, indestructible }: SetupBuilding,
  cp: number,
  pointer: string,
): readonly Violation[] => {
  if (indestructible && cp !== before)
    return [
      violation('battle/indestructible', 'BLD-QUARRY', pointer, {
        building: id,
        cp: before,
        right: { values: [before] },
      }),
    ];
  return cp < 0 || cp > before
    ? [
        violation('battle/building-cp', 'CMB-8', pointer, {
          building: id,
          cp,
          max: before,
          right: { min: 0, max: before },
        }),
      ]
    : [];
};

export const minesViolations = (
  { side, minesAllowed }: SetupSide,
  used: number,
  pointer: string,
): readonly Violation[] =>
  used > minesAllowed
    ? [
        violation('battle/too-many-mines', 'BLD-MINE', pointer, {
          side,
          used,
          max: minesAllowed,
          right: { min: 0, max: minesAllowed },
        }),
      ]
    : [];

/** BT-MOV-11: turns cost 1 MP a hexside; who walks steps forwards and backwards, who runs forwards. */
import { LEVEL_STEP } from './ground/spots';
import type { Mode } from '../mech/model';

export const TURN_COST = 1;

/** Backwards on level ground only, and only at a walk. */
export const isBackwardStep = (mode: Mode, marks: number): boolean =>
  mode === 'walk' && (marks & LEVEL_STEP) === 0;

export const turned = (facing: number, sides: number): number => (facing + sides + 6) % 6;

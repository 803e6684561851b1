/** BT-MOV-12: who runs enters no water of depth 1 or more. */
import type { Mode } from '../mech/model';
import { WATER_STEP } from './ground/spots';

export const isTooWet = (mode: Mode, marks: number): boolean => mode === 'run' && (marks & WATER_STEP) !== 0;

/** BT-BLD-1: what a building bears. */
import type { Hex } from '../../../../../kernel/hex';
import type { Mech } from '../../mech/model';

/** Tons in and on the hex. */
export const loadOn = (mechs: readonly Mech[], hex: Hex): number =>
  mechs.filter((one) => one.hex === hex).reduce((sum, { sheet }) => sum + sheet.tons, 0);

/** `cf`: what is left of the hex's construction points. */
export const collapses = (cf: number, tons: number): boolean => cf <= 0 || tons > cf;

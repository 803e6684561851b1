/** BT-BLD-1: what a building bears. */
import type { Hex } from '../../../../../kernel/hex';
import type { Mech } from '../../mech/model';

/** Who stands in or on the hex; who flies over it does not. */
export const standingIn = <T extends Pick<Mech, 'hex' | 'sheet'>>(
  mechs: readonly T[],
  hex: Hex,
): readonly T[] => mechs.filter((one) => one.hex === hex && one.sheet.support !== 'vtol');

/** Tons in and on the hex. */
export const loadOn = (mechs: readonly Mech[], hex: Hex): number =>
  standingIn(mechs, hex).reduce((sum, { sheet }) => sum + sheet.tons, 0);

/** `cf`: what is left of the hex's construction points. */
export const collapses = (cf: number, tons: number): boolean => cf <= 0 || tons > cf;

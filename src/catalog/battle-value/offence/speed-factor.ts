/**
 * The speed factor of the offence: (1 + (running MP + half the jumping, UMU or AirMech MP − 5) / 10) ^ 1.2,
 * to two decimals (TM, BV).
 */
import { airMechMp, jumpMp, runMp, umuMp } from '../movement';
import type { Subject } from '../subject';
import { given, twoDecimals, type Term } from '../term';

const AVERAGE = 5;
const EXPONENT = 1.2;

export const speedFactor = (subject: Subject): Term => {
  const [run, jump, umu] = [runMp(subject), jumpMp(subject), umuMp(subject)];
  const flying = airMechMp(subject);
  const mp = run + Math.ceil((flying ?? Math.max(jump, umu)) / 2);
  const exact = Math.pow(1 + (mp - AVERAGE) / 10, EXPONENT);
  return twoDecimals('offensive/speed', [
    given('speed/exact', exact, { run, jump, umu, ...(flying === null ? {} : { flying }), mp }),
  ]);
};

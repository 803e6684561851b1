/** The speed factor of the offence: (1 + (running MP + half the jumping MP − 5) / 10) ^ 1.2, to two decimals (TM, BV). */
import { runMp } from './movement';
import type { Subject } from './subject';
import { given, twoDecimals, type Term } from './term';

const AVERAGE = 5;
const EXPONENT = 1.2;

export const speedFactor = (subject: Subject): Term => {
  const run = runMp(subject);
  const mp = run + Math.ceil(subject.jump / 2);
  const exact = Math.pow(1 + (mp - AVERAGE) / 10, EXPONENT);
  return twoDecimals('offensive/speed', [given('speed/exact', exact, { run, jump: subject.jump, mp })]);
};

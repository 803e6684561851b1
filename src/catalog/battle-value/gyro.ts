/** The gyro in the defence: the mech's tons × the factor of its kind, nothing once it is destroyed (TM, BV). */
import type { MechDesign } from '../model';
import type { Subject } from './subject';
import { given, product, type Term } from './term';

const FACTOR: Readonly<Record<MechDesign['gyro'], number>> = { standard: 0.5 };

export const gyroTerm = (subject: Subject): Term =>
  product('defensive/gyro', [
    given('gyro/tons', subject.design.tons),
    given('gyro/kind', subject.gyroWorks ? FACTOR[subject.design.gyro] : 0, { kind: subject.design.gyro }),
  ]);

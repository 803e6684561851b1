/**
 * The gyro in the defence: the mech's tons × the factor of its kind, nothing once it is destroyed (TM, BV).
 */
import { gyroFactor } from '../kind-factors';
import type { Subject } from '../subject';
import { given, product, type Term } from '../term';

export const gyroTerm = (subject: Subject): Term =>
  product('defensive/gyro', [
    given('gyro/tons', subject.design.tons),
    given('gyro/kind', subject.gyroWorks ? (gyroFactor(subject.design.gyro) ?? 0) : 0, {
      kind: subject.design.gyro,
    }),
  ]);

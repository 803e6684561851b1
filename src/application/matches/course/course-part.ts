/** A part of the course of a match, as its reader knows it (MAT-3). */
import type { Field, Told } from '../../../games';
import type { CourseMoment } from './course-moments';

export interface CoursePart {
  /** All turns and steps of the course. */
  readonly moments: readonly CourseMoment[];
  /** Lines before the part. */
  readonly after: number;
  /** The field before its first line. */
  readonly field: Field;
  readonly told: readonly Told[];
}

/**
 * How much of what is wrong with the files of one upload is told: a few megabytes of noise must not be
 * answered with hundreds.
 */
import { violation, type Violation } from '../../kernel';

/** In one answer. Some thousand files that are each wrong in a few places are told in full. */
export const MAX_TOLD = 10_000;

/** Everything, while there is room; afterwards of each file what stands first, and how much more there is. */
export class ToldViolations {
  constructor(private left: number = Infinity) {}

  of(violations: readonly Violation[]): readonly Violation[] {
    const [first] = violations;
    const fits = violations.length <= this.left;
    this.left = Math.max(0, this.left - violations.length);
    if (fits || first === undefined || violations.length === 1) return violations;
    return [first, violation('import/more', null, first.pointer, { count: violations.reduce(added, 0) })];
  }
}

/** A reader that has stopped counting says how many it left out itself: without the one that is told. */
const added = (sum: number, { code, params }: Violation, index: number): number => {
  if (index === 0) return sum;
  return sum + (code === 'mech-file/more' ? Number(params['count']) : 1);
};

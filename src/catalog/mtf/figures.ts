/** Whole numbers as files write them, within their ranges. */
import type { Line, Problems } from './problem';

/** The number a line holds and nothing else; null and a problem when it is none, or out of range. */
export const wholeNumber = (
  line: Line,
  key: string,
  min: number,
  max: number,
  problems: Problems,
): number | null => {
  const value = /^-?\d{1,9}$/.test(line.text) ? Number(line.text) : NaN;
  if (value >= min && value <= max) return value;
  problems.refuse('mech-file/no-number', line, { key, min, max });
  return null;
};

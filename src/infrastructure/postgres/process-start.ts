/** When a process began: with its number it names one process for good, as numbers are given again. */
import { readFileSync } from 'node:fs';

/**
 * Boot and clock tick of the start, as Linux tells them; null elsewhere, and for a process that is not there.
 */
export function processStart(pid: number): string | null {
  try {
    // The second field, the program's name, may hold blanks and parentheses; the start is the 22nd.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return start === undefined
      ? null
      : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${start}`;
  } catch {
    return null;
  }
}

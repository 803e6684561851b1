/** The server's present time, anew every half minute, for what says how long something is left: deadlines are the server's, and clocks of phones go wrong. */
import { signal } from '@preact/signals';

/** Below it the difference may be the way that the answer took. */
const NOTICED_MS = 5_000;
let offset = 0;

export const now = signal(Date.now());
const tick = (): void => void (now.value = Date.now() + offset);
setInterval(tick, 30_000);

/** The `Date` of an answer that was made just now. */
export function serverTimeIs(date: string | null): void {
  const there = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(there)) return;
  const difference = there - Date.now();
  offset = Math.abs(difference) < NOTICED_MS ? 0 : difference;
  tick();
}

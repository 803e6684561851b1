/**
 * The server's present time, anew every half minute, for what says how long something is left: deadlines are
 * the server's, and clocks of phones go wrong. How wrong this one is, is remembered for starts without
 * network.
 */
import { signal } from '@preact/signals';
import { setting, setSetting } from './settings';

const KEY = 'clock-offset';
/** Below it the difference may be the way that the answer took. */
const NOTICED_MS = 5_000;

const remembered = (): number => {
  const found = Number(setting(KEY));
  return Number.isFinite(found) ? found : 0;
};
let offset = remembered();

export const serverNow = (): number => Date.now() + offset;
export const now = signal(serverNow());
const tick = (): void => void (now.value = serverNow());
// Where there is no page, as in a test of words, the timer would keep the process from its end.
if (typeof document !== 'undefined') setInterval(tick, 30_000);

/** The `Date` of an answer that was made just now. */
export function serverTimeIs(date: string | null): void {
  const there = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(there)) return;
  const difference = there - Date.now();
  if (Math.abs(difference - offset) < NOTICED_MS) return;
  offset = Math.abs(difference) < NOTICED_MS ? 0 : difference;
  setSetting(KEY, offset === 0 ? null : String(offset));
  tick();
}

/** The present time, anew every half minute, for what says how long something is left. */
import { signal } from '@preact/signals';

export const now = signal(Date.now());
setInterval(() => (now.value = Date.now()), 30_000);

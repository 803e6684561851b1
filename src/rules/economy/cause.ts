/** Why an account changed, and what a price is made of (SUP-9, SUP-2). */
import type { en } from './causes.en';

/** A stable key. One that has no text does not compile; a building's income is called as the building is. */
export type CauseKey = keyof typeof en | `supply/income-${string}`;

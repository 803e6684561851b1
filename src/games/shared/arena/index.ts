/** The public entry of what arenas share: shares of battles, and what is wanted of them. */
export { type Fought, type Share, shareOf, type Tally, tallyOf } from './tally';
export { type Tallies, type Verdict, verdictsOf, type Wanted } from './verdicts';

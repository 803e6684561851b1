/**
 * What the versions of the rules differ in beside their phases, orders and buildings, by the ruleset's id: the parts of the rules that serve all
 * of them ask here, since they cannot look into the rulesets, which are made of them.
 */

export interface Differences {
  /** SALV: what is left on a won field can be salvaged. Else the losers' wrecks leave play, and the winner's unfit mechs stay. */
  readonly salvage: boolean;
  /** A round ends with a word on how every force stands. */
  readonly roundEnds: boolean;
}

const FIRST: Differences = { salvage: false, roundEnds: false };
const SINCE_THEN: Differences = { salvage: true, roundEnds: true };

const OF_RULESET: Readonly<Partial<Record<string, Differences>>> = { 'planetary-1': FIRST };

/** A ruleset that is not named here has everything. */
export const differencesOf = (ruleset: string): Differences => OF_RULESET[ruleset] ?? SINCE_THEN;

/**
 * The entry of the Battle Value: the value of a design in a condition, what a pilot makes of it, and how each
 * came about.
 */
export { valueAsItStands } from './as-it-stands';
export { battleValue, type BattleValue } from './battle-value';
export { type Reading } from './reading';
export { skilled, skillFactor, WORST_SKILL } from './skill';
export { type Term, type TermKind } from './term';
export { TERM_CODES, type TermCode } from './term-codes';

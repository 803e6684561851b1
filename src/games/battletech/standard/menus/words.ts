/** What is said in offers is said as in the account of the fight. */
export { itemWords, mountWords, nameOf } from '../tell/names';
export { spokenTerms } from '../tell/terms';

/** Chance for simulated players: that of the balance tool. */
export { Chance } from '../../../src/kernel';

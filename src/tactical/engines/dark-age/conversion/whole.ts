/** Rounding of quotients of whole numbers (DA-CAMP): half goes up. */

/** `over`: above 0. */
export const halfUp = (value: number, over: number): number => Math.floor((2 * value + over) / (2 * over));

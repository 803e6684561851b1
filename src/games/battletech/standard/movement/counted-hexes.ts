/** BT-MOV-16: hexes that count for whoever shoots at the unit. */

/** Ways to get from one node to the next. */
export const TURN = 0;
export const FORWARD = 1;
export const BACKWARD = 2;

/** After a step; `way` and `counted`: the direction of the steps before, 0 for none, and their count. */
export const countedAfter = (way: number, counted: number, step: number): number =>
  step === TURN ? counted : way === step ? counted + 1 : 1;

/** Marks of special equipment on dials (DA-SPEC-2), each with the colour that goes with it. */
import type { Equipment, Slot } from '../model/figure';

const COLOURS: Readonly<Record<string, string>> = {
  evade: 'green',
  'jump-jets': 'blue',
  'hand-to-hand': 'red',
  wreck: 'black',
};

export const mark = (id: string, slot: Slot): Equipment => ({
  slot,
  id,
  oneShot: false,
  colour: COLOURS[id] ?? null,
});

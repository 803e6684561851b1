/** What counts how much for the bot, in points of damage (BT-6, GAM-8). */
import type { Stance } from '../../../shapes';

export interface Weights {
  /** Damage that it does, and that it takes. */
  readonly deal: number;
  readonly suffer: number;
  /** A hex further from the range at which it fights best; a hex away from where it stood. */
  readonly far: number;
  readonly home: number;
  /** A hex from its friends, beyond some. */
  readonly alone: number;
  /** A blow that it can strike, and one that it must expect. */
  readonly blow: number;
  readonly struck: number;
  /** How much more a point counts on its rear, and one on its weaker side. */
  readonly rear: number;
  readonly flank: number;
  /** Falling down. */
  readonly fall: number;
  /** How strongly the fire goes at what is nearly broken. */
  readonly focus: number;
}

const ATTACK: Weights = {
  deal: 1,
  suffer: 0.6,
  far: 0.8,
  home: 0,
  alone: 0.1,
  blow: 0.8,
  struck: 0.5,
  rear: 1.8,
  flank: 1.1,
  fall: 9,
  focus: 0.8,
};

export const WEIGHTS: Readonly<Record<Stance, Weights>> = {
  attack: ATTACK,
  hold: { ...ATTACK, suffer: 0.9, far: 0.05, home: 0.5 },
  withdraw: { ...ATTACK, deal: 0.3, suffer: 1, far: -0.5, alone: 0 },
};

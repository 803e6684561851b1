/** Dials by one rule (DA-CAMP-3): from the start click to the wreck at the end. */
import type { Click, Equipment } from '../model/figure';
import { mark } from './marks';

/** Values of the undamaged click. */
export interface FirstClick {
  readonly primary: number;
  /** Null: the figure has one weapon. */
  readonly secondary: number | null;
  readonly speed: number;
  readonly attack: number;
  readonly defence: number;
}

export interface DialPlan {
  readonly clicks: number;
  readonly first: FirstClick;
  /** Works on the clicks of the first half. */
  readonly early: readonly Equipment[];
  /** Works on every click but the last. */
  readonly always: readonly Equipment[];
  /** Whether the last click is a wreck. */
  readonly isWreckAtLast: boolean;
}

const SKILL_LOSS = 5;
const SPEED_LOSS = 4;
const LEAST_SPEED = 2;

const WRECK = mark('wreck', 'attack');

export const dialOf = ({ clicks, first, early, always, isWreckAtLast }: DialPlan): readonly Click[] => {
  const last = clicks - 1;
  const stops = [Math.floor(clicks / 3), Math.floor((2 * clicks) / 3)];
  const fading = (value: number, click: number): number => value - Math.floor((value * click) / last);
  return Array.from({ length: clicks }, (_, click): Click => {
    const loss = Math.floor((SKILL_LOSS * click) / last);
    const equipment =
      click === last ? (isWreckAtLast ? [WRECK] : []) : [...(2 * click < clicks ? early : []), ...always];
    return {
      primary: fading(first.primary, click),
      secondary: first.secondary === null ? null : fading(first.secondary, click),
      speed: Math.max(LEAST_SPEED, first.speed - Math.floor((SPEED_LOSS * click) / last)),
      attack: first.attack - loss,
      defence: first.defence - loss,
      repairStop: stops.includes(click),
      equipment,
    };
  });
};

/** Pilots of figures that are made outside of a campaign, by the figure's rank (docs/rulings.md). */
import type { Figure } from '../../../../games/dark-age';
import type { Skills } from './mech-figure';

export const SKILLS_OF_RANK: Readonly<Record<Figure['rank'], Skills>> = {
  green: { gunnery: 5, piloting: 6 },
  veteran: { gunnery: 4, piloting: 5 },
  elite: { gunnery: 3, piloting: 4 },
  unique: { gunnery: 2, piloting: 3 },
};

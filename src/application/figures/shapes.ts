/** What a player sees of their own figures of Dark Age (DA-SET-2): a line of the list, and one in full. */
import type { Figure } from '../../games/dark-age';
import type { OwnFigure } from './ports';

/** A line of the list. */
export interface FigureLine extends Pick<Figure, 'name' | 'rank' | 'faction' | 'points'> {
  readonly id: string;
  /** The slug of the mech. */
  readonly mech: string;
  readonly tons: number;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** One in full: with its dials. */
export interface FigureShape extends FigureLine {
  readonly figure: Figure;
}

export const lineOf = ({ id, design, since, figure }: OwnFigure): FigureLine => {
  const { name, rank, faction, points, tons } = figure;
  return { id, mech: design, name, rank, faction, points, tons: tons ?? 0, since };
};

export const shapeOf = (own: OwnFigure): FigureShape => ({ ...lineOf(own), figure: own.figure });

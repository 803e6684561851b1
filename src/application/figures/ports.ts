/** Ports: the figures that a player has made of mechs (DA-CAMP-1), and what makes them. */
import type { Catalog, MechDesign } from '../../catalog';
import type { Figure } from '../../games/dark-age';
import type { Result, UserId } from '../../kernel';
import type { FindPieces } from '../matches/ports';
import type { Refusal } from '../refusal';
import type { CommandOptions } from '../setup/setup-transaction';

export interface OwnFigure {
  readonly id: string;
  /** The slug of the mech. */
  readonly design: string;
  readonly figure: Figure;
  /** ISO 8601, UTC. */
  readonly since: string;
}

export type FigureLabel = Pick<Figure, 'id' | 'name' | 'rank' | 'faction'>;

/** The undamaged mech, with a pilot of the figure's rank. */
export type MakeFigure = (catalog: Catalog, design: MechDesign, label: FigureLabel) => Figure;

export interface FiguresAsked {
  /** Of the name, in any case; null: all. */
  readonly text: string | null;
  readonly maxPoints: number | null;
  /** The last one that was read; null: from the first. */
  readonly after: string | null;
  readonly limit: number;
}

export interface OwnFigureStore extends FindPieces {
  /** In the order in which they were made. */
  list(user: UserId, asked: FiguresAsked): Promise<readonly OwnFigure[]>;
  /** Null: the user has none such. */
  see(user: UserId, id: string): Promise<OwnFigure | null>;
  /** Refused when the user has `max` already. Of a refusal and a dry run nothing is kept. */
  add(
    user: UserId,
    figure: Omit<OwnFigure, 'since'>,
    max: number,
    options: CommandOptions,
  ): Promise<Result<OwnFigure, Refusal>>;
  /** Not found when the user has none such. */
  rename(
    user: UserId,
    id: string,
    name: string,
    options: CommandOptions,
  ): Promise<Result<OwnFigure, Refusal>>;
  remove(user: UserId, id: string, dryRun: boolean): Promise<boolean>;
}

/** What the plots show: a line for each force and figure, round by round. Pure. */
import type { components } from '../../../src/client/api.generated';

type Statistics = components['schemas']['Statistics'];
type Figures = components['schemas']['ForceFigures'];

export type Figure = 'bv' | 'value' | 'mechs' | 'buildings' | 'tons' | 'lost';
export const FIGURES: readonly Figure[] = ['bv', 'value', 'mechs', 'buildings', 'tons', 'lost'];

export interface Line {
  readonly force: string;
  /** Null where nothing is known. */
  readonly values: readonly (number | null)[];
}

export interface Course {
  readonly rounds: readonly number[];
  readonly lines: readonly Line[];
}

const amount = (figures: Figures, figure: Figure): number =>
  figure === 'lost' ? figures.lost.mechs : figures[figure];

/** The rounds that are over, and the one under way as it stands. Losses are added up. */
export function linesOf({ rounds, present, final }: Statistics, figure: Figure): Course {
  const last = rounds.at(-1);
  const all =
    final !== null || (last !== undefined && last.round >= present.round) ? rounds : [...rounds, present];
  const forces = [...new Set(all.flatMap(({ forces: of }) => of.map(({ force }) => force)))];
  const lines = forces.map((force) => {
    let sum = 0;
    const values = all.map(({ forces: of }) => {
      const figures = of.find((one) => one.force === force);
      if (figures === undefined) return null;
      if (figure !== 'lost') return amount(figures, figure);
      sum += amount(figures, figure);
      return sum;
    });
    return { force, values };
  });
  return { rounds: all.map(({ round }) => round), lines };
}

/** By seat: lines differ without colour, too. */
export const dashOf = (seat: number): readonly number[] =>
  [[], [8, 4], [2, 4], [12, 4, 2, 4], [6, 2], [16, 6], [4, 8], [10, 3, 2, 3, 2, 3]][(seat - 1) % 8] ?? [];

/** The figures of the list, by their ids (DA-FIG-3, DA-SET-2). */
import type { Figure } from '../model/figure';
import { MECH_FIGURES } from './mech-figures';
import { figureOf } from './row';
import { TROOP_FIGURES } from './troop-figures';

const rows = (table: string): readonly string[] => table.split('\n').filter((row) => row.trim() !== '');

/** In the order of the tables. */
export const FIGURES: readonly Figure[] = [...rows(MECH_FIGURES), ...rows(TROOP_FIGURES)].map(figureOf);

const BY_ID: ReadonlyMap<string, Figure> = new Map(FIGURES.map((figure) => [figure.id, figure]));

/** Null: the list has none of this id. */
export const listedFigure = (id: string): Figure | null => BY_ID.get(id) ?? null;

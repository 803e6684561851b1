/**
 * Worksheets as evidence (TBL): a paper for each unit and one for the field, which is the battle as a whole.
 */
import { WHOLE, type FilledIn, type Paper } from '../../evidence';
import type { FieldEntry, SideEntries, UnitEntry } from './worksheet';
import { filing, finish, type Filing } from './worksheet-report';
import {
  worksheetPart,
  worksheetState,
  type Entries,
  type Part,
  type UnitPart,
  type WorksheetState,
} from './worksheet-state';

export interface Worksheet extends Filing, WorksheetState {}

/** One unit of it, or the field. */
export type WorksheetPart = UnitPart | Part<FieldEntry>;

interface Said {
  field: SideEntries['field'];
  readonly units: Record<string, SideEntries['units'][string]>;
}

/** What papers say was read by its parsers before it was kept. */
const entriesIn = (papers: readonly Paper[]): Entries => {
  const entries: Record<string, Said> = {};
  for (const { speaker, part, said, revision, by } of papers) {
    const side = (entries[speaker ?? ''] ??= { field: null, units: {} });
    if (part === WHOLE) side.field = { entry: said as FieldEntry, revision, by: by ?? '' };
    else side.units[part] = { entry: said as UnitEntry, revision, by: by ?? '' };
  }
  return entries;
};

export const worksheet: FilledIn<Worksheet, WorksheetPart> = {
  how: 'filled-in',
  kind: 'worksheet',
  hasPart: ({ units }, part) => part === WHOLE || units.some(({ id }) => id === part),
  whole: (catalog, setup, papers, viewer) => {
    const entries = entriesIn(papers);
    const state = worksheetState(catalog, setup, entries, viewer);
    return { ...filing(catalog, setup, entries, viewer, state), ...state };
  },
  part: (catalog, setup, papers, viewer, part) =>
    worksheetPart(catalog, setup, entriesIn(papers), viewer, part === WHOLE ? null : part),
  finish: (catalog, setup, papers, filer) => finish(catalog, setup, entriesIn(papers), filer),
};

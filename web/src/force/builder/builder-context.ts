/** What all parts of the builder share. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Campaign } from '../../campaign/live';
import type { DraftStore } from './draft-store';
import type { MechSummary } from './known-mechs';
import type { Shown } from '../use-shown';

export interface Builder {
  readonly store: DraftStore;
  readonly campaign: Campaign;
  readonly mechs: ReadonlyMap<string, MechSummary>;
  /** The design whose record sheet is shown. */
  readonly design: Shown;
}

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('this belongs into the builder');
  return builder;
}

export const nameOf = (mechs: Builder['mechs'], design: string): string => mechs.get(design)?.name ?? design;

/** The decisions that are under way at this table, for whatever stands on it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Deciding } from './deciding';

export const DecidingContext = createContext<Deciding | null>(null);

export function useDeciding(): Deciding {
  const deciding = useContext(DecidingContext);
  if (deciding === null) throw new Error('this belongs to a match');
  return deciding;
}

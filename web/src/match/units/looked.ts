/** The choice whose figures are explained now: a finger rests on it. */
import { signal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Term } from '../shapes';

export interface Explained {
  readonly label: string;
  readonly terms: readonly Term[];
  readonly odds: number | null;
}

export interface Looked {
  readonly now: Signal<Explained | null>;
  /** What has no terms explains nothing. */
  readonly look: (what: Explained | null) => void;
}

export function newLooked(): Looked {
  const now = signal<Explained | null>(null);
  return { now, look: (what) => (now.value = what === null || what.terms.length === 0 ? null : what) };
}

export const LookedContext = createContext<Looked>(newLooked());
export const useLooked = (): Looked => useContext(LookedContext);

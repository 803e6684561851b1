/**
 * Lets the marches of a phase go hex by hex. Who wants no motion has them at once, and everybody can skip it.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { stepsOf, type March } from './marches';

const A_HEX_MS = 400;

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface Replay {
  readonly steps: number;
  readonly isRunning: boolean;
  skip(): void;
  again(): void;
}

export function useReplay(marches: readonly March[]): Replay {
  const last = stepsOf(marches);
  const steps = useSignal(0);
  const isRunning = steps.value < last;
  useEffect(() => {
    steps.value = wantsNoMotion() ? last : 0;
  }, [marches]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => (steps.value += 1), A_HEX_MS);
    return () => clearInterval(timer);
  }, [marches, isRunning]);
  return { steps: steps.value, isRunning, skip: () => (steps.value = last), again: () => (steps.value = 0) };
}

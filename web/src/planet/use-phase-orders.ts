/** The orders of the open phase on this map: loaded with the phase, ended with it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Desk } from './desk';
import { phaseOrders, type PhaseOrders } from './phase-orders';

/** Null: nothing can be ordered here now. */
export function usePhaseOrders(desk: Desk): PhaseOrders | null {
  const made = useSignal<PhaseOrders | null>(null);
  const campaign = desk.live.campaign.value;
  const phase = desk.live.takesOrders.value && desk.live.options.value !== null ? campaign?.phase : undefined;
  const round = campaign?.round;
  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    void (phase === undefined ? undefined : phaseOrders[phase])?.().then((make) => {
      if (left) return;
      const orders = make(desk);
      end = orders.start?.();
      made.value = orders;
    });
    return () => {
      left = true;
      end?.();
      made.value = null;
    };
  }, [desk, phase, round]);
  return made.value;
}

/** Pods that stick to a mech, beside the beacons of plain Narc launchers (BT-EQ-19). */
import type { Figures } from '../../mech/sheet';
import { ammunitionIs } from '../figures';

export const PODS = ['homing', 'haywire', 'ecm', 'nemesis'] as const;
export type Pod = (typeof PODS)[number];

const NARC = 13;
const IMPROVED = 30;

const BY_MUNITION: Readonly<Record<string, Pod>> = {
  standard: 'homing',
  'inarc-haywire': 'haywire',
  'inarc-ecm': 'ecm',
  'inarc-nemesis': 'nemesis',
};

/** What stays on its target; `beacon`: that of a plain launcher; null: nothing does. */
export const sticksAs = (launcher: Figures, munition: Figures | null): Pod | 'beacon' | null => {
  const kind = munition?.ammunition?.munition ?? 'standard';
  if (ammunitionIs(launcher, NARC)) return kind === 'standard' ? 'beacon' : null;
  return ammunitionIs(launcher, IMPROVED) ? (BY_MUNITION[kind] ?? null) : null;
};

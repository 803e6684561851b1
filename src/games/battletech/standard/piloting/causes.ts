/** BT-PSR-3: why a piloting roll is due, and what the cause adds to the number. */

/** Rolled at the end of a phase, in this order, by a standing mech. */
export const PHASE_CAUSES = [
  'damage',
  'gyro-hit',
  'hip-hit',
  'leg-hit',
  'leg-lost',
  'kicked',
  'pushed',
  'missed-kick',
  'charged',
  'charging',
  'death-from-above-hit',
  'death-from-above',
  'shut-down',
] as const;
export type PhaseCause = (typeof PHASE_CAUSES)[number];

/** Rolled while the mech moves. */
export type MoveCause =
  'water' | 'rubble' | 'stand-up' | 'walls' | 'skid' | 'run-hurt' | 'land-hurt' | 'displaced';

export type Cause = PhaseCause | MoveCause;

/** What adds to all rolls of a phase. */
const ADDED: Readonly<Partial<Record<Cause, number>>> = {
  damage: 1,
  charged: 2,
  charging: 2,
  'death-from-above-hit': 2,
  'death-from-above': 4,
  'shut-down': 3,
};

/** Points of damage in one phase from which a roll is due. */
export const MUCH_DAMAGE = 20;

/** Of causes whose figure is always the same; water, walls and skids have their own. */
export const addedBy = (cause: Cause): number => ADDED[cause] ?? 0;

/** Depth 1 or more. */
export const addedByWater = (depth: number): number => (depth === 1 ? -1 : depth === 2 ? 0 : 1);

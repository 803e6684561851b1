/** Critical rolls of armour-piercing shells (BT-EQ-33, BT-CRIT-1). */
import type { Figures } from '../../mech/sheet';

const BY_RACK: Readonly<Record<number, number>> = { 2: -4, 4: -3, 5: -3, 8: -2, 10: -2, 20: -1 };

/** Null: it is no such shell. */
export const piercingOf = (munition: Figures | null): number | null =>
  munition?.ammunition?.munition === 'armor-piercing'
    ? (BY_RACK[munition.ammunition.rackSize] ?? null)
    : null;

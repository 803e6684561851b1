/** CMB-7: who holds a field after a fight. */
import { flatMap } from '../kernel';
import type { BattleSetup, ReportUnit } from './contract';

/**
 * The only side with mechs able to fight on the field; null: none, or several. One that came shut down holds
 * nothing (CMB-6).
 */
export const fitHolder = (
  { units }: BattleSetup,
  reports: readonly Pick<ReportUnit, 'id' | 'fate'>[],
): string | null => {
  const sides = new Set(
    flatMap(reports, ({ id, fate }) => {
      const unit = units.find((one) => one.id === id);
      return fate === 'on-field-fit' && unit?.kind === 'mech' && !unit.shutDown ? unit.side : [];
    }),
  );
  return sides.size === 1 ? ([...sides][0] ?? null) : null;
};

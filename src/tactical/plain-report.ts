/**
 * A report as people fill it in by themselves (TBL, TAC-6): read, checked against its setup, and in its one
 * form.
 */
import type { Catalog } from '../catalog';
import { err, type Result, type Violation } from '../kernel';
import { checkReport, normalizeReport, parseReport } from '../rules';
import type { BattleReport, BattleSetup } from './contract';

export const readPlainReport = (
  catalog: Catalog,
  setup: BattleSetup,
  input: unknown,
): Result<BattleReport, readonly Violation[]> => {
  const parsed = parseReport(input);
  if (!parsed.ok) return parsed;
  const violations = checkReport(catalog, setup, parsed.value);
  return violations.length > 0
    ? err(violations)
    : { ok: true, value: normalizeReport(catalog, setup, parsed.value) };
};

/**
 * Whose records they are that somebody brings (MM-4): each is of one side, and a player hands in that of
 * their own.
 */
import type { Catalog } from '../../../../catalog';
import { at, err, ok, type Result, type Steps, violation, type Violation } from '../../../../kernel';
import type { BattleSetup } from '../../../contract';
import { claimSteps, type Claim } from './claims';
import { sideOf } from './matching';
import type { MegaMekRecord } from './record';

/** A side that is named is one of the battle, and a player's own. */
export const sideNamed = (
  setup: BattleSetup,
  own: string | null,
  named: string | null,
): readonly Violation[] => {
  if (named === null || named === own) return [];
  const values = own === null ? setup.sides.map(({ side }) => side) : [own];
  if (!setup.sides.some(({ side }) => side === named))
    return [violation('battle/unknown-side', 'CMB-8', '/side', { side: named, right: { values } })];
  return own === null
    ? []
    : [violation('record/other-side', 'MM-4', '/side', { side: named, right: { values: [own] } })];
};

export interface SidedRecord {
  /** Null: the game master's own. */
  readonly side: string | null;
  readonly record: MegaMekRecord;
  readonly claims: readonly Claim[];
}

/**
 * Which side each record is of, each held against the battle. One without survivors shows no side: where bots
 * fought and MegaMek's own player watched, all were their enemies.
 */
export function* sideSteps(
  catalog: Catalog,
  setup: BattleSetup,
  records: readonly MegaMekRecord[],
  own: string | null,
  named: string | null,
): Steps<Result<readonly SidedRecord[], readonly Violation[]>> {
  const violations: Violation[] = [];
  const sided: SidedRecord[] = [];
  for (const [index, record] of records.entries()) {
    const refuse = (...found: readonly Violation[]): void =>
      void violations.push(...at(`/files/${index}`, found));
    const side = sideOf(setup, record, own) ?? own ?? named;
    if (own !== null && side !== own)
      refuse(violation('record/other-side', 'MM-4', '', { side: side ?? own }));
    else if (sided.some((one) => one.side === side))
      refuse(violation('record/side-twice', 'MM-4', '', { side }));
    else {
      const claims = yield* claimSteps(catalog, setup, side, record);
      if (claims.ok) sided.push({ side, record, claims: claims.value });
      else refuse(...claims.error);
      yield;
    }
  }
  return violations.length > 0 ? err(violations) : ok(sided);
}

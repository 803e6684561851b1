/**
 * What became of a pilot who left their mech (CMB-9, MM-4): MegaMek has them as an entity of their own, which
 * each record files by its own point of view, and which dies with the unit that took them up.
 */
import { flatMap } from '../../../../kernel';
import type { PilotFate, SetupUnit } from '../../../contract';
import type { Claim } from './claims';

/**
 * How sure it is that a unit was lost, and with it whom it had taken up: `perhaps`, where its crew has left
 * it, be it on its own feet.
 */
export type Loss = 'no' | 'perhaps' | 'yes';

/** On foot: their own side's survivors, or its allies; those who died are elsewhere. */
const lives = ({ person }: Claim): boolean => person?.section === 'survivors' || person?.section === 'allies';

/** Null: the records do not say, and somebody has to. `lossOf`: of the unit that took them up. */
export const fateOnFoot = (
  unit: SetupUnit,
  claims: readonly Claim[],
  holder: string | null,
  lossOf: (carrier: SetupUnit) => Loss,
): PilotFate | null => {
  const people = flatMap(claims, ({ person }) => (person === null ? [] : [person]));
  const alive = claims.some(lives);
  const carrier = people.find(({ pickedUpBy }) => pickedUpBy !== null)?.pickedUpBy ?? null;
  const loss = carrier === null || alive ? 'no' : lossOf(carrier);
  if (loss === 'yes' || (!alive && people.some(({ dead }) => dead))) return 'dead';
  // Nothing is kept of support units, nor of their crews.
  if (unit.kind !== 'mech') return 'safe';
  if (loss === 'perhaps') return null;
  // Without a winner, and to the winner's own pilots, nothing happens.
  if (holder === null || holder === unit.side) return 'safe';
  if (carrier !== null) return carrier.side === unit.side ? 'safe' : 'captured';
  if (people.some(({ section }) => section === 'retreated')) return 'safe';
  return people.some(({ section }) => section === 'salvage') ? 'captured' : null;
};

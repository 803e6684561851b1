/**
 * REP-5: a bin without shots is filled from the stock of the hex, and fires nothing until then. Told where it
 * could be filled now, or was meant to be.
 */
import { flatMap, type MechId } from '../../kernel';
import type { Hex } from '../model/map';
import { fillings, shotsIn, type AmmoBin, type ItemId } from '../../catalog';
import { lookupIn, patientOf, usableStock, type Patient } from '../economy/workshop';
import { placedMechs } from '../mechs/own';
import type { SheetContext } from '../orders/definition';
import { about, SUPPLY, type WarningDefinition } from './definition';

const isEmpty =
  ({ mech }: Patient) =>
  (bin: AmmoBin): boolean =>
    shotsIn(mech.condition, bin) === 0;

/** Of the bins that stand and are empty. */
const missing = (context: SheetContext, patient: Patient, stock: (item: ItemId) => number): number =>
  fillings(patient.design, patient.mech.condition, lookupIn(context), isEmpty(patient), stock).length;

export interface BinLeftEmpty {
  readonly mech: MechId;
  readonly name: string;
  readonly hex: Hex;
}

const identity = { code: 'warnings/bin-left-empty', rule: 'REP-5' } as const;

export const binLeftEmpty: WarningDefinition = {
  ...identity,
  phases: [SUPPLY],
  find: (outlook) => {
    const context = {
      catalog: outlook.catalog,
      knowledge: outlook.after,
      earlier: outlook.stood.map(({ order }) => order),
    };
    // A condition names only bins that are not full: most mechs are passed over without asking for their
    // designs.
    return flatMap(placedMechs(outlook.after), ({ mech, hex }) => {
      if (!mech.condition.ammunition.some(({ shots }) => shots === 0)) return [];
      const found = patientOf(context, mech.id);
      if (!found.ok) return [];
      const patient = found.value;
      const params = { mech: mech.id, name: mech.name, hex };
      const reload = outlook.stood.findLast(({ order }) => order.type === 'reload' && order.mech === mech.id);
      if (reload !== undefined)
        return missing(context, patient, () => Infinity) > 0
          ? [about(identity).order(reload.index, '/mech', params)]
          : [];
      return missing(context, patient, usableStock(outlook.after, hex)) > 0
        ? [about(identity).sheet(params)]
        : [];
    });
  },
};

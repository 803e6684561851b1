/**
 * What all repairs have in common (REP, DEP-2): the mech, the stock that may be fitted to it, and what a
 * repair makes of both.
 */
import type { Condition, Item, ItemId, MechDesign } from '../../catalog';
import { err, flatMap, type MechId, ok, type Result, violation, type Violation } from '../../kernel';
import type { Knowledge } from '../knowledge/knowledge';
import { ownPlacedMech, placedMechs } from '../mechs/own';
import { withRow } from '../model/draft';
import type { Hex } from '../model/map';
import type { MechRow } from '../model/state';
import type { SheetContext } from '../orders/definition';
import { fittedStock, type StockLine } from './stock';

export interface Patient {
  readonly mech: MechRow;
  readonly hex: Hex;
  readonly design: MechDesign;
}

/** BLD-4: the hangar is at work on it until supply ends: nothing else in the sheet touches it any more. */
export const inHangar = ({ earlier }: SheetContext, { id, name }: MechRow): Violation | null =>
  earlier.some((order) => order.type === 'hangar' && order.mech === id)
    ? violation('repair/in-the-hangar', 'BLD-HANGAR', '/mech', { mech: id, name })
    : null;

/** An own mech on the map whose design is known, and that no hangar has in work. */
export const patientOf = (context: SheetContext, id: MechId): Result<Patient, Violation> => {
  const { catalog, knowledge } = context;
  const found = ownPlacedMech(knowledge, id, '/mech');
  if (!found.ok) return found;
  const { mech, hex } = found.value;
  const busy = mech.force === knowledge.force?.id ? inHangar(context, mech) : null;
  if (busy !== null) return err(busy);
  const design = mech.force === knowledge.force?.id ? catalog.mech(mech.design) : null;
  return design === null
    ? err(violation('orders/not-your-mech', null, '/mech', { mech: id }))
    : ok({ mech, hex, design });
};

/** All of them, for options. */
export const patients = (context: SheetContext): readonly Patient[] =>
  flatMap(placedMechs(context.knowledge), ({ mech }) => {
    const found = patientOf(context, mech.id);
    return found.ok ? [found.value] : [];
  });

/**
 * REP-2, PREP-3, SALV-2: shut down by order for the round, or kept from salvage for the whole of it: not yet
 * in the round in which it is salvaged.
 */
export const standsStill = ({ campaign }: Knowledge, mech: MechRow): boolean =>
  mech.shutDown || mech.keptUntilRound === campaign.round;

export const stillViolations = (knowledge: Knowledge, { mech }: Patient): readonly Violation[] =>
  standsStill(knowledge, mech)
    ? []
    : [violation('repair/not-shut-down', 'REP-2', '/mech', { mech: mech.id, name: mech.name })];

/** DEP-2: units in the mech's hex that lay there at the start of the round. */
export const usableStock =
  ({ stock, force }: Knowledge, hex: Hex) =>
  (item: ItemId): number =>
    stock.find((row) => row.force === force?.id && row.hex === hex && row.item === item)?.usable ?? 0;

export const lookupIn =
  ({ catalog }: SheetContext) =>
  (id: ItemId): Item | null =>
    catalog.item(id);

/** What a player knows after a repair: the mech's condition, and what was taken out of the depot. */
export const afterRepair = (
  knowledge: Knowledge,
  { mech, hex }: Patient,
  condition: Condition,
  takes: readonly StockLine[],
): Knowledge => {
  const { force } = knowledge;
  if (force === null) return knowledge;
  return {
    ...knowledge,
    mechs: withRow(knowledge.mechs, mech.id, { ...mech, condition }),
    stock: takes.reduce(
      (rows, { item, units }) => fittedStock(rows, force.id, hex, item, units),
      knowledge.stock,
    ),
  };
};

/**
 * The warnings of a sheet (ROUND-6): what nothing forbids, but harms its player. One file each; a further one
 * is one line here.
 */
import { flatMap, type Violation } from '../../kernel';
import { binLeftEmpty } from './bin-left-empty';
import { changesNothing } from './changes-nothing';
import type { WarningDefinition } from './definition';
import { depotOpen } from './depot-open';
import { lastMechSold } from './last-mech-sold';
import { lostWithoutFight } from './lost-without-fight';
import { mechWithoutPilot } from './mech-without-pilot';
import type { Outlook } from './outlook';
import { parkedUnguarded } from './parked-unguarded';
import { Places } from './places';
import { stackPinned } from './stack-pinned';
import { tonsLost } from './tons-lost';
import { trainUnguarded } from './train-unguarded';

export const WARNINGS: readonly WarningDefinition[] = [
  lastMechSold,
  depotOpen,
  mechWithoutPilot,
  stackPinned,
  parkedUnguarded,
  trainUnguarded,
  lostWithoutFight,
  binLeftEmpty,
  tonsLost,
  changesNothing,
];

export interface SheetWarnings {
  /** By position of the order: pointers relative to it. */
  readonly ofOrders: ReadonlyMap<number, readonly Violation[]>;
  /** Of all, with pointers from the sheet's root: first those of orders, then those of the sheet. */
  readonly all: readonly Violation[];
}

/** What of a phase that is not open costs nothing. */
export const warningsOf = (sheet: Outlook): SheetWarnings => {
  const { phase, step } = sheet.before.campaign;
  const outlook = { ...sheet, places: new Places(sheet) };
  const open = WARNINGS.filter(
    ({ phases }) => phases === null || phases.some((one) => one.phase === phase && one.step === step),
  );
  const found = outlook.before.force === null ? [] : flatMap(open, (definition) => definition.find(outlook));
  const ofOrders = new Map<number, Violation[]>();
  for (const { order, warning } of found) {
    if (order === null) continue;
    const list = ofOrders.get(order);
    if (list === undefined) ofOrders.set(order, [warning]);
    else list.push(warning);
  }
  const placed = [...ofOrders].sort(([a], [b]) => a - b);
  const pointed = flatMap(placed, ([order, list]) =>
    list.map((one) => ({ ...one, pointer: `/orders/${order}${one.pointer}` })),
  );
  return {
    ofOrders,
    all: [...pointed, ...found.filter(({ order }) => order === null).map(({ warning }) => warning)],
  };
};

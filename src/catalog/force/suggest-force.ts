/**
 * A legal random force by the house list's 2D6 weights that uses 97–100 % of the budget (SETUP-2, SETUP-3,
 * SETUP-5).
 */
import {
  type Dice,
  type DiceStream,
  err,
  flatMap,
  ok,
  type Result,
  violation,
  type Violation,
} from '../../kernel';
import type { Catalog, MechDesign } from '../model';
import type { DraftPilot, ForceDraft, ForceOptions } from './draft';
import { PILOT_RANKS, pilotQuota } from './pilots';
import { drawMech, meanBv, randomTables, type RandomTable } from './random-table';

/** Whole forces that are drawn before it is given up; one in four to six is kept on the usual budgets. */
const MAX_TRIES = 5_000;

/** Mechs in the order drawn, up to the one that would not fit any more. */
const drawForce = (
  tables: readonly RandomTable[],
  budget: number,
  dice: DiceStream,
): { mechs: readonly MechDesign[]; spent: number } => {
  const mechs: MechDesign[] = [];
  let spent = 0;
  for (;;) {
    const mech = drawMech(tables, dice);
    if (spent + mech.bv > budget) return { mechs, spent };
    mechs.push(mech);
    spent += mech.bv;
  }
};

/**
 * Forces that fill the budget have more mechs the lighter these are, so that light designs would be seen too
 * often over many forces. Keeping a force of n mechs with a chance of `reference`/n takes this back: each
 * design then has its weight's share of all mechs. `reference` lies below nearly every n, so that the chance
 * is hardly ever cut off at 1.
 */
const keeps = (mechs: number, reference: number, dice: DiceStream): boolean =>
  dice.roll(Math.max(1, mechs)).result <= reference;

/** The best pilots for the highest BV, ties in the order drawn; every mech is crewed. */
const crew = (mechs: readonly MechDesign[]): ForceDraft => {
  const quota = pilotQuota(mechs.length);
  const pilots = flatMap(PILOT_RANKS, (rank) =>
    Array.from({ length: quota[rank] }, (): DraftPilot => ({ rank, name: null })),
  );
  const byBv = mechs
    .map((mech, index) => ({ mech, index }))
    .sort((a, b) => b.mech.bv - a.mech.bv || a.index - b.index);
  const pilotOf = new Map(byBv.map(({ index }, pilot) => [index, pilot]));
  return {
    mechs: mechs.map((mech, index) => ({
      design: mech.slug,
      name: null,
      pilot: pilotOf.get(index) ?? null,
      hex: null,
    })),
    pilots,
  };
};

/**
 * Draws whole forces until one uses at least 97 % of the budget; never changes a single mech, so that the
 * weights hold. `place` tells apart forces under the same dice. The error says that no force was found: the
 * budget is too small for the list, or no design may start.
 */
export const suggestForce = (
  catalog: Catalog,
  options: ForceOptions,
  faction: string,
  dice: Dice,
  place: string = faction,
): Result<ForceDraft, readonly Violation[]> => {
  const budget = options.startingBv;
  const tables = randomTables(catalog, options, faction);
  if (tables.length === 0)
    return err([violation('force/no-legal-design', 'SETUP-3', '', { faction, list: options.startingList })]);
  const stream = dice.stream({ epoch: 0, round: 0, phase: 'setup', purpose: 'force-suggestion', place });
  const reference = Math.max(1, Math.ceil((0.6 * budget) / meanBv(tables)));
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { mechs, spent } = drawForce(tables, budget, stream);
    if (mechs.length > 0 && spent * 100 >= budget * 97 && keeps(mechs.length, reference, stream))
      return ok(crew(mechs));
  }
  return err([violation('force/no-suggestion', 'SETUP-2', '', { faction, budget, tries: MAX_TRIES })]);
};

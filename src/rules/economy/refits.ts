/**
 * Refits as a player may order them (REP-4): which designs they may name for a mech, and what stands in the
 * way of one of them.
 */
import {
  type DesignSlug,
  knownRefit,
  type MechDesign,
  missingStock,
  type Refit,
  type RefitGoods,
} from '../../catalog';
import { flatMap, groupBy, memo, violation, type Violation } from '../../kernel';
import type { Knowledge } from '../knowledge/knowledge';
import { rowsOf } from '../model/draft';
import type { MechRow } from '../model/state';
import type { SheetContext } from '../orders/definition';
import { maySellMechs, soldMech } from './prices/market';
import { changedStock } from './stock';
import { afterRepair, lookupIn, type Patient } from './workshop';

/** More than most chassis have in the catalogue; a player may order others that they have drawn, too. */
const MAX_OPTIONS = 24;

const ownMechs = ({ mechs, force }: Knowledge): readonly MechRow[] =>
  rowsOf(mechs).filter((mech) => mech.force === force?.id);

/**
 * What a mech of theirs is or was made as: so that every refit can be taken back, also of a captured mech
 * whose design nobody sells.
 */
const designsInPlay = (knowledge: Knowledge): readonly DesignSlug[] =>
  flatMap(ownMechs(knowledge), ({ design, factoryDesign }) =>
    factoryDesign === null ? [design] : [design, factoryDesign],
  );

/**
 * A design that they may name: on sale, drawn up by themselves, or one of their mechs'. Null for all else,
 * whether or not there is such a design.
 */
export const refitDesign = ({ catalog, knowledge }: SheetContext, slug: DesignSlug): MechDesign | null =>
  knowledge.drawings.includes(slug) || designsInPlay(knowledge).includes(slug)
    ? catalog.mech(slug)
    : soldMech(catalog, slug);

const chassisOf = ({ chassis, tons }: MechDesign): string => `${chassis}|${tons}`;

const byChassis = memo((mechs: readonly MechDesign[]): ReadonlyMap<string, readonly MechDesign[]> =>
  groupBy(mechs, chassisOf),
);

const sameChassis = (mechs: readonly MechDesign[], design: MechDesign): readonly DesignSlug[] =>
  (byChassis(mechs).get(chassisOf(design)) ?? []).map(({ slug }) => slug);

/**
 * Designs to offer for a mech: its factory design first, then own ones and those of its chassis in the
 * bundled catalogue.
 */
export const refitCandidates = (
  { catalog, knowledge }: SheetContext,
  { mech, design }: Patient,
): readonly MechDesign[] => {
  const slugs = [
    ...(mech.factoryDesign === null ? [] : [mech.factoryDesign]),
    ...sameChassis(catalog.mechs, design),
    ...designsInPlay(knowledge),
    ...knowledge.drawings,
  ];
  return flatMap([...new Set(slugs)], (slug) => (slug === mech.design ? [] : (catalog.mech(slug) ?? [])))
    .filter((one) => chassisOf(one) === chassisOf(design))
    .slice(0, MAX_OPTIONS);
};

export interface PossibleRefit {
  /** Null: the designs do not go together. */
  readonly refit: Refit | null;
  /** What forbids it whatever lies in the depot. Pointers into the order. */
  readonly forbidden: readonly Violation[];
  /** DEP-2: what of it does not lie there. */
  readonly missing: readonly Violation[];
}

/**
 * Designs have no parts in an order: all that is wrong with one is wrong with the order's design, or with the
 * mech.
 */
const inOrder = (violations: readonly Violation[]): readonly Violation[] =>
  violations.map((one) => ({ ...one, pointer: one.pointer.startsWith('/from') ? '/mech' : '/design' }));

export const usableThere = ({ stock, force }: Knowledge, { hex }: Patient) =>
  flatMap(stock, (row) =>
    row.force === force?.id && row.hex === hex ? [{ item: row.item, quantity: row.usable }] : [],
  );

/** Of the Battle Value of the factory design, in hundredths. */
const LEAST_SHARE = 80;

/**
 * REP-4: where no mechs are sold, none is broken up for sale either. Its factory design it may always become
 * again.
 */
const breakingUp = (
  { catalog, knowledge }: SheetContext,
  { mech, design }: Patient,
  to: MechDesign,
): readonly Violation[] => {
  if (maySellMechs(knowledge.campaign.options)) return [];
  const factory = (mech.factoryDesign === null ? null : catalog.mech(mech.factoryDesign)) ?? design;
  if (100 * to.bv >= LEAST_SHARE * factory.bv) return [];
  return [
    violation('refit/breaks-up', 'REP-4', '/design', {
      design: to.slug,
      bv: to.bv,
      least: Math.ceil((LEAST_SHARE * factory.bv) / 100),
    }),
  ];
};

/** `usable`: what lies there, for whoever asks for many designs. */
export const possibleRefit = (
  context: SheetContext,
  patient: Patient,
  to: MechDesign,
  usable = usableThere(context.knowledge, patient),
): PossibleRefit => {
  const { refit, forbidden } = knownRefit(patient.design, patient.mech.condition, to, lookupIn(context));
  const missing = refit === null ? [] : missingStock(refit.takes, usable);
  return {
    refit,
    forbidden: [...inOrder(forbidden), ...breakingUp(context, patient, to)],
    missing: inOrder(missing),
  };
};

export const stockLines = (goods: readonly RefitGoods[]) =>
  goods.map(({ item, quantity }) => ({ item, units: quantity }));

/** The first design stays the one in which it was made, until a refit leads back to it. */
export const factoryDesignAfter = ({ design, factoryDesign }: MechRow, to: MechDesign): DesignSlug | null => {
  const first = factoryDesign ?? design;
  return first === to.slug ? null : first;
};

/**
 * What a player knows after the refit. What it gives is there, but serves from the next round only (DEP-2).
 */
export const afterRefit = (
  knowledge: Knowledge,
  patient: Patient,
  to: MechDesign,
  refit: Refit,
): Knowledge => {
  const { mech, hex } = patient;
  const changed: MechRow = { ...mech, design: to.slug, factoryDesign: factoryDesignAfter(mech, to) };
  const done = afterRepair(
    knowledge,
    { ...patient, mech: changed },
    refit.condition,
    stockLines(refit.takes),
  );
  return {
    ...done,
    stock: stockLines(refit.gives).reduce(
      (rows, { item, units }) => changedStock(rows, mech.force, hex, item, units),
      done.stock,
    ),
  };
};

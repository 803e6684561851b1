/** Players' own designs as clients see them. */
import { type Catalog, type MechDesign, presentMechSummary, presentRecordSheet } from '../../catalog';
import { byKey } from '../../kernel';
import type { Variant } from './ports';

/** Weights by id: what a database has kept has lost their order. */
export const sheetOf = (catalog: Catalog, design: MechDesign) => {
  const mountTons = Object.fromEntries(Object.entries(design.mountTons).sort(byKey(([id]) => id)));
  return presentRecordSheet(catalog, { ...design, mountTons });
};

export const summaryOf = ({ force, design }: Variant) => ({
  ...presentMechSummary(design),
  force: force as string,
});
export type VariantSummary = ReturnType<typeof summaryOf>;
export type VariantSheet = ReturnType<typeof presentRecordSheet>;

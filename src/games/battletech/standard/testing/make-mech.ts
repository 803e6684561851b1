/** Mechs and battlefields for specs. */
import { bundledCatalog, type SupportUnit, UNDAMAGED } from '../../../../catalog';
import { type Hex, hexOf } from '../../../../kernel/hex';
import type { Battlefield, Terrain } from '../field/model';
import { sheetOf } from '../mech/make-sheet';
import type { Mech } from '../mech/model';
import type { Sheet } from '../mech/sheet';
import { supportSheetOf } from '../support/support-sheet';

const sheets = new Map<string, Sheet>();

/** Throws RangeError where the catalogue has no such design. */
export const makeSheet = (slug: string): Sheet => {
  const known = sheets.get(slug);
  if (known !== undefined) return known;
  const catalog = bundledCatalog();
  const [design, support] = [catalog.mech(slug), catalog.supportUnit(slug)];
  if (design === null && support === null) throw new RangeError(`no design ${slug}`);
  const sheet = design === null ? supportSheetOf(catalog, support as SupportUnit) : sheetOf(catalog, design);
  sheets.set(slug, sheet);
  return sheet;
};

/** In 0101, facing north, upright, cool, undamaged, gunnery 4, piloting 5, not moved, unless said otherwise. */
export const makeMech = (slug: string, changes: Partial<Mech> = {}): Mech => ({
  id: slug,
  side: 'a',
  sheet: makeSheet(slug),
  condition: UNDAMAGED,
  hex: hexOf(1, 1),
  elevation: 0,
  facing: 0,
  twist: 0,
  isProne: false,
  moved: { mode: 'stand', hexes: 0 },
  heat: 0,
  isShutDown: false,
  gunnery: 4,
  piloting: 5,
  pilotHits: 0,
  isConscious: true,
  ...changes,
});

/** 16 × 17, clear and level but for what is named. */
export const makeField = (
  hexes: Readonly<Record<string, Terrain>> = {},
  size: { readonly columns: number; readonly rows: number } = { columns: 16, rows: 17 },
): Battlefield => ({ ...size, hexes });

export const hex = (label: string): Hex => label as Hex;

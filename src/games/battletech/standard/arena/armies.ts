/** Armies drawn from the catalogue by Battle Value. */
import { type Catalog, UNDAMAGED } from '../../../../catalog';
import type { Chance } from '../../../../kernel';
import { refusalsOf } from '../equipment/effect-of';
import { sheetOf } from '../mech/make-sheet';
import type { Sheet } from '../mech/sheet';
import type { Entry } from '../play/model';

/** Designs that the standard rules cover, by their Battle Value. */
export const poolOf = (catalog: Catalog): readonly Sheet[] =>
  catalog.mechs
    .map((design) => sheetOf(catalog, design))
    .filter((sheet) => refusalsOf(sheet).length === 0)
    .sort((a, b) => a.bv - b.bv || (a.slug < b.slug ? -1 : 1));

/** How far a sum may be from what is asked for: a hundredth. */
const NEAR = 0.01;
const TRIES = 200;

/** As many of the pool as `count`, with about so much Battle Value together: the best of some draws. */
export const drawArmy = (
  pool: readonly Sheet[],
  chance: Chance,
  count: number,
  value: number,
): readonly Sheet[] => {
  const usual = value / count;
  const fitting = pool.filter(({ bv }) => bv > 0.5 * usual && bv < 1.6 * usual);
  let best: readonly Sheet[] = [];
  let off = Infinity;
  for (let tries = 0; tries < TRIES && off > NEAR * value; tries += 1) {
    const some = Array.from({ length: count - 1 }, () => chance.one(fitting));
    const left = value - some.reduce((sum, { bv }) => sum + bv, 0);
    const last = fitting.reduce((one, other) =>
      Math.abs(other.bv - left) < Math.abs(one.bv - left) ? other : one,
    );
    if (Math.abs(last.bv - left) >= off) continue;
    off = Math.abs(last.bv - left);
    best = [...some, last];
  }
  return best;
};

export const entriesOf = (army: readonly Sheet[], letter: string): readonly Entry[] =>
  army.map(({ slug }, index): Entry => ({
    id: `${letter}${index + 1}`,
    sheet: slug,
    condition: UNDAMAGED,
    gunnery: 4,
    piloting: 5,
    pilotHits: 0,
    heat: 0,
    isShutDown: false,
  }));

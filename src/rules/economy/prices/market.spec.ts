import { bundledCatalog } from '../../../catalog/bundled';
import type { Catalog, DesignSlug, MechDesign } from '../../../catalog/model';
import { variantOf } from '../../../catalog/variant';
import type { ForceId } from '../../../kernel/ids';
import type { Hex } from '../../model/map';
import { buyMech } from '../../orders/buy-mech';
import { contextOf } from '../../testing/marching';
import { world } from '../../testing/world';
import { soldMech } from './market';

const bundled = bundledCatalog();
const own = variantOf({ ...(bundled.mech('hunchback-hbk-4p') as MechDesign), model: 'HBK-4X' });
const fielded: Catalog = { ...bundled, mech: (slug) => (slug === own.slug ? own : bundled.mech(slug)) };

it('SUP-4 sells every design of the catalogue', () => {
  expect(bundled.mechs.filter(({ slug }) => soldMech(bundled, slug) === null)).toEqual([]);
  expect(soldMech(bundled, 'no-such-mech')).toBeNull();
  const flying = (slug: string) => {
    const mech = bundled.mech(slug);
    return mech === null ? null : { ...mech, lam: 'bimodal' as const };
  };
  expect(soldMech({ ...bundled, mech: flying }, 'griffin-grf-1n')).toBeNull();
});

it('REP-4 SIGHT-4 sells nobody a player’s own design, and answers as if it were not there', () => {
  const state = world({ phase: 'supply' }).mech('A', 'hunchback-hbk-4p', '0505').build();
  const hex = state.forces['A' as ForceId]?.hq ?? ('' as Hex);
  const answer = (catalog: Catalog, design: string) =>
    buyMech.check(
      { ...contextOf(state, 'A'), catalog },
      { type: 'buy-mech', design: design as DesignSlug, hex },
    );
  expect(answer(fielded, own.slug)).toEqual(answer(bundled, own.slug));
  expect(answer(fielded, own.slug)).toContainEqual(
    expect.objectContaining({ code: 'supply/unknown-design' }),
  );
  expect(answer(fielded, 'hunchback-hbk-4p')).not.toContainEqual(
    expect.objectContaining({ code: 'supply/unknown-design' }),
  );
});

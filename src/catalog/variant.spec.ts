import { bundledCatalog } from './bundled';
import { contentOf, designOf } from './content';
import type { DesignSlug, MechDesign } from './model';
import { isVariant, variantOf } from './variant';

const base = bundledCatalog().mech('hunchback-hbk-4p') as MechDesign;
const drawn: MechDesign = { ...base, model: 'HBK-4 Ünlücky' };

describe('a design of a player’s own', () => {
  it('REP-4 is called by its name and its content, and by nothing else', () => {
    const variant = variantOf(drawn);
    expect(variant.slug).toMatch(/^hunchback-hbk-4-unlucky-[0-9a-f]{12}$/);
    expect(variantOf({ ...drawn, slug: 'another' as DesignSlug, mulId: 7, cost: 3 }).slug).toBe(variant.slug);
    expect(variantOf(variant)).toEqual(variant);
  });

  it('has the same name after it was kept, in whatever order its parts come back', () => {
    const kept = JSON.parse(JSON.stringify(contentOf(variantOf(drawn)))) as ReturnType<typeof contentOf>;
    const mountTons = Object.fromEntries(Object.entries(kept.mountTons).reverse()) as MechDesign['mountTons'];
    expect(variantOf(designOf({ ...kept, mountTons })).slug).toBe(variantOf(drawn).slug);
  });

  it('keeps what later versions of the model added, and of a design without it nothing', () => {
    const head = { ...drawn, fullHeadEjection: true };
    expect(designOf(JSON.parse(JSON.stringify(contentOf(head))) as ReturnType<typeof contentOf>)).toEqual(
      head,
    );
    expect(Object.keys(contentOf(drawn))).not.toContain('added');
  });

  it('has another name when a single point of armour differs', () => {
    expect(variantOf({ ...drawn, armor: { ...drawn.armor, HD: drawn.armor.HD - 1 } }).slug).not.toBe(
      variantOf(drawn).slug,
    );
  });

  it('is told from every other by its name and content together', () => {
    expect(isVariant(variantOf(drawn))).toBe(true);
    expect(isVariant({ ...variantOf(drawn), model: 'Y' })).toBe(false);
    expect(bundledCatalog().mechs.filter(isVariant)).toEqual([]);
  });

  it('REP-4 is nobody’s to sell', () =>
    expect(variantOf(drawn)).toMatchObject({ factions: [], cost: null, mulId: null }));
});

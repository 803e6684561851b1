/**
 * Battle Value for nothing (SUP-4, SUP-6, REP-4, BLD-FACT): a force sells and refits what it has, and buys
 * what has most Battle Value for its tons. What it had, and the best of its own technology for all tons that
 * it really got, is what it may have in the end, with some room: a refit may turn a fifth of a mech into
 * tons.
 */
import { bundledCatalog, type Catalog, type DesignSlug, type ItemId, type MechDesign } from '../../catalog';
import type { Chance, ForceId } from '../../kernel';
import { isForeignMech, rowsOf, type BuildingType, type CampaignState, type Hex } from '../../rules';
import type { SheetDraft } from '../commanders/sheet-draft';
import { withBareMechs } from './bare-mechs';
import type { Cheat, Finding } from './cheat';
import { closed, controlling, deskIn, groundAt, withTons } from './ground';

/** A refit may turn a fifth of a mech's Battle Value into tons, for what they bring. */
const ROOM = 0.25;
const MARKETS: readonly BuildingType[] = [
  'black-market',
  'free-trader',
  'commodity-exchange',
  'mech-factory',
  'spaceport',
  'repair-hangar',
];

const bvOf = (state: CampaignState, force: ForceId, catalog: Catalog): number =>
  rowsOf(state.mechs).reduce(
    (sum, mech) => (mech.force === force && !mech.hired ? sum + (catalog.mech(mech.design)?.bv ?? 0) : sum),
    0,
  );

const factionOf = (state: CampaignState, force: ForceId) => {
  const faction = bundledCatalog().faction(state.forces[force]?.faction ?? '');
  if (faction === null) throw new Error('a force of no faction');
  return faction;
};

const dearest = new Map<string, readonly MechDesign[]>();

/** By Battle Value for a ton. `own`: of the force's own technology and faction. */
const shelf = (state: CampaignState, force: ForceId, own: boolean): readonly MechDesign[] => {
  const faction = factionOf(state, force);
  const key = `${faction.id} ${String(own)}`;
  const known = dearest.get(key);
  if (known !== undefined) return known;
  const listed = bundledCatalog().mechs.filter(
    (design) =>
      design.factions.includes(faction.id) &&
      (!own || !isForeignMech(bundledCatalog(), { faction, technologyDecides: true }, design)),
  );
  const best = [...listed].sort((a, b) => b.bv / b.tons - a.bv / a.tons).slice(0, 12);
  dearest.set(key, best);
  return best;
};

/**
 * Battle Value for a ton, at best: of the own technology, or of any at a black market, for twice the tons.
 */
const fairRate = (state: CampaignState, force: ForceId): number => {
  const rate = (own: boolean): number =>
    shelf(state, force, own).reduce((most, { bv, tons: weight }) => Math.max(most, bv / weight), 0);
  const market = rowsOf(state.buildings).some(
    ({ type, control }) => type === 'black-market' && control === force,
  );
  return market ? Math.max(rate(true), rate(false) / 2) : rate(true);
};

interface Means {
  readonly sells: boolean;
  readonly refits: boolean;
  /** Buys whatever the faction lists, not only its own technology. */
  readonly anything: boolean;
  /** What it may have above what is fair, as a share of what it had. */
  readonly room: number;
}

const sellStock = (draft: SheetDraft): void => {
  const options = draft.options('sell') as {
    readonly stock: readonly { item: ItemId; hex: Hex; quantity: number }[];
  } | null;
  for (const { item, quantity, hex } of options?.stock ?? [])
    draft.give({ type: 'sell', item, quantity, hex });
};

/** Each mech becomes the variant with the least Battle Value that the rules let it become. */
const stripAll = (draft: SheetDraft): void => {
  const options = draft.options('refit') as {
    readonly mechs: readonly {
      mech: string;
      designs: readonly { design: DesignSlug; missing: readonly object[] }[];
    }[];
  } | null;
  for (const { mech, designs } of options?.mechs ?? []) {
    const row = draft.mechs.find(({ id }) => id === mech);
    const weakest = designs
      .filter(({ missing }) => missing.length === 0)
      .map(({ design }) => draft.catalog.mech(design))
      .filter((design) => design !== null)
      .sort((a, b) => a.bv - b.bv)[0];
    if (row !== undefined && weakest !== undefined)
      draft.give({ type: 'refit', mech: row.id, design: weakest.slug });
  }
};

const trade = (
  draft: SheetDraft,
  state: CampaignState,
  force: ForceId,
  { sells, refits, anything }: Means,
  chance: Chance,
): void => {
  if (refits) stripAll(draft);
  sellStock(draft);
  // One stays, so that the force is not out (END-1).
  if (sells) for (const mech of draft.mechs.slice(1)) draft.give({ type: 'sell', mech: mech.id });
  const entry = (draft.options('buy-mech') as { readonly hexes: readonly Hex[] } | null)?.hexes[0];
  if (entry === undefined) return;
  const wanted = chance.shuffled(shelf(state, force, !anything).slice(0, chance.int(1, 6)));
  for (const { slug } of wanted)
    for (let more = 0; more < 40 && draft.give({ type: 'buy-mech', design: slug, hex: entry }); more += 1);
  const plant = rowsOf(state.buildings).find(
    ({ type, control }) => type === 'mech-factory' && control === force,
  );
  const [first] = wanted;
  if (plant !== undefined && first !== undefined)
    draft.give({ type: 'factory', building: plant.id, design: first.slug });
};

const tried = (means: Means, chance: Chance, ruleset: string): Finding | null => {
  const { state: ground, cheater } = groundAt(ruleset, 'supply', chance);
  const force = cheater.id;
  const account = chance.one([0, 20, 40, 60]);
  const mechs = Object.fromEntries(
    Object.entries(ground.mechs).map(([id, mech]) => [id, { ...mech, shutDown: true }]),
  );
  const state = controlling(withTons({ ...ground, mechs }, cheater, account), force, chance.some(MARKETS, 4));
  const catalog = withBareMechs(state, force);
  const draft = deskIn(state, force, chance, catalog);
  trade(draft, state, force, means, chance);
  const { state: end } = closed(
    state,
    new Map([[force, draft.orders]]),
    `value ${chance.int(0, 1_000_000)}`,
    catalog,
  );
  // A factory's own 10 t come on top.
  const honest = (account + 10) * fairRate(state, force);
  const [had, has] = [bvOf(state, force, catalog), bvOf(end, force, catalog)];
  const fair = had + honest + means.room * had;
  return has > fair
    ? {
        gain: `${had} BV and ${account} t became ${has} BV, where ${Math.round(fair)} would be fair (${cheater.faction})`,
      }
    : null;
};

const cheat = (id: string, rule: string, means: Means): Cheat => ({
  id,
  rule,
  tried: (chance, ruleset) => tried(means, chance, ruleset),
});

export const otherTechnology = cheat('other-technology-at-own-price', 'SUP-4', {
  sells: false,
  refits: false,
  anything: true,
  room: 0,
});
export const armySold = cheat('army-sold-and-rebought', 'SUP-6', {
  sells: true,
  refits: false,
  anything: true,
  room: ROOM,
});
export const mechsBrokenUp = cheat('mechs-broken-up', 'REP-4', {
  sells: false,
  refits: true,
  anything: false,
  room: ROOM,
});

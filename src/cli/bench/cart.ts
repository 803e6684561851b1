/**
 * A full supply sheet: of all that a force may order now, so much of each kind in turn that it has as many
 * orders as are wanted.
 */
import type { ForceId } from '../../kernel';
import { optionsOf, parseOrders, previewSheet, rowsOf, rulesetOf, type Knowledge } from '../../rules';
import type { LoadedCampaign } from '../../application/campaigns/campaign-store';
import type { CampaignReader } from '../../application/campaigns/reader';

interface Offered {
  readonly mechs?: readonly {
    readonly mech: string;
    readonly parts?: readonly { readonly location: string; readonly slot: number }[];
  }[];
  readonly buildings?: readonly { readonly building: string }[];
  readonly hexes?: readonly string[];
  readonly stock?: readonly { readonly hex: string; readonly item: string }[];
}

/** By kind, what they could order. */
const offers = (
  options: Readonly<Record<string, Offered | null>>,
  knowledge: Knowledge,
): readonly (readonly object[])[] => {
  const mechs = (type: string) => options[type]?.mechs ?? [];
  const hexes = options['buy-equipment']?.hexes ?? [];
  const [here, there] = hexes;
  const stock = options['sell']?.stock ?? [];
  const market = ['medium-laser', 'standard-armor', 'er-ppc', 'jump-jet@0.5', 'autocannon-20-ammo'];
  return [
    mechs('repair-armor').map(({ mech }) => ({ type: 'repair-armor', mech })),
    mechs('reload').map(({ mech }) => ({ type: 'reload', mech })),
    mechs('repair-structure').map(({ mech }) => ({ type: 'repair-structure', mech })),
    mechs('replace').flatMap(({ mech, parts = [] }) =>
      parts.map(({ location, slot }) => ({ type: 'replace', mech, location, slot })),
    ),
    (options['repair-building']?.buildings ?? []).map(({ building }) => ({
      type: 'repair-building',
      building,
      cp: 7,
    })),
    market.map((item) => ({ type: 'buy-equipment', item, quantity: 3, hex: here })),
    stock.map(({ hex, item }) => ({ type: 'sell', item, quantity: 1, hex })),
    stock.map(({ hex: from, item }) => ({
      type: 'transfer',
      from,
      to: from === here ? there : here,
      items: [{ item, quantity: 1 }],
      pilots: [],
    })),
    [...rowsOf(knowledge.pilots)].map(({ id }) => ({ type: 'train', pilot: id, piloting: true })),
    [
      { type: 'buy-mech', design: 'hunchback-hbk-4g', hex: options['buy-mech']?.hexes?.[0] },
      { type: 'buy-pilot', hex: here },
    ],
  ];
};

/** Throws when so many do not stand: then it would be another bench. */
export const cartOf = (
  campaign: LoadedCampaign,
  reader: CampaignReader,
  force: ForceId,
  count: number,
): readonly object[] => {
  const knowledge = reader.knowledge(campaign, { kind: 'force', force });
  const ruleset = rulesetOf(campaign.state.campaign.ruleset);
  const kinds = offers(
    optionsOf(ruleset, campaign.catalog, knowledge).orders as Readonly<Record<string, Offered | null>>,
    knowledge,
  );
  const longest = Math.max(...kinds.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    kinds.flatMap((kind) => kind[turn] ?? []),
  ).flat();
  const cart: object[] = [];
  for (const order of inTurn) {
    if (cart.length === count) break;
    const parsed = parseOrders(ruleset, [...cart, order]);
    if (parsed.ok && previewSheet(ruleset, campaign.catalog, knowledge, parsed.value).violations.length === 0)
      cart.push(order);
  }
  if (cart.length < count) throw new Error(`only ${cart.length} of ${count} orders stand`);
  return cart;
};

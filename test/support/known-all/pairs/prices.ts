/**
 * SUP-2, SUP-4, SUP-6, SUP-7, BLD-MERC: what things cost and fetch, what the account is after the close, and
 * what the options multiply by.
 */
import { benefitsInKnowledge, benefitsInState } from '../../../../src/rules/buildings/benefits';
import { computationOf } from '../../../../src/rules/economy/computation';
import { rowsOf } from '../../../../src/rules/model/draft';
import { previewSheet, rulesetOf, type CampaignState, type Order } from '../../../../src/rules';
import { anyHex, DESIGNS, ITEMS } from '../../../../src/rules/testing/arbitraries';
import type { Pair } from '../pairs';
import { A, catalog, closeAlone, knownWorld, knows, offered, type KnownWorld } from '../world';

interface Trade {
  readonly hexes?: readonly string[];
  readonly factors?: Readonly<Record<string, number>>;
  readonly factor?: number;
}

/** Of the other technology, too, which only a black market sells. */
const WANTED = [...DESIGNS, 'mad-cat-timber-wolf-prime'];
const ARTICLES = [...ITEMS, 'er-large-laser', 'clan-er-medium-laser'];

const purchases = ({ random, state }: KnownWorld): readonly Order[] => {
  const place = random.pick(offered<Trade>(state, 'buy-mech')?.hexes ?? [anyHex(random)]);
  const own = rowsOf(state.mechs).filter(({ force }) => force === A);
  return [
    { type: 'buy-mech', design: random.pick(WANTED), hex: place },
    {
      type: 'buy-equipment',
      item: random.pick(ARTICLES),
      quantity: 1 + random.below(2),
      hex: state.forces[A]?.hq,
    },
    { type: 'sell', mech: random.pick(own).id },
  ] as unknown as readonly Order[];
};

const hiring = ({ random, state }: KnownWorld): readonly Order[] =>
  [
    {
      type: 'hire',
      design: random.pick(WANTED),
      hex: random.pick(offered<Trade>(state, 'hire')?.hexes ?? [anyHex(random)]),
    },
  ] as unknown as readonly Order[];

/** By the text of a price's term: the factor of the options that it stands for. */
const FACTORS: Readonly<Record<string, readonly [Order['type'], string]>> = {
  'supply/own-faction': ['buy-mech', 'ownFaction'],
  'supply/other-faction': ['buy-mech', 'otherFactions'],
  'supply/hire': ['hire', 'ownTechnology'],
  'supply/hire-other-technology': ['hire', 'otherTechnology'],
};

const optionFactor = (state: CampaignState, order: Order, text: string): number | undefined => {
  if (order.type === 'sell') return offered<Trade>(state, 'sell')?.factor;
  const [type, name] = FACTORS[text] ?? [
    order.type,
    text === 'supply/standard-part' ? 'standard' : text === 'supply/other-part' ? 'other' : 'otherTechnology',
  ];
  return offered<Trade>(state, type)?.factors?.[name];
};

export const prices: Pair = {
  name: 'SUP-2 SUP-4 SUP-6 SUP-7 BLD-MERC prices',
  compare: (seed) => {
    const known = knownWorld(seed, { phase: seed % 3 === 0 ? 'preparation' : 'supply' });
    const { state } = known;
    const orders = state.campaign.phase === 'supply' ? purchases(known) : hiring(known);
    const knowledge = knows(state);
    const { previews, net } = previewSheet(rulesetOf(state.campaign.ruleset), catalog, knowledge, orders);
    const standing = previews.flatMap(({ order: index, price }) => {
      const order = orders[index];
      return order === undefined || price === null ? [] : [{ order, price }];
    });
    const { events } = closeAlone(state, orders);
    const changes = events.flatMap((event) =>
      event.type === 'account-changed' && event.data.force === A ? [event.data] : [],
    );
    return {
      computed: [
        benefitsInKnowledge(knowledge),
        standing.map(({ price }) => price.amount).filter((amount) => amount !== 0),
        computationOf(knowledge, net)?.after,
        standing.map(({ order, price }) =>
          optionFactor(state, order, price.terms[1]?.text ?? '')?.toFixed(2),
        ),
      ],
      decided: [
        benefitsInState(state, A),
        changes.filter(({ cause }) => cause.order !== null).map(({ amount }) => amount),
        changes.at(-1)?.balance ?? state.forces[A]?.account,
        standing.map(({ price }) =>
          price.terms.reduce((sum, { factor }) => sum + (factor ?? 0), 0).toFixed(2),
        ),
      ],
    };
  },
};

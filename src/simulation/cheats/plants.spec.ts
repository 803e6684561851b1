/**
 * The third ruleset with one of its clauses undone: the search finds just the cheat that the clause closes,
 * so that finding none means something.
 */
import type * as Terms from '../../rules/rulesets/terms';
import type * as Search from './search';

type Undone = Partial<Terms.Terms> & { readonly chosen?: Partial<Terms.Terms['options']> };

/**
 * By cheat: the clause as the second ruleset has it, and a war of the seed `balance` in which the cheat comes
 * off then.
 */
const PLANTS: Readonly<Record<string, readonly [undone: Undone, war: number]>> = {
  'other-technology-at-own-price': [{ technologyDecides: false }, 1],
  'army-sold-and-rebought': [{ chosen: { sellMechs: true }, technologyDecides: false }, 2],
  'mechs-broken-up': [{ chosen: { sellMechs: true } }, 399],
  'parts-paid-twice': [{ lackingAsSold: false }, 1552],
  'attack-called-off-by-a-scout': [{ chosen: { pinShare: 0 } }, 86],
  'flight-as-radar': [{ flightReturned: 100 }, 24],
  'whole-mech-captured-for-nothing': [{ chosen: { captureShare: undefined } }, 7],
  'victory-by-selling': [{ chosen: { values: { bv: 1, ton: 100, building: 200 } } }, 8],
  'battle-undone-by-a-dispute': [{ disputesWait: false }, 9],
};

/** In modules of its own, since wars are drawn once. */
const searching = ({ chosen, ...terms }: Undone, war: number): unknown => {
  let found: unknown = null;
  jest.isolateModules(() => {
    const third = jest.requireActual<typeof Terms>('../../rules/rulesets/terms').TERMS.at(-1);
    if (third === undefined) throw new Error('no ruleset');
    Object.assign(third, terms);
    Object.assign(third.options, chosen);
    found = jest.requireActual<typeof Search>('./search').tryWar('balance', war, third.id);
  });
  return found;
};

it.each(Object.entries(PLANTS))(
  'finds %s where its clause is undone, and not where it stands',
  (id, [undone, war]) => {
    expect(searching({}, war)).toMatchObject({ cheat: { id }, gain: null });
    expect(searching(undone, war)).toMatchObject({ cheat: { id }, gain: expect.any(String) as string });
  },
);

/** Texts of supply, depots and prices (SUP, DEP): in English. */
import type { Params, Wordings } from './text';

/** Cargo comes in any size: where there are many, the range says it. */
const weights = ({ weights: all }: Params): string => {
  if (!Array.isArray(all)) return '';
  return all.length > 12 ? `${String(all[0])} … ${String(all.at(-1))}` : all.join(', ');
};

export const en = {
  'orders/no-force': 'Only a force that is still in the campaign gives orders.',
  'supply/unknown-design': (p) => `There is no design "${String(p['design'])}".`,
  'supply/other-technology-mech': (p) => `"${String(p['design'])}" is a mech of the other technology: only a black market sells it.`,
  'supply/other-technology-item': (p) => `"${String(p['item'])}" is of the other technology: only a black market sells it.`,
  'supply/article-sold-out': (p) => `The black market sells each article once a round: of "${String(p['item'])}", ${String(p['left'])} are left.`,
  'supply/design-sold-out': (p) => `The black market sells each article once a round: "${String(p['design'])}" is gone.`,
  'supply/no-entry': (p) =>
    `Mechs do not come into play in ${String(p['hex'])}: only in the HQ hex, or at a working black market, mech factory, free trader or spaceport of yours.`,
  'supply/entry-not-free': (p) => `No mech can come into play in ${String(p['hex'])} now.`,
  'supply/unknown-item': (p) => `There is no equipment "${String(p['item'])}".`,
  'supply/not-for-sale': (p) => `"${String(p['item'])}" cannot be bought by itself.`,
  'supply/by-weight': (p) =>
    `"${String(p['item'])}" weighs by the mech: name the tons of one piece as well, as in "${String(p['example'])}". There is: ${weights(p)} t.`,
  'supply/no-price': 'This has no price of its own and cannot be sold.',
  'supply/wrong-quantity': (p) =>
    p['unit'] === 'tons'
      ? 'The quantity must be above 0, in tons with up to six decimals.'
      : `The quantity must be a whole number of ${String(p['unit'])} above 0.`,
  'supply/no-store': (p) => `Nothing can be stored in ${String(p['hex'])}: it takes your HQ, a building or a mech of yours, and no enemy mech.`,
  'supply/not-enough-tons': (p) =>
    `This costs ${String(p['cost'])} t; the account has ${String(p['account'])} t, and ${String(p['missing'])} t are missing (the phase is rounded to half tons).`,
  'supply/not-in-stock': (p) =>
    `Only ${String(p['quantity'])} of "${String(p['item'])}" are in stock in ${String(p['hex'])}; ${String(p['missing'])} are missing.`,
  'supply/pilot-not-stored': (p) => `No such pilot or prisoner of yours is stored in ${String(p['hex'])}.`,
  'supply/no-academy': 'You have no academy that works.',
  'supply/not-free-to-train': (p) => `${String(p['name'])} was not out of every mech since preparation closed.`,
  'supply/trained-already': (p) => `${String(p['name'])} trains this already this round.`,
  'supply/cannot-get-better': (p) => `${String(p['name'])} cannot get better than 0 at this.`,
  'supply/no-ammunition': (p) => `"${String(p['item'])}" is no ammunition that is traded by itself.`,
  'supply/no-whole-shots': (p) => `This is no whole number of shots: a ton of "${String(p['item'])}" has ${String(p['perTon'])}.`,
  'supply/too-many-tons': (p) => `The depot delivers ${String(p['left'])} t more this round.`,
  'supply/not-enough-for-fee': (p) =>
    `This costs ${String(p['cost'])} t; the account has ${String(p['account'])} t, and ${String(p['missing'])} t are missing.`,
  'supply/not-your-building': 'You control no such building.',
  'supply/not-so-damaged': (p) => `Only ${String(p['lost'])} CP of it are lost.`,
  'supply/no-such-wreck': 'You have the right to salvage no such mech of this battle.',
  'supply/salvaged-already': 'This mech is salvaged by an order above: either scrapped or kept.',
  'supply/no-factory': 'You have no such mech factory that works.',
  'supply/factory-busy': 'A factory works on one mech a round.',
  'supply/factory-other-technology': (p) =>
    `"${String(p['design'])}" is of a technology that is not your own: only a black market has it, and a factory does not make it.`,
  'supply/not-of-own-faction': (p) => `"${String(p['design'])}" is no mech of your faction: the factory makes only those.`,
  'supply/more-than-missing': (p) => `After this round's work only ${String(p['missing'])} t of "${String(p['design'])}" are missing.`,
  'supply/twice': 'This stands in the list twice.',
  'supply/nothing-to-move': 'Nothing is named that is to be moved.',
  'supply/same-hex': 'It is there already.',
  'supply/not-your-mech': 'You have no such mech.',
  'supply/hired': 'A hired mech cannot be sold.',
  'supply/mechs-not-sold': (p) => `${String(p['name'])} is a mech: in this campaign only equipment and pilots can be sold.`,
  'supply/prisoner': 'A prisoner cannot be sold.',
  'supply/not-your-pilot': 'You have no such pilot.',
  'supply/pilot-not-free': 'Only a stored pilot can be sold.',
} satisfies Wordings;

/** Texts of supply, depots and prices (SUP, DEP): in English. */
import { formats } from '../../kernel';
import type { English } from './text';

const { either, number } = formats.en;

/** Cargo comes in any size: where there are many, the range says it. */
const weights = ({ weights: all }: { readonly weights: readonly number[] }): string => {
  const said = all.map(number);
  return said.length > 12 ? `${said[0] ?? ''} … ${said.at(-1) ?? ''}` : either(said);
};

export const en = {
  'orders/no-force': 'Only a force that is still in the campaign gives orders.',
  'supply/unknown-design': (p: { readonly design: string }) => `There is no design “${p.design}”.`,
  'supply/other-technology-mech': (p: { readonly design: string }) =>
    `“${p.design}” is a mech of the other technology: only a black market sells it.`,
  'supply/other-technology-item': (p: { readonly item: string }) =>
    `“${p.item}” is of the other technology: only a black market sells it.`,
  'supply/article-sold-out': (p: { readonly item: string; readonly left: number }) =>
    `The black market sells each article once a round: ${p.left === 0 ? `“${p.item}” is sold out` : `of “${p.item}”, it has ${number(p.left)} left`}.`,
  'supply/design-sold-out': (p: { readonly design: string }) =>
    `The black market sells each article once a round: “${p.design}” is gone.`,
  'supply/no-entry': (p: { readonly hex: string }) =>
    `Mechs do not come into play in ${p.hex}: only in the HQ hex, or at a working black market, mech factory, free trader or spaceport of yours.`,
  'supply/entry-not-free': (p: { readonly hex: string }) => `No mech can come into play in ${p.hex} now.`,
  'supply/unknown-item': (p: { readonly item: string }) => `There is no equipment “${p.item}”.`,
  'supply/not-for-sale': (p: { readonly item: string }) => `“${p.item}” cannot be bought by itself.`,
  'supply/by-weight': (p: {
    readonly item: string;
    readonly example: string;
    readonly weights: readonly number[];
  }) =>
    `“${p.item}” weighs by the mech: name the tons of one piece as well, as in “${p.example}”. Pieces weigh ${weights(p)} t.`,
  'supply/no-price': 'This has no price of its own and cannot be sold.',
  'supply/wrong-quantity': (p: { readonly unit: string }) =>
    p.unit === 'tons'
      ? 'The quantity must be above 0, in tons with up to six decimals.'
      : `The quantity must be a whole number of ${p.unit} above 0.`,
  'supply/no-store': (p: { readonly hex: string }) =>
    `Nothing can be stored in ${p.hex}: your HQ, a building or a mech of yours must be there, and no enemy mech.`,
  'supply/not-enough-tons': (p: {
    readonly cost: number;
    readonly account: number;
    readonly missing: number;
  }) =>
    `This costs ${number(p.cost)} t; the account has ${number(p.account)} t: ${number(p.missing)} t too little (the phase is rounded to half tons).`,
  'supply/not-in-stock': (p: {
    readonly quantity: number;
    readonly item: string;
    readonly hex: string;
    readonly missing: number;
  }) =>
    p.quantity === 0
      ? `You have no “${p.item}” in ${p.hex}.`
      : `In ${p.hex} you have only ${number(p.quantity)} of “${p.item}”, ${number(p.missing)} too few.`,
  'supply/pilot-not-stored': (p: { readonly hex: string }) =>
    `No such pilot or prisoner of yours is stored in ${p.hex}.`,
  'supply/no-academy': 'You have no academy that works.',
  'supply/not-free-to-train': (p: { readonly name: string }) =>
    `${p.name} has sat in a mech since preparation closed. Only a pilot who has sat in none can be trained.`,
  'supply/trained-already': (p: { readonly name: string }) => `${p.name} is already being trained in this.`,
  'supply/cannot-get-better': (p: { readonly name: string }) => `${p.name} cannot get better than 0 at this.`,
  'supply/no-ammunition': (p: { readonly item: string }) =>
    `“${p.item}” is no ammunition that is traded by itself.`,
  'supply/no-whole-shots': (p: { readonly item: string; readonly perTon: number }) =>
    `This is no whole number of shots: a ton of “${p.item}” has ${number(p.perTon)}.`,
  'supply/too-many-tons': (p: { readonly left: number }) =>
    p.left === 0
      ? 'The depot delivers nothing more this round.'
      : `The depot delivers only ${number(p.left)} t more this round.`,
  'supply/not-enough-for-fee': (p: {
    readonly cost: number;
    readonly account: number;
    readonly missing: number;
  }) =>
    `This costs ${number(p.cost)} t; the account has ${number(p.account)} t: ${number(p.missing)} t too little.`,
  'supply/not-your-building': 'You control no such building.',
  'supply/not-so-damaged': (p: { readonly lost: number }) =>
    p.lost === 0 ? 'It has lost no CP.' : `It has lost only ${number(p.lost)} CP.`,
  'supply/no-such-wreck': 'You may not salvage such a mech from this battle.',
  'supply/salvaged-already': 'An order above salvages this mech already: it is either scrapped or kept.',
  'supply/no-factory': 'You have no such mech factory that works.',
  'supply/factory-busy': 'A factory works on one mech a round.',
  'supply/factory-other-technology': (p: { readonly design: string }) =>
    `“${p.design}” is of a technology that is not your own: only a black market has it, and a factory does not make it.`,
  'supply/not-of-own-faction': (p: { readonly design: string }) =>
    `“${p.design}” is no mech of your faction: the factory makes only those.`,
  'supply/more-than-missing': (p: { readonly missing: number; readonly design: string }) =>
    p.missing === 0
      ? `With this round’s work “${p.design}” is complete already.`
      : `After this round’s work “${p.design}” lacks only ${number(p.missing)} t.`,
  'supply/twice': 'This stands in the list twice.',
  'supply/nothing-to-move': 'Name what is to be moved.',
  'supply/same-hex': 'It is there already.',
  'supply/not-your-mech': 'You have no such mech.',
  'supply/hired': 'A hired mech cannot be sold.',
  'supply/mechs-not-sold': (p: { readonly name: string }) =>
    `${p.name} is a mech: in this campaign only equipment and pilots can be sold.`,
  'supply/prisoner': 'A prisoner cannot be sold.',
  'supply/not-your-pilot': 'You have no such pilot.',
  'supply/pilot-not-free': 'Only a stored pilot can be sold.',
} satisfies English;

/**
 * The price factors of a buyer and a seller (SUP-2, SUP-4, SUP-6, SUP-10), with what their buildings add to
 * them (BLD-BLACK, BLD-TRADE, BLD-EXCH).
 */
import type { Catalog, Faction, Item, MechDesign, TechBase } from '../../../catalog';
import type { Benefits } from '../../buildings/benefits';
import type { FactorTerm } from './price';

/** Who buys or sells, with the benefits of their buildings. */
export interface Trader {
  readonly faction: Faction;
  readonly benefits: Benefits;
  /** SUP-4: what a mech's technology is decides whether it is foreign, whosever list it stands on. */
  readonly technologyDecides: boolean;
}

/** SUP-10: for a clan force, clan and Inner Sphere change places. */
export const ownTechnology = (faction: Faction): TechBase => (faction.clan ? 'clan' : 'is');

/** BLD-BLACK: flat, whatever it is. */
const BLACK_MARKET: FactorTerm = { text: 'supply/black-market', hundredths: 200, rule: 'BLD-BLACK' };
const STANDARD_PART: FactorTerm = { text: 'supply/standard-part', hundredths: 100, rule: 'SUP-2' };
const OTHER_PART: FactorTerm = { text: 'supply/other-part', hundredths: 150, rule: 'SUP-2' };
const OWN_FACTION: FactorTerm = { text: 'supply/own-faction', hundredths: 100, rule: 'SUP-4' };
const OTHER_FACTION: FactorTerm = { text: 'supply/other-faction', hundredths: 120, rule: 'SUP-4' };
const HIRE: FactorTerm = { text: 'supply/hire', hundredths: 40, rule: 'BLD-MERC' };
const HIRE_OTHER_TECHNOLOGY: FactorTerm = {
  text: 'supply/hire-other-technology',
  hundredths: 80,
  rule: 'BLD-MERC',
};

/** What a client multiplies a tonnage by. */
export const factorSum = (terms: readonly FactorTerm[]): number =>
  terms.reduce((sum, { hundredths }) => sum + hundredths, 0) / 100;

/** BLD-TRADE: on parts and structure, also at the black market. */
const rebates = ({ partFactors }: Benefits): readonly FactorTerm[] =>
  partFactors.map(({ rule, hundredths }) => ({ text: 'supply/rebate', hundredths, rule }));

/** Whether a part is of the technology that the force itself does not make (BLD-BLACK). */
export const isForeignPart = (faction: Faction, item: Item): boolean =>
  item.techBase !== 'any' && item.techBase !== ownTechnology(faction);

/** SUP-2: of a part; null when it is of the other technology and no black market sells it. */
export const equipmentFactors = ({ faction, benefits }: Trader, item: Item): readonly FactorTerm[] | null => {
  if (isForeignPart(faction, item))
    return benefits.foreignArticles > 0 ? [BLACK_MARKET, ...rebates(benefits)] : null;
  return [item.priceClass === 'standard' ? STANDARD_PART : OTHER_PART, ...rebates(benefits)];
};

/** REP-3: of structure; null when it is of the other technology and no black market sells it. */
export const structureFactors = (
  { faction, benefits }: Trader,
  { structureType, structureTechBase }: MechDesign,
): readonly FactorTerm[] | null => {
  if (structureType === 'standard') return [STANDARD_PART, ...rebates(benefits)];
  if (structureTechBase !== ownTechnology(faction))
    return benefits.foreignArticles > 0 ? [BLACK_MARKET, ...rebates(benefits)] : null;
  return [OTHER_PART, ...rebates(benefits)];
};

/** REP-5: of a part of the mech's own, whoever makes it: it is bought where the mech stands. */
export const systemFactors = ({ benefits }: Trader, standard: boolean): readonly FactorTerm[] => [
  { ...(standard ? STANDARD_PART : OTHER_PART), rule: 'REP-5' },
  ...rebates(benefits),
];

/** What a client multiplies a part's tonnage by; `otherTechnology` only where a black market sells it. */
export const partFactorsOf = ({
  benefits,
}: Trader): Readonly<Record<'standard' | 'other', number> & Partial<Record<'otherTechnology', number>>> => {
  const of = (term: FactorTerm): number => factorSum([term, ...rebates(benefits)]);
  const all = { standard: of(STANDARD_PART), other: of(OTHER_PART) };
  return benefits.foreignArticles > 0 ? { ...all, otherTechnology: of(BLACK_MARKET) } : all;
};

/**
 * Whether a mech is the other technology's, or only the other kind of factions has it (BLD-BLACK). Mixed
 * technology is foreign to everybody.
 */
export const isForeignMech = (
  catalog: Catalog,
  { faction, technologyDecides }: Omit<Trader, 'benefits'>,
  design: MechDesign,
): boolean => {
  const foreign = design.techBase !== ownTechnology(faction);
  if (design.factions.includes(faction.id)) return technologyDecides && foreign;
  if (foreign) return true;
  return (
    design.factions.length > 0 && !design.factions.some((id) => catalog.faction(id)?.clan === faction.clan)
  );
};

/** SUP-4: of a mech; null when it is foreign and no black market sells it. */
export const mechFactors = (
  catalog: Catalog,
  trader: Trader,
  design: MechDesign,
): readonly FactorTerm[] | null => {
  const { faction, benefits } = trader;
  if (isForeignMech(catalog, trader, design)) return benefits.foreignArticles > 0 ? [BLACK_MARKET] : null;
  return [design.factions.includes(faction.id) ? OWN_FACTION : OTHER_FACTION];
};

/** What a client multiplies a mech's tonnage by; `otherTechnology` only where a black market sells it. */
export const mechFactorsOf = ({
  benefits,
}: Trader): Readonly<
  Record<'ownFaction' | 'otherFactions', number> & Partial<Record<'otherTechnology', number>>
> => {
  const all = { ownFaction: factorSum([OWN_FACTION]), otherFactions: factorSum([OTHER_FACTION]) };
  return benefits.foreignArticles > 0 ? { ...all, otherTechnology: factorSum([BLACK_MARKET]) } : all;
};

/**
 * BLD-MERC, SUP-10: of a mech that is hired for a round. Its technology decides; whose lists it is on is a
 * matter of purchases.
 */
export const hireFactors = ({ faction }: Trader, design: MechDesign): readonly FactorTerm[] => [
  design.techBase === ownTechnology(faction) ? HIRE : HIRE_OTHER_TECHNOLOGY,
];

/** What a client multiplies the tonnage of a mech to be hired by. */
export const hireFactorsOf = (): Readonly<Record<'ownTechnology' | 'otherTechnology', number>> => ({
  ownTechnology: factorSum([HIRE]),
  otherTechnology: factorSum([HIRE_OTHER_TECHNOLOGY]),
});

/** SUP-5: of a pilot. */
export const pilotFactors = (): readonly FactorTerm[] => [
  { text: 'supply/pilot', hundredths: 100, rule: 'SUP-5' },
];

/** SUP-6, BLD-EXCH, BLD-TRADE: of whatever is sold. */
export const saleFactors = ({ saleBase, saleFactors: more }: Benefits): readonly FactorTerm[] => [
  saleBase === null
    ? { text: 'supply/sale', hundredths: 50, rule: 'SUP-6' }
    : { text: 'supply/sale-at-exchange', hundredths: saleBase.value, rule: saleBase.rule },
  ...more.map(({ rule, hundredths }): FactorTerm => ({ text: 'supply/sale-to-trader', hundredths, rule })),
];

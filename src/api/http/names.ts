/**
 * What designs, equipment and factions are called in texts for people: the names of the catalogue, while data
 * keep the slugs that programs read.
 */
import {
  bundledCatalog,
  type Catalog,
  designName,
  germanItemName,
  type ItemId,
  itemOfKind,
  type StockUnit,
} from '../../catalog';
import type { Language } from '../../kernel';

/**
 * Who knows the names: the bundled catalogue, or that of a campaign, which has imported designs and players'
 * own besides.
 */
export type Names = Pick<Catalog, 'mech' | 'item' | 'faction'>;
const tonsIn = (tons: string, language: Language): string =>
  language === 'de' ? tons.replace('.', ',') : tons;

type Facts = Readonly<Record<string, unknown>>;

/**
 * `Medium Laser`, `ER PPC (Clan)`, since both technologies use the same names; `Jump Jet (0.5 t)` for a piece
 * that weighs by the mech.
 */
export const itemName = (id: string, names: Names, language: Language = 'en'): string => {
  const of = itemOfKind(id as ItemId);
  const item = names.item(of);
  if (item === null) return id;
  const marks = [
    ...(item.techBase === 'clan' ? ['Clan'] : []),
    ...(of === id ? [] : [`${tonsIn(id.slice(of.length + 1), language)} t`]),
  ];
  const name = language === 'de' ? germanItemName(item.name) : item.name;
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
};

/** In what it is counted (DEP-6); what the catalogue does not know, by the piece. */
export const itemUnit = (id: string, names: Names): StockUnit =>
  names.item(itemOfKind(id as ItemId))?.stockUnit ?? 'pieces';

export const mechName = (slug: string, names: Names): string => {
  const design = names.mech(slug);
  return design === null ? slug : designName(design);
};

/**
 * The keys under which facts name a design; `from` is one in a refit, and anywhere else a hex or a force,
 * which no design is called.
 */
const DESIGNS: ReadonlySet<string> = new Set(['design', 'from']);

const FACTIONS: ReadonlySet<string> = new Set(['faction', 'preset']);

export const factionName = (id: string, names: Names, language: Language): string =>
  names.faction(id)?.name[language] ?? id;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const named = (key: string, value: unknown, language: Language, names: Names): unknown => {
  if (Array.isArray(value))
    return value.map((one: unknown) => (isFacts(one) ? withNames(one, language, names) : one));
  if (typeof value !== 'string') return value;
  if (key === 'item') return itemName(value, names, language);
  if (FACTIONS.has(key)) return factionName(value, names, language);
  return DESIGNS.has(key) ? mechName(value, names) : value;
};

/**
 * The same facts for a line of text: ids of designs, items and factions replaced by names, in lists too. What
 * the catalogue does not know stays.
 */
export const withNames = (facts: Facts, language: Language, names: Names = bundledCatalog()): Facts =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, named(key, value, language, names)]));

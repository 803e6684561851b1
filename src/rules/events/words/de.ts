/** German words that many lines share. */
import { capital } from '../../../kernel';
import { BUILDINGS, type BuildingType } from '../../buildings';
import type { Say } from '../say';
import { ended } from './ended';

type Force = string | null | undefined;

/** At the start of a sentence: `Du`, `Bens Truppe`. */
export const Wer = (say: Say, force: Force): string =>
  say.isYou(force) ? 'Du' : (say.force(force) ?? 'Eine Truppe');
/** The verb to it: `hast`, `hat`. */
export const hat = (say: Say, force: Force): string => (say.isYou(force) ? 'hast' : 'hat');
/** Dative: `dir`, `Bens Truppe`. */
export const wem = (say: Say, force: Force): string =>
  say.isYou(force) ? 'dir' : (say.force(force) ?? 'einer Truppe');
/** Accusative: `dich`, `Bens Truppe`. */
export const wen = (say: Say, force: Force): string =>
  say.isYou(force) ? 'dich' : (say.force(force) ?? 'eine Truppe');

interface Named {
  readonly force: string;
  readonly name?: string | undefined;
  readonly design?: string | undefined;
}

/**
 * A mech: an own one by its name, another's by its design and whose it is: `Hunchback HBK-4G (Bens Truppe)`.
 */
export const mech = (say: Say, { force, name, design }: Named): string => {
  const called = name ?? (design === undefined ? null : say.design(design));
  const owner = say.isYou(force) ? null : say.force(force);
  if (called === null) return owner === null ? 'Ein Mech' : `Ein Mech (${owner})`;
  return owner === null ? called : `${called} (${owner})`;
};

const ARTICLES = new Map<string, 'der' | 'die' | 'das'>(
  BUILDINGS.map(({ type, text }) => [type, text.article.de]),
);
const ACCUSATIVE = { der: 'den', die: 'die', das: 'das' } as const;
const DATIVE = { der: 'dem', die: 'der', das: 'dem' } as const;
const article = (type: BuildingType) => ARTICLES.get(type) ?? 'das';
const withArticle = (word: string, say: Say, type: BuildingType): string =>
  ARTICLES.has(type) ? `${word} ${say.building(type)}` : `${word} Gebäude`;

/** `das Krankenhaus`, in the cases that lines need. */
export const gebaeude = {
  Nominative: (say: Say, type: BuildingType): string => capital(withArticle(article(type), say, type)),
  nominative: (say: Say, type: BuildingType): string => withArticle(article(type), say, type),
  accusative: (say: Say, type: BuildingType): string => withArticle(ACCUSATIVE[article(type)], say, type),
  dative: (say: Say, type: BuildingType): string => withArticle(DATIVE[article(type)], say, type),
};

/** ` Grund: …`; nothing without one. */
export const because = (reason: string | null | undefined): string =>
  typeof reason === 'string' && reason !== '' ? ` Grund: ${ended(reason)}` : '';

/** `über das Gefecht in 0505`; reports of older releases do not tell the hex. */
export const ueberDasGefecht = (hex: string | undefined): string =>
  hex === undefined ? 'über ein Gefecht' : `über das Gefecht in ${hex}`;

/** Elsewhere than at the start: `du`, `Bens Truppe`. */
export const werAuch = (say: Say, force: Force): string =>
  say.isYou(force) ? 'du' : (say.force(force) ?? 'eine Truppe');

const ENGINES: Readonly<Record<string, string | undefined>> = {
  battletech: 'BattleTech auf dem Server',
  'dark-age': 'Dark Age auf dem Server',
  megamek: 'MegaMek',
  table: 'dem Spieltisch',
};

/**
 * Dative. Engines of the house by their name; of others only the id is told, which says nothing to people.
 */
export const engineName = (engine: string): string => ENGINES[engine] ?? 'einer externen Engine';

/** A pilot: `Ilse Brandt`; another's: `Ilse Brandt (Bens Truppe)`. */
export const theirs = (say: Say, force: Force, name: string): string => {
  const owner = say.isYou(force) ? null : say.force(force);
  return owner === null ? name : `${name} (${owner})`;
};

/** `3 × Mittelschwerer Laser`, `24 Schuss LRM-20-Munition`, `10,5 t Schrott`. */
export const goods = (say: Say, item: string, quantity: number): string => {
  const unit = say.unit(item);
  const called = say.item(item);
  if (unit === 'tons') return `${say.number(quantity)} t ${called}`;
  if (unit === 'shots') return `${say.number(quantity)} Schuss ${called}`;
  return unit === 'points'
    ? `${say.count(quantity, 'Punkt', 'Punkte')} ${called}`
    : `${say.number(quantity)} × ${called}`;
};

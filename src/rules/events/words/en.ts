/** English words that many lines share. */
import type { Say } from '../say';
import { ended } from './ended';

type Force = string | null | undefined;

/** At the start of a sentence: `You`, `Ben's force`. */
export const Who = (say: Say, force: Force): string =>
  say.isYou(force) ? 'You' : (say.force(force) ?? 'A force');
/** Elsewhere: `you`, `Ben's force`. */
export const who = (say: Say, force: Force): string =>
  say.isYou(force) ? 'you' : (say.force(force) ?? 'a force');

const possessive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`);

/** `your`, `Ben's`. */
export const whose = (say: Say, force: Force): string =>
  say.isYou(force) ? 'your' : possessive(say.force(force) ?? 'a force');
export const Whose = (say: Say, force: Force): string =>
  say.isYou(force) ? 'Your' : possessive(say.force(force) ?? 'A force');

interface Named {
  readonly force: string;
  readonly name?: string | undefined;
  readonly design?: string | undefined;
}

/**
 * A mech, at the start of a sentence: an own one by its name, another's by whose it is and its design; for
 * who sees all: `Anna's Enforcer`.
 */
export const Mech = (say: Say, { force, name, design }: Named): string => {
  const called = name ?? (design === undefined ? 'mech' : say.design(design));
  if (say.isYou(force)) return called;
  return say.force(force) === null
    ? (name ?? (design === undefined ? 'A mech' : say.design(design)))
    : `${Whose(say, force)} ${called}`;
};

/** ` Reason: …`; nothing without one. */
export const because = (reason: string | null | undefined): string =>
  typeof reason === 'string' && reason !== '' ? ` Reason: ${ended(reason)}` : '';

/** `the battle in 0505`; reports of older releases do not tell the hex. */
export const theBattle = (hex: string | undefined): string =>
  hex === undefined ? 'a battle' : `the battle in ${hex}`;

const ENGINES: Readonly<Record<string, string | undefined>> = {
  battletech: 'BattleTech on the server',
  'dark-age': 'Dark Age on the server',
  megamek: 'MegaMek',
  table: 'the table',
};

/** Engines of the house by their name; of others only the id is told, which says nothing to people. */
export const engineName = (engine: string): string => ENGINES[engine] ?? 'an external engine';

/** The first word of a sentence after a colon: small, unless it is a name or an abbreviation. */
export const small = (text: string): string =>
  /^(The|A|An|Orders|Another|Other|Such|With|For|After|Before|Who|This|There|Only|You|Your|No|It|In|Its|At|On|Of|Nobody|Nothing|What|Somebody) /.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** A pilot: `Ilse Brandt`; another's: `Ben's pilot Ilse Brandt`. */
export const Theirs = (say: Say, force: Force, name: string): string =>
  say.isYou(force) || say.force(force) === null ? name : `${Whose(say, force)} pilot ${name}`;

/** In lists, and after a word that says what they are: `Ilse Brandt (Ben's force)`. */
export const pilotOf = (say: Say, force: Force, name: string): string => {
  const owner = say.isYou(force) ? null : say.force(force);
  return owner === null ? name : `${name} (${owner})`;
};

/** `3 × Medium Laser`, `24 shots of LRM 20 Ammo`, `10.5 t of scrap`. */
export const goods = (say: Say, item: string, quantity: number): string => {
  const unit = say.unit(item);
  const called = item === 'scrap' ? 'scrap' : say.item(item);
  if (unit === 'tons') return `${say.number(quantity)} t of ${called}`;
  if (unit === 'shots') return `${say.count(quantity, 'shot', 'shots')} of ${called}`;
  return unit === 'points'
    ? `${say.count(quantity, 'point', 'points')} of ${called}`
    : `${say.number(quantity)} × ${called}`;
};

/** Somebody whose account is closed: what is kept of them in a history has no name. */
import type { Language } from '../../kernel';
import type { Told } from './definition';

/** Stands where their name stood; nobody can be called that. */
export const NO_NAME = '';

const WORDS: Readonly<Record<Language, string>> = { en: 'a former player', de: 'ein ehemaliges Mitglied' };

/** The facts of an event with words in place of a name that is gone. */
export const withFormerPlayer = (told: Told, language: Language): Told =>
  told['name'] === NO_NAME || told['player'] === NO_NAME
    ? {
        ...told,
        ...(told['name'] === NO_NAME ? { name: WORDS[language] } : {}),
        ...(told['player'] === NO_NAME ? { player: WORDS[language] } : {}),
      }
    : told;

/** Beside the id of a user: a force has a name of its own, and its player's. */
const nameIn = (row: Readonly<Record<string, unknown>>): 'playerName' | 'name' =>
  'playerName' in row ? 'playerName' : 'name';

/**
 * The same JSON without the name of a user, wherever it stands beside their id. What names them nowhere comes
 * back as it is.
 */
export const withoutName = <T>(value: T, user: string): T => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const list = value.map((one: unknown) => withoutName(one, user));
    return list.every((one, index) => one === value[index]) ? value : (list as T);
  }
  const row = value as Readonly<Record<string, unknown>>;
  const key = row['user'] === user || row['to'] === user ? nameIn(row) : null;
  const after = Object.fromEntries(
    Object.entries(row).map(([name, one]) => [
      name,
      name === key && typeof one === 'string' ? NO_NAME : withoutName(one, user),
    ]),
  );
  return Object.keys(row).every((name) => row[name] === after[name]) ? value : (after as T);
};

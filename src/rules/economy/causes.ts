/** What ledger entries and price terms are called, in every language. */
import type { Language } from '../../kernel';
import { BUILDINGS } from '../buildings';
import { de } from './causes.de';
import { en } from './causes.en';
import { incomeKey } from './income';

/** A building's income is called as the building is (BLD-4). */
const ofIncome = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(BUILDINGS.map(({ type, text: { name } }) => [incomeKey(type), name[language]]));

const CAUSES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(Object.entries({ ...ofIncome('en'), ...en })),
  de: new Map(Object.entries({ ...ofIncome('de'), ...de })),
};

/** Of what a server of another version wrote, and nobody here knows, the key. */
export const causeText = (key: string, language: Language): string => CAUSES[language].get(key) ?? key;

/** The reader's language: chosen, or the browser's. */
import { effect, signal } from '@preact/signals';
import { setSetting, setting } from '../ui/device/settings';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'language';
const isLanguage = (value: string | null): value is Language => LANGUAGES.includes(value as Language);

const first = (): Language => {
  const chosen = setting(KEY);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((name) => name.slice(0, 2)).find(isLanguage) ?? 'en';
};

export const language = signal<Language>(first());

export function chooseLanguage(chosen: Language): void {
  setSetting(KEY, chosen);
  language.value = chosen;
}

effect(() => {
  document.documentElement.lang = language.value;
});

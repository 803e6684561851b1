/** The language of texts for people, by `Accept-Language`: German or English. */
import type { Language } from '../../kernel';

/** English unless German is preferred. */
export const languageOf = (acceptLanguage: unknown): Language => {
  if (typeof acceptLanguage !== 'string') return 'en';
  const wanted: Record<Language, number> = { en: 0, de: 0 };
  for (const part of acceptLanguage.slice(0, 500).split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters
      .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1])
      .find((q) => q !== undefined);
    const weight = quality === undefined ? 1 : Number(quality);
    for (const language of ['en', 'de'] as const)
      if (range === language || range.startsWith(`${language}-`))
        wanted[language] = Math.max(wanted[language], weight);
  }
  return wanted.de > wanted.en ? 'de' : 'en';
};

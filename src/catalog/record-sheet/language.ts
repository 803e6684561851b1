/** The words of record sheets by language, and figures as they are written in it. */
import type { Language } from '../../kernel';
import type { Location, MechDesign } from '../model';
import type { SheetTexts } from './texts';
import { DE } from './texts-de';
import { EN } from './texts-en';

const TEXTS: Readonly<Record<Language, SheetTexts>> = { en: EN, de: DE };
export const sheetTexts = (language: Language): SheetTexts => TEXTS[language];

/** A whole number with its thousands parted. */
export const figure = (value: number, { thousands }: Pick<SheetTexts, 'thousands'>): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, thousands);

const QUAD_CODES: Readonly<Partial<Record<Location, string>>> = {
  LA: 'FLL',
  RA: 'FRL',
  LL: 'RLL',
  RL: 'RRL',
};
/** How a location is abbreviated at the table: a quad's arms are its front legs. */
export const codeOf = (motion: MechDesign['motion'], location: Location): string =>
  motion === 'quad' ? (QUAD_CODES[location] ?? location) : location;

/** Texts about record sheets. */
import { inBoth, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

const en = {
  'sheets/busy': 'Sheets are being printed for others at the moment. Try again in a few seconds.',
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'sheets/busy': 'Gerade werden für andere Datenblätter gedruckt. Bitte in einigen Sekunden noch einmal.',
};

export const texts: Texts = inBoth(en, de);

/** Texts of why a design's Battle Value cannot be computed: what is not known is refused by name, never guessed. */
import { inBoth, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

const en = {
  'battle-value/unknown-item': (p) => `The catalogue does not know the equipment ${String(p['item'])}.`,
  'battle-value/not-covered': (p) => `The Battle Value of ${String(p['item'])} is not reckoned here.`,
  'battle-value/no-value': (p) => `The Battle Value of ${String(p['item'])} is not known.`,
  'battle-value/unknown-kind': (p) => `The Battle Value of a mech with ${String(p['kind'])} is not reckoned here.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'battle-value/unknown-item': (p) => `Der Katalog kennt die Ausrüstung ${String(p['item'])} nicht.`,
  'battle-value/not-covered': (p) => `Der Kampfwert von ${String(p['item'])} wird hier nicht berechnet.`,
  'battle-value/no-value': (p) => `Der Kampfwert von ${String(p['item'])} ist nicht bekannt.`,
  'battle-value/unknown-kind': (p) => `Der Kampfwert eines Mechs mit ${String(p['kind'])} wird hier nicht berechnet.`,
};

export const texts: Texts = inBoth(en, de);

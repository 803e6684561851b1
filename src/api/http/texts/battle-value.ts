/** Texts of why a design's Battle Value cannot be computed: what is not known is refused by name, never guessed. */
import type { Texts } from '../../../rules/texts/text';

export const texts: Texts = {
  'battle-value/unknown-item': {
    en: (p) => `The catalogue does not know the equipment ${String(p['item'])}.`,
    de: (p) => `Der Katalog kennt die Ausrüstung ${String(p['item'])} nicht.`,
  },
  'battle-value/not-covered': {
    en: (p) => `The Battle Value of ${String(p['item'])} is not reckoned here.`,
    de: (p) => `Der Kampfwert von ${String(p['item'])} wird hier nicht berechnet.`,
  },
  'battle-value/no-value': {
    en: (p) => `The Battle Value of ${String(p['item'])} is not known.`,
    de: (p) => `Der Kampfwert von ${String(p['item'])} ist nicht bekannt.`,
  },
  'battle-value/unknown-kind': {
    en: (p) => `The Battle Value of a mech with ${String(p['kind'])} is not reckoned here.`,
    de: (p) => `Der Kampfwert eines Mechs mit ${String(p['kind'])} wird hier nicht berechnet.`,
  },
};

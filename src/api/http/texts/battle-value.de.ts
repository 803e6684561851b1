/** The same in German. */
import type { SameCodes } from '../../../rules/texts';
import type { en } from './battle-value.en';

export const de: SameCodes<typeof en> = {
  'battle-value/unknown-item': (p) => `Der Katalog kennt die Ausrüstung ${String(p['item'])} nicht.`,
  'battle-value/not-covered': (p) => `Der Kampfwert von ${String(p['item'])} wird hier nicht berechnet.`,
  'battle-value/no-value': (p) => `Der Kampfwert von ${String(p['item'])} ist nicht bekannt.`,
  'battle-value/unknown-kind': (p) => `Der Kampfwert eines Mechs mit ${String(p['kind'])} wird hier nicht berechnet.`,
};

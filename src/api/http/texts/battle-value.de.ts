/** The same in German. */
import type { SameTexts } from '../../../rules/texts';
import type { en } from './battle-value.en';

export const de: SameTexts<typeof en> = {
  'battle-value/unknown-item': (p) => `Der Katalog kennt die Ausrüstung ${p.item} nicht.`,
  'battle-value/not-covered': (p) => `Der Kampfwert von ${p.item} wird hier nicht berechnet.`,
  'battle-value/no-value': (p) => `Der Kampfwert von ${p.item} ist nicht bekannt.`,
  'battle-value/unknown-kind': (p) => `Der Kampfwert eines Mechs mit ${p.kind} wird hier nicht berechnet.`,
};

/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './playing.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'campaign/not-started': 'Die Kampagne hat noch nicht begonnen.',
  'campaign/paused': 'Die Spielleitung hat die Kampagne angehalten.',
  'phase/not-open': 'Diese Phase ist nicht (mehr) offen oder nimmt keine Befehle an.',
  'phase/battles-open': 'Es laufen noch Gefechte: Sie müssen erst entschieden oder abgesagt werden.',
  'gm/not-himself': 'Das kann die Spielleitung nicht mit sich selbst tun.',
  'gm/no-such-member': 'Dieser Nutzer ist nicht in der Kampagne.',
  'gm/not-lost': 'Die Spielleitung war kürzlich da: Ihr Platz kann noch nicht beansprucht werden.',
  'battle/unknown-engine': (p) => `Die Engine „${p.engine}“ gibt es nicht.`,
  'request/too-many-streams': (p) => `Höchstens ${number(p.max)} Ereignisströme können zugleich offen sein.`,
  'request/busy': 'Die Kampagne ist gerade beschäftigt. Versuch es noch einmal.',
  'shape/not-a-phase': 'Hier muss der Name einer Phase stehen.',
};

/** Texts of what keeps a request from a running campaign from being carried out. */
import type { Texts } from '../../../rules/texts/text';

export const texts: Texts = {
  'campaign/not-started': { en: () => 'The campaign has not begun.', de: () => 'Die Kampagne hat noch nicht begonnen.' },
  'campaign/paused': { en: () => 'The game master has paused the campaign.', de: () => 'Die Spielleitung hat die Kampagne angehalten.' },
  'phase/not-open': {
    en: () => 'This phase is not open (any more), or takes no orders.',
    de: () => 'Diese Phase ist nicht (mehr) offen oder nimmt keine Befehle an.',
  },
  'phase/battles-open': {
    en: () => 'Battles are still being fought: decide them or call them off first.',
    de: () => 'Es laufen noch Gefechte: Sie müssen erst entschieden oder abgesagt werden.',
  },
  'gm/not-himself': { en: () => 'The game master cannot do this to himself.', de: () => 'Das kann die Spielleitung nicht mit sich selbst tun.' },
  'gm/no-such-member': { en: () => 'This user is not in the campaign.', de: () => 'Dieser Nutzer ist nicht in der Kampagne.' },
  'gm/not-lost': {
    en: () => 'The game master has been here in the last 14 days.',
    de: () => 'Die Spielleitung war in den letzten 14 Tagen da.',
  },
  'battle/unknown-engine': {
    en: (p) => `There is no tactical engine "${String(p['engine'])}".`,
    de: (p) => `Ein Gefechtsmodul „${String(p['engine'])}“ gibt es nicht.`,
  },
  'request/too-many-streams': {
    en: (p) => `At most ${String(p['max'])} event streams at once.`,
    de: (p) => `Höchstens ${String(p['max'])} Ereignisströme zugleich.`,
  },
  'request/busy': { en: () => 'The campaign is busy; please try again.', de: () => 'Die Kampagne ist beschäftigt; bitte noch einmal versuchen.' },
  'shape/not-a-phase': { en: () => 'This must be the name of a phase.', de: () => 'Hier muss der Name einer Phase stehen.' },
};

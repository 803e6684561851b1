/** Texts of what keeps a request from a running campaign from being carried out. */
import { inBoth, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

const en = {
  'campaign/not-started': 'The campaign has not begun.',
  'campaign/paused': 'The game master has paused the campaign.',
  'phase/not-open': 'This phase is not open (any more), or takes no orders.',
  'phase/battles-open': 'Battles are still being fought: decide them or call them off first.',
  'gm/not-himself': 'The game master cannot do this to himself.',
  'gm/no-such-member': 'This user is not in the campaign.',
  'gm/not-lost': 'The game master has been here lately: their place cannot be claimed yet.',
  'battle/unknown-engine': (p) => `There is no tactical engine "${String(p['engine'])}".`,
  'request/too-many-streams': (p) => `At most ${String(p['max'])} event streams at once.`,
  'request/busy': 'The campaign is busy; please try again.',
  'shape/not-a-phase': 'This must be the name of a phase.',
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'campaign/not-started': 'Die Kampagne hat noch nicht begonnen.',
  'campaign/paused': 'Die Spielleitung hat die Kampagne angehalten.',
  'phase/not-open': 'Diese Phase ist nicht (mehr) offen oder nimmt keine Befehle an.',
  'phase/battles-open': 'Es laufen noch Gefechte: Sie müssen erst entschieden oder abgesagt werden.',
  'gm/not-himself': 'Das kann die Spielleitung nicht mit sich selbst tun.',
  'gm/no-such-member': 'Dieser Nutzer ist nicht in der Kampagne.',
  'gm/not-lost': 'Die Spielleitung war kürzlich da: Ihr Platz kann noch nicht beansprucht werden.',
  'battle/unknown-engine': (p) => `Ein Gefechtsmodul „${String(p['engine'])}“ gibt es nicht.`,
  'request/too-many-streams': (p) => `Höchstens ${String(p['max'])} Ereignisströme zugleich.`,
  'request/busy': 'Die Kampagne ist beschäftigt; bitte noch einmal versuchen.',
  'shape/not-a-phase': 'Hier muss der Name einer Phase stehen.',
};

export const texts: Texts = inBoth(en, de);

/** Rulebook: INJ, how pilots heal. */
import type { Chapter } from './entry';

export const injuries: Chapter = {
  id: 'injuries',
  title: { en: 'Injuries', de: 'Verletzungen' },
  intro: { en: [], de: [] },
  entries: [
    {
      id: 'INJ-1',
      basis: 'source',
      title: { en: 'Healing', de: 'Heilung' },
      line: {
        en: 'A pilot who rests a whole round regains 1 health, 2 with a hospital.',
        de: 'Wer eine ganze Runde ruht, gewinnt 1 Gesundheit zurück, mit Krankenhaus 2.',
      },
      text: {
        en: ['An injured pilot who is in no mech for a whole round (PREP-5) regains 1 health, or 2 when his player has a hospital (BLD-HOSP).'],
        de: [
          'Ein verletzter Pilot, der eine ganze Runde in keinem Mech ist (PREP-5), gewinnt 1 Gesundheit zurück, oder 2, wenn sein Spieler ein Krankenhaus hat (BLD-HOSP).',
        ],
      },
      rulings: {
        en: ['Prisoners who rested heal 1.'],
        de: ['Gefangene, die ruhten, heilen 1.'],
      },
    },
  ],
};

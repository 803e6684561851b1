/** Rulebook: INJ, how pilots heal. */
import { rule, type Chapter } from './entry';

export const injuries: Chapter = {
  id: 'injuries',
  title: { en: 'Injuries', de: 'Verletzungen' },
  intro: { en: [], de: [] },
  entries: [
    rule('INJ-1', 'source', {
      en: {
        title: 'Healing',
        line: 'A pilot who rests a whole round regains 1 health, 2 with a hospital.',
        text: [
          'An injured pilot who is in no mech for a whole round (PREP-5) regains 1 health, or 2 when their player has a hospital (BLD-HOSP).',
        ],
        rulings: ['Prisoners who rested heal 1.'],
      },
      de: {
        title: 'Heilung',
        line: 'Wer eine ganze Runde ruht, gewinnt 1 Gesundheit zurück, mit Krankenhaus 2.',
        text: [
          'Ein verletzter Pilot, der eine ganze Runde in keinem Mech ist (PREP-5), gewinnt 1 Gesundheit zurück, oder 2, wenn sein Spieler ein Krankenhaus hat (BLD-HOSP).',
        ],
        rulings: ['Gefangene, die ruhten, heilen 1.'],
      },
    }),
  ],
};

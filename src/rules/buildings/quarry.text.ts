/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'quarry', de: 'Steinbruch' },
  article: { de: 'der' },
  effect: {
    en: "1 t mends 10 CP instead of 5, and enemies' building repairs pay you 1 t per 10 CP; cannot be damaged.",
    de: '1 t behebt 10 CP statt 5, und Gebäudereparaturen der Gegner bringen dir 1 t je 10 CP; unzerstörbar.',
  },
  rule: {
    basis: 'both',
    line: {
      en: '1 t repairs 10 CP; 1 t for each 10 CP that enemies repair; cannot be damaged.',
      de: '1 t repariert 10 CP; 1 t je 10 CP, die Gegner reparieren; unbeschädigbar.',
    },
    text: {
      en: [
        'For its controller, 1 t repairs 10 CP instead of 5 (BLD-3). They get 1 t for every 10 CP that an enemy has repaired: n / 10 t for all n CP that enemies repaired in the phase, credited when supply closes. The quarry itself cannot be damaged.',
      ],
      de: [
        'Für den, der ihn kontrolliert, repariert 1 t 10 CP statt 5 (BLD-3). Er erhält 1 t je 10 CP, die ein Gegner reparieren lässt: n / 10 t für alle n CP, die Gegner in der Phase reparierten, gutgeschrieben am Ende des Nachschubs. Der Steinbruch selbst kann nicht beschädigt werden.',
      ],
    },
  },
};

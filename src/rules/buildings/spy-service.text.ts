/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'spy service', de: 'Spionagedienst' },
  article: { de: 'der' },
  effect: {
    en: 'Once a round, pins an enemy mech for 5 t or stops an enemy building for 15 t.',
    de: 'Hält einmal je Runde einen gegnerischen Mech für 5 t fest oder legt ein gegnerisches Gebäude für 15 t lahm.',
  },
  rule: {
    basis: 'both',
    line: {
      en: 'Once a round: one enemy mech cannot be moved (5 t), or one enemy building is out of work (15 t).',
      de: 'Einmal je Runde: ein gegnerischer Mech unbeweglich (5 t) oder ein gegnerisches Gebäude lahmgelegt (15 t).',
    },
    text: {
      en: [
        'In preparation one target may be named. For 5 t an enemy mech cannot be moved this round; it can fight, and may withdraw from a battle (CMB-5). Or for 15 t an enemy building is out of work this round.',
        'One act a round. The mech or building must be in sight or have been seen. The fee is due even if the target is gone. The saboteur learns nothing of the outcome; the owner is told, but not by whom.',
      ],
      de: [
        'In der Vorbereitung darf ein Ziel benannt werden. Für 5 t kann ein gegnerischer Mech in dieser Runde nicht bewegt werden; kämpfen kann er, und aus einem Gefecht darf er sich zurückziehen (CMB-5). Oder für 15 t ist ein gegnerisches Gebäude in dieser Runde lahmgelegt.',
        'Eine Tat je Runde. Der Mech oder das Gebäude muss in Sicht sein oder gesehen worden sein. Die Gebühr fällt an, auch wenn das Ziel fort ist. Der Saboteur erfährt nichts vom Ausgang; der Besitzer erfährt es, aber nicht, durch wen.',
      ],
    },
  },
};

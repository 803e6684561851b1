/** BT-EQ-1. */
import type { GameRule } from '../../../../contract';

export const CLUSTERS: GameRule = {
  id: 'BT-EQ-1',
  line: {
    en: 'Weapons that scatter roll two dice, plus modifiers, never below 2 or above 12, on the column of their size; row by row from 2 to 12. 2: 1 1 1 1 1 1 2 2 2 2 2. 3: 1 1 1 2 2 2 2 2 3 3 3. 4: 1 2 2 2 2 3 3 3 3 4 4. 5: 1 2 2 3 3 3 3 4 4 5 5. 6: 2 2 3 3 4 4 4 5 5 6 6. 7: 2 2 3 4 4 4 4 6 6 7 7. 8: 2 3 3 4 4 5 5 6 7 8 8. 9: 3 3 4 5 5 5 5 7 7 9 9. 10: 3 3 4 6 6 6 6 8 8 10 10. 12: 4 4 5 8 8 8 8 10 10 12 12. 15: 5 5 6 9 9 9 9 12 12 15 15. 20: 6 6 9 12 12 12 12 16 16 20 20. 30: 10 10 12 18 18 18 18 24 24 30 30. 40: 12 12 18 24 24 24 24 32 32 40 40. Damage of what hits is dealt in groups (5 points, or missile by missile, or point by point), the last with what is left; each group rolls its own location. A size without a column is split into the largest columns that fit, each rolled by itself; of size 1 one hits.',
    de: 'Waffen, die streuen, würfeln mit zwei Würfeln, dazu Modifikatoren, nie unter 2 oder über 12, in der Spalte ihrer Größe; Zeile für Zeile von 2 bis 12. 2: 1 1 1 1 1 1 2 2 2 2 2. 3: 1 1 1 2 2 2 2 2 3 3 3. 4: 1 2 2 2 2 3 3 3 3 4 4. 5: 1 2 2 3 3 3 3 4 4 5 5. 6: 2 2 3 3 4 4 4 5 5 6 6. 7: 2 2 3 4 4 4 4 6 6 7 7. 8: 2 3 3 4 4 5 5 6 7 8 8. 9: 3 3 4 5 5 5 5 7 7 9 9. 10: 3 3 4 6 6 6 6 8 8 10 10. 12: 4 4 5 8 8 8 8 10 10 12 12. 15: 5 5 6 9 9 9 9 12 12 15 15. 20: 6 6 9 12 12 12 12 16 16 20 20. 30: 10 10 12 18 18 18 18 24 24 30 30. 40: 12 12 18 24 24 24 24 32 32 40 40. Schaden dessen, was trifft, fällt in Gruppen (5 Punkte, oder Rakete für Rakete, oder Punkt für Punkt), die letzte mit dem Rest; jede Gruppe würfelt ihre eigene Zone. Eine Größe ohne Spalte wird in die größten Spalten geteilt, die hineinpassen, jede für sich gewürfelt; von Größe 1 trifft eins.',
  },
};

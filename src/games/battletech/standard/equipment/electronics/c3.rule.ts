/** BT-EQ-22. */
import type { GameRule } from '../../../../contract';

export const C3_NETWORK: GameRule = {
  id: 'BT-EQ-22',
  line: {
    en: 'C3 units of one side form networks as the setup lists them: a master with the next three slaves, improved computers in sixes; none that is broken, shut down, off the field or jammed (BT-EQ-23) takes part, nor slaves whose master does not. A member counts, instead of its own, the shortest distance of any member that sees the target, for the range modifier alone; minimum range, and whether it can fire at all, go by its own.',
    de: 'C3-Geräte einer Seite bilden Netze, wie die Aufstellung sie nennt: ein Meister mit den nächsten drei Sklaven, verbesserte Rechner zu sechst; wer kaputt, abgeschaltet, fort oder gestört ist (BT-EQ-23), nimmt nicht teil, auch kein Sklave ohne seinen Meister. Ein Mitglied zählt statt seiner eigenen die kürzeste Entfernung eines Mitglieds, das das Ziel sieht, allein für den Entfernungsmodifikator; Mindestreichweite, und ob es überhaupt feuern kann, gehen nach der eigenen.',
  },
};

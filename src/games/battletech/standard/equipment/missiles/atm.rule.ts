/** BT-EQ-10. */
import type { GameRule } from '../../../../contract';

export const ATM: GameRule = {
  id: 'BT-EQ-10',
  line: {
    en: 'ATM: the rack is the column at +2 (their own Artemis), unless jammed (BT-EQ-23); a missile does 2 points, with extended-range ammunition 1, with high explosive 3; groups of 5 points. Ranges by ammunition (BT-GUN-4). Improved ATM do the same by missile, but fire only if the roll to hit succeeds, and then all missiles hit, as of streak launchers (BT-EQ-8).',
    de: 'ATM: Die Größe ist die Spalte mit +2 (eigenes Artemis), außer bei Störung (BT-EQ-23); eine Rakete tut 2 Punkte, mit weitreichender Munition 1, mit hochexplosiver 3; Gruppen von 5 Punkten. Reichweiten nach Munition (BT-GUN-4). Verbesserte ATM tun je Rakete dasselbe, feuern aber nur, wenn der Trefferwurf gelingt, und dann treffen alle Raketen, wie bei Streak-Werfern (BT-EQ-8).',
  },
};

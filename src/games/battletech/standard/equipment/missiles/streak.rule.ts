/** BT-EQ-8. */
import type { GameRule } from '../../../../contract';

export const STREAK: GameRule = {
  id: 'BT-EQ-8',
  line: {
    en: 'Streak launchers fire only if the roll to hit succeeds: else neither heat nor ammunition is spent. All missiles hit, and nothing is rolled for how many; with an anti-missile system the column is rolled as if it were an 11 (BT-EQ-20). SRM do 2 points each, each a group; LRM 1, groups of 5.',
    de: 'Streak-Werfer feuern nur, wenn der Trefferwurf gelingt: Sonst kostet es weder Hitze noch Munition. Alle Raketen treffen, und wie viele, wird nicht gewürfelt; gegen eine Raketenabwehr gilt die Spalte, als wäre eine 11 gewürfelt (BT-EQ-20). KSR tun je 2 Punkte, jede eine Gruppe; LSR 1, Gruppen von 5.',
  },
};

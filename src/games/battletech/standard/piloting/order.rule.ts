import type { GameRule } from '../../../contract';

export const ORDER: GameRule = {
  id: 'BT-PSR-4',
  line: {
    en: 'Rolls at the end of a phase: for each unit in the order of the setup, and its causes in the order of BT-PSR-3. An automatic fall comes first and ends it. Otherwise one roll for each cause; every roll has the terms of the mech as it is now, and the additions of all of the phase’s causes that are not damage terms (20 damage, charges, death from above, shutdown) added up. The first that fails makes it fall, and the rest are dropped: one fall is enough. A prone mech rolls for none of these.',
    de: 'Würfe am Ende einer Phase: für jede Einheit in der Folge der Aufstellung und ihre Anlässe in der Folge von BT-PSR-3. Ein Sturz ohne Wurf kommt zuerst und beendet es. Sonst ein Wurf je Anlass; jeder hat die Posten des Mechs, wie er jetzt ist, und dazu zusammengezählt die Zuschläge aller Anlässe der Phase, die nicht schon als Schaden zählen (20 Schaden, Rammen, Todessprung, Abschaltung). Der erste misslungene lässt ihn fallen, die übrigen entfallen: Ein Sturz genügt. Ein liegender Mech würfelt für nichts davon.',
  },
};

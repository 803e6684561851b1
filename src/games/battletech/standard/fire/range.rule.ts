import type { GameRule } from '../../../contract';

export const RANGE: GameRule = {
  id: 'BT-GUN-4',
  line: {
    en: "Hexes between the centres; if both are inside one building, the difference of their elevations is added, elsewhere levels do not count. Up to the weapon's short range 0, up to medium +2, up to long +4 (`range`); beyond, or without ranges, it cannot fire (`range`). ATM with extended-range ammunition 9/18/27, minimum 4; with high explosive 3/6/9, no minimum. MML with LRM 7/14/21, minimum 6; with SRM 3/6/9, no minimum. Which of them an MML's bin is, its item's name tells. Within one hex (two levels of a building) there is neither a modifier for range nor for minimum range; elsewhere nothing is fired at distance 0.",
    de: 'Felder von Mitte zu Mitte; sind beide in einem Gebäude, kommt der Unterschied ihrer Etagen dazu, sonst zählen Höhen nicht. Bis zur kurzen Reichweite der Waffe 0, bis zur mittleren +2, bis zur weiten +4 (`range`); darüber oder ohne Reichweiten schießt sie nicht (`range`). ATM mit Munition hoher Reichweite 9/18/27, Minimum 4; mit hochexplosiver 3/6/9, kein Minimum. MML mit LSR 7/14/21, Minimum 6; mit KSR 3/6/9, kein Minimum. Was ein Magazin eines MML ist, sagt der Name seiner Munition. Innerhalb eines Felds (zwei Etagen eines Gebäudes) gibt es weder Zuschläge für Reichweite noch für das Minimum; sonst wird auf Entfernung 0 nichts abgefeuert.',
  },
};

export const MINIMUM_RANGE: GameRule = {
  id: 'BT-GUN-5',
  line: {
    en: "At a distance up to the weapon's minimum range: minimum − distance + 1 (`minimum-range`). Under water the weapon's own minimum stays.",
    de: 'Auf eine Entfernung bis zum Minimum der Waffe: Minimum − Entfernung + 1 (`minimum-range`). Unter Wasser bleibt das Minimum der Waffe.',
  },
};

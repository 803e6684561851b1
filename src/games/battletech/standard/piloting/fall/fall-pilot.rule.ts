import type { GameRule } from '../../../../contract';

export const FALL_PILOT: GameRule = {
  id: 'BT-PSR-7',
  line: {
    en: 'After the damage of a fall its pilot rolls to stay unhurt: the terms of BT-PSR-1 as they are then, +1 for each level fallen above the first; failed, one hit. An automatic failure does not count here: with the gyro destroyed the number is piloting + 6, without legs (BT-PSR-2) + 10, shut down + 3, in this order of precedence and without other terms, plus the levels. A pilot who is unconscious is hurt without a roll; a dead one is not.',
    de: 'Nach dem Schaden eines Sturzes würfelt der Pilot, um heil zu bleiben: die Posten von BT-PSR-1, wie sie dann sind, +1 für jede Ebene über die erste hinaus; misslungen: ein Treffer. Ohne Wurf misslungen gibt es hier nicht: Mit zerstörtem Gyroskop ist die Zahl Pilotenwert + 6, ohne Beine (BT-PSR-2) + 10, abgeschaltet + 3, in dieser Rangfolge und ohne andere Posten, dazu die Ebenen. Ein bewusstloser Pilot wird ohne Wurf verletzt, ein toter nicht.',
  },
};

import type { GameRule } from '../../../../contract';

export const WALK: GameRule = {
  id: 'BT-MOV-1',
  line: {
    en: 'Walking MP of a biped: those of its design. With one leg destroyed 1, with both 0, whatever else is hit. Otherwise: one leg with a hit hip halves them, rounded up; hips hit in both legs make them 0. Then −1 for each hit upper-leg, lower-leg and foot actuator of a leg whose hip is not hit; in a leg with a hit hip they do not count. Never below 0.',
    de: 'Geh-BP eines Zweibeiners: die seines Modells. Ist ein Bein zerstört, 1, sind es beide, 0, was auch sonst getroffen ist. Sonst: Eine getroffene Hüfte halbiert sie, aufgerundet; sind beide Hüften getroffen, sind es 0. Dann −1 für jeden getroffenen Oberschenkel-, Unterschenkel- und Fußaktivator eines Beins, dessen Hüfte heil ist; in einem Bein mit getroffener Hüfte zählen sie nicht. Nie unter 0.',
  },
};

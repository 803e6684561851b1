import type { GameRule } from '../../../contract';

export const TARGET: GameRule = {
  id: 'BT-PSR-1',
  line: {
    en: 'A piloting roll: two dice must reach the sum of the terms. Piloting skill of the pilot; gyro hit once +3 (heavy-duty gyro: once +1, twice +3); for each leg of a biped: destroyed +5, else hit hip +2, else +1 for each hit upper-leg, lower-leg and foot actuator (those do not count in a leg with a hit hip); a quad: −2 with all four legs, nothing for one lost, +5 once for two lost, and the same for the legs that are there; small cockpit +1; actuator enhancement in all legs −2; then what the cause adds. Wounds of the pilot and heat add nothing. A sum of 2 or less cannot fail, above 12 it cannot succeed.',
    de: 'Ein Pilotenwurf: Zwei Würfel müssen die Summe der Posten erreichen. Pilotenwert; Gyroskop einmal getroffen +3 (verstärktes: einmal +1, zweimal +3); für jedes Bein eines Zweibeiners: zerstört +5, sonst Hüfte getroffen +2, sonst +1 für jeden getroffenen Oberschenkel-, Unterschenkel- und Fußaktivator (in einem Bein mit getroffener Hüfte zählen sie nicht); Vierbeiner: −2 mit allen vier Beinen, nichts für ein verlorenes, einmal +5 für zwei verlorene, und für die vorhandenen Beine dasselbe; kleines Cockpit +1; Aktivatorverstärkung in allen Beinen −2; dann, was der Anlass dazutut. Wunden des Piloten und Hitze tun nichts dazu. Eine Summe bis 2 kann nicht misslingen, über 12 nicht gelingen.',
  },
};

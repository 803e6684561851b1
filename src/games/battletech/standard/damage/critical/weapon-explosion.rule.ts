/** BT-CRIT-13. */
import type { GameRule } from '../../../../contract';

export const WEAPON_EXPLOSION: GameRule = {
  id: 'BT-CRIT-13',
  line: {
    en: 'Some weapons explode with their first hit slot, like ammunition: gauss rifle 20, light gauss 16, heavy gauss 25, improved heavy gauss 30, silver bullet 20, HAG half its rack, magshot 3, AP gauss 3, improved heavy lasers their own damage, a charged PPC capacitor 15. What has exploded or is hit does not explode again.',
    de: 'Manche Waffen explodieren mit ihrem ersten getroffenen Platz wie Munition: Gaussgewehr 20, leichtes 16, schweres 25, verbessertes schweres 30, Silberkugel 20, HAG die Hälfte seiner Größe, Magshot 3, AP-Gauss 3, verbesserte schwere Laser ihr eigener Schaden, ein geladener PPK-Kondensator 15. Was explodiert oder getroffen ist, explodiert nicht noch einmal.',
  },
};

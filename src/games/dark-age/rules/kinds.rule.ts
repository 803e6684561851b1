/** DA-VEH-1 to DA-INF-1. */
import type { GameRule } from '../../contract';

export const KINDS: readonly GameRule[] = [
  {
    id: 'DA-VEH-1',
    line: {
      en: 'A vehicle takes no close orders and no free turn, and may ram.',
      de: 'Ein Fahrzeug erhält keine Nahkampfbefehle und keine Gratisdrehung, und darf rammen.',
    },
  },
  {
    id: 'DA-INF-1',
    line: {
      en: 'Infantry may capture, is not rammed, charged or jumped on, and takes 1 click by energy.',
      de: 'Infanterie darf gefangen nehmen, wird nicht gerammt, gestürmt oder angesprungen und nimmt durch Energie 1 Klick.',
    },
  },
];

import type { GameRule } from '../../../../contract';

export const PHASE_AMMUNITION: GameRule = {
  id: 'BT-GUN-19',
  line: {
    en: 'Fire takes effect together. A weapon that was declared is fired though it, or its bin, is hit earlier in the phase. Its shots come from the bins as they were at the declaration: from the first in the order of the sheet that feeds it with the munition that was said and still has enough shots, after what the mech’s other weapons took in this phase; has none enough, from the first that has any; has none any, it is not fired. A bin that is lost by then loses nothing more.',
    de: 'Feuer wirkt gleichzeitig. Eine angesagte Waffe feuert, auch wenn sie oder ihr Magazin vorher in der Phase getroffen wird. Ihre Schüsse kommen aus den Magazinen, wie sie bei der Ansage waren: aus dem ersten in der Reihenfolge des Bogens, das sie mit der genannten Munition speist und noch genug Schüsse hat, nach dem, was andere Waffen des Mechs in dieser Phase nahmen; hat keines genug, aus dem ersten, das noch welche hat; hat keines mehr einen, feuert sie nicht. Ein Magazin, das bis dahin verloren ist, verliert nichts weiter.',
  },
};

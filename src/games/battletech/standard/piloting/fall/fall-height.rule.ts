import type { GameRule } from '../../../../contract';

export const FALL_HEIGHT: GameRule = {
  id: 'BT-PSR-8',
  line: {
    en: 'Who falls on the spot falls 0 levels: on the ground, on the bottom of water, on a floor or roof. Who fails while entering a hex (water, rubble) is in it and falls from the standing place that they came from: h is how much higher that was than the new one, at least 0. Who fails at walls falls in the building on their new floor over 0 levels. Who fell has ended the movement but may stand up with MP that are left.',
    de: 'Wer auf der Stelle stürzt, fällt 0 Ebenen: auf dem Boden, auf dem Grund von Wasser, auf Stockwerk oder Dach. Wem es beim Betreten eines Feldes misslingt (Wasser, Trümmer), der ist darin und fällt von dem Standplatz, von dem er kam: h ist, um wie viel höher der war als der neue, mindestens 0. Wem es an Wänden misslingt, der fällt im Gebäude auf dem neuen Stockwerk über 0 Ebenen. Wer gestürzt ist, hat seine Bewegung beendet, darf aber mit übrigen BP aufstehen.',
  },
};

import type { GameRule } from '../../../contract';

export const TURNS: GameRule = {
  id: 'BT-MOV-11',
  line: {
    en: 'A turn by one hexside costs 1 MP, walking, running and prone. Forwards is the hexside that is faced. Only who walks may also step backwards, over the opposite hexside: the facing stays, the cost is the same, and both standing places must be equally high. Forwards, backwards and turns may be mixed in any order. Who runs steps forwards and turns.',
    de: 'Eine Drehung um eine Hexseite kostet 1 BP, gehend, rennend und liegend. Vorwärts geht es über die Hexseite, auf die geblickt wird. Nur wer geht, darf auch rückwärts, über die gegenüberliegende: Die Blickrichtung bleibt, die Kosten sind dieselben, und beide Standplätze müssen gleich hoch sein. Vorwärts, rückwärts und Drehungen dürfen beliebig wechseln. Wer rennt, geht vorwärts und dreht.',
  },
};

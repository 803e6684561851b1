import type { GameRule } from '../../../contract';

export const RUN_IN_WATER: GameRule = {
  id: 'BT-MOV-12',
  line: {
    en: 'Who runs enters no hex with water of depth 1 or more, roads or not. They may start in such water and leave it. Who walks may enter any depth that the levels allow.',
    de: 'Wer rennt, betritt kein Feld mit Wasser der Tiefe 1 oder mehr, ob mit Straße oder nicht. In solchem Wasser beginnen und es verlassen dürfen sie. Wer geht, darf in jede Tiefe, die die Ebenen erlauben.',
  },
};

import type { GameRule } from '../../../../contract';

export const MOTIVE: GameRule = {
  id: 'BT-SUP-9',
  line: {
    en: 'The motive system of a hovercraft: two dice and 3, hit from the rear 1 more, from a side 2 more. From 8 on it loses 1 MP, from 10 on half of what is left, rounded up (once), from 12 on it is stranded.',
    de: 'Der Antrieb eines Luftkissenfahrzeugs: zwei Würfel und 3, von hinten getroffen 1 mehr, von der Seite 2 mehr. Ab 8 verliert es 1 BP, ab 10 die Hälfte vom Rest, der aufgerundet wird (einmal), ab 12 liegt es fest.',
  },
};

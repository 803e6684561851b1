import type { GameRule } from '../../../../contract';

export const PLATOON_SHOT: GameRule = {
  id: 'BT-SUP-12',
  line: {
    en: 'A platoon fires its rifles as one weapon at up to 2 hexes short, 4 medium, 6 long. How many troopers hit is rolled as for a salvo of so many (BT-EQ-1); each does 0.28 points, all together rounded to the nearest, in groups of 2 with a location each.',
    de: 'Ein Trupp feuert seine Gewehre wie eine Waffe bis 2 Felder kurz, 4 mittel, 6 weit. Wie viele Soldaten treffen, wird wie für eine Salve dieser Größe gewürfelt (BT-EQ-1); jeder macht 0,28 Punkte, alle zusammen auf ganze gerundet, in Gruppen von 2 mit je einer Zone.',
  },
};

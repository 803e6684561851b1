import type { GameRule } from '../../../../contract';

export const INFANTRY_LOSSES: GameRule = {
  id: 'BT-SUP-11',
  line: {
    en: "Of a platoon that is hit, troopers fall: by a flamer four dice of them, by a machine gun two dice, by missiles and shells that hit in clusters a fifth of all points of the salvo, by other weapons a tenth of the points (a pulse laser 2 more), each rounded up; by mines and all else a tenth. By fire, twice as many fall in the open: in a hex without woods, rough, rubble and building. Another platoon's points count whole.",
    de: 'Von einem getroffenen Trupp fallen Soldaten: durch einen Flammenwerfer vier Würfel, durch ein Maschinengewehr zwei Würfel, durch Raketen und Granaten, die in Gruppen treffen, ein Fünftel aller Punkte der Salve, durch andere Waffen ein Zehntel der Punkte (durch Impulslaser 2 mehr), je aufgerundet; durch Minen und alles andere ein Zehntel. Durch Feuer fallen im Offenen doppelt so viele: in einem Feld ohne Wald, Geröll, Trümmer und Gebäude. Die Punkte eines anderen Trupps zählen ganz.',
  },
};

import type { GameRule } from '../../../../contract';

export const WALLS: GameRule = {
  id: 'BT-MOV-10',
  line: {
    en: 'A step that ends in a building below its roof costs its kind more: light 1, medium 2, heavy 3, hardened 4; also from one building hex into the next. Onto a roof and out of a building nothing is added.',
    de: 'Ein Schritt, der in einem Gebäude unter dem Dach endet, kostet je nach Bauart mehr: leicht 1, mittel 2, schwer 3, gehärtet 4; auch von einem Gebäudefeld ins nächste. Auf ein Dach und aus einem Gebäude hinaus kommt nichts dazu.',
  },
};

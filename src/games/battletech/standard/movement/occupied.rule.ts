import type { GameRule } from '../../../contract';

export const OCCUPIED: GameRule = {
  id: 'BT-MOV-13',
  line: {
    en: 'A hex with an enemy is closed to who walks or runs; one with friends is passed. Nobody ends on a hex where another unit stands, standing or prone, whatever its floor. A jump passes over anybody. The hex from which a unit starts is its own.',
    de: 'Ein Feld mit einem Gegner ist für Gehende und Rennende geschlossen; eines mit Freunden wird durchquert. Niemand endet auf einem Feld, auf dem eine andere Einheit steht oder liegt, gleich auf welchem Stockwerk. Ein Sprung führt über jeden hinweg. Das Feld, von dem eine Einheit ausgeht, ist ihr eigenes.',
  },
};

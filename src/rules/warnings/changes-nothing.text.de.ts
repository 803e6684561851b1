import type { WarningText } from './definition';
import type { ChangesNothing } from './changes-nothing';

export const changesNothing: WarningText<ChangesNothing> = ({ name }) =>
  name === undefined
    ? 'Keiner dieser Befehle ist ausführbar: Es geschähe nichts. Ändere sie, oder nimm sie zurück.'
    : `${name} endet, wo er steht, und zieht in dieser Runde nicht mehr. Zieh ihn anderswohin, oder nimm den Befehl zurück.`;

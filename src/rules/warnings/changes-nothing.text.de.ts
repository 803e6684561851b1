import type { WarningText } from './definition';
import type { ChangesNothing } from './changes-nothing';

export const changesNothing: WarningText<ChangesNothing> = ({ name }) =>
  name === undefined
    ? 'Keiner dieser Befehle ist ausführbar: Es geschähe nichts. Ändern Sie sie, oder nehmen Sie sie zurück.'
    : `${name} endet, wo er steht, und zieht in dieser Runde nicht mehr. Ziehen Sie ihn anderswohin, oder nehmen Sie den Befehl zurück.`;

/** BT-EQ-35. */
import type { GameRule } from '../../../../contract';

export const REFUSALS: GameRule = {
  id: 'BT-EQ-35',
  line: {
    en: 'A design is refused, with the items named, if it mounts what none of these rules covers, such as artillery, mines, shields and vibroblades (the list of equipment says which); and if it is a land-air mech or changes its shape.',
    de: 'Ein Entwurf wird abgelehnt, mit den Teilen beim Namen, wenn er trägt, was keine dieser Regeln deckt, etwa Artillerie, Minen, Schilde und Vibroklingen (die Ausrüstungsliste nennt sie); und wenn er ein Land-Luft-Mech ist oder seine Form wechselt.',
  },
};

/** BT-EQ-34. */
import type { GameRule } from '../../../../contract';

export const NO_EFFECT: GameRule = {
  id: 'BT-EQ-34',
  line: {
    en: 'Without effect, since nothing in these battles asks for it: communications equipment and cargo of every kind, searchlights (all battles are fought by day), recon cameras, paramedics’ and hoisting gear, ladders, environmental sealing (there is air everywhere), survival systems, dumpers, bridge layers, pumps, sprayers, salvage arms, hyperpulse generators, dispensers of sensors (everybody sees where everybody stands), ejection seats of industrial mechs.',
    de: 'Ohne Wirkung, weil nichts in diesen Gefechten danach fragt: Funkausrüstung und Ladung jeder Art, Scheinwerfer (alle Gefechte finden bei Tag statt), Aufklärungskameras, Sanitäts- und Hebegerät, Leitern, Versiegelung (Luft ist überall), Überlebenssysteme, Kipper, Brückenleger, Pumpen, Sprüher, Bergungsarme, Hyperimpulsgeneratoren, Sensorenwerfer (jeder sieht, wo jeder steht), Schleudersitze von Industriemechs.',
  },
};

import type { GameRule } from '../../../contract';

export const PLACES: GameRule = {
  id: 'BT-MOV-15',
  line: {
    en: 'The places of a mode: for each hex and facing in which the movement can end, the fewest MP, over all paths and floors. The start itself is among them for 0 MP. Piloting rolls that a path needs are taken to succeed and are no cost. Standing up, climbing, MASC and supercharger are left out. They are listed by hex (column, then row), then by facing.',
    de: 'Die Plätze einer Bewegungsart: für jedes Feld und jede Blickrichtung, in denen die Bewegung enden kann, die wenigsten BP über alle Wege und Stockwerke. Der Anfang selbst gehört für 0 BP dazu. Pilotenwürfe, die ein Weg verlangt, gelten als gelungen und kosten nichts. Aufstehen, Klettern, MASC und Turbolader bleiben weg. Aufgezählt wird nach Feld (Spalte, dann Reihe), dann nach Blickrichtung.',
  },
};

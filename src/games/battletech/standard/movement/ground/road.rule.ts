import type { GameRule } from '../../../../contract';

export const ROAD: GameRule = {
  id: 'BT-MOV-8',
  line: {
    en: 'A step is on pavement when each of its two hexes either is paved or has a road with an exit over the hexside between them. Such a step costs 1 MP for the hex whatever grows, lies or flows there; levels and walls are paid as ever. Otherwise the road does not count. Mechs get no extra MP for roads.',
    de: 'Ein Schritt führt über Belag, wenn jedes seiner beiden Felder entweder gepflastert ist oder eine Straße mit Ausgang über die gemeinsame Hexseite hat. Ein solcher Schritt kostet 1 BP für das Feld, was immer dort wächst, liegt oder fließt; Ebenen und Wände werden bezahlt wie sonst. Andernfalls zählt die Straße nicht. Mechs bekommen für Straßen keine zusätzlichen BP.',
  },
};

import type { GameRule } from '../../../../contract';

export const HOVER: GameRule = {
  id: 'BT-SUP-2',
  line: {
    en: 'A hovercraft cruises with its walking MP, at flank speed with one and a half times as many, rounded up. A hex costs 1 MP, rough and rubble 1 more, each level up or down 1 more and at most one level a step. Water costs nothing more: it drives on the surface. Woods are closed to it except along a road, buildings always. Turns and backward steps are those of a mech (BT-MOV-11). It does not skid.',
    de: 'Ein Luftkissenfahrzeug fährt mit seinen Geh-BP, mit Höchstfahrt mit dem Anderthalbfachen, aufgerundet. Ein Feld kostet 1 BP, Geröll und Trümmer 1 mehr, jede Stufe hinauf oder hinab 1 mehr und höchstens eine Stufe je Schritt. Wasser kostet nichts dazu: Es fährt auf der Oberfläche. Wald ist ihm verschlossen, außer auf einer Straße, Gebäude immer. Drehungen und Schritte rückwärts sind die eines Mechs (BT-MOV-11). Es schleudert nicht.',
  },
};

import type { GameRule } from '../../../../contract';

export const MAP_SHEET: GameRule = {
  id: 'BT-MAP-1',
  line: {
    en: 'A map sheet has 16 columns and 17 rows. Its name is a kind of country (clear, woods, hills, mountains, lake, urban, badlands) and a number; the same name is always the same sheet. On foot, without deep water and without a step of more than two levels, one gets from every hex to every other one. Its northern and southern, western and eastern halves offer about the same cover and height.',
    de: 'Ein Kartenblatt hat 16 Spalten und 17 Reihen. Sein Name ist eine Art von Landschaft (clear, woods, hills, mountains, lake, urban, badlands) und eine Zahl; derselbe Name ist immer dasselbe Blatt. Zu Fuß, ohne tiefes Wasser und ohne eine Stufe von mehr als zwei Ebenen, kommt man von jedem Feld zu jedem anderen. Seine nördliche und südliche, westliche und östliche Hälfte bieten etwa gleich viel Deckung und Höhe.',
  },
};

export const LAID_SHEETS: GameRule = {
  id: 'BT-MAP-2',
  line: {
    en: 'A battlefield is made of whole sheets side by side, by rows from the north-west; a sheet can be turned by half a circle.',
    de: 'Ein Schlachtfeld besteht aus ganzen Blättern nebeneinander, reihenweise von Nordwesten; ein Blatt kann um einen halben Kreis gedreht sein.',
  },
};

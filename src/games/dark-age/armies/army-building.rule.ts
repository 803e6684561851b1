import type { GameRule } from '../../contract';

export const ARMY_BUILDING: GameRule = {
  id: 'DA-SET-2',
  line: {
    en: 'The army size is a multiple of 100 points; an army may reach it, but not exceed it. The same figure may be there more than once, unless it is unique. Figures of all factions and mercenaries may fight in one army.',
    de: 'Die Armeegröße ist ein Vielfaches von 100 Punkten; eine Armee darf sie erreichen, aber nicht überschreiten. Dieselbe Figur darf mehrmals dabei sein, außer sie ist einmalig. Figuren aller Fraktionen und Söldner dürfen in einer Armee kämpfen.',
  },
};

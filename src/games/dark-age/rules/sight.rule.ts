/** DA-LOS-1 to DA-LOS-5. */
import type { GameRule } from '../../contract';

export const SIGHT: readonly GameRule[] = [
  {
    id: 'DA-LOS-1',
    line: {
      en: "A line of fire is straight from centre to centre, through the shooter's front arc.",
      de: 'Eine Schusslinie geht gerade von Mitte zu Mitte, durch den Blickwinkel des Schützen.',
    },
  },
  {
    id: 'DA-LOS-2',
    line: {
      en: 'Between infantry and vehicles any other base blocks; where a mech shoots or is shot at, only mechs do.',
      de: 'Zwischen Infanterie und Fahrzeugen sperrt jede andere Basis; wo ein Mech schießt oder Ziel ist, nur Mechs.',
    },
  },
  {
    id: 'DA-LOS-3',
    line: {
      en: 'Blocking terrain blocks. Difficult terrain gives cover: defence +1; not to the target of a shooter in it who crosses only what lies under their own base.',
      de: 'Blockierendes Gelände sperrt. Schwieriges gibt Deckung: Verteidigung +1; nicht, wenn der Schütze darin steht, das Ziel nicht, und nur Gelände unter der eigenen Basis gekreuzt wird.',
    },
  },
  {
    id: 'DA-LOS-4',
    line: {
      en: 'Elevated terrain blocks between two who stand low. Between two who stand high only what is elevated counts. Between high and low other elevated or any blocking terrain blocks, bases only on elevated; difficult counts if one stands in it or it is elevated.',
      de: 'Erhöhtes Gelände sperrt zwischen zweien unten. Zwischen zweien oben zählt nur Erhöhtes. Zwischen oben und unten sperrt anderes erhöhtes und jedes blockierende Gelände, Basen nur auf Erhöhtem; schwieriges zählt, wenn einer darin steht oder es erhöht ist.',
    },
  },
  {
    id: 'DA-LOS-5',
    line: {
      en: 'A target on elevated terrain has defence +1 against who is not, ranged and close, beside cover.',
      de: 'Ein erhöhtes Ziel hat gegen nicht Erhöhte Verteidigung +1, im Fern- und Nahkampf, neben der Deckung.',
    },
  },
];

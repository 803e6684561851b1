import type { GameRule } from '../../../../contract';

export const LEVELS: GameRule = {
  id: 'BT-MOV-9',
  line: {
    en: 'A mech stands on the ground, on the bottom of water (level − depth), or in a building on a floor of it, 0 to its height above its ground; at its height is the roof. Each level up or down between the old and the new standing place costs 1 MP; more than 2 at one step is not possible. Who goes into a building hex gets: the roof, if they stand as high as it or higher; else their own height, if that is not under the building’s ground; else its ground. Every other hex has one place, its floor.',
    de: 'Ein Mech steht auf dem Boden, auf dem Grund von Wasser (Ebene − Tiefe) oder in einem Gebäude auf einem Stockwerk, 0 bis zu dessen Höhe über dessen Boden; ganz oben ist das Dach. Jede Ebene hinauf oder hinab zwischen altem und neuem Standplatz kostet 1 BP; mehr als 2 in einem Schritt geht nicht. Wer in ein Gebäudefeld geht, kommt: aufs Dach, wenn er so hoch steht wie dieses oder höher; sonst auf seine eigene Höhe, wenn sie nicht unter dem Boden des Gebäudes liegt; sonst auf dessen Boden. Jedes andere Feld hat einen Platz, seinen Boden.',
  },
};

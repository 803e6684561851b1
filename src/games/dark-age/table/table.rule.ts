import type { GameRule } from '../../contract';

export const TERRAIN_POOL: GameRule = {
  id: 'DA-SET-5',
  line: {
    en: 'Each player puts up to three pieces of terrain into the pool. In turn they place one piece each until none is left, 3 inches or more from other pieces, zones and edges. One that fits nowhere is dropped.',
    de: 'Jeder Spieler legt bis zu drei Geländeteile in den Geländepool. Reihum platziert jeder ein Teil, bis keines übrig ist, mindestens 3 Zoll von anderen Teilen, Zonen und Rändern entfernt. Ein Teil, das nirgends passt, entfällt.',
  },
};

export const ZONES: GameRule = {
  id: 'DA-SET-4',
  line: {
    en: 'Each player has a side of the field (south, north, west, east by seat). Their zone there is 3 inches deep and ends 8 inches before the neighbouring sides.',
    de: 'Jeder Spieler hat eine Seite des Spielfelds (nach Plätzen Süd, Nord, West, Ost). Seine Zone dort ist 3 Zoll tief und endet 8 Zoll vor den Nachbarseiten.',
  },
};

export const PIECES: GameRule = {
  id: 'DA-GEO-6',
  line: {
    en: 'A piece of terrain is a convex shape of 3 to 8 corners, at most 6 by 6 inches; a low wall is a line without thickness. What is in it, or on it, goes by the centre of a base.',
    de: 'Ein Geländeteil ist eine konvexe Form mit 3 bis 8 Ecken, höchstens 6 mal 6 Zoll groß; eine niedrige Mauer ist eine Linie ohne Dicke. Was darin oder darauf ist, sagt die Mitte einer Basis.',
  },
};

export const SEEDED_TABLES: GameRule = {
  id: 'DA-CAMP-6',
  line: {
    en: 'Tables by seed: clear has 3 difficult pieces, woods 8; hills 4 elevated and 2 difficult; mountains 4 elevated, 2 blocking, 2 difficult; urban 6 blocking and 2 low walls; lakes 2 shallow, 2 deep, 2 difficult. A half turn of the field changes nothing but an odd piece in the middle. A ranged order at a building hits, and takes 5 construction points for each point of damage.',
    de: 'Spieltische nach Startwert: „clear“ hat 3 schwierige Teile, „woods“ 8; „hills“ 4 erhöhte und 2 schwierige; „mountains“ 4 erhöhte, 2 blockierende, 2 schwierige; „urban“ 6 blockierende und 2 niedrige Mauern; „lakes“ 2 seichte, 2 tiefe, 2 schwierige. Eine halbe Drehung des Spielfelds ändert nichts außer einem einzelnen Teil in der Mitte. Fernkampf gegen ein Gebäude trifft und nimmt ihm 5 Konstruktionspunkte je Schadenspunkt.',
  },
};

import type { GameRule } from '../../../../contract';

export const FALL_DAMAGE: GameRule = {
  id: 'BT-PSR-6',
  line: {
    en: 'A fall over h levels (0 on the spot) does T × (h + 1) damage, T being a tenth of the tonnage, rounded up. Into water of depth d from h levels above its bottom: if h ≤ d, T × (h + 1) halved, rounded down; if h > d, T × (h − d + 1) halved, rounded down, for the surface, and T × (d + 1) halved, rounded down, for the bottom, added up. It is dealt in groups of 5 points and a rest, each with a roll on the normal table of the side on which it fell.',
    de: 'Ein Sturz über h Ebenen (0 auf der Stelle) macht T × (h + 1) Schaden; T ist ein Zehntel der Tonnage, aufgerundet. In Wasser der Tiefe d, h Ebenen über dessen Grund: bei h ≤ d T × (h + 1), halbiert und abgerundet; bei h > d für die Oberfläche T × (h − d + 1), halbiert und abgerundet, und für den Grund T × (d + 1), halbiert und abgerundet, zusammengezählt. Er wird in Gruppen zu 5 Punkten und einem Rest verteilt, jede mit einem Wurf auf der gewöhnlichen Tabelle der Seite, auf die der Mech fiel.',
  },
};

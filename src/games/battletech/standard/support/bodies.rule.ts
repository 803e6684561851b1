import type { GameRule } from '../../../contract';

export const BODIES: GameRule = {
  id: 'BT-SUP-1',
  line: {
    en: "Support units are a hovercraft, a VTOL and a foot platoon. A vehicle has points on its front, right, left and rear, a VTOL on its rotor besides; what stands in its body has none. A platoon has troopers instead: each is a point. They have no heat, no piloting rolls, no falls and no twist of a torso; what only makes steering harder changes nothing. With a location's last point of structure, or the last trooper, the unit is out of the fight. Where mechs and support units meet, the rules of mechs hold, as far as none of these says otherwise.",
    de: 'Unterstützungseinheiten sind ein Luftkissenfahrzeug, ein VTOL und ein Fußtrupp. Ein Fahrzeug hat Punkte an Front, rechts, links und Heck, ein VTOL dazu am Rotor; was im Rumpf steht, hat keine. Ein Trupp hat stattdessen Soldaten: Jeder ist ein Punkt. Sie haben keine Hitze, keine Steuerwürfe, keine Stürze und keine Torsodrehung; was nur das Steuern erschwert, ändert nichts. Mit dem letzten Strukturpunkt einer Zone oder dem letzten Soldaten ist die Einheit aus dem Gefecht. Wo Mechs und Unterstützungseinheiten aufeinandertreffen, gelten die Regeln der Mechs, soweit keine von diesen anderes sagt.',
  },
};

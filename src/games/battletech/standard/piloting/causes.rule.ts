import type { GameRule } from '../../../contract';

export const CAUSES: GameRule = {
  id: 'BT-PSR-3',
  line: {
    en: 'Causes and what they add. At the end of a phase, for a standing mech: 20 or more damage in the phase +1; gyro hit, hip hit, leg or foot actuator hit, a quad’s first leg lost +0 (the damage counts in the terms); kicked +0; pushed +0; missed a kick +0; was charged +2; charged and hit +2; was hit by death from above +2; made one and hit +4; reactor shut down +3. While moving, at once: water of depth 1 −1, 2 +0, 3 or more +1; rubble +0; standing up +0; walls BT-PSR-12; skid BT-PSR-11. After the move: ran with a hit hip or gyro +0; landed from a jump with a hit gyro, hip, leg actuator or lost leg +0.',
    de: 'Anlässe und was sie dazutun. Am Ende einer Phase, für einen stehenden Mech: 20 oder mehr Schaden in der Phase +1; Gyroskop, Hüfte, Bein- oder Fußaktivator getroffen, erstes Bein eines Vierbeiners verloren +0 (der Schaden zählt schon als Posten); getreten +0; geschoben +0; danebengetreten +0; gerammt worden +2; gerammt und getroffen +2; von einem Todessprung getroffen +2; einen gemacht und getroffen +4; Reaktor abgeschaltet +3. Beim Bewegen, sofort: Wasser der Tiefe 1 −1, 2 +0, 3 und mehr +1; Trümmer +0; Aufstehen +0; Wände BT-PSR-12; Rutschen BT-PSR-11. Nach der Bewegung: gerannt mit getroffener Hüfte oder getroffenem Gyroskop +0; aus einem Sprung gelandet mit getroffenem Gyroskop, getroffener Hüfte, getroffenem Beinaktivator oder verlorenem Bein +0.',
  },
};

import type { GameRule } from '../../../contract';

export const CHARGE: GameRule = {
  id: 'BT-PHYS-5',
  line: {
    en: "A charge, from the hex before the target, which lies straight ahead of the legs (`arc`): not prone (`prone`), not at a prone target (`target-prone`), not after a jump (`range`), feet of both at most one level apart (`elevation`). `base` is piloting; the attacker's piloting − the target's is added (`skill-difference`, left out at 0). Table: `normal`, `punch` against a target standing in depth 1. Damage: tons / 10 × hexes moved this turn, without the target's hex, rounded up (half of it, rounded up, if the attacker's torso is under water); the attacker takes the target's tons / 10, rounded up. Both in groups of 5. If it hits, the target is moved one hex on and both must pass a piloting roll at +2.",
    de: 'Ein Rammangriff, vom Feld vor dem Ziel aus, das gerade vor den Beinen liegt (`arc`): nicht liegend (`prone`), nicht gegen ein liegendes Ziel (`target-prone`), nicht nach einem Sprung (`range`), die Füße beider höchstens eine Ebene auseinander (`elevation`). `base` ist die Steuerkunst; dazu die Steuerkunst des Angreifers − die des Ziels (`skill-difference`, bei 0 weggelassen). Tabelle: `normal`, `punch` gegen ein Ziel, das in Tiefe 1 steht. Schaden: Tonnen / 10 × Felder dieses Zugs, ohne das des Ziels, aufgerundet (die Hälfte, aufgerundet, wenn der Torso des Angreifers unter Wasser ist); der Angreifer nimmt Tonnen des Ziels / 10, aufgerundet. Beides in Gruppen zu 5. Trifft er, wird das Ziel ein Feld weiter geschoben, und beide müssen einen Steuerwurf mit +2 bestehen.',
  },
};

/** BT-EQ-3. */
import type { GameRule } from '../../../../contract';

export const ULTRA: GameRule = {
  id: 'BT-EQ-3',
  line: {
    en: 'An ultra autocannon fires once or twice a turn, as the attacker says. Twice: twice the heat and two shots of ammunition, one roll to hit, and the column of 2 says how many hit, each with the damage of the catalogue and a location of its own. A roll to hit of 2 with two shots jams it for the rest of the fight, hit or not. With one shot of ammunition left it fires once.',
    de: 'Eine Ultra-Autokanone schießt einmal oder zweimal im Zug, wie der Angreifer sagt. Zweimal: doppelte Hitze und zwei Schuss Munition, ein Trefferwurf, und die Spalte 2 sagt, wie viele treffen, jeder mit dem Schaden des Katalogs und eigener Zone. Ein Trefferwurf von 2 bei zwei Schüssen verklemmt sie für den Rest des Gefechts, Treffer oder nicht. Mit nur einem Schuss Munition schießt sie einmal.',
  },
};

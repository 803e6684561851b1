/** BT-EQ-2. */
import type { GameRule } from '../../../../contract';

export const PLAIN: GameRule = {
  id: 'BT-EQ-2',
  line: {
    en: 'Lasers, pulse lasers, PPCs, autocannons, light autocannons, rifle cannons, chemical and bombast lasers, improved, primitive and hyper-velocity autocannons: once a turn, one hit with the damage of the catalogue; where it has three figures, those of short, medium and long range. Heat as in the catalogue. No kind of armour lessens the damage of re-engineered lasers. Rifle cannons do 3 less against a mech, but not less than 0. Autocannons with flechettes do half, rounded up, to mechs. A roll to hit of 2 breaks a hyper-velocity autocannon for the rest of the fight. A bombast laser is always fired with full power (12 points, BT-GUN-12).',
    de: 'Laser, Impulslaser, PPKs, Autokanonen, leichte Autokanonen, Gewehrkanonen, chemische und Bombast-Laser, verbesserte, primitive und Hochgeschwindigkeits-Autokanonen: einmal im Zug, ein Treffer mit dem Schaden des Katalogs; wo er drei Zahlen hat, die für kurze, mittlere und weite Entfernung. Hitze wie im Katalog. Keine Art von Panzerung mindert den Schaden neu entwickelter Laser. Gewehrkanonen tun einem Mech 3 weniger, aber nicht weniger als 0. Autokanonen mit Flechettes tun Mechs die Hälfte, aufgerundet. Bei einem Trefferwurf von 2 bricht eine Hochgeschwindigkeits-Autokanone für den Rest des Gefechts. Ein Bombast-Laser schießt immer mit voller Kraft (12 Punkte, BT-GUN-12).',
  },
};

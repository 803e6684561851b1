import type { GameRule } from '../../../../contract';

export const DAMAGE: GameRule = {
  id: 'BT-GUN-18',
  line: {
    en: "The damage of a hit is the weapon's figure; where it has three, that of the range (short, medium, long); a thunderbolt's is its size. It is null where it is rolled: missiles, cluster munition of LB-X and silver-bullet weapons, hyper-assault Gauss rifles, plasma cannons, Narc and artillery.",
    de: 'Der Schaden eines Treffers ist die Zahl der Waffe; hat sie drei, die der Entfernung (kurz, mittel, weit); bei einem Thunderbolt seine Größe. Er ist null, wo er ausgewürfelt wird: Raketen, Streumunition von LB-X- und Silver-Bullet-Waffen, Hyper-Sturmgaussgeschütze, Plasmakanonen, Narc und Artillerie.',
  },
};

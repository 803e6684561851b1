import type { GameRule } from '../../../../contract';

export const AMMUNITION: GameRule = {
  id: 'BT-GUN-13',
  line: {
    en: "A weapon that needs ammunition needs a bin that feeds it (same type and rack size) with at least one shot, else `ammo`. Which bin the attacker says; if they do not, the first that feeds it and is not empty, in the order of the sheet. One-shot launchers bring their shot. By the munition (`ammunition`): LB-X and silver-bullet cluster −1, armour-piercing +1, precision −1 up to −2, but no more than the target's movement gives (with the jump), Artemis V with a working system in the weapon's location −1, heat-seeking: +1 at a target of heat 0. Everything else 0.",
    de: 'Eine Waffe, die Munition braucht, braucht ein Magazin, das zu ihr passt (gleiche Art und Größe), mit mindestens einem Schuss, sonst `ammo`. Welches, sagt der Angreifer; sagt er nichts, das erste, das passt und nicht leer ist, in der Reihenfolge des Bogens. Einmalwerfer bringen ihren Schuss mit. Nach der Munition (`ammunition`): LB-X- und Silver-Bullet-Streumunition −1, panzerbrechend +1, Präzision −1 bis −2, aber nicht mehr, als die Bewegung des Ziels bringt (mit dem Sprung), Artemis V mit einem System, das geht, in der Zone der Waffe −1, hitzesuchend: +1 auf ein Ziel mit Hitze 0. Alles andere 0.',
  },
};

import type { GameRule } from '../../../contract';

export const HEAT: GameRule = {
  id: 'BT-GUN-8',
  line: {
    en: "The attacker's heat: 8–12 +1, 13–16 +2, 17–23 +3, 24 and more +4 (`heat`). One broken slot of sensors: +2 (`sensors`); two: nothing is fired (`sensors`). With a cockpit in the torso all sensors of head and centre torso count: one +2, two +4, three: nothing is fired. An industrial cockpit adds +1, a primitive industrial one +2 (`sensors`). Who is shut down, unconscious or dead fires nothing (`weapon`).",
    de: 'Hitze des Angreifers: 8–12 +1, 13–16 +2, 17–23 +3, ab 24 +4 (`heat`). Ein zerstörter Slot der Sensoren: +2 (`sensors`); zwei: Es wird nichts abgefeuert (`sensors`). Mit einem Cockpit im Torso zählen alle Sensoren in Kopf und Torsomitte: einer +2, zwei +4, drei: nichts. Ein industrielles Cockpit bringt +1, ein primitives industrielles +2 (`sensors`). Wer abgeschaltet, bewusstlos oder tot ist, schießt nicht (`weapon`).',
  },
};

export const ATTACKER_PRONE: GameRule = {
  id: 'BT-GUN-9',
  line: {
    en: 'A prone biped supports itself with one arm: +2 (`attacker-prone`), leg weapons cannot fire, and without both arms in place nothing does (`prone`). Of the arms only one may fire in a turn; which one the attacker chooses (a shot asked for alone is free). A prone quad with all legs and hips whole fires everything without a modifier. Else +2 and no weapons in its rear legs; with three legs gone, or both front legs, nothing (`prone`).',
    de: 'Ein liegender Zweibeiner stützt sich auf einen Arm: +2 (`attacker-prone`), Beinwaffen schießen nicht, und ohne beide Arme gar nichts (`prone`). Nur einer der Arme darf in einem Zug schießen; welcher, wählt der Angreifer (ein einzeln gefragter Schuss ist frei). Ein liegender Vierbeiner mit allen Beinen und Hüften heil schießt alles ohne Zuschlag. Sonst +2 und keine Waffen in den Hinterbeinen; fehlen drei Beine oder beide vorderen, nichts (`prone`).',
  },
};

export const ACTUATORS: GameRule = {
  id: 'BT-GUN-10',
  line: {
    en: "A weapon in a biped's arm, or split between an arm and its torso: with the shoulder broken +4 (`shoulder`) and nothing else; else +1 each for a broken upper and lower arm (`arm-actuators`). Actuators that the design never had do not count. The hand does not matter. An actuator enhancement system in that arm that works: −1 (`arm-actuators`), not for a split weapon.",
    de: 'Eine Waffe im Arm eines Zweibeiners oder zwischen Arm und Torso geteilt: bei zerstörter Schulter +4 (`shoulder`) und sonst nichts; sonst je +1 für zerstörten Ober- und Unterarm (`arm-actuators`). Was der Entwurf nie hatte, zählt nicht. Die Hand ist gleichgültig. Ein Aktivatoren-Verstärkungssystem in diesem Arm, das noch geht: −1 (`arm-actuators`), nicht für eine geteilte Waffe.',
  },
};

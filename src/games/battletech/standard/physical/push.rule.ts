import type { GameRule } from '../../../contract';

export const PUSH: GameRule = {
  id: 'BT-PHYS-4',
  line: {
    en: 'A push: `base` is piloting − 1. Not by a prone mech (`prone`), not at one (`target-prone`), not by a quad (`quad`), both arms in place (`arm`, of a biped), no weapon fired from them (`weapon`). The target stands in the hex straight ahead of the legs (`arc`), feet on the same level (`elevation`). Each broken shoulder +2 (`shoulder`). No damage, table `normal`. A hit moves the target one hex in the direction of the push, and the attacker follows; the target must pass a piloting roll. Where the hex is closed to it (more than 2 levels up, off the field it leaves, by BT-PSR-13), it stays.',
    de: 'Ein Stoß: `base` ist Steuerkunst − 1. Nicht durch einen liegenden Mech (`prone`), nicht gegen einen (`target-prone`), nicht durch einen Vierbeiner (`quad`), beide Arme vorhanden (`arm`, beim Zweibeiner), aus ihnen keine Waffe abgefeuert (`weapon`). Das Ziel steht im Feld gerade vor den Beinen (`arc`), die Füße auf gleicher Ebene (`elevation`). Jede zerstörte Schulter +2 (`shoulder`). Kein Schaden, Tabelle `normal`. Ein Treffer schiebt das Ziel ein Feld in Stoßrichtung, der Angreifer folgt; das Ziel muss einen Steuerwurf bestehen. Wo das Feld ihm verschlossen ist (mehr als 2 Ebenen hinauf; vom Spielfeld verlässt es nach BT-PSR-13), bleibt es.',
  },
};

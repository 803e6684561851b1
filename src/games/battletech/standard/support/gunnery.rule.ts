import type { GameRule } from '../../../contract';

export const SUPPORT_GUNNERY: GameRule = {
  id: 'BT-SUP-7',
  line: {
    en: "A VTOL is harder to hit by 1 (`target-airborne`). A platoon's own movement does not count for its fire. Each hit on the sensors, up to 4, and a hit on the commander make all shots of the vehicle harder by 1 (`crew`); for weapons where a stabiliser is hit its movement counts twice (`stabiliser`). A stranded unit is hit like an immobile mech. A stunned crew neither moves nor fires. Support units strike no blows; mechs may kick vehicles whose height they reach, and make no other physical attack on a support unit.",
    de: 'Ein VTOL ist um 1 schwerer zu treffen (`target-airborne`). Die eigene Bewegung eines Trupps zählt nicht für sein Feuer. Jeder Treffer an den Sensoren, bis 4, und ein Treffer am Kommandanten erschweren alle Schüsse des Fahrzeugs um 1 (`crew`); für Waffen, deren Stabilisator getroffen ist, zählt seine Bewegung doppelt (`stabiliser`). Eine Einheit, die festliegt, wird wie ein unbeweglicher Mech getroffen. Eine betäubte Besatzung bewegt sich nicht und feuert nicht. Unterstützungseinheiten schlagen nicht; Mechs dürfen Fahrzeuge treten, deren Höhe sie erreichen, und greifen Unterstützungseinheiten sonst nicht körperlich an.',
  },
};

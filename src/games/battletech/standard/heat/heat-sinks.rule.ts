/** BT-HEAT-3. */
import type { GameRule } from '../../../contract';

export const HEAT_SINKS: GameRule = {
  id: 'BT-HEAT-3',
  line: {
    en: 'At the end of the turn every working heat sink takes 1, a double one 2, a prototype double one 2; those in the engine cannot be hit. Heat does not fall below 0. In water of depth 1 the sinks in the legs of a standing mech take as much again, of a prone one, or in depth 2 and more, all of them, together at most 6 more. Laser heat sinks gain nothing by water. A partial wing of which no slot is hit takes 3 more, but not under water.',
    de: 'Am Ende des Zuges nimmt jeder heile Wärmetauscher 1, ein doppelter 2, ein doppelter Prototyp 2; die im Triebwerk können nicht getroffen werden. Hitze fällt nicht unter 0. In Wasser der Tiefe 1 nehmen die Tauscher in den Beinen eines stehenden Mechs noch einmal so viel, die eines liegenden, oder ab Tiefe 2, alle, zusammen höchstens 6 mehr. Laser-Wärmetauscher gewinnen durch Wasser nichts. Ein Teilflügel ohne getroffenen Platz nimmt 3 mehr, aber nicht unter Wasser.',
  },
};

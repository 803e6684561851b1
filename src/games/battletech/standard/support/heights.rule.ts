import type { GameRule } from '../../../contract';

export const SUPPORT_HEIGHTS: GameRule = {
  id: 'BT-SUP-5',
  line: {
    en: "A support unit is one level high: its height is that of its feet (BT-LOS-3), as of a prone mech. A hovercraft stands on the water's surface, a VTOL at the level at which it flies, and is not inside a building over which it flies. None has partial cover.",
    de: 'Eine Unterstützungseinheit ist eine Stufe hoch: Ihre Höhe ist die ihrer Füße (BT-LOS-3), wie bei einem liegenden Mech. Ein Luftkissenfahrzeug steht auf der Wasseroberfläche, ein VTOL in der Stufe, in der es fliegt, und ist nicht in einem Gebäude, das es überfliegt. Keine hat Teildeckung.',
  },
};

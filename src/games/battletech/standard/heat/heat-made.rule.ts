/** BT-HEAT-2. */
import type { GameRule } from '../../../contract';

export const HEAT_MADE: GameRule = {
  id: 'BT-HEAT-2',
  line: {
    en: 'Added up in a turn: movement (BT-HEAT-1), each weapon fired once for each of its shots whether it hits or not, 5 for each engine hit while the engine runs, 10 for stealth armour that is switched on, and heat from outside (flamers, infernos, plasma, fire), of which at most 15 counts a turn.',
    de: 'In einem Zug wird zusammengezählt: Bewegung (BT-HEAT-1), jede abgefeuerte Waffe für jeden ihrer Schüsse, ob er trifft oder nicht, 5 je Triebwerkstreffer, solange das Triebwerk läuft, 10 für eingeschaltete Tarnpanzerung, und Hitze von außen (Flammer, Inferno, Plasma, Feuer), von der höchstens 15 je Zug zählt.',
  },
};

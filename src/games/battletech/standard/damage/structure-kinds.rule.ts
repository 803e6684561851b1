/** BT-DMG-7. */
import type { GameRule } from '../../../contract';

export const STRUCTURE_KINDS: GameRule = {
  id: 'BT-DMG-7',
  line: {
    en: 'Composite structure takes twice the damage that reaches it; what goes on is half of the rest, rounded down. Reinforced structure takes half of it, rounded up; what goes on is twice the rest, less 1 if the damage was odd; critical hits there are rolled for at −1. Critical hits on an industrial mech are rolled for at +2. All other kinds do nothing.',
    de: 'Verbundstruktur nimmt den doppelten Schaden, der sie erreicht; weiter geht die Hälfte des Rests, abgerundet. Verstärkte Struktur nimmt die Hälfte, aufgerundet; weiter geht das Doppelte des Rests, weniger 1, wenn der Schaden ungerade war; auf kritische Treffer wird dort mit −1 gewürfelt. Auf kritische Treffer bei einem Industriemech wird mit +2 gewürfelt. Alle anderen Arten tun nichts.',
  },
};

/** BT-EQ-27. */
import type { GameRule } from '../../../../contract';

export const MYOMER: GameRule = {
  id: 'BT-EQ-27',
  line: {
    en: 'Triple-strength myomer: from 9 heat on, walking MP rise by 2 (after the loss by heat) and blows of arms and legs do twice their damage. Industrial triple-strength myomer: blows do twice, at any heat, and all fire is at +2.',
    de: 'Dreifachmyomer: Ab 9 Hitze steigen die Geh-BP um 2 (nach dem Verlust durch Hitze), und Schläge von Armen und Beinen tun den doppelten Schaden. Industrielles: Schläge tun das Doppelte, bei jeder Hitze, und alles Feuer hat +2.',
  },
};

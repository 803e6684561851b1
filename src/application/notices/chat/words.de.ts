/** The words of posts for chat rooms, beside those of their kinds: in German. */
import { formats } from '../../../kernel';
import type { ChatWords } from './words.en';

const { count, list } = formats.de;

export const de: ChatWords = {
  battles: (battles, hexes) =>
    battles === 0
      ? 'Es gab kein Gefecht.'
      : `${count(battles, 'Gefecht', 'Gefechte')}${hexes.length === 0 ? '' : ` (${list(hexes)})`}.`,
  out: (forces) =>
    `${list(forces)} ${forces.length === 1 ? 'hat keine Mechs mehr und ist' : 'haben keine Mechs mehr und sind'} ausgeschieden.`,
  open: 'Kampagne öffnen',
  testTitle: 'Dieser Chatraum ist verbunden',
  testBody:
    'Ab jetzt steht hier, wann Phasen beginnen, auf wen gewartet wird, was mit Gefechten und Runden ist, und wie es endet.',
};

/**
 * A scene as SVG (GAM-7): one renderer for every system. Whatever has a text has it as a title, for those who
 * do not see.
 */
import { escaped } from '../../kernel/markup';
import type { Language } from '../../kernel';
import { type Board, sayIn, type Scene, type Text, type Texts, type Words } from '../shapes';
import { groundSvg, PAPER } from './svg-ground';
import { type LogLine, logSvg } from './svg-log';
import { ARROWS, markSvg, tokenSvg } from './svg-tokens';

/** `log`: what is written under the field. */
export const svgOf = (
  board: Board,
  scene: Scene,
  texts: Texts,
  language: Language,
  log: readonly LogLine[] = [],
): string => {
  const say = ({ say: code, params }: Text): string => escaped(sayIn(texts, language, code, params));
  const saidWords = ({ code, params }: Words): string => escaped(sayIn(texts, language, code, params));
  const titled = (text: Text | null): string => (text === null ? '' : `<title>${say(text)}</title>`);
  const { x, y } = board.size;
  const { svg: written, height } = logSvg(log, x, y);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} ${y + height}" role="img">`,
    ARROWS,
    ...(height === 0 ? [] : [`<rect width="${x}" height="${y + height}" fill="#ffffff"/>`]),
    `<rect width="${x}" height="${y}" fill="${PAPER}"/>`,
    ...groundSvg(board, titled, say),
    ...scene.marks.filter(({ kind }) => kind !== 'fire').map((mark) => markSvg(mark, titled)),
    ...scene.tokens.map((token) => tokenSvg(token, saidWords)),
    // Over those at whom is fired, so that it is seen where it ends.
    ...scene.marks.filter(({ kind }) => kind === 'fire').map((mark) => markSvg(mark, titled)),
    ...(written === '' ? [] : [written]),
    '</svg>',
  ].join('\n');
};

/** What lies at a place of the table, in words: for the cursor and for the list. */
import type { Board, Scene, Token } from './shapes';
import { sayAim, sayFacing } from './say-facing';
import { t } from './words';

export const describeToken = (token: Token): string =>
  [
    token.name,
    token.seat,
    token.place,
    token.facing === null ? null : sayFacing(token.facing),
    token.aim === null || token.aim === token.facing ? null : sayAim(token.aim),
    token.level === 0 ? null : t.level(token.level),
    ...token.bars.map(({ title, value, most }) => `${title} ${value}/${most}`),
    ...token.states.map(({ text }) => text),
    token.hidden ? t.hidden : null,
    token.at === null ? t.offField : null,
  ]
    .filter((part) => part !== null)
    .join(', ');

/** A hex with its terrain and who stands there. */
export function describePlace(board: Board, scene: Scene, place: string): string {
  const areas = board.areas.filter(({ places }) => places.includes(place));
  const parts = areas.map(({ title, level }) => (level === 0 ? title : `${title}, ${t.level(level)}`));
  const here = scene.tokens.filter((token) => token.place === place).map(describeToken);
  return [place, ...parts, ...here].join(', ');
}

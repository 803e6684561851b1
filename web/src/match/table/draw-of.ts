/** A board and a scene, as the painter gets them. */
import type { Point } from '../../board/geometry';
import { seatNumber, type Board, type Figure, type Mark, type Scene, type Token } from '../shapes';
import type { DrawnFigure, DrawnGround, DrawnMark, DrawnScene, DrawnToken } from './drawn';
import { toPlaneOf, type Field } from './field';
import { hexGroundOf, terrainOf } from './terrain';

export const figureOf = (field: Field, { polygon, line, radius = 0 }: Figure): DrawnFigure => ({
  points: (polygon ?? line ?? []).map((point) => toPlaneOf(field, point)),
  radius: polygon === undefined ? radius * field.scale[0] : null,
});

export const groundOf = (field: Field, board: Board): DrawnGround => ({
  field,
  hexes: hexGroundOf(field.columns === 0 ? { areas: [] } : board),
  areas: board.areas.flatMap((area) =>
    area.shape === null
      ? []
      : [{ terrain: terrainOf(area), title: area.title, figure: figureOf(field, area.shape) }],
  ),
});

export const markOf = (field: Field, { kind, seat, shape, text }: Mark): DrawnMark => ({
  kind,
  seat: seatNumber(seat),
  figure: figureOf(field, shape),
  text,
});

export const tokenOf = (field: Field, token: Token, you: string | null, at: Point): DrawnToken => {
  const [bar] = token.bars;
  return {
    id: token.id,
    at,
    seat: seatNumber(token.seat),
    own: token.seat !== null && token.seat === you,
    kind: token.kind,
    short: token.short,
    facing: token.facing,
    aim: token.aim,
    radius: token.radius * field.scale[0],
    length: token.length * field.scale[0],
    share: bar === undefined || bar.most === 0 ? null : Math.max(0, Math.min(1, bar.value / bar.most)),
    bad: token.states.some(({ good }) => good === false),
    done: token.done,
    hidden: token.hidden,
  };
};

/** Several in one place stand beside each other. */
const SPREAD = 0.42;

export function sceneOf(field: Field, { tokens, marks }: Scene, you: string | null): DrawnScene {
  const there = new Map<string, Token[]>();
  for (const token of tokens) {
    if (token.at === null) continue;
    const key = `${token.at.x} ${token.at.y}`;
    there.set(key, [...(there.get(key) ?? []), token]);
  }
  return {
    tokens: [...there.values()].flatMap((group) =>
      group.map((token, index) => {
        const [x, y] = toPlaneOf(field, token.at ?? { x: 0, y: 0 });
        const aside = (index - (group.length - 1) / 2) * SPREAD * 2;
        return tokenOf(field, token, you, [x + (group.length === 1 ? 0 : aside), y]);
      }),
    ),
    marks: marks.map((mark) => markOf(field, mark)),
  };
}

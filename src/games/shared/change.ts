/**
 * What an event changed in its reader's board and scene (GAM-7), computed from what this reader knew before
 * and knows after.
 */
import { byId, canonicalJson, isSameJson, memo, sha256Hex } from '../../kernel';
import type { Area, Board, Change, Mark, Scene } from '../shapes';

export interface Field {
  readonly board: Board;
  readonly scene: Scene;
}

/** 64 hex digits, the same for equal boards. */
export const boardHash: (board: Board) => string = memo((board: Board) => sha256Hex(canonicalJson(board)));

/** Lists in the order of their ids, as `Scene` promises. */
export const inOrder = (scene: Scene): Scene => ({
  ...scene,
  tokens: [...scene.tokens].sort(byId),
  trays: [...scene.trays].sort(byId),
});

const changed = <T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
): readonly T[] => {
  const known = new Map(before.map((one) => [one.id, one]));
  return after.filter((one) => !known.has(one.id) || !isSameJson(known.get(one.id), one));
};

const gone = <T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): readonly T[] => {
  const left = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => !left.has(id));
};

/** How a change says that an area is gone. */
const emptied = (area: Area): Area => ({ ...area, shape: null, places: [] });
const isEmptied = ({ shape, places }: Area): boolean => shape === null && places.length === 0;

/** Only areas change of a board: a field of another size or grid is another match. */
export const changeBetween = (before: Field, after: Field, flash: readonly Mark[] = []): Change => ({
  tokens: changed(before.scene.tokens, after.scene.tokens),
  gone: [
    ...gone(before.scene.tokens, after.scene.tokens),
    ...gone(before.scene.trays, after.scene.trays),
  ].map(({ id }) => id),
  areas: [
    ...changed(before.board.areas, after.board.areas),
    ...gone(before.board.areas, after.board.areas).map(emptied),
  ],
  trays: changed(before.scene.trays, after.scene.trays),
  marks: isSameJson(before.scene.marks, after.scene.marks) ? null : after.scene.marks,
  flash,
});

const merged = <T extends { readonly id: string }>(
  before: readonly T[],
  changes: readonly T[],
  without: ReadonlySet<string>,
): readonly T[] => {
  const all = new Map<string, T>();
  for (const one of [...before, ...changes]) all.set(one.id, one);
  return [...all.values()].filter(({ id }) => !without.has(id)).sort(byId);
};

/** What a client does with a change: the field after it. */
export const changedField = ({ board, scene }: Field, change: Change): Field => {
  const without = new Set(change.gone);
  return {
    board: {
      ...board,
      areas: merged(board.areas, change.areas, new Set()).filter((area) => !isEmptied(area)),
    },
    scene: {
      tokens: merged(scene.tokens, change.tokens, without),
      trays: merged(scene.trays, change.trays, without),
      marks: change.marks ?? scene.marks,
    },
  };
};

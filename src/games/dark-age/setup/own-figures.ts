/**
 * Figures of a player's own list in a setup (DA-SET-2, DA-FIG-3): a force names them by their ids in `own`,
 * and `made` has them, so that the setup that is kept needs no list.
 */
import { flatMap, isRecord } from '../../../kernel';
import type { OwnPieces } from '../../contract';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const isText = (value: unknown): value is string => typeof value === 'string';
const idOf = (value: unknown): unknown => (isRecord(value) ? value['id'] : undefined);

export const OWN_FIGURES: OwnPieces = {
  asked: (input) => {
    if (!isRecord(input)) return [];
    const made = listOf(input['made']).map(idOf);
    const named = flatMap(listOf(input['forces']), (force) => listOf(isRecord(force) ? force['own'] : null));
    return [...new Set(named.filter(isText))].filter((id) => !made.includes(id));
  },
  filled: (input, pieces) =>
    isRecord(input) && pieces.length > 0 ? { ...input, made: [...listOf(input['made']), ...pieces] } : input,
};

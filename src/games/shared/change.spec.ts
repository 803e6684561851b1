import { token } from '../../../test/support/games/fixtures/fixture';
import { text } from '../shapes';
import { boardHash, changeBetween, changedField, type Field, inOrder } from './change';

const area = (id: string): Field['board']['areas'][number] => ({
  id,
  kind: 'smoke',
  title: text('smoke'),
  level: 0,
  cover: 1,
  shape: { line: [{ x: 1, y: 1 }], radius: 2 },
  places: [],
});
const field = (
  tokens: Field['scene']['tokens'],
  areas: readonly string[] = [],
  marks: Field['scene']['marks'] = [],
): Field => ({
  board: { unit: 1000, size: { x: 100, y: 100 }, grid: null, areas: areas.map(area) },
  scene: inOrder({ tokens, marks, trays: [] }),
});

describe('changes of a scene', () => {
  it('GAM-7 folds to the scene after it: what came, moved and vanished', () => {
    const before = field([token('a', 'mech'), token('b', 'mech')], ['smoke']);
    const after = field([token('a', 'mech', { at: { x: 5, y: 5 } }), token('c', 'mech')], ['cloud']);
    const change = changeBetween(before, after);
    expect([change.tokens.map(({ id }) => id), change.gone, change.marks]).toEqual([['a', 'c'], ['b'], null]);
    expect(changedField(before, change)).toEqual(after);
  });

  it('GAM-7 says nothing of what stays', () => {
    const same = field([token('a', 'mech')]);
    expect(changeBetween(same, field([token('a', 'mech')]))).toEqual({
      tokens: [],
      gone: [],
      areas: [],
      trays: [],
      marks: null,
      flash: [],
    });
    expect(boardHash(same.board)).toBe(boardHash(field([]).board));
  });
});

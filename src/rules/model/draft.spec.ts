import { world } from '../testing/world';
import { Draft, rowOf } from './draft';

describe('reading a table', () => {
  const state = world().mech('A', 'hunchback-hbk-4g', '0303').build();

  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'nothing'])(
    'ROUND-6 there is no row called %s, so an order for it is dropped',
    (id) => {
      expect(rowOf(state.mechs, id)).toBeNull();
      expect(new Draft(state).row('mechs', id)).toBeNull();
    },
  );

  it('finds the row that is there, and none under no key', () => {
    expect(rowOf(state.mechs, 'A1')).toBe(Object.values(state.mechs)[0]);
    expect(rowOf(state.mechs, null)).toBeNull();
  });

  it('a draft leaves the state alone, and a finished one copies again', () => {
    const draft = new Draft(state);
    draft.patch('mechs', 'A1', { shutDown: true });
    const first = draft.finish();
    draft.remove('mechs', 'A1');
    draft.patch('mechs', 'nothing', { shutDown: true });
    expect([
      Object.values(state.mechs)[0]?.shutDown,
      Object.values(first.mechs)[0]?.shutDown,
      Object.keys(draft.finish().mechs),
    ]).toEqual([false, true, []]);
  });
});

import fc from 'fast-check';
import { world } from '../testing/world';
import { Draft, isSettled, rowOf, rowsOf, tableOf, withRow } from './draft';

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

describe('the rows of a table, in the order of their keys', () => {
  const state = world()
    .mech('A', 'hunchback-hbk-4g', '0303')
    .mech('A', 'hunchback-hbk-4g', '0303')
    .mech('A', 'hunchback-hbk-4g', '0404')
    .build();
  const [mech] = rowsOf(state.mechs);
  const idsIn = ({ mechs }: Pick<Draft, 'mechs'>) => rowsOf(mechs).map(({ id }) => id as string);
  const called = (id: string) => ({
    ...mech!,
    id: id as (typeof state.mechs)[keyof typeof state.mechs]['id'],
  });

  it('hold for what is written between two questions: rows put, replaced and taken out', () => {
    const draft = new Draft(state);
    expect(idsIn(draft)).toEqual(['A1', 'A2', 'A3']);
    draft.put('mechs', 'A0', called('A0'));
    expect(idsIn(draft)).toEqual(['A0', 'A1', 'A2', 'A3']);
    draft.patch('mechs', 'A2', { shutDown: true });
    expect(rowsOf(draft.mechs).map(({ shutDown }) => shutDown)).toEqual([false, false, true, false]);
    draft.remove('mechs', 'A1');
    draft.put('mechs', 'A9', called('A9'));
    expect(idsIn(draft)).toEqual(['A0', 'A2', 'A3', 'A9']);
    expect(idsIn(state)).toEqual(['A1', 'A2', 'A3']);
  });

  it('hold after a copy, in the copy and in what was copied', () => {
    const draft = new Draft(state);
    draft.patch('mechs', 'A1', { shutDown: true });
    const first = draft.finish();
    expect(idsIn(first)).toEqual(['A1', 'A2', 'A3']);
    draft.remove('mechs', 'A3');
    draft.put('mechs', 'A2', { ...called('A2'), hired: true });
    expect([idsIn(first), idsIn(draft)]).toEqual([
      ['A1', 'A2', 'A3'],
      ['A1', 'A2'],
    ]);
    expect([rowsOf(first.mechs)[1]?.hired, rowsOf(draft.finish().mechs)[1]?.hired]).toEqual([false, true]);
  });

  // What is known of the keys of a table is kept beside it: however it was written, it says what the table does.
  it('are those of the table after any rows put, taken out and finished in any order', () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom('put', 'remove', 'finish', 'read'), fc.integer({ min: 0, max: 9 })),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (taken) => {
        const draft = new Draft({ ...state, mechs: {} });
        const finished: (readonly [Draft['mechs'], readonly string[]])[] = [];
        let keys: readonly string[] = [];
        for (const [step, number] of taken) {
          const id = `M${number}`;
          if (step === 'put') {
            draft.put('mechs', id, called(id));
            keys = keys.includes(id) ? keys : [...keys, id];
          } else if (step === 'remove') {
            draft.remove('mechs', id);
            keys = keys.filter((one) => one !== id);
          } else if (step === 'finish') finished.push([draft.finish().mechs, keys]);
          else expect(idsIn(draft)).toEqual(keys.toSorted());
        }
        finished.push([draft.finish().mechs, keys]);
        for (const [mechs, had] of finished) {
          expect(Object.keys(mechs)).toEqual(had);
          expect(idsIn({ mechs })).toEqual(had.toSorted());
          expect(isSettled(mechs)).toBe(true);
        }
      }),
    );
  });
});

describe('a table of rows', () => {
  const [one, other, third] = ['b', 'a', 'c'].map((id) => ({ id }));

  it('has them by their ids and in their order, and inherits nothing', () => {
    const table = tableOf([one!, other!]);
    expect(Object.entries(table)).toEqual([
      ['b', one],
      ['a', other],
    ]);
    expect(table['constructor']).toBeUndefined();
  });

  it('with another row is another table', () => {
    const table = tableOf([one!, other!]);
    const more = withRow<string, { readonly id: string }>(withRow(table, 'c', third!), 'b', third!);
    expect(Object.entries(more)).toEqual([
      ['b', third],
      ['a', other],
      ['c', third],
    ]);
    expect(Object.keys(table)).toEqual(['b', 'a']);
  });
});

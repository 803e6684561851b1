import { groupsOf, rowsOfGroups } from './groups';

const ROWS = [
  { force: 'a', kind: 'mech', subject: '1' },
  { force: 'b', kind: 'mech', subject: '2' },
  { force: 'a', kind: 'depot', subject: '3' },
];

it('puts the rows that share a value together, without it, and back as they were', () => {
  const groups = groupsOf(ROWS, 'force', new Set(['a', 'b']));
  expect(groups).toEqual([
    {
      by: 'a',
      rows: [
        { kind: 'mech', subject: '1' },
        { kind: 'depot', subject: '3' },
      ],
    },
    { by: 'b', rows: [{ kind: 'mech', subject: '2' }] },
  ]);
  expect(rowsOfGroups(groups, 'force')).toEqual([ROWS[0], ROWS[2], ROWS[1]]);
});

it('makes groups of the values that are asked for only, also of those that have no rows left', () => {
  expect(groupsOf(ROWS, 'force', new Set(['b', 'c']))).toEqual([
    { by: 'b', rows: [{ kind: 'mech', subject: '2' }] },
    { by: 'c', rows: [] },
  ]);
});

/**
 * Random assignment tables: a title, then names with weights; other tables by their titles; comments
 * anywhere.
 */
import { readAssignmentTable } from './index';

const codes = (text: string) => {
  const read = readAssignmentTable(text);
  return read.ok ? [] : read.error.map(({ code, pointer }) => `${code} ${pointer}`);
};

it('has a title and entries with weights', () => {
  expect(
    readAssignmentTable(
      "# Sheds\r\nLowland 'Mechs, light\r\nPrairie Dog PRD-1A,3\r\n\r\nShamal (Dune Fox) C , 2\n@Lowland Heavies,1\n#end",
    ),
  ).toEqual({
    ok: true,
    value: {
      title: "Lowland 'Mechs, light",
      entries: [
        { kind: 'design', name: 'Prairie Dog PRD-1A', weight: 3 },
        { kind: 'design', name: 'Shamal (Dune Fox) C', weight: 2 },
        { kind: 'table', name: 'Lowland Heavies', weight: 1 },
      ],
    },
  });
});

it('takes the last comma for the weight’s', () => {
  const read = readAssignmentTable('T\nOne, Two and Three,4');
  expect(read.ok && read.value.entries).toEqual([{ kind: 'design', name: 'One, Two and Three', weight: 4 }]);
});

it('refuses what it cannot understand, line by line', () => {
  expect(codes('T\nno weight\n,3\nzero,0\n@,1\nhuge,1000001\nhalf,1.5')).toEqual([
    'mech-file/no-entry /lines/2',
    'mech-file/no-entry /lines/3',
    'mech-file/no-number /lines/4',
    'mech-file/no-entry /lines/5',
    'mech-file/no-number /lines/6',
    'mech-file/no-entry /lines/7',
  ]);
  expect(codes('Prairie Dog PRD-1A,3\nShamal C,1')).toEqual(['mech-file/no-title /lines/1']);
  expect(codes('')).toEqual(['mech-file/missing /lines/1']);
  expect(codes('# only\nTitle\n')).toEqual(['mech-file/missing /lines/3']);
  expect(codes('T\nx,1\u0000\n')).toContain('mech-file/no-text /lines/3');
});

import { violation, type Violation } from '../../kernel/violation';
import { ToldViolations } from './told-violations';

const wrong = (count: number): readonly Violation[] =>
  Array.from({ length: count }, (_, index) =>
    violation('mech-file/no-meaning', null, `/lines/${index + 1}`, { line: index + 1, text: 'x' }),
  );

describe('What is told of the files of an upload', () => {
  it('is everything while there is room', () => {
    const told = new ToldViolations(5);
    expect(told.of(wrong(2))).toEqual(wrong(2));
    expect(told.of(wrong(3))).toEqual(wrong(3));
  });

  it('is afterwards what stands first in a file, and how much more is wrong with it', () => {
    const told = new ToldViolations(5);
    told.of(wrong(4));
    expect(told.of(wrong(3))).toEqual([
      wrong(1)[0],
      violation('import/more', null, '/lines/1', { count: 2 }),
    ]);
    // A file with a single one is told in full however many there are.
    expect(told.of(wrong(1))).toEqual(wrong(1));
    expect(told.of(wrong(2))).toHaveLength(2);
  });

  it('counts what the reader of a file has left out already', () => {
    const many = [
      ...wrong(3),
      violation('mech-file/more', null, '/lines/3', { line: 3, text: '', count: 40 }),
    ];
    expect(new ToldViolations(0).of(many)[1]?.params).toEqual({ count: 42 });
  });

  it('stays small for any number of files', () => {
    const told = new ToldViolations(1_000);
    const files = Array.from({ length: 12_000 }, () => told.of(wrong(100)));
    expect(files.flat().length).toBeLessThanOrEqual(1_000 + 2 * 12_000);
    expect(files.every((one) => one.length > 0)).toBe(true);
  });

  it('is everything where nobody sets a bound', () => {
    expect(new ToldViolations().of(wrong(500))).toHaveLength(500);
  });
});

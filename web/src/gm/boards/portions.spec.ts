/** Files of map sheets are sent in portions that the server takes. */
import { portions } from './portions';

const file = (name: string, characters: number) => ({ name, text: 'x'.repeat(characters) });
const namesOf = (files: Parameters<typeof portions>[0]): readonly string[][] =>
  portions(files).map((portion) => portion.map(({ name }) => name));

it('BT-8 a portion is full by its files or by its characters, and every file is in one', () => {
  expect(namesOf([])).toEqual([]);
  expect(
    namesOf([file('a', 300_000), file('b', 100_000), file('c', 1), file('d', 500_000), file('e', 1)]),
  ).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  const many = Array.from({ length: 201 }, (_, index) => file(String(index), 1));
  expect(portions(many).map(({ length }) => length)).toEqual([100, 100, 1]);
  expect(portions(many).flat()).toEqual(many);
});

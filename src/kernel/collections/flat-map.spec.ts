import fc from 'fast-check';
import { flatMap } from './flat-map';

it('gives what the flatMap of the language gives', () => {
  const lists = fc.array(fc.oneof(fc.integer(), fc.array(fc.oneof(fc.integer(), fc.array(fc.integer())))));
  fc.assert(
    fc.property(lists, (list) => {
      const of = <T>(one: T, index: number) => (index % 3 === 2 ? [] : one);
      expect(flatMap(list, of)).toEqual(list.flatMap(of));
    }),
  );
});

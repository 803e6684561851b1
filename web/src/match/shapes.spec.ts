import { byNumber, type Token } from './shapes';

it('units are listed as people count them', () => {
  const token = (id: string): Token => ({ id }) as Token;
  const listed = ['A1', 'A10', 'A2', 'B1', 'A12'].map(token).sort(byNumber);
  expect(listed.map(({ id }) => id)).toEqual(['A1', 'A2', 'A10', 'A12', 'B1']);
});

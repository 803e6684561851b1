import { BACKWARD, countedAfter, FORWARD, TURN } from './counted-hexes';

it('BT-MOV-16 counts hexes since the last change of direction; turns end none', () => {
  expect(countedAfter(0, 0, FORWARD)).toBe(1);
  expect(countedAfter(FORWARD, 3, FORWARD)).toBe(4);
  expect(countedAfter(FORWARD, 3, TURN)).toBe(3);
  expect(countedAfter(FORWARD, 3, BACKWARD)).toBe(1);
  expect(countedAfter(BACKWARD, 2, FORWARD)).toBe(1);
  expect(countedAfter(BACKWARD, 2, BACKWARD)).toBe(3);
});

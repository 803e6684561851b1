import { seenShape } from './seen';

it('SIGHT-4 dates a sighting with the same bytes, in whatever order it was kept', () => {
  expect(JSON.stringify(seenShape({ phase: 'combat', round: 2 }))).toBe('{"round":2,"phase":"combat"}');
  expect(JSON.stringify(seenShape({ round: 2, phase: 'combat' }))).toBe('{"round":2,"phase":"combat"}');
  expect(seenShape(null)).toBeNull();
});

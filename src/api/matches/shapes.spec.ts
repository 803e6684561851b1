import { newestOf } from './shapes';

it('GAM-13 tells the newest for which there is room, in bytes, and never more', () => {
  const told = ['one', 'zwölf', 'three'];
  const whole = Buffer.byteLength(JSON.stringify(told)) - 1;
  expect(newestOf(told, whole)).toEqual(told);
  expect(newestOf(told, whole - 1)).toEqual(['zwölf', 'three']);
  expect(newestOf(told, 8)).toEqual(['three']);
  expect(newestOf(told, 7)).toEqual([]);
  expect(newestOf(told, -5)).toEqual([]);
  expect(newestOf([], 100)).toEqual([]);
});

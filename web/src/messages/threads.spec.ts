/** Messages by whom one talks with. */
import { addressee, byThread, lengthOf, threadOf, unreadIn, type Message } from './threads';

const message = (id: string, from: string, to: string | null): Message => ({
  id,
  from,
  to,
  at: '3025-01-01T00:00:00.000Z',
  text: id,
});

it('a message belongs to the thread in which it is answered', () => {
  expect(threadOf(message('1', 'ben', null), 'anna')).toBe('all');
  expect(threadOf(message('1', 'ben', 'team'), 'anna')).toBe('team');
  expect(threadOf(message('1', 'ben', 'anna'), 'anna')).toBe('ben');
  expect(threadOf(message('1', 'anna', 'ben'), 'anna')).toBe('ben');
  expect(threadOf(message('1', 'anna', 'gm'), 'anna')).toBe('gm');
  expect(threadOf(message('1', 'gm', 'anna'), 'anna')).toBe('gm');
  expect(threadOf(message('1', 'anna', 'gm'), 'gm')).toBe('anna');
  expect(threadOf(message('1', 'gm', 'anna'), 'gm')).toBe('anna');
  expect(['all', 'team', 'ben'].map(addressee)).toEqual([null, 'team', 'ben']);
});

it('what others wrote after the last one that was read is unread', () => {
  const all = [
    message('1', 'ben', null),
    message('2', 'anna', null),
    message('3', 'ben', null),
    message('4', 'ben', 'anna'),
  ];
  const threads = byThread(all, 'anna');
  expect([...threads].map(([thread, messages]) => [thread, messages.length])).toEqual([
    ['all', 3],
    ['ben', 1],
  ]);
  expect([undefined, '1', '2', '3'].map((last) => unreadIn(threads.get('all') ?? [], 'anna', last))).toEqual([
    2, 1, 1, 0,
  ]);
});

it('characters are counted as the server counts them', () => {
  expect(lengthOf('  🤖e\u0301 ')).toBe(2);
});

import { ProblemError } from '../http/problems/problem';
import { EngineLimits } from './engine-limits';

/** Polls that hang until they are let go. */
const hanging = () => {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  return { wait: () => gone, letGo: () => letGo() };
};

it('TAC-8 one engine holds at most 8 calls open, and all together as many as the server bears', async () => {
  const limits = new EngineLimits();
  const { wait, letGo } = hanging();
  const polls = Array.from({ length: 8 }, () => limits.poll('first', wait));
  await expect(limits.poll('first', wait)).rejects.toThrow(ProblemError);
  for (let engine = 1; engine < 250; engine += 1)
    for (let call = 0; call < 8; call += 1) polls.push(limits.poll(`engine-${engine}`, wait));
  await expect(limits.poll('one-too-many', wait)).rejects.toThrow(ProblemError);
  letGo();
  await Promise.all(polls);
  expect(await limits.poll('one-too-many', () => Promise.resolve('work'))).toBe('work');
});

it('TAC-8 a call that fails is no longer open', async () => {
  const limits = new EngineLimits();
  for (let call = 0; call < 20; call += 1)
    await expect(limits.poll('first', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('TAC-8 wrong signatures count by network: whoever has a /64 has no more tries than others', () => {
  const limits = new EngineLimits();
  for (let host = 1; host <= 60; host += 1) limits.failed(`2001:470:1:2::${host}`);
  expect(() => limits.knock('2001:470:1:2:ffff::1', 'engine')).toThrow(ProblemError);
  expect(() => limits.knock('2001:470:1:3::1', 'engine')).not.toThrow();
});

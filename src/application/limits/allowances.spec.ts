/**
 * Limits of commands: never more than the limit over all processes, one question for many commands, and only
 * one's own commands count.
 */
import type { CampaignId, UserId } from '../../kernel/ids';
import { Allowances } from './allowances';
import type { AllowanceBook, AllowanceSubject, Block } from './allowance-book';
import type { CommandKind, CommandLimits } from './kinds';

const LIMITS: CommandLimits = {
  offers: 30,
  'order-sheets': 180,
  'dry-runs': 300,
  corrections: 10,
  maps: 20,
  records: 20,
  messages: 20,
  exports: 3,
  commands: 1,
};
const subject = (
  kind: CommandKind = 'offers',
  user = 'anna',
  campaign: string | null = 'c',
): AllowanceSubject => ({
  kind,
  user: user as UserId,
  campaign: campaign as CampaignId | null,
});

/** As the database does it, by a clock that the test moves. */
class Book implements AllowanceBook {
  now = 0;
  questions = 0;
  readonly #windows = new Map<string, { taken: number; endsAt: number }>();

  async take(
    { kind, user, campaign }: AllowanceSubject,
    limit: number,
    windowSeconds: number,
  ): Promise<Block | null> {
    this.questions += 1;
    await Promise.resolve();
    if (campaign === 'elsewhere') return null;
    const key = `${kind} ${user} ${campaign}`;
    let window = this.#windows.get(key);
    if (window === undefined || window.endsAt <= this.now)
      this.#windows.set(key, (window = { taken: 0, endsAt: this.now + windowSeconds * 1_000 }));
    const granted = Math.min(Math.max(1, Math.floor((limit - window.taken) / 10)), limit - window.taken);
    window.taken += granted;
    return { granted, left: limit - window.taken, milliseconds: window.endsAt - this.now };
  }
}

let book: Book;
beforeEach(() => {
  book = new Book();
});
const process = (): Allowances => new Allowances(book, LIMITS, () => book.now);
const allowed = async (one: Allowances, times: number, of = subject()): Promise<number> => {
  let count = 0;
  for (let time = 0; time < times; time += 1) if ((await one.spend(of))?.allowed === true) count += 1;
  return count;
};

it('allows the limit, and then nothing until the window ends', async () => {
  const one = process();
  expect(await allowed(one, 100)).toBe(30);
  book.now = 59_999;
  expect(await one.spend(subject())).toEqual({ allowed: false, limit: 30, remaining: 0, seconds: 1 });
  book.now = 60_000;
  expect(await allowed(one, 100)).toBe(30);
});

it('tells what remains, one less with each command', async () => {
  const one = process();
  const remaining: (number | undefined)[] = [];
  for (let time = 0; time < 31; time += 1) remaining.push((await one.spend(subject()))?.remaining);
  expect(remaining).toEqual([...Array.from({ length: 30 }, (_, index) => 29 - index), 0]);
});

it('asks once for many commands, and not at all when all are spent', async () => {
  const one = process();
  await allowed(one, 150, subject('order-sheets'));
  expect(book.questions).toBeLessThan(25);
  await allowed(one, 100, subject('order-sheets'));
  const asked = book.questions;
  await allowed(one, 1_000, subject('order-sheets'));
  expect(book.questions).toBe(asked);
});

it('counts each user, campaign and kind by itself', async () => {
  const one = process();
  expect(await allowed(one, 40)).toBe(30);
  expect(await allowed(one, 40, subject('offers', 'ben'))).toBe(30);
  expect(await allowed(one, 40, subject('offers', 'anna', 'd'))).toBe(30);
  expect(await allowed(one, 40, subject('offers', 'anna', null))).toBe(30);
  expect(await allowed(one, 40, subject('maps'))).toBe(20);
  expect(await allowed(one, 40, subject('commands'))).toBe(1);
});

it('commands that come at once never pass the limit, in one process or several', async () => {
  const processes = [process(), process(), process()];
  const standings = await Promise.all(
    Array.from({ length: 300 }, async (_, index) => processes[index % 3]?.spend(subject())),
  );
  const count = standings.filter((standing) => standing?.allowed === true).length;
  expect(count).toBeLessThanOrEqual(30);
  expect(count).toBeGreaterThan(20);
});

it('what a killed process had taken is lost for the window, and no longer', async () => {
  await process().spend(subject());
  const next = process();
  expect(await allowed(next, 100)).toBe(27);
  book.now = 60_000;
  expect(await allowed(next, 100)).toBe(30);
});

it('counts nothing for who is not in the campaign, and keeps nothing of it', async () => {
  const one = process();
  for (let time = 0; time < 50; time += 1)
    expect(await one.spend(subject('offers', 'anna', 'elsewhere'))).toBeNull();
  expect(one.size).toBe(0);
});

it('a book that fails is asked again with the next command', async () => {
  const one = process();
  jest.spyOn(book, 'take').mockRejectedValueOnce(new Error('away'));
  await expect(one.spend(subject())).rejects.toThrow('away');
  expect((await one.spend(subject()))?.allowed).toBe(true);
});

it('forgets windows that have ended', async () => {
  const one = process();
  for (let user = 0; user < 100; user += 1) await one.spend(subject('offers', `user ${user}`));
  expect(one.size).toBe(100);
  book.now = 61_000;
  await one.spend(subject());
  expect(one.size).toBe(1);
});

/** Waiting for what happens in the background: on a machine that does much else it takes its time. */
const PATIENCE_MS = 120_000;
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 25));

/** Looks until it holds; throws, with what it waited for, when it never does. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await holds()); await pause())
    if (performance.now() > end) throw new Error(`no ${what} in time`);
}

/** Asks until the answer is the one that is wanted; the last answer is compared. */
export async function eventually<T>(ask: () => Promise<T>, wanted: T): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  let answer = await ask();
  while (answer !== wanted && performance.now() < end) {
    await pause();
    answer = await ask();
  }
  expect(answer).toBe(wanted);
}

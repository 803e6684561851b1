/** What a page shows at once and sends a little later. */
const PATIENCE_MS = 60_000;

/** Asks until the answer is the one that is wanted; the last answer is compared. */
export async function eventually<T>(ask: () => Promise<T>, wanted: T): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let answer = await ask();
  while (answer !== wanted && Date.now() < end) {
    await new Promise((done) => setTimeout(done, 50));
    answer = await ask();
  }
  expect(answer).toBe(wanted);
}

/** What a run of `npm test` has found: counts, the names of what failed, and the line of each check. */
export class Results {
  #total = { passed: 0, failed: 0, skipped: 0 };
  #failures = [];

  add({ passed = 0, failed = 0, skipped = 0 }, failures = []) {
    this.#total.passed += passed;
    this.#total.failed += failed;
    this.#total.skipped += skipped;
    this.#failures.push(...failures);
  }

  /** `work` answers null, or what is wrong. */
  async check(name, work) {
    const started = Date.now();
    const problem = await work().catch((error) => String(error?.stack ?? error));
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const isFine = problem === null;
    this.add(isFine ? { passed: 1 } : { failed: 1 }, isFine ? [] : [name]);
    console.log(`${isFine ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${isFine ? '' : `\n${problem}`}`);
  }

  skip(what) {
    console.log(`skipped ${what}`);
    this.add({ skipped: 1 });
  }

  /** The last lines. True when nothing failed. */
  sumUp() {
    const { passed, failed, skipped } = this.#total;
    if (this.#failures.length > 0)
      console.log(`\nFailed:\n${this.#failures.map((name) => `  ${name}`).join('\n')}`);
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    return failed === 0;
  }
}

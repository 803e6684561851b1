/**
 * Which placeholder of one recording stands for which of another, within one exchange: `<id:40>` may be
 * `<id:41>` there, but then everywhere, and no other may be.
 */
const PLACEHOLDER = /<(?:id|engine|secret):\d+>/g;
/** Without its numbers. */
const masked = (text) => text.replace(PLACEHOLDER, (one) => `<${kindOf(one)}>`);
const kindOf = (placeholder) => placeholder.slice(1, placeholder.indexOf(':'));

class SameIds {
  #now = new Map();
  #before = new Map();

  #isPair(old, fresh) {
    if (!this.#now.has(old) && !this.#before.has(fresh)) {
      this.#now.set(old, fresh);
      this.#before.set(fresh, old);
    }
    return this.#now.get(old) === fresh;
  }

  /** Of two texts: whether they differ in nothing but numbers of placeholders. */
  areSame(before, now) {
    if (masked(before) !== masked(now)) return false;
    const fresh = now.match(PLACEHOLDER) ?? [];
    return (before.match(PLACEHOLDER) ?? []).every((old, index) => this.#isPair(old, fresh[index]));
  }

  /** Pairs of an object's names before and now; null: there is none. */
  keys(before, now) {
    const left = new Set(now);
    const pairs = before.map((old) => {
      const known = old.replace(PLACEHOLDER, (one) => this.#now.get(one) ?? one);
      const found = left.has(known)
        ? known
        : [...left].find((key) => old.includes('<') && this.areSame(old, key));
      if (found === undefined) return [old, null];
      left.delete(found);
      return [old, found];
    });
    return [...pairs, ...[...left].map((key) => [null, key])];
  }
}

module.exports = { SameIds, masked };

/** The words that say to each push service who sends: signed once an hour, not for each push. */
import { vapidHeader, type VapidKeys } from './vapid';

/** Much shorter than a word is valid. */
const KEPT_MS = 3_600_000;
/** Anybody can name an address, so the list is bounded; there are a handful of services. */
const MAX_SERVICES = 200;

export class SignedWords {
  readonly #known = new Map<string, { readonly header: string; readonly until: number }>();

  constructor(
    private readonly keys: () => Promise<VapidKeys>,
    /** Whom a push service may ask: `mailto:` or `https:`. */
    private readonly contact: string,
  ) {}

  /**
   * The header `Authorization` of a push to that address.
   *
   * @param now ms since 1970
   */
  async to(endpoint: string, now: number): Promise<string> {
    const { origin } = new URL(endpoint);
    const known = this.#known.get(origin);
    // A clock that was set back signs anew, too.
    if (known !== undefined && now < known.until && now >= known.until - KEPT_MS) return known.header;
    const header = vapidHeader(await this.keys(), endpoint, this.contact, now);
    if (this.#known.size >= MAX_SERVICES) this.#known.clear();
    this.#known.set(origin, { header, until: now + KEPT_MS });
    return header;
  }
}

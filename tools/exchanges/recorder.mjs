/**
 * Writes down what `fetch` exchanges with one server, one exchange after the other, however many are asked at
 * once: so their order is always the same.
 */

/** Of a request; what a client sends without saying so is left out. */
const ASKED = /^(accept|accept-language|content-type|if-match|if-none-match|last-event-id)$/;
const TOLD =
  /^(content-type|content-language|content-disposition|cache-control|vary|allow|location|www-authenticate|link|etag|set-cookie|retry-after|access-control-.*|content-security-policy|idempotent-replayed)$/;

const textOf = async (request) => {
  const type = request.headers.get('content-type') ?? '';
  if (request.body === null) return '';
  // The boundary is another one every time.
  if (!type.startsWith('multipart/form-data')) return request.clone().text();
  try {
    const parts = [...(await request.clone().formData()).entries()];
    return JSON.stringify(
      await Promise.all(
        parts.map(async ([name, part]) => [name, typeof part === 'string' ? part : await part.text()]),
      ),
    );
  } catch {
    return request.clone().text();
  }
};

const chosen = (headers, wanted) =>
  Object.fromEntries(
    [...headers.entries()]
      .filter(([name]) => wanted.test(name))
      .map(([name, value]) => [name, value.replace(/boundary=.*/, 'boundary')]),
  );

const isText = (type) => /json|text|xml|svg|^$/.test(type);

export class Recorder {
  exchanges = [];
  /** Of the script: where an exchange belongs to. */
  step = '';
  #who = new Map();
  #last = Promise.resolve();
  #fetch = globalThis.fetch;
  #url;

  constructor(url) {
    this.#url = url;
  }

  /** From now on `fetch` is recorded, where it goes to the server. */
  start() {
    globalThis.fetch = (input, options) => {
      const request = new Request(input, options);
      if (!request.url.startsWith(this.#url)) return this.#fetch(request);
      const { step } = this;
      const next = this.#last.then(() => this.#exchange(request, step));
      this.#last = next.catch(() => undefined);
      return next;
    };
  }

  end() {
    globalThis.fetch = this.#fetch;
  }

  #nameOf(request) {
    if (request.headers.has('x-engine-signature')) return 'engine';
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '');
    return token === undefined ? 'nobody' : (this.#who.get(token) ?? 'somebody');
  }

  /** Who a token is for is told where it is given out. */
  #note(text, type) {
    if (!type.includes('json')) return;
    const told = JSON.parse(text);
    if (typeof told?.accessToken === 'string')
      this.#who.set(told.accessToken, told.user?.displayName ?? 'somebody');
  }

  async #exchange(request, step) {
    const sent = await textOf(request);
    const asked = {
      step,
      who: this.#nameOf(request),
      method: request.method,
      path: request.url.slice(this.#url.length),
      headers: chosen(request.headers, ASKED),
      sent,
    };
    const answer = await this.#fetch(request);
    const type = answer.headers.get('content-type') ?? '';
    const streams = type.startsWith('text/event-stream');
    if (streams) await answer.body?.cancel();
    const bytes = streams ? Buffer.alloc(0) : Buffer.from(await answer.arrayBuffer());
    if (!streams) this.#note(bytes.toString(), type);
    const told = {
      status: answer.status,
      answered: chosen(answer.headers, TOLD),
      ...(isText(type) ? { body: bytes.toString() } : { bytes }),
    };
    this.exchanges.push({ ...asked, ...told });
    const bare = [101, 204, 205, 304].includes(answer.status) || streams;
    return new Response(bare ? null : bytes, { status: answer.status, headers: answer.headers });
  }
}

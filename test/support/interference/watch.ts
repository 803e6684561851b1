/**
 * Somebody who records everything that reaches them before and after what another does, and says what is
 * different.
 */
import type { World } from '../api-table/world';
import { inLanes } from '../api-table/ask';
import type { Person } from '../players';
import { bytesOf, difference, type Asked, type Bytes } from './bytes';
import { probesOf } from './probes';
import { openRawStream, type RawStream } from './raw-stream';

type Recorded = ReadonlyMap<Asked, readonly [plain: Bytes, conditional: Bytes]>;

export class Watch {
  readonly #requestIds: string[] = [];
  readonly #streams = new Map<string, RawStream>();
  readonly #probes: readonly Asked[];
  #before: Recorded = new Map();

  /** `url`: where it asks, in place of the world's own server. */
  constructor(
    readonly world: World,
    readonly person: Person,
    names: readonly string[],
    private readonly url: string = world.app.url,
  ) {
    this.#probes = probesOf(world, person, names);
  }

  get asked(): number {
    return this.#probes.length;
  }

  get requestIds(): readonly string[] {
    return this.#requestIds;
  }

  async begin(): Promise<void> {
    for (const scene of ['fighting', 'supplying'] as const) {
      const path = `/v1/campaigns/${this.world[scene].id}/events/stream`;
      this.#streams.set(scene, await openRawStream(this.url, path, this.person.token));
    }
    await this.#heard();
    this.#before = await this.#record();
  }

  /** What is different from the last time, request by request; empty: nothing, to the last byte. */
  async differences(): Promise<readonly string[]> {
    const heard = await this.#heard();
    const after = await this.#record();
    const found = [...after].flatMap(([asked, answers]) =>
      answers.flatMap((answer, index) => {
        const before = this.#before.get(asked)?.[index];
        const what = before === undefined ? 'was not asked before' : difference(before, answer);
        return what === null ? [] : [`${asked.name}${index === 0 ? '' : ', if changed'}: ${what}`];
      }),
    );
    this.#before = after;
    return [...heard, ...found];
  }

  end(): void {
    for (const stream of this.#streams.values()) stream.close();
  }

  async #heard(): Promise<readonly string[]> {
    const heard: string[] = [];
    for (const [scene, stream] of this.#streams) {
      const text = await stream.taken();
      if (text !== '') heard.push(`the stream in ${scene}: ${text}`);
    }
    return heard;
  }

  /** Every answer, and the one to somebody who has it as it was before. */
  async #record(): Promise<Recorded> {
    const recorded = new Map<Asked, readonly [Bytes, Bytes]>();
    await inLanes(this.#probes, async (asked) => {
      const plain = await bytesOf(this.url, asked);
      const known = this.#before.get(asked)?.[0].etag ?? plain.etag;
      const conditional =
        known === null || asked.method !== 'GET'
          ? plain
          : await bytesOf(this.url, { ...asked, headers: { ...asked.headers, 'if-none-match': known } });
      for (const { requestId } of new Set([plain, conditional])) this.#requestIds.push(requestId);
      recorded.set(asked, [plain, conditional]);
    });
    return recorded;
  }
}

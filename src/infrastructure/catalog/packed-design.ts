/** Designs as they are stored and kept in memory: their content as deflated JSON, some 700 bytes each. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { contentOf, type DesignContent, designOf, type MechDesign } from '../../catalog';

/** A copy: what zlib answers is a window on a much larger buffer, which would be kept along with it. */
export const packContent = (content: DesignContent): Buffer =>
  Buffer.from(deflateRawSync(JSON.stringify(content)));

export const packDesign = (design: MechDesign): Buffer => packContent(contentOf(design));

/** Throws for what `packDesign` did not make. Some 50 µs. */
export const unpackDesign = (packed: Uint8Array): MechDesign =>
  designOf(JSON.parse(inflateRawSync(packed).toString('utf8')) as DesignContent);

/** A packed design under the hash of its content. */
export interface Packed {
  readonly hash: string;
  readonly body: Buffer;
}

/** Designs in use, unpacked: those that were used last, so that memory has a bound whatever is imported. */
export class UnpackedDesigns {
  readonly #known = new Map<string, MechDesign>();

  /** @param most so many designs, of some 20 KB each, are kept */
  constructor(private readonly most = 400) {}

  get({ hash, body }: Packed): MechDesign {
    const known = this.#known.get(hash) ?? unpackDesign(body);
    this.#known.delete(hash);
    this.#known.set(hash, known);
    if (this.#known.size > this.most)
      for (const oldest of this.#known.keys()) return (this.#known.delete(oldest), known);
    return known;
  }

  get size(): number {
    return this.#known.size;
  }
}

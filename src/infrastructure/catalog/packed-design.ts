/** Designs as they are stored and kept in memory: their content as deflated JSON, some 700 bytes each. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { contentOf, type DesignContent, designOf, type MechDesign } from '../../catalog';
import { latest } from '../../kernel';

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

/** So many designs, of some 20 KB each, are kept unpacked. */
const MOST = 400;

/** Unpacks designs and keeps those that were used last, so that memory has a bound whatever is imported. */
export type Unpacker = (packed: Packed) => MechDesign;

export const unpacker = (): Unpacker => {
  const kept = latest(MOST, (_hash: string, body: Buffer) => unpackDesign(body));
  return ({ hash, body }) => kept(hash, body);
};

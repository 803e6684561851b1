/**
 * Archives for tests, byte by byte, so that they can lie about everything: sizes, places, checksums, names,
 * packing.
 */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string | Buffer;
  readonly bytes: Uint8Array;
  /** Packed by deflate unless told. */
  readonly stored?: boolean;
  /** What both headers claim instead of the truth. */
  readonly claims?: Partial<{
    readonly size: number;
    readonly packedSize: number;
    readonly crc: number;
    readonly method: number;
  }>;
  readonly flags?: number;
  /** Unix mode, as `0o120777` of a link. */
  readonly mode?: number;
  /** Place of another entry's bytes instead of its own, by index. */
  readonly placeOf?: number;
}

const header = (signature: number, ...fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer => {
  const out = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0));
  out.writeUInt32LE(signature);
  let at = 4;
  for (const [size, value] of fields) {
    if (size === 2) out.writeUInt16LE(value & 0xffff, at);
    else out.writeUInt32LE(value >>> 0, at);
    at += size;
  }
  return out;
};

const UTF8 = 0x800;

export const zip = (entries: readonly ZipEntry[], claimed: { readonly entries?: number } = {}): Buffer => {
  const bodies: Buffer[] = [];
  const central: Buffer[] = [];
  const places: number[] = [];
  let place = 0;
  for (const { name, bytes, stored = false, claims = {}, flags = 0, mode = 0o100644, placeOf } of entries) {
    const raw = typeof name === 'string' ? Buffer.from(name) : name;
    const packed = stored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const {
      size = bytes.length,
      packedSize = packed.length,
      crc = crc32(bytes),
      method = stored ? 0 : 8,
    } = claims;
    const bits = flags | (typeof name === 'string' ? UTF8 : 0);
    const told = [
      [2, bits],
      [2, method],
      [2, 0],
      [2, 0x5821],
      [4, crc],
      [4, packedSize],
      [4, size],
      [2, raw.length],
    ] as const;
    places.push(place);
    const body = Buffer.concat([header(0x04034b50, [2, 20], ...told, [2, 0]), raw, packed]);
    bodies.push(body);
    const at = placeOf === undefined ? place : (places[placeOf] ?? 0);
    central.push(
      header(
        0x02014b50,
        [2, 0x0314],
        [2, 20],
        ...told,
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, mode * 0x10000],
        [4, at],
      ),
      raw,
    );
    place += body.length;
  }
  const directory = Buffer.concat(central);
  const count = claimed.entries ?? entries.length;
  return Buffer.concat([
    ...bodies,
    directory,
    header(0x06054b50, [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, place], [2, 0]),
  ]);
};
